extension AskingPlan {
    /// One request to make.
    package struct Request: Sendable, Hashable {
        package var unit: Int
        package var id: TransactionID
        package var app: BundleID
        /// One after the other, until one knows it.
        package var environments: [StoreEnvironment]
        package var revision: String?
        /// Whether Apple is asked for this transaction alone: its account's history did not show it.
        package var isSingle: Bool
    }

    /// What one page means for what was asked.
    package struct Place: Sendable, Hashable {
        /// By which transaction the account is known from now on: the one asked about, unless only another of it was shown.
        package var accountID: TransactionID
        /// Whether something on a page so far could not be read: Apple's mark behind it must not be gone on from.
        package var isDamaged = false
        /// Whether the walk has shown that it is the account asked about: a page held the transaction asked about, one
        /// known to be of the same account, or one that names such a one as its original.
        package var isOfAccount = false
        /// Whether the account is read to its end with it.
        package var isLast = false
        /// Further ids that belong to the account: those asked about, and those of the pages before the walk was known to
        /// be of the account.
        package var linked: [TransactionID] = []
        /// Transactions that had to be found, and are on it.
        package var found: [TransactionID] = []
        /// Why the walk ends with it although Apple promises more.
        package var end: PageTrail.End?
    }

    /// Why an app gave no conclusive answer about a transaction, and what follows for asking again.
    package struct Failure: Sendable, Hashable {
        package var why: String
        /// Whether it counts towards the attempts, so that the next one waits.
        package var isAttempt: Bool
        package var notBefore: Instant?
        /// Whether it is a final error of Apple's, such as that the id is of another kind.
        package var isAnswer = false
        /// Whether no other app can be asked either: nothing is left of the requests.
        package var concernsAllApps = false

        /// An app answered about it before, and now does not know it.
        package static let contradiction = "contradicting answers"
        package static let withoutTransaction = "an answer without the transaction"

        package init(_ why: String, isAttempt: Bool, notBefore: Instant? = nil) {
            self.why = why
            self.isAttempt = isAttempt
            self.notBefore = notBefore
        }

        /// Whether it replaces the failure of another app: what concerns all apps comes first, then what is no answer,
        /// then what counts as an attempt.
        func isToBeNoted(inPlaceOf other: Self) -> Bool {
            if concernsAllApps { return true }
            if isAnswer != other.isAnswer { return other.isAnswer }
            return isAttempt && !other.isAttempt
        }

        var ending: QuestionResult.Ending {
            .unanswered(why, isAttempt: isAttempt, notBefore: notBefore)
        }
    }
}
