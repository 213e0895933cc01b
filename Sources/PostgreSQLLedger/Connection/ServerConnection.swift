#if PostgreSQL
import CPostgreSQL
import Glibc
import ReconciliationCore
import SQLLedger

/// A session on the server, by libpq and its rules: a URL or `key=value` words; service files, `PGPASSFILE` and the other
/// variables of libpq's environment count as everywhere.
final class ServerConnection {
    let session: OpaquePointer
    private var preparedCount = 0
    private var cursorCount = 0
    /// Counts the transactions: a cursor is gone when the one is over in which it was opened.
    private(set) var transactionCount = 0
    /// Statements that nobody uses any more, to be given back.
    private var unused: [String] = []
    private var statistics = TableStatistics()
    /// Tables that were emptied since `vacuumEmptied`.
    var emptied: Set<String> = []
    /// What each statement changes the rows of that was sent without waiting for its outcome, in their order.
    var queuedTables: [String?] = []
    /// Cursors that were left while statements were queued.
    private var finishedCursors: [String] = []
    /// Statements with runs that were not sent, in the order in which they are to be.
    var waiting: [any BatchedStatement] = []
    /// Read when they are first asked for.
    var relations: TableRelations?

    /// What holds where the address says nothing: a server that is gone is noticed within two minutes.
    private static let standardParameters = [
        ("fallback_application_name", "recoup"), ("connect_timeout", "30"), ("keepalives_idle", "60"),
        ("keepalives_interval", "10"), ("keepalives_count", "6"), ("tcp_user_timeout", "120000"),
    ]

    /// - Throws: `ServerError` where there is no server, or it lets nobody in.
    init(_ address: ServerAddress) throws {
        // libpq reads a whole address where the name of the database is expected, and later words count.
        let isTimeoutSet = getenv("PGCONNECT_TIMEOUT") != nil
        let standard = Self.standardParameters.filter { $0.0 != "connect_timeout" || !isTimeoutSet }
        let parameters = standard + [("dbname", address.text)]
        guard let session = Self.beginConnecting(parameters) else {
            throw ServerError(state: nil, message: "there is no memory for a connection")
        }
        // From here on the session ends with the value, where this fails too.
        self.session = session
        // What the server notices would be written to standard error: it belongs to nobody there. Notices come while it
        // lets somebody in as well, and only a session that was begun can be told what to do with them. So it is begun,
        // and then connected from the start, with the hosts and time limits that libpq knows when it waits by itself.
        _ = PQsetNoticeProcessor(session, { _, _ in }, nil)
        if PQstatus(session) != CONNECTION_BAD { PQreset(session) }
        guard PQstatus(session) == CONNECTION_OK else { throw lastError }
        guard PQsetClientEncoding(session, "UTF8") == 0 else { throw lastError }
    }

    deinit { PQfinish(session) }

    /// Sends nothing yet.
    private static func beginConnecting(_ parameters: [(keyword: String, value: String)]) -> OpaquePointer? {
        let keywords = parameters.map { strdup($0.keyword) }
        let values = parameters.map { strdup($0.value) }
        defer { for text in keywords + values { free(text) } }
        return PQconnectStartParams(
            keywords.map { UnsafePointer($0) } + [nil],
            values.map { UnsafePointer($0) } + [nil],
            1
        )
    }

    /// A text as a literal of SQL.
    func quoted(_ text: String) -> String {
        guard let literal = PQescapeLiteral(session, text, text.utf8.count) else { return "''" }
        defer { PQfreemem(literal) }
        return String(cString: literal)
    }

    var isInTransaction: Bool { PQtransactionStatus(session) != PQTRANS_IDLE }

    /// Begins a transaction, by a script that says how.
    func begin(_ script: String) throws {
        transactionCount += 1
        finishedCursors = []
        try execute(script)
    }

    /// Ends a transaction and keeps what was done in it.
    ///
    /// - Throws: `ServerError`, which says where nobody knows whether it was kept.
    func commit() throws {
        // What fails among these keeps the COMMIT from being sent.
        try sendWaiting()
        try takeQueued()
        let isConnected = PQstatus(session) == CONNECTION_OK
        do {
            try executeAtOnce("COMMIT")
        } catch let error as ServerError {
            let isUnanswered = isConnected && PQstatus(session) != CONNECTION_OK
            throw ServerError(state: error.state, message: error.message, isOfUnansweredCommit: isUnanswered)
        }
    }

    /// Undoes a transaction, or what came since its savepoint, by a script that says how.
    func rollBack(_ script: String) throws {
        dropWaiting()
        // What was queued is undone with the rest: a failure among it must not keep the script from the server.
        _ = Result { try takeQueued() }
        try execute(script)
        emptied = []
    }

    /// Runs several statements without parameters; nothing of the script is kept where one fails inside a transaction.
    func execute(_ script: String) throws {
        try sendWaiting()
        try executeAtOnce(script)
    }

    /// The same of a script that has nothing to do with the runs that wait.
    private func executeAtOnce(_ script: String) throws {
        try takeQueued()
        _ = try checked(PQexec(session, script))
    }

