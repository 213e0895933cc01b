#if PostgreSQL
package import Ledger
package import ReconciliationCore
package import SQLLedger

/// The ledger in one schema of a PostgreSQL database: every public verb is one transaction that keeps the invariants.
///
/// Verbs that write run one after the other, whoever runs them: each holds the ledger's advisory lock until it commits.
/// Verbs that read see one snapshot and wait for nobody. Not shared between threads.
package final class PostgreSQLLedger {
    /// Where the ledger is, for messages.
    package let path: String
    package let isRehearsal: Bool
    let address: ServerAddress
    let server: ServerConnection
    let sharing: SharedJudging
    private let mode: LedgerMode
    private let database: Database
    private var isInSnapshot = false

    /// Opens the ledger, and makes its tables in mode `.create` where the schema is empty.
    ///
    /// - Parameters:
    ///   - address: of the database; the ledger is in the first schema of the search path that exists.
    ///   - lock: the lock of a run that the caller holds: the ledger is opened in its session.
    ///   - sharing: how purchases are judged in several sessions.
    /// - Throws: `.missing`, `.newerVersion`, or `.cannotOpen` with what to do next.
    package init(
        address: ServerAddress,
        mode: LedgerMode = .existing,
        under lock: ServerRunLock? = nil,
        sharing: SharedJudging = SharedJudging()
    ) throws(StoreFailure) {
        self.address = address
        self.sharing = sharing
        self.mode = mode
        path = address.text
        isRehearsal = mode == .rehearsal
        if let lock { server = lock.server } else { server = try ServerConnection.toLedger(at: address, mode) }
        database = Database(PostgreSQLConnection(server))
        do {
            if mode == .create { try LedgerSchema.make(on: server, at: path) }
            try LedgerSchema.require(on: server, at: path)
            if isRehearsal {
                try server.begin("BEGIN ISOLATION LEVEL READ COMMITTED")
                try server.execute(Self.writerLock)
            } else if lock != nil {
                // Whoever holds the lock of a run offers none yet: a run that was killed left them.
                _ = try ownTransaction { try $0.run(SQL.JudgingRanges.clearLeftRanges) }
            }
        } catch {
            throw StoreFailure(opening: address, error)
        }
    }

    deinit {
        database.releaseStatements()
        // Nothing to report to: the server rolls back as well when the connection is gone.
        if isRehearsal { _ = Result { try server.rollBack("ROLLBACK") } }
    }

    /// Waits until nobody else writes, and keeps others from writing until the transaction ends.
    static let writerLock =
        "SELECT pg_advisory_xact_lock(hashtextextended('recoup writer ' || current_schema(), 0))"
}

extension PostgreSQLLedger: SQLEngine {
    package func transaction<Value>(
        _ kind: TransactionKind,
        _ work: (Database) throws -> TransactionEnd<Value>
    ) throws -> Value {
        guard kind == .reading || mode != .reading else { throw ServerError.readingOnly }
        precondition(kind == .reading || !isInSnapshot, "nothing is written inside a snapshot")
        guard !server.isInTransaction else {
            return try ended(
                work,
                begin: "SAVEPOINT verb",
                commit: { try server.execute("RELEASE verb") },
                rollBack: "ROLLBACK TO verb; RELEASE verb"
            )
        }
        func commit() throws {
            // A read that is cut off leaves no doubt: it had nothing to keep.
            try kind == .reading ? server.execute("COMMIT") : server.commit()
        }
        let value = try ended(work, begin: Self.beginning(of: kind), commit: commit, rollBack: "ROLLBACK")
        // What the verb wrote is committed, whatever comes of this; the server does the same later by itself.
        _ = Result { try server.vacuumEmptied() }
        return value
    }

    package func beginSnapshot() throws -> Bool {
        guard !server.isInTransaction else { return false }
        try server.begin(Self.beginning(of: .reading))
        isInSnapshot = true
        return true
    }

    package func endSnapshot() throws {
        isInSnapshot = false
        try server.execute("COMMIT")
        _ = Result { try server.vacuumEmptied() }
    }

    /// A transaction beside the one that holds the writer's lock: for what only workers read and write.
    func ownTransaction<Value>(_ work: (Database) throws -> Value) throws -> Value {
        // Its end would be that of a rehearsal.
        precondition(!server.isInTransaction)
        return try ended({ .commit(try work($0)) }, begin: "BEGIN", commit: server.commit, rollBack: "ROLLBACK")
    }

    /// A transaction that only reads commits as well: temporary tables that it makes serve the next page.
    private static func beginning(of kind: TransactionKind) -> String {
        switch kind {
        case .reading: "BEGIN ISOLATION LEVEL REPEATABLE READ"
        // Each statement sees what others committed before the lock was taken: nobody writes after it.
        case .writing: "BEGIN ISOLATION LEVEL READ COMMITTED; \(writerLock)"
        }
    }

    private func ended<Value>(
        _ work: (Database) throws -> TransactionEnd<Value>,
        begin: String,
        commit: () throws -> Void,
        rollBack: String
    ) throws -> Value {
        do {
            try server.isInTransaction ? server.execute(begin) : server.begin(begin)
            switch try work(database) {
            case .commit(let value):
                try commit()
                return value
            case .rollBack(let value):
                try server.rollBack(rollBack)
                return value
            }
        } catch {
            // The first error says why; the server has rolled back by itself where this fails too.
            server.dropWaiting()
            if server.isInTransaction { _ = Result { try server.rollBack(rollBack) } }
            throw error
        }
    }
}
#endif
