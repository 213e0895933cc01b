import FoundationEssentials
import Ledger
import ReconciliationCore

/// Reads all that the ledger holds about the selected purchases, in key order: one ordered reading for each kind of row,
/// walked side by side, so that memory holds one purchase at a time.
struct PurchaseReader {
    private let booked: OrderedRows
    private let findings: OrderedRows
    private let transactions: OrderedRows
    private let credits: OrderedRows
    private let refusedCredits: OrderedRows
    private let futureCredits: OrderedRows
    private let creditsOfOtherStore: OrderedRows
    private let creditsOfOriginals: OrderedRows
    private let refundNotices: OrderedRows
    private let refundStatements: OrderedRows
    private let notFound: OrderedRows
    private let traces: OrderedRows
    private let names: OrderedRows
    private let otherBuyers: OrderedRows
    private let neighbours: OrderedRows
    private let decisions: OrderedRows

    init(_ database: Database) throws {
        booked = try OrderedRows(database, SQL.BookChanges.readBooked)
        findings = try OrderedRows(database, SQL.BookChanges.readBookedFindings)
        transactions = try OrderedRows(database, SQL.Dossiers.readTransactions)
        credits = try OrderedRows(database, SQL.Dossiers.readCredits)
        refusedCredits = try OrderedRows(database, SQL.Dossiers.readRefusedCredits)
        futureCredits = try OrderedRows(database, SQL.Dossiers.readFutureCredits)
        creditsOfOtherStore = try OrderedRows(database, SQL.Dossiers.readCreditsOfOtherStore)
        creditsOfOriginals = try OrderedRows(database, SQL.Dossiers.readCreditsOfOriginals)
        refundNotices = try OrderedRows(database, SQL.Dossiers.readRefundNotices)
        refundStatements = try OrderedRows(database, SQL.Dossiers.readRefundStatements)
        notFound = try OrderedRows(database, SQL.Dossiers.readNotFound, named: ["grade": Grade.asserted.rawValue])
        traces = try OrderedRows(database, SQL.Dossiers.readTraces)
        names = try OrderedRows(database, SQL.Dossiers.readNames, named: ["most_users": NameAnswer.usersMax])
        otherBuyers = try OrderedRows(database, SQL.Dossiers.readOtherBuyers)
        neighbours = try OrderedRows(database, SQL.Dossiers.readNeighbours)
        decisions = try OrderedRows(database, SQL.Dossiers.readDecisions)
    }

    /// The next purchase; nil after the last.
    func next() throws -> PurchaseRecords? {
        guard let first = booked.first else { return nil }
        var records = PurchaseRecords(number: first["purchase_id"], booked: BookedPurchase(place: try BookPlace(first)))
        let number = records.number
        try booked.forEach(of: number) { _ in }
        try findings.forEach(of: number) { records.booked.findings.append(try BookedFinding($0)) }
        try transactions.forEach(of: number) { try records.add(transactionRow: $0) }
        try credits.forEach(of: number) { try records.add(creditRow: $0) }
        try refusedCredits.forEach(of: number) { row in
            records.refusedCredit = RefusedCredit(file: row["name"], line: row["line"])
        }
        try futureCredits.forEach(of: number) { try records.add(futureCreditRow: $0) }
        try creditsOfOtherStore.forEach(of: number) { row in
            if records.creditOfOtherStore == nil { records.creditOfOtherStore = try Credit(creditRow: row) }
        }
        try creditsOfOriginals.forEach(of: number) { row in
            if records.creditOfOriginal == nil { records.creditOfOriginal = try Credit(creditRow: row) }
        }
        try refundNotices.forEach(of: number) { row in
            records.refundNoticeAt = records.refundNoticeAt ?? row["pointed_at"]
        }
        try refundStatements.forEach(of: number) { row in
            records.refundStatements[row["transaction_id"], default: []].append(try RefundStatement(row))
        }
        try notFound.forEach(of: number) { row in
            guard let answer = try NotFoundAnswer(row) else { return }
            records.notFound[row["transaction_id"], default: []].append(answer)
        }
        try readSubmissions(of: number, into: &records)
        try names.forEach(of: number) { try records.add(nameRow: $0) }
        try otherBuyers.forEach(of: number) { records.otherBackendUsers.insert($0["user_id"]) }
        try neighbours.forEach(of: number) { try records.add(neighbourRow: $0) }
        try decisions.forEach(of: number) { records.decisions.append(try CaseDecision($0)) }
        return records
    }

