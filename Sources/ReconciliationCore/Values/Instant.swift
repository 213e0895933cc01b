import FoundationEssentials

/// A moment: whole milliseconds since 1970-01-01T00:00:00Z.
package struct Instant: Sendable, Hashable, Comparable, Codable {
    package let milliseconds: Int64

    package init(milliseconds: Int64) { self.milliseconds = milliseconds }

    package static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

    package static func + (left: Self, right: Span) -> Self {
        Instant(milliseconds: left.milliseconds + right.milliseconds)
    }

    package static func - (left: Self, right: Span) -> Self {
        Instant(milliseconds: left.milliseconds - right.milliseconds)
    }

    /// The same moment without its fraction of a second: what an as-of is cut to.
    package var wholeSecond: Instant {
        let remainder = milliseconds % 1000
        return Instant(milliseconds: milliseconds - (remainder < 0 ? remainder + 1000 : remainder))
    }
}

extension Instant {
    private static let format = Date.ISO8601FormatStyle(timeZone: .gmt)

    /// `2025-03-10T05:44:43Z`: how every file states a time. The fraction is dropped.
    package var text: String {
        Date(timeIntervalSince1970: Double(wholeSecond.milliseconds / 1000)).formatted(Self.format)
    }

    /// `20250310T054443Z`: how report folders are named.
    package var compactText: String { text.filter { $0 != "-" && $0 != ":" } }
}

/// A length of time in milliseconds. Written `90s`, `30m`, `24h`, `400d` in the configuration.
package struct Span: Sendable, Hashable, Comparable, Codable {
    package let milliseconds: Int64

    package init(milliseconds: Int64) { self.milliseconds = milliseconds }

    package static func seconds(_ count: Int64) -> Span { Span(milliseconds: count * 1000) }
    package static func hours(_ count: Int64) -> Span { .seconds(count * 3600) }
    package static func days(_ count: Int64) -> Span { .hours(count * 24) }

    package static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

    /// A hundred years: with a longer one moments would leave the calendar.
    private static let statedMax = Span.days(36_500)

    /// Reads `90s`, `30m`, `24h`, `400d`, up to `36500d`; nil for anything else.
    package init?(_ text: String) {
        guard let unit = text.last, let count = Int64(text.dropLast()), count >= 0 else { return nil }
        let secondsPerUnit: Int64
        switch unit {
        case "s": secondsPerUnit = 1
        case "m": secondsPerUnit = 60
        case "h": secondsPerUnit = 3600
        case "d": secondsPerUnit = 86400
        default: return nil
        }
        let (milliseconds, overflow) = count.multipliedReportingOverflow(by: secondsPerUnit * 1000)
        guard !overflow, milliseconds <= Self.statedMax.milliseconds else { return nil }
        self.milliseconds = milliseconds
    }
}
