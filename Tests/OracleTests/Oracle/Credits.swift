import AppStoreSimulator

/// One delivery by the backend, as the latest statement about it leaves it (Rules 3.2).
struct Credit: Sendable {
    /// Nil: no environment was stated and the transaction is known in none.
    var environment: String?
    var statements: [CreditRow]

    /// The latest decides; at a tie withdrawn beats failed beats credited.
    var deciding: CreditRow {
        statements.max { ($0.creditedAt, $0.status.weight) < ($1.creditedAt, $1.status.weight) } ?? statements[0]
    }

    /// Reading: one that names no store and is known in none counts as one of the real store.
    var storeEnvironment: String { environment ?? "Production" }
    var isLive: Bool { deciding.status == .credited }
    var hasFailed: Bool { deciding.status == .failed }

    /// The rows of which not everything stands any more. Reading: delivered to whoever a row of the delivery names; the row that takes it
    /// back alone says so too. What stands was more, where an older row of its order says so.
    var undoneDeliveries: [CreditRow] {
        let deliveries = statements.filter { $0.status == .credited }
        switch deciding.status {
        case .withdrawn: return deliveries + [deciding]
        case .failed: return []
        case .credited:
            guard deciding.orderID != nil, let left = deciding.quantity else { return [] }
            return deliveries.filter { row in row.quantity.map { $0 > left } ?? true }
        }
    }
}

extension CreditRow {
    fileprivate var whenever: CreditRow {
        var row = self
        row.night = 0
        return row
    }
}

extension CreditRow.Status {
    fileprivate var weight: Int {
        switch self {
        case .credited: 0
        case .failed: 1
        case .withdrawn: 2
        }
    }
}

/// The backend's credits read from rows.
struct Credits: Sendable {
    let all: [Credit]
    /// Rows that break no rule, future ones too.
    let rows: [CreditRow]
    private let asOf: Moment

    init(_ facts: Facts) {
        let asOf = facts.book.asOf
        self.asOf = asOf
        // An imported row with the same content twice is one statement, whenever it came.
        rows = Set(facts.book.credits.map(\.whenever)).compactMap(Self.read)
        let present = rows.filter { $0.creditedAt <= asOf }
        var groups: [[String]: Credit] = [:]
        // Credited rows and rows with an order first: the others refer to them.
        for row in present where row.orderID != nil || row.status == .credited {
            groups[Self.identity(row, facts), default: Credit(environment: nil, statements: [])].statements.append(row)
        }
        let standing = groups
        for row in present where row.orderID == nil && row.status != .credited {
            let environment = Self.meantEnvironment(of: row, facts)
            // Reading: the latest credit, whether it is still live or not; its instant is that of its credited row. Whose
            // it is, its latest credited row by then says.
            let target = standing.compactMap { identity, credit -> (identity: [String], instant: Moment)? in
                let credited = credit.statements.filter {
                    $0.status == .credited && $0.creditedAt <= row.creditedAt
                        && $0.transactionID == row.transactionID
                        && Self.meantEnvironment(of: $0, facts) == environment
                }
                guard let latest = credited.map(\.creditedAt).max() else { return nil }
                let holders = credited.filter { $0.creditedAt == latest }.map { facts.people.person($0.userID) }
                return holders.contains(facts.people.person(row.userID)) ? (identity, latest) : nil
            }.max { $0.instant < $1.instant }
            let identity = target?.identity ?? Self.identity(row, facts)
            groups[identity, default: Credit(environment: nil, statements: [])].statements.append(row)
        }
        all = groups.values.map { credit in
            Credit(environment: Self.environment(of: credit.deciding, facts), statements: credit.statements)
        }
    }

    var live: [Credit] { all.filter(\.isLive) }

    /// Rules 4.5: the latest `credited_at` not after as-of in any credit row, failed and withdrawn ones too.
    var watermark: Moment? { rows.map(\.creditedAt).filter { $0 <= asOf }.max() }

