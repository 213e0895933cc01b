/// Apple's transactions, found by id, account and order. Built once, never changed.
struct StoreIndex: Sendable {
    private var transactions: [KnownTransaction] = []
    private var byID: [String: Int] = [:]
    private var byAccount: [String: [Int]] = [:]
    private var byOrder: [String: [Int]] = [:]

    init(_ known: [KnownTransaction]) {
        // Histories are sorted by last change; ids break ties, so that pages never overlap.
        transactions = known.sorted {
            ($0.modified, $0.transaction.transactionId) < ($1.modified, $1.transaction.transactionId)
        }
        for (index, known) in transactions.enumerated() {
            let environment = known.transaction.environment
            byID["\(environment)/\(known.transaction.transactionId)"] = index
            byAccount["\(environment)/\(known.account)", default: []].append(index)
            if let order = known.orderId { byOrder[order, default: []].append(index) }
        }
    }

    /// One transaction. Without a bundle, whatever app sold it.
    func transaction(_ id: String, in environment: StoreEnvironment, of bundleID: String? = nil) -> KnownTransaction? {
        guard let index = byID["\(environment.rawValue)/\(id)"] else { return nil }
        let known = transactions[index]
        return bundleID == nil || known.transaction.bundleId == bundleID ? known : nil
    }

    /// All transactions of an Apple account in one app, ascending by last change.
    func history(of account: String, in environment: StoreEnvironment, of bundleID: String) -> [KnownTransaction] {
        (byAccount["\(environment.rawValue)/\(account)"] ?? [])
            .map { transactions[$0] }
            .filter { $0.transaction.bundleId == bundleID && $0.isMissingInHistory != true }
    }

    func order(_ id: String, of bundleID: String) -> [KnownTransaction] {
        (byOrder[id] ?? []).map { transactions[$0] }.filter { $0.transaction.bundleId == bundleID }
    }
}
