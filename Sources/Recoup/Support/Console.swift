import Glibc

/// Where a command speaks: data on standard output, messages on standard error.
struct Console: Sendable {
    private let writeOut: @Sendable (String) -> Void
    private let writeError: @Sendable (String) -> Void

    init(out: @escaping @Sendable (String) -> Void, error: @escaping @Sendable (String) -> Void) {
        writeOut = out
        writeError = error
    }

    /// The process's own streams.
    static let standard = Console(
        out: { text in
            // A reader that has seen enough (`| head`) is not a failure.
            if !write(text, to: STDOUT_FILENO) { exit(0) }
        },
        error: { _ = write($0, to: STDERR_FILENO) }
    )

    func out(_ text: String) { writeOut(text.hasSuffix("\n") ? text : text + "\n") }

    /// Data that brings its own line ends.
    func outVerbatim(_ text: String) { writeOut(text) }

    func say(_ message: String) { writeError(message + "\n") }

    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
