import ReconciliationCore

/// A moment as milliseconds since 1970-01-01T00:00:00Z: Apple's own unit for times in signed data.
package typealias Milliseconds = Int64

/// Reads the two ways Apple writes a moment as text.
enum AppleDate {
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
