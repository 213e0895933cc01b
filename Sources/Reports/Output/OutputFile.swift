import Glibc

/// An open file or stream that is being written. A file's bytes are on the disk once `close` returns.
package final class OutputFile {
    /// Readable by the owner and the group, whatever a wider umask would allow.
    static let mode: mode_t = 0o640

    private let path: String
    private let isStream: Bool
    private var descriptor: Int32

    /// Makes the file. Nothing may have its name yet, a dangling link neither.
    init(creating path: String) throws(ReportFailure) {
        self.path = path
        isStream = false
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, Self.mode)
        guard descriptor >= 0 else { throw .of(.make, path) }
    }

    /// Opens a pipe or a character device to be written into; waits for the reader of a pipe. Nothing is made, cut
    /// or replaced, and what is neither is refused.
    package init(streamingTo path: String) throws(ReportFailure) {
        self.path = path
        isStream = true
        descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .of(.open, path) }
        guard FileStatus(ofDescriptor: descriptor)?.kind.isStream == true else {
            _ = Self.closeDescriptor(descriptor)
            throw .refused(.noStreamAnyMore(path))
        }
    }

    /// Writes where a descriptor leads that this process was started with; `path` names it in messages.
    package init(copying inherited: Int32, path: String) throws(ReportFailure) {
        self.path = path
        isStream = true
        descriptor = fcntl(inherited, F_DUPFD_CLOEXEC, 3)
        guard descriptor >= 0 else { throw .of(.open, path) }
    }

    deinit {
        if descriptor >= 0 { _ = Self.closeDescriptor(descriptor) }
    }

    package func write(_ bytes: [UInt8]) throws(ReportFailure) {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Self.writeDescriptor(descriptor, UnsafeRawBufferPointer(rebasing: buffer[offset...]))
            }
            guard count >= 0 || errno == EINTR else { throw .of(.write, path) }
            offset += max(0, count)
        }
    }

    /// Of the open file, whatever now has its name.
    func give(toOwnerOf other: FileStatus) { _ = fchown(descriptor, other.ownerID, other.groupID) }

    package func close() throws(ReportFailure) {
        // A pipe has nothing that could be synced.
        guard isStream || fsync(descriptor) == 0 else { throw .of(.sync, path) }
        let status = Self.closeDescriptor(descriptor)
        descriptor = -1
        guard status == 0 else { throw .of(.close, path) }
    }

    // The methods' own names hide the C functions.
    private static func writeDescriptor(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    }

    private static func closeDescriptor(_ descriptor: Int32) -> Int32 {
        Glibc.close(descriptor)
    }
}
