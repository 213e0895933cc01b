import Foundation
import Intake
import ReconciliationCore

/// Times on the command line and in the configuration: RFC 3339, or a date alone, which is 00:00:00 in a time zone.
enum CommandTime {
    /// Nil where the text is neither.
    static func instant(_ text: String, zone: TimeZone = .gmt) -> Instant? {
        text.utf8.count == 10 ? midnight(text, zone) : Instant(rfc3339: text)
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

    private static func midnight(_ day: String, _ zone: TimeZone) -> Instant? {
        // Foundation's parser takes 31 February for 3 March; nobody means that.
        guard Instant(rfc3339: day + "T00:00:00Z") != nil else { return nil }
        do {
            return Instant(try Date.ISO8601FormatStyle(timeZone: zone).year().month().day().parse(day))
        } catch {
            // Not a date: the caller says what it must be.
            return nil
        }
    }
}

extension Instant {
    init(_ date: Date) { self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded())) }
}
