import Glibc
import Reports

/// Where a command speaks: data on standard output, messages on standard error.
struct Console: Sendable {
    private let writeOut: @Sendable ([UInt8]) -> Void
    private let writeError: @Sendable (String) -> Void

    /// Whether somebody watches the messages, so that a line may be written over.
    let isTerminal: Bool

    init(
        out: @escaping @Sendable ([UInt8]) -> Void,
        error: @escaping @Sendable (String) -> Void,
        isTerminal: Bool = false
    ) {
        writeOut = out
        writeError = error
        self.isTerminal = isTerminal
    }

    /// The process's own streams.
    static let standard = Console(
        out: { bytes in
            // A reader that has seen enough (`| head`) is not a failure.
            if write(bytes, to: STDOUT_FILENO) { return }
            let reason = errno
            if reason == EPIPE { exit(ExitStatus.done.rawValue) }
            let sentence = "recoup: cannot write the output: \(String(cString: strerror(reason))). Run it again.\n"
            _ = write(Array(sentence.utf8), to: STDERR_FILENO)
            exit(ExitStatus.unexpectedFailure.rawValue)
        },
        error: { _ = write(Array($0.utf8), to: STDERR_FILENO) },
        isTerminal: isatty(STDERR_FILENO) == 1
    )

    /// Text for people. Whatever came from outside and was not escaped where the text was made is escaped here; line
    /// ends are taken for our own.
    func out(_ text: String) { outData(printableLines(text)) }

    /// Data, as it is.
    func outData(_ text: String) { outBytes(Array((text.hasSuffix("\n") ? text : text + "\n").utf8)) }

    /// Data that brings its own line ends.
    func outBytes(_ bytes: [UInt8]) { writeOut(bytes) }

    /// A message for people: escaped as `out` is.
    func say(_ message: String) { writeError(printableLines(message) + "\n") }

    /// Puts a line in the place of the one that was shown before, on a terminal; an empty one takes it away.
    func show(_ line: String) {
        guard isTerminal else { return }
        // Back to the first column, and the rest of the line is cleared (ECMA-48, EL).
        writeError("\r" + printable(line) + "\u{1B}[K")
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var bytes = bytes[...]
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
