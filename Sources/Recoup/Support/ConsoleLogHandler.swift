import FoundationEssentials
import Logging
import ReconciliationCore
import Reports

/// Messages for people on standard error: a line of text each, or one JSON object each (`--log-format json`).
struct ConsoleLogHandler: LogHandler {
    let console: Console
    let isJSON: Bool
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
        guard isJSON else {
            // A message is one line: a line end in it came with a name or a word from outside.
            let message = (run.map { "run \($0.number): " } ?? "") + printable("\(event.message)")
            console.show("")
            console.say(event.level >= .warning ? "recoup: " + message : message)
            return
        }
        struct Line: Encodable {
            let time: String
            let level: String
            let message: String
            let run: Int64?
        }
        let line = Line(
            time: now().text,
            level: event.level.rawValue,
            message: "\(event.message)",
            run: run?.number
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            console.say(printableJSON(String(decoding: try encoder.encode(line), as: UTF8.self)))
        } catch {
            console.say("recoup: " + printable("\(event.message)"))
        }
    }
}
