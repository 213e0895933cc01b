import Ledger
import ReconciliationCore

// How the rows of one purchase become values.

extension BookPlace {
    init(_ row: Row) throws {
        self.init(list: try row.list("list"), reason: row["reason"] ?? "", price: row.price)
    }
}

extension BookedFinding {
    init(_ row: Row) throws {
        try self.init(
            id: row["finding_id"],
            kind: row.code("kind"),
            isOpen: row.closingRun == nil,
            isReported: row.isFindingReported,
            caseID: row["case_id"],
            openingRun: row["opened_run_id"],
            expected: row["expected"],
            actual: row["actual"]
        )
        detail = row["detail"]
        namedUser = row["named_user_id"]
    }
}

extension Row {
    /// The run that closed a finding; nil while it is open.
    var closingRun: RunID? { self["closed_run_id"] }

    /// Whether the last report shows a finding as open.
    var isFindingReported: Bool {
        BookedFinding.isShown(
            by: self["reported_run_id"],
            newIn: self["new_in_run_id"],
            closedIn: closingRun
        )
    }
}

extension CaseDecision {
    init(_ row: Row) throws {
        try self.init(
            sequence: row["case_event_id"],
            caseID: row["case_id"],
            isAboutMissingCredit: row["is_about_missing_credit"],
            action: row.code("action"),
            reason: row.code("reason"),
            afterRun: row["after_run_id"],
            mergedInRun: row["merged_in_run_id"]
        )
    }
}

extension RefundStatement {
    init(_ row: Row) throws {
        try self.init(
            source: row.code("source"),
            statedAt: row["stated_at"],
            isRefunded: row["is_revoked"],
            refundedAt: row["revocation_date"]
        )
    }
}

extension Credit {
    /// Where no `canonical_user_id` is answered, the user counts as stated.
    init(creditRow row: Row) throws {
        let user: UserID = row["user_id"]
        try self.init(
            subject: row["subject"],
            transactionID: row["transaction_id"],
            environment: row.code("environment"),
            userID: user,
            canonicalUserID: row["canonical_user_id"] ?? user,
            orderID: row["order_id"],
            creditedAt: row["credited_at"],
            productID: row["product_id"],
            quantity: row["quantity"],
            status: row.code("status"),
            source: row.code("source"),
            statementID: row["statement_id"] as Int64? ?? 0
        )
    }

    /// Whether a row is about the same delivery.
    func isSame(as row: Row) throws -> Bool {
        let environment: StoreEnvironment = try row.code("environment")
        let subject: String = row["subject"]
        // By bytes: a String equals every other spelling of its characters, and those are other orders.
        return self.subject.utf8.elementsEqual(subject.utf8)
            && transactionID == row["transaction_id"] && self.environment == environment
    }
}

extension SubmissionRecord {
    init(_ row: Row) {
        var link = SubmissionLink(submission: row["digest"])
        link.receivedAt = row["received_at"]
        link.productID = row["product_id"]
        link.bundleID = row["bundle_id"]
        link.deviceModel = row["device_model"]
        link.osVersion = row["os_version"]
        link.appVersion = row["app_version"]
        link.applicationUsername = row["application_username"]
        self.init(link, sender: SubmissionSender(statedUserID: row["stated_user_id"]))
        if let smallest: UserID = row["smallest_user_id"],
            let largest: UserID = row["largest_user_id"]
        {
            deviceUsers = DeviceUsers(smallest: smallest, largest: largest)
        }
    }
}

extension SubmissionMention {
    init(_ row: Row) throws {
        let environment: StoreEnvironment = try row.code("environment")
        try self.init(
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

    /// Whether a statement, by its `stated_environment`, means the transaction in `environment` (Rules 1.5).
    func isOfStoreMeant() throws -> Bool {
        let environment: StoreEnvironment = try code("environment")
        let stated: StoreEnvironment? = try code("stated_environment")
        return (stated ?? .meant(byAnIDKnownIn: stores(knownBeside: environment))) == environment
    }

    /// Whether a statement about a delivery may mean the transaction in `environment`: it does, or it names the other store, where the
    /// id is not known in Production: then the next run looks it up in the backend (Rules 5.15).
    func mayBeMeant() throws -> Bool {
        let environment: StoreEnvironment = try code("environment")
        guard let stated: StoreEnvironment = try code("stated_environment") else { return try isOfStoreMeant() }
        return stated == environment || !stores(knownBeside: environment).contains(stated)
    }
}
