extension Instant {
    /// Reads RFC 3339, 5.6, to the letter: `T` and `Z` in either case, a space in place of `T`, and nothing of what
    /// files may say beyond it. The fraction is cut to milliseconds. Nil for anything else, however close.
    package init?(rfc3339 text: String) {
        guard Self.endsAsRFC3339(text.utf8.dropFirst(19)) else { return nil }
        self.init(text) { clock, zone in
            UTCOffset.seconds(zone).flatMap { clock.exists(secondsAheadOfUTC: $0) ? $0 : nil }
        }
    }

    /// Whether what stands behind the seconds is a fraction, if any, and a zone: `.123Z`, `+08:00`.
    private static func endsAsRFC3339(_ end: Substring.UTF8View) -> Bool {
        var zone = end
        if zone.first == ASCII.point { zone = zone.dropFirst().drop(while: ASCII.isDigit) }
        return zone.count == 1 || (zone.count == 6 && zone.dropFirst(3).first == UInt8(ascii: ":"))
    }
}

/// How far a clock is ahead of UTC, as written behind a time: `Z`, `+08:00`, and `+0800` or `+08` as many programs write it.
package enum UTCOffset {
    /// Nil for anything else.
    package static func seconds(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard let first = text.first else { return nil }
        if text.count == 1 { return first | 0x20 == UInt8(ascii: "z") ? 0 : nil }
        guard first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else { return nil }
        var digits = Array(text.dropFirst())
        if digits.count == 5, digits[2] == UInt8(ascii: ":") { digits.remove(at: 2) }
        if digits.count == 2 { digits += Array("00".utf8) }
        guard digits.count == 4, digits.allSatisfy(ASCII.isDigit) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
        guard number / 100 <= 23, number % 100 <= 59 else { return nil }
        let seconds = number / 100 * 3600 + number % 100 * 60
        return first == UInt8(ascii: "-") ? -seconds : seconds
    }
}
