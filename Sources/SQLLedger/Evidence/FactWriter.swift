import FoundationEssentials
import ReconciliationCore

/// Writes what statements say about transactions, many to one verb: its statements are prepared once.
struct FactWriter {
    private let database: Database
    private let findAlias: any Statement
    private let addAlias: any Statement
    private let findFact: any Statement
    private let forceFact: any Statement
    private let addFact: any Statement
    private let markAlias: any Statement
    private let lastAliasBefore: Int64
    private let forgotten: ForgottenNames

    init(_ database: Database) throws {
        self.database = database
        findAlias = try database.prepared(SQL.Verification.findAlias)
        addAlias = try database.prepared(SQL.Verification.addAlias)
        findFact = try database.prepared(SQL.Verification.findFact)
        forceFact = try database.prepared(SQL.Verification.forceFact)
        addFact = try database.prepared(SQL.Verification.addFact)
        markAlias = try database.prepared(SQL.Verification.markAlias)
        forgotten = try database.forgottenNames()
        let lastAlias = try database.prepared(SQL.ImportedRows.lastAlias)
        lastAliasBefore = try Int64.fetchOne(lastAlias) ?? 0
    }

    /// Keeps one statement and marks its transaction. False where the same statement is known and in force.
    func add(_ stated: TransactionStatement, evidenceID: Int64?) throws -> Bool {
        let statement = stated.forgetting(forgotten)
        let alias = try alias(of: statement.transaction)
        if !alias.isNew, let known = try fact(of: alias.id, saying: statement) {
            guard try forceFact.run(binding: { $0.add(known) }) == 1 else { return false }
        } else {
            try addFact.queue { statement.bind(aliasID: alias.id, evidenceID: evidenceID, to: $0) }
        }
        // The new ones are marked together, at the end.
        if !alias.isNew { try markAlias.queue { $0.add(alias.id) } }
        return true
    }

    /// To be called once at the end: credits that waited for one of the new transaction ids find their purchase.
    func finish() throws {
        try database.run(SQL.Verification.markNewAliases, [lastAliasBefore])
        try database.run(SQL.Imports.markCreditsOfNew, [lastAliasBefore])
    }

    private func alias(of transaction: TransactionKey) throws -> (id: Int64, isNew: Bool) {
        func bind(to row: any ParameterBinder) {
            row.add(transaction.environment.rawValue)
            row.add(transaction.id.rawValue)
        }
        if let new = try addAlias.firstNumber(binding: bind) { return (new, true) }
        guard let known = try findAlias.firstNumber(binding: bind) else {
            throw DatabaseError(message: "a transaction id is neither new nor known")
        }
        return (known, false)
    }

    private func fact(of alias: Int64, saying statement: TransactionStatement) throws -> Int64? {
        try findFact.firstNumber { row in
            row.add(alias)
            row.add(statement.digest.bytes)
            row.add(statement.source.rawValue)
        }
    }
}

extension ContentDigest {
    /// As a column.
    var bytes: [UInt8] { Hexadecimal.bytes(hex.utf8) ?? Array(hex.utf8) }
}
