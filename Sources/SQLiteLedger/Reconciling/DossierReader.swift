import GRDB
import Ledger
import ReconciliationCore

/// Reads the dossiers of the touched purchases in key order: one ordered reading per kind of fact, walked side by
/// side, so that memory holds one dossier at a time.
struct DossierReader {
    private let catalogue: Catalogue
    private let transactions: OrderedRows
    private let credits: OrderedRows
    private let traces: OrderedRows
    private let names: OrderedRows
    private let neighbours: OrderedRows
    private let decisions: OrderedRows

    init(_ database: Database, catalogue: Catalogue) throws {
        self.catalogue = catalogue
        transactions = try OrderedRows(database, SQL.Dossiers.readTransactions)
        credits = try OrderedRows(database, SQL.Dossiers.readCredits)
        traces = try OrderedRows(database, SQL.Dossiers.readTraces)
        names = try OrderedRows(database, SQL.Dossiers.readNames)
        neighbours = try OrderedRows(database, SQL.Dossiers.readNeighbours)
        decisions = try OrderedRows(database, SQL.Dossiers.readDecisions)
    }

    /// The next purchase and its dossier; nil after the last.
    func next() throws -> (purchaseID: Int64, dossier: Dossier)? {
        guard let purchaseID = transactions.key else { return nil }
        var merged: [MergedTransaction] = []
        var namedOriginals: Set<TransactionID> = []
        var overview: SubscriptionOverview?
        var backendUsers: Set<UserID> = []
        var backendUsername: String?
        try transactions.forEach(of: purchaseID) { row in
            guard let transaction = MergedTransaction(transactionRow: row) else {
                namedOriginals.insert(TransactionID(row["transaction_id"] as String))
                return
            }
            merged.append(transaction)
            if let isFree = row["is_first_period_free"] as Bool? {
                overview = SubscriptionOverview(
                    isFirstPeriodFree: isFree,
                    firstPaidPeriod: row.identity("first_paid_transaction_id")
                )
            }
            if let user: UserID = row.identity("backend_canonical_user_id") { backendUsers.insert(user) }
            backendUsername = backendUsername ?? transaction.facts.backend?.applicationUsername
        }
        var dossier = Dossier(transactions: merged)
        dossier.namedOriginals = namedOriginals
        dossier.subscription = overview
        var decisions: [CaseDecision] = []
        try self.decisions.forEach(of: purchaseID) { row in
            if let decision = CaseDecision(row: row) { decisions.append(decision) }
        }
        dossier.settlement = settlement(by: decisions)
        dossier.backendUsers = backendUsers
        if let product = merged.lazy.compactMap(\.facts.productID).first {
            let stated = merged.lazy.filter(\.isBundleStated).compactMap(\.facts.bundleID).first
            dossier.catalogue = catalogue.entry(
                of: product,
                in: stated ?? merged.lazy.compactMap(\.facts.bundleID).first
            )
        }
        try credits.forEach(of: purchaseID) { row in
            if dossier.credits.last?.isSame(as: row) != true { dossier.credits.append(Credit(creditRow: row)) }
            guard let account: UserID = row.identity("account_id") else { return }
            dossier.credits[dossier.credits.count - 1].mergedAccounts.insert(account)
        }
        try readTraces(of: purchaseID, into: &dossier)
        try readNames(of: purchaseID, into: &dossier)
        try neighbours.forEach(of: purchaseID) { row in
            let user = UserID(row["user_id"] as String)
            if row["rung"] == "subscription" {
                dossier.subscriptionUsers.insert(user)
            } else {
                dossier.receiptUsers.insert(user)
            }
        }
        dossier.shownUsername = backendUsername ?? dossier.earliestSubmittedUsername
        return (purchaseID, dossier)
    }

    private func readTraces(of purchaseID: Int64, into dossier: inout Dossier) throws {
        var lastSubmission: Int64?
        var firstAlias: Int64?
        var lastAlias: Int64?
        var sender = SubmissionSender(statedUserID: nil)
        func finish(_ dossier: inout Dossier) {
            guard let last = dossier.traces.indices.last else { return }
            // What names the id in another store, and holds nothing of the purchase, does not touch it.
            guard dossier.traces[last].namesTransaction || dossier.traces[last].containsTransaction else {
                dossier.traces.removeLast()
                return
            }
            let answer = sender.answer
            dossier.traces[last].uploader = answer.holders.isEmpty ? nil : answer
        }
        try traces.forEach(of: purchaseID) { row in
            let submission: Int64 = row["submission_id"]
            let alias: Int64 = row["alias_id"]
            if submission != lastSubmission {
                if lastSubmission != nil { finish(&dossier) }
                lastSubmission = submission
                (firstAlias, lastAlias) = (alias, nil)
                sender = SubmissionSender(statedUserID: row.identity("stated_user_id"))
                dossier.traces.append(SubmissionLink(traceRow: row))
            }
            if alias != lastAlias {
                lastAlias = alias
                dossier.traces[dossier.traces.count - 1].add(
                    isNamed: row.namesItsStore,
                    isContained: row["is_contained"]
                )
            }
            // Each transaction repeats whom the submission may be from.
            if alias == firstAlias { sender.addCandidate(row) }
        }
        if lastSubmission != nil { finish(&dossier) }
    }

