/// What verification found out about one piece of evidence.
package struct EvidenceAnswer: Sendable, Hashable {
    /// The rule of evidence that Apple was asked about in vain for long enough (Rules 6.6).
    package static let retriesUsedUpRule = "retries_used_up"
    /// What the rules begin with by which a status of Apple's is final; the status follows.
    package static let appleStatusRulePrefix = "apple_"
    /// The rule of evidence of an app that was not ours: nobody had its shared secret. Final until it is one of ours (Rules 6.4).
    package static let lacksSecretRule = appleStatusRulePrefix + "21004"

    package struct SetAside: Sendable, Hashable {
        package var rule: String
        package var detail: String

        package init(rule: String, detail: String) {
            self.rule = rule
            self.detail = detail
        }
    }

    /// What a notification was about.
    package struct Notice: Sendable, Hashable {
        package var type: String
        package var subtype: String?
        /// The same on every repeated delivery; version 1 has none.
        package var uuid: String?
        /// Whether this version of recoup knows the type and subtype. Others are kept and counted all the same.
        package var isKnown: Bool

        package init(type: String, subtype: String? = nil, uuid: String? = nil, isKnown: Bool) {
            self.type = type
            self.subtype = subtype
            self.uuid = uuid
            self.isKnown = isKnown
        }
    }

    /// A transaction that something unsigned names: to be asked about, never believed.
    package struct Pointer: Sendable, Hashable {
        package var transactionID: TransactionID
        package var environment: StoreEnvironment?
        package var bundleID: BundleID?
        /// It says that its money went back.
        package var isRevocation: Bool

        package init(
            _ transactionID: TransactionID,
            environment: StoreEnvironment? = nil,
            bundleID: BundleID? = nil,
            isRevocation: Bool = false
        ) {
            self.transactionID = transactionID
            self.environment = environment
            self.bundleID = bundleID
            self.isRevocation = isRevocation
        }
    }

    package var evidenceID: Int64
    package var form: StoredForm
    package var outcome: EvidenceOutcome
    package var rule: String?
    package var detail: String?
    package var bundleID: BundleID?
    package var environment: String?
    package var statedAt: Instant?
    /// The fingerprints of the root certificates the outcome rests on; empty where no chain held.
    package var roots: Set<String> = []
    /// What is inside, where it is verified.
    package var statements: [TransactionStatement]
    package var setAside: [SetAside]
    /// How many rows there are inside, as whoever read the contents counted them: each is posted or set aside.
    package var rowCount = 0
    /// Set for a notification only.
    package var notice: Notice?
    package var pointers: [Pointer] = []
    /// Receipts enclosed in something unsigned: evidence of their own, to be verified by themselves.
    package var enclosed: [[UInt8]] = []
    /// When to ask again: where the answer is not final, or where Apple was to be asked beside it and did not answer.
    package var nextAttemptAt: Instant?
    /// Whether it counts as an attempt: not where Apple would have to be asked and nobody asked.
    package var isAttempt = true
    /// What Apple answered when it was asked about the bytes, where the outcome rests on that.
    package var appleAnswer: [UInt8]?

    package init(evidenceID: Int64, form: StoredForm, outcome: EvidenceOutcome) {
        self.evidenceID = evidenceID
        self.form = form
        self.outcome = outcome
        self.statements = []
        self.setAside = []
    }
}
