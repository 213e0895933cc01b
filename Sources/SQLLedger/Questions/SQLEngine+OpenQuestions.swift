package import ReconciliationCore

extension SQLEngine {
    /// What Apple may be asked about by transaction id now: claims, credits, what unsigned notifications point at, then what
    /// waits on the white list, each the oldest first; behind them all, what was asked about in vain before.
    package func openQuestions(_ policy: AskingPolicy, asOf: Instant) throws(StoreFailure) -> [OpenQuestion] {
        try read("find out what to ask") { database in
            let claims = try waiting(SQL.Questions.claims, by: ["claim_id"], in: database) {
                policy.isDue($0, asOf: asOf)
            }
            let credits = try waiting(SQL.Questions.credits, by: ["credit_id"], in: database) {
                policy.isCreditDue($0, asOf: asOf)
            }
            let pointers = try waiting(
                SQL.Questions.pointers,
                by: ["evidence_id", "transaction_id"],
                in: database
            ) { _ in
                true
            }
            .compactMap { row, waiting in
                try PointedTransaction(row).flatMap { pointed in
                    try policy.due(waiting, for: pointed, asOf: asOf) { try statements(about: pointed, in: database) }
                }
                .map { (row: row, waiting: $0) }
            }
            let rechecks = try rechecks(policy, asOf: asOf, in: database)
            let accounts = try accounts(
                of: claims.compactMap { $0.row["alias_id"] }
                    + rechecks.filter { $0.customerID == nil }.map(\.transaction.number),
                in: database
            )
            func question(_ stated: OpenQuestion, _ waiting: WaitingTransaction) -> OpenQuestion {
                var question = stated
                question.notFoundBy = policy.appsNotKnowing(waiting, asOf: asOf)
                question.unansweredAt = waiting.unansweredAt
                return question
            }
            let questions =
                claims.map { row, waiting in
                    let account = (row["alias_id"] as Int64?).flatMap { accounts[$0] }
                    return question(OpenQuestion(claim: row, account: account), waiting)
                }
                + credits.map { question(OpenQuestion(credit: $0.row), $0.waiting) }
                + pointers.map { question(OpenQuestion(pointer: $0.row), $0.waiting) }
                + rechecks.map { OpenQuestion($0, account: accounts[$0.transaction.number]) }
            return questions.withUnansweredLast
        }
    }

    /// One row of each transaction somebody waits for that is due.
    ///
    /// - Parameter key: the columns that tell who waits for what.
    private func waiting(
        _ statement: some NamedStatement,
        by key: [String],
        in database: Database,
        where isDue: (WaitingTransaction) -> Bool
    ) throws -> [(row: Row, waiting: WaitingTransaction)] {
        var due: [(row: Row, waiting: WaitingTransaction)] = []
        let rows = try Row.fetchCursor(database.prepared(statement))
        try rows.forEachGroup(by: { row in key.map { row.stored($0) } }) { group, row in
            group = group ?? (row.copied, WaitingTransaction(row))
            if let answer = NotFoundAnswer(row) { group?.waiting.notFound.append(answer) }
        } finish: { (group: (row: Row, waiting: WaitingTransaction)?) in
            if let group, isDue(group.waiting) { due.append(group) }
        }
        return due
    }

    private func rechecks(_ policy: AskingPolicy, asOf: Instant, in database: Database) throws -> [DueRecheck] {
        var due: [DueRecheck] = []
        let rows = try Row.fetchCursor(database.prepared(SQL.Questions.rechecks))
        try rows.forEachGroup(by: { $0["purchase_id"] as Int64 }) { (purchase: inout PurchaseToRecheck?, row) in
            purchase = purchase ?? PurchaseToRecheck(number: row["purchase_id"])
            if let transaction = PurchaseToRecheck.Transaction(row) { purchase?.transactions.append(transaction) }
        } finish: { purchase in
            if let recheck = purchase.flatMap({ policy.recheck(of: $0, asOf: asOf) }) { due.append(recheck) }
        }
        return due.sorted()
    }

