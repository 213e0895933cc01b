import Foundation
import Synchronization

/// The store's own count of what was asked and answered, and its rate limit.
package actor StoreTally {
    private var number = 0
    private var results: [String: [String: Int]] = [:]
    /// Counted by a logger, which cannot wait for the actor.
    private nonisolated let connectionCount = Atomic(0)
    private var window: (second: Int, count: Int) = (0, 0)
    private let requestsPerSecond: Int?
    private let requestCountMax: Int?
    private let reachedMax: @Sendable () -> Void

    package init(
        requestsPerSecond: Int? = nil,
        requestCountMax: Int? = nil,
        reachedMax: @escaping @Sendable () -> Void = {}
    ) {
        self.requestsPerSecond = requestsPerSecond
        self.requestCountMax = requestCountMax
        self.reachedMax = reachedMax
    }

    /// The number of a new request, from 1.
    func next() -> Int {
        number += 1
        return number
    }

    func record(_ target: String, _ result: String) {
        results[target, default: [:]][result, default: 0] += 1
        if let requestCountMax, answeredCount >= requestCountMax { reachedMax() }
    }

    nonisolated func recordConnection() {
        connectionCount.wrappingAdd(1, ordering: .relaxed)
    }

    /// nil when there is room; else the moment to come back, UNIX milliseconds.
    func retryAfter(at time: Date) -> Int64? {
        guard let requestsPerSecond else { return nil }
        let second = Int(time.timeIntervalSince1970)
        if window.second != second { window = (second, 0) }
        window.count += 1
        return window.count > requestsPerSecond ? Int64(second + 1) * 1_000 : nil
    }

    /// Counts by endpoint and result.
    package var counts: StoreCounts {
        StoreCounts(connections: connectionCount.load(ordering: .relaxed), endpoints: results, requests: answeredCount)
    }

    private var answeredCount: Int {
        results.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    }
}

/// What `GET /simulator/counts` answers. Requests to the simulator itself are not in it.
package struct StoreCounts: Codable, Sendable, Equatable {
    package var connections: Int
    package var endpoints: [String: [String: Int]]
    package var requests: Int
}
