import Glibc
import Reports

extension Context {
    /// The bytes of a file of the command line; `-` is standard input.
    ///
    /// A pipe or device is read where it is handed over (`-`, `/dev/stdin`, `<(command)`); one that is met under its own
    /// name may never end, and is named as what it is.
    ///
    /// - Throws: status 64 where it cannot be read.
    func bytes(of file: String) throws -> [UInt8] {
        let path = path(file)
        if file == "-" { return try bytes(ofDescriptor: STDIN_FILENO, path: .standardInput) }
        if let inherited = InheritedDescriptor(named: path) {
            try inherited.requireOpen(as: path)
            return try bytes(ofDescriptor: inherited.number, path: Message(verbatim: path))
        }
        try requireReadable(path)
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CommandFailure(.usage, .cannotRead(Message(verbatim: path), systemError()))
        }
        defer { close(descriptor) }
        guard FileStatus(ofDescriptor: descriptor)?.kind.isFile == true else {
            throw CommandFailure(.usage, .noFileAnyMore(path))
        }
        return try bytes(ofDescriptor: descriptor, path: Message(verbatim: path))
    }

    /// - Throws: status 64 where there is no file that can be read.
    private func requireReadable(_ path: String) throws {
        switch FileStatus(behind: path)?.kind {
        case nil: throw CommandFailure(.usage, .noFile(at: path))
        case .folder: throw CommandFailure(.usage, .folderWhereFileIsRead(path))
        case .file: break
        case let kind?: throw CommandFailure(.usage, .noFileToRead(path, kind))
        }
        guard access(path, R_OK) == 0 else {
            throw CommandFailure(.usage, .mayNotRead(path, systemError()))
        }
    }

    private func bytes(ofDescriptor descriptor: Int32, path: Message) throws -> [UInt8] {
        guard let bytes = bytesToEnd(ofDescriptor: descriptor) else {
            throw CommandFailure(.usage, .cannotRead(path, systemError()))
        }
        return bytes
    }
}
