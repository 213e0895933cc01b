import Foundation
import ReconciliationCore

/// Times on the command line and in the configuration: RFC 3339, or a date alone, which is 00:00:00 in a time zone.
enum CommandTime {
    /// Nil where the text is neither.
    static func instant(_ text: String, zone: TimeZone = .gmt) -> Instant? {
        let day = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
        let styles =
            text.utf8.count == 10
            ? [day] : [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        return styles.lazy.compactMap { style in date(text, in: style) }.first.map { Instant($0) }
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
