package import ReconciliationCore

/// A connection to the database of an engine, as the verbs need it.
package protocol DatabaseConnection: AnyObject {
    /// The texts of the named statements in the engine's own SQL.
    var texts: StatementTexts { get }

    /// Prepares one statement, to be run any number of times.
    func prepare(_ sql: String) throws -> any Statement

    /// Runs several statements without arguments.
    func execute(_ script: String) throws

    /// Fills a table. Where most of its rows come now, an engine for which that pays leaves its indexes and tallies out meanwhile,
    /// and makes them afterwards, in the same transaction.
    ///
    /// - Parameters:
    ///   - table: is filled.
    ///   - isBulk: whether most rows of the table come now; asked where that makes a difference.
    ///   - work: may look nothing up in the indexes, and read no tally of the table.
    func load<Value>(_ table: BulkLoad, isBulk: () throws -> Bool, _ work: () throws -> Value) throws -> Value

    /// Whether a table has at most so many rows; where rows were deleted it may be said to have more. Costs at most what reading
    /// so many costs.
    func has(atMost rows: Int64, in table: String) throws -> Bool

    /// The names of the ledger's tables that are kept, in alphabetical order.
    func tables() throws -> [String]

    /// Prepares tables to be filled with the rows of another ledger, in the order of `ledgerTables`: nothing is tallied meanwhile,
    /// secondary indexes are made afterwards, and a row may come before the one of its own table that it refers to.
    func takingOver<Value>(_ tables: [LedgerTable], _ work: () throws -> Value) throws -> Value

    /// Writes rows into a table, as many at once as the engine takes.
    ///
    /// - Parameters:
    ///   - table: takes them.
    ///   - next: the next row, its columns those of the table in the same order; nil after the last.
    func insert(into table: LedgerTable, _ next: () throws -> (any RowColumns)?) throws

    /// Makes the pseudonyms of a person known to the statements of an erasure, as `erased(text)` among words and `erased_people(text)`
    /// where only people stand, and beside them the digests by which names are compared.
    func prepareErasure(of values: PersonalValues) throws
}

/// A table as most of its rows come in, many at once.
package enum BulkLoad: Sendable {
    case payments, creditStatements
    case submissions, claims, evidence
    /// Of statements about credits that stand there already, as they get their fates.
    case fates
    case mergedTransactions
    /// Of transactions that are merged already, as they get their purchases.
    case assignedTransactions
    case purchases, credits, moves
}

