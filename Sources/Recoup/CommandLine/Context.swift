import FoundationEssentials
import Glibc
import Intake
import Logging
import ReconciliationCore
import Reports

/// Everything a command needs of the outside, so that tests can give it another one.
struct Context: Sendable {
    var console: Console
    var environment: [String: String]
    var workingFolder: String
    var now: @Sendable () -> Instant
    /// The lowest level of message that is shown; `error` is quiet.
    var logLevel: Logger.Level = .info
    /// One JSON object per message instead of a line of text.
    var logsJSON = false
    /// The run that messages are about; nil before one is open.
    var run: RunID?
    /// Of messages, and of screens where no configuration says one.
    var language = Language.english
    /// How screens are shaped: plain, unless standard output is a terminal or colours are asked for.
    var style = TerminalStyle.plain

    static func live(logLevel: Logger.Level, logsJSON: Bool) -> Context {
        let workingFolder = FileManager.default.currentDirectoryPath
        return Context(
            console: .standard,
            environment: ProcessInfo.processInfo.environment,
            // Where that was removed, nothing in it is found and nothing can be made.
            workingFolder: workingFolder.isEmpty ? "." : workingFolder,
            now: { Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) },
            logLevel: logLevel,
            logsJSON: logsJSON
        )
    }

    /// Where messages go; data goes to `console` itself.
    var log: Logger { Logger(label: "recoup") { _ in logHandler() } }

    private func logHandler(lines: [String] = []) -> ConsoleLogHandler {
        ConsoleLogHandler(console: console, isJSON: logsJSON, lines: lines, run: run, now: now, logLevel: logLevel)
    }

    /// A path of the command line: relative to the working folder.
    func path(_ text: String) -> String {
        if text == "." { return workingFolder }
        return text.hasPrefix("/") ? text : workingFolder + "/" + text
    }

    /// The same as bytes: Swift replaces what is not UTF-8 in an argument, so the argument is looked for as it came.
    func pathBytes(_ text: String) -> FileName {
        guard !text.hasPrefix("/") else { return FileName(Self.argumentBytes(text)) }
        return FileName(Array((workingFolder + "/").utf8) + Self.argumentBytes(text))
    }

    private static func argumentBytes(_ text: String) -> [UInt8] {
        guard text.unicodeScalars.contains("\u{FFFD}") else { return Array(text.utf8) }
        let arguments = (0..<Int(CommandLine.argc)).lazy.compactMap { CommandLine.unsafeArgv[$0] }
            .map { Array(UnsafeBufferPointer(start: $0, count: strlen($0)).map { UInt8(bitPattern: $0) }) }
        return arguments.first { String(decoding: $0, as: UTF8.self) == text } ?? Array(text.utf8)
    }

    /// Who acts, for the audit chain: `RECOUP_ACTOR`, else the login name, which stays beside it. Without what could make one
    /// name look like another: control characters, characters that turn the direction of writing, blanks in front.
    var actor: Actor {
        let user = plainName(loginName())
        guard let given = environment["RECOUP_ACTOR"].map(plainName), !given.isEmpty else {
            return Actor(name: user.isEmpty ? "unknown" : user)
        }
        return Actor(name: given, systemUser: user)
    }

    func say(_ message: Message) { log.info("\(message[language])") }

    /// The line that `fail` would write, made in advance for code that cannot make one when it fails.
    func preparedFailure(_ message: Message) -> String {
        (logsJSON ? "" : console.lineStart)
            + logHandler(lines: message.lines(in: language)).line(message[language], .error, at: nil) + "\n"
    }

    /// Says why a command fails, however quiet it is.
    func fail(_ message: Message) {
        let handler = logHandler(lines: message.lines(in: language))
        Logger(label: "recoup") { _ in handler }.error("\(message[language])")
    }

    /// Something a person should fix, and no failure.
    func warn(_ message: Message) { log.warning("\(message[language])") }
}

/// A name as it enters the audit chain: what `printable` would escape is taken out.
private func plainName(_ text: String) -> String {
    let clean = text.unicodeScalars.filter(isPrintable).drop { $0 == " " }
    return String(String(String.UnicodeScalarView(clean)).prefix(100))
}

/// The version of this program.
let recoupVersion = "0.1.0"

/// The name of the user this process runs as; its number where it has none.
private func loginName() -> String {
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return "uid \(getuid())" }
    return String(cString: name)
}
