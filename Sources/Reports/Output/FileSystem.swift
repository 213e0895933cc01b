import CLinux
import FoundationEssentials
import Glibc

/// The few calls that publishing files and folders needs, each with an error that says what and where.
package enum FileSystem {
    /// Whatever a wider umask would allow.
    private static let folderMode: mode_t = 0o750

    /// Makes a folder and those above it; one that is there is left as it is.
    package static func makeFolder(_ path: String) throws(ReportFailure) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        var made = path.hasPrefix("/") ? "" : "."
        for part in parts {
            made += "/" + part
            guard mkdir(made, folderMode) != 0, errno != EEXIST else { continue }
            let reason = errno
            // Some file systems refuse to make what is there, with another reason.
            guard !isFolder(made) else { continue }
            throw .cannotMake(path, reason)
        }
        guard isFolder(path) else { throw .cannotMake(path, ENOTDIR) }
    }

    /// Whether a folder is there, or could be made, and files in it. Nothing is changed.
    ///
    /// - Throws: as making it would.
    static func requireWritable(_ path: String) throws(ReportFailure) {
        var found = path.hasPrefix("/") ? "/" : "."
        for part in path.split(separator: "/", omittingEmptySubsequences: true) {
            let next = found + "/" + part
            guard isTaken(next) else { break }
            found = next
        }
        guard isFolder(found) else { throw .cannotMake(path, ENOTDIR) }
        guard access(found, W_OK | X_OK) == 0 else { throw .cannotMake(path, errno) }
    }

    /// Makes one folder that must not be there yet: what another put in its place is never written into.
    static func makeNewFolder(_ path: String) throws(ReportFailure) {
        guard mkdir(path, folderMode) == 0 else { throw .cannotMake(path, errno) }
    }

    private static func isFolder(_ path: String) -> Bool { FileStatus(behind: path)?.kind == .folder }

    /// Gives a file another name that nothing has yet, in one step where the file system can.
    static func name(_ path: String, _ target: String) throws(ReportFailure) {
        if renameat2(AT_FDCWD, path, AT_FDCWD, target, recoup_rename_noreplace) == 0 { return }
        guard errno != EEXIST else { throw .refused(.targetExistsByNow(target)) }
        if link(path, target) == 0 {
            guard unlink(path) == 0 else { throw .of(.remove, path) }
            return
        }
        // File systems without hard links: the caller has looked that nothing has the name.
        guard errno != EEXIST else { throw .refused(.targetExistsByNow(target)) }
        try move(path, to: target)
    }

    /// Removes a file that nobody needs any more; what stays behind does no harm.
    static func unlinkQuietly(_ path: String) { unlink(path) }

    static func move(_ path: String, to target: String) throws(ReportFailure) {
        guard rename(path, target) == 0 else { throw .of(.rename(to: target), path) }
    }

    /// Swaps what two names stand for in one step: at no instant is either name free.
    ///
    /// - Returns: false where the file system cannot do that; then nothing was changed.
    static func exchange(_ path: String, _ other: String) -> Bool {
        renameat2(AT_FDCWD, path, AT_FDCWD, other, recoup_rename_exchange) == 0
    }

    /// Makes a folder that holds the files of another one under second names.
    ///
    /// - Returns: false where that cannot be done: something in it is no plain file, or the file system has no hard links. What
    ///   was made until then stays.
    static func linkFiles(of folder: String, into copy: String) throws(ReportFailure) -> Bool {
        try makeNewFolder(copy)
        for name in try names(in: folder) {
            let file = folder + "/" + name
            guard FileStatus(at: file)?.kind.isFile == true, link(file, copy + "/" + name) == 0 else { return false }
        }
        try sync(folder: copy)
        return true
    }

    /// The names of a folder change on the disk only once the folder itself is synced.
    static func sync(folder: String) throws(ReportFailure) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .of(.open, folder) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .of(.sync, folder) }
    }

    /// Points `link` at `target` in one step: at no instant is there no link.
    static func pointLink(_ link: String, at target: String, temporary: String) throws(ReportFailure) {
        unlink(temporary)
        guard symlink(target, temporary) == 0 else { throw .of(.link, temporary) }
        try move(temporary, to: link)
    }

    /// What the link points at; nil where there is no link.
    static func target(ofLink link: String) -> String? {
        let size = Int(PATH_MAX)
        var buffer = [CChar](repeating: 0, count: size)
        let count = readlink(link, &buffer, size)
        guard count > 0 else { return nil }
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether anything has that name, a dangling link too.
    static func isTaken(_ path: String) -> Bool { FileStatus(at: path) != nil }

    /// Whether a folder is there and this user may not look into it.
    static func isUnreadableFolder(_ path: String) -> Bool {
        FileStatus(at: path)?.kind == .folder && access(path, R_OK | X_OK) != 0
    }

    static func names(in folder: String) throws(ReportFailure) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw ReportFailure(message: .cannotListFolder(folder, reason(error)))
        }
    }

    /// The bytes of a plain file; nil where something else has the name, a link too.
    static func contents(ofFile path: String) throws(ReportFailure) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            let failure = ReportFailure.of(.read, path)
            // In a folder that may not be looked into nobody can say that it is not there.
            if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
            if let status = FileStatus(at: path), !status.kind.isFile { return nil }
            throw failure
        }
        defer { close(descriptor) }
        guard FileStatus(ofDescriptor: descriptor)?.kind.isFile == true else { return nil }
        guard let bytes = bytesToEnd(ofDescriptor: descriptor) else { throw .of(.read, path) }
        return bytes
    }

    /// Hands over the bytes of a plain file of ours, a block at a time.
    static func readBlocks(ofFile path: String, _ receive: (ArraySlice<UInt8>) throws -> Void) throws {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw ReportFailure.of(.read, path) }
        defer { close(descriptor) }
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &block, block.count)
            if count == 0 { return }
            if count > 0 {
                try receive(block[..<count])
            } else if errno != EINTR {
                throw ReportFailure.of(.read, path)
            }
        }
    }

    static func remove(_ path: String) throws(ReportFailure) {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw ReportFailure(message: .cannotRemove(path, reason(error)))
        }
    }
}

/// The system's reason in its own words, without the names of the library's errors around it.
private func reason(_ error: any Error) -> String {
    guard let cause = (error as? CocoaError)?.underlying as? POSIXError else { return "\(error)" }
    return String(cString: strerror(cause.code.rawValue))
}

extension ReportFailure {
    /// A place that is no place for an output: what it is, and what to name instead.
    package static func refused(_ message: Message) -> ReportFailure { ReportFailure(kind: .refused, message: message) }

    fileprivate static func cannotMake(_ path: String, _ reason: Int32) -> ReportFailure {
        let reason = String(cString: strerror(reason))
        return ReportFailure(kind: .noFolder, message: .cannotMakeFolder(path, reason))
    }

    /// Says why the last C call failed.
    static func of(_ call: FileCall, _ path: String) -> ReportFailure {
        let reason = String(cString: strerror(errno))
        return ReportFailure(reason: reason, message: .callFailed(call.on(path), reason))
    }
}
