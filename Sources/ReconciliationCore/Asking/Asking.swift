/// A transaction Apple is asked about by its id.
package struct OpenQuestion: Sendable, Hashable {
    package enum Reason: String, Sendable, Hashable, Codable {
        /// A user named it, and no evidence holds it.
        case claim
        /// It was credited, and no evidence holds it.
        case credit
        /// Something unsigned pointed at it.
        case pointer
        /// It waits on the white list: was it refunded since?
        case recheck
    }

    package var reason: Reason
    package var transactionID: TransactionID
    /// Where it was made, as far as anybody says. Certain for `recheck` only.
    package var environment: StoreEnvironment?
    /// The app it is of, as far as anybody says.
    package var bundleID: BundleID?
    /// The Apple account it is known to belong to, as the ledger numbers them.
    package var customerID: Int64?
    /// Apple's mark up to which that account was read.
    package var revision: String?
    /// Apps that said in both environments, late enough, that they do not know it: they need not be asked again.
    package var notFoundBy: Set<BundleID>
    /// When it was last asked about in vain; nil: not yet, or it was answered since.
    package var unansweredAt: Instant?
    /// What it shares with other questions that may be about the same Apple account: `user:`, `evidence:` … Only
    /// `evidence:` of a `recheck` says so for certain.
    package var links: [String]

    package init(
        _ reason: Reason,
        _ transactionID: TransactionID,
        environment: StoreEnvironment? = nil,
        bundleID: BundleID? = nil,
        customerID: Int64? = nil,
        revision: String? = nil,
        notFoundBy: Set<BundleID> = [],
        unansweredAt: Instant? = nil,
        links: [String] = []
    ) {
        self.reason = reason
        self.transactionID = transactionID
        self.environment = environment
        self.bundleID = bundleID
        self.customerID = customerID
        self.revision = revision
        self.notFoundBy = notFoundBy
        self.unansweredAt = unansweredAt
        self.links = links
    }
}

/// The questions that may be put to Apple now, and those whose turn is still to come.
package struct OpenQuestions: Sendable, Hashable {
    package var due: [OpenQuestion]
    /// How many got no answer and are asked again later: a run that asks nothing may still have had questions.
    package var awaitingTurnCount: Int

    package init(due: [OpenQuestion], awaitingTurnCount: Int) {
        self.due = due
        self.awaitingTurnCount = awaitingTurnCount
    }
}

extension Sequence<OpenQuestion> {
    /// In the same order, but those that got no answer before come last, the longest ago first: questions that are
    /// never answered must not keep the others from being asked, night after night (Rules 6.10).
    package var withUnansweredLast: [OpenQuestion] {
        enumerated().sorted { left, right in
            let (leftAt, rightAt) = (left.element.unansweredAt, right.element.unansweredAt)
            guard leftAt != rightAt else { return left.offset < right.offset }
            guard let leftAt, let rightAt else { return leftAt == nil }
            return leftAt < rightAt
        }
        .map(\.element)
    }
}

/// The settings that decide which questions are open.
package struct AskingPolicy: Sendable, Hashable {
    /// The apps Apple can be asked about; a token serves one.
    package var apps: [BundleID]
    package var environments: Set<StoreEnvironment>
    package var grace: Span
    package var recheck: Span
    /// Nil: nothing was credited yet.
    package var creditsSince: Instant?
    package var creditsWatermark: Instant?

    package init(
        apps: [BundleID],
        environments: Set<StoreEnvironment>,
        grace: Span,
        recheck: Span,
        creditsSince: Instant?,
        creditsWatermark: Instant?
    ) {
        self.apps = apps
        self.environments = environments
        self.grace = grace
        self.recheck = recheck
        self.creditsSince = creditsSince
        self.creditsWatermark = creditsWatermark
    }
}

/// One page of what Apple knows of one account, its pieces verified.
package struct AccountPage: Sendable, Hashable {
    package var bundleID: BundleID
    package var environment: StoreEnvironment
    /// The id it was asked by.
    package var askedID: TransactionID
    package var pieces: [NewEvidence]
    /// Where to go on, tonight or another night; nil where the answer was not part of a history.
    package var revision: String?
    /// Whether the account is read to its end with it.
    package var isLast: Bool
    /// Ids that stand in one receipt with those asked about: the same account.
    package var linked: [TransactionID]
    /// Transactions that had to be found, and are on it.
    package var found: [TransactionID]
    /// The apps for which Apple does not know the id it was asked by, in this environment: then there is no page.
    package var notFoundBy: [BundleID] = []
    /// Whether it is the answer to Get Transaction Info.
    package var isSingle = false
    /// Whether it says nothing of the other transactions of the account.
    package var isAboutOneAlone: Bool { isSingle || !notFoundBy.isEmpty }

    package init(
        bundleID: BundleID,
        environment: StoreEnvironment,
        askedID: TransactionID,
        pieces: [NewEvidence],
        revision: String?,
        isLast: Bool,
        linked: [TransactionID] = [],
        found: [TransactionID] = []
    ) {
        self.bundleID = bundleID
        self.environment = environment
        self.askedID = askedID
        self.pieces = pieces
        self.revision = revision
        self.isLast = isLast
        self.linked = linked
        self.found = found
    }
}

