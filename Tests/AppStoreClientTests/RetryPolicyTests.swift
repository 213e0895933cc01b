import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct RetryPolicyTests {
    @Test func `waits grow, are spread by chance, and have a ceiling`() {
        let policy = RetryPolicy()
        #expect((1...3).map { policy.wait(afterAttempt: $0, chance: 0) } == [250_000, 500_000, 1_000_000])
        #expect(policy.wait(afterAttempt: 1, chance: 0.5) == 375_000)
        #expect(policy.wait(afterAttempt: 50, chance: 0.999) <= 30_000_000)
    }

    @Test(arguments: [
        ("1763700030000", 1_763_700_030_000 as Int64?),
        ("1763700030", 1_763_700_030_000),
        ("30", 1_763_700_030_000),
        ("0", 1_763_700_000_000),
        ("1700000000000", 1_700_000_000_000),
        ("9999999999999", nil),
        ("100000", nil),
        ("-5", nil),
        ("Fri, 21 Nov 2025 05:00:00 GMT", nil),
        ("", nil),
    ])
    func `Retry-After is UNIX milliseconds, and what else it may be`(text: String, expected: Int64?) {
        let now = Instant(milliseconds: 1_763_700_000_000)
        #expect(RetryAfter.moment(text, now: now)?.milliseconds == expected)
    }
}
