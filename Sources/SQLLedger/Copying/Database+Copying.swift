import Ledger
import ReconciliationCore

extension Database {
    func holdsRows(_ table: LedgerTable) throws -> Bool {
        try Bool.fetchOne(connection.prepare("SELECT EXISTS (SELECT 1 FROM \(table.name))")) ?? false
    }

    /// Fills the tables, which are empty but for what making them left there, and proves what it wrote.
    ///
    /// - Throws: where a table does not read as the source's did.
    func copyEverything(from source: CopiedRows) throws -> LedgerCopy {
        let tables = try ledgerTables()
        guard try Set(tables.map(\.content)) == Set(source.tables().map(\.content)) else {
            throw DatabaseError(message: "the ledgers have different tables, so that something would be left behind")
        }
        let digests = try connection.takingOver(tables) {
            try tables.map { table in
                // Creating the tables wrote the beginning of the chain.
                try connection.execute("DELETE FROM \(table.name)")
                return try source.copy(table.rowsInOrder) { try connection.insert(into: table, $0) }
            }
        }
        for (table, digest) in zip(tables, digests) {
            guard try self.digest(ofRowsOf: table.rowsInOrder) == digest else {
                throw DatabaseError(message: "the rows of \(table.name) do not read as they were written")
            }
        }
        try copyTallies(from: source)
        return LedgerCopy(
            tableCount: tables.count,
            rowCount: digests.reduce(0) { $0 + $1.rowCount },
            chain: try AuditVerification(AuditRows(self)).verdict(.whole),
            brokenTotals: try brokenTotals()
        )
    }

    /// The tallies as they are kept, not counted again: the control totals count and compare.
    private func copyTallies(from source: CopiedRows) throws {
        let addTally = try prepared(SQL.Copying.addTally)
        let read = try source.copy(SQL.Copying.tallies) { next in
            while let row = try next() { try addTally.queue { binder in binder.add(row) } }
        }
        guard try digest(ofRowsOf: SQL.Copying.tallies) == read else {
            throw DatabaseError(message: "the tallies do not read as they were written")
        }
    }

    private func brokenTotals() throws -> [ControlTotal] {
        guard let last = try row(SQL.Runs.last) else { return [] }
        return try controlTotals(run: last["run_id"], isFull: true).filter { !$0.holds }
    }

    private func digest(ofRowsOf sql: String) throws -> RunningDigest { try digest(ofRowsOf: connection.prepare(sql)) }
}

/// The rows of a ledger that is copied, each digested as it is read.
struct CopiedRows {
    private let database: Database
    /// What an error of that ledger means: it is not the one that is written.
    private let failure: (any Error) -> StoreFailure

    init(of database: Database, failure: @escaping (any Error) -> StoreFailure) {
        self.database = database
        self.failure = failure
    }

    func tables() throws -> [LedgerTable] { try reading { try database.ledgerTables() } }

    /// - Returns: the digest of all rows that a statement answers, once `write` has taken them.
    func copy(_ sql: String, _ write: (_ next: () throws -> (any RowColumns)?) throws -> Void) throws -> RunningDigest {
        try copy(reading { try database.connection.prepare(sql) }, write)
    }

    /// The same of a named statement.
    func copy(
        _ statement: some NamedStatement,
        _ write: (_ next: () throws -> (any RowColumns)?) throws -> Void
    ) throws -> RunningDigest {
        try copy(reading { try database.prepared(statement) }, write)
    }

    private func copy(
        _ statement: any Statement,
        _ write: (_ next: () throws -> (any RowColumns)?) throws -> Void
    ) throws -> RunningDigest {
        var digest = RowDigest()
        let rows = try reading { try Row.fetchCursor(statement) }
        try write {
            guard let row = try reading({ try rows.next() }) else { return nil }
            digest.add(row.columns)
            return row.columns
        }
        return digest.digest(lastKey: 0)
    }

    private func reading<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch { throw failure(error) }
    }
}
