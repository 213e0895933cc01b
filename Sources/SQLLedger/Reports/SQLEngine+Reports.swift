package import Ledger
package import ReconciliationCore

/// The rows of the reports, page by page in the order of the files. Nothing depends on row ids.
extension SQLEngine {
    package func lostOrders(_ page: PageRequest) throws(StoreFailure) -> Page<LostOrder> {
        let news = try findingsWithNews()
        return try self.page(.readLostOrders, of: .lostOrders, page) { try lostOrder($0, news) }
    }

    package func exceptions(_ page: PageRequest) throws(StoreFailure) -> Page<ExceptionRow> {
        let news = try findingsWithNews()
        return try self.page(.readExceptions, of: .exceptions, page) { try exception($0, news) }
    }

    package func unverified(_ page: PageRequest) throws(StoreFailure) -> Page<UnverifiedRow> {
        try self.page(
            .readUnverified,
            of: .unverified,
            page,
            [
                "subjects": try meanings(of: \StoredForm.unverifiedSubject.rawValue),
                "claim": UnverifiedSubject.claim.rawValue, "credit": UnverifiedSubject.credit.rawValue,
                "pending": EvidenceOutcome.pending.rawValue, "not_found": QuestionResult.Ending.notFoundCode,
            ],
            as: unverifiedRow
        )
    }

    package func rejectedRows(
        _ selection: RejectedSelection,
        _ page: PageRequest
    ) throws(StoreFailure) -> Page<RejectedRow> {
        let (listing, arguments): (Listing, NamedValues) =
            switch selection {
            case .ofRun(let run): (.rejectedOfRun, ["run": run.number])
            case .all(let since, let until):
                (.rejectedOfAll, ["since": since?.milliseconds, "until": until?.milliseconds])
            }
        return try self.page(.readRefusedRows, of: listing, page, arguments, as: rejectedRow)
    }

    package func whiteList(_ page: PageRequest) throws(StoreFailure) -> Page<WhiteListRow> {
        try self.page(.readWhiteList, of: .whiteList, page, as: whiteListRow)
    }

    package func blackList(_ page: PageRequest) throws(StoreFailure) -> Page<BlackListRow> {
        try self.page(.readBlackList, of: .blackList, page, as: blackListRow)
    }

    package func moves(since: Instant?, until: Instant?, _ page: PageRequest) throws(StoreFailure) -> Page<MoveRow> {
        try self.page(.readMoves, of: SQL.Reports.moves, page, since: since, until: until, as: moveRow)
    }

    /// Opening, in, out and closing since the last published run before `run`.
    package func rollForward(run: RunID) throws(StoreFailure) -> [RollForwardRow] {
        try read(.readRollForward) { database in
            try database.rows(SQL.Reports.rollForward, named: ["run": run.number])
                .map(rollForwardRow)
        }
    }

    package func pageFigures(run: RunID, asOf: Instant, days: [Instant]) throws(StoreFailure) -> PageFigures {
        try read(.countDays) { database in
            let previous: RunID? = try database.value(SQL.Reports.previousRun, named: ["run": run.number])
            let counted = try database.rows(
                SQL.Reports.deliveryDays,
                named: [
                    "days": try jsonArray(days.map(\.milliseconds)), "as_of": asOf.milliseconds,
                    "not_due": try codes(where: \WhiteState.isExpected),
                ]
            )
            return PageFigures(previousRun: previous, days: counted.map(deliveryDay))
        }
    }

    package func pseudonymKey() throws(StoreFailure) -> [UInt8] {
        // Made from the ledger's salt and not the salt itself, which the audit chain is hashed behind.
        try read(.makePseudonymKey) { database in
            Array(saltedDigest("pseudonyms", salt: try AuditRows(database).auditSalt()).utf8)
        }
    }

