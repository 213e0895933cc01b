import FoundationEssentials
import ReconciliationCore

/// Writes what statements say about transactions, many to one verb: its statements are prepared once. Works in portions: what
/// is known of the transactions of one is asked at once.
final class FactWriter {
    private let database: Database
    private let addAlias: any Statement
    private let forceFact: any Statement
    private let addFact: any Statement
    private let markAlias: any Statement
    private let lastAliasBefore: Int64
    private var lastAlias: Int64
    private let forgotten: ForgottenNames
    /// The transactions of this portion; nil of those that are not known.
    private var aliases: [TransactionKey: Int64?] = [:]
    /// What was stated about these transactions, before this portion or in it.
    private var facts: [StatedFact: KnownFact] = [:]

    private struct StatedFact: Hashable {
        let alias: Int64
        let digest: [UInt8]
        let source: String
    }

    private enum KnownFact {
        case inForce
        case outOfForce(Int64)
    }

    init(_ database: Database) throws {
        self.database = database
        addAlias = try database.prepared(SQL.Verification.addAlias)
        forceFact = try database.prepared(SQL.Verification.forceFact)
        addFact = try database.prepared(SQL.Verification.addFact)
        markAlias = try database.prepared(SQL.Verification.markAlias)
        forgotten = try database.forgottenNames()
        lastAliasBefore = try database.value(SQL.ImportedRows.lastAlias) ?? 0
        lastAlias = lastAliasBefore
    }

    /// Begins a portion.
    ///
    /// - Parameter transactions: those that statements may be about until the next one.
    func lookUp(_ transactions: some Collection<TransactionKey>) throws {
        aliases = Dictionary(transactions.map { ($0, nil) }) { first, _ in first }
        facts = [:]
        let wanted = transactions.map { [$0.environment.rawValue, $0.id.rawValue] }
        guard !wanted.isEmpty else { return }
        let rows = try database.cursor(SQL.Verification.findAliases, [jsonArray(wanted)])
        while let row = try rows.next() {
            let transaction = TransactionKey(environment: try row.code("environment"), id: row["transaction_id"])
            aliases[transaction] = row["alias_id"] as Int64
        }
        try lookUpFacts(of: aliases.values.compactMap { $0 })
    }

    private func lookUpFacts(of aliases: [Int64]) throws {
        guard !aliases.isEmpty else { return }
        let rows = try database.cursor(SQL.Verification.findFacts, [jsonArray(aliases)])
        while let row = try rows.next() {
            let fact = StatedFact(
                alias: row["alias_id"],
                digest: Array(row["digest"] as Data),
                source: row["source"]
            )
            facts[fact] = row["is_in_force"] ? .inForce : .outOfForce(row["fact_id"])
        }
    }

    /// Keeps one statement about a transaction that was looked up, and marks that. False where the same statement is known
    /// and in force.
    func add(_ stated: TransactionStatement, evidenceID: Int64?) throws -> Bool {
        let statement = stated.forgetting(forgotten)
        let alias = try alias(of: statement.transaction)
        let fact = StatedFact(alias: alias, digest: statement.digest.bytes, source: statement.source.rawValue)
        switch facts.updateValue(.inForce, forKey: fact) {
        case .inForce: return false
        case .outOfForce(let known): try forceFact.queue { $0.add(known) }
        case nil: try addFact.queue { statement.bind(aliasID: alias, evidenceID: evidenceID, to: $0) }
        }
        // The new ones are marked together, at the end.
        if alias <= lastAliasBefore { try markAlias.queue { $0.add(alias) } }
        return true
    }

    /// To be called once at the end: credits that waited for one of the new transaction ids find their purchase.
    func finish() throws {
        try database.run(SQL.Verification.markNewAliases, [lastAliasBefore])
        try database.run(SQL.Imports.markCreditsOfNew, [lastAliasBefore])
    }

    /// The number of a transaction id, which is made known where it is new.
    private func alias(of transaction: TransactionKey) throws -> Int64 {
        guard let lookedUp = aliases[transaction] else {
            throw DatabaseError(message: "the transaction \(transaction.id) was not looked up")
        }
        if let known = lookedUp { return known }
        lastAlias += 1
        aliases[transaction] = .some(lastAlias)
        try addAlias.queue { row in
            row.add(lastAlias)
            row.add(transaction.environment.rawValue)
            row.add(transaction.id.rawValue)
        }
        return lastAlias
    }
}

extension ContentDigest {
    /// As a column.
    var bytes: [UInt8] { Hexadecimal.bytes(hex.utf8) ?? Array(hex.utf8) }
}
