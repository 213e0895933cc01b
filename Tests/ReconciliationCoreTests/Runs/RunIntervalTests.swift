import ReconciliationCore
import Testing

@Suite struct NightDistanceTests {
    @Test(
        arguments: [
            ([], 900, nil), ([0], 1, nil), ([0], 47, nil), ([0], 48, 2), ([0], 71, 2), ([0], 72, 3),
            ([0, -24], 48, nil), ([0, -24], 49, 2), ([0, -168], 168, nil), ([0, -168], 336, nil), ([0, -168], 337, 14),
            ([0, -1], 47, nil),
        ] as [([Int64], Int64, Int?)]
    )
    func `a night far from the last is told by its days`(earlier: [Int64], hours: Int64, days: Int?) {
        let earlier = earlier.map { asOf + .hours($0) }
        #expect(RunInterval.unusualDays(to: asOf + .hours(hours), after: earlier) == days)
    }
}
