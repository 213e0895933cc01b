/// A moment as milliseconds since 1970-01-01T00:00:00Z: Apple's own unit for times in signed data.
package typealias Milliseconds = Int64

/// Reads the two ways Apple writes a moment as text.
enum AppleDate {
    /// RFC 3339 with or without a fraction, with `Z`, `+01:00` or `+0100` (receipts made by Xcode carry offsets).
    ///
    /// Returns nil for the empty string, which is how receipts say "no date", and for anything that is not a date.
    static func milliseconds(rfc3339 text: String) -> Milliseconds? {
        var scanner = Scanner(text)
        guard let day = scanner.day(), scanner.skip(UInt8(ascii: "T")) || scanner.skip(UInt8(ascii: " ")),
            let time = scanner.timeOfDay()
        else { return nil }
        let fraction = scanner.fraction()
        guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
        return (day * 86_400 + time - offset) * 1000 + fraction
    }

    /// `2015-08-13 07:50:46 Etc/GMT`, the readable form of verifyReceipt answers and of iOS 6 receipts.
    static func milliseconds(greenwich text: String) -> Milliseconds? {
        var scanner = Scanner(text)
        guard let day = scanner.day(), scanner.skip(UInt8(ascii: " ")), let time = scanner.timeOfDay() else {
            return nil
        }
        guard scanner.rest == " Etc/GMT" else { return nil }
        return (day * 86_400 + time) * 1000
    }

    private struct Scanner {
        private var bytes: Substring.UTF8View

        init(_ text: String) {
            self.bytes = text[...].utf8
        }

        var isAtEnd: Bool { bytes.isEmpty }
        var rest: String { String(Substring(bytes)) }

        mutating func skip(_ byte: UInt8) -> Bool {
            guard bytes.first == byte else { return false }
            bytes.removeFirst()
            return true
        }

        mutating func number(digits: Int) -> Int64? {
            var value: Int64 = 0
            for _ in 0..<digits {
                guard let byte = bytes.first, (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int64(byte - 0x30)
                bytes.removeFirst()
            }
            return value
        }

        /// Days since 1970-01-01 in the proleptic Gregorian calendar, by the usual shift of the year to March.
        mutating func day() -> Int64? {
            guard let year = number(digits: 4), skip(UInt8(ascii: "-")),
                let month = number(digits: 2), (1...12).contains(month), skip(UInt8(ascii: "-")),
                let day = number(digits: 2), day >= 1, day <= Self.dayCount(year: year, month: month)
            else { return nil }
            let marchYear = month <= 2 ? year - 1 : year
            let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
            let yearOfEra = marchYear - era * 400
            let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
            return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        }

        /// Seconds since midnight. Second 60 is let through: RFC 3339, 5.6 allows leap seconds.
        mutating func timeOfDay() -> Int64? {
            guard let hour = number(digits: 2), hour <= 23, skip(UInt8(ascii: ":")),
                let minute = number(digits: 2), minute <= 59, skip(UInt8(ascii: ":")),
                let second = number(digits: 2), second <= 60
            else { return nil }
            return hour * 3600 + minute * 60 + second
        }

        /// Milliseconds after the decimal point, cut off behind the third digit.
        mutating func fraction() -> Int64 {
            guard skip(UInt8(ascii: ".")) else { return 0 }
            var weight: Int64 = 100
            var value: Int64 = 0
            while let digit = number(digits: 1) {
                value += digit * weight
                weight /= 10
            }
            return value
        }

        /// Seconds east of Greenwich.
        mutating func offset() -> Int64? {
            if skip(UInt8(ascii: "Z")) { return 0 }
            let sign: Int64
            if skip(UInt8(ascii: "+")) {
                sign = 1
            } else if skip(UInt8(ascii: "-")) {
                sign = -1
            } else {
                return nil
            }
            guard let hour = number(digits: 2), hour <= 23 else { return nil }
            _ = skip(UInt8(ascii: ":"))
            guard let minute = number(digits: 2), minute <= 59 else { return nil }
            return sign * (hour * 3600 + minute * 60)
        }

        private static func dayCount(year: Int64, month: Int64) -> Int64 {
            switch month {
            case 4, 6, 9, 11: 30
            case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
            default: 31
            }
        }
    }
}
