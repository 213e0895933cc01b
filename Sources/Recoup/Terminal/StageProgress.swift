import Logging
import ReconciliationCore
import Reports

extension Context {
    /// Takes the line away that says how far a stage is, where one may be shown.
    func clearProgress() {
        if logLevel <= .info { console.show("") }
    }
}

/// How far a stage is, said as it goes on: on a terminal one line that is written over, elsewhere a line every 30 seconds.
///
/// The clock is the context's: where it stands still, nothing is said.
struct StageProgress: Sendable {
    private static let interval = Span.seconds(30)
    private static let intervalOnTerminal = Span(milliseconds: 200)

    private let stage: String
    private let context: Context
    private let startedAt: Instant
    private var saidAt: Instant

    init(of stage: String, in context: Context) {
        self.stage = stage
        self.context = context
        startedAt = context.now()
        saidAt = startedAt
    }

    /// Says how much is done, where it was not said just now.
    ///
    /// - Parameters:
    ///   - done: how much, from the beginning of the stage.
    ///   - total: nil where nobody knows how much there is.
    mutating func advance(_ done: Int, of total: Int? = nil) {
        guard context.logLevel <= .info else { return }
        let isTerminal = context.console.isTerminal && !context.logsJSON
        let now = context.now()
        guard saidAt + (isTerminal ? Self.intervalOnTerminal : Self.interval) <= now else { return }
        saidAt = now
        let message = Self.message(stage, done, of: total, milliseconds: now.milliseconds - startedAt.milliseconds)
        if isTerminal { context.console.show(message[context.language]) } else { context.say(message) }
    }

    /// `verify: 1,200 of 6,000, 800 a second, 6 s left`.
    static func message(_ stage: String, _ done: Int, of total: Int?, milliseconds: Int64) -> Message {
        guard done > 0, milliseconds > 0 else {
            return .stageProgress(stage, done, of: total, perSecond: nil, secondsLeft: nil)
        }
        let rate = Double(done) * 1000 / Double(milliseconds)
        let left = total.flatMap { $0 > done ? Int((Double($0 - done) / rate).rounded(.up)) : nil }
        return .stageProgress(
            stage,
            done,
            of: total,
            perSecond: rate < 10 ? "\((rate * 10).rounded() / 10)" : "\(Int(rate))",
            secondsLeft: left
        )
    }
}
