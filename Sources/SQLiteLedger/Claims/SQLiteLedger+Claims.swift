import GRDB
import ReconciliationCore

extension SQLiteLedger {
    /// Settles whose claims the submissions in question make, and in which store: names, merges and purchases tell them
    /// apart, not spellings (Rules 3.7). Part of reconciling, once the purchases are dated.
    ///
    /// - Parameter isFull: whether every claim is settled again: they are derived from submissions, so one that something
    ///   else wrote into the ledger does not last.
    func settleClaims(in database: Database, policy: Policy, isFull: Bool) throws {
        try database.run(isFull ? SQL.Claims.markAll : SQL.Claims.markJudged)
        try database.run(SQL.Claims.clearSelection)
        try database.run(SQL.Claims.sight)
        try listSenderCandidates(in: database)
        try database.execute(SQL.Claims.table)
        try listSettledClaims(in: database)
        try database.run(SQL.Claims.put)
        try database.run(SQL.Claims.link)
        try database.run(SQL.Claims.drop)
        try database.updateClaimStates(of: SQL.Claims.concerned) { $0.stateWhenSettled }
        let denied = try String.fetchAll(database.prepared(SQL.Claims.denied))
        for id in denied {
            try giveUpClaims(of: TransactionID(id), apps: policy.apps, grace: policy.grace, in: database)
        }
        try database.run(SQL.Claims.clean)
    }

    /// Who is meant is Core's rule, so the submissions stream through it.
    private func listSettledClaims(in database: Database) throws {
        let addSettled = try database.prepared(SQL.Claims.addSettled)
        var submissionID: Int64?
        var statement: ClaimStatement?
        var sender = SubmissionSender(statedUserID: nil)

        func finish() throws {
            statement?.sender = sender.answer
            guard let submissionID, let claim = statement?.claim else { return }
            try addSettled.run([
                submissionID, claim.claimant.text, claim.claimant.isUser, claim.transaction.id.rawValue,
                claim.transaction.environment.rawValue,
            ])
        }

        let rows = try Row.fetchCursor(database.prepared(SQL.Claims.read))
        while let row = try rows.next() {
            let rowID: Int64 = row["submission_id"]
            if rowID != submissionID {
                try finish()
                submissionID = rowID
                statement = ClaimStatement(claimRow: row)
                sender = SubmissionSender(statedUserID: row.identity("stated_user_id"))
            }
            sender.addCandidate(row)
        }
        try finish()
    }
}

extension ClaimStatement {
    fileprivate init(claimRow row: Row) {
        self.init(transactionID: TransactionID(row["named_transaction_id"] as String))
        statedEnvironment = (row["named_environment"] as String?).flatMap { StoreEnvironment(rawValue: $0) }
        evidenceEnvironment = (row["evidence_environment"] as String?).flatMap { StoreEnvironment(rawValue: $0) }
        sentText = row["sent_text"]
        func note(_ environment: StoreEnvironment, isKnown: Bool, paidAt: Int64?) {
            guard isKnown else { return }
            knownIn.insert(environment)
            paidAtIn[environment] = paidAt.map { Instant(milliseconds: $0) }
        }
        note(.production, isKnown: row["is_in_production"], paidAt: row["production_paid_at"])
        note(.sandbox, isKnown: row["is_in_sandbox"], paidAt: row["sandbox_paid_at"])
    }
}
