package import ReconciliationCore

/// How often, and after how long, a question is asked again within one run.
package struct RetryPolicy: Sendable, Hashable {
    /// Exchanges per question and environment, the first included.
    package var attemptsMax = 4
    /// Before the second exchange; doubles from there.
    package var firstWait = Span(milliseconds: 500)
    package var waitMax = Span.seconds(30)
    /// A time Apple names is waited for within the run if it is no further away than this.
    package var patience = Span.seconds(60)

    package init() {}

    /// Microseconds before the next exchange: exponential, with half of it up to chance so that tasks spread out.
    ///
    /// - Parameter chance: from 0 up to 1.
    func wait(afterAttempt attempt: Int, chance: Double) -> Int64 {
        let full = min(firstWait.milliseconds << Int64(min(attempt - 1, 20)), waitMax.milliseconds) * 1000
        return full / 2 + Int64(Double(full / 2) * chance)
    }
}

/// The header `Retry-After` as Apple means it.
enum RetryAfter {
    /// The moment named: UNIX milliseconds, as Apple sends them; seconds since 1970; or seconds from now.
    ///
    /// Nil where it is none of these, or further away than a day.
    static func moment(_ text: String?, now: Instant) -> Instant? {
        guard let text, let number = Int64(text), number >= 0 else { return nil }
        let moment: Instant
        switch number {
        case 100_000_000_000...: moment = Instant(milliseconds: number)
        case 1_000_000_000...: moment = Instant(milliseconds: number * 1000)
        default: moment = now + .seconds(number)
        }
        return moment <= now + .days(1) ? moment : nil
    }
}
