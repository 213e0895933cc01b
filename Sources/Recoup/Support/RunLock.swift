import FoundationEssentials
import Glibc
import ReconciliationCore

/// The lock of a run: an advisory kernel lock on `<ledger>.lock` that dies with the process.
///
/// Never on the ledger itself: closing a descriptor of our own there would drop SQLite's locks.
final class RunLock {
    private let descriptor: Int32

    /// Takes the lock, waiting up to `wait`.
    ///
    /// - Parameter pause: lets time pass between two attempts.
    /// - Throws: status 11 naming the holder where another run has it.
    init(
        ledgerPath: String,
        wait: Span,
        startedAt: Instant,
        pause: (Span) -> Void = { usleep(UInt32($0.milliseconds * 1000)) }
    ) throws {
        let path = ledgerPath + ".lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandFailure(
                .noLedger,
                "Cannot open \(path): \(systemError()). May this user write the ledger's folder?"
            )
        }
        var waited = Span.seconds(0)
        let interval = Span(milliseconds: 200)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                let reason = systemError()
                close(descriptor)
                throw CommandFailure(.unexpectedFailure, "Cannot lock \(path): \(reason).")
            }
            guard waited < wait else {
                let holder = RunLock.holder(of: descriptor)
                close(descriptor)
                throw CommandFailure(
                    .locked,
                    "Another run holds the lock \(path)\(holder). Wait for it, or give --wait-lock 10m."
                )
            }
            pause(interval)
            waited = Span(milliseconds: waited.milliseconds + interval.milliseconds)
        }
        let note = Array("process \(getpid()) since \(startedAt.text)\n".utf8)
        // The note is for people; the lock holds without it.
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, note, note.count, 0) }
    }

    deinit { close(descriptor) }

    private static func holder(of descriptor: Int32) -> String {
        var note = [UInt8](repeating: 0, count: 200)
        let count = pread(descriptor, &note, note.count, 0)
        guard count > 0 else { return "" }
        let text = String(decoding: note[..<count], as: UTF8.self).filter { $0 != "\n" }
        return " (\(text))"
    }
}

/// The system's reason for the last failed call.
func systemError() -> String { String(cString: strerror(errno)) }
