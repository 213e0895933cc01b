import CLinux
import Glibc
package import ReconciliationCore

/// Where a file lies: under a name in a folder that is held open, or at a path.
package struct FilePlace {
    let folder: Folder?
    package let name: FileName

    /// A path, relative to the working folder of the process where it does not start with a slash.
    package init(path: FileName) {
        folder = nil
        name = path
    }

    init(_ name: FileName, in folder: Folder) {
        self.folder = folder
        self.name = name
    }

    private var folderDescriptor: Int32 { folder?.descriptor ?? AT_FDCWD }

    /// What lies there now, a link as the link it is. Nil where nothing does, or it cannot be asked; see `errno`.
    func status() -> stat? { name.status(in: folderDescriptor) }

    package var stamp: FileStamp? { status().map { FileStamp($0) } }

    /// Why it must not be read as an input; nil where it may be. Opens nothing.
    package func obstacle(protecting protected: ProtectedFiles) -> InputObstacle? {
        guard let status = status() else { return errno == ENOENT ? .vanished : .unreachable(systemReason(errno)) }
        return InputObstacle(status, protecting: protected)
    }

    /// Whether this user may read it; else why not.
    package func reasonUnreadable() -> String? {
        name.withCName { faccessat(folderDescriptor, $0, R_OK, 0) } == 0 ? nil : systemReason(errno)
    }

    /// Opens the file for reading. Links are not followed, and nothing is waited for.
    func open(called shownName: String, protecting protected: ProtectedFiles) throws(IntakeFailure) -> OpenInput {
        try open(try hold(called: shownName, protecting: protected), called: shownName, protecting: protected)
    }

    /// Takes hold of whatever has the name, without reading or opening it, and looks at it.
    func hold(called shownName: String, protecting protected: ProtectedFiles) throws(IntakeFailure) -> FileHold {
        let descriptor = descriptor(recoup_o_path)
        guard descriptor >= 0 else { throw .cannotOpen(file: shownName, errno) }
        let hold = FileHold(descriptor: descriptor)
        guard let status = hold.status() else { throw .cannotOpen(file: shownName, errno) }
        if let obstacle = InputObstacle(status, protecting: protected) { throw .obstacle(file: shownName, obstacle) }
        return hold
    }

    /// Opens the file that is held, never another one put in its place meanwhile.
    func open(
        _ hold: FileHold,
        called shownName: String,
        protecting protected: ProtectedFiles
    ) throws(IntakeFailure) -> OpenInput {
        let descriptor = descriptor(O_RDONLY | O_NONBLOCK)
        guard descriptor >= 0 else {
            // A link put there meanwhile.
            if errno == ELOOP { throw .obstacle(file: shownName, .replaced) }
            throw .cannotOpen(file: shownName, errno)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, FileIdentity(status) == hold.status().map(FileIdentity.init) else {
            // If it is the ledger that was put there, closing it would drop SQLite's locks: such a descriptor stays open
            // until the process ends.
            if !protected.contains(FileIdentity(status)) { close(descriptor) }
            throw .obstacle(file: shownName, .replaced)
        }
        return OpenInput(descriptor: descriptor, stamp: FileStamp(status))
    }

    private func descriptor(_ flags: Int32) -> Int32 {
        name.withCName { openat(folderDescriptor, $0, flags | O_NOFOLLOW | O_CLOEXEC) }
    }
}

/// Holds on to a file, whatever its name leads to meanwhile. It is not open: letting go drops no lock.
final class FileHold {
    private let descriptor: Int32

    fileprivate init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    func status() -> stat? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }
}

/// A file that was opened as an input and found sound.
struct OpenInput {
    let descriptor: Int32
    let stamp: FileStamp
}
