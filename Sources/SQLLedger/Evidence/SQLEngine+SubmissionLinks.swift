import ReconciliationCore

extension Database {
    /// Links the submissions in `touched_submission` to what their evidence contains, and makes or proves their claims.
    func linkSubmissionsToEvidence() throws {
        let rows = try Row.fetchCursor(prepared(SQL.SubmissionLinks.readSubmissions))
        while let portion = try rows.next(upTo: 1_000) { try link(portion) }
        try run(SQL.SubmissionLinks.markTouched)
        try run(SQL.SubmissionLinks.markClaims)
    }

    private func link(_ rows: [Row]) throws {
        let linked = rows.map { row in SubmissionReference(row).linked(to: OwnEvidence(row)) }
        let unclaimed = zip(rows, linked).compactMap { row, reference in
            row.stored("claim_id") == .null ? reference.claimAsSent(row) : nil
        }
        let claims = try claimIDs(of: unclaimed)
        for (row, linked) in zip(rows, linked) {
            let known: Int64? = row["claim_id"]
            let claimID = known ?? linked.claimAsSent(row).flatMap { claims[$0] }
            guard linked != SubmissionReference(row) || claimID != known else { continue }
            try queue(
                SQL.SubmissionLinks.putReference,
                named: [
                    "submission_id": row["submission_id"] as Int64,
                    "named_transaction_id": linked.named?.rawValue,
                    "named_environment": linked.namedEnvironment?.rawValue,
                    "is_named_by_evidence": linked.isNamedByEvidence,
                    "name_transaction_id": linked.usernameTransaction?.rawValue,
                    "claim_is_proven": linked.isProven,
                    "claim_id": claimID,
                ]
            )
        }
        for (row, linked) in zip(rows, linked) where linked.isProven {
            guard let claimID = row["claim_id"] ?? linked.claimAsSent(row).flatMap({ claims[$0] }) else { continue }
            try queue(SQL.SubmissionLinks.proveClaim, named: ["claim_id": claimID])
        }
    }

    /// Empties `touched_submission`, a list of this connection's own.
    func clearTouchedSubmissions() throws {
        try execute(SQL.SubmissionLinks.touchedTables)
    }

    /// The numbers of claims; makes those that are new.
    func claimIDs(of claims: [ClaimAsSent]) throws -> [ClaimAsSent: Int64] {
        guard !claims.isEmpty else { return [:] }
        var known: [ClaimAsSent: Int64] = [:]
        let wanted = try jsonArray(claims.map { [$0.claimant, $0.transactionID.rawValue, $0.environment] })
        for row in try Row.fetchAll(prepared(SQL.ImportedRows.findClaims), arguments: [wanted]) {
            let claim = ClaimAsSent(
                transactionID: TransactionID(row["transaction_id"] as String),
                userText: row["claimant"],
                accountName: nil,
                environment: row.code("environment")
            )
            known[claim] = row["claim_id"]
        }
        var last = try Int64.fetchOne(prepared(SQL.ImportedRows.lastClaim)) ?? 0
        for claim in claims where known[claim] == nil {
            last += 1
            known[claim] = last
            try queue(
                SQL.ImportedRows.addClaim,
                [last, claim.claimant, claim.transactionID.rawValue, claim.environment]
            )
        }
        return known
    }
}

extension SubmissionReference {
    fileprivate init(_ row: Row) {
        self.init(named: row.identity("named_transaction_id"), namedEnvironment: row.code("named_environment"))
        isNamedByEvidence = row["is_named_by_evidence"]
        hasUsername = row["has_username"]
        usernameTransaction = row.identity("name_transaction_id")
        isProven = row["claim_is_proven"]
    }

    fileprivate func claimAsSent(_ row: Row) -> ClaimAsSent? {
        named.map { named in
            ClaimAsSent(
                transactionID: named,
                userText: row["user_text"],
                accountName: row["account_name"],
                environment: namedEnvironment
            )
        }
    }
}

extension OwnEvidence {
    fileprivate init(_ row: Row) {
        let smallest: Int64? = row["smallest_alias_id"]
        let environment: StoreEnvironment? = row.code("inside_environment")
        let inside = environment.map { environment in
            TransactionKey(environment: environment, id: TransactionID(row["inside_transaction_id"] as String))
        }
        let named: [StoreEnvironment?] = [row.code("first_environment"), row.code("last_environment")]
        self.init(
            isSignedTransaction: row.code("form") == StoredForm.signedTransaction,
            onlyTransaction: smallest == row["greatest_alias_id"] ? inside : nil,
            environmentsOfNamed: Set(named.compactMap { $0 })
        )
    }
}
