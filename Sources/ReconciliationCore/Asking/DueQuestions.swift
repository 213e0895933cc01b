/// A transaction that somebody named, credited or pointed at without evidence of Apple's, and what is known of it since.
package struct WaitingTransaction: Sendable, Hashable {
    /// When it was first named, credited or pointed at; nil where nothing says so.
    package var since: Instant?
    /// When the last question about it lets the next one be asked; nil: now.
    package var nextAttemptAt: Instant?
    /// When it was last found, where the last question about it was answered so.
    package var foundAt: Instant?
    /// When it was last asked about in vain, where the last question about it was not answered.
    package var unansweredAt: Instant?
    /// Whether it was not put to Apple the last time, who wanted to be left alone.
    package var isPaused = false
    package var notFound: [NotFoundAnswer] = []
    /// The highest grade of the statements about it, in the store that is named where one is.
    package var bestGrade: Grade?
    /// The store that somebody named, and the highest grade of what is stated about the id in the other one: about another purchase
    /// (Rules 1.5).
    package var environment: StoreEnvironment?
    package var gradeElsewhere: Grade?

    package init(since: Instant?, nextAttemptAt: Instant? = nil) {
        self.since = since
        self.nextAttemptAt = nextAttemptAt
    }

    /// When it is asked about again, where the last question about it got no answer and that is still to come.
    package func turn(after asOf: Instant) -> Instant? {
        RetrySchedule.turn(nextAttemptAt, unansweredAt: unansweredAt, isPaused: isPaused, after: asOf)
    }

    /// Whether there is nothing to ask: Apple stated it. What only the backend stated is asked about. What Apple stated in the other store
    /// than the one that is named answers the question once Apple was asked, a grace time after, and did not know it there (or found it in
    /// the other store, where a question goes on): the wrong store was named.
    fileprivate func isAnswered(grace: Span) -> Bool {
        func isApple(_ grade: Grade?) -> Bool { grade.map { $0 >= .reported } ?? false }
        let answers = notFound.filter { $0.environment == environment }.map(\.askedAt) + [foundAt].compactMap(\.self)
        let isAskedThere = answers.contains { answer in since.map { answer >= $0 + grace } ?? true }
        return isApple(bestGrade) || isApple(gradeElsewhere) && isAskedThere
    }

    /// Whether Apple, asked for every app in both environments a grace time after the transaction was first named, knows
    /// nothing of it (Rules 3, `unknown_to_apple`).
    package func isUnknownToApple(apps: Set<BundleID>, grace: Span) -> Bool {
        guard let since, !isAnswered(grace: grace) else { return false }
        return notFound.areConclusive(forApps: apps, from: since + grace)
    }
}

extension AskingPolicy {
    /// Whether Apple is asked about a transaction now: its turn has come, Apple has not stated it, and not every app in both
    /// environments answered "not found" for good.
    package func isDue(_ waiting: WaitingTransaction, asOf: Instant) -> Bool {
        guard !apps.isEmpty, !waiting.isAnswered(grace: grace) else { return false }
        guard (waiting.nextAttemptAt ?? asOf) <= asOf else { return false }
        // What was found at this very moment and is still waited for needs a later answer.
        if waiting.foundAt == asOf { return false }
        return !waiting.notFound.areConclusive(forApps: Set(apps), from: (waiting.since ?? asOf) + grace)
    }

    /// Whether Apple is asked about a credit without purchase: a grace time after it, because its evidence may still come.
    package func isCreditDue(_ waiting: WaitingTransaction, asOf: Instant) -> Bool {
        guard let creditedAt = waiting.since, creditedAt + grace <= asOf else { return false }
        return isDue(waiting, asOf: asOf)
    }

    /// The apps whose "not found" in both environments stands for good: a question that broke off goes on with the others.
    package func appsNotKnowing(_ waiting: WaitingTransaction, asOf: Instant) -> Set<BundleID> {
        let start = (waiting.since ?? asOf) + grace
        return Set(apps.filter { waiting.notFound.areConclusive(forApps: [$0], from: start) })
    }

    /// From when on "not found" is conclusive for all who wait for a transaction since these moments; nil where nobody
    /// does. A moment that is still to come delays nobody else.
    package func conclusiveFrom(waitingSince moments: [Instant], asOf: Instant) -> Instant? {
        moments.max().map { min($0, asOf) + grace }
    }
}

