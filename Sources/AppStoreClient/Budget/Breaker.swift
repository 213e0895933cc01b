/// Notices that an endpoint is ill: of its last 100 questions 50 or more failed alike, or the last 20 all failed. Limits
/// count among the hundred only.
///
/// Once open it stays so for the run.
struct Breaker: Sendable {
    static let windowCount = 100
    static let alikeMax = 50
    static let rowMax = 20

    private(set) var isOpen = false
    /// The latest answers in a ring; nil is a good one.
    private var window: [ExchangeResult?] = []
    private var oldest = 0
    private var alike: [ExchangeResult: Int] = [:]
    private var row = 0

    mutating func note(_ result: ExchangeResult) {
        switch result.health {
        case .silent: return
        case .well: row = 0
        case .ill: row += 1
        case .limited: break
        }
        let entry = result.health == .well ? nil : result
        if window.count < Self.windowCount {
            window.append(entry)
        } else {
            if let leaving = window[oldest] { alike[leaving, default: 0] -= 1 }
            window[oldest] = entry
            oldest = (oldest + 1) % Self.windowCount
        }
        if let entry { alike[entry, default: 0] += 1 }
        if row >= Self.rowMax || alike.values.contains(where: { $0 >= Self.alikeMax }) { isOpen = true }
    }
}
