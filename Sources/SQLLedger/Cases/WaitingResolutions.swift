import ReconciliationCore

/// The open findings that people settled since the last run. The next run takes that into the books: nobody is to act on them
/// again before it.
struct WaitingResolutions {
    private var cases: Set<String> = []
    /// The next steps of the missing credits among them, as the books have them.
    private(set) var stepsOfMissingCredits: [String] = []

    init(_ database: Database) throws {
        for row in try database.rows(SQL.Cases.resolved) {
            let kind: String = row["kind"]
            let reason: ResolutionReason = try row.code("reason")
            guard reason.destination(ofCase: kind) != .stays else { continue }
            cases.insert(row["case_id"])
            if kind == FindingKind.missingCredit.rawValue { stepsOfMissingCredits.append(row["next_step"]) }
        }
    }

    /// What is to be done about a finding, by the columns `case_id`, `closed_run_id` and `next_step` of its row.
    func nextStep(_ row: Row) -> String {
        let waits = row["closed_run_id"] as Int64? == nil && cases.contains(row["case_id"])
        return waits ? NextStep.wait.rawValue : row["next_step"]
    }
}
