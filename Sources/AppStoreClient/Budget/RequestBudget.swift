package import ReconciliationCore

/// What a run may still ask, of whom, and what came of it. One value for all clients of a run.
package actor RequestBudget {
    package struct Limits: Sendable, Hashable {
        /// Over all endpoints together; each endpoint keeps Apple's own limit besides.
        package var requestsPerSecond: Int
        /// For the whole run; nil for no cap.
        package var requestsMax: Int?

        package init(requestsPerSecond: Int = 40, requestsMax: Int? = nil) {
            self.requestsPerSecond = requestsPerSecond
            self.requestsMax = requestsMax
        }
    }

    /// Why a question is not asked.
    enum Refusal: Error, Hashable {
        case outage, credentialsRefused, budgetSpent
        /// Apple named a time before which not to come back.
        case paused(until: Instant)
    }

    private let limits: Limits
    private var total: TokenBucket
    private var buckets: [AppleEndpoint: TokenBucket] = [:]
    private var breakers: [AppleEndpoint: Breaker] = [:]
    private var refused: Set<CredentialUse> = []
    private var pauses: [Pause: Instant] = [:]
    private var counts: [AppleEndpoint: [ExchangeResult: Int]] = [:]
    private var askedCount = 0
    /// A running mean, in microseconds; nil before the first answer.
    private var exchangeTime: Double?

    /// Limits are per app.
    private struct Pause: Hashable {
        let app: BundleID
        let endpoint: AppleEndpoint
    }

    package init(_ limits: Limits = Limits()) {
        precondition(limits.requestsPerSecond > 0 && limits.requestsPerSecond <= 1_000_000)
        self.limits = limits
        total = TokenBucket(spacing: 1_000_000 / Int64(limits.requestsPerSecond))
    }

    /// By endpoint and result, in the order of their names.
    package var requestCounts: [RequestCount] {
        let rows = counts.flatMap { endpoint, results in
            results.map { RequestCount(endpoint: endpoint.name, result: $0.key.rawValue, count: $0.value) }
        }
        return rows.sorted { ($0.endpoint, $0.result) < ($1.endpoint, $1.result) }
    }

    /// Whether requests were sent and none of them got an answer that Apple gives when it is well.
    package var isWithoutAnswer: Bool {
        let results = counts.values.flatMap(\.keys)
        return !results.isEmpty && !results.contains { $0.health == .well }
    }

    /// Whether Apple answered a call in each environment where it was asked, even that it cannot now.
    package func isAnswering(_ call: AppleCall) -> Bool {
        let asked = counts.filter { $0.key.call == call }
        return !asked.isEmpty && asked.values.allSatisfy { $0.keys.contains(where: \.isOfApple) }
    }

    /// Endpoints that are not asked any more in this run, by name.
    package var outages: [String] { breakers.filter(\.value.isOpen).map(\.key.name).sorted() }

    /// Whether an endpoint is not asked any more. Attempts made before that was noticed are not to be counted either.
    package func isOutOfService(_ endpoint: AppleEndpoint) -> Bool { breakers[endpoint]?.isOpen == true }

    /// Apps whose credentials were refused somewhere: status 4.
    package var appsRefused: [BundleID] { Set(refused.map(\.app)).sorted() }

    /// Whether `requestsMax` was reached.
    package var isSpent: Bool { remaining == 0 }

    /// How many requests may still be made; nil for no cap.
    package var remaining: Int? { limits.requestsMax.map { max($0 - askedCount, 0) } }

    /// How many questions under way the rate can use, by how long exchanges took so far: more would only wait in line,
    /// and what waits in line could be answered by what is under way. One until the first answer.
    package var usefulWidth: Int {
        guard let exchangeTime else { return 1 }
        let filling = Double(limits.requestsPerSecond) * exchangeTime / 1_000_000
        return 2 + Int(min(filling * 1.5, 1_000_000))
    }

    /// Reserves a place in line.
    ///
    /// - Returns: how long to wait for it, in microseconds.
    func reserve(_ endpoint: AppleEndpoint, for app: BundleID, now: Instant, uptime: Int64) throws(Refusal) -> Int64 {
        try check(endpoint, for: app, now: now)
        let spacing = endpoint.spacing(requestsPerSecondMax: limits.requestsPerSecond)
        let own = buckets[endpoint, default: TokenBucket(spacing: spacing)].reserve(at: uptime)
        return max(own, total.reserve(at: uptime))
    }

    /// Counts a request as asked, unless things have changed since its place was reserved.
    func begin(_ endpoint: AppleEndpoint, for app: BundleID, now: Instant) throws(Refusal) {
        try check(endpoint, for: app, now: now)
        askedCount += 1
    }

    /// - Parameter isRepeat: whether the same question failed just before: one that always fails is no outage.
    /// - Returns: whether the endpoint is out of service from here on.
    func record(
        _ result: ExchangeResult,
        _ endpoint: AppleEndpoint,
        for app: BundleID,
        isRepeat: Bool = false,
        pausedUntil: Instant? = nil,
        took microseconds: Int64 = 0
    ) -> Bool {
        exchangeTime = exchangeTime.map { $0 * 0.9 + Double(microseconds) * 0.1 } ?? Double(microseconds)
        counts[endpoint, default: [:]][result, default: 0] += 1
        if !isRepeat || result.health == .well { breakers[endpoint, default: Breaker()].note(result) }
        if result == .credentialsRefused { refused.insert(CredentialUse(app, at: endpoint)) }
        if let pausedUntil {
            let pause = Pause(app: app, endpoint: endpoint)
            pauses[pause] = max(pauses[pause] ?? pausedUntil, pausedUntil)
        }
        return isOutOfService(endpoint)
    }

    private func check(_ endpoint: AppleEndpoint, for app: BundleID, now: Instant) throws(Refusal) {
        if refused.contains(CredentialUse(app, at: endpoint)) { throw .credentialsRefused }
        if isOutOfService(endpoint) { throw .outage }
        if isSpent { throw .budgetSpent }
        if let until = pauses[Pause(app: app, endpoint: endpoint)], until > now { throw .paused(until: until) }
    }
}