/// An open transaction of the ledger.
package final class Database {
    package let connection: any DatabaseConnection
    private var prepared: [StatementName: any Statement] = [:]

    private struct StatementName: Hashable {
        let file: String
        let name: String
    }

    package init(_ connection: any DatabaseConnection) { self.connection = connection }

    /// The cached prepared form of a statement. One reading of it at a time.
    package func prepared(_ statement: some NamedStatement) throws -> any Statement {
        let name = StatementName(file: type(of: statement).file, name: statement.rawValue)
        if let known = prepared[name] { return known }
        let new = try unshared(statement)
        prepared[name] = new
        return new
    }

    /// Releases all prepared forms: a connection closes only without them.
    package func releaseStatements() { prepared = [:] }

    /// A prepared form that is not cached, for readings side by side.
    package func unshared(_ statement: some NamedStatement) throws -> any Statement {
        try connection.prepare(connection.texts.text(of: statement))
    }

    /// Runs several statements that stand under one name, such as those that make temporary tables.
    package func execute(_ script: some NamedStatement) throws {
        try connection.execute(connection.texts.text(of: script))
    }

    /// Runs one statement and says how many rows it changed.
    @discardableResult
    package func run(_ statement: some NamedStatement, _ arguments: [(any ColumnValue)?] = []) throws -> Int {
        try prepared(statement).run(arguments)
    }

    /// Runs one statement with arguments by name, and says how many rows it changed.
    @discardableResult
    package func run(_ statement: some NamedStatement, named arguments: NamedValues) throws -> Int {
        try prepared(statement).run(named: arguments)
    }

    /// Queues one statement: see `Statement.queue`.
    func queue(_ statement: some NamedStatement, _ arguments: [(any ColumnValue)?]) throws {
        try prepared(statement).queue(arguments)
    }

    /// The same with arguments by name.
    func queue(_ statement: some NamedStatement, named arguments: NamedValues) throws {
        try prepared(statement).queue(named: arguments)
    }

    /// All rows that one statement answers.
    package func rows(_ statement: some NamedStatement, _ arguments: [(any ColumnValue)?] = []) throws -> [Row] {
        try Row.fetchAll(prepared(statement), arguments: arguments)
    }

    /// The same with arguments by name.
    package func rows(_ statement: some NamedStatement, named arguments: NamedValues) throws -> [Row] {
        try Row.fetchAll(prepared(statement), arguments: arguments)
    }

    /// The first row that one statement answers; nil where there is none.
    package func row(_ statement: some NamedStatement, _ arguments: [(any ColumnValue)?] = []) throws -> Row? {
        try Row.fetchOne(prepared(statement), arguments: arguments)
    }

    /// The same with arguments by name.
    package func row(_ statement: some NamedStatement, named arguments: NamedValues) throws -> Row? {
        try Row.fetchOne(prepared(statement), arguments: arguments)
    }

    /// The rows that one statement answers, one after the other. One reading of a statement at a time.
    package func cursor(_ statement: some NamedStatement, _ arguments: [(any ColumnValue)?] = []) throws -> RowCursor {
        try Row.fetchCursor(prepared(statement), arguments: arguments)
    }

    /// The same with arguments by name.
    package func cursor(_ statement: some NamedStatement, named arguments: NamedValues) throws -> RowCursor {
        try Row.fetchCursor(prepared(statement), arguments: arguments)
    }

    /// The values in the first column of what one statement answers, but no nulls.
    package func values<Value: ColumnValue>(
        _ statement: some NamedStatement,
        _ arguments: [(any ColumnValue)?] = []
    ) throws -> [Value] {
        try Value.fetchAll(prepared(statement), arguments: arguments)
    }

    /// The same with arguments by name.
    package func values<Value: ColumnValue>(
        _ statement: some NamedStatement,
        named arguments: NamedValues
    ) throws -> [Value] {
        try Value.fetchAll(prepared(statement), arguments: arguments)
    }

    /// The value in the first column of the first row; nil where there is none, or where it is null.
    package func value<Value: ColumnValue>(
        _ statement: some NamedStatement,
        _ arguments: [(any ColumnValue)?] = []
    ) throws -> Value? {
        try Value.fetchOne(prepared(statement), arguments: arguments)
    }

    /// The same with arguments by name.
    package func value<Value: ColumnValue>(
        _ statement: some NamedStatement,
        named arguments: NamedValues
    ) throws -> Value? {
        try Value.fetchOne(prepared(statement), arguments: arguments)
    }

    /// Fills a table in whatever way is fastest for the engine: see `DatabaseConnection.load`.
    @discardableResult
    func load<Value>(
        _ table: BulkLoad,
        isBulk: @autoclosure () throws -> Bool,
        _ work: () throws -> Value
    ) throws -> Value {
        try connection.load(table, isBulk: isBulk, work)
    }

    /// Whether a table has no row.
    func isEmpty(_ table: String) throws -> Bool { try connection.has(atMost: 0, in: table) }

    /// Whether a table is much smaller than an incoming file. Then creating its indexes again takes less time than
    /// adding each new entry to them.
    func isSmall(_ table: String, beside file: IncomingFile) throws -> Bool {
        try connection.has(atMost: file.expectedRows / 2, in: table)
    }

    /// Rows of a table or temporary table.
    func count(_ table: String) throws -> Int {
        try Int.fetchOne(connection.prepare("SELECT COUNT(*) FROM \(table)")) ?? 0
    }
}

/// A fault of the database that the verbs themselves find.
package struct DatabaseError: Error, Sendable {
    package enum Kind: Sendable {
        case damaged
        /// A column holds a code that is not known, or null where one must stand: the ledger is damaged.
        case unknownCode(String?, column: String)
        case other
    }

    package let kind: Kind
    package let message: String

    package init(_ kind: Kind = .other, message: String = "") {
        self.kind = kind
        self.message = message
    }
}
