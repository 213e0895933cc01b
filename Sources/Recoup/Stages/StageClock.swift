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

    mutating func finished(_ stage: String) {
        let moment = now()
        durations[stage, default: 0] += moment.milliseconds - last.milliseconds
        last = moment
    }
}
