import FoundationEssentials
import ReconciliationCore

// The rows of input files as an erasure leaves them: as if they had been imported under the pseudonym, so that the same row
// of a later export is the row that is known.
extension ErasureRows {
    func eraseStatedRows(_ names: ForgottenNames) throws {
        try eraseUserStatements(names)
        try eraseSubmissions(names)
        try eraseCreditStatements(names)
        try erasePayments(names)
        try database.run(SQL.Erasure.changeFacts)
    }

    private func eraseUserStatements(_ names: ForgottenNames) throws {
        for row in try database.rows(SQL.Erasure.usersOf) {
            let user = UserRow(row: row)
            guard case .user(let erased) = IntakeRow.user(user).forgetting(names) else { continue }
            try database.run(
                SQL.Erasure.putUserStatement,
                named: [
                    "digest": digest(of: .user(erased), inPlaceOf: .user(user), storedAs: row["digest"]),
                    "user_id": erased.userID.rawValue, "account_name": erased.accountName,
                    "application_username": erased.applicationUsername, "app_account_token": erased.appAccountToken,
                    "device_token": erased.deviceToken, "contact": erased.contact,
                    "merged_into": erased.mergedInto?.rawValue, "row_key": row["user_statement_id"] as Int64,
                ]
            )
        }
    }

    private func eraseSubmissions(_ names: ForgottenNames) throws {
        for row in try database.rows(SQL.Erasure.submissionsOf) {
            let kept = try SubmissionRow(row: row)
            // A row that was refused and did not say when it came in is kept with the moment of its import.
            var undated = kept
            undated.receivedAt = nil
            let evidence = (row["evidence_digest"] as String?).map { ContentDigest(hex: $0) }
            let stored: String = row["digest"]
            let asStated = [kept, undated].first {
                IntakeRow.submission($0).contentDigest(evidence: evidence).hex == stored
            }
            guard case .submission(let erased) = IntakeRow.submission(asStated ?? kept).forgetting(names)
            else { continue }
            let digest = IntakeRow.submission(erased).contentDigest(evidence: evidence).hex
            var columns: NamedValues = [
                "digest": asStated != nil ? digest : Hexadecimal.text(Self.noDigest), "user_text": erased.userText,
                "user_id": erased.userID?.rawValue, "account_name": erased.accountName,
                "application_username": erased.applicationUsername, "device_token": erased.deviceToken,
                "device_id": erased.deviceID, "row_key": row["submission_id"] as Int64,
            ]
            // Two uploads that differed in nothing but a name are one content now: the second keeps a digest of nothing.
            if try database.run(SQL.Erasure.putSubmission, named: columns) == 0 {
                columns["digest"] = Hexadecimal.text(Self.noDigest)
                try database.run(SQL.Erasure.putSubmission, named: columns)
            }
        }
    }

    private func eraseCreditStatements(_ names: ForgottenNames) throws {
        for row in try database.rows(SQL.Erasure.creditsTo) {
            let credit = try CreditRow(row: row)
            guard case .credit(let erased) = IntakeRow.credit(credit).forgetting(names) else { continue }
            try database.run(
                SQL.Erasure.putCreditStatement,
                named: [
                    "digest": digest(of: .credit(erased), inPlaceOf: .credit(credit), storedAs: row["digest"]),
                    "user_id": erased.userID.rawValue, "row_key": row["statement_id"] as Int64,
                ]
            )
        }
    }

    private func erasePayments(_ names: ForgottenNames) throws {
        for row in try database.rows(SQL.Erasure.paymentFacts) {
            // Every row of a payments file states both.
            guard let purchaseDate: Instant = row["purchase_date"], let product: ProductID = row["product_id"]
            else { continue }
            var payment = PaymentRow(
                transactionID: row["transaction_id"],
                productID: product,
                purchaseDate: purchaseDate
            )
            payment.originalTransactionID = row["original_transaction_id"]
            payment.quantity = row["quantity"]
            payment.bundleID = row["bundle_id"]
            payment.applicationUsername = row["backend_username"]
            payment.appAccountToken = row["backend_token"]
            payment.userID = row["backend_user_id"]
            payment.lineItemID = row["line_item_id"]
            payment.revocationDate = row["revocation_date"]
            payment.priceMilliunits = row["price_milliunits"]
            payment.currency = row["currency"]
            // A row without environment is kept as Production's, one without currency with an empty one.
            let stored: Data = row["digest"]
            let environments: [StoreEnvironment?] = [try row.code("environment"), nil]
            let spellings = environments.flatMap { environment in
                [payment.currency, nil].map { currency in
                    var spelling = payment
                    spelling.environment = environment
                    spelling.currency = currency
                    return spelling
                }
            }
            let asStated = spellings.first { Data(IntakeRow.payment($0).contentDigest().bytes) == stored } ?? payment
            let erased = IntakeRow.payment(asStated).forgetting(names)
            try database.run(
                SQL.Erasure.putFactDigest,
                named: [
                    "digest": digest(of: erased, inPlaceOf: .payment(asStated), storedAs: stored),
                    "row_key": row["fact_id"] as Int64,
                ]
            )
        }
    }

    /// The digest of an erased row; where the row was not stored as it was stated, one of nothing: a digest of the names
    /// must not stay.
    private func digest(of erased: IntakeRow, inPlaceOf stated: IntakeRow, storedAs stored: Data) -> Data {
        guard Data(stated.contentDigest().bytes) == stored else { return Data(Self.noDigest) }
        return Data(erased.contentDigest().bytes)
    }

    /// 32 bytes that are the digest of nothing.
    private static var noDigest: [UInt8] { (0..<32).map { _ in UInt8.random(in: .min ... .max) } }
}