    /// The same, of a script that may create tables again or empty them.
    func executeDefinitions(_ script: String) throws {
        try execute(script)
        statistics.forgetTables(namedIn: script)
        emptied.formUnion(NamedTables.emptied(by: script))
    }

    /// Gives a statement to the server, to be run by the name that is returned.
    func prepare(_ sql: String) throws -> String {
        try takeQueued()
        try releaseUnused()
        preparedCount += 1
        let name = "recoup_\(preparedCount)"
        _ = try checked(PQprepare(session, name, sql, 0, nil))
        return name
    }

    func noteUnused(_ name: String) { unused.append(name) }

    private func releaseUnused() throws {
        // In a transaction that failed nothing is taken any more.
        guard PQtransactionStatus(session) != PQTRANS_INERROR else { return }
        for name in unused { try executeAtOnce("DEALLOCATE \(name)") }
        unused = []
    }

    /// Runs a prepared statement; columns come as the server keeps them, in binary. What waits is not sent.
    func run(prepared name: String, _ arguments: ArgumentList) throws -> ServerResult {
        if let result = try endQueue(thenRunning: (name, arguments)) { return result }
        return try arguments.withPointers { values, lengths, formats in
            try checked(PQexecPrepared(session, name, Int32(arguments.count), values, lengths, formats, 1))
        }
    }

    /// Runs a statement once.
    func run(_ sql: String) throws -> ServerResult {
        try sendWaiting()
        return try runAtOnce(sql)
    }

    /// The same, of a statement that has nothing to do with the runs that wait, or has sent those.
    func runAtOnce(_ sql: String, _ arguments: ArgumentList = ArgumentList()) throws -> ServerResult {
        try takeQueued()
        return try arguments.withPointers { values, lengths, formats in
            try checked(PQexecParams(session, sql, Int32(arguments.count), nil, values, lengths, formats, 1))
        }
    }

    // MARK: Statistics

    /// Notes that rows of a table were changed: the planner is shown the table again before it is read.
    func note(_ changeCount: Int, of table: String) throws {
        guard changeCount > 0 else { return }
        try statistics.note(changeCount, of: table) { try plannedRowCount(of: table) }
    }

    /// Shows the planner those of these tables that have changed much.
    func lookAgain(at tables: Set<String>) throws {
        guard !statistics.due.isEmpty else { return }
        for table in statistics.due.intersection(tables) {
            try executeAtOnce("ANALYZE \(table)")
            statistics.noteLook(at: table, rowCount: try plannedRowCount(of: table))
        }
    }

    /// As the planner has it; 0 where it has not looked yet.
    private func plannedRowCount(of table: String) throws -> Int {
        let count = try runAtOnce(
            "SELECT reltuples::bigint FROM pg_catalog.pg_class WHERE oid = to_regclass('\(table)')"
        )
        guard count.rowCount > 0 else { return 0 }
        return max(0, ServerRow(count, row: 0).integer(at: 0).map(Int.init) ?? 0)
    }

    // MARK: Portions

    /// Begins a reading whose rows are fetched in portions; it ends with its transaction.
    ///
    /// - Returns: the name of the server's cursor.
    func openCursor(_ sql: String, _ arguments: ArgumentList) throws -> String {
        cursorCount += 1
        let name = "recoup_rows_\(cursorCount)"
        _ = try runAtOnce("DECLARE \(name) NO SCROLL CURSOR FOR \(sql)", arguments)
        return name
    }

    func fetch(_ count: Int, from cursor: String) throws -> ServerResult {
        try runAtOnce("FETCH \(count) FROM \(cursor)")
    }

    /// Ends a reading before its transaction.
    func close(cursor: String) {
        guard queuedTables.isEmpty else { return finishedCursors.append(cursor) }
        // In a transaction that failed, and after it, the server has closed it.
        guard PQtransactionStatus(session) == PQTRANS_INTRANS else { return }
        _ = Result { try executeAtOnce("CLOSE \(cursor)") }
    }

    /// Still in the transaction in which they were left: what is queued is taken before it ends.
    func closeFinishedCursors() throws {
        let cursors = finishedCursors
        finishedCursors = []
        for cursor in cursors { try executeAtOnce("CLOSE \(cursor)") }
    }

    /// What a statement answered, taken over.
    func checked(_ result: OpaquePointer?) throws -> ServerResult {
        guard let result else { throw lastError }
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return try ServerResult(result)
        default:
            defer { PQclear(result) }
            guard let state = recoup_pg_state(result) else { throw lastError }
            let message = recoup_pg_message(result).map { String(cString: $0) } ?? ""
            throw ServerError(state: String(cString: state), message: message)
        }
    }

    /// The session's own failure, in libpq's words.
    var lastError: ServerError { ServerError(state: nil, message: Self.sentence(PQerrorMessage(session))) }

    private static func sentence(_ message: UnsafeMutablePointer<CChar>?) -> String {
        message.map { ServerError.sentence(of: $0) } ?? ""
    }
}
#endif
