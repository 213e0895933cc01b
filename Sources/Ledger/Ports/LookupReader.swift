package import ReconciliationCore

/// What people look up, one purchase or one customer at a time.
package protocol LookupReader: AnyObject {
    /// Everything known about a query, and about transactions that Apple or a receipt named with it or instead of it.
    func lookup(_ query: String?, naming transactions: [TransactionID]) throws(StoreFailure) -> LookupResult

    /// The dossiers of the purchases known under a transaction id, with every statement about them: at most one per
    /// environment. Costs what those purchases touch, not what the ledger holds.
    func purchaseHistories(of transactionID: TransactionID) throws(StoreFailure) -> [PurchaseHistory]

    /// Of the newest `count` records that state names, the names no user holds; of the newest that state users, the
    /// users. Costs what is looked at, not what the ledger holds.
    func namingSample(newest count: Int) throws(StoreFailure) -> NamingSample
}

/// All there is about one purchase.
package struct PurchaseHistory: Sendable, Hashable {
    package var dossier: Dossier
    package var statements: [TransactionStatement]
    /// The list and reason the books have it under; nil before its first run.
    package var bookedList: String?
    package var bookedReason: String?
    /// Its cases, standing or settled.
    package var cases: [CaseStatus]
    /// How the devices of its uploads compare with the receipts they sent.
    package var devices: [DeviceReport] = []
    /// The orders of Apple's e-mails it is known to belong to.
    package var appleOrderIDs: [String] = []
    /// What came in since the last run and is not in the books yet.
    package var news: [PurchaseNews] = []
    /// Statements about its deliveries dated after the last run: each counts from its date on.
    package var future: [PurchaseNews] = []

    package init(
        dossier: Dossier,
        statements: [TransactionStatement],
        bookedList: String?,
        bookedReason: String?,
        cases: [CaseStatus]
    ) {
        self.dossier = dossier
        self.statements = statements
        self.bookedList = bookedList
        self.bookedReason = bookedReason
        self.cases = cases
    }
}
