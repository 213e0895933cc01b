/// The date and time of day at the front of a text, `2025-03-10T05:44:43.123`, as a clock on the wall shows them.
struct ClockReading {
    /// Since 1970-01-01T00:00:00 on the same clock.
    let localSeconds: Int64
    /// The fraction, cut to milliseconds.
    let fractionMilliseconds: Int64
    let isLeapSecond: Bool
    /// Where the zone begins.
    let end: Int

    /// Refuses whatever no calendar or clock shows: month 13, 30 February, hour 25.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(TimeReader.Fault) {
        guard bytes.count >= 19, bytes[4] == 0x2d, bytes[7] == 0x2d, bytes[13] == 0x3a, bytes[16] == 0x3a,
            bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == Ascii.space
        else { throw .invalid }
        var hasOnlyDigits = true
        func number(_ at: Int) -> Int64 {
            if !Ascii.isDigit(bytes[at]) || !Ascii.isDigit(bytes[at + 1]) { hasOnlyDigits = false }
            return Int64(bytes[at] &- 0x30) * 10 + Int64(bytes[at + 1] &- 0x30)
        }
        let year = number(0) * 100 + number(2)
        let month = number(5)
        let day = number(8)
        let hour = number(11)
        let minute = number(14)
        let second = number(17)
        guard hasOnlyDigits, (1...12).contains(month), day >= 1, day <= daysInMonth(month, of: year), hour <= 23,
            minute <= 59, second <= 60
        else { throw .invalid }
        localSeconds = daysSince1970(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second
        isLeapSecond = second == 60
        (fractionMilliseconds, end) = try Self.fraction(bytes)
    }

    private static func fraction(_ bytes: UnsafeBufferPointer<UInt8>) throws(TimeReader.Fault) -> (Int64, Int) {
        guard bytes.count > 19, bytes[19] == Ascii.point || bytes[19] == Ascii.comma else { return (0, 19) }
        var at = 20
        var milliseconds: Int64 = 0
        var weight: Int64 = 100
        while at < bytes.count, Ascii.isDigit(bytes[at]) {
            milliseconds += Int64(bytes[at] - 0x30) * weight
            weight /= 10
            at += 1
        }
        guard at > 20 else { throw .invalid }
        return (milliseconds, at)
    }
}

private func daysInMonth(_ month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
}

/// Days of the Gregorian calendar, the year counted from March so that the leap day is its last
/// (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil).
private func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
}
