import Glibc
package import ReconciliationCore

/// What tells whether a file changed while it was read: compare the stamp before with the one after.
package struct FileStamp: Sendable, Hashable {
    package let sizeBytes: Int64
    /// Since 1970.
    package let modifiedNanoseconds: Int64
    /// Another one under the same name: the file was replaced.
    package let identity: FileIdentity

    init(_ status: stat) {
        sizeBytes = Int64(status.st_size)
        modifiedNanoseconds = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        identity = FileIdentity(status)
    }
}
