import ReconciliationCore

/// A moment as milliseconds since 1970-01-01T00:00:00Z: Apple's own unit for times in signed data.
package typealias Milliseconds = Int64

/// Reads the ways Apple writes a moment.
enum AppleDate {
    /// The years 1 to 9999: what a calendar can show.
    private static let calendar: ClosedRange<Milliseconds> = -62_135_596_800_000...253_402_300_799_999

    /// A number of milliseconds, or the nearest moment of the calendar; nil for zero, with which some answers fill a field they
    /// have nothing for.
    static func milliseconds(_ number: Int64) -> Milliseconds? {
        number == 0 ? nil : min(max(number, calendar.lowerBound), calendar.upperBound)
    }

    /// RFC 3339 with or without a fraction, with `Z`, `+01:00` or `+0100` (receipts made by Xcode carry offsets).
    ///
    /// Returns nil for the empty string, which is how receipts say "no date", and for anything that is not a date.
    static func milliseconds(rfc3339 text: String) -> Milliseconds? {
        Instant(text) { _, zone in UTCOffset.seconds(zone) }?.milliseconds
    }

    /// `2015-08-13 07:50:46 Etc/GMT`, the readable form of verifyReceipt answers and of iOS 6 receipts.
    static func milliseconds(greenwich text: String) -> Milliseconds? {
        Instant(text) { _, zone in zone.elementsEqual(" Etc/GMT".utf8) ? 0 : nil }?.milliseconds
    }
}
