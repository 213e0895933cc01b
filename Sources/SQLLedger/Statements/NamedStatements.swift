import FoundationEssentials

/// The statements of the ledger. Each is an enumeration of the statements in one file: those that stand in this module, and those
/// that every engine has in its own SQL.
package enum SQL {}

/// A statement of one file, by the name that stands above it there: `-- name: listLostOrders`.
package protocol NamedStatement: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The file's name without its ending.
    static var file: String { get }
}

/// The texts of the named statements in an engine's SQL.
package struct StatementTexts: Sendable {
    private let files: [String: StatementFile]

    /// The shared statements and those of one engine. A statement stands in one of both; one that stands in both is a mistake in
    /// the program.
    ///
    /// - Parameters:
    ///   - own: the bytes of each file of the engine, by its name without its ending.
    ///   - adapt: makes of a shared statement what the engine takes.
    package init(_ own: [String: [UInt8]], adapting adapt: @escaping @Sendable (String) -> String = { $0 }) {
        self.init(own, shared: SharedStatements.files, adapting: adapt)
    }

    init(
        _ own: [String: [UInt8]],
        shared: [String: [UInt8]],
        adapting adapt: @escaping @Sendable (String) -> String = { $0 }
    ) {
        let names = Set(own.keys).union(shared.keys)
        files = Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, StatementFile(own: own[name] ?? [], shared: shared[name] ?? [], adapting: adapt))
            }
        )
    }

    /// The text, comments included: they show in the traces of a slow night. A name without text is a mistake in the
    /// program, which the tests of the engine would show.
    package func text(of statement: some NamedStatement) -> String {
        guard let text = files[type(of: statement).file]?.text(named: statement.rawValue) else {
            preconditionFailure("There is no statement named \(statement.rawValue).")
        }
        return text
    }

    /// The names in a file.
    package func names(inFile file: String) -> Set<String> { files[file]?.names ?? [] }
}

/// A list as one bound value, which SQL takes apart again.
package func jsonArray(_ values: [some Encodable]) throws -> String { try json(values) }

private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}

/// The codes of those that something holds for, as one bound list.
func codes<Code: CaseIterable & RawRepresentable<String>>(where holds: (Code) -> Bool) throws -> String {
    try jsonArray(Code.allCases.filter(holds).map(\.rawValue))
}

/// What each code stands for, as one bound value, in which SQL looks a code up.
func meanings<Code: CaseIterable & RawRepresentable<String>>(of meaning: (Code) -> String) throws -> String {
    try json(Dictionary(uniqueKeysWithValues: Code.allCases.map { ($0.rawValue, meaning($0)) }))
}
