#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What lies under a name, looked at without following a link.
package enum FileKind: Sendable, Hashable {
    case file(hasOtherNames: Bool)
    case folder, link, pipe, characterDevice, blockDevice, socket

    /// Nil where nothing has the name.
    package init?(at path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Where the name leads, links followed; nil where it leads nowhere.
    package init?(behind path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Nil where the descriptor is not open.
    package init?(ofDescriptor descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

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

    package var isFile: Bool { if case .file = self { true } else { false } }

    /// What is written into and never replaced.
    package var isStream: Bool { self == .pipe || self == .characterDevice }

    /// For sentences: "is …".
    package var words: String {
        switch self {
        case .file: "a file"
        case .folder: "a folder"
        case .link: "a symbolic link"
        case .pipe: "a pipe"
        case .characterDevice: "a device"
        case .blockDevice: "a block device"
        case .socket: "a socket"
        }
    }
}

/// Whose an open file is, and what others may do with it.
package struct FileRights: Sendable, Hashable {
    package let kind: FileKind
    package let ownerID: UInt32
    package let groupID: UInt32
    /// The permission bits alone.
    package let mode: UInt32

    /// Of where the path leads; nil where it leads nowhere.
    package init?(behind path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Nil where the descriptor is not open.
    package init?(ofDescriptor descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        kind = FileKind(status)
        ownerID = status.st_uid
        groupID = status.st_gid
        mode = UInt32(status.st_mode & 0o777)
    }
}

/// Which file it is, whatever name it is reached by.
struct FileIdentity: Sendable, Hashable {
    private let device: UInt64
    private let number: UInt64

    /// Of where the path leads; nil where it leads nowhere.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
    }
}