    /// What waits on the white list, by state, age and currency, and the change since the last published run before
    /// `run`, as its stored summary says (`aging`).
    package func agingRows(run: RunID, asOf: Instant) throws(StoreFailure) -> [AgingRow] {
        try read(.readAging) { database in
            try database.rows(
                SQL.Reports.aging,
                named: [
                    "run": run.number, "as_of": asOf.milliseconds,
                    "buckets": try jsonArray(AgingBucket.allCases.map(BucketArgument.init)),
                    "states": try meanings(of: \WhiteState.fileCode),
                ]
            )
            .map(agingRow)
        }
    }
}

/// A bucket as `SQL.Reports.aging` reads it.
private struct BucketArgument: Encodable {
    let name: String
    /// In milliseconds; left out where the bucket has no end.
    let end: Int64?

    init(_ bucket: AgingBucket) {
        name = bucket.rawValue
        end = bucket.end?.milliseconds
    }
}

private func lostOrder(_ row: Row, _ news: FindingsWithNews) throws -> LostOrder {
    var order = try LostOrder(
        caseID: row["case_id"],
        transactionID: TransactionID(row.text("shown_transaction_id")),
        environment: row.code("environment"),
        quantity: row["quantity"],
        ownerBasis: row["owner_basis"],
        ownerStrength: row["owner_strength"],
        ownerCandidates: row["owner_candidates"],
        evidenceGrade: row["evidence_grade"],
        evidenceSource: row["evidence_source"],
        cause: row["cause"],
        nextStep: news.nextStep(row),
        caseStatus: CaseState(row: row).rawValue
    )
    order.originalTransactionID = row["original_transaction_id"]
    order.appleOrderID = row["apple_order_id"]
    order.bundleID = row["bundle_id"]
    order.productID = row["product_id"]
    order.productType = row["product_type"]
    order.purchaseDate = row["paid_at"]
    order.expiresAt = row["expires_at"]
    order.firstSeenAt = row["first_seen_at"]
    order.price = row.price
    order.priceSource = row["price_source"]
    order.storefront = row["storefront"]
    order.ownerUserID = row["owner_user_id"]
    order.ownerAccountName = row["account_name"]
    order.applicationUsername = row["application_username"]
    order.submittedByUserID = row["submitted_by_user_id"]
    order.deviceModel = row["device_model"]
    order.osVersion = row["os_version"]
    order.appVersion = row["app_version"]
    order.recheckedAt = row["rechecked_at"]
    order.assignee = row["assignee"]
    order.newInRunID = row["new_in_run_id"]
    return order
}

func exception(_ row: Row, _ news: FindingsWithNews) throws -> ExceptionRow {
    var exception = try ExceptionRow(
        caseID: row["case_id"],
        kind: row["kind"],
        environment: row["environment"],
        expected: row["expected"],
        actual: row["actual"],
        detail: NearbyStorefronts.detail(row["detail"], mark: row["storefronts"]),
        nextStep: news.nextStep(row),
        caseStatus: CaseState(row: row).rawValue
    )
    exception.transactionID = row["transaction_id"]
    exception.originalTransactionID = row["original_transaction_id"]
    exception.bundleID = row["bundle_id"]
    exception.productID = row["product_id"]
    exception.purchaseDate = row["paid_at"]
    exception.creditedUserID = row["credited_user_id"]
    exception.creditedAt = row["credited_at"]
    exception.creditOrderID = row["credit_order_id"]
    exception.ownerUserID = row["owner_user_id"]
    exception.ownerBasis = row["owner_basis"]
    exception.ownerStrength = row["owner_strength"]
    exception.assignee = row["assignee"]
    exception.price = row.price
    exception.priceSource = row["price_source"]
    exception.newInRunID = row["new_in_run_id"]
    return exception
}

