import FoundationEssentials
import GRDB
import ReconciliationCore

/// Writes what statements say about transactions, many to one verb: its statements are prepared once.
struct FactWriter {
    private let database: Database
    private let findAlias: Statement
    private let addAlias: Statement
    private let addFact: Statement
    private let markAlias: Statement
    private let lastAliasBefore: Int64

    init(_ database: Database) throws {
        self.database = database
        findAlias = try database.prepared(SQL.Verification.findAlias)
        addAlias = try database.prepared(SQL.Verification.addAlias)
        addFact = try database.prepared(SQL.Verification.addFact)
        markAlias = try database.prepared(SQL.Verification.markAlias)
        let lastAlias = try database.prepared(SQL.ImportedRows.lastAlias)
        lastAliasBefore = try Int64.fetchOne(lastAlias) ?? 0
    }

    /// Keeps one statement and marks its transaction. False where the same statement is known.
    func add(_ statement: TransactionStatement, evidenceID: Int64?) throws -> Bool {
        let aliasID = try aliasID(of: statement.transaction)
        try addFact.run(named: statement.columns(aliasID: aliasID, evidenceID: evidenceID))
        guard database.changesCount == 1 else { return false }
        try markAlias.run([aliasID])
        return true
    }

    /// To be called once at the end: credits that waited for one of the new transaction ids find their purchase.
    func finish() throws {
        try database.run(SQL.Imports.markCreditsOfNew, [lastAliasBefore])
    }

    private func aliasID(of transaction: TransactionKey) throws -> Int64 {
        let key: [(any DatabaseValueConvertible)?] = [transaction.environment.rawValue, transaction.id.rawValue]
        if let known = try Int64.fetchOne(findAlias, arguments: StatementArguments(key)) { return known }
        try addAlias.run(key)
        return database.lastInsertedRowID
    }
}
