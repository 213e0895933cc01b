import Glibc
import Ledger
import ReconciliationCore
import Reports
import SQLLedger
import SQLiteLedger

/// A ledger in one file of this machine, stored by SQLite.
struct LedgerFile: LedgerPlace {
    /// Absolute.
    let path: String

    var name: String { path }
    var file: LedgerFile? { self }

    /// The ledger as it is named, and behind a link: SQLite keeps its files beside the ledger itself.
    private var places: Set<String> { [path, resolved] }
    private var resolved: String { realPath(path) ?? path }

    /// One for all names of a ledger.
    var lockPath: String { resolved + ".lock" }
    /// What SQLite writes in its log before it is in the ledger.
    var logPath: String { resolved + "-wal" }
    /// The ledger and SQLite's files beside it that hold rows.
    var filesWithRows: [String] { ["", "-wal", "-shm"].map { resolved + $0 } }
    /// Everything that belongs to the ledger: nothing may be read from there or written there but by SQLite and the lock.
    var files: [String] { places.flatMap { place in ["", "-wal", "-shm", "-journal", ".lock"].map { place + $0 } } }

    func open(_ mode: LedgerMode, under lock: (any RunLock)?) throws -> any SQLEngine {
        try SQLiteLedger(path: path, mode: mode)
    }

    func openForJudging() -> (any RangeJudging)? { nil }

    /// Nothing is made beside a ledger that is not there, or beside a folder.
    func lock(_ wait: LockWait) throws -> any RunLock {
        guard access(path, F_OK) == 0 else { throw CommandFailure(.noLedger, .noLedger(at: path)) }
        guard FileStatus(behind: path)?.kind != .folder else { throw StoreFailure(.folder, at: path) }
        return try LedgerFileLock(on: self, wait)
    }

    func lockHolder() -> RunLockHolder? { RunLockHolder(of: self) }
}
