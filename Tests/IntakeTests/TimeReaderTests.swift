import Foundation
import ReconciliationCore
import Testing

@testable import Intake

@Suite struct TimeReaderTests {
    @Test(arguments: [
        ("2025-03-10T05:44:43Z", 1_741_585_483_000),
        ("2025-03-10t05:44:43z", 1_741_585_483_000),
        ("2025-03-10 05:44:43Z", 1_741_585_483_000),
        ("2025-03-10 05:44:43 Z", 1_741_585_483_000),
        ("2025-03-10T05:44:43.5Z", 1_741_585_483_500),
        ("2025-03-10T05:44:43.123999Z", 1_741_585_483_123),
        ("2025-03-10T13:44:43+08:00", 1_741_585_483_000),
        ("2025-03-10T13:44:43+0800", 1_741_585_483_000),
        ("2025-03-10 05:44:43.000000+00", 1_741_585_483_000),
        ("2025-03-09T22:44:43-07:00", 1_741_585_483_000),
        ("1741585483000", 1_741_585_483_000),
        ("2017-02-08 02:26:13 Etc/GMT", 1_486_520_773_000),
        ("2017-02-07 18:26:13 America/Los_Angeles", 1_486_520_773_000),
        ("2024-02-29T00:00:00Z", 1_709_164_800_000),
        ("2000-02-29T00:00:00Z", 951_782_400_000),
        ("1970-01-01T00:00:00Z", 0),
        ("1969-12-31T23:59:59Z", -1000),
        ("2016-12-31T23:59:60Z", 1_483_228_800_000),
        ("2017-01-01T07:59:60+08:00", 1_483_228_800_000),
    ])
    func `every known form is read`(text: String, milliseconds: Int64) throws {
        #expect(try TimeReader(defaultZone: nil).instant(text).milliseconds == milliseconds)
    }

    @Test(arguments: [
        ("2025-02-30T00:00:00Z", TimeReader.Fault.invalid), ("2023-02-29T00:00:00Z", .invalid),
        ("1900-02-29T00:00:00Z", .invalid), ("2025-13-01T00:00:00Z", .invalid), ("2025-00-01T00:00:00Z", .invalid),
        ("2025-04-31T00:00:00Z", .invalid), ("2025-01-00T00:00:00Z", .invalid), ("2025-01-01T25:00:00Z", .invalid),
        ("2025-01-01T24:00:00Z", .invalid), ("2025-01-01T00:60:00Z", .invalid), ("2025-01-01T00:00:60Z", .invalid),
        ("2025-01-01T00:00:61Z", .invalid), ("2025-01-01T00:00:00.Z", .invalid), ("2025-01-01", .invalid),
        ("2025-01-01T00:00Z", .invalid), ("2025/01/01 00:00:00Z", .invalid), ("2025-01-01T00:00:00+25:00", .invalid),
        ("2025-01-01T00:00:00+8", .invalid), ("2025-01-01T00:00:00 PST", .invalid), ("2025-1a-01T00:00:00Z", .invalid),
        ("2025-01-01T00:00:00 Mars/Phobos", .invalid), ("2025-01-01T00:00:00Zjunk", .invalid), ("yesterday", .invalid),
        ("-741585483000", .invalid), ("1.741585483E12", .invalid), ("２０２５-01-01T00:00:00Z", .invalid),
        ("2025-01-01T00:00:00", .zoneMissing), ("2025-01-01 00:00:00.000", .zoneMissing),
        ("1741585483", .implausible), ("1741585483000000", .implausible), ("0", .implausible),
    ])
    func `what no clock shows is refused by its rule`(text: String, fault: TimeReader.Fault) {
        #expect(throws: fault) { try TimeReader(defaultZone: nil).instant(text) }
    }

    @Test(arguments: [
        ("2025-07-01 12:00:00", "2025-07-01T10:00:00Z"), ("2025-01-01 12:00:00", "2025-01-01T11:00:00Z"),
        // Twice: the first.
        ("2025-10-26 02:30:00", "2025-10-26T00:30:00Z"), ("2025-03-30 03:00:00", "2025-03-30T01:00:00Z"),
        ("2025-03-30 01:59:59", "2025-03-30T00:59:59Z"),
        ("2025-10-26 03:00:00", "2025-10-26T02:00:00Z"), ("2025-07-01T12:00:00Z", "2025-07-01T12:00:00Z"),
    ])
    func `a time without zone is read in the zone given`(text: String, expected: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(try TimeReader(defaultZone: zone).instant(text).text == expected)
    }

    @Test(arguments: ["2025-03-30 02:00:00", "2025-03-30 02:30:00", "2025-03-30 02:59:59.999"])
    func `a time that a change of clocks leaves out is refused, by the zone given and by the zone named`(
        text: String
    ) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(throws: TimeReader.Fault.invalid) { try TimeReader(defaultZone: zone).instant(text) }
        #expect(throws: TimeReader.Fault.invalid) { try TimeReader(defaultZone: nil).instant(text + " Europe/Berlin") }
    }
}
