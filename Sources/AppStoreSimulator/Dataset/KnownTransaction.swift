import Crypto
import Foundation

/// A transaction as Apple has it on file: one line of `store.jsonl`.
package struct KnownTransaction: Sendable, Codable, Equatable {
    /// The Apple account that paid.
    package var account: String
    /// Taken out of the client's queue: gone from receipts, still in the history.
    package var finished: Bool
    /// When the transaction last changed, epoch milliseconds: what histories are sorted by.
    package var modified: Int64
    /// What the customer sees in Apple's e-mail. Production only.
    package var orderId: String?
    package var transaction: SignedTransaction
    /// Whether Apple answers about it alone only: the history of its account leaves it out. Nil: no.
    package var isMissingInHistory: Bool?

    package init(account: String, finished: Bool, transaction: SignedTransaction) {
        self.account = account
        self.finished = finished
        self.transaction = transaction
        modified = max(transaction.purchaseDate, transaction.revocationDate ?? 0)
        orderId =
            transaction.environment == StoreEnvironment.production.rawValue
            ? Self.orderID(of: transaction.transactionId) : nil
    }

    /// A short code starting with M, the same for the same transaction.
    package static func orderID(of transactionID: String) -> String {
        let alphabet = Array("BCDFGHJKLMNPQRSTVWXYZ0123456789T")
        let digest = SHA256.hash(data: Data(transactionID.utf8))
        return "M" + String(digest.prefix(10).map { alphabet[Int($0 % 32)] })
    }
}
