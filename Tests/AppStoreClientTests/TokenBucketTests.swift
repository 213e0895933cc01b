import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct TokenBucketTests {
    @Test(arguments: [
        (AppleCall.transactionInfo, StoreEnvironment.production, 1_000, 20_000 as Int64),
        (.transactionHistory, .production, 40, 25_000),
        (.orderLookup, .production, 40, 100_000),
        (.notificationHistory, .sandbox, 40, 200_000),
        (.orderLookup, .sandbox, 40, 1_000_000),
        (.orderLookup, .production, 2, 500_000),
    ])
    func `an endpoint keeps Apple's limit and ours, whichever is lower`(
        call: AppleCall,
        environment: StoreEnvironment,
        requestsPerSecondMax: Int,
        spacing: Int64
    ) {
        let endpoint = AppleEndpoint(call, in: environment)
        #expect(endpoint.spacing(requestsPerSecondMax: requestsPerSecondMax) == spacing)
    }

    @Test func `in any ten seconds no more than eleven seconds' worth goes out`() {
        var bucket = TokenBucket(spacing: 25_000)
        var uptime: Int64 = 5_000_000
        var sent: [Int64] = []
        for _ in 0..<2_000 {
            uptime += bucket.reserve(at: uptime)
            sent.append(uptime)
        }
        for (place, start) in sent.enumerated() {
            #expect(sent[place...].prefix { $0 < start + 10_000_000 }.count <= 440)
        }
        let expected: Int64 = 5_000_000 + (2_000 - 40) * 25_000
        #expect(sent.last == expected)
    }

    @Test func `what is not used is not saved up beyond a second`() {
        var bucket = TokenBucket(spacing: 100_000)
        let waits = (0..<12).map { _ in bucket.reserve(at: 3_600_000_000) }
        #expect(waits == Array(repeating: 0, count: 10) + [100_000, 200_000])
    }
}
