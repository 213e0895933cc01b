import Foundation
import ReconciliationCore
import Testing

@testable import Reports

@Suite struct LocalTimeTests {
    @Test(arguments: [
        ("UTC", "2026-03-29T00:59:59Z", "2026-03-29T00:59:59Z"),
        ("Asia/Shanghai", "2026-03-29T00:59:59Z", "2026-03-29T08:59:59+08:00"),
        ("America/St_Johns", "2026-01-01T00:00:00Z", "2025-12-31T20:30:00-03:30"),
        // The clocks go forward at 01:00 UTC.
        ("Europe/Berlin", "2026-03-29T00:59:59Z", "2026-03-29T01:59:59+01:00"),
        ("Europe/Berlin", "2026-03-29T01:00:00Z", "2026-03-29T03:00:00+02:00"),
    ])
    func `a moment is shown in the zone with the offset of that day`(name: String, utc: String, shown: String) throws {
        let time = LocalTime(zone: try #require(TimeZone(identifier: name)))
        let seconds = try Date.ISO8601FormatStyle().parse(utc).timeIntervalSince1970
        #expect(time.text(Instant(milliseconds: Int64(seconds) * 1000 + 999)) == shown)
        #expect(time.text(stated: utc) == shown)
    }

    @Test(arguments: ["", "unknown", "2026-03-29T01:00:00+02:00", "2026-03-29T25:00:00Z", "xxxxxxxxxxxxxxxxxxxZ"])
    func `what is no time of ours is left alone`(text: String) throws {
        #expect(LocalTime(zone: try #require(TimeZone(identifier: "Asia/Shanghai"))).text(stated: text) == text)
    }

    @Test(arguments: [
        ("UTC", "1 Jan 2026, 00:05 (UTC)", "2026年1月1日 00:05（UTC）"),
        ("Asia/Shanghai", "1 Jan 2026, 08:05 (UTC+8)", "2026年1月1日 08:05（UTC+8）"),
        ("America/St_Johns", "31 Dec 2025, 20:35 (UTC-3:30)", "2025年12月31日 20:35（UTC-3:30）"),
    ])
    func `people read a date of their zone in their language`(name: String, english: String, chinese: String) throws {
        let time = LocalTime(zone: try #require(TimeZone(identifier: name)))
        let moment = try #require(Instant(rfc3339: "2026-01-01T00:05:59Z"))
        #expect(time.moment(moment)[.english] == english)
        #expect(time.moment(moment)[.simplifiedChinese] == chinese)
        #expect(time.moment(stated: moment.text) == time.moment(moment))
        #expect(time.moment(stated: "soon") == Message(verbatim: "soon"))
    }

    /// A night at 02:30, when the clocks change: an hour that is not there, and one that comes twice.
    @Test(arguments: [
        ("Europe/Berlin", "2026-03-29T00:30:00Z", "29 Mar 2026, 01:30 (UTC+1)"),
        ("Europe/Berlin", "2026-03-29T01:30:00Z", "29 Mar 2026, 03:30 (UTC+2)"),
        ("Europe/Berlin", "2026-10-25T00:30:00Z", "25 Oct 2026, 02:30 (UTC+2)"),
        ("Europe/Berlin", "2026-10-25T01:30:00Z", "25 Oct 2026, 02:30 (UTC+1)"),
        ("America/New_York", "2026-03-08T07:30:00Z", "8 Mar 2026, 03:30 (UTC-4)"),
        ("America/New_York", "2026-11-01T06:30:00Z", "1 Nov 2026, 01:30 (UTC-5)"),
        ("Australia/Lord_Howe", "2026-04-04T15:00:00Z", "5 Apr 2026, 01:30 (UTC+10:30)"),
    ])
    func `two nights at the same local time are told apart by their offset`(
        name: String,
        moment: String,
        shown: String
    ) throws {
        let time = LocalTime(zone: try #require(TimeZone(identifier: name)))
        #expect(time.moment(try #require(Instant(rfc3339: moment)))[.english] == shown)
    }
}
