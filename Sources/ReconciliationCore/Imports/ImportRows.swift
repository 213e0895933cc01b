/// What the six kinds of files bring in (article "Files in"): one accepted row each, cleaned and typed.
///
/// Absent values (empty, `null`, `undefined`, an all-zero UUID …, Rules 1.4) are nil here. Names and tokens that are
/// no UUID stand as they were sent, blanks at either end included; everything else is trimmed.
package enum IntakeKind: String, Sendable, Hashable, Codable, CaseIterable {
    // The order files are imported in.
    case products, users, payments, credits, notifications, receipts
}

/// One accepted row of any kind.
package enum IntakeRow: Sendable, Hashable {
    case product(ProductRow)
    case user(UserRow)
    case payment(PaymentRow)
    case credit(CreditRow)
    case notification(NotificationRow)
    case submission(SubmissionRow)
}

/// What a client uploaded.
package struct SubmissionRow: Sendable, Hashable {
    /// The decoded bytes of `receipt_data` or the text of `signed_transaction`; nil for a bare claim.
    package var evidence: [UInt8]?
    package var userID: UserID?
    /// The same field exactly as it was sent: clients send names there too, and a name has its blanks
    /// (Rules 3.10, 9.3).
    package var userText: String?
    package var accountName: String?
    package var applicationUsername: String?
    package var transactionID: TransactionID?
    package var productID: ProductID?
    package var bundleID: BundleID?
    package var environment: StoreEnvironment?
    package var deviceToken: String?
    package var deviceID: String?
    package var deviceModel: String?
    package var osVersion: String?
    package var appVersion: String?
    package var receivedAt: Instant?
    package var submissionID: String?
    /// The client's own `sandbox` flag: recorded, never believed (its meaning differs between clients).
    package var sandboxFlag: String?

    /// The names under which clients send a receipt in the line of an upload, ours first.
    package static let receiptNames = ["receipt_data", "receipt-data", "receipt", "reciept", "receiptBase64"]

    package init() {}
}

/// One statement of the backend about a delivery.
package struct CreditRow: Sendable, Hashable {
    package enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        case credited, failed, withdrawn
    }

    package var transactionID: TransactionID
    package var userID: UserID
    package var creditedAt: Instant
    package var productID: ProductID?
    package var quantity: Int?
    package var orderID: OrderID?
    package var bundleID: BundleID?
    package var environment: StoreEnvironment?
    package var status: Status

    package init(transactionID: TransactionID, userID: UserID, creditedAt: Instant, status: Status = .credited) {
        self.transactionID = transactionID
        self.userID = userID
        self.creditedAt = creditedAt
        self.status = status
    }
}

/// Names, devices and merges of one user.
package struct UserRow: Sendable, Hashable {
    package var userID: UserID
    package var accountName: String?
    package var applicationUsername: String?
    package var appAccountToken: String?
    package var deviceToken: String?
    package var contact: String?
    package var updatedAt: Instant?
    package var mergedInto: UserID?

    package init(userID: UserID) { self.userID = userID }
}

/// One product of the catalogue.
package struct ProductRow: Sendable, Hashable {
    package var productID: ProductID
    package var bundleID: BundleID?
    package var type: ProductType?
    /// Per unit.
    package var priceMilliunits: Int64?
    package var currency: String?
    package var name: String?
    /// What the backend calls it in credits.
    package var creditedAs: ProductID?
    package var subscriptionPolicy: SubscriptionPolicy?

    package init(productID: ProductID) { self.productID = productID }
}

/// A purchase the backend has already verified: evidence of grade `asserted`.
package struct PaymentRow: Sendable, Hashable {
    package var transactionID: TransactionID
    package var productID: ProductID
    package var purchaseDate: Instant
    package var originalTransactionID: TransactionID?
    package var quantity: Int?
    package var bundleID: BundleID?
    package var environment: StoreEnvironment?
    package var applicationUsername: String?
    package var appAccountToken: String?
    package var userID: UserID?
    package var lineItemID: LineItemID?
    package var revocationDate: Instant?
    /// For the whole quantity.
    package var priceMilliunits: Int64?
    package var currency: String?

    package init(transactionID: TransactionID, productID: ProductID, purchaseDate: Instant) {
        self.transactionID = transactionID
        self.productID = productID
        self.purchaseDate = purchaseDate
    }
}

/// A server notification's body as received.
package struct NotificationRow: Sendable, Hashable {
    /// Version 2: the text of `signedPayload`. Version 1: the whole JSON body.
    package var body: [UInt8]
    package var isSigned: Bool
    package var receivedAt: Instant?

    package init(body: [UInt8], isSigned: Bool, receivedAt: Instant?) {
        self.body = body
        self.isSigned = isSigned
        self.receivedAt = receivedAt
    }
}

/// A row that was refused, with what a person needs to fix it. Of the values of the row itself it carries at most Apple's id of a
/// transaction and the backend's of an order.
package struct RejectedRow: Sendable, Hashable {
    package var file: String
    /// Physical line on which the record starts, from 1, the header included; 0 for the whole file.
    package var line: Int
    /// The field at fault, empty where it is the row.
    package var field: String
    /// A stable code such as `missing_value` or `damaged_identifier`.
    package var rule: String
    /// One sentence: what is wrong and what to do.
    package var message: String
    /// How many records it stands for: above 1 where more were refused by its rule than are listed one by one.
    package var count: Int
    /// Of a row of `credits`: the transaction it is about, where that could be read.
    package var creditedTransaction: TransactionID?
    /// Of such a row: the order it is about, where that could be read too.
    package var creditedOrder: OrderID?
    /// What is kept of an upload that was refused for its evidence alone: the transaction it names is claimed all the same.
    package var keptSubmission: SubmissionRow?

    package init(file: String, line: Int, field: String, rule: String, message: String, count: Int = 1) {
        self.file = file
        self.line = line
        self.field = field
        self.rule = rule
        self.message = message
        self.count = count
    }
}
