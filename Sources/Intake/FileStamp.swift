import Glibc

/// What tells whether a file changed while it was read: compare the stamp before with the one after.
package struct FileStamp: Sendable, Hashable {
    package let sizeBytes: Int64
    /// Since 1970.
    package let modifiedNanoseconds: Int64
    /// Another number under the same name: the file was replaced.
    package let fileNumber: UInt64

    /// Nil where the descriptor cannot be asked.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Nil where nothing is there (any more). Follows links.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        sizeBytes = Int64(status.st_size)
        modifiedNanoseconds = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        fileNumber = UInt64(status.st_ino)
    }
}
