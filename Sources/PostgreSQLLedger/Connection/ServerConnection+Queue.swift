#if PostgreSQL
import CPostgreSQL
import SQLLedger

// Statements whose outcome nobody waits for, by libpq's pipeline mode: the server works on them while the next are made.
extension ServerConnection {
    /// So many are sent before their outcomes are taken. Few enough that the server never waits for somebody to read these.
    private static let queueMax = 400
    /// The server is given work in portions: each costs a call of the system.
    private static let portion = 16

    /// Sends a prepared statement. What became of it is known, and thrown where it failed, by the next statement that is run.
    ///
    /// - Parameters:
    ///   - name: of the statement.
    ///   - arguments: its own.
    ///   - table: what it changes the rows of, for the planner's sake.
    func queue(prepared name: String, _ arguments: ArgumentList, changing table: String?) throws {
        if queuedTables.isEmpty, PQenterPipelineMode(session) != 1 { throw lastError }
        // First: what is sent has an outcome, and what could not be sent ends the pipeline as well.
        queuedTables.append(table)
        try send(prepared: name, arguments)
        if queuedTables.count % Self.portion == 0, PQflush(session) < 0 { throw lastError }
        if queuedTables.count == Self.queueMax { try takeQueued() }
    }

    /// Takes the outcomes of all that was queued.
    ///
    /// - Throws: the first failure; what came after it was not done.
    func takeQueued() throws { _ = try endQueue(thenRunning: nil) }

    /// The same, and runs one more prepared statement on the same way to the server and back.
    func endQueue(thenRunning last: (name: String, arguments: ArgumentList)?) throws -> ServerResult? {
        guard !queuedTables.isEmpty else { return nil }
        let tables = queuedTables
        queuedTables = []
        var changes: [(table: String, count: Int)] = []
        let outcome = Result { () throws -> ServerResult? in
            let sent = Result { if let last { try send(prepared: last.name, last.arguments) } }
            // Also where that failed: without the end the server would keep its answers back.
            guard PQpipelineSync(session) == 1 else { throw lastError }
            try sent.get()
            for table in tables {
                let result = try nextResult()
                if let table { changes.append((table, result.changeCount)) }
            }
            return try last.map { _ in try nextResult() }
        }
        skipToEndOfPipeline()
        guard PQexitPipelineMode(session) == 1 else {
            _ = try outcome.get()
            throw lastError
        }
        let result = try outcome.get()
        for change in changes { try note(change.count, of: change.table) }
        try closeFinishedCursors()
        return result
    }

    private func send(prepared name: String, _ arguments: ArgumentList) throws {
        let isSent = arguments.withPointers { values, lengths, formats in
            PQsendQueryPrepared(session, name, Int32(arguments.count), values, lengths, formats, 1)
        }
        guard isSent == 1 else { throw lastError }
    }

    /// The result of one statement, and the end behind it.
    private func nextResult() throws -> ServerResult {
        let result = try checked(PQgetResult(session))
        while let more = PQgetResult(session) { PQclear(more) }
        return result
    }

    /// After a failure the server answers everything up to here by saying that it was not done.
    private func skipToEndOfPipeline() {
        var endCount = 0
        // Two ends in a row: nothing is left, as where the connection is gone.
        while endCount < 2 {
            guard let result = PQgetResult(session) else {
                endCount += 1
                continue
            }
            endCount = 0
            let isEnd = PQresultStatus(result) == PGRES_PIPELINE_SYNC
            PQclear(result)
            if isEnd { return }
        }
    }
}
#endif
