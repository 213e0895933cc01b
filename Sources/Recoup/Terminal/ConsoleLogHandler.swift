import FoundationEssentials
import Logging
import ReconciliationCore
import Reports

/// Messages for people on standard error: a line of text each, or one JSON object each (`--log-format json`).
struct ConsoleLogHandler: LogHandler {
    let console: Console
    let isJSON: Bool
    /// The lines of the message that is said, where it has several (`Message.lines`); else any message is one line.
    var lines: [String] = []
    /// The run that is going on, said in each line; nil outside of one.
    var run: RunID?
    let now: @Sendable () -> Instant
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        if !isJSON { console.show("") }
        console.say(line("\(event.message)", event.level, at: now()))
    }

    /// A message as it is written, without the end of its line. `moment` is nil where nobody knows yet when it will be written;
    /// lines of text have none.
    func line(_ message: String, _ level: Logger.Level, at moment: Instant?) -> String {
        guard isJSON else {
            // A line end inside of a line came with a name or a word from outside.
            let shown = (lines.isEmpty ? [message] : lines).map(printable).joined(separator: "\n")
            let text = (run.map { "run \($0.number): " } ?? "") + shown
            return level >= .warning ? "recoup: " + text : text
        }
        struct Line: Encodable {
            let time: String?
            let level: String
            let message: String
            let run: Int64?
        }
        let line = Line(time: moment?.text, level: level.rawValue, message: message, run: run?.number)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return printableJSON(String(decoding: try encoder.encode(line), as: UTF8.self))
        } catch {
            return "recoup: " + printable(message)
        }
    }
}
