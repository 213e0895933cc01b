import ReconciliationCore

/// The open findings about which something came in since the last run: people settled a case of their purchase or opened it again, a
/// delivery, a refund or a proof came in, or what makes a delivery doubtful. Nobody is to act on them by the books alone.
struct FindingsWithNews {
    /// By case. Being judged anew outweighs whatever else came in.
    private var news: [String: FindingNews] = [:]
    /// The next steps of the missing credits among them, as the books have them, and as they are now.
    private(set) var stepsOfMissingCredits: [(booked: String, now: String)] = []

    /// For readers that do not need the next step.
    static let none = FindingsWithNews()

    private init() {}

    init(_ database: Database) throws {
        let decisions = try database.waitingDecisions().filter { row in
            let reason: ResolutionReason? = try row.code("reason")
            return reason?.destination(ofCase: row["kind"]) != .stays
        }
        let settled = try database.rows(
            SQL.Cases.openFindings,
            named: [
                "cases": jsonArray(decisions.map { $0["case_id"] as String }),
                "purchases": jsonArray(decisions.compactMap { $0["purchase_id"] as Int64? }),
            ]
        )
        for row in settled { add(row, .judgedAnew) }
        for row in try database.rows(SQL.Cases.withStatedDeliveries) where try row.mayBeMeant() {
            add(row, .judgedAnew)
        }
        for row in try database.rows(SQL.Cases.withStatedRefunds) where row.isNewRefund { add(row, .judgedAnew) }
        for row in try database.rows(SQL.Cases.withoutPurchaseStatedAnew, named: ["cases": nil]) {
            add(row, .judgedAnew)
        }
        for row in try database.rows(SQL.Cases.withDoubts) { add(row, .doubt) }
    }

    private mutating func add(_ row: Row, _ what: FindingNews) {
        let caseID: String = row["case_id"]
        guard news[caseID] == nil else { return }
        news[caseID] = what
        if row["kind"] as String == FindingKind.missingCredit.rawValue {
            let booked: String = row["next_step"]
            let now = CaseState.open.nextStep(booked, isFindingOpen: true, news: what)
            stepsOfMissingCredits.append((booked, now))
        }
    }

    /// What is still to be done about a finding, by the columns `case_id`, `closed_run_id` and `next_step` of its row and those of
    /// its case's state.
    func nextStep(_ row: Row) throws -> String {
        try CaseState(row: row).nextStep(
            row["next_step"],
            isFindingOpen: row["closed_run_id"] as Int64? == nil,
            news: news[row["case_id"], default: .none]
        )
    }
}
