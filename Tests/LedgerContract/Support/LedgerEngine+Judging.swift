import Ledger
import ReconciliationCore

/// The one configured app.
let game = BundleID("com.example.game")

extension LedgerEngine {
    /// Posts and judges what came in, `days` after noon, with the credits and the evidence known to be in; nothing is published.
    @discardableResult
    func judge(
        _ days: Int64,
        _ change: (inout Policy) -> Void = { _ in }
    ) throws -> ReconcileTally {
        let asOf = noon + .days(days)
        var policy = Policy(
            creditsSince: noon - .days(100),
            creditsWatermark: asOf,
            evidenceSince: noon - .days(100),
            apps: [game]
        )
        change(&policy)
        let run = try openRun(RunStart(asOf))
        _ = try post(run: run, asOf: asOf, naming: NamingPolicy(), apps: [game])
        return try reconcile(run: run, policy: policy, asOf: asOf, isFull: false)
    }
}
