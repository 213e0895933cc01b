package import FoundationEssentials
package import ReconciliationCore

/// How text for people shows a moment: in a time zone, with its offset, so that nobody has to guess. Tables and JSON
/// stay UTC.
package struct LocalTime: Sendable, Hashable {
    package let zone: TimeZone
    private let style: Date.ISO8601FormatStyle

    package init(zone: TimeZone) {
        self.zone = zone
        style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)
    }

    package static let utc = LocalTime(zone: .gmt)

    /// `2026-03-01T11:00:00+08:00`; `2026-03-01T03:00:00Z` in UTC. The fraction is dropped.
    package func text(_ moment: Instant) -> String { date(moment).formatted(style) }

    /// The same of a time as the files state it; anything else as it is.
    package func text(stated text: String) -> String {
        guard let moment = Instant(rfc3339: text), moment.text == text else { return text }
        return self.text(moment)
    }

    /// `1 Mar 2026, 11:00 (UTC+8)`. Seconds are dropped.
    package func moment(_ moment: Instant) -> Message {
        Message(
            "\(day(moment)), \(clock(at: moment)) (\(offset(at: moment)))",
            "\(day(moment)) \(clock(at: moment))（\(offset(at: moment))）"
        )
    }

    /// The same of a time as the files state it; anything else as it is.
    package func moment(stated text: String) -> Message {
        Instant(rfc3339: text).map(moment) ?? Message(verbatim: text)
    }

    /// `1 Mar 2026`
    package func day(_ moment: Instant) -> Message {
        let parts = calendar.dateComponents([.year, .month, .day], from: date(moment))
        let (year, month, day) = (parts.year ?? 0, parts.month ?? 1, parts.day ?? 1)
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return Message(inEnglish: "\(day) \(names[month - 1]) \(year)", inSimplifiedChinese: "\(year)年\(month)月\(day)日")
    }

    private func clock(at moment: Instant) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date(moment))
        return twoDigits(parts.hour ?? 0) + ":" + twoDigits(parts.minute ?? 0)
    }

    /// `UTC`, `UTC+8`, `UTC+5:45`
    private func offset(at moment: Instant) -> String {
        let seconds = zone.secondsFromGMT(for: date(moment))
        guard seconds != 0 else { return "UTC" }
        let minutes = abs(seconds) / 60
        return "UTC" + (seconds < 0 ? "-" : "+") + String(minutes / 60)
            + (minutes.isMultiple(of: 60) ? "" : ":" + twoDigits(minutes % 60))
    }

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }

    func date(_ moment: Instant) -> Date {
        Date(timeIntervalSince1970: Double(moment.wholeSecond.milliseconds / 1000))
    }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
