import FoundationEssentials
import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    /// What Apple may be asked about by transaction id now: claims, credits, what unsigned news points at, then what
    /// waits on the white list, each the oldest first.
    package func openQuestions(_ policy: AskingPolicy, asOf: Instant) throws(StoreFailure) -> [OpenQuestion] {
        try read("find out what to ask") { database in
            let arguments: StatementArguments = [
                "as_of": asOf.milliseconds,
                "grace": policy.grace.milliseconds,
                "apps": try jsonArray(policy.apps.map(\.rawValue)),
            ]
            let claims = try Row.fetchAll(database.prepared(PackageResources.ask_claims_sql), arguments: arguments)
            let credits = try Row.fetchAll(database.prepared(PackageResources.ask_credits_sql), arguments: arguments)
            let pointers = try Row.fetchAll(database.prepared(PackageResources.ask_pointers_sql), arguments: arguments)
            let rechecks = try rechecks(policy, asOf: asOf, in: database)
            let accounts = try accounts(
                of: (claims + rechecks.filter { $0["customer_id"] == nil }).compactMap { $0["alias_id"] },
                in: database
            )
            func account(_ row: Row) -> Account? { (row["alias_id"] as Int64?).flatMap { accounts[$0] } }
            return claims.map { OpenQuestion(claim: $0, account: account($0)) }
                + credits.map(OpenQuestion.init(credit:))
                + pointers.map(OpenQuestion.init(pointer:))
                + rechecks.map { OpenQuestion(recheck: $0, account: account($0)) }
        }
    }

    private func rechecks(_ policy: AskingPolicy, asOf: Instant, in database: Database) throws -> [Row] {
        try Row.fetchAll(
            database.prepared(PackageResources.ask_rechecks_sql),
            arguments: [
                "as_of": asOf.milliseconds,
                "grace": policy.grace.milliseconds,
                "recheck": policy.recheck.milliseconds,
                "watermark": policy.creditsWatermark?.milliseconds,
                "credits_since": policy.creditsSince?.milliseconds,
                "apps": try jsonArray(policy.apps.map(\.rawValue)),
                "environments": try jsonArray(policy.environments.map(\.rawValue).sorted()),
            ]
        )
    }

    /// Which of these transactions share an Apple account, by the receipts they stand in.
    private func accounts(of aliases: [Int64], in database: Database) throws -> [Int64: Account] {
        guard !aliases.isEmpty else { return [:] }
        let connected = try database.prepared(PackageResources.ask_connected_sql)
        let rows = try Row.fetchAll(connected, arguments: [try jsonArray(aliases)])
        var groups = DisjointSets<Tie>(count: rows.count)
        var rowOfAlias: [Int64: Int] = [:]
        for (index, row) in rows.enumerated() {
            rowOfAlias[row["alias_id"]] = index
            groups.join(index, by: .alias(row["alias_id"]))
            groups.join(index, by: .receipt(row["evidence_id"]))
        }
        var accounts: [Int: Account] = [:]
        for (index, row) in rows.enumerated() {
            let root = groups.root(of: index)
            var account = accounts[root] ?? Account(name: root)
            if account.customerID == nil, let customer: Int64 = row["customer_id"] {
                account.customerID = customer
                account.revision = row["revision"]
            }
            accounts[root] = account
        }
        return rowOfAlias.compactMapValues { accounts[groups.root(of: $0)] }
    }

    /// Keeps one page of what Apple knows of an account: evidence, facts, who belongs together, how far it was read.
    /// The same page again adds nothing.
    package func keep(_ page: AccountPage, asOf: Instant) throws(StoreFailure) {
        try write("keep Apple's answer") { database in
            try keep(page.pieces, asOf: asOf, in: database)
            for id in page.found {
                try database.run(PackageResources.ask_answer_sql, [id.rawValue, 1, asOf.milliseconds, "found", nil])
            }
            // What was found alone says nothing of the account.
            guard page.revision != nil || page.isLast else { return }
            let inside = page.pieces.flatMap { $0.answer.statements.map(\.transaction.id.rawValue) }
            let ids = try jsonArray([page.askedID.rawValue] + page.tied.map(\.rawValue) + inside)
            let environment = page.environment.rawValue
            let bundle = page.bundleID.rawValue
            let known = try database.prepared(PackageResources.ask_customers_sql)
            var customers = try Int64.fetchAll(known, arguments: [ids, environment, bundle])
            if customers.isEmpty {
                try database.run(PackageResources.ask_add_customer_sql, [environment, bundle, page.askedID.rawValue])
                customers = [database.lastInsertedRowID]
            }
            let customer = customers.removeFirst()
            if !customers.isEmpty {
                let others = try jsonArray(customers)
                try database.run(PackageResources.ask_move_customers_sql, [customer, others])
                try database.run(PackageResources.ask_drop_customers_sql, [others])
            }
            try database.run(PackageResources.ask_add_members_sql, [customer, environment, ids])
            try database.run(
                PackageResources.ask_move_cursor_sql,
                [customer, page.askedID.rawValue, page.revision, page.isLast, asOf.milliseconds]
            )
        }
    }

    /// Keeps what Apple answered about an order of its e-mails: evidence, facts, and which transactions it holds.
    package func keep(_ order: AppleOrder, asOf: Instant) throws(StoreFailure) {
        try write("keep Apple's answer about an order") { database in
            try keep(order.pieces, asOf: asOf, in: database)
            for transaction in order.transactions {
                try database.run(
                    PackageResources.ask_add_order_sql,
                    [
                        order.id.rawValue, transaction.environment.rawValue, transaction.id.rawValue,
                        asOf.milliseconds,
                    ]
                )
            }
        }
    }

    /// Keeps how questions ended: what Apple does not know, when to ask again, and which claims are given up.
    package func record(
        _ results: [QuestionResult],
        policy: AskingPolicy,
        asOf: Instant
    ) throws(StoreFailure) {
        guard !results.isEmpty else { return }
        try write("record how questions ended") { database in
            for result in results { try record(result, policy: policy, asOf: asOf, in: database) }
        }
    }

    private func record(
        _ result: QuestionResult,
        policy: AskingPolicy,
        asOf: Instant,
        in database: Database
    ) throws {
        let id = result.transactionID.rawValue
        let isAttempt: Bool
        let words: String
        var next: Instant?
        switch result.ending {
        case .notFound(let apps):
            words = "not_found"
            isAttempt = true
            for app in apps {
                for environment in StoreEnvironment.allCases {
                    try database.run(
                        PackageResources.ask_deny_sql,
                        [id, environment.rawValue, app.rawValue, asOf.milliseconds]
                    )
                }
            }
            try database.run(
                PackageResources.ask_unknown_claims_sql,
                [id, policy.grace.milliseconds, try jsonArray(policy.apps.map(\.rawValue))]
            )
            let decisive = try database.prepared(PackageResources.ask_decisive_from_sql)
            let moment = try Int64.fetchOne(decisive, arguments: [id, policy.grace.milliseconds])
            next = moment.map(Instant.init(milliseconds:)).flatMap { $0 > asOf ? $0 : nil }
        case .unanswered(let why, let counts, let notBefore):
            words = why
            isAttempt = counts
            let known = try database.prepared(PackageResources.ask_attempts_sql)
            let attempts = (try Int.fetchOne(known, arguments: [id]) ?? 0) + 1
            // What says nothing about the question does not move its turn.
            next = counts ? RetrySchedule.nextAttempt(after: attempts, asOf: asOf, notBefore: notBefore) : notBefore
        }
        try database.run(
            PackageResources.ask_answer_sql,
            [id, isAttempt ? 1 : 0, asOf.milliseconds, words, next?.milliseconds]
        )
    }
}

