import ReconciliationCore

/// The open findings that the next run judges otherwise: people settled a case of their purchase since the last one or opened it
/// again, or a delivery or a refund came in. Nobody is to act on them before it.
struct WaitingFindings {
    private var cases: Set<String> = []
    /// The next steps of the missing credits among them, as the books have them.
    private(set) var stepsOfMissingCredits: [String] = []

    /// For readers to whom it does not matter what is to be done.
    static let none = WaitingFindings()

    private init() {}

    init(_ database: Database) throws {
        let decisions = try database.waitingDecisions().filter { row in
            let reason: ResolutionReason? = try row.code("reason")
            return reason?.destination(ofCase: row["kind"]) != .stays
        }
        let findings = try database.rows(
            SQL.Cases.openFindings,
            named: [
                "cases": jsonArray(decisions.map { $0["case_id"] as String }),
                "purchases": jsonArray(decisions.compactMap { $0["purchase_id"] as Int64? }),
            ]
        )
        for row in findings { add(row) }
        for row in try database.rows(SQL.Cases.withStatedDeliveries) where try row.isOfStoreMeant() { add(row) }
        for row in try database.rows(SQL.Cases.withStatedRefunds) where row.isNewRefund { add(row) }
    }

    private mutating func add(_ row: Row) {
        guard cases.insert(row["case_id"]).inserted else { return }
        if row["kind"] as String == FindingKind.missingCredit.rawValue {
            stepsOfMissingCredits.append(row["next_step"])
        }
    }

    /// What is still to be done about a finding, by the columns `case_id`, `closed_run_id` and `next_step` of its row and those of
    /// its case's state.
    func nextStep(_ row: Row) throws -> String {
        try CaseState(row: row).nextStep(
            row["next_step"],
            isFindingOpen: row["closed_run_id"] as Int64? == nil,
            isWaitingForRun: cases.contains(row["case_id"])
        )
    }
}
