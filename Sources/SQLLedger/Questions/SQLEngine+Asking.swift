import FoundationEssentials
package import ReconciliationCore

extension SQLEngine {
    /// Stores one page of an account's history: evidence, facts, which ids are one account, how far it was read.
    /// Storing the same page again adds nothing.
    ///
    /// - Returns: the evidence on it that was new.
    @discardableResult
    package func keep(_ page: AccountPage, asOf: Instant) throws(StoreFailure) -> [NewEvidence] {
        try write(.keepAnswer) { database in
            let new = try keep(page.pieces, asOf: asOf, in: database)
            try database.keepNotFound(page.askedID.rawValue, by: page.notFoundBy, in: [page.environment], asOf: asOf)
            for id in page.found {
                try database.run(
                    SQL.Answers.answer,
                    [id.rawValue, 1, asOf.milliseconds, QuestionResult.Ending.foundCode, nil, true, true]
                )
            }
            // An answer about a transaction alone says nothing of the account.
            guard page.revision != nil || page.isLast else { return new }
            let inside = page.pieces.flatMap { $0.answer.statements.map(\.transaction.id.rawValue) }
            // At its end an account holds what it showed; until then the id it is asked by finds where to go on.
            let members = page.linked.map(\.rawValue) + inside + (page.isLast ? [] : [page.askedID.rawValue])
            let customer = try database.customer(of: page, members)
            try database.run(SQL.Answers.addMembers, [customer, page.environment.rawValue, jsonArray(members)])
            if page.isLast {
                let found = QuestionResult.Ending.foundCode
                let paused = NotAsked.paused.rawValue
                try database.run(SQL.Answers.answerWaiting, [jsonArray(members), asOf.milliseconds, found, paused])
            }
            try database.run(
                SQL.Answers.moveCursor,
                [customer, page.askedID.rawValue, page.revision, page.isLast, asOf.milliseconds]
            )
            return new
        }
    }

    /// Stores Apple's answer about an order id from one of its e-mails: evidence, facts, and, if the answer is
    /// complete, which transactions the order holds.
    package func keep(_ order: AppleOrder, asOf: Instant) throws(StoreFailure) {
        try write(.keepOrderAnswer) { database in
            try keep(order.pieces, asOf: asOf, in: database)
            guard order.isWhole else { return }
            for transaction in order.transactions {
                try database.run(
                    SQL.Answers.addOrder,
                    [
                        order.id.rawValue, transaction.environment.rawValue, transaction.id.rawValue,
                        asOf.milliseconds,
                    ]
                )
            }
        }
    }

    /// Stores how questions ended: what Apple does not know, when to ask again, and which claims are given up.
    package func record(
        _ results: [QuestionResult],
        policy: AskingPolicy,
        asOf: Instant
    ) throws(StoreFailure) {
        guard !results.isEmpty else { return }
        try write(.recordQuestionEnds) { database in
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
            words = QuestionResult.Ending.notFoundCode
            isAttempt = true
            try database.keepNotFound(id, by: apps, asOf: asOf)
            try database.giveUpClaims(to: result.transactionID, apps: Set(policy.apps), grace: policy.grace)
            let conclusive = try conclusiveFrom(result.transactionID, policy, asOf: asOf, in: database)
            next = conclusive.flatMap { $0 > asOf ? $0 : nil }
        case .unanswered(let why, let counts, let notBefore):
            try database.keepNotFound(id, by: result.notFoundBy, asOf: asOf)
            words = why
            isAttempt = counts
            let attempts = (try database.value(SQL.Questions.attempts, [id]) as Int? ?? 0) + 1
            // A failure that says nothing about the question does not delay it.
            next = counts ? RetrySchedule.nextAttempt(after: attempts, asOf: asOf, notBefore: notBefore) : notBefore
        }
        try database.run(
            SQL.Answers.answer,
            [
                id, isAttempt ? 1 : 0, asOf.milliseconds, words, next?.milliseconds,
                result.isNotFound || result.ending.isInVain, result.isNotFound,
            ]
        )
    }

    /// From when on "not found" is conclusive for all who wait for a transaction.
    private func conclusiveFrom(
        _ transaction: TransactionID,
        _ policy: AskingPolicy,
        asOf: Instant,
        in database: Database
    ) throws -> Instant? {
        let waiting = try database.rows(SQL.Questions.waitingSince, named: ["transaction_id": transaction.rawValue])
        let pointed = try openPointers(at: [transaction], in: database).map(\.pointed.pointedAt)
        return policy.conclusiveFrom(
            waitingSince: waiting.compactMap { $0["moment"] as Instant? } + pointed,
            asOf: asOf
        )
    }
}

extension Database {
    /// The account that a page is about: accounts that it shows to be one are joined. What was answered about a
    /// transaction alone says nothing of the others of its account, which stay apart from it.
    fileprivate func customer(of page: AccountPage, _ members: [String]) throws -> Int64 {
        let ids = try jsonArray([page.askedID.rawValue] + members)
        let (environment, bundle) = (page.environment.rawValue, page.bundleID.rawValue)
        var customers: [Int64] = try values(SQL.Questions.customers, [ids, environment, bundle])
        if page.isAboutOneAlone, !customers.isEmpty {
            let shared: [Int64] = try values(SQL.Answers.accountsOfOthers, [jsonArray(customers), ids])
            if !shared.isEmpty { try run(SQL.Answers.askByOthers, [jsonArray(shared), ids]) }
            customers.removeAll(where: shared.contains)
        }
        if customers.isEmpty {
            customers = try values(SQL.Answers.addCustomer, [environment, bundle, page.askedID.rawValue])
        }
        let customer = customers.removeFirst()
        if !customers.isEmpty {
            let others = try jsonArray(customers)
            try run(SQL.Answers.moveCustomers, [customer, others])
            try run(SQL.Answers.dropCustomers, [others])
        }
        return customer
    }

    /// Keeps that apps do not know a transaction.
    fileprivate func keepNotFound(
        _ transaction: String,
        by apps: [BundleID],
        in environments: [StoreEnvironment] = StoreEnvironment.allCases,
        asOf: Instant
    ) throws {
        for app in apps {
            for environment in environments {
                try run(SQL.Answers.keepNotFound, [transaction, environment.rawValue, app.rawValue, asOf.milliseconds])
            }
        }
    }

    /// Gives up the claims to a transaction that Apple knows nothing of.
    func giveUpClaims(to transaction: TransactionID, apps: Set<BundleID>, grace: Span) throws {
        let id: NamedValues = ["transaction_id": transaction.rawValue]
        let answers = try rows(SQL.Answers.notFound, named: id).compactMap(NotFoundAnswer.init)
        for row in try rows(SQL.Questions.pendingClaims, named: id) {
            var claim = try WaitingTransaction(row)
            claim.notFound = answers
            guard claim.isUnknownToApple(apps: apps, grace: grace) else { continue }
            try run(SQL.Answers.giveUpClaim, named: ["claim_id": row["claim_id"] as Int64])
        }
    }
}