    private func readNames(of purchaseID: Int64, into dossier: inout Dossier) throws {
        try names.forEach(of: purchaseID) { row in
            guard let origin: NameOnPurchase.Origin = row.code("origin") else { return }
            let spelling: String = row["spelling"]
            if dossier.names.last?.origin != origin || dossier.names.last?.spelling != spelling {
                dossier.names.append(
                    NameOnPurchase(origin: origin, spelling: spelling, answer: NameAnswer(holders: []))
                )
            }
            if let holder = NameAnswer.Holder(row: row) {
                dossier.names[dossier.names.count - 1].answer.holders.append(holder)
            }
        }
    }
}

/// A reading in the order of the column `purchase_id`, one row ahead.
final class OrderedRows {
    private let cursor: RowCursor
    private var ahead: Row?

    init(_ database: Database, _ statement: some NamedStatement) throws {
        // Not the prepared form that the connection keeps: two readings may stand side by side.
        cursor = try Row.fetchCursor(database, sql: statement.sql)
        ahead = try cursor.next()
    }

    /// The key of the row ahead.
    var key: Int64? { ahead.map { $0["purchase_id"] } }

    /// Hands over every row of a key. Keys are asked for in ascending order; rows of keys passed over are skipped.
    func forEach(of wanted: Int64, _ body: (Row) throws -> Void) throws {
        while let row = ahead {
            let key: Int64 = row["purchase_id"]
            guard key <= wanted else { return }
            if key == wanted { try body(row) }
            ahead = try cursor.next()
        }
    }
}

extension Credit {
    fileprivate init(creditRow row: Row) {
        self.init(
            subject: row["subject"],
            transactionID: TransactionID(row["transaction_id"] as String),
            environment: row.code("environment"),
            userID: UserID(row["user_id"] as String),
            canonicalUserID: UserID(row["canonical_user_id"] as String),
            orderID: row.identity("order_id"),
            creditedAt: Instant(milliseconds: row["credited_at"]),
            productID: row.identity("product_id"),
            quantity: row["quantity"],
            status: row.code("status") ?? .failed,
            source: row.code("source") ?? .imported,
            statementID: row["statement_id"] as Int64? ?? 0
        )
        isOfPayingUser = row["is_of_paying_user"]
    }

    /// Whether a row is about the same delivery: then it names another account of its user.
    fileprivate func isSame(as row: Row) -> Bool {
        subject == row["subject"] && transactionID.rawValue == row["transaction_id"]
            && environment == row.code("environment")
    }
}

extension CaseDecision {
    fileprivate init?(row: Row) {
        guard let action: CaseEventAction = row.code("action") else { return nil }
        self.init(
            sequence: row["case_event_id"],
            caseID: row["case_id"],
            isAboutMissingCredit: row["is_about_missing_credit"],
            action: action,
            reason: row.code("reason")
        )
    }
}

extension SubmissionLink {
    fileprivate init(traceRow row: Row) {
        self.init(submission: row["digest"])
        receivedAt = row.instant("received_at")
        productID = row.identity("product_id")
        bundleID = row.identity("bundle_id")
        deviceModel = row["device_model"]
        osVersion = row["os_version"]
        appVersion = row["app_version"]
        applicationUsername = row["application_username"]
        if let smallest: UserID = row.identity("smallest_user_id"),
            let largest: UserID = row.identity("largest_user_id")
        {
            deviceUser = DeviceUsers(smallest: smallest, largest: largest).only
        }
    }
}

extension Row {
    /// Whether the submission of a trace names the transaction: its id, and its store.
    fileprivate var namesItsStore: Bool {
        guard self["is_id_named"], let environment: StoreEnvironment = code("environment") else { return false }
        let isInProduction: Bool = self["is_in_production"]
        let meant = StoreEnvironment.meant(
            stated: code("named_environment"),
            inEvidence: code("evidence_environment"),
            byAnIDKnownIn: isInProduction ? [.production, environment] : [environment]
        )
        return meant == environment
    }
}
