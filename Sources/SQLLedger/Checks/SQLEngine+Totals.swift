package import ReconciliationCore

extension SQLEngine {
    /// Everything the summary counts, from one snapshot. What is counted "since the last report" is counted since the
    /// last published run before `run`.
    package func bookTotals(run: RunID, asOf: Instant) throws(StoreFailure) -> BookTotals {
        try read(.countBooks) { database in
            var totals = BookTotals()
            try countPurchases(&totals, in: database)
            try countCredits(&totals, in: database)
            totals.claimsByState = try counts(SQL.Totals.claims, in: database)
            try countFindings(&totals, run: run, in: database)
            totals.evidenceByOutcome = try counts(SQL.Totals.evidence, in: database)
            totals.unverifiableByRule = try counts(SQL.Totals.unverifiable, in: database)
            try countNotifications(&totals, in: database)
            try countDuplicates(&totals, run: run, in: database)
            totals.unfinishedButCredited = try number(SQL.Totals.unfinished, in: database)
            try readWatermarks(&totals, asOf: asOf, in: database)
            try sumMissing(&totals, in: database)
            totals.periodsWithoutFirst = try number(SQL.Totals.periodsWithoutFirst, in: database)
            totals.storefronts = try storefronts(asOf: asOf, in: database)
            totals.parkedWithOwner = try number(SQL.Totals.parkedWithOwner, in: database)
            totals.futureCredits = try number(SQL.Totals.futureCredits, in: database)
            totals.undatedWhite = try number(SQL.Totals.undated, in: database)
            return totals
        }
    }
}

private func storefronts(asOf: Instant, in database: Database) throws -> [BookTotals.Storefront] {
    try database.rows(SQL.Totals.storefronts, named: ["as_of": asOf.milliseconds])
        .map { row in
            BookTotals.Storefront(
                storefront: row["storefront"],
                currency: row["currency"],
                productID: row["product_id"],
                count: row["purchase_count"]
            )
        }
}

private func countPurchases(_ totals: inout BookTotals, in database: Database) throws {
    for row in try database.rows(SQL.Totals.purchases) {
        let count: Int = row["purchase_count"]
        switch row["list"] as String {
        case "black": totals.black += count
        case "closed": totals.closedByReason[row["reason"], default: 0] += count
        case "merged": totals.merged += count
        default: break
        }
    }
    totals.whiteByState = try counts(SQL.Totals.white, in: database)
}

private func countCredits(_ totals: inout BookTotals, in database: Database) throws {
    guard let row = try database.row(SQL.Totals.credits) else { return }
    totals.liveCredits = row["live"]
    totals.unmatchedCredits = row["unmatched"]
    totals.excludedCredits = row["excluded"]
}

private func countFindings(_ totals: inout BookTotals, run: RunID, in database: Database) throws {
    totals.openFindingsByKind = try counts(SQL.Totals.findings, in: database)
    totals.ownersByBasis = try counts(SQL.Totals.owners, in: database)
    totals.missingByNextStep = try counts(SQL.Totals.missingSteps, in: database)
    // What people settled, and what came in, since the last run waits for the next one.
    for step in try FindingsWithNews(database).stepsOfMissingCredits {
        totals.missingByNextStep[step.booked, default: 0] -= 1
        totals.missingByNextStep[step.now, default: 0] += 1
    }
    totals.missingByNextStep = totals.missingByNextStep.filter { $0.value > 0 }
    for row in try database.rows(SQL.Totals.findingChanges, named: ["run": run.number]) {
        let opened: Int = row["opened"]
        if opened > 0 { totals.newFindingsByKind[row["kind"]] = opened }
        totals.closedFindings += row["closed"]
    }
    if let row = try database.row(
        SQL.Totals.repeatedDeliveries,
        named: ["run": run.number, "kind": FindingKind.duplicateCredit.rawValue]
    ) {
        totals.repeatedDeliveries = row["repeated"]
        totals.newDeliveries = row["delivered"]
    }
}

/// Types come from outside: beyond this many they are counted together.
private let notificationTypeMax = 60

private func countNotifications(_ totals: inout BookTotals, in database: Database) throws {
    for row in try database.rows(SQL.Totals.notifications) {
        let type: String = row["type"]
        let subtype: String = row["subtype"]
        let count: Int = row["number"]
        func add(to counts: inout [String: Int], as name: String) {
            let isRoom = counts[name] != nil || counts.count < notificationTypeMax
            counts[isRoom ? name : "other", default: 0] += count
        }
        add(to: &totals.notificationsByType, as: type)
        guard !(row["is_known"] as Bool) else { continue }
        add(to: &totals.unknownNotifications, as: subtype.isEmpty ? type : "\(type) \(subtype)")
    }
}

private func countDuplicates(_ totals: inout BookTotals, run: RunID, in database: Database) throws {
    if let row = try database.row(SQL.Totals.intake, named: ["run": run.number]) {
        totals.duplicateRows = row["duplicate_rows"]
        totals.rejectedRows = row["rejected_rows"]
        totals.unlistedRejectedRows = row["unlisted_rows"]
        totals.rejectedEvidenceRows = row["rejected_evidence_rows"]
        totals.rejectedRowLines = row["rejected_row_lines"]
    }
    if let row = try database.row(SQL.Totals.duplicates) {
        totals.duplicateEvidence = row["evidence"]
        totals.duplicateTransactions = row["transactions"]
    }
}

private func readWatermarks(_ totals: inout BookTotals, asOf: Instant, in database: Database) throws {
    let rows = try database.rows(SQL.Totals.watermarks, named: ["as_of": asOf.milliseconds])
    for row in rows { totals.watermarks[row["code"]] = row["at"] }
}

private func sumMissing(_ totals: inout BookTotals, in database: Database) throws {
    let rows = try database.rows(SQL.Totals.missingMoney)
    totals.missingMoney = rows.map { row in
        BookTotals.Money(
            currency: row["currency"],
            isEstimate: row["is_estimate"],
            count: row["purchase_count"],
            milliunits: row["milliunits"]
        )
    }
    totals.oldestMissing = rows.compactMap { $0["oldest"] as Instant? }.min()
}

/// Rows of `code` and `number`.
private func counts(_ statement: some NamedStatement, in database: Database) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for row in try database.rows(statement) { counts[row["code"]] = row["number"] }
    return counts
}

private func number(_ statement: some NamedStatement, in database: Database) throws -> Int {
    try database.value(statement) as Int? ?? 0
}
