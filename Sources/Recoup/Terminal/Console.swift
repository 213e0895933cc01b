import Glibc
import ReconciliationCore
import Reports

/// Where a command speaks: data on standard output, messages on standard error.
struct Console: Sendable {
    /// What to do when the reader of standard output goes away: a command with other work goes on, one that only prints
    /// a list ends.
    enum Unread: Sendable {
        case goesOn
        case ends
    }

    /// Answers the number of the error; 0 where everything was written.
    private let writeOut: @Sendable ([UInt8]) -> Int32
    private let writeError: @Sendable (String) -> Void

    /// The line that says why the output could not be written.
    var unwritableLine: @Sendable (String) -> String = { "recoup: cannot write the output: \($0)\n" }

    /// Whether somebody watches the messages, so that a line may be written over.
    let isTerminal: Bool

    init(
        out: @escaping @Sendable ([UInt8]) -> Void,
        error: @escaping @Sendable (String) -> Void,
        isTerminal: Bool = false
    ) {
        writeOut = { bytes in
            out(bytes)
            return 0
        }
        writeError = error
        self.isTerminal = isTerminal
    }

    private init() {
        writeOut = { Self.write($0, to: STDOUT_FILENO) ? 0 : errno }
        writeError = { _ = Self.write(Array($0.utf8), to: STDERR_FILENO) }
        isTerminal = isatty(STDERR_FILENO) == 1
    }

    /// The process's own streams.
    static let standard = Console()

    /// Opens the standard streams that the process was started without (`>&-`) on nothing: else the next file that is opened
    /// takes the number of one, and what is said goes into it.
    static func openMissingStreams() {
        for (stream, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(stream, F_GETFD) < 0 {
            // The lowest free number: those below are open by now.
            _ = open("/dev/null", mode)
        }
    }

    /// Text for people. Whatever came from outside and was not escaped where the text was made is escaped here; line
    /// ends are taken for our own.
    func out(_ text: String) { outData(printableLines(text)) }

    /// Data, as it is.
    func outData(_ text: String) { outBytes(Self.ended(text)) }

    /// Data that brings its own line ends.
    func outBytes(_ bytes: [UInt8]) { write(bytes, .goesOn) }

    /// Bytes of a command that only prints a list: the process ends with 0 if nobody reads it any more.
    func outList(_ bytes: [UInt8]) { write(bytes, .ends) }

    /// Text for people or data, of a command that has more to do than to be read.
    ///
    /// - Returns: whether it could be written, or nobody wants to read it; else the messages say why not.
    func outIfPossible(_ text: String) -> Bool {
        [0, EPIPE].contains(writeOrExplain(Self.ended(text)))
    }

    private func write(_ bytes: [UInt8], _ unread: Unread) {
        switch writeOrExplain(bytes) {
        case 0: return
        case EPIPE:
            // A reader that has seen enough (`| head`) is not a failure.
            if unread == .ends { exit(ExitStatus.done.rawValue) }
        default: exit(ExitStatus.unexpectedFailure.rawValue)
        }
    }

    /// Says why bytes could not be written, but for a reader that went away; answers the number of the error, 0 for none.
    private func writeOrExplain(_ bytes: [UInt8]) -> Int32 {
        let reason = writeOut(bytes)
        if reason != 0, reason != EPIPE {
            writeError(unwritableLine(String(cString: strerror(reason))))
        }
        return reason
    }

    /// A message for people: escaped as `out` is.
    func say(_ message: String) { writeError(printableLines(message) + "\n") }

    /// A question for people, whose answer follows on its line. It is no data, so standard output may be a file.
    func ask(_ question: String) { writeError(printableLines(question)) }

    /// Puts a line in the place of the one that was shown before, on a terminal; an empty one takes it away.
    func show(_ line: String) {
        guard isTerminal else { return }
        writeError("\r" + printable(line) + Self.restCleared)
    }

    /// What clears the progress line before another line is written; empty unless on a terminal.
    var lineStart: String { isTerminal ? "\r" + Self.restCleared : "" }

    /// Clears the line from here to its end (ECMA-48, EL).
    private static let restCleared = "\u{1B}[K"

    private static func ended(_ text: String) -> [UInt8] { Array((text.hasSuffix("\n") ? text : text + "\n").utf8) }

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
