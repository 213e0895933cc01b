import ReconciliationCore
import Testing

@Suite struct RFC3339Tests {
    @Test(arguments: [
        ("2026-03-05T03:00:00Z", "2026-03-05T03:00:00Z", 0), ("2026-03-05t03:00:00z", "2026-03-05T03:00:00Z", 0),
        ("2026-03-05 03:00:00Z", "2026-03-05T03:00:00Z", 0), ("2026-03-05T03:00:00.9999Z", "2026-03-05T03:00:00Z", 999),
        ("2026-03-05T11:00:00+08:00", "2026-03-05T03:00:00Z", 0),
        ("2026-03-04T20:00:00.5-07:00", "2026-03-05T03:00:00Z", 500),
        ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59.1Z", "1969-12-31T23:59:59Z", 100),
    ])
    func `RFC 3339 is read, the fraction cut to milliseconds`(text: String, second: String, rest: Int64) throws {
        let instant = try #require(Instant(rfc3339: text))
        #expect(instant.wholeSecond.text == second)
        #expect(instant.milliseconds - instant.wholeSecond.milliseconds == rest)
    }

    @Test(arguments: [
        "2026-03-05T25:00:00Z", "2026-03-05T24:00:00Z", "2026-03-05T03:61:00Z", "2026-03-05T03:00:61Z",
        "2026-03-05T03:00:60Z", "2026-02-30T03:00:00Z", "2026-13-05T03:00:00Z", "2026-03-05T03:00:00Zfoo",
        "2026-03-05T03:00:00Z ", " 2026-03-05T03:00:00Z", "2026-03-05T03:00:00", "2026-03-05T03:00Z", "2026-03-05",
        "2026-03-05T03:00:00.Z", "2026-03-05T03:00:00,5Z", "2026-03-05T03:00:00 Z", "2026-03-05T03:00:00+0800",
        "2026-03-05T03:00:00+08", "2026-03-05T03:00:00+25:00", "2026-03-05T03:00:00+08:60", "2026-03-05T03:00:00~08:00",
        "2026-03-05T03:00:00 Etc/GMT", "2026-03-05T03:00:00é", "1741585483000", "", "yesterday",
    ])
    func `whatever else a file may say, and what nobody may, is no RFC 3339`(text: String) {
        #expect(Instant(rfc3339: text) == nil)
    }

    @Test(arguments: [
        ("1900-02-29", false), ("2000-02-29", true), ("2023-02-29", false), ("2024-02-29", true), ("2100-02-29", false),
        ("2399-02-29", false), ("2400-02-29", true), ("2026-04-30", true), ("2026-04-31", false), ("2026-01-00", false),
        ("2026-01-31", true), ("2026-00-01", false), ("2026-01-32", false),
    ])
    func `a day is read where the calendar has it`(day: String, isDay: Bool) {
        #expect((Instant(rfc3339: day + "T00:00:00Z") != nil) == isDay)
    }

    @Test(arguments: [
        ("+00:00", Int64?(0)), ("-00:30", 1800), ("+00:59", -3540), ("+01:00", -3600), ("+23:59", -86_340),
        ("-23:59", 86_340), ("+24:00", nil), ("-24:00", nil), ("+00:60", nil), ("+12:99", nil), ("+99:00", nil),
    ])
    func `a clock is less than a day ahead of UTC or behind it`(offset: String, seconds: Int64?) {
        let midnight = Instant(rfc3339: "2026-03-05T00:00:00Z")
        let read = Instant(rfc3339: "2026-03-05T00:00:00" + offset)
        #expect(read == seconds.flatMap { seconds in midnight.map { $0 + .seconds(seconds) } })
    }

    @Test func `the calendar agrees with Foundation over four centuries`() {
        for day in stride(from: Int64(-40_000), through: 110_000, by: 13) {
            let instant = Instant(milliseconds: day * 86_400_000 + 45_296_000)
            #expect(Instant(rfc3339: instant.text) == instant)
        }
    }

    @Test(
        arguments: [
            ("Z", 0), ("z", 0), ("+08:00", 28_800), ("+0800", 28_800), ("+08", 28_800), ("-0730", -27_000),
            ("+23:59", 86_340), ("+2300", 82_800), ("", nil), ("a", nil), ("+", nil), ("+8", nil), ("+080", nil),
            ("+08:0", nil), ("08:00", nil), ("+08;00", nil), ("+24:00", nil), ("+2360", nil), ("+08:00Z", nil),
            (" 0800", nil), ("+0a00", nil), ("+0800:", nil),
        ] as [(String, Int64?)]
    )
    func `a zone is Z or hours and minutes, as many programs write them`(text: String, seconds: Int64?) {
        #expect(Array(text.utf8).withUnsafeBufferPointer { UTCOffset.seconds($0) } == seconds)
    }
}
