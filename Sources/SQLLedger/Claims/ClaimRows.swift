import Ledger
import ReconciliationCore

/// The claims as they are settled, in SQL.
protocol ClaimRows: ClaimStateRows, ClaimStore {}

extension ClaimRows {
    func markClaims(isFull: Bool) throws {
        try database.run(isFull ? SQL.Claims.markAll : SQL.Claims.markJudged)
        try database.execute(SQL.Claims.makeSelection)
        try database.run(SQL.Claims.selectNaming)
        try database.listSenderCandidates()
        try database.execute(SQL.Claims.table)
    }

    func forEachSubmissionToSettle(_ body: (ClaimingSubmission) throws -> Void) throws {
        let rows = try database.cursor(SQL.Claims.read)
        try rows.forEachGroup(
            by: { $0["submission_id"] as Int64 },
            begin: { row in
                try ClaimingSubmission(
                    row: row["submission_id"],
                    statement: ClaimStatement(claimRow: row),
                    sender: SubmissionSender(statedUserID: row["stated_user_id"])
                )
            },
            add: { submission, row in try submission.sender.addCandidate(row) },
            finish: body
        )
    }

    func list(_ claim: Claim, ofSubmission submission: Int64) throws {
        try database.queue(
            SQL.Claims.addSettled,
            named: [
                "submission_id": submission,
                "claimant": claim.claimant.text,
                "is_user": claim.claimant.isUser,
                "transaction_id": claim.transaction.id.rawValue,
                "environment": claim.transaction.environment.rawValue,
            ]
        )
    }

    func applyListedClaims() throws {
        try database.run(SQL.Claims.put)
        try database.run(SQL.Claims.link)
        try database.run(SQL.Claims.drop)
    }

    func unknownTransactions() throws -> [TransactionID] {
        try database.values(SQL.Claims.unknown)
    }

    func giveUpClaims(to transaction: TransactionID, apps: Set<BundleID>, grace: Span) throws {
        try database.giveUpClaims(to: transaction, apps: apps, grace: grace)
    }

    func finishSettling() throws { try database.run(SQL.Claims.clean) }
}

extension ClaimStatement {
    fileprivate init(claimRow row: Row) throws {
        self.init(transactionID: row["named_transaction_id"])
        statedEnvironment = try row.code("named_environment")
        evidenceEnvironment = try row.code("evidence_environment")
        sentText = row["sent_text"]
        func note(_ environment: StoreEnvironment, isKnown: Bool, paidAt: Instant?) {
            guard isKnown else { return }
            knownIn.insert(environment)
            paidAtIn[environment] = paidAt
        }
        note(.production, isKnown: row["is_in_production"], paidAt: row["production_paid_at"])
        note(.sandbox, isKnown: row["is_in_sandbox"], paidAt: row["sandbox_paid_at"])
    }
}