// MARK: Notifications

extension SQLiteLedger {
    /// How far the notifications of an app were read.
    package func sweepPosition(
        of app: BundleID,
        in environment: StoreEnvironment
    ) throws(StoreFailure) -> SweepPosition {
        try read("read how far notifications were read") { database in
            let known = try database.prepared(PackageResources.ask_sweep_sql)
            guard let row = try Row.fetchOne(known, arguments: [app.rawValue, environment.rawValue]) else {
                return SweepPosition()
            }
            var position = SweepPosition(sweptUntil: row.instant("swept_until"))
            if let start = row.instant("window_start"), let end = row.instant("window_end") {
                position.unfinished = SweepPosition.Window(start: start, end: end, token: row["token"])
            }
            return position
        }
    }

    /// Keeps notifications Apple sent or tried to, and how far that was read. Those known already add nothing.
    package func keep(
        _ notifications: [NewEvidence],
        of app: BundleID,
        in environment: StoreEnvironment,
        upTo position: SweepPosition,
        asOf: Instant
    ) throws(StoreFailure) {
        try write("keep notifications") { database in
            try keep(notifications, asOf: asOf, in: database)
            try database.run(
                PackageResources.ask_move_sweep_sql,
                [
                    app.rawValue, environment.rawValue, position.sweptUntil?.milliseconds,
                    position.unfinished?.start.milliseconds, position.unfinished?.end.milliseconds,
                    position.unfinished?.token,
                ]
            )
        }
    }
}

/// What holds transactions together.
private enum Tie: Hashable { case alias(Int64), receipt(Int64) }

/// Transactions of one Apple account, by their receipts.
private struct Account {
    var name: Int
    var customerID: Int64?
    var revision: String?

    var tie: String { "account:\(name)" }
}

extension OpenQuestion {
    /// What the receipt shows is a hint here: the transaction claimed need not be of its account.
    fileprivate init(claim row: Row, account: Account?) {
        let claimant: String = row["claimant"]
        let evidence: Int64? = row["evidence_id"]
        let user = claimant.isEmpty ? nil : "user:" + claimant
        self.init(
            .claim,
            TransactionID(row["transaction_id"]),
            environment: (row["environment"] as String?).flatMap(StoreEnvironment.init(rawValue:)),
            bundleID: (row["bundle_id"] as String?).map { BundleID($0) },
            ties: [user, evidence.map { "evidence:\($0)" }, account?.tie].compactMap { $0 }
        )
    }

    fileprivate init(credit row: Row) {
        let user: String = row["user_id"]
        self.init(
            .credit,
            TransactionID(row["transaction_id"]),
            environment: (row["environment"] as String?).flatMap(StoreEnvironment.init(rawValue:)),
            bundleID: (row["bundle_id"] as String?).map { BundleID($0) },
            ties: ["user:" + user]
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

    fileprivate init(recheck row: Row, account: Account?) {
        self.init(
            .recheck,
            TransactionID(row["transaction_id"]),
            environment: StoreEnvironment(rawValue: row["environment"]),
            bundleID: (row["bundle_id"] as String?).map { BundleID($0) },
            customerID: row["customer_id"] ?? account?.customerID,
            revision: row["revision"] ?? account?.revision,
            ties: [account?.tie].compactMap { $0 }
        )
    }
}
