/// Spaces requests out, letting through up to one second's worth at once.
///
/// The generic cell rate algorithm: one number instead of a count of tokens. Each reservation is granted; what is
/// returned is how long to wait for it.
struct TokenBucket: Sendable {
    /// Microseconds between two requests in the long run.
    let spacing: Int64
    /// When the bucket will be full again, in microseconds of an uptime.
    private var fullAt: Int64 = .min

    /// Requests let through at once out of a full bucket take up this much of `fullAt`, in microseconds.
    private static let burst: Int64 = 1_000_000

    init(spacing: Int64) {
        precondition(spacing > 0)
        self.spacing = spacing
    }

    /// Reserves the next place in line.
    ///
    /// - Parameter uptime: microseconds of a clock that never runs backwards.
    /// - Returns: microseconds to wait before asking.
    mutating func reserve(at uptime: Int64) -> Int64 {
        let start = max(fullAt, uptime)
        fullAt = start + spacing
        return max(0, fullAt - uptime - max(Self.burst, spacing))
    }
}
