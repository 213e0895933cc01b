package import ReconciliationCore

extension Instant {
    /// Reads RFC 3339, 5.6, to the letter: `T` and `Z` in either case, a space in place of `T`, and nothing of what
    /// files may say beyond it. The fraction is cut to milliseconds. Nil for anything else, however close.
    package init?(rfc3339 text: String) {
        guard Self.endsAsRFC3339(text.utf8.dropFirst(19)) else { return nil }
        do {
            self = try TimeReader(defaultZone: nil).instant(text)
        } catch {
            return nil
        }
    }

    /// Whether what stands behind the seconds is a fraction, if any, and a zone: `.123Z`, `+08:00`.
    private static func endsAsRFC3339(_ end: Substring.UTF8View) -> Bool {
        var zone = end
        if zone.first == Ascii.point { zone = zone.dropFirst().drop(while: Ascii.isDigit) }
        if zone.count == 1 { return zone.first.map { $0 | 0x20 == UInt8(ascii: "z") } ?? false }
        return zone.count == 6 && zone.dropFirst(3).first == UInt8(ascii: ":")
            && (zone.first == UInt8(ascii: "+") || zone.first == UInt8(ascii: "-"))
    }
}
