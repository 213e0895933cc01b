import Foundation
package import ReconciliationCore

/// Time as the clients see it: the clock, the uptime, and letting time pass.
package protocol Waiting: Sendable {
    /// The time of day, for tokens and for the times Apple names.
    var now: Instant { get }
    /// Microseconds of a clock that never runs backwards, for spacing requests.
    var uptime: Int64 { get }
    /// Returns after the time has passed.
    ///
    /// - Throws: when the task is cancelled meanwhile.
    func wait(microseconds: Int64) async throws(CancellationError)
}

/// Real time.
package struct SystemTime: Waiting {
    private let start = ContinuousClock.now

    package init() {}

    package var now: Instant { Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }

    package var uptime: Int64 {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }

    package func wait(microseconds: Int64) async throws(CancellationError) {
        do {
            try await Task.sleep(for: .microseconds(microseconds))
        } catch {
            throw CancellationError()
        }
    }
}
