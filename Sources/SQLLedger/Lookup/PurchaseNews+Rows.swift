import ReconciliationCore

/// Statements about a purchase that the books do not count.
struct UncountedStatements {
    /// What came in since the last run posted: of deliveries each once, and the first of the refunds; by time.
    var news: [PurchaseNews] = []
    /// Statements about its deliveries dated after the last run, by time.
    var future: [PurchaseNews] = []
}

/// The uncounted statements about purchases, whose keys are a JSON array, by purchase.
func uncountedStatements(of purchases: String, in database: Database) throws -> [Int64: UncountedStatements] {
    var news: [Int64: Set<Stated>] = [:]
    var future: [Int64: [Stated]] = [:]
    for row in try database.rows(SQL.Lookup.statedDeliveries, named: ["purchases": purchases]) {
        let isNew = row["fate"] as String? == nil
        guard try isNew ? row.mayBeMeant() : row.isOfStoreMeant() else { continue }
        let stated = Stated(at: row["at"], kind: try row.code("kind"), userID: row["user_id"])
        if isNew {
            news[row["purchase_id"], default: []].insert(stated)
        } else {
            future[row["purchase_id"], default: []].append(stated)
        }
    }
    let refunds = try database.rows(SQL.Lookup.statedRefunds, named: ["purchases": purchases]).filter(\.isNewRefund)
    for (purchase, rows) in Dictionary(grouping: refunds, by: { $0["purchase_id"] as Int64 }) {
        let first = rows.compactMap { $0.revocation?.date }.min()
        news[purchase, default: []].insert(Stated(at: first, kind: .refunded, userID: nil))
    }
    var statements = news.mapValues { UncountedStatements(news: $0.sorted().map(\.news)) }
    for (purchase, stated) in future {
        statements[purchase, default: UncountedStatements()].future = stated.sorted().map(\.news)
    }
    return statements
}

private struct Stated: Hashable, Comparable {
    let at: Instant?
    let kind: PurchaseNews.Kind
    let userID: String?

    var news: PurchaseNews { PurchaseNews(kind, userID: userID, at: at) }

    static func < (left: Stated, right: Stated) -> Bool {
        guard left.at == right.at else {
            guard let first = left.at, let second = right.at else { return left.at == nil }
            return first < second
        }
        return (left.kind.rawValue, left.userID ?? "") < (right.kind.rawValue, right.userID ?? "")
    }
}

extension Row {
    /// Whether a refund that came in is news, by the columns of its fact and of what the books know of a refund of a part.
    var isNewRefund: Bool {
        let known = self["is_known_revoked"] ? Revocation(date: self["known_revocation_date"]) : nil
        return revocation?.isNews(beside: known) ?? false
    }
}
