import ReconciliationCore
import Testing

@Suite struct InstantTests {
    @Test(arguments: [(1_999, 1_000), (2_000, 2_000), (0, 0), (-1, -1_000), (-1_000, -1_000), (-1_001, -2_000)])
    func `a moment is cut to its second, before 1970 too`(milliseconds: Int64, cut: Int64) {
        #expect(Instant(milliseconds: milliseconds).wholeSecond == Instant(milliseconds: cut))
    }

    @Test func `files state UTC to the second, folders without signs`() {
        let moment = Instant(milliseconds: 1_741_585_483_999)
        #expect(moment.text == "2025-03-10T05:44:43Z")
        #expect(moment.compactText == "20250310T054443Z")
    }

    @Test(
        arguments: [
            ("90s", 90_000), ("30m", 1_800_000), ("24h", 86_400_000), ("400d", 34_560_000_000), ("0s", 0),
            ("", nil), ("5", nil), ("-1s", nil), ("1w", nil), ("s", nil), ("106751991168d", nil),
            ("36500d", 3_153_600_000_000), ("36501d", nil), ("876001h", nil),
        ] as [(String, Int64?)]
    )
    func `a length of time is a number and a unit`(text: String, milliseconds: Int64?) {
        #expect(Span(text)?.milliseconds == milliseconds)
    }

    @Test func `moments and lengths add up`() {
        #expect(paid + .days(1) - .hours(24) == paid)
        #expect(Span.hours(1) == .seconds(3600) && Span.days(1) == .seconds(86_400))
        #expect(Span.seconds(2).milliseconds == 2_000)
        #expect(Span.seconds(1) < .seconds(2) && !(Span.seconds(1) < .seconds(1)))
        #expect(paid < asOf && !(paid < paid))
    }

    @Test(arguments: [(3_600_000, 1), (3_599_999, 0), (0, 0), (-1, -1), (-3_600_000, -1), (-3_600_001, -2)])
    func `whole hours are rounded down`(milliseconds: Int64, hours: Int64) {
        #expect(Span(milliseconds: milliseconds).wholeHours == hours)
    }
}