/// A purchase that is a missed order, or would become one in this run: its Apple account may be read again.
package struct PurchaseToRecheck: Sendable, Hashable {
    package struct Transaction: Sendable, Hashable {
        /// As the ledger numbers it.
        package var number: Int64
        package var key: TransactionKey
        package var bundleID: BundleID?
        package var paidAt: Instant?
        package var isFullyRevoked = false
        package var isFree = false
        package var ownership: Ownership?
        /// The Apple account it is known to be of, Apple's mark up to which that was read, and when it was read to its end.
        package var customerID: Int64?
        package var revision: String?
        package var readAt: Instant?
        /// When the last question about it lets the next one be asked, and when it was last asked about in vain.
        package var nextAttemptAt: Instant?
        package var unansweredAt: Instant?
        package var isPaused = false

        package init(number: Int64, key: TransactionKey) {
            self.number = number
            self.key = key
        }
    }

    /// As the ledger numbers it.
    package var number: Int64
    /// Those that statements in force are about.
    package var transactions: [Transaction]

    package init(number: Int64, transactions: [Transaction] = []) {
        self.number = number
        self.transactions = transactions
    }
}

extension PurchaseToRecheck {
    /// When its account is read again, where the last try got no answer and that is still to come.
    package func turn(after asOf: Instant) -> Instant? {
        transactions.compactMap {
            RetrySchedule.turn($0.nextAttemptAt, unansweredAt: $0.unansweredAt, isPaused: $0.isPaused, after: asOf)
        }
        .max()
    }
}

/// A purchase whose Apple account is read again now.
package struct DueRecheck: Sendable, Hashable, Comparable {
    package var purchase: Int64
    /// The transaction it is asked by.
    package var transaction: PurchaseToRecheck.Transaction
    package var paidAt: Instant?
    /// When it was last read; nil where it never was.
    package var readAt: Instant?
    package var customerID: Int64?
    package var revision: String?

    package init(
        purchase: Int64,
        transaction: PurchaseToRecheck.Transaction,
        paidAt: Instant?,
        readAt: Instant? = nil,
        customerID: Int64?,
        revision: String?
    ) {
        self.purchase = purchase
        self.transaction = transaction
        self.paidAt = paidAt
        self.readAt = readAt
        self.customerID = customerID
        self.revision = revision
    }

    /// What was never read comes first, then what was read longest ago: with few requests a night, each has its turn. Among those
    /// the oldest payment comes first, undated ones last.
    package static func < (left: Self, right: Self) -> Bool {
        guard left.readAt == right.readAt else {
            guard let leftRead = left.readAt, let rightRead = right.readAt else { return left.readAt == nil }
            return leftRead < rightRead
        }
        guard left.paidAt == right.paidAt else {
            guard let leftPaid = left.paidAt, let rightPaid = right.paidAt else { return right.paidAt == nil }
            return leftPaid < rightPaid
        }
        return (left.transaction.key.id, left.purchase) < (right.transaction.key.id, right.purchase)
    }
}

extension AskingPolicy {
    /// Whether and by which transaction the Apple account of a purchase is read again: was the purchase refunded since?
    ///
    /// Only what can still be refunded and is ours counts. A purchase without date is always due; a dated one when its
    /// missing credit is reported, unless its account was read within the recheck interval.
    package func recheck(of purchase: PurchaseToRecheck, asOf: Instant) -> DueRecheck? {
        let refundable = purchase.transactions.filter(isRefundable)
        guard let transaction = refundable.min(by: { $0.number < $1.number }) else { return nil }
        let paidAt = refundable.compactMap(\.paidAt).min()
        if let paidAt, !isMissing(paidAt, asOf: asOf) { return nil }
        let readAt = refundable.compactMap(\.readAt).max()
        if let readAt, readAt + recheck > asOf { return nil }
        if let next = transaction.nextAttemptAt, next > asOf { return nil }
        let account = refundable.filter { $0.customerID != nil }.min { ($0.customerID ?? 0) < ($1.customerID ?? 0) }
        return DueRecheck(
            purchase: purchase.number,
            transaction: transaction,
            paidAt: paidAt,
            readAt: readAt,
            customerID: account?.customerID,
            revision: account?.revision
        )
    }

    private func isRefundable(_ transaction: PurchaseToRecheck.Transaction) -> Bool {
        environments.contains(transaction.key.environment)
            && transaction.bundleID.map(apps.contains) ?? true
            && !transaction.isFullyRevoked
            && !transaction.isFree
            && transaction.ownership != .familyShared
    }

    /// Whether the credit of a purchase paid then is missing: past grace, and within what the credits cover.
    private func isMissing(_ paidAt: Instant, asOf: Instant) -> Bool {
        guard let creditsSince, let creditsWatermark else { return false }
        return paidAt + grace <= asOf && creditsSince <= paidAt && paidAt <= creditsWatermark
    }
}
