import Foundation
import ReconciliationCore

/// Reads the three ways a file may state a time (article "Files in") into milliseconds UTC.
///
/// The calendar is worked out by arithmetic: it is the hot path of every row. Only named zones other than UTC ask
/// Foundation.
final class TimeReader {
    enum Fault: Error, Equatable { case invalid, zoneMissing, implausible }

    /// Meant by a time that names no zone; nil refuses such times.
    private let defaultZone: TimeZone?
    // Bounded by the number of zones there are: names that are none are not kept.
    private var zones: [String: TimeZone] = [:]

    init(defaultZone: TimeZone?) { self.defaultZone = defaultZone }

    /// Reads a trimmed text.
    func instant(_ text: String) throws(Fault) -> Instant {
        var text = text
        let result = text.withUTF8 { (bytes) -> Result<Instant, Fault> in
            Result { () throws(Fault) -> Instant in try self.instant(bytes) }
        }
        return try result.get()
    }

    private func instant(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) -> Instant {
        if bytes.allSatisfy(Ascii.isDigit) { return try epoch(bytes) }
        let clock = try ClockReading(bytes)
        let zone = UnsafeBufferPointer(rebasing: bytes[clock.end...])
        let localMilliseconds = clock.localSeconds * 1000 + clock.fractionMilliseconds
        let offsetMilliseconds = try 1000 * offsetSeconds(zone, localSeconds: clock.localSeconds)
        let milliseconds = localMilliseconds - offsetMilliseconds
        // RFC 3339, 5.7: second 60 exists only at the end of a day in UTC.
        if clock.isLeapSecond, (milliseconds - clock.fractionMilliseconds) % 86_400_000 != 0 { throw .invalid }
        return Instant(milliseconds: milliseconds)
    }

    /// 13 digits are milliseconds until the year 2286; seconds and the like would be silently 1970.
    private func epoch(_ digits: UnsafeBufferPointer<UInt8>) throws(Fault) -> Instant {
        guard digits.count == 13 else { throw .implausible }
        return Instant(milliseconds: digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) })
    }

    /// How far the zone written after a time is ahead of UTC at that local time.
    private func offsetSeconds(_ zone: UnsafeBufferPointer<UInt8>, localSeconds: Int64) throws(Fault) -> Int64 {
        if zone.count == 1, zone[0] | 0x20 == UInt8(ascii: "z") { return 0 }
        let name = zone.drop { $0 == Ascii.space }
        guard let first = name.first else {
            guard let defaultZone else { throw .zoneMissing }
            return offset(defaultZone, localSeconds)
        }
        if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { return try numericOffset(Array(name)) }
        let text = String(decoding: name, as: UTF8.self)
        if ["Z", "z", "Etc/GMT", "Etc/UTC", "GMT", "UTC"].contains(text) { return 0 }
        return offset(try namedZone(text), localSeconds)
    }

    /// `+08:00`, and `+0800` or `+08` as many programs and databases write it.
    private func numericOffset(_ text: [UInt8]) throws(Fault) -> Int64 {
        var digits = text.dropFirst()
        if digits.count == 5, digits[3] == UInt8(ascii: ":") { digits.remove(at: 3) }
        if digits.count == 2 { digits += Array("00".utf8) }
        guard digits.count == 4, digits.allSatisfy(Ascii.isDigit) else { throw .invalid }
        let number = digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
        guard number / 100 <= 23, number % 100 <= 59 else { throw .invalid }
        let seconds = number / 100 * 3600 + number % 100 * 60
        return text[0] == UInt8(ascii: "-") ? -seconds : seconds
    }

    private func namedZone(_ name: String) throws(Fault) -> TimeZone {
        if let known = zones[name] { return known }
        // Names such as America/Los_Angeles only; abbreviations mean different zones to different people.
        guard name.contains("/"), name.utf8.count <= 64, let zone = TimeZone(identifier: name) else { throw .invalid }
        zones[name] = zone
        return zone
    }

    /// The hour that comes twice is read as its first, the hour that is skipped as if the clock had not been changed
    /// yet.
    private func offset(_ zone: TimeZone, _ localSeconds: Int64) -> Int64 {
        func offset(at seconds: Int64) -> Int64 {
            Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
        }
        let before = offset(at: localSeconds - 86_400)
        if offset(at: localSeconds - before) == before { return before }
        let after = offset(at: localSeconds + 86_400)
        return offset(at: localSeconds - after) == after ? after : before
    }
}
