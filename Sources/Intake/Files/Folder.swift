import CLinux
import Glibc
import ReconciliationCore

/// A folder that is held open: what lies in it is reached through it, wherever its path leads meanwhile.
final class Folder {
    let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Opens a folder by its path; an operator may have made that a link.
    convenience init(path: String) throws(FolderFault) { try self.init(path: FileName(path)) }

    /// The same of a path that may be no text.
    convenience init(path: FileName) throws(FolderFault) {
        let descriptor = path.withCName { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FolderFault(errno) }
        self.init(descriptor: descriptor)
    }

    /// Opens a folder in this one, never through a link.
    func folder(_ name: String) throws(FolderFault) -> Folder { try folder(FileName(name)) }

    /// The same of a name that may be no text.
    func folder(_ name: FileName) throws(FolderFault) -> Folder {
        let parent = descriptor
        let descriptor = name.withCName { openat(parent, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        guard descriptor >= 0 else {
            let cause = errno
            if name.status(in: self.descriptor).map({ $0.st_mode & S_IFMT == S_IFLNK }) == true {
                throw FolderFault.symbolicLink
            }
            throw FolderFault(cause)
        }
        return Folder(descriptor: descriptor)
    }

    /// The same, made where it is missing.
    func folder(making name: String) throws(FolderFault) -> Folder {
        if mkdirat(descriptor, name, 0o750) != 0, errno != EEXIST { throw FolderFault(errno) }
        return try folder(name)
    }

    /// The names in it, sorted by bytes.
    func names() throws(FolderFault) -> [FileName] {
        // A descriptor of its own: reading moves a place in the folder, and closing the stream closes it.
        let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard own >= 0 else { throw FolderFault(errno) }
        guard let stream = fdopendir(own) else {
            defer { close(own) }
            throw FolderFault(errno)
        }
        defer { closedir(stream) }
        var names: [FileName] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            // Read in place: the entry is only as long as its name.
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let text = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
            let bytes = Array(
                UnsafeBufferPointer(
                    start: text,
                    count: strlen(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self))
                )
            )
            if bytes != [ASCII.point], bytes != [ASCII.point, ASCII.point] { names.append(FileName(bytes)) }
        }
        if errno != 0 { throw FolderFault(errno) }
        return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// The longest name it can hold, in bytes.
    var nameBytesMax: Int {
        let limit = fpathconf(descriptor, Int32(_PC_NAME_MAX))
        return limit > 0 ? Int(limit) : 255
    }

    /// Gives a file another name, in another folder perhaps. Never replaces one.
    ///
    /// - Returns: false where the new name is taken.
    func rename(_ name: FileName, to newName: FileName, in target: Folder) throws(FolderFault) -> Bool {
        let result = name.withCName { from in
            newName.withCName { to in
                renameat2(descriptor, from, target.descriptor, to, recoup_rename_noreplace)
            }
        }
        if result == 0 { return true }
        if errno == EEXIST { return false }
        // Some network file systems cannot do that: there a second name is made, which replaces nothing either.
        guard errno == EINVAL || errno == ENOSYS else { throw FolderFault(errno) }
        let linked = name.withCName { from in
            newName.withCName { to in linkat(descriptor, from, target.descriptor, to, 0) }
        }
        if linked != 0 {
            if errno == EEXIST { return false }
            throw FolderFault(errno)
        }
        guard name.withCName({ unlinkat(descriptor, $0, 0) }) == 0 else { throw FolderFault(errno) }
        return true
    }
}

extension FolderFault {
    init(_ number: Int32) { self = .system(systemReason(number)) }
}
