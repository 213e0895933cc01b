import GRDB
import ReconciliationCore

extension Row {
    func instant(_ column: String) -> Instant? { (self[column] as Int64?).map { Instant(milliseconds: $0) } }

    func identity<Identity: TextIdentity>(_ column: String) -> Identity? {
        (self[column] as String?).map { Identity(rawValue: $0) }
    }

    /// A stored code; nil where the column is empty.
    func code<Code: RawRepresentable>(_ column: String) -> Code? where Code.RawValue == String {
        (self[column] as String?).flatMap { Code(rawValue: $0) }
    }
}

extension Statement {
    /// Runs the statement again with other arguments, by name. Leaving one out is an error.
    func run(named arguments: [String: (any DatabaseValueConvertible)?]) throws {
        try setArguments(StatementArguments(arguments))
        try execute()
    }
}

extension Database {
    /// Runs one embedded statement with arguments by name, and says how many rows it changed.
    @discardableResult
    func run(_ embedded: [UInt8], named arguments: [String: (any DatabaseValueConvertible)?]) throws -> Int {
        try prepared(embedded).run(named: arguments)
        return changesCount
    }
}
