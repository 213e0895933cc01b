import FoundationEssentials
import ReconciliationCore

/// Everything a command needs of the outside, so that tests can give it another one.
struct Context: Sendable {
    var console: Console
    var environment: [String: String]
    var workingFolder: String
    var now: @Sendable () -> Instant
    /// Whether messages may be more than errors.
    var isQuiet: Bool

    static func live(isQuiet: Bool) -> Context {
        Context(
            console: .standard,
            environment: ProcessInfo.processInfo.environment,
            workingFolder: FileManager.default.currentDirectoryPath,
            now: { Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) },
            isQuiet: isQuiet
        )
    }

    /// A path of the command line: relative to the working folder.
    func path(_ text: String) -> String { text.hasPrefix("/") ? text : workingFolder + "/" + text }

    func say(_ message: String) {
        if !isQuiet { console.say(message) }
    }
}

/// The version of this program.
let recoupVersion = "0.1.0"
