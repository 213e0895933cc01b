import GRDB
import ReconciliationCore

/// Where the cases of some purchases stand, by purchase.
///
/// - Parameter purchases: a JSON array of keys.
func caseStandings(of purchases: String, in database: Database) throws -> [Int64: [CaseStanding]] {
    let rows = try Row.fetchAll(
        database,
        sql: SQL.text(PackageResources.lookup_cases_sql),
        arguments: ["purchases": purchases, "findings": "[]"]
    )
    return Dictionary(grouping: rows) { $0["purchase_id"] as Int64 }.mapValues { $0.map(CaseStanding.init(row:)) }
}

/// Findings that are about no purchase, with where their cases stand.
///
/// - Parameter findings: a JSON array of keys.
func looseFindings(_ findings: String, in database: Database) throws -> [LookupResult.UnmatchedFinding] {
    try Row.fetchAll(
        database,
        sql: SQL.text(PackageResources.lookup_cases_sql),
        arguments: ["purchases": "[]", "findings": findings]
    )
    .map { row in
        LookupResult.UnmatchedFinding(
            standing: CaseStanding(row: row),
            environment: row["environment"],
            transactionID: row["transaction_id"],
            expected: row["expected"],
            actual: row["actual"],
            detail: row["detail"],
            nextStep: row["next_step"]
        )
    }
}

extension CaseStanding {
    init(row: Row) {
        self.init(caseID: row["case_id"], kind: row["kind"], status: row["status"])
        isGone = row["is_gone"]
        assignee = row["assignee"]
        isWaitingForRun = row["is_waiting"]
        guard status == "resolved" || status == "reopened" else { return }
        settledAt = (row["at"] as Int64?).map(Instant.init(milliseconds:))
        settledBy = row["actor"]
        reason = row["reason"]
        userID = row["user_id"]
        quantity = row["quantity"]
    }
}

/// Users as a column keeps several: joined by `;`.
func userIDs(joined text: String?) -> [UserID] {
    (text ?? "").split(separator: ";").map { UserID(String($0)) }
}
