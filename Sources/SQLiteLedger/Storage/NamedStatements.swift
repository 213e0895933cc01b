import FoundationEssentials
import GRDB

/// The statements of the ledger. Each file of the folder `SQL` is an enumeration of the statements in it.
enum SQL {
    static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// A statement of one file, by the name that stands above it there: `-- name: listLostOrders`.
protocol NamedStatement: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    static var file: StatementFile { get }
}

extension NamedStatement {
    /// The text, comments included: they show in the traces of a slow night.
    var sql: String { Self.file[rawValue] }
}

/// The statements of one embedded file, taken apart once.
struct StatementFile: Sendable {
    private let texts: [String: String]

    var names: Set<String> { Set(texts.keys) }

    /// - Parameter bytes: the file: each statement below a line `-- name: …` of its own.
    init(_ bytes: [UInt8]) {
        let parts = SQL.text(bytes).split(separator: "-- name: ")
        let named = parts.map { part in
            let nameEnd = part.firstIndex(of: "\n") ?? part.endIndex
            return (String(part[..<nameEnd]), part[nameEnd...].trimmingPrefix("\n"))
        }
        texts = Dictionary(uniqueKeysWithValues: named.map { ($0, String($1)) })
    }

    /// A name without statement is a mistake in the program, which `NamedStatementsTests` would show.
    subscript(name: String) -> String {
        guard let text = texts[name] else { preconditionFailure("There is no statement named \(name).") }
        return text
    }
}

extension Database {
    /// The prepared form of a statement; the connection keeps it.
    func prepared(_ statement: some NamedStatement) throws -> Statement {
        try cachedStatement(sql: statement.sql)
    }

    /// Runs several statements that stand under one name, such as those that make temporary tables.
    func execute(_ script: some NamedStatement) throws { try execute(sql: script.sql) }

    /// Runs one statement and says how many rows it changed.
    @discardableResult
    func run(_ statement: some NamedStatement, _ arguments: [(any DatabaseValueConvertible)?] = []) throws -> Int {
        try prepared(statement).run(arguments)
        return changesCount
    }

    /// Runs one statement with arguments by name, and says how many rows it changed.
    @discardableResult
    func run(
        _ statement: some NamedStatement,
        named arguments: [String: (any DatabaseValueConvertible)?]
    ) throws -> Int {
        try prepared(statement).run(named: arguments)
        return changesCount
    }

    /// Whether a table has no row.
    func isEmpty(_ table: String) throws -> Bool {
        try Bool.fetchOne(self, sql: "SELECT max(rowid) IS NULL FROM \(table)") ?? false
    }

    /// Rows of a table or temporary table.
    func count(_ table: String) throws -> Int { try Int.fetchOne(self, sql: "SELECT COUNT(*) FROM \(table)") ?? 0 }
}

extension Statement {
    /// Runs the statement again with other arguments. Their number is the caller's promise: loading is the hot path.
    func run(_ arguments: [(any DatabaseValueConvertible)?]) throws {
        setUncheckedArguments(StatementArguments(arguments))
        try execute()
    }

    /// Runs the statement again with other arguments, by name. Leaving one out is an error.
    func run(named arguments: [String: (any DatabaseValueConvertible)?]) throws {
        try setArguments(StatementArguments(arguments))
        try execute()
    }
}

/// A list as one bound value: SQLite reads it with `json_each`.
func jsonArray(_ values: [some Encodable]) throws -> String { try json(values) }

private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}

/// The codes of those that something holds for, as one bound list.
func codes<Code: CaseIterable & RawRepresentable<String>>(where holds: (Code) -> Bool) throws -> String {
    try jsonArray(Code.allCases.filter(holds).map(\.rawValue))
}

/// What each code stands for, as one bound value: SQLite looks a code up with `->>`.
func meanings<Code: CaseIterable & RawRepresentable<String>>(of meaning: (Code) -> String) throws -> String {
    try json(Dictionary(uniqueKeysWithValues: Code.allCases.map { ($0.rawValue, meaning($0)) }))
}
