import Glibc
package import ReconciliationCore

/// What the system says of a file: what it is, which one, whose, and what others may do with it.
package struct FileStatus: Sendable {
    package let kind: FileKind
    package let identity: FileIdentity
    package let ownerID: UInt32
    package let groupID: UInt32
    /// The permission bits alone.
    package let mode: UInt32

    /// Of what lies under a name, a link as the link it is; nil where nothing has the name.
    package init?(at path: String) {
        self.init { lstat(path, &$0) }
    }

    /// Of where a path leads, links followed; nil where it leads nowhere.
    package init?(behind path: String) {
        self.init { stat(path, &$0) }
    }

    /// Nil where the descriptor is not open.
    package init?(ofDescriptor descriptor: Int32) {
        self.init { fstat(descriptor, &$0) }
    }

    private init?(_ ask: (inout stat) -> Int32) {
        var status = stat()
        guard ask(&status) == 0 else { return nil }
        kind = FileKind(status)
        identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
        ownerID = status.st_uid
        groupID = status.st_gid
        mode = UInt32(status.st_mode & 0o777)
    }
}

extension FileKind {
    fileprivate init(_ status: stat) {
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file(hasOtherNames: status.st_nlink > 1)
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            case S_IFCHR: .characterDevice
            case S_IFBLK: .blockDevice
            default: .socket
            }
    }
}
