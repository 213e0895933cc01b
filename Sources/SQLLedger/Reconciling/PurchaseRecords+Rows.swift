import Ledger
import ReconciliationCore

// How the rows of one purchase become values.

extension BookPlace {
    init(_ row: Row) {
        self.init(
            list: row.code("list"),
            reason: row["reason"] ?? "",
            price: (row["price_milliunits"] as Int64?).map {
                Price(milliunits: $0, currency: row["currency"] ?? "")
            }
        )
    }
}

extension BookedFinding {
    init?(_ row: Row) {
        guard let kind: FindingKind = row.code("kind") else { return nil }
        self.init(
            id: row["finding_id"],
            kind: kind,
            isOpen: row.closingRun == nil,
            isReported: row.isFindingReported,
            caseID: row["case_id"],
            openingRun: RunID(row["opened_run_id"])
        )
    }
}

extension Row {
    /// The run that closed a finding; nil while it is open.
    var closingRun: RunID? { (self["closed_run_id"] as Int64?).map(RunID.init) }

    /// Whether the last report shows a finding as open.
    var isFindingReported: Bool {
        BookedFinding.isShown(
            by: (self["reported_run_id"] as Int64?).map(RunID.init),
            newIn: RunID(self["new_in_run_id"]),
            closedIn: closingRun
        )
    }
}

extension CaseDecision {
    init?(_ row: Row) {
        guard let action: CaseEventAction = row.code("action") else { return nil }
        self.init(
            sequence: row["case_event_id"],
            caseID: row["case_id"],
            isAboutMissingCredit: row["is_about_missing_credit"],
            action: action,
            reason: row.code("reason"),
            afterRun: (row["after_run_id"] as Int64?).map { RunID($0) },
            mergedInRun: (row["merged_in_run_id"] as Int64?).map { RunID($0) }
        )
    }
}

extension RefundStatement {
    init?(_ row: Row) {
        guard let source: EvidenceSource = row.code("source") else { return nil }
        self.init(
            source: source,
            statedAt: row.instant("stated_at"),
            isRefunded: row["is_revoked"],
            refundedAt: row.instant("revocation_date")
        )
    }
}

extension Credit {
    init(creditRow row: Row) {
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
    }

    /// Whether a row is about the same delivery.
    func isSame(as row: Row) -> Bool {
        subject == row["subject"] && transactionID.rawValue == row["transaction_id"]
            && environment == row.code("environment")
    }
}

extension SubmissionRecord {
    init(_ row: Row) {
        var link = SubmissionLink(submission: row["digest"])
        link.receivedAt = row.instant("received_at")
        link.productID = row.identity("product_id")
        link.bundleID = row.identity("bundle_id")
        link.deviceModel = row["device_model"]
        link.osVersion = row["os_version"]
        link.appVersion = row["app_version"]
        link.applicationUsername = row["application_username"]
        self.init(link, sender: SubmissionSender(statedUserID: row.identity("stated_user_id")))
        if let smallest: UserID = row.identity("smallest_user_id"),
            let largest: UserID = row.identity("largest_user_id")
        {
            deviceUsers = DeviceUsers(smallest: smallest, largest: largest)
        }
    }
}

extension SubmissionMention {
    init?(_ row: Row) {
        guard let environment: StoreEnvironment = row.code("environment") else { return nil }
        self.init(
            environment: environment,
            isContained: row["is_contained"],
            isIDNamed: row["is_id_named"],
            statedEnvironment: row.code("named_environment"),
            evidenceEnvironment: row.code("evidence_environment"),
            knownIn: row.stores(knownBeside: environment)
        )
    }
}

extension Row {
    /// The stores in which the id is known that the row is about: `environment`, and Production where the row says so.
    func stores(knownBeside environment: StoreEnvironment) -> Set<StoreEnvironment> {
        self["is_in_production"] ?? false ? [environment, .production] : [environment]
    }
}
