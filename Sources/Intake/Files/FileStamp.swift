import Glibc
package import ReconciliationCore

/// What tells whether a file changed while it was read: compare the stamp before with the one after.
package struct FileStamp: Sendable, Hashable {
    package let sizeBytes: Int64
    /// Since 1970; a moment beyond the range, which file systems can state, becomes the furthest one in it.
    package let modifiedNanoseconds: Int64
    /// Another one under the same name: the file was replaced.
    package let identity: FileIdentity

    init(_ status: stat) {
        sizeBytes = Int64(status.st_size)
        let seconds = Int64(status.st_mtim.tv_sec)
        let whole = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let moment = whole.partialValue.addingReportingOverflow(Int64(status.st_mtim.tv_nsec))
        modifiedNanoseconds = whole.overflow || moment.overflow ? (seconds < 0 ? .min : .max) : moment.partialValue
        identity = FileIdentity(status)
    }
}
