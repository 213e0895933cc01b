import FoundationEssentials
import GRDB

extension Database {
    /// The prepared form of an embedded statement; the connection keeps it.
    func prepared(_ embedded: [UInt8]) throws -> Statement {
        try cachedStatement(sql: SQL.text(embedded))
    }

    /// Runs one embedded statement and says how many rows it changed.
    @discardableResult
    func run(_ embedded: [UInt8], _ arguments: [(any DatabaseValueConvertible)?] = []) throws -> Int {
        try prepared(embedded).run(arguments)
        return changesCount
    }
}

extension Statement {
    /// Runs the statement again with other arguments. Their number is the caller's promise: loading is the hot path.
    func run(_ arguments: [(any DatabaseValueConvertible)?]) throws {
        setUncheckedArguments(StatementArguments(arguments))
        try execute()
    }
}

/// A list as one bound value: SQLite reads it with `json_each`.
func jsonArray(_ values: [some Encodable]) throws -> String {
    String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
}