    /// What those of these transactions share that are of one Apple account, by the receipts they stand in.
    private func accounts(of aliases: [Int64], in database: Database) throws -> [Int64: String] {
        guard !aliases.isEmpty else { return [:] }
        let connected = try database.prepared(SQL.Answers.connected)
        let rows = try Row.fetchAll(connected, arguments: [try jsonArray(aliases)])
        var groups = DisjointSets<AccountLink>(count: rows.count)
        var rowOfAlias: [Int64: Int] = [:]
        for (index, row) in rows.enumerated() {
            rowOfAlias[row["alias_id"]] = index
            groups.join(index, by: .alias(row["alias_id"]))
            groups.join(index, by: .receipt(row["evidence_id"]))
        }
        return rowOfAlias.mapValues { "account:\(groups.root(of: $0))" }
    }
}

/// What two rows of one Apple account share.
private enum AccountLink: Hashable { case alias(Int64), receipt(Int64) }

extension OpenQuestion {
    /// What the receipt shows is a hint here: the transaction claimed need not be of its account.
    fileprivate init(claim row: Row, account: String?) {
        let claimant: String = row["claimant"]
        let evidence: Int64? = row["evidence_id"]
        let user = claimant.isEmpty ? nil : "user:" + claimant
        self.init(
            .claim,
            TransactionID(row["transaction_id"]),
            environment: (row["environment"] as String?).flatMap(StoreEnvironment.init(rawValue:)),
            bundleID: (row["bundle_id"] as String?).map { BundleID($0) },
            links: [user, evidence.map { "evidence:\($0)" }, account].compactMap { $0 }
        )
    }

    fileprivate init(credit row: Row) {
        let user: String = row["user_id"]
        self.init(
            .credit,
            TransactionID(row["transaction_id"]),
            environment: (row["environment"] as String?).flatMap(StoreEnvironment.init(rawValue:)),
            bundleID: (row["bundle_id"] as String?).map { BundleID($0) },
            links: ["user:" + user]
        )
    }

    fileprivate init(pointer row: Row) {
        self.init(
            .pointer,
            TransactionID(row["transaction_id"]),
            environment: (row["environment"] as String?).flatMap(StoreEnvironment.init(rawValue:)),
            bundleID: (row["bundle_id"] as String?).map { BundleID($0) }
        )
    }

    fileprivate init(_ recheck: DueRecheck, account: String?) {
        self.init(
            .recheck,
            recheck.transaction.key.id,
            environment: recheck.transaction.key.environment,
            bundleID: recheck.transaction.bundleID,
            customerID: recheck.customerID,
            revision: recheck.revision,
            unansweredAt: recheck.transaction.unansweredAt,
            links: [account].compactMap { $0 }
        )
    }
}

extension WaitingTransaction {
    /// Its "not found" answers stand in further rows.
    init(_ row: Row) {
        self.init(since: row.instant("waiting_since"), nextAttemptAt: row.instant("next_attempt_at"))
        foundAt = row.instant("found_at")
        unansweredAt = row.instant("unanswered_at")
        bestGrade = (row["best_grade"] as Int?).flatMap(Grade.init(rawValue:))
    }
}

extension NotFoundAnswer {
    /// Nil for a row without answer.
    init?(_ row: Row) {
        guard let app: BundleID = row.identity("asked_app"),
            let environment: StoreEnvironment = row.code("asked_environment"),
            let askedAt = row.instant("asked_at")
        else { return nil }
        self.init(app: app, environment: environment, askedAt: askedAt)
    }
}

extension PurchaseToRecheck.Transaction {
    fileprivate init?(_ row: Row) {
        guard let environment: StoreEnvironment = row.code("environment") else { return nil }
        self.init(
            number: row["alias_id"],
            key: TransactionKey(environment: environment, id: TransactionID(row["transaction_id"] as String))
        )
        bundleID = row.identity("bundle_id")
        paidAt = row.instant("paid_at")
        isFullyRevoked = row["is_fully_revoked"]
        isFree = row["is_free"]
        ownership = row.code("ownership")
        customerID = row["customer_id"]
        revision = row["revision"]
        readAt = row.instant("read_at")
        nextAttemptAt = row.instant("next_attempt_at")
        unansweredAt = row.instant("unanswered_at")
    }
}
