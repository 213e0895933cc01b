import ReconciliationCore

/// The status of the cases of some purchases, by purchase.
///
/// - Parameter purchases: a JSON array of keys.
func caseStatuses(of purchases: String, in database: Database) throws -> [Int64: [CaseStatus]] {
    try followUps(of: purchases, [:], in: database).mapValues { $0.map(\.status) }
}

/// The findings of some purchases with the status of their cases, by purchase; findings that do not stand any more are nil.
///
/// - Parameters:
///   - purchases: a JSON array of keys.
///   - news: what came in about them since the last run, by purchase.
func followUps(
    of purchases: String,
    _ news: [Int64: FindingNews],
    in database: Database
) throws -> [Int64: [(status: CaseStatus, finding: LookupResult.Finding?)]] {
    let rows = try database.rows(SQL.Lookup.cases, named: ["purchases": purchases, "findings": "[]"])
    return try Dictionary(grouping: rows) { $0["purchase_id"] as Int64 }.mapValues { rows in
        let statuses = try rows.map { try CaseStatus(row: $0) }
        let isDecisionPending = statuses.contains(where: \.isDecisionPending)
        return zip(rows, statuses).map { row, status in
            let news = isDecisionPending ? .judgedAnew : news[row["purchase_id"], default: .none]
            var finding = LookupResult.Finding(
                caseID: status.caseID,
                kind: status.kind,
                expected: row["expected"],
                actual: row["actual"],
                detail: row["detail"],
                nextStep: status.nextStep(row["next_step"], news: news)
            )
            finding.storefronts = row["storefronts"]
            return (status, status.isObsolete ? nil : finding)
        }
    }
}

/// Findings about no purchase, with the status of their cases.
///
/// - Parameter findings: a JSON array of keys.
func unmatchedFindings(_ findings: String, in database: Database) throws -> [LookupResult.UnmatchedFinding] {
    let rows = try database.rows(SQL.Lookup.cases, named: ["purchases": "[]", "findings": findings])
    let cases = try jsonArray(rows.map { $0["case_id"] as String })
    let statedAnew = try Set(
        database.rows(SQL.Cases.withoutPurchaseStatedAnew, named: ["cases": cases]).map { $0["case_id"] as String }
    )
    return try rows.map { row in
        let status = try CaseStatus(row: row)
        var finding = LookupResult.UnmatchedFinding(
            caseStatus: status,
            environment: row["environment"],
            transactionID: row["transaction_id"],
            expected: row["expected"],
            actual: row["actual"],
            detail: row["detail"],
            nextStep: status.nextStep(
                row["next_step"],
                news: statedAnew.contains(status.caseID) ? .judgedAnew : .none
            )
        )
        finding.creditedUserID = row["credited_user_id"]
        return finding
    }
}

extension CaseStatus {
    init(row: Row) throws {
        try self.init(caseID: row["case_id"], kind: row["kind"], state: CaseState(row: row))
        lastDecision = try row.code("decision")
        lastDecisionSequence = row["decision_sequence"] as Int64? ?? 0
        lastDecisionReason = try row.code("decision_reason")
        isObsolete = row["closed_run_id"] as Int64? != nil
        assignee = row["assignee"]
        isWaitingForRun = try isDecisionWaiting(row)
        // If a run reopened it, there is nobody's decision to show.
        guard state == .resolved || state == .reopened && lastDecision == .reopened else { return }
        settledAt = row["at"]
        settledBy = row["actor"]
        reason = row["reason"]
        userID = row["user_id"]
        canonicalUserID = row["canonical_user_id"]
        quantity = row["quantity"]
    }
}

/// Whether the next run takes the last resolution or reopening of a case into the books. Only what is about a transaction moves something
/// there.
func isDecisionWaiting(_ row: Row) throws -> Bool {
    guard row["decision_alias_id"] as Int64? != nil, row["decision_applied_run_id"] as Int64? == nil else {
        return false
    }
    return try row.changesBooks()
}

extension Database {
    /// The resolutions and reopenings that the next run takes into the books.
    func waitingDecisions() throws -> [Row] {
        try rows(SQL.Cases.waitingDecisions).filter { try $0.changesBooks() }
    }
}

extension Row {
    /// Whether a decision that no run knows changes the books, by the columns `decision` and `booked_decision`.
    fileprivate func changesBooks() throws -> Bool {
        guard let decision: CaseEventAction = try code("decision") else { return false }
        return decision.changesBooks(after: try code("booked_decision"))
    }
}

extension CaseState {
    /// The state of the case of a finding, by the columns `last_action`, `last_action_after_run_id`, `opened_run_id` and
    /// `closed_run_id`.
    init(row: Row) throws {
        try self.init(
            lastAction: row.code("last_action"),
            after: row["last_action_after_run_id"],
            openingRun: row["opened_run_id"],
            isFindingOpen: row["closed_run_id"] as Int64? == nil
        )
    }
}

/// Users as a column keeps several: joined by `;`.
func userIDs(joined text: String?) -> [UserID] {
    (text ?? "").split(separator: ";").map { UserID(String($0)) }
}
