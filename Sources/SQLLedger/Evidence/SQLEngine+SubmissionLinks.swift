import ReconciliationCore

extension Database {
    /// Links the submissions in `touched_submission` to what their evidence contains, and makes or proves their claims.
    func linkSubmissionsToEvidence() throws {
        let rows = try cursor(SQL.SubmissionLinks.readSubmissions)
        while let portion = try rows.next(upTo: 1_000) { try link(portion) }
        try run(SQL.SubmissionLinks.markTouched)
        try run(SQL.SubmissionLinks.markClaims)
    }

    private func link(_ rows: [Row]) throws {
        let references = try rows.map(SubmissionReference.init)
        let linked = try zip(rows, references).map { row, reference in reference.linked(to: try OwnEvidence(row)) }
        let unclaimed = zip(rows, linked).compactMap { row, reference in
            row.stored("claim_id") == .null ? reference.claimAsSent(row) : nil
        }
        let claims = try claimIDs(of: unclaimed)
        for ((row, reference), linked) in zip(zip(rows, references), linked) {
            let known: Int64? = row["claim_id"]
            let claimID = known ?? linked.claimAsSent(row).flatMap { claims[$0] }
            guard linked != reference || claimID != known else { continue }
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
        for row in try rows(SQL.ImportedRows.findClaims, [wanted]) {
            var claim = ClaimAsSent(
                transactionID: row["transaction_id"],
                userText: row["claimant"],
                accountName: nil,
                environment: nil
            )
            // Empty where none was stated.
            claim.environment = row["environment"]
            known[claim] = row["claim_id"]
        }
        var last = try value(SQL.ImportedRows.lastClaim) as Int64? ?? 0
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
    fileprivate init(_ row: Row) throws {
        try self.init(named: row["named_transaction_id"], namedEnvironment: row.code("named_environment"))
        isNamedByEvidence = row["is_named_by_evidence"]
        hasUsername = row["has_username"]
        usernameTransaction = row["name_transaction_id"]
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
    fileprivate init(_ row: Row) throws {
        let smallest: Int64? = row["smallest_alias_id"]
        let form: StoredForm? = try row.code("form")
        let environment: StoreEnvironment? = try row.code("inside_environment")
        let inside = environment.map { environment in
            TransactionKey(environment: environment, id: row["inside_transaction_id"])
        }
        let named: [StoreEnvironment?] = try [row.code("first_environment"), row.code("last_environment")]
        self.init(
            isSignedTransaction: form == .signedTransaction,
            onlyTransaction: smallest == row["greatest_alias_id"] ? inside : nil,
            environmentsOfNamed: Set(named.compactMap { $0 })
        )
    }
}
