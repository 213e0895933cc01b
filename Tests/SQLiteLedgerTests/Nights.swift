import ReconciliationCore

@testable import SQLiteLedger

extension SQLiteLedger {
    /// Posts, reconciles and publishes as one night does.
    @discardableResult
    func night(
        _ asOf: Instant,
        grace: Span = .hours(24),
        naming: NamingPolicy = NamingPolicy(),
        additionalRoots: Set<String> = [],
        apps: Set<String> = [],
        reviewers: Set<String> = []
    ) throws -> RunID {
        let run = try openRun(
            RunStart(asOf: asOf, startedAt: asOf, toolVersion: "1.0", configurationDigest: "digest", actor: "night")
        )
        let apps = Set(apps.map { BundleID($0) })
        _ = try post(run: run, asOf: asOf, naming: naming, apps: apps)
        let coverage = try creditCoverage(asOf: asOf)
        let policy = Policy(
            grace: grace,
            creditsSince: coverage.earliest,
            creditsWatermark: coverage.watermark,
            apps: apps,
            reviewers: Set(reviewers.map { UserID($0) }),
            naming: naming,
            additionalRoots: additionalRoots
        )
        _ = try reconcile(run: run, policy: policy, asOf: asOf, isFull: false)
        try closeRun(run, as: RunEnding(.published, exitStatus: 0, finishedAt: asOf, summary: "{}"))
        return run
    }

    /// Two purchases at noon, nobody credited; the black list reaches from the day before to two days after.
    func takeTwoMissing() throws {
        try take([payment("1"), payment("2") { $0.userID = UserID("u2") }], kind: .payments, name: "payments")
        try take(
            [credit("900", to: "u0", at: noon - .days(1)), credit("901", to: "u0", at: noon + .days(2))],
            kind: .credits,
            name: "credits"
        )
    }

    func place(_ transactionID: String) throws -> String {
        try rows("SELECT list, reason FROM purchase WHERE shown_transaction_id = '\(transactionID)'").joined()
    }

    func missingCase(_ transactionID: String) throws -> String {
        try rows("SELECT case_id FROM finding WHERE kind = 'missing_credit' AND subject = '\(transactionID)'")[0]
    }
}
