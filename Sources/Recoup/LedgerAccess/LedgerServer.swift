#if PostgreSQL
import Glibc
import Ledger
import PostgreSQLLedger
import Reports
import SQLLedger

/// A ledger in a database of a PostgreSQL server.
struct LedgerServer: LedgerPlace {
    let address: ServerAddress
    /// How many sessions judge for a run.
    let workers: Int

    var name: String { address.text }
    var file: LedgerFile? { nil }

    func open(_ mode: LedgerMode, under lock: (any RunLock)?) throws -> any SQLEngine {
        try PostgreSQLLedger(address: address, mode: mode, under: lock as? ServerRunLock, sharing: sharing)
    }

    func openForJudging() throws -> (any RangeJudging)? {
        try PostgreSQLLedger.openForJudging(at: address, sharing: sharing)
    }

    private var sharing: SharedJudging { SharedJudging(workerCount: workers, program: "recoup \(recoupVersion)") }

    func lock(_ wait: LockWait) throws -> any RunLock {
        let note = RunLockHolder(process: getpid(), since: wait.startedAt).text
        let lock = try ServerRunLock(at: address, note: note)
        guard try wait.attempt({ try lock.take() }) else {
            throw CommandFailure(.locked, .locked(name, by: lockHolder()?.message))
        }
        return lock
    }

    func lockHolder() -> RunLockHolder? {
        guard let (note, host) = ServerRunLock.holder(at: address) else { return nil }
        return RunLockHolder(note: note, host: host)
    }
}

extension ServerRunLock: RunLock {}
#endif
