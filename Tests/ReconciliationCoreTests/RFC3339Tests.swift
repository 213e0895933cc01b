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

    @Test func `the calendar agrees with Foundation over four centuries`() {
        for day in stride(from: Int64(-40_000), through: 110_000, by: 13) {
            let instant = Instant(milliseconds: day * 86_400_000 + 45_296_000)
            #expect(Instant(rfc3339: instant.text) == instant)
        }
    }
}
