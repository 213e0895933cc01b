/// A transaction of a purchase, as far as it says whose fields count first.
package protocol GradedTransaction {
    var transactionID: TransactionID { get }
    /// The transaction that it names as its original.
    var originalID: TransactionID? { get }
    /// The grade of its best statement.
    var grade: Grade { get }
}

/// The transactions of one purchase in the order in which their fields count (Rules 2.8).
struct TransactionOrder<Transaction: GradedTransaction> {
    /// The transactions, sorted by the bytes of their ids.
    let byID: [Transaction]
    /// The one that is its own original, else one that another of them names as original.
    let original: Transaction?
    /// The one the purchase is shown under: the original, else the one with the smallest id.
    let shown: Transaction
    /// The best grade first; of one grade the shown transaction, then by id.
    let ranked: [Transaction]

    /// - Parameter transactions: at least one, each id once.
    init(_ transactions: [Transaction]) {
        byID = transactions.sorted { $0.transactionID < $1.transactionID }
        let named = Set(byID.compactMap(\.originalID))
        original =
            byID.first { $0.originalID == $0.transactionID }
            ?? byID.first { named.contains($0.transactionID) }
        let shown = original ?? byID[0]
        self.shown = shown
        ranked = ([shown] + byID.filter { $0.transactionID != shown.transactionID }).enumerated()
            .sorted { ($1.element.grade, $0.offset) < ($0.element.grade, $1.offset) }
            .map(\.element)
    }
}

extension MergedTransaction: GradedTransaction {
    package var transactionID: TransactionID { id.id }
    package var originalID: TransactionID? { facts.originalTransactionID }
}

/// A transaction of a purchase, as far as it says how much was paid for.
package struct QuantityOfTransaction: GradedTransaction, Sendable, Hashable {
    package let transactionID: TransactionID
    package let originalID: TransactionID?
    package let grade: Grade
    /// Nil where nothing states it.
    package let quantity: Int?

    package init(transactionID: TransactionID, originalID: TransactionID?, grade: Grade, quantity: Int?) {
        self.transactionID = transactionID
        self.originalID = originalID
        self.grade = grade
        self.quantity = quantity
    }
}

/// How much was paid for in a purchase with these transactions, as `PurchaseFacts` reads it: one where nothing states it.
package func paidQuantity(of transactions: [QuantityOfTransaction]) -> Int {
    guard !transactions.isEmpty else { return 1 }
    return TransactionOrder(transactions).ranked.lazy.compactMap(\.quantity).first ?? 1
}
