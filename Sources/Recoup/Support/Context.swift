import FoundationEssentials
import Glibc
import Logging
import ReconciliationCore

/// Everything a command needs of the outside, so that tests can give it another one.
struct Context: Sendable {
    var console: Console
    var environment: [String: String]
    var workingFolder: String
    var now: @Sendable () -> Instant
    /// The least a message must weigh to be said; `error` is quiet.
    var logLevel: Logger.Level = .info
    /// One JSON object per message instead of a line of text.
    var logsJSON = false

    static func live(logLevel: Logger.Level, logsJSON: Bool) -> Context {
        Context(
            console: .standard,
            environment: ProcessInfo.processInfo.environment,
            workingFolder: FileManager.default.currentDirectoryPath,
            now: { Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) },
            logLevel: logLevel,
            logsJSON: logsJSON
        )
    }

    /// Where messages go; data goes to `console` itself.
    var log: Logger {
        Logger(label: "recoup") { _ in
            ConsoleLogHandler(console: console, isJSON: logsJSON, now: now, logLevel: logLevel)
        }
    }

    /// A path of the command line: relative to the working folder.
    func path(_ text: String) -> String {
        if text == "." { return workingFolder }
        return text.hasPrefix("/") ? text : workingFolder + "/" + text
    }

    /// Who acts, for the audit chain: `RECOUP_ACTOR`, else the login name. Without control characters, and never so
    /// that a spreadsheet's guard could be mistaken for part of the name.
    var actor: String {
        let named = environment["RECOUP_ACTOR"].flatMap { $0.isEmpty ? nil : $0 } ?? loginName()
        let clean = named.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
        let text = String(String.UnicodeScalarView(clean)).drop { $0 == "'" || $0 == " " }
        return text.isEmpty ? "unknown" : String(text.prefix(100))
    }

    func say(_ message: String) { log.info("\(message)") }

    /// Why a command fails: said however quiet it is.
    func fail(_ message: String) { log.error("\(message)") }

    /// Something a person should mend, and no failure.
    func warn(_ message: String) { log.warning("\(message)") }
}

/// The version of this program.
let recoupVersion = "0.1.0"

/// The name of the user this process runs as; its number where it has none.
private func loginName() -> String {
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return "uid \(getuid())" }
    return String(cString: name)
}
