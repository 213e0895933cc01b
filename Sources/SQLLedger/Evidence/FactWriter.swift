import FoundationEssentials
import ReconciliationCore

/// Writes what statements say about transactions, many to one verb: its statements are prepared once. Works in portions: what
/// is known of the transactions of one is asked at once.
final class FactWriter {
    private let database: Database
    private let addAlias: any Statement
    private let findFact: any Statement
    private let forceFact: any Statement
    private let addFact: any Statement
    private let markAlias: any Statement
    private let lastAliasBefore: Int64
    private var lastAlias: Int64
    private let forgotten: ForgottenNames
    /// The transactions of this portion; nil of those that are not known.
    private var aliases: [TransactionKey: Alias?] = [:]
    /// What was stated in this portion about transactions that it made known.
    private var statedOfNew: Set<StatedFact> = []

    private struct Alias {
        let id: Int64
        let isOfThisPortion: Bool
    }

    private struct StatedFact: Hashable {
        let alias: Int64
        let digest: ContentDigest
        let source: EvidenceSource
    }

    init(_ database: Database) throws {
        self.database = database
        addAlias = try database.prepared(SQL.Verification.addAlias)
        findFact = try database.prepared(SQL.Verification.findFact)
        forceFact = try database.prepared(SQL.Verification.forceFact)
        addFact = try database.prepared(SQL.Verification.addFact)
        markAlias = try database.prepared(SQL.Verification.markAlias)
        forgotten = try database.forgottenNames()
        lastAliasBefore = try Int64.fetchOne(database.prepared(SQL.ImportedRows.lastAlias)) ?? 0
        lastAlias = lastAliasBefore
    }

    /// Begins a portion.
    ///
    /// - Parameter transactions: those that statements may be about until the next one.
    func lookUp(_ transactions: some Collection<TransactionKey>) throws {
        aliases = Dictionary(transactions.map { ($0, nil) }) { first, _ in first }
        statedOfNew = []
        let wanted = transactions.map { [$0.environment.rawValue, $0.id.rawValue] }
        guard !wanted.isEmpty else { return }
        let rows = try Row.fetchCursor(
            database.prepared(SQL.Verification.findAliases),
            arguments: [jsonArray(wanted)]
        )
        while let row = try rows.next() {
            guard let environment: StoreEnvironment = row.code("environment") else { continue }
            let transaction = TransactionKey(
                environment: environment,
                id: TransactionID(row["transaction_id"] as String)
            )
            aliases[transaction] = Alias(id: row["alias_id"], isOfThisPortion: false)
        }
    }

    /// Keeps one statement about a transaction that was looked up, and marks that. False where the same statement is known
    /// and in force.
    func add(_ stated: TransactionStatement, evidenceID: Int64?) throws -> Bool {
        let statement = stated.forgetting(forgotten)
        let alias = try alias(of: statement.transaction)
        if alias.isOfThisPortion {
            let fact = StatedFact(alias: alias.id, digest: statement.digest, source: statement.source)
            guard statedOfNew.insert(fact).inserted else { return false }
            try keep(statement, of: alias, evidenceID)
        } else if let known = try fact(of: alias.id, saying: statement) {
            guard try forceFact.run(binding: { $0.add(known) }) == 1 else { return false }
        } else {
            try keep(statement, of: alias, evidenceID)
        }
        // The new ones are marked together, at the end.
        if alias.id <= lastAliasBefore { try markAlias.queue { $0.add(alias.id) } }
        return true
    }

    /// To be called once at the end: credits that waited for one of the new transaction ids find their purchase.
    func finish() throws {
        try database.run(SQL.Verification.markNewAliases, [lastAliasBefore])
        try database.run(SQL.Imports.markCreditsOfNew, [lastAliasBefore])
    }

    private func keep(_ statement: TransactionStatement, of alias: Alias, _ evidenceID: Int64?) throws {
        try addFact.queue { statement.bind(aliasID: alias.id, evidenceID: evidenceID, to: $0) }
    }

    /// The number of a transaction id, which is made known where it is new.
    private func alias(of transaction: TransactionKey) throws -> Alias {
        guard let lookedUp = aliases[transaction] else {
            throw DatabaseError(message: "the transaction \(transaction.id) was not looked up")
        }
        if let known = lookedUp { return known }
        lastAlias += 1
        let new = Alias(id: lastAlias, isOfThisPortion: true)
        aliases[transaction] = .some(new)
        try addAlias.queue { row in
            row.add(new.id)
            row.add(transaction.environment.rawValue)
            row.add(transaction.id.rawValue)
        }
        return new
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
