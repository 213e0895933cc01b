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
        try addFact.run { statement.bind(aliasID: aliasID, evidenceID: evidenceID, to: &$0) }
        guard database.changesCount == 1 else { return false }
        try markAlias.run { $0.add(aliasID) }
        return true
    }

    /// To be called once at the end: credits that waited for one of the new transaction ids find their purchase.
    func finish() throws {
        try database.run(SQL.Imports.markCreditsOfNew, [lastAliasBefore])
    }

    private func aliasID(of transaction: TransactionKey) throws -> Int64 {
        func bind(to row: inout ParameterBinder) {
            row.add(transaction.environment.rawValue)
            row.add(transaction.id.rawValue)
        }
        if let known = try findAlias.firstNumber(binding: bind) { return known }
        try addAlias.run(binding: bind)
        return database.lastInsertedRowID
    }
}