    /// `credits_since: auto`. Reading: the earliest `credited_at` of any credit row not after as-of.
    var earliest: Moment? { rows.map(\.creditedAt).filter { $0 <= asOf }.min() }

    /// Credits that name one of the purchase's transactions.
    func naming(_ purchase: Purchase) -> [Credit] {
        all.filter {
            $0.environment == purchase.environment && purchase.transactionIDs.contains($0.deciding.transactionID)
        }
    }

    /// Whether a row says that it was delivered after the as-of.
    func isDeliveredLater(_ purchase: Purchase, _ facts: Facts) -> Bool {
        rows.contains { row in
            row.creditedAt > asOf && row.status == .credited && purchase.transactionIDs.contains(row.transactionID)
                && Self.meantEnvironment(of: row, facts) == purchase.environment
        }
    }

    /// Rules 5.15: whether something says that it was delivered after all, or is not paid for any more.
    func leavesDoubt(about purchase: Purchase, of owner: Owner, _ facts: Facts) -> Bool {
        let isTakenBack = naming(purchase).contains { credit in
            credit.undoneDeliveries.contains { owner.candidates.contains(facts.people.person($0.userID)) }
        }
        let isInOtherStore = live.contains { credit in
            let id = credit.deciding.transactionID
            return purchase.transactionIDs.contains(id) && credit.storeEnvironment != purchase.environment
                && facts.purchase(id, environment: credit.environment) == nil
        }
        return isDeliveredLater(purchase, facts) || purchase.isRefundedByBackendOnly || isTakenBack || isInOtherStore
            || isOriginalDelivered(of: purchase, facts)
    }

    /// Whether it may be a restore or a renewal, nobody knowing its type, and what it names as its original was delivered.
    private func isOriginalDelivered(of purchase: Purchase, _ facts: Facts) -> Bool {
        guard purchase.kind == nil else { return false }
        let own = purchase.transactionIDs
        let originals = Set(purchase.statements.compactMap { Words.present($0.stated.originalTransactionID) })
        let others = originals.subtracting(own).flatMap { id in
            facts.purchase(id, environment: purchase.environment)?.transactionIDs.union([id]) ?? [id]
        }
        return live.contains { credit in
            others.contains(credit.deciding.transactionID) && credit.storeEnvironment == purchase.environment
        }
    }

    /// Rules 4.4: whether its delivery is overdue, and would be known. Nil: nobody dates it.
    func isOverdue(_ purchase: Purchase, _ facts: Facts) -> Bool? {
        purchase.purchasedAt.map { date in
            guard let watermark else { return false }
            return date.adding(hours: facts.book.policy.graceHours) <= asOf && date <= watermark
        }
    }

    private static func read(_ row: CreditRow) -> CreditRow? {
        var row = row
        guard let id = Words.present(row.transactionID), Words.isIdentifier(id) else { return nil }
        guard let user = Words.present(row.userID) else { return nil }
        row.transactionID = id
        row.userID = user
        row.orderID = Words.present(row.orderID)
        row.environment = Words.present(row.environment)
        row.productID = Words.present(row.productID)
        return row
    }

    private static func environment(of row: CreditRow, _ facts: Facts) -> String? {
        row.environment ?? facts.purchase(row.transactionID, environment: nil)?.environment
    }

    /// Rules 1.5: a row without environment means Production, but for an id that is known in Sandbox only.
    private static func meantEnvironment(of row: CreditRow, _ facts: Facts) -> String {
        environment(of: row, facts) ?? "Production"
    }

    private static func identity(_ row: CreditRow, _ facts: Facts) -> [String] {
        let transaction = [row.transactionID, meantEnvironment(of: row, facts)]
        if let order = row.orderID { return transaction + ["order", order] }
        return transaction + ["instant", facts.people.person(row.userID), String(row.creditedAt.milliseconds)]
    }
}
