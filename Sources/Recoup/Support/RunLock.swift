import Glibc
import Intake
import ReconciliationCore
import Reports

/// The lock of a run: an advisory kernel lock on `<ledger>.lock` that dies with the process.
///
/// Never on the ledger itself: closing a descriptor of our own there would drop SQLite's locks. Only the file's owner
/// may read it, for whoever can open a file can lock it.
final class RunLock {
    private let descriptor: Int32

    /// Takes the lock, waiting up to `wait`.
    ///
    /// - Parameters:
    ///   - ledgerPath: the ledger; the lock is a file beside it.
    ///   - wait: the longest time to wait.
    ///   - startedAt: shown to those who find the lock held.
    ///   - pause: lets time pass between two attempts.
    /// - Throws: status 11 naming the holder where another run has it.
    init(
        ledgerPath: String,
        wait: Span,
        startedAt: Instant,
        pause: (Span) -> Void = { usleep(UInt32($0.milliseconds * 1000)) }
    ) throws {
        let path = ledgerPath + ".lock"
        descriptor = try Self.openFile(path, ledgerPath: ledgerPath)
        var waited = Span.seconds(0)
        let interval = Span(milliseconds: 200)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                let reason = systemError()
                close(descriptor)
                throw CommandFailure(.unexpectedFailure, .lockFailed(path, reason))
            }
            guard waited < wait else {
                let holder = Holder(of: descriptor).map { Message.lockHolder($0.process, since: $0.since.text) }
                close(descriptor)
                throw CommandFailure(.locked, .locked(path, by: holder))
            }
            pause(interval)
            waited = Span(milliseconds: waited.milliseconds + interval.milliseconds)
        }
        let note = Array((Holder(process: getpid(), since: startedAt).text + "\n").utf8)
        // The note is for people; the lock holds without it.
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, note, note.count, 0) }
    }

    deinit { close(descriptor) }

    /// Opens the file of the lock, or makes it.
    ///
    /// - Throws: status 10 where it is not ours: another user who holds it could stop every night.
    private static func openFile(_ path: String, ledgerPath: String) throws -> Int32 {
        // Not blocking: a pipe under that name would wait for somebody at its other end.
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            switch errno {
            case ELOOP: throw refusal(of: path, because: .isSymbolicLink)
            case EROFS: throw CommandFailure(.noLedger, .lockOnReadOnlyDisk(path))
            case ENOSPC: throw CommandFailure(.noLedger, .lockOnFullDisk(path))
            case EACCES where access(path, F_OK) != 0: throw CommandFailure(.noLedger, .lockInOthersFolder(path))
            default: throw refusal(of: path, because: Message(verbatim: systemError()))
            }
        }
        guard let file = FileStatus(ofDescriptor: descriptor) else {
            defer { close(descriptor) }
            throw refusal(of: path, because: Message(verbatim: systemError()))
        }
        let ledger = FileStatus(behind: ledgerPath)
        let reason: Message? =
            if !file.kind.isFile {
                .isNoFile(file.kind)
            } else if file.kind == .file(hasOtherNames: true) {
                .hasHardLinks
            } else if file.ownerID != geteuid(), file.ownerID != ledger?.ownerID {
                .belongsToOther(file.ownerID)
            } else {
                nil
            }
        if let reason {
            close(descriptor)
            throw refusal(of: path, because: reason)
        }
        // What root makes by hand the ledger's own user must be able to open in the night.
        if geteuid() == 0, let ledger, file.ownerID != ledger.ownerID {
            _ = fchown(descriptor, ledger.ownerID, ledger.groupID)
        }
        if file.mode & 0o077 != 0 { _ = fchmod(descriptor, 0o600) }
        return descriptor
    }

    private static func refusal(of path: String, because reason: Message) -> CommandFailure {
        CommandFailure(.noLedger, .lockUnusable(path, reason))
    }
}

extension RunLock {
    /// Who says that the lock is theirs.
    struct Holder {
        let process: pid_t
        let since: Instant

        var text: String { "process \(process) since \(since.text)" }

        init(process: pid_t, since: Instant) {
            self.process = process
            self.since = since
        }

        /// Nil where the note is none of ours, or its process has ended: a run that was killed leaves its note behind.
        init?(of descriptor: Int32) {
            var bytes = [UInt8](repeating: 0, count: 200)
            let count = pread(descriptor, &bytes, bytes.count, 0)
            guard count > 0 else { return nil }
            self.init(note: String(decoding: bytes[..<count], as: UTF8.self))
            guard kill(process, 0) == 0 || errno == EPERM else { return nil }
        }

        /// Nil also where the file of the lock may not be read: it is for the ledger's owner only.
        init?(ofLedgerAt path: String) {
            let descriptor = open(path + ".lock", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            defer { close(descriptor) }
            self.init(of: descriptor)
        }

        init?(note: String) {
            let words = note.split(separator: " ", omittingEmptySubsequences: false)
            guard words.count == 4, let process = pid_t(words[1]), process > 0,
                let since = Instant(rfc3339: String(words[3].prefix { $0 != "\n" }))
            else { return nil }
            self.init(process: process, since: since)
            guard note == text + "\n" else { return nil }
        }
    }
}

/// The system's reason for the last failed call.
func systemError() -> String { String(cString: strerror(errno)) }
