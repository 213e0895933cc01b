#if PostgreSQL
import Synchronization

/// What is worked out of the text of a statement before the server gets it.
///
/// Done once per text in a process: a command has few texts, and prepares many of them again and again.
struct TranslatedStatement: Sendable {
    let parameters: ParameterNames
    let tables: NamedTables
    /// The types of the elements, where all parameters are arrays (`ColumnType.arrayElements`).
    let arrayElements: [ColumnType]?

    private static let known = Mutex<[String: TranslatedStatement]>([:])

    /// - Parameter text: one statement, as its file has it.
    static func of(_ text: String) -> TranslatedStatement {
        if let translated = known.withLock({ $0[text] }) { return translated }
        let translated = TranslatedStatement(text)
        known.withLock { $0[text] = translated }
        return translated
    }

    private init(_ text: String) {
        parameters = ParameterNames(text)
        tables = NamedTables(parameters.sql)
        arrayElements = ColumnType.arrayElements(in: parameters.sql, parameterCount: parameters.count)
    }
}
#endif
