import Foundation
import ReconciliationCore

/// Times on the command line and in the configuration: RFC 3339, or a date alone, which is 00:00:00 in a time zone.
enum CommandTime {
    /// Nil where the text is neither.
    static func instant(_ text: String, zone: TimeZone = .gmt) -> Instant? {
        guard isInCalendar(text.prefix(10)) else { return nil }
        let day = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
        let styles =
            text.utf8.count == 10
            ? [day] : [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        return styles.lazy.compactMap { style in date(text, in: style) }.first.map { Instant($0) }
    }

    /// The parser takes 31 February for 3 March; nobody means that.
    private static func isInCalendar(_ day: Substring) -> Bool {
        let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
        return date(String(day), in: style).map { $0.formatted(style) == day } ?? false
    }

    /// The day a date names in a time zone, or the day there on which a time lies; nil where the text is neither.
    static func day(_ text: String, zone: TimeZone) -> Range<Instant>? {
        guard let moment = instant(text, zone: zone) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let date = Date(timeIntervalSince1970: Double(moment.milliseconds) / 1000)
        guard let day = calendar.dateInterval(of: .day, for: date) else { return nil }
        return Instant(day.start)..<Instant(day.end)
    }

    private static func date(_ text: String, in style: Date.ISO8601FormatStyle) -> Date? {
        do {
            return try style.parse(text)
        } catch {
            // Not in this style: the caller tries the next, or says what it must be.
            return nil
        }
    }
}

extension Instant {
    init(_ date: Date) { self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded())) }
}
