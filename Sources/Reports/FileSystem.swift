import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that is being written. Its bytes are on the disk once `close` returns.
final class OutputFile {
    private let path: String
    private var descriptor: Int32

    /// Makes the file; it must not exist.
    init(creating path: String) throws(ReportFailure) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .of("make", path) }
    }

    deinit {
        if descriptor >= 0 { _ = Self.closeDescriptor(descriptor) }
    }

    func write(_ bytes: [UInt8]) throws(ReportFailure) {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Self.writeDescriptor(descriptor, UnsafeRawBufferPointer(rebasing: buffer[offset...]))
            }
            guard count >= 0 || errno == EINTR else { throw .of("write", path) }
            offset += max(0, count)
        }
    }

    func close() throws(ReportFailure) {
        guard fsync(descriptor) == 0 else { throw .of("sync", path) }
        let status = Self.closeDescriptor(descriptor)
        descriptor = -1
        guard status == 0 else { throw .of("close", path) }
    }

    // The methods' own names hide the C functions.
    private static func writeDescriptor(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    private static func closeDescriptor(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.close(descriptor)
        #else
            Musl.close(descriptor)
        #endif
    }
}

/// The few calls that publishing a folder needs, each with an error that says what and where.
enum FileSystem {
    /// Makes a folder and those above it; one that is there is left as it is.
    static func makeFolder(_ path: String) throws(ReportFailure) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        var made = path.hasPrefix("/") ? "" : "."
        for part in parts {
            made += "/" + part
            guard mkdir(made, 0o777) != 0, errno != EEXIST else { continue }
            let reason = errno
            // Some file systems refuse to make what is there, with another reason.
            guard !isFolder(made) else { continue }
            throw .cannotMake(path, reason)
        }
        guard isFolder(path) else { throw .cannotMake(path, ENOTDIR) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func move(_ path: String, to target: String) throws(ReportFailure) {
        guard rename(path, target) == 0 else { throw .of("rename to \(target)", path) }
    }

    /// The names of a folder change on the disk only once the folder itself is synced.
    static func sync(folder: String) throws(ReportFailure) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .of("open", folder) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .of("sync", folder) }
    }

    /// Points `link` at `target` in one step: at no instant is there no link.
    static func pointLink(_ link: String, at target: String, temporary: String) throws(ReportFailure) {
        unlink(temporary)
        guard symlink(target, temporary) == 0 else { throw .of("make the link", temporary) }
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
    static func isTaken(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    static func names(in folder: String) throws(ReportFailure) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw ReportFailure(message: "Cannot list the folder \(folder): \(reason(error)). May this user read it?")
        }
    }

    static func contents(of path: String) throws(ReportFailure) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw ReportFailure(message: "Cannot read \(path): \(reason(error)). Remove its folder and run again.")
        }
    }

    static func remove(_ path: String) throws(ReportFailure) {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw ReportFailure(message: "Cannot remove \(path): \(reason(error)). Remove it by hand.")
        }
    }
}

/// The system's reason in its own words, without the names of the library's errors around it.
private func reason(_ error: any Error) -> String {
    guard let cause = (error as? CocoaError)?.underlying as? POSIXError else { return "\(error)" }
    return String(cString: strerror(cause.code.rawValue))
}

extension ReportFailure {
    fileprivate static func cannotMake(_ path: String, _ reason: Int32) -> ReportFailure {
        let reason = String(cString: strerror(reason))
        return ReportFailure(
            kind: .noFolder,
            message: "Cannot make the folder \(path): \(reason). May this user write there?"
        )
    }

    /// Says why the last C call failed.
    fileprivate static func of(_ action: String, _ path: String) -> ReportFailure {
        let reason = String(cString: strerror(errno))
        return ReportFailure(
            message: "Cannot \(action) \(path): \(reason). Is there room on the disk, and may this user write there?"
        )
    }
}
