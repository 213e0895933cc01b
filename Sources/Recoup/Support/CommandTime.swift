import Foundation
import ReconciliationCore

/// Times on the command line and in the configuration: RFC 3339, or a date alone, which is 00:00:00 in a time zone.
enum CommandTime {
    static func instant(_ text: String, zone: TimeZone = .gmt) -> Instant? {
        for style in [
            Date.ISO8601FormatStyle(),
            Date.ISO8601FormatStyle(includingFractionalSeconds: true),
        ] {
            if let date = try? style.parse(text) { return Instant(date) }
        }
        guard text.utf8.count == 10,
            let date = try? Date.ISO8601FormatStyle(timeZone: zone).year().month().day().parse(text)
        else { return nil }
        return Instant(date)
    }
}

extension Instant {
    init(_ date: Date) { self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded())) }
}
