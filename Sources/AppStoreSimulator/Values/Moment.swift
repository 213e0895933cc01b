package import Foundation

/// A point in time as integer milliseconds since 1970, UTC.
package struct Moment: Hashable, Comparable, Sendable {
    package var milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Reads `2026-03-01T03:00:00Z`; throws for what is no such time.
    package init(rfc3339 text: String) throws {
        let date = try Date(text, strategy: .iso8601)
        self.init(milliseconds: Int64(date.timeIntervalSince1970) * 1_000)
    }

    package static func < (left: Moment, right: Moment) -> Bool {
        left.milliseconds < right.milliseconds
    }

    package func adding(days: Int = 0, hours: Int = 0, minutes: Int = 0, seconds: Int = 0) -> Moment {
        Moment(milliseconds: milliseconds + Int64(((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000)
    }

    /// The same moment cut to the second, as receipts state it.
    package var wholeSecond: Moment {
        Moment(milliseconds: milliseconds - milliseconds % 1_000)
    }

    /// 00:00:00 UTC of the same day.
    package var startOfDay: Moment {
        Moment(milliseconds: milliseconds - milliseconds % 86_400_000)
    }

    package var date: Date {
        Date(timeIntervalSince1970: TimeInterval(milliseconds) / 1_000)
    }

    /// `2025-03-10T05:44:43Z`
    package var text: String {
        date.formatted(.iso8601)
    }

    /// `2025-03-10`
    package var dayText: String {
        String(text.prefix(10))
    }

    /// `2025-03`
    package var monthText: String {
        String(text.prefix(7))
    }
}
