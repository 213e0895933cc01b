import FoundationEssentials
import GRDB
import GRDBSQLite
import Glibc
package import Ledger
package import ReconciliationCore
package import SQLLedger

/// The ledger in one SQLite file: every public verb is one transaction that keeps the invariants.
///
/// Only SQLite opens the file while this value lives: closing a descriptor of our own would drop its locks.
/// Not shared between threads: the run that holds the lock is its only user.
package final class SQLiteLedger {
    /// The path, for messages.
    package let path: String
    /// By which SQLite opens the file: the path, or one that says that nobody writes.
    let nameForSQLite: String
    let queue: DatabaseQueue
    package let isRehearsal: Bool
    let database: SQLLedger.Database
    private var isInSnapshot = false

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
        // Before anything is opened: SQLite asks for its folders once.
        let hasTemporaryStorage = TemporaryStorage.isProvided(besideLedger: path)
        do {
            nameForSQLite = try Self.nameForSQLite(of: path, mode: mode)
            var configuration = Self.configuration(mode: mode)
            if !hasTemporaryStorage {
                configuration.prepareDatabase { try $0.execute(sql: "PRAGMA temp_store = MEMORY") }
            }
            queue = try DatabaseQueue(path: nameForSQLite, configuration: configuration)
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
            database = queue.inDatabase { SQLLedger.Database(SQLiteConnection($0)) }
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
        database.releaseStatements()
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

    static func configuration(mode: LedgerMode) -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(mode == .run ? 600 : 30)
        configuration.readonly = mode == .reading
        // A rehearsal keeps one transaction open around all its verbs.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { database in
            database.addNameFunctions()
            guard mode != .reading else { return }
            // Before anything else, so that the mark is in the file itself and not only in its log.
            if mode == .create, try Self.tableCount(database) == 0 {
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

    /// By which name SQLite opens the ledger: its path, or for who only reads where nobody may write, one that says so.
    private static func nameForSQLite(of path: String, mode: LedgerMode) throws -> String {
        do {
            try requireLedger(path, openedAs: path, mode: mode)
            return path
        } catch let error as GRDB.DatabaseError where mode == .reading {
            guard [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) else { throw error }
            switch ReadOnlyPlace(of: path).verdict {
            case .other: throw error
            case .logNeeded: throw StoreFailure(.logNotReadable, at: path)
            case .unchanging:
                let name = ReadOnlyPlace.nameOfUnchangingFile(path)
                try requireLedger(path, openedAs: name, mode: mode)
                return name
            }
        }
    }

    /// Refuses a file that is something else, or was emptied, by a connection that cannot write: it is left as it is.
    private static func requireLedger(_ path: String, openedAs name: String, mode: LedgerMode) throws {
        // A pipe is never opened: that waits for whoever writes into it.
        for file in ["-journal", "-wal", "-shm"].map({ path + $0 }) {
            guard [S_IFREG, nil].contains(kind(of: file)) else { throw StoreFailure(.notLedger, at: file) }
        }
        guard FileManager.default.fileExists(atPath: path) else { return }
        switch kind(of: path) {
        case S_IFREG, nil: break
        case S_IFDIR: throw StoreFailure(.folder, at: path)
        default: throw StoreFailure(.notLedger, at: path)
        }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(30)
        let queue = try DatabaseQueue(path: name, configuration: configuration)
        let found = try queue.read { database in
            try (mark: Int32.fetchOne(database, sql: "PRAGMA application_id"), tables: tableCount(database))
        }
        try queue.close()
        guard found.mark == applicationID || (found.mark == 0 && found.tables == 0) else {
            throw StoreFailure(.notLedger, at: path)
        }
        guard found.tables == 0, mode != .create else { return }
        throw StoreFailure(.emptied, at: path)
    }

    /// What is there instead: SQLite reports a folder like a failed disk. Nil where that cannot be told.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Tables, indexes, views and triggers of the file.
    private static func tableCount(_ database: GRDB.Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
    }

    /// How many migrations lead to the schema of this version.
    package static var schemaVersion: Int { migrator.migrations.count }

    /// One migration for each version of the schema. What a released program made is never changed: the next version adds to it.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v001") { database in
            try database.execute(sql: text(PackageResources.v001_schema_sql))
            try database.execute(sql: text(PackageResources.v001_tallies_sql))
            try database.execute(sql: text(PackageResources.v001_erasure_sql))
        }
        return migrator
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension SQLiteLedger: SQLEngine {
    package func transaction<Value>(
        _ kind: TransactionKind,
        _ work: (SQLLedger.Database) throws -> TransactionEnd<Value>
    ) throws -> Value {
        precondition(kind == .reading || !isInSnapshot, "nothing is written inside a snapshot")
        return try queue.inDatabase { connection in
            var result: Value?
            func perform() throws -> GRDB.Database.TransactionCompletion {
                switch try work(database) {
                case .commit(let value):
                    result = value
                    return .commit
                case .rollBack(let value):
                    result = value
                    return .rollback
                }
            }
            if connection.isInsideTransaction {
                try connection.inSavepoint(perform)
            } else {
                try connection.inTransaction(kind == .writing ? .immediate : .deferred, perform)
            }
            guard let result else { throw StoreFailure(.withoutResult, at: path) }
            return result
        }
    }

    package func beginSnapshot() throws -> Bool {
        try queue.inDatabase { connection in
            guard !connection.isInsideTransaction else { return false }
            try connection.execute(sql: "BEGIN DEFERRED")
            isInSnapshot = true
            return true
        }
    }

    package func endSnapshot() throws {
        isInSnapshot = false
        try queue.inDatabase { try $0.execute(sql: "COMMIT") }
    }
}
