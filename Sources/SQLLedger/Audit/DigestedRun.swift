import ReconciliationCore

/// A run with its balances, digested alone: the event of the next run states it, and from then on it never changes but by an
/// erasure.
struct DigestedRun {
    /// The table, as `forgotten_row` names it.
    static let table = "run"

    private let database: Database

    init(_ database: Database) { self.database = database }

    /// As the run stands, or where an erasure left it to read otherwise, as it stood before.
    func digest(of run: Int64) throws -> String {
        let now = try digestNow(of: run)
        guard let erased = try database.erasedRows(of: Self.table)[run], erased.rowDigest == now else { return now }
        return erased.digestAfter
    }

    /// As the run stands.
    func digestNow(of run: Int64) throws -> String {
        try database.digest(ofRowsOf: SQL.AuditChain.runBefore, [run + 1]).hash
    }

    /// The digest of the last run before another; that of nothing where there is none.
    func digest(before run: Int64) throws -> String {
        let last = try database.row(SQL.AuditChain.runBefore, [run])
        guard let last else { return RowDigest().digest(lastKey: 0).hash }
        return try digest(of: last["run_id"])
    }
}