/// Evidence that did not come through the inbox, with what verification made of it.
package struct NewEvidence: Sendable, Hashable {
    package var digest: ContentDigest
    package var bytes: [UInt8]
    /// `evidenceID` is not used: the ledger gives it.
    package var answer: EvidenceAnswer

    package init(digest: ContentDigest, bytes: [UInt8], answer: EvidenceAnswer) {
        self.digest = digest
        self.bytes = bytes
        self.answer = answer
    }
}

/// Why a question was not even put to Apple. The codes are stored.
package enum NotAsked: String, Sendable, Hashable, CaseIterable {
    case credentialsRefused = "credentials_refused"
    case outage
    case budgetSpent = "budget_spent"
    /// Apple wants to be left alone until later.
    case paused
}

/// How a question ended that did not find its transaction.
package struct QuestionResult: Sendable, Hashable {
    package enum Ending: Sendable, Hashable {
        /// These apps, asked in both environments, say that they do not know it.
        case notFound(apps: [BundleID])
        /// No answer: why, and whether it counts towards the attempts.
        case unanswered(String, isAttempt: Bool, notBefore: Instant?)

        /// How the ledger keeps that no app knows the transaction: where Apple said so of a credit, the credit is not listed
        /// as unverified.
        package static let notFoundCode = "not_found"
        /// How it keeps that Apple stated the transaction.
        package static let foundCode = "found"

        /// Whether it was put to Apple and not answered.
        package var isInVain: Bool {
            if case .unanswered(let why, _, _) = self { return NotAsked(rawValue: why) == nil }
            return false
        }

        /// Whether Apple said not to ask before some moment, of this question or of all of its kind.
        var isPaused: Bool {
            if case .unanswered(_, _, let notBefore) = self { return notBefore != nil }
            return false
        }
    }

    package var transactionID: TransactionID
    package var ending: Ending
    /// Apps that said that they do not know it, where others gave no answer.
    package var notFoundBy: [BundleID]

    package var isNotFound: Bool {
        if case .notFound = ending { return true }
        return false
    }

    package init(_ transactionID: TransactionID, _ ending: Ending, notFoundBy: [BundleID] = []) {
        self.transactionID = transactionID
        self.ending = ending
        self.notFoundBy = notFoundBy
    }
}

/// When a question that got no answer is asked again, across runs (Rules 6.6).
package enum RetrySchedule {
    /// Evidence is `unverifiable` after so many counted attempts …
    package static let attemptsMax = 10
    /// … over at least this time.
    package static let patience = Span.days(14)
    static let firstWait = Span.hours(1)
    /// Less than a day, so that a nightly run asks again whatever the one before got no answer to.
    static let waitMax = Span.hours(20)
    /// How long a question waits that Apple answered with a final error.
    package static let finalErrorWait = Span.days(2)

    /// - Parameter attempts: counted ones, the one at `asOf` included.
    package static func nextAttempt(after attempts: Int, asOf: Instant, notBefore: Instant? = nil) -> Instant {
        var wait = firstWait
        for _ in 1..<max(attempts, 1) where wait < waitMax { wait = Span(milliseconds: wait.milliseconds * 2) }
        let next = asOf + min(wait, waitMax)
        return notBefore.map { max($0, next) } ?? next
    }

    /// When an unanswered question is asked again, if that is still to come; else nil. A final error of Apple's is an
    /// answer.
    ///
    /// - Parameter isPaused: whether it was not asked because Apple wants to be left alone until then.
    package static func turn(
        _ nextAttemptAt: Instant?,
        unansweredAt: Instant?,
        isPaused: Bool,
        after asOf: Instant
    ) -> Instant? {
        guard let nextAttemptAt, nextAttemptAt > asOf else { return nil }
        if isPaused { return nextAttemptAt }
        guard let unansweredAt else { return nil }
        return nextAttemptAt < unansweredAt + finalErrorWait ? nextAttemptAt : nil
    }

    /// Whether a run's attempts without an answer count: not if Apple answered nothing of this kind in the run, or is
    /// out of service. Then the network or a bad moment of Apple's is the cause, not the question.
    package static func countsAttempts(isAnswering: Bool, isOutOfService: Bool) -> Bool {
        isAnswering && !isOutOfService
    }

    /// Whether asking again has become pointless; that is not a "no".
    package static func isUsedUp(attempts: Int, firstAttempt: Instant, asOf: Instant) -> Bool {
        attempts >= attemptsMax && firstAttempt + patience <= asOf
    }
}
