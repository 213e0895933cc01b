import ReconciliationCore

/// A run with its balances, digested alone: the event of the next run states it, and after that only an erasure changes
/// it.
struct DigestedRun {
    /// The table, as `forgotten_row` names it.
    static let table = "run"

    private let database: Database

    init(_ database: Database) { self.database = database }

    /// The digest of a run as it is, or, if an erasure changed it, as it was before.
    func digest(of run: Int64) throws -> String {
        let now = try digestNow(of: run)
        guard let erased = try database.erasedRows(of: Self.table)[run], erased.rowDigest == now else { return now }
        return erased.digestAfter
    }

    /// The digest of a run as it is.
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
