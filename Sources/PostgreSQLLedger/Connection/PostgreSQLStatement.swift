#if PostgreSQL
import SQLLedger

/// A statement that is given to the server when it is run for the second time. Its result is fetched whole, or in portions
/// where its rows are walked, so that other statements can be run meanwhile.
///
/// One whose parameters are all arrays takes single values, as any other, and makes arrays of those of many runs.
final class PostgreSQLStatement: Statement, ParameterBinder, BatchedStatement {
    private let connection: ServerConnection
    private let parameters: ParameterNames
    let tables: NamedTables
    private var preparedName: String?
    private var hasRun = false
    private var arguments = ArgumentList()
    private var nextArgument = 0
    /// Of a statement that takes many runs at once: the arguments of this one, and those that wait.
    private var batch: (values: [StoredValue], arrays: ArgumentArrays)?
    private var current: ServerRow?
    private var isWalked = false
    private var cursor: (name: String, transaction: Int)?
    /// Rows in one portion.
    private static let portion = 2_000
    private(set) var changeCount = 0
    /// Many enough that what a statement costs by itself no longer shows, and few enough for the memory of both sides.
    private static let batchMax = (runs: 2_000, bytes: 1 << 20)

    init(_ connection: ServerConnection, _ sql: String) {
        self.connection = connection
        let translated = TranslatedStatement.of(sql)
        parameters = translated.parameters
        tables = translated.tables
        batch = translated.arrayElements.map { ([], ArgumentArrays(of: $0)) }
    }

    deinit {
        if let preparedName { connection.noteUnused(preparedName) }
    }

    var parameterCount: Int { parameters.count }

    func position(ofParameter name: String) -> Int? { parameters.position(of: name) }

    func begin() throws -> any ParameterBinder {
        reset()
        if batch == nil { arguments.clear(count: parameters.count) }
        batch?.values = Array(repeating: .null, count: parameters.count)
        nextArgument = 0
        isWalked = false
        return self
    }

    /// The server opens a cursor for what only reads.
    func walk() { isWalked = tables.isOnlyRead }

    func step() throws -> Bool {
        if let current {
            if current.advance() { return true }
            if let cursor, current.row == Self.portion, try stand(on: connection.fetch(Self.portion, from: cursor.name))
            {
                return true
            }
            reset()
            return false
        }
        if try stand(on: run()) { return true }
        reset()
        return false
    }

    /// Goes to the first row of a result; false where there is none.
    private func stand(on result: ServerResult) -> Bool {
        changeCount = result.changeCount
        guard result.rowCount > 0 else { return false }
        current = ServerRow(result, row: 0)
        return true
    }

    func reset() {
        current = nil
        if let cursor, cursor.transaction == connection.transactionCount { connection.close(cursor: cursor.name) }
        cursor = nil
    }

    func queue() throws {
        guard let values = batch?.values else {
            try prepareRun()
            return try queueNow()
        }
        try connection.makePlace(for: self)
        try batch?.arrays.add(values)
        guard let arrays = batch?.arrays else { return }
        if arrays.runCount >= Self.batchMax.runs || arrays.byteCount >= Self.batchMax.bytes {
            try connection.sendWaiting()
        }
    }

    private func queueNow() throws {
        try connection.queue(prepared: givenName(), arguments, changing: tables.written)
    }

    // MARK: BatchedStatement

    func send() throws {
        takeBatch()
        try connection.lookAgain(at: tables.read)
        try queueNow()
    }

    func drop() { takeBatch() }

    /// Makes the arguments of one run of those that wait.
    private func takeBatch() {
        if let arrays = batch?.arrays.taken() { arguments = arrays }
    }

    /// What has to be before each run.
    private func prepareRun() throws {
        guard !arguments.hasNullCharacter else { throw DatabaseError.nullCharacter }
        try connection.sendWaiting(concernedBy: tables)
        if let values = batch?.values {
            try batch?.arrays.add(values)
            takeBatch()
        }
        try connection.lookAgain(at: tables.read)
    }

    /// The name under which the server has the statement.
    private func givenName() throws -> String {
        let name = try preparedName ?? connection.prepare(parameters.sql)
        preparedName = name
        return name
    }

    private func run() throws -> ServerResult {
        try prepareRun()
        if isWalked, connection.isInTransaction {
            let name = try connection.openCursor(parameters.sql, arguments)
            cursor = (name, connection.transactionCount)
            return try connection.fetch(Self.portion, from: name)
        }
        let result = try answer()
        if let table = tables.written {
            try connection.note(result.changeCount, of: table)
            if tables.isEmptying { connection.emptied.insert(table) }
        }
        return result
    }

    private func answer() throws -> ServerResult {
        defer { hasRun = true }
        guard hasRun else { return try connection.runAtOnce(parameters.sql, arguments) }
        return try connection.run(prepared: givenName(), arguments)
    }

    /// The row it stands on.
    private var row: ServerRow {
        guard let current else { preconditionFailure("A statement is read that stands on no row.") }
        return current
    }

    var columns: any RowColumns { row }

    // MARK: ParameterBinder

    func move(to position: Int) { nextArgument = position - 1 }

    func add(_ text: String?) {
        set(text, stored: StoredValue.text) { arguments.set($0, at: $1) }
    }

    func add(_ number: Int64?) {
        set(number, stored: StoredValue.integer) { arguments.set(String($0), at: $1) }
    }

    func add(_ isTrue: Bool?) {
        set(isTrue, stored: StoredValue.truth) { arguments.set($0 ? "true" : "false", at: $1) }
    }

    func add(_ bytes: [UInt8]?) {
        set(bytes, stored: StoredValue.bytes) { arguments.set($0, at: $1) }
    }

    private func set<Value>(_ value: Value?, stored: (Value) -> StoredValue, _ body: (Value, Int) -> Void) {
        // One too many is said by the count of the arguments before anything is run.
        defer { nextArgument += 1 }
        guard nextArgument < parameters.count else { return }
        if batch != nil {
            batch?.values[nextArgument] = value.map(stored) ?? .null
        } else if let value {
            body(value, nextArgument)
        } else {
            arguments.setNull(at: nextArgument)
        }
    }
}
#endif
