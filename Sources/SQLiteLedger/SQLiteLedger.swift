import FoundationEssentials
import GRDB
import GRDBSQLite
import Glibc
package import Ledger
package import ReconciliationCore

/// The ledger in one SQLite file: every public verb is one transaction that keeps the invariants.
///
/// Only SQLite opens the file while this value lives: closing a descriptor of our own would drop its locks.
/// Not shared between threads: the run that holds the lock is its only user.
package final class SQLiteLedger {
    /// The path, for messages.
    package let path: String
    let queue: DatabaseQueue
    let isRehearsal: Bool

    /// Opens and, where needed, migrates the ledger.
    ///
    /// - Throws: `.missing`, `.newerVersion`, or `.cannotOpen` with what to do next.
    package init(path: String, mode: LedgerMode = .existing) throws(StoreFailure) {
        self.path = path
        isRehearsal = mode == .rehearsal
        guard mode == .create || FileManager.default.fileExists(atPath: path) else {
            throw StoreFailure(.missing, at: path)
        }
        if mode == .create { Self.makeFile(path) }
        do {
            try Self.requireLedger(path, mode: mode)
            queue = try DatabaseQueue(path: path, configuration: Self.configuration(mode: mode))
            let migrator = Self.migrator
            let isNewer = try queue.read { try migrator.hasBeenSuperseded($0) }
            guard !isNewer else {
                throw StoreFailure(.newerVersion, at: path)
            }
            if isRehearsal {
                try Self.requireCurrent(queue, migrator, path)
                try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
            } else if mode == .reading {
                try Self.requireCurrent(queue, migrator, path)
            } else if try !queue.read({ try migrator.hasCompletedMigrations($0) }) {
                // Only then: migrating locks the ledger, and somebody may be writing.
                try migrator.migrate(queue)
            }
        } catch let failure as StoreFailure {
            throw failure
        } catch {
            throw Self.openingFailure(path, mode, error)
        }
    }

    /// - Throws: `.cannotOpen` where the ledger would have to be migrated first.
    private static func requireCurrent(_ queue: DatabaseQueue, _ migrator: DatabaseMigrator, _ path: String) throws {
        guard try queue.read({ try migrator.hasCompletedMigrations($0) }) else {
            throw StoreFailure(.olderVersion, at: path)
        }
    }

    deinit {
        guard isRehearsal else { return }
        // Nothing to report to: the connection is about to close, which rolls back just as well.
        _ = Result { try queue.inDatabase { try $0.execute(sql: "ROLLBACK") } }
    }

    /// Makes the file for its owner and group, where there is none: SQLite would let everybody read it, and gives its
    /// other files the mode of this one. Where it cannot be made, opening it says why.
    private static func makeFile(_ path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o640)
        // SQLite has no lock in a file that was not there: none is dropped.
        if descriptor >= 0 { close(descriptor) }
    }

    private static func configuration(mode: LedgerMode) -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(mode == .run ? 600 : 30)
        configuration.readonly = mode == .reading
        // A rehearsal keeps one transaction open around all its verbs.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { database in
            database.addNameFunctions()
            guard mode != .reading else { return }
            // First of all, so that the mark stands in the file itself and not only in its log.
            if mode == .create, try database.count("sqlite_master") == 0 {
                try database.execute(sql: "PRAGMA application_id = \(applicationID)")
            }
            try database.execute(sql: "PRAGMA journal_mode = WAL")
            // The files beside the ledger stay, emptied: who may only read could not make them.
            var isLogKept: CInt = 1
            _ = sqlite3_file_control(database.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &isLogKept)
            try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
            // A file leaves the inbox only after its rows are on the disk: a lost commit would lose purchases.
            try database.execute(sql: "PRAGMA synchronous = FULL")
            try database.execute(sql: "PRAGMA cache_size = -65536")
            // The lists of a night are temporary tables: up to 16 MiB of them stay in memory, where SQLite's 2 MiB would go
            // through files.
            try database.execute(sql: "PRAGMA temp.cache_size = -16384")
            // A page that changes often within 64 MiB of the log goes into the ledger once.
            try database.execute(sql: "PRAGMA wal_autocheckpoint = 16384")
        }
        return configuration
    }

    /// "reco" in the header of the file: tells a ledger from the databases of other programs.
    private static let applicationID: Int32 = 0x7265_636F

    /// Refuses a file that is something else, or was emptied, by a connection that cannot write: it is left as it is.
    private static func requireLedger(_ path: String, mode: LedgerMode) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(30)
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let found = try queue.read { database in
            try (mark: Int32.fetchOne(database, sql: "PRAGMA application_id"), tables: database.count("sqlite_master"))
        }
        try queue.close()
        guard found.mark == applicationID || (found.mark == 0 && found.tables == 0) else {
            throw StoreFailure(.notLedger, at: path)
        }
        guard found.tables == 0, mode != .create else { return }
        throw StoreFailure(.emptied, at: path)
    }

    /// How many migrations lead to the schema of this version.
    package static var schemaVersion: Int { migrator.migrations.count }

    /// One migration for each version of the schema. What a released program made is never changed: the next version adds to it.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v001") { database in
            try database.execute(sql: SQL.text(PackageResources.v001_schema_sql))
            try database.execute(sql: SQL.text(PackageResources.v001_tallies_sql))
            try database.execute(sql: SQL.text(PackageResources.v001_erasure_sql))
        }
        return migrator
    }
}

// Each verb stands in a file named after its stage.
extension SQLiteLedger: LedgerEngine {}

extension SQLiteLedger {
    /// Runs one verb as one transaction; in a rehearsal as a savepoint inside the one that is rolled back. What it
    /// writes is digested with it, so that rows somebody else writes can be told from its own.
    func write<Value>(_ verb: String, _ work: (Database) throws -> Value) throws(StoreFailure) -> Value {
        try transaction(verb, .immediate) { database in
            try database.leaveOutForeignRows()
            let value = try work(database)
            try database.digestNewRows()
            return value
        }
    }

    /// Reads one snapshot, while others may write: the ledger is not locked. Temporary tables may be made in it.
    func read<Value>(_ verb: String, _ work: (Database) throws -> Value) throws(StoreFailure) -> Value {
        try transaction(verb, .deferred, work)
    }

    private func transaction<Value>(
        _ verb: String,
        _ kind: Database.TransactionKind,
        _ work: (Database) throws -> Value
    ) throws(StoreFailure) -> Value {
        do {
            return try queue.inDatabase { database in
                var result: Value?
                func perform() throws -> Database.TransactionCompletion {
                    result = try work(database)
                    return .commit
                }
                if database.isInsideTransaction {
                    try database.inSavepoint(perform)
                } else {
                    try database.inTransaction(kind, perform)
                }
                guard let result else { throw DatabaseError(message: "the transaction ended without a result") }
                return result
            }
        } catch let failure as StoreFailure {
            throw failure
        } catch {
            throw Self.failure(verb, path, error)
        }
    }
}
