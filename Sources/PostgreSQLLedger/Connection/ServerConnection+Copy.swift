#if PostgreSQL
import CPostgreSQL

extension ServerConnection {
    /// Hands the rows of a `COPY … FROM STDIN` to the server.
    ///
    /// - Parameters:
    ///   - sql: the statement.
    ///   - write: sends the bytes, in portions of any size. Where it throws, the server keeps nothing of the statement.
    func copy(_ sql: String, _ write: (_ send: ([UInt8]) throws -> Void) throws -> Void) throws {
        try beginCopy(sql)
        let written = Result { try write(send) }
        let isEnded: Bool =
            switch written {
            case .success: PQputCopyEnd(session, nil) == 1
            case .failure: PQputCopyEnd(session, "the rows could not be read") == 1
            }
        guard isEnded else { throw lastError }
        let ended = Result { try takeResults() }
        // Where the rows could not be read, that is the reason.
        try written.get()
        try ended.get()
    }

    private func beginCopy(_ sql: String) throws {
        try sendWaiting()
        try takeQueued()
        let result = PQexec(session, sql)
        guard PQresultStatus(result) == PGRES_COPY_IN else {
            _ = try checked(result)
            throw ServerError(state: nil, message: "the server takes no rows")
        }
        PQclear(result)
    }

    private func send(_ bytes: [UInt8]) throws {
        let status = bytes.withUnsafeBytes { buffer in
            PQputCopyData(session, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
        }
        guard status == 1 else { throw lastError }
    }

    /// To the last: the session takes nothing else before.
    private func takeResults() throws {
        var failure: (any Error)?
        while let result = PQgetResult(session) {
            do { _ = try checked(result) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }
}
#endif
