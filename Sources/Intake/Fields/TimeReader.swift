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
        if bytes.allSatisfy(ASCII.isDigit) { return try epoch(bytes) }
        guard let clock = ClockReading(bytes) else { throw .invalid }
        let zone = UnsafeBufferPointer(rebasing: bytes[clock.end...])
        let seconds = try secondsAheadOfUTC(zone, localSeconds: clock.localSeconds)
        guard clock.exists(secondsAheadOfUTC: seconds) else { throw .invalid }
        return Instant(clock, secondsAheadOfUTC: seconds)
    }

    /// 13 digits are milliseconds until the year 2286; seconds and the like would be silently 1970.
    private func epoch(_ digits: UnsafeBufferPointer<UInt8>) throws(Fault) -> Instant {
        guard digits.count == 13 else { throw .implausible }
        return Instant(milliseconds: digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) })
    }

    /// How far the zone written after a time is ahead of UTC at that local time.
    private func secondsAheadOfUTC(_ zone: UnsafeBufferPointer<UInt8>, localSeconds: Int64) throws(Fault) -> Int64 {
        if let seconds = UTCOffset.seconds(zone) { return seconds }
        let name = UnsafeBufferPointer(rebasing: zone[(zone.firstIndex { $0 != ASCII.space } ?? zone.endIndex)...])
        if name.isEmpty {
            guard let defaultZone else { throw .zoneMissing }
            return try offset(defaultZone, localSeconds)
        }
        if let seconds = UTCOffset.seconds(name) { return seconds }
        let text = String(decoding: name, as: UTF8.self)
        if ["Etc/GMT", "Etc/UTC", "GMT", "UTC"].contains(text) { return 0 }
        return try offset(try namedZone(text), localSeconds)
    }

    private func namedZone(_ name: String) throws(Fault) -> TimeZone {
        if let known = zones[name] { return known }
        // Names such as America/Los_Angeles only; abbreviations mean different zones to different people.
        guard ZoneName(name).isUnambiguous, name.utf8.count <= 64, let zone = TimeZone(identifier: name) else {
            throw .invalid
        }
        zones[name] = zone
        return zone
    }

    /// The hour that comes twice is read as its first. A time that a change of clocks leaves out was never shown by any clock
    /// there: the zone is most likely another one, and so are all times around it.
    ///
    /// - Throws: `.invalid` for such a time.
    private func offset(_ zone: TimeZone, _ localSeconds: Int64) throws(Fault) -> Int64 {
        func offset(at seconds: Int64) -> Int64 {
            Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
        }
        let before = offset(at: localSeconds - 86_400)
        if offset(at: localSeconds - before) == before { return before }
        let after = offset(at: localSeconds + 86_400)
        guard offset(at: localSeconds - after) == after else { throw .invalid }
        return after
    }
}
