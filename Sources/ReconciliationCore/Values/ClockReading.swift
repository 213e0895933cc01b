/// The date and time of day at the front of a text, `2025-03-10T05:44:43.123`, as a clock on the wall shows them.
package struct ClockReading: Sendable {
    /// Since 1970-01-01T00:00:00 on the same clock.
    package let localSeconds: Int64
    /// The fraction, cut to milliseconds.
    package let fractionMilliseconds: Int64
    package let isLeapSecond: Bool
    /// Where the zone begins.
    package let end: Int

    /// Nil for whatever no calendar or clock shows: month 13, 30 February, hour 25.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count >= 19, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == ASCII.space
        else { return nil }
        var hasOnlyDigits = true
        func number(_ at: Int) -> Int64 {
            if !ASCII.isDigit(bytes[at]) || !ASCII.isDigit(bytes[at + 1]) { hasOnlyDigits = false }
            return Int64(bytes[at] &- 0x30) * 10 + Int64(bytes[at + 1] &- 0x30)
        }
        let year = number(0) * 100 + number(2)
        let month = number(5)
        let day = number(8)
        let hour = number(11)
        let minute = number(14)
        let second = number(17)
        guard hasOnlyDigits, (1...12).contains(month), day >= 1, day <= Self.daysInMonth(month, of: year), hour <= 23,
            minute <= 59, second <= 60, let fraction = Self.fraction(bytes)
        else { return nil }
        localSeconds = Self.daysSince1970(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second
        isLeapSecond = second == 60
        (fractionMilliseconds, end) = fraction
    }

    private static func fraction(_ bytes: UnsafeBufferPointer<UInt8>) -> (milliseconds: Int64, end: Int)? {
        guard bytes.count > 19, bytes[19] == ASCII.point || bytes[19] == ASCII.comma else { return (0, 19) }
        var at = 20
        var milliseconds: Int64 = 0
        var weight: Int64 = 100
        while at < bytes.count, ASCII.isDigit(bytes[at]) {
            milliseconds += Int64(bytes[at] - 0x30) * weight
            weight /= 10
            at += 1
        }
        return at > 20 ? (milliseconds, at) : nil
    }

    private static func daysInMonth(_ month: Int64, of year: Int64) -> Int64 {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    /// Days of the Gregorian calendar, the year counted from March so that the leap day is its last
    /// (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil).
    private static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

extension ClockReading {
    /// Whether a clock so many seconds ahead of UTC shows it: a second 60 is the last of a day in UTC (RFC 3339, 5.7).
    package func exists(secondsAheadOfUTC: Int64) -> Bool {
        !isLeapSecond || (localSeconds - secondsAheadOfUTC) % 86_400 == 0
    }
}

extension Instant {
    /// The moment at which a clock so many seconds ahead of UTC shows a reading.
    package init(_ clock: ClockReading, secondsAheadOfUTC: Int64) {
        self.init(milliseconds: (clock.localSeconds - secondsAheadOfUTC) * 1000 + clock.fractionMilliseconds)
    }

    /// Reads a date, a time of day and a zone.
    ///
    /// - Parameter secondsAheadOfUTC: what the text behind the time says of the zone; nil for what is no zone.
    package init?(_ text: String, secondsAheadOfUTC: (ClockReading, UnsafeBufferPointer<UInt8>) -> Int64?) {
        var text = text
        let moment = text.withUTF8 { bytes -> Instant? in
            guard let clock = ClockReading(bytes),
                let seconds = secondsAheadOfUTC(clock, UnsafeBufferPointer(rebasing: bytes[clock.end...]))
            else { return nil }
            return Instant(clock, secondsAheadOfUTC: seconds)
        }
        guard let moment else { return nil }
        self = moment
    }
}
