/// Apple's latest answer that it does not know a transaction, for one app in one environment.
package struct NotFoundAnswer: Sendable, Hashable {
    package var app: BundleID
    package var environment: StoreEnvironment
    package var askedAt: Instant

    package init(app: BundleID, environment: StoreEnvironment, askedAt: Instant) {
        self.app = app
        self.environment = environment
        self.askedAt = askedAt
    }
}

extension [NotFoundAnswer] {
    /// Whether Apple knows nothing of the transaction (Rules 6): it said so for every configured app in both environments,
    /// because one token serves one app. Answers from before `start` do not count: the payment may not have been known yet.
    /// Where the environment of the transaction is known, the answers of that one are enough.
    package func areConclusive(
        forApps apps: Set<BundleID>,
        in environments: [StoreEnvironment] = StoreEnvironment.allCases,
        from start: Instant,
        until end: Instant? = nil
    ) -> Bool {
        guard !apps.isEmpty else { return false }
        return apps.allSatisfy { app in
            environments.allSatisfy { environment in
                contains { answer in
                    answer.app == app && answer.environment == environment && answer.askedAt >= start
                        && end.map { answer.askedAt <= $0 } ?? true
                }
            }
        }
    }
}
