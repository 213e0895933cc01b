import ArgumentParser
import Foundation
import ReconciliationCore
import Reports
import Testing

@testable import Recoup

/// Times people type, on the command line and in the configuration.
@Suite struct CommandTimeTests {
    private let context = Context(
        console: Console(out: { _ in }, error: { _ in }),
        environment: [:],
        workingFolder: "/",
        now: { Instant(milliseconds: 1_773_118_800_999) }
    )

    @Test(arguments: [
        (["--as-of", "2026-03-05T03:00:00Z"], "2026-03-05T03:00:00Z"),
        (["--as-of", "2026-03-05 03:00:00z"], "2026-03-05T03:00:00Z"),
        (["--as-of", "2026-03-05T03:00:00.9999Z"], "2026-03-05T03:00:00Z"),
        (["--as-of", "2026-03-05T03:00:00.5+01:00"], "2026-03-05T02:00:00Z"), ([], "2026-03-10T05:00:00Z"),
    ])
    func `an as-of is cut to the second`(arguments: [String], expected: String) throws {
        let instant = try AsOfOption.parse(arguments).instant(in: context)
        #expect(instant == instant.wholeSecond)
        #expect(instant.text == expected)
    }

    @Test(arguments: [
        "2026-03-05T25:00:00Z", "2026-03-05T03:61:00Z", "2026-03-05T03:00:61Z", "2026-03-05T03:00:00Zfoo",
        "2026-03-05T03:00:00", "2026-03-05",
    ])
    func `an as-of that is no RFC 3339 time is refused`(text: String) throws {
        let option = try AsOfOption.parse(["--as-of", text])
        let failure = #expect(throws: CommandFailure.self) { try option.instant(in: self.context) }
        #expect(failure?.status == .usage)
        #expect(failure?.message[.english].contains("--as-of is \"\(text)\"") == true)
    }

    @Test(arguments: [
        ("2026-01-31", "2026-01-30T23:00:00Z"), ("2026-07-01", "2026-06-30T22:00:00Z"),
        ("2026-01-31t10:00:00.999z", "2026-01-31T10:00:00Z"), ("2024-02-29", "2024-02-28T23:00:00Z"),
    ])
    func `a date is its midnight in the zone, a time needs none`(text: String, expected: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(CommandTime.instant(text, zone: zone)?.text == expected)
    }

    @Test(arguments: [
        "2026-02-29", "2026-1-31", "2026-13-01", "26-01-31Z", "2026-01-31T99:00:00Zjunk", "2026-01-31Z",
        "2026-01-31T10:00:00Zjunk", "2026-01-31T10:60:00Z",
    ])
    func `what is neither a date nor a time is no moment and no day`(text: String) {
        #expect(CommandTime.instant(text) == nil)
        #expect(CommandTime.day(text, zone: .gmt) == nil)
    }

    /// In Santiago the clocks go from 00:00 to 01:00; in Havana 00:00 comes twice.
    @Test(arguments: [
        ("2026-09-06", "America/Santiago", "2026-09-06T04:00:00Z", "2026-09-07T03:00:00Z"),
        ("2026-11-01", "America/Havana", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"),
        ("2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"),
        ("2026-10-25", "Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
    ])
    func `a day on which the clocks change begins with its first moment and ends with its last`(
        date: String,
        zone: String,
        start: String,
        end: String
    ) throws {
        let zone = try #require(TimeZone(identifier: zone))
        #expect(CommandTime.instant(date, zone: zone)?.text == start)
        let day = CommandTime.day(date, zone: zone)
        #expect(day?.lowerBound.text == start && day?.upperBound.text == end, "\(String(describing: day))")
    }
}
