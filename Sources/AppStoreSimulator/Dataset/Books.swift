/// A row of the users file.
package struct UserRow: Sendable, Equatable {
    package var userID: String
    package var accountName: String
    package var applicationUsername = ""
    package var appAccountToken = ""
    package var updatedAt: Moment?
    package var mergedInto = ""
}

/// A row of the credits file: one statement of the app's backend.
package struct CreditRow: Sendable, Equatable {
    package var transactionID: String
    package var userID: String
    package var creditedAt: Moment
    package var productID = ""
    package var quantity = ""
    package var orderID = ""
    package var bundleID = ""
    package var environment = ""
    package var status = ""
}

/// A row of the payments file: a purchase the backend says it has verified.
package struct PaymentRow: Sendable, Equatable {
    package var transactionID: String
    package var productID: String
    package var purchasedAt: Moment
    package var bundleID = ""
    package var applicationUsername = ""
    package var userID = ""
    package var revokedAt: Moment?
    package var price = ""
    package var currency = ""
}

/// What a client uploads beside its words.
package enum Evidence: Sendable, Equatable {
    case receipt(AppReceipt)
    /// Changed after Apple signed it.
    case tampered(AppReceipt)
    /// Signed by an authority nobody pinned.
    case untrusted(AppReceipt)
    case transaction(SignedTransaction)
    case untrustedTransaction(SignedTransaction)
    /// The iOS 6 style, which only `verifyReceipt` can prove.
    case transactionReceipt(TransactionReceipt)
    case untrustedTransactionReceipt(TransactionReceipt)
    case nothing
}

/// One upload, before signing. `fields` are the JSON fields but for the evidence.
package struct Submission: Sendable, Equatable {
    package var evidence: Evidence
    package var fields: [String: String]
    package var receivedAt: Moment
}

/// A notification and when the app's server got it.
package struct Delivery: Sendable, Equatable {
    package var notification: StoreNotification
    package var receivedAt: Moment
}

/// A transaction that Apple knows and nothing in the inbox states.
package struct Unheard: Sendable, Equatable {
    package var transaction: SignedTransaction
    /// An app account of the Apple account that paid, so that both are put together.
    package var userID: String
}

/// What a scenario put into the dataset, for those who wonder why something was expected.
package struct ScenarioRecord: Sendable, Encodable, Equatable {
    package var scenario: String
    package var transactions: [String]
    package var expected: String
}

/// Everything that goes into the inbox, and the truth beside it.
package struct Books: Sendable, Equatable {
    package var users: [UserRow] = []
    package var credits: [CreditRow] = []
    package var resentCredits: [CreditRow] = []
    package var payments: [PaymentRow] = []
    package var submissions: [Submission] = []
    package var resentSubmissions: [Submission] = []
    package var deliveries: [Delivery] = []
    package var reviewers: [String] = []
    package var truth: [TruthLine] = []
    package var scenarios: [ScenarioRecord] = []
    package var unheard: [Unheard] = []
    /// Notifications Apple sent and the app's server never took.
    package var undelivered: [StoreNotification] = []
    /// Transactions whose offline truth no longer holds once Apple has been asked.
    package var settledOnline: Set<String> = []
    /// What only Apple's answers bring to light.
    package var truthOnlyOnline: [TruthLine] = []

    /// What is right once Apple has been asked about everything.
    package var truthOnline: [TruthLine] {
        let standing = truth.filter { !settledOnline.contains($0.transactionID) || $0.transactionID.isEmpty }
        return standing.map { line in
            var line = line
            // Asked everywhere, Apple knows nothing of it.
            if line.kind == "unproven_credit" { line.kind = "missing_payment" }
            return line
        } + truthOnlyOnline
    }
}
