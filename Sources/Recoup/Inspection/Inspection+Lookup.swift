import AppStoreRecords
import ReconciliationCore

extension Inspection {
    /// The purchases it states, those in signed pieces included.
    var allPurchases: [AppStoreTransaction] { purchases + pieces.flatMap(\.inspection.allPurchases) }

    /// Every transaction it names, the original ones too: a restored purchase is known under that.
    var namedTransactions: [TransactionID] {
        var seen: Set<String> = []
        return allPurchases.flatMap { [$0.transactionID, $0.originalTransactionID ?? ""] }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
            .map { TransactionID($0) }
    }

    /// What a lookup says of it.
    func reading(of file: String) -> ReceiptReading {
        var seen: Set<String> = []
        return ReceiptReading(
            file: file == "-" ? "standard input" : file,
            verdict: verdict,
            rule: rule,
            detail: detail,
            isProven: isVerified,
            transactionIDs: allPurchases.map(\.transactionID).filter { seen.insert($0).inserted }
        )
    }
}
