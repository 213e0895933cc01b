import ReconciliationCore

/// The open findings that people settled since the last run: nobody is to act on them again before the next one takes that into the
/// books.
struct WaitingResolutions {
    private var cases: Set<String> = []
    /// The next steps of the missing credits among them, as the books have them.
    private(set) var stepsOfMissingCredits: [String] = []

    init(_ database: Database) throws {
        for row in try Row.fetchAll(database.prepared(SQL.Cases.resolved)) {
            let kind: String = row["kind"]
            guard let reason: ResolutionReason = row.code("reason"), reason.destination(ofCase: kind) != .stays else {
                continue
            }
            cases.insert(row["case_id"])
            if kind == FindingKind.missingCredit.rawValue { stepsOfMissingCredits.append(row["next_step"]) }
        }
    }

    /// What is to be done about an open finding.
    ///
    /// - Parameter booked: what the books say.
    func nextStep(_ booked: String, ofCase caseID: String) -> String {
        cases.contains(caseID) ? NextStep.wait.rawValue : booked
    }
}
