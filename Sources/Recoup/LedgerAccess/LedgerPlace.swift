import Glibc
import Ledger
import ReconciliationCore
import SQLLedger

/// Where the configured ledger is, and how it is opened and kept from other runs there.
protocol LedgerPlace: Sendable {
    /// As people know it; no secret is in it.
    var name: String { get }

    /// The file that it is; nil where it is on a server.
    var file: LedgerFile? { get }

    /// - Parameters:
    ///   - mode: what is done there; most of them need no lock.
    ///   - lock: the lock of a run, which the caller holds; for the mode `.run`.
    /// - Throws: `StoreFailure` that says why it cannot be opened and what to do.
    func open(_ mode: LedgerMode, under lock: (any RunLock)?) throws -> any SQLEngine

    /// Opens the ledger to judge for runs of others, which it needs no lock for; nil where nobody can: a file has one writer.
    ///
    /// - Throws: `StoreFailure` that says why it cannot be opened and what to do.
    func openForJudging() throws -> (any RangeJudging)?

    /// Takes the lock of a run, waiting up to `wait`. It is held as long as the value lives, and never beyond the process.
    ///
    /// - Throws: status 10 where there is no ledger, 11 naming the holder where another run has it.
    func lock(_ wait: LockWait) throws -> any RunLock

    /// Who holds the lock of a run; nil where nobody does, or nobody may know.
    func lockHolder() -> RunLockHolder?
}

extension LedgerPlace {
    /// Works while the lock of a run is held, and gives the lock back when the work ends or throws.
    ///
    /// - Throws: what `lock` throws, before the work begins, or what the work throws.
    func withLock<Outcome>(_ wait: LockWait, _ work: (any RunLock) throws -> Outcome) throws -> Outcome {
        let lock = try lock(wait)
        defer { withExtendedLifetime(lock) {} }
        return try work(lock)
    }

    /// The same for work that waits for others.
    func withLock<Outcome>(_ wait: LockWait, _ work: (any RunLock) async throws -> Outcome) async throws -> Outcome {
        let lock = try lock(wait)
        defer { withExtendedLifetime(lock) {} }
        return try await work(lock)
    }
}

/// The lock of a run on a ledger, held: two runs at once would judge by halves of each other's night.
protocol RunLock: AnyObject {}

/// How a lock is waited for.
struct LockWait {
    /// The longest time.
    var atMost: Span
    /// Shown to those who find the lock held.
    var startedAt: Instant
    /// Lets time pass between two attempts.
    var pause: (Span) -> Void = { usleep(UInt32($0.milliseconds * 1000)) }

    /// Tries until the lock is there or the time is over.
    ///
    /// - Returns: whether it is there.
    func attempt(_ isTaken: () throws -> Bool) rethrows -> Bool {
        var waited = Span.seconds(0)
        let interval = Span(milliseconds: 200)
        while try !isTaken() {
            guard waited < atMost else { return false }
            pause(interval)
            waited = Span(milliseconds: waited.milliseconds + interval.milliseconds)
        }
        return true
    }
}