private func unverifiedRow(_ row: Row) -> UnverifiedRow {
    var unverified = UnverifiedRow(subject: row["subject"], outcome: row["outcome"], attempts: row["attempt_count"])
    unverified.submissionID = row["external_id"]
    unverified.userID = row["user_id"]
    unverified.transactionID = row["transaction_id"]
    unverified.environment = row["environment"]
    if let isStated = row["is_store_stated"] as Bool?,
        !isStoreOfClaimShown(isStated: isStated, isOfPurchase: row["is_of_purchase"])
    {
        unverified.environment = nil
    }
    unverified.receivedAt = row["received_at"]
    unverified.lastAttemptAt = row["last_attempt_at"]
    unverified.lastAnswer = row["last_answer"]
    unverified.nextAttemptAt = row["next_attempt_at"]
    return unverified
}

private func rejectedRow(_ row: Row) -> RejectedRow {
    RejectedRow(
        file: row["name"],
        line: row["line"],
        field: row["field"],
        rule: row["rule"],
        message: row["message"],
        count: row["record_count"]
    )
}

private func whiteListRow(_ row: Row) throws -> WhiteListRow {
    let state: WhiteState = try row.code("white_state")
    var purchase = WhiteListRow(
        transactionID: TransactionID(row.text("shown_transaction_id")),
        environment: row["environment"],
        quantity: row["quantity"],
        state: state.fileCode,
        ownerBasis: row["owner_basis"],
        runID: row["entered_run_id"]
    )
    purchase.originalTransactionID = row["original_transaction_id"]
    purchase.bundleID = row["bundle_id"]
    purchase.productID = row["product_id"]
    purchase.purchaseDate = row["paid_at"]
    purchase.currency = row["currency"]
    purchase.amountMilliunits = row["price_milliunits"]
    purchase.ownerUserID = row["owner_user_id"]
    purchase.enteredAt = row["entered_at"]
    return purchase
}

private func blackListRow(_ row: Row) throws -> BlackListRow {
    var credit = try BlackListRow(
        transactionID: row["transaction_id"],
        userID: row["user_id"],
        creditedAt: row["credited_at"],
        creditSource: row["source"],
        state: BlackListRow.state(isMatched: row["is_matched"], list: row.list("purchase_list")),
        runID: row["entered_run_id"]
    )
    credit.originalTransactionID = row["original_transaction_id"]
    credit.bundleID = row["bundle_id"]
    credit.environment = row["environment"]
    credit.productID = row["product_id"]
    credit.quantity = row["quantity"]
    credit.orderID = row["order_id"]
    credit.enteredAt = row["entered_at"]
    return credit
}

func moveRow(_ row: Row) -> MoveRow {
    MoveRow(
        sequence: row["sequence"],
        runID: row["run_id"],
        at: row["at"],
        environment: row["environment"],
        transactionID: row["transaction_id"],
        from: row["from_list"],
        to: row["to_list"],
        reason: row["reason"],
        currency: row["currency"],
        amountMilliunits: row["amount_milliunits"]
    )
}

private func rollForwardRow(_ row: Row) -> RollForwardRow {
    var line = RollForwardRow(list: row["list"], reason: row["reason"], currency: row["currency"])
    line.openingCount = row["opening_count"]
    line.inCount = row["in_count"]
    line.outCount = row["out_count"]
    line.closingCount = row["closing_count"]
    line.openingMilliunits = row["opening_milliunits"]
    line.inMilliunits = row["in_milliunits"]
    line.outMilliunits = row["out_milliunits"]
    line.closingMilliunits = row["closing_milliunits"]
    return line
}

private func deliveryDay(_ row: Row) -> DeliveryDay {
    DeliveryDay(
        start: row["start"],
        delivered: row["delivered_count"],
        notDue: row["not_due_count"],
        notDelivered: row["not_delivered_count"]
    )
}

private func agingRow(_ row: Row) -> AgingRow {
    AgingRow(
        listState: row["list_state"],
        bucket: row["bucket"],
        currency: row["currency"],
        count: row["purchase_count"],
        amountMilliunits: row["amount_milliunits"],
        oldestPurchaseDate: row["oldest_paid_at"],
        countChange: row["count_change"]
    )
}

extension Row {
    fileprivate func text(_ column: String) -> String { self[column] ?? "" }
}
