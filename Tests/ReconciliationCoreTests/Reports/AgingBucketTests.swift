import ReconciliationCore
import Testing

@Suite struct AgingBucketTests {
    @Test(
        arguments: [
            (Span(milliseconds: -1), "0-1h", -1),
            (Span(milliseconds: 0), "0-1h", 0),
            (Span(milliseconds: 3_599_999), "0-1h", 0),
            (.hours(1), "1-24h", 1),
            (Span(milliseconds: 86_399_999), "1-24h", 23),
            (.hours(24), "1-3d", 24),
            (Span(milliseconds: 3 * 86_400_000 - 1), "1-3d", 71),
            (.days(3), "3-7d", 72),
            (Span(milliseconds: 7 * 86_400_000 - 1), "3-7d", 167),
            (.days(7), "7-30d", 168),
            (Span(milliseconds: 30 * 86_400_000 - 1), "7-30d", 719),
            (.days(30), "30-90d", 720),
            (Span(milliseconds: 90 * 86_400_000 - 1), "30-90d", 2159),
            (.days(90), "90-180d", 2160),
            (Span(milliseconds: 180 * 86_400_000 - 1), "90-180d", 4319),
            (.days(180), ">180d", 4320),
            (.days(4000), ">180d", 96000),
        ] as [(Span, String, Int64)]
    )
    func `an age at the edge of a bucket belongs to the next one`(_ age: Span, _ bucket: String, _ hours: Int64) {
        #expect(AgingBucket(age: age).rawValue == bucket)
        #expect(age.wholeHours == hours)
    }

    @Test func `buckets are ordered by age`() {
        #expect(AgingBucket.allCases.reversed().sorted() == AgingBucket.allCases)
        #expect(AgingBucket.underOneHour < .underOneDay && !(AgingBucket.older < .older))
    }
}
