package import ReconciliationCore

/// What the dossiers of the selected purchases are put together from: as much of the ledger as those touch, and no more.
package protocol DossierStore {
    /// Gathers what the dossiers need besides the purchases' own rows. What was gathered before is forgotten.
    func gatherDossierFacts() throws
    /// The periods of each subscription that a selected purchase is a period of.
    func forEachSubscription(_ body: (SubscriptionPeriods) throws -> Void) throws
    /// Keeps that a period of a subscription, given by a transaction of it, is the first paid one after a free first one, for the
    /// dossier of that purchase.
    func keepFirstPaid(_ period: TransactionID, of subscription: SubscriptionPeriods) throws
    /// The selected purchases, in the order of their numbers.
    func forEachPurchase(_ body: (PurchaseRecords) throws -> Void) throws
    /// The catalogue's entry for a product of an app.
    func catalogueEntry(of product: ProductID, in bundle: BundleID?) throws -> CatalogueEntry?
}

/// The periods of one subscription.
package struct SubscriptionPeriods: Sendable, Hashable {
    package var environment: String
    package var original: TransactionID
    package var periods: [SubscriptionPeriod]

    package init(environment: String, original: TransactionID, periods: [SubscriptionPeriod] = []) {
        self.environment = environment
        self.original = original
        self.periods = periods
    }
}

/// All that the ledger holds about one purchase, as it is stored.
package struct PurchaseRecords: Sendable {
    package var number: Int64
    package var booked: BookedPurchase
    /// Its transactions in the order of their ids; none where nothing in force states it any more.
    package var transactions: [PurchaseTransaction] = []
    /// Its ids that nobody states.
    package var namedOriginals: Set<TransactionID> = []
    /// Whether it is a first paid period that was kept.
    package var isFirstPaidPeriod = false
    /// The resolutions and reopenings of its cases, as far as they are in the books.
    package var decisions: [CaseDecision] = []
    /// Every credit that names one of its transactions, live or not.
    package var credits: [Credit] = []
    package var refusedCredit: RefusedCredit?
    /// The earliest delivery that a row of credits states for after the as-of.
    package var futureCreditAt: Instant?
    /// The earliest live credit without purchase that names one of its transactions in the other store.
    package var creditOfOtherStore: Credit?
    /// The earliest live credit of the original its transactions of unknown type name, or of its purchase.
    package var creditOfOriginal: Credit?
    /// When the earliest unsigned notification of its refund came, where Apple has not answered about it yet.
    package var refundNoticeAt: Instant?
    /// What every statement about each of its transactions says of a refund, if any of them states one.
    package var refundStatements: [TransactionID: [RefundStatement]] = [:]
    /// Apple's "not found" answers about those of its transactions that only the backend states.
    package var notFound: [TransactionID: [NotFoundAnswer]] = [:]
    /// Every submission that may concern it.
    package var submissions: [SubmissionRecord] = []
    package var names: [NameOnPurchase] = []
    /// The users that rows of `payments` name besides those of its transactions, after merges of accounts.
    package var otherBackendUsers: Set<UserID> = []
    /// The users that its neighbours in its subscription and receipts are credited to, as far as it asked them.
    package var subscriptionUsers: Set<UserID> = []
    package var receiptUsers: Set<UserID> = []

    package init(number: Int64, booked: BookedPurchase) {
        self.number = number
        self.booked = booked
    }
}

/// One transaction of a purchase.
package struct PurchaseTransaction: Sendable, Hashable {
    package var merged: MergedTransaction
    /// The user that `payments` name, after merges of accounts.
    package var backendUser: UserID?

    package init(_ merged: MergedTransaction, backendUser: UserID? = nil) {
        self.merged = merged
        self.backendUser = backendUser
    }
}

/// A submission that names or contains an id of a purchase.
package struct SubmissionRecord: Sendable, Hashable {
    /// What it says, without its transactions and its uploader.
    package var link: SubmissionLink
    package var sender: SubmissionSender
    /// The users the users files give its device to, where they know it.
    package var deviceUsers: DeviceUsers?
    /// How it mentions the transactions of the purchase, one by one.
    package var mentions: [SubmissionMention] = []

    package init(_ link: SubmissionLink, sender: SubmissionSender, deviceUsers: DeviceUsers? = nil) {
        self.link = link
        self.sender = sender
        self.deviceUsers = deviceUsers
    }
}

/// How a submission mentions one transaction of a purchase.
package struct SubmissionMention: Sendable, Hashable {
    package var environment: StoreEnvironment
    /// Whether its own verified evidence contains the transaction.
    package var isContained: Bool
    /// Whether it names the transaction's id, in whichever store.
    package var isIDNamed: Bool
    /// The store it states.
    package var statedEnvironment: StoreEnvironment?
    /// The store in which its own evidence has the id it names.
    package var evidenceEnvironment: StoreEnvironment?
    /// The stores in which a purchase has the id it names.
    package var knownIn: Set<StoreEnvironment>

    package init(
        environment: StoreEnvironment,
        isContained: Bool,
        isIDNamed: Bool,
        statedEnvironment: StoreEnvironment?,
        evidenceEnvironment: StoreEnvironment?,
        knownIn: Set<StoreEnvironment>
    ) {
        self.environment = environment
        self.isContained = isContained
        self.isIDNamed = isIDNamed
        self.statedEnvironment = statedEnvironment
        self.evidenceEnvironment = evidenceEnvironment
        self.knownIn = knownIn
    }
}
