import Glibc
import Reports

/// A descriptor that the process was started with, as a path names it: `/dev/stdin`, `/dev/stdout`, or `/dev/fd/63`,
/// which is how shells hand over the pipe of `<(command)`.
///
/// It is used as it is: opening the path again would begin a file from its front, or cut it.
struct InheritedDescriptor: Equatable {
    static let standardOutput = InheritedDescriptor(number: STDOUT_FILENO)

    let number: Int32

    private init(number: Int32) { self.number = number }

    /// Nil where the path names no descriptor.
    init?(named path: String) {
        let names = ["/dev/stdin": STDIN_FILENO, "/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO]
        if let number = names[path] {
            self.init(number: number)
            return
        }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            guard let number = Int32(path.dropFirst(folder.count)), number >= 0 else { return nil }
            self.init(number: number)
            return
        }
        return nil
    }

    /// - Throws: status 64 where it is not open, or one of our own: the ledger's, for instance.
    func requireOpen(as path: String) throws {
        // What we open ourselves is closed on exec; what came through an exec is not.
        let flags = fcntl(number, F_GETFD)
        guard flags >= 0, flags & FD_CLOEXEC == 0 else {
            throw CommandFailure(.usage, .notOpen(path))
        }
    }
}
