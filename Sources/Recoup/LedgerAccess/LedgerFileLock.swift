import Glibc
import Intake
import ReconciliationCore
import Reports

/// The lock of a run: an advisory kernel lock on `<ledger>.lock` that dies with the process.
///
/// Never on the ledger itself: closing a descriptor of our own there would drop SQLite's locks. Only the file's owner
/// may read it, for whoever can open a file can lock it.
final class LedgerFileLock: RunLock {
    private let descriptor: Int32

    /// Takes the lock, a file beside the ledger.
    ///
    /// - Throws: status 11 naming the holder where another run has it.
    init(on ledger: LedgerFile, _ wait: LockWait) throws {
        let path = ledger.lockPath
        let descriptor = try Self.openFile(path, ledgerPath: ledger.path)
        do {
            let isTaken = try wait.attempt {
                if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
                guard errno == EWOULDBLOCK || errno == EINTR else {
                    throw CommandFailure(.unexpectedFailure, .lockFailed(path, systemError()))
                }
                return false
            }
            guard isTaken else {
                throw CommandFailure(.locked, .locked(path, by: RunLockHolder(of: descriptor)?.message))
            }
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
        let note = Array((RunLockHolder(process: getpid(), since: wait.startedAt).text + "\n").utf8)
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

extension RunLockHolder {
    /// Nil where the note is none of ours, or its process has ended: a run that was killed leaves its note behind.
    fileprivate init?(of descriptor: Int32) {
        var bytes = [UInt8](repeating: 0, count: 200)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0, case let lines = String(decoding: bytes[..<count], as: UTF8.self), lines.last == "\n" else {
            return nil
        }
        self.init(note: lines.dropLast())
        guard kill(process, 0) == 0 || errno == EPERM else { return nil }
    }

    /// Nil also where the file of the lock may not be read: it is for the ledger's owner only.
    init?(of ledger: LedgerFile) {
        let descriptor = open(ledger.lockPath, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        self.init(of: descriptor)
    }
}

/// The system's reason for the last failed call.
func systemError() -> String { String(cString: strerror(errno)) }
