package import Ledger
package import ReconciliationCore

extension RunStart {
    package init(_ asOf: Instant, takesBack: Bool = false) {
        self.init(
            asOf: asOf,
            startedAt: asOf,
            toolVersion: "1.0",
            configurationDigest: "digest",
            actor: "night",
            takesBack: takesBack
        )
    }
}

extension LedgerEngine {
    /// Posts, reconciles and publishes as one night does.
    @discardableResult
    package func night(
        _ asOf: Instant,
        grace: Span = .hours(24),
        naming: NamingPolicy = NamingPolicy(),
        additionalRoots: Set<String> = [],
        apps: Set<BundleID> = [],
        isFull: Bool = false,
        summary: String = "{}",
        _ change: (inout Policy) -> Void = { _ in }
    ) throws -> RunID {
        let run = try openRun(RunStart(asOf))
        _ = try post(run: run, asOf: asOf, naming: naming, apps: apps)
        let coverage = try creditCoverage(asOf: asOf)
        var policy = Policy(
            grace: grace,
            creditsSince: coverage.earliest,
            creditsWatermark: coverage.watermark,
            apps: apps,
            naming: naming,
            additionalRoots: additionalRoots
        )
        change(&policy)
        _ = try reconcile(run: run, policy: policy, asOf: asOf, isFull: isFull)
        try closeRun(run, as: RunEnding(.published, exitStatus: 0, finishedAt: asOf, summary: summary))
        return run
    }

    /// One receipt for a delivered purchase, 1, and one for a missing one, 2.
    @discardableResult
    package func takeDeliveredAndMissing() throws -> RunID {
        for id in ["1", "2"] {
            try take([submission("receipt \(id)", user: "u\(id)", at: noon)], name: "receipts \(id)")
            try verify(id)
        }
        try take(
            [
                credit("900", to: "u0", at: noon - .days(1)), credit("1", to: "u1", at: noon + hour),
                credit("901", to: "u0", at: noon + .days(2)),
            ],
            name: "credits"
        )
        return try night(noon + .days(2))
    }

    /// The control totals that do not hold, by name.
    package func brokenTotals(of run: RunID, isFull: Bool = true) throws -> [String] {
        try controlTotals(run: run, isFull: isFull).filter { !$0.holds }.map(\.name)
    }
}
