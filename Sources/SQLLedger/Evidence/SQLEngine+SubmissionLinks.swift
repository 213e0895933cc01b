import ReconciliationCore

extension Database {
    /// Links the submissions in `touched_submission` to what their evidence contains, and makes or proves their claims.
    func linkSubmissionsToEvidence() throws {
        let rows = try Row.fetchCursor(prepared(SQL.SubmissionLinks.readSubmissions))
        while let row = try rows.next() {
            let reference = SubmissionReference(row)
            let linked = reference.linked(to: OwnEvidence(row))
            let known: Int64? = row["claim_id"]
            let claimID = try known ?? linked.claimAsSent(row).map(claimID)
            if linked != reference || claimID != known {
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
            if linked.isProven, let claimID {
                try queue(SQL.SubmissionLinks.proveClaim, named: ["claim_id": claimID])
            }
        }
        try run(SQL.SubmissionLinks.markTouched)
        try run(SQL.SubmissionLinks.markClaims)
    }

    /// Empties `touched_submission`, a list of this connection's own.
    func clearTouchedSubmissions() throws {
        try execute(SQL.SubmissionLinks.touchedTables)
    }

    /// The number of a claim; makes it where it is new.
    func claimID(of claim: ClaimAsSent) throws -> Int64 {
        let key: NamedValues = [
            "claimant": claim.claimant,
            "transaction_id": claim.transactionID.rawValue,
            "environment": claim.environment,
        ]
        let find = try prepared(SQL.ImportedRows.findClaim)
        if let known = try Int64.fetchOne(find, arguments: key) { return known }
        guard let new = try prepared(SQL.ImportedRows.addClaim).inserted(named: key) else {
            throw DatabaseError(message: "a claim was not kept")
        }
        return new
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
