package import FoundationEssentials
package import ReconciliationCore

/// How text for people shows a moment: in a time zone, with its offset, so that nobody has to guess. Tables and JSON
/// stay UTC.
package struct LocalTime: Sendable, Hashable {
    private let style: Date.ISO8601FormatStyle

    package init(zone: TimeZone) { style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone) }

    package static let utc = LocalTime(zone: .gmt)

    package var zone: TimeZone { style.timeZone }

    /// `2026-03-01T11:00:00+08:00`; `2026-03-01T03:00:00Z` in UTC. The fraction is dropped.
    package func text(_ moment: Instant) -> String {
        Date(timeIntervalSince1970: Double(moment.wholeSecond.milliseconds / 1000)).formatted(style)
    }

    /// The same of a time as the files state it; anything else as it is.
    package func text(stated text: String) -> String {
        guard let moment = Instant(rfc3339: text), moment.text == text else { return text }
        return self.text(moment)
    }
}
