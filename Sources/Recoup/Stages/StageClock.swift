import ReconciliationCore

/// How long each stage took, in milliseconds by stage.
struct StageClock {
    private let now: @Sendable () -> Instant
    private var last: Instant
    private(set) var durations: [String: Int64] = [:]

    init(now: @escaping @Sendable () -> Instant) {
        self.now = now
        last = now()
    }

    /// - Returns: how long it took this time.
    mutating func finished(_ stage: String) -> Span {
        let moment = now()
        defer { last = moment }
        // A clock that was put back meanwhile measures nothing.
        let took = Span(milliseconds: max(0, moment.milliseconds - last.milliseconds))
        durations[stage, default: 0] += took.milliseconds
        return took
    }
}
