package import ReconciliationCore

extension SQLEngine {
    /// What Apple may be asked about by transaction id now: claims, credits, the known purchases that unsigned notifications point at,
    /// what waits on the white list, and whatever else unsigned notifications point at, each the oldest first; behind them all, what was
    /// asked about in vain before.
    package func openQuestions(_ policy: AskingPolicy, asOf: Instant) throws(StoreFailure) -> OpenQuestions {
        try read(.planQuestions) { database in
            var awaitingTurn: Set<String> = []
            // What is due now; what only has to wait for its turn is counted.
            func dueNow<Due>(_ id: String, _ turn: Instant?, due: (Instant) throws -> Due?) rethrows -> Due? {
                if let found = try due(asOf) { return found }
                if let turn, try due(turn) != nil { awaitingTurn.insert(id) }
                return nil
            }
            let claims = try waiting(SQL.Questions.claims, by: ["claim_id"], in: database) { row, waiting in
                dueNow(row["transaction_id"], waiting.turn(after: asOf)) {
                    policy.isDue(waiting, asOf: $0) ? waiting : nil
                }
            }
            let credits = try waiting(SQL.Questions.credits, by: ["credit_id"], in: database) { row, waiting in
                dueNow(row["transaction_id"], waiting.turn(after: asOf)) {
                    policy.isCreditDue(waiting, asOf: $0) ? waiting : nil
                }
            }
            let pointers = try waiting(
                SQL.Questions.pointers,
                by: ["evidence_id", "transaction_id"],
                in: database
            ) { $1 }
            .compactMap { row, waiting in
                try PointedTransaction(row).flatMap { pointed in
                    try dueNow(row["transaction_id"], waiting.turn(after: asOf)) { moment in
                        try policy.due(waiting, for: pointed, asOf: moment) {
                            try statements(about: pointed, in: database)
                        }
                    }
                }
                .map { (row: row, waiting: $0) }
            }
            let rechecks = try purchasesToRecheck(in: database) { purchase in
                dueNow(purchase.transactions.first?.key.id.rawValue ?? "", purchase.turn(after: asOf)) {
                    policy.recheck(of: purchase, asOf: $0)
                }
            }
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
            // Anybody can make up ids in unsigned data: they must not take a night's requests from the white list.
            func pointerQuestions(isKnown: Bool) throws -> [OpenQuestion] {
                try pointers.filter { ($0.row["is_known"] as Bool) == isKnown }
                    .map { question(try OpenQuestion(pointer: $0.row), $0.waiting) }
            }
            let questions =
                try claims.map { row, waiting in
                    let account = (row["alias_id"] as Int64?).flatMap { accounts[$0] }
                    return question(try OpenQuestion(claim: row, account: account), waiting)
                }
                + credits.map { question(try OpenQuestion(credit: $0.row), $0.waiting) }
                + pointerQuestions(isKnown: true)
                + rechecks.map { OpenQuestion($0, account: accounts[$0.transaction.number]) }
                + pointerQuestions(isKnown: false)
            return OpenQuestions(due: questions.withUnansweredLast, awaitingTurnCount: awaitingTurn.count)
        }
    }

    /// One row for each transaction that somebody waits for, if it is due.
    ///
    /// - Parameter key: the columns that tell who waits for what.
    private func waiting(
        _ statement: some NamedStatement,
        by key: [String],
        in database: Database,
        where due: (Row, WaitingTransaction) throws -> WaitingTransaction?
    ) throws -> [(row: Row, waiting: WaitingTransaction)] {
        var found: [(row: Row, waiting: WaitingTransaction)] = []
        let rows = try database.cursor(statement)
        try rows.forEachGroup(
            by: { row in key.map { row.stored($0) } },
            begin: { row -> (row: Row, waiting: WaitingTransaction) in (row.copied, try WaitingTransaction(row)) },
            add: { group, row in
                if let answer = try NotFoundAnswer(row) { group.waiting.notFound.append(answer) }
            },
            finish: { group in
                if let waiting = try due(group.row, group.waiting) { found.append((group.row, waiting)) }
            }
        )
        return found
    }

    private func purchasesToRecheck(
        in database: Database,
        where due: (PurchaseToRecheck) -> DueRecheck?
    ) throws -> [DueRecheck] {
        var found: [DueRecheck] = []
        let rows = try database.cursor(SQL.Questions.rechecks)
        try rows.forEachGroup(
            by: { $0["purchase_id"] as Int64 },
            begin: { PurchaseToRecheck(number: $0["purchase_id"]) },
            add: { purchase, row in purchase.transactions.append(try PurchaseToRecheck.Transaction(row)) },
            finish: { purchase in
                if let recheck = due(purchase) { found.append(recheck) }
            }
        )
        return found.sorted()
    }

    /// What those of these transactions share that are of one Apple account, by the receipts they stand in.
    private func accounts(of aliases: [Int64], in database: Database) throws -> [Int64: String] {
        guard !aliases.isEmpty else { return [:] }
        let rows = try database.rows(SQL.Answers.connected, [try jsonArray(aliases)])
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
    fileprivate init(claim row: Row, account: String?) throws {
        let claimant: String = row["claimant"]
        let evidence: Int64? = row["evidence_id"]
        let user = claimant.isEmpty ? nil : "user:" + claimant
        try self.init(
            .claim,
            row["transaction_id"],
            environment: row.code("environment"),
            bundleID: row["bundle_id"],
            links: [user, evidence.map { "evidence:\($0)" }, account].compactMap { $0 }
        )
    }

    fileprivate init(credit row: Row) throws {
        let user: String = row["user_id"]
        try self.init(
            .credit,
            row["transaction_id"],
            environment: row.code("environment"),
            bundleID: row["bundle_id"],
            links: ["user:" + user]
        )
    }

    fileprivate init(pointer row: Row) throws {
        try self.init(
            .pointer,
            row["transaction_id"],
            environment: row.code("environment"),
            bundleID: row["bundle_id"]
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
    init(_ row: Row) throws {
        self.init(since: row["waiting_since"], nextAttemptAt: row["next_attempt_at"])
        foundAt = row["found_at"]
        unansweredAt = row["unanswered_at"]
        isPaused = row["last_answer"] as String? == NotAsked.paused.rawValue
        // Null or 0 where nothing is stated.
        bestGrade = (row["best_grade"] as Int?).flatMap(Grade.init(rawValue:))
        gradeElsewhere = (row["grade_elsewhere"] as Int?).flatMap(Grade.init(rawValue:))
        environment = try row.code("environment")
    }
}

extension NotFoundAnswer {
    /// Nil for a row without answer.
    init?(_ row: Row) throws {
        guard let app: BundleID = row["asked_app"] else { return nil }
        self.init(app: app, environment: try row.code("asked_environment"), askedAt: row["asked_at"])
    }
}

extension PurchaseToRecheck.Transaction {
    fileprivate init(_ row: Row) throws {
        self.init(
            number: row["alias_id"],
            key: TransactionKey(environment: try row.code("environment"), id: row["transaction_id"])
        )
        bundleID = row["bundle_id"]
        paidAt = row["paid_at"]
        isFullyRevoked = row["is_fully_revoked"]
        isFree = row["is_free"]
        ownership = try row.code("ownership")
        customerID = row["customer_id"]
        revision = row["revision"]
        readAt = row["read_at"]
        nextAttemptAt = row["next_attempt_at"]
        unansweredAt = row["unanswered_at"]
        isPaused = row["last_answer"] as String? == NotAsked.paused.rawValue
    }
}