    /// The rows of a submission stand together, and in it those of a transaction.
    private func readSubmissions(of number: Int64, into records: inout PurchaseRecords) throws {
        var lastSubmission: Int64?
        var firstAlias: Int64?
        var lastAlias: Int64?
        try traces.forEach(of: number) { row in
            let submission: Int64 = row["submission_id"]
            let alias: Int64 = row["alias_id"]
            if submission != lastSubmission {
                (lastSubmission, firstAlias, lastAlias) = (submission, alias, nil)
                records.submissions.append(SubmissionRecord(row))
            }
            let last = records.submissions.count - 1
            if alias != lastAlias {
                lastAlias = alias
                records.submissions[last].mentions.append(try SubmissionMention(row))
            }
            // Each transaction repeats whom the submission may be from.
            if alias == firstAlias { try records.submissions[last].sender.addCandidate(row) }
        }
    }
}

extension PurchaseRecords {
    fileprivate mutating func add(transactionRow row: Row) throws {
        guard let transaction = try MergedTransaction(transactionRow: row) else {
            namedOriginals.insert(row["transaction_id"])
            return
        }
        transactions.append(
            PurchaseTransaction(transaction, backendUser: row["backend_canonical_user_id"])
        )
        if row["is_first_paid_period"] { isFirstPaidPeriod = true }
    }

    fileprivate mutating func add(futureCreditRow row: Row) throws {
        guard try row.isOfStoreMeant() else { return }
        let creditedAt: Instant = row["credited_at"]
        futureCreditAt = min(futureCreditAt ?? creditedAt, creditedAt)
    }

    /// A row about the same delivery as the one before names another account of its user, another kind of delivery to it, or another
    /// row that states it made.
    fileprivate mutating func add(creditRow row: Row) throws {
        if try credits.last?.isSame(as: row) != true {
            var credit = try Credit(creditRow: row)
            credit.enteredRun = row["entered_run_id"]
            credits.append(credit)
        }
        if let recipient: UserID = row["recipient_id"], try row.isOfStoreMeant() {
            credits[credits.count - 1].recipients.insert(recipient)
        }
        if let account: UserID = row["account_id"] {
            credits[credits.count - 1].mergedAccounts.insert(account)
            if let status: CreditRow.Status = try row.code("account_status") {
                let kind = DeliveryKind(environment: try row.code("account_environment"), status: status)
                credits[credits.count - 1].userDeliveries.insert(kind)
            }
        }
    }

    fileprivate mutating func add(nameRow row: Row) throws {
        let origin: NameOnPurchase.Origin = try row.code("origin")
        let spelling = Hexadecimal.text(row["spelling"] as Data)
        if names.last?.origin != origin || names.last?.spelling != spelling {
            let answer = NameAnswer(holders: [], isCommon: row["is_common"])
            names.append(NameOnPurchase(origin: origin, spelling: spelling, answer: answer))
        }
        if let holder = try NameAnswer.Holder(row: row) { names[names.count - 1].answer.holders.append(holder) }
    }

    fileprivate mutating func add(neighbourRow row: Row) throws {
        let user: UserID = row["user_id"]
        switch try row.code("rung") as NeighbourKind {
        case .subscription: subscriptionUsers.insert(user)
        case .receipt: receiptUsers.insert(user)
        }
    }
}
