import FoundationEssentials
import Glibc
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

    /// Who acts, for the audit chain: `RECOUP_ACTOR`, else the login name. Without control characters, and never so
    /// that a spreadsheet's guard could be mistaken for part of the name.
    var actor: String {
        let named = environment["RECOUP_ACTOR"].flatMap { $0.isEmpty ? nil : $0 } ?? loginName()
        let clean = named.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
        let text = String(String.UnicodeScalarView(clean)).drop { $0 == "'" || $0 == " " }
        return text.isEmpty ? "unknown" : String(text.prefix(100))
    }

    func say(_ message: String) {
        if !isQuiet { console.say(message) }
    }
}

/// The version of this program.
let recoupVersion = "0.1.0"

/// The name of the user this process runs as; its number where it has none.
private func loginName() -> String {
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return "uid \(getuid())" }
    return String(cString: name)
}
