import AppStoreClient
import Ledger
import ReconciliationCore
import Reports

/// Asks Apple while a customer is on the line. The answer is kept as evidence unless a run holds the lock, and shown
/// in any case.
struct LookupInquiry {
    private let clients: AppleClients
    private let client: ServerAPIClient
    private let evidence: AppleEvidence
    private let asker: AccountAsker
    private let ledger: any LedgerEngine
    private let place: any LedgerPlace
    private let context: Context

    /// How many accounts of one person are read, and pages of one account: a bound, not a rule.
    private static let accountsMax = 5
    private static let pagesMax = 100

    /// - Returns: nil where there is nobody to ask: see `whatToConfigure`.
    init?(_ configuration: Configuration, ledger: any LedgerEngine, in context: Context) throws {
        guard Self.whatToConfigure(configuration) == nil else { return nil }
        clients = try AppleClients(configuration, requestsMax: nil, profile: .interactive)
        guard let client = clients.serverAPI else {
            throw CommandFailure(.credentialsRefused, .sentences(clients.credentialFaults))
        }
        self.client = client
        let verifier = try configuration.evidenceVerifier(asOf: context.now())
        evidence = AppleEvidence(verifier: verifier, origin: .serverAPI)
        asker = AccountAsker(client: client, verifier: verifier, log: context.log)
        self.ledger = ledger
        place = configuration.ledger
        self.context = context
    }

    /// What is missing before Apple can be asked; nil where nothing is.
    static func whatToConfigure(_ configuration: Configuration) -> Message? {
        if configuration.apple.serverKey == nil { return .serverKeyToConfigure }
        if configuration.apps.isEmpty { return .appsToConfigure }
        return nil
    }

    // MARK: Orders

    /// Asks every app about an order id of Apple's e-mail: one order may hold purchases of several.
    func order(_ id: AppleOrderID) async throws -> AppleLookupAnswer {
        var reply = AppleLookupAnswer(meaning: "apple_order_id", value: id.rawValue)
        var pieces: [NewEvidence] = []
        for app in clients.apps {
            let answer = await client.order(id.rawValue, of: app)
            switch answer {
            case .answered(let answered):
                let (sound, faults) = await evidence.soundPieces(answered.signed, of: app, in: answered.environment)
                pieces += sound
                for fault in faults { reply.note(fault.rawValue, of: app) }
            case .notFound, .final(errorCode: AppleError.badRequest):
                continue
            case .final, .retryLater, .credentialsRefused, .outage, .budgetSpent:
                reply.failures.append(AppleLookupAnswer.FailedRequest(bundleID: app.rawValue, why: answer.failure))
            }
        }
        reply.transactions = Self.sorted(Self.stated(pieces))
        if !reply.transactions.isEmpty {
            let order = AppleOrder(id: id, pieces: pieces, isWhole: reply.failures.isEmpty)
            try keep(&reply) { try ledger.keep(order, asOf: $0) }
        }
        return reply
    }

    // MARK: Accounts

    /// Reads the Apple accounts these transactions belong to: all purchases, and how subscriptions stand. A transaction
    /// found in the account of one before is not asked about again. Those to ask about first come first in `ids`.
    func accounts(of ids: [TransactionID], about query: String) async throws -> AppleLookupAnswer {
        var reply = AppleLookupAnswer(meaning: "transaction_id", value: query)
        var asked: Set<TransactionID> = []
        for id in ids where asked.count < Self.accountsMax && !reply.shows(id) && !asked.contains(id) {
            asked.insert(id)
            for app in clients.apps where try await read(id, of: app, &reply) { break }
        }
        let unasked = Set(ids).subtracting(asked).filter { !reply.shows($0) }
        reply.unaskedCount = unasked.isEmpty ? nil : unasked.count
        reply.transactions = Self.sorted(reply.transactions)
        return reply
    }

    /// What the history of an account says, page by page.
    private struct History {
        /// The transaction that was asked about.
        let id: TransactionID
        let app: BundleID
        var walk: AccountWalk
        var known: [StatedTransaction] = []
        /// The store that answered.
        var environment: StoreEnvironment?
        /// A row does not hold.
        var isDamaged = false
        /// The walk came to an end, whatever it showed.
        var isEnded = false

        init(of id: TransactionID, _ app: BundleID) {
            self.id = id
            self.app = app
            walk = AccountWalk(of: [id], from: nil)
        }

        var isShown: Bool { known.contains { $0.transactionID == id.rawValue } }
    }

    /// - Returns: whether the app knows the transaction.
    private func read(_ id: TransactionID, of app: BundleID, _ reply: inout AppleLookupAnswer) async throws -> Bool {
        var history = History(of: id, app)
        if let failure = try await read(&history, &reply) { reply.note(failure, of: app) }
        if history.isEnded, !history.isShown, let environment = history.environment,
            let failure = try await readAlone(&history, in: environment, &reply)
        {
            reply.note(failure, of: app)
        }
        reply.transactions = Self.joined(reply.transactions, history.known)
        guard history.walk.isOfAccount, let environment = history.environment else { return false }
        if history.known.contains(where: { $0.productType == ProductType.autoRenewable.rawValue }) {
            await readSubscriptions(id, of: app, in: environment, &reply)
        }
        return true
    }

    /// - Returns: why the history was not read to its end; nil where it was.
    private func read(_ history: inout History, _ reply: inout AppleLookupAnswer) async throws -> String? {
        // A history of others says nothing about who was asked about.
        defer { if !history.walk.isOfAccount { history.known = [] } }
        let (id, app) = (history.id, history.app)
        let answer: AppleAnswer<PageWalk.Progress>
        do {
            answer = try await PageWalk.walk(
                from: nil,
                in: ServerAPIClient.bothEnvironments,
                pageCountMax: Self.pagesMax
            ) { token, environments in
                await client.transactionHistory(id, of: app, after: token, in: environments)
            } each: { page in
                try await read(page, of: &history, &reply)
            }
        } catch let fault as AnswerFault {
            return fault.rawValue
        }
        switch answer {
        case .answered(let progress):
            history.isEnded = true
            return progress.end?.rawValue
        case .notFound, .final(errorCode: AppleError.invalidTransactionID):
            return history.environment == nil ? nil : AskingPlan.Failure.contradiction
        case .final, .retryLater, .credentialsRefused, .outage, .budgetSpent: return answer.failure
        }
    }

    /// Asks about the transaction alone, as nights do about what a history does not show (Rules 6.12).
    ///
    /// - Returns: why there is no answer about it; nil where there is one.
    private func readAlone(
        _ history: inout History,
        in environment: StoreEnvironment,
        _ reply: inout AppleLookupAnswer
    ) async throws -> String? {
        let alone = await asker.transaction(history.id, of: history.app, in: [environment])
        if let fault = alone.fault { return fault.rawValue }
        switch alone.answer {
        case .answered:
            let statements = alone.pieces.flatMap(\.answer.statements)
            _ = history.walk.recognize(
                statements.map(\.transaction.id),
                statements.compactMap(\.facts.originalTransactionID)
            )
            history.known = Self.joined(history.known, Self.stated(alone.pieces))
            var page = AccountPage(
                bundleID: history.app,
                environment: environment,
                askedID: history.id,
                pieces: alone.pieces,
                revision: nil,
                isLast: false
            )
            page.isSingle = true
            try keep(&reply) { try ledger.keep(page, asOf: $0) }
            return history.walk.isOfAccount ? nil : AskingPlan.Failure.withoutTransaction
        case .notFound, .final(errorCode: AppleError.invalidTransactionID):
            return history.walk.isOfAccount ? nil : AskingPlan.Failure.contradiction
        case .final, .retryLater, .credentialsRefused, .outage, .budgetSpent: return alone.answer.failure
        }
    }

    /// Verifies a page and keeps it: a long history is never held whole.
    private func read(_ page: SignedPage, of history: inout History, _ reply: inout AppleLookupAnswer) async throws {
        let app = history.app
        if let fault = AnswerFault(page, of: app) { throw fault }
        let (pieces, faults) = await evidence.soundPieces(page.signed, of: app, in: page.environment)
        if pieces.isEmpty, faults.contains(.unverified) { throw AnswerFault.unverified }
        for fault in faults { reply.note(fault.rawValue, of: app) }
        history.isDamaged = history.isDamaged || faults.contains(.unverified)
        let statements = pieces.flatMap(\.answer.statements)
        let earlier = history.walk.recognize(
            statements.map(\.transaction.id),
            statements.compactMap(\.facts.originalTransactionID)
        )
        history.environment = page.environment
        history.known = Self.joined(history.known, Self.stated(pieces))
        guard !statements.isEmpty || history.walk.isOfAccount else { return }
        // Nights go on before what could not be read.
        let isWhole = history.walk.isOfAccount && !history.isDamaged
        let accountPage = AccountPage(
            bundleID: app,
            environment: page.environment,
            askedID: history.id,
            pieces: pieces,
            revision: isWhole ? page.next : nil,
            isLast: isWhole && !page.hasMore,
            linked: earlier
        )
        try keep(&reply) { try ledger.keep(accountPage, asOf: $0) }
    }

    private func readSubscriptions(
        _ id: TransactionID,
        of app: BundleID,
        in environment: StoreEnvironment,
        _ reply: inout AppleLookupAnswer
    ) async {
        let answer = await client.subscriptionStatuses(id, of: app, in: [environment])
        switch answer {
        case .answered(let statuses):
            for status in statuses.statuses {
                // How a subscription stands is what Apple states plainly; the signed data beside it says whose it is.
                let signed = status.signedTransaction.map { [$0] } ?? []
                if let fault = await evidence.soundPieces(signed, of: app, in: environment).faults.first {
                    reply.note(fault.rawValue, of: app)
                    continue
                }
                reply.subscriptions.append(
                    AppleLookupAnswer.Subscription(
                        originalTransactionID: status.originalTransactionID?.rawValue,
                        environment: environment.rawValue,
                        status: status.status
                    )
                )
            }
        case .notFound: break
        case .final, .retryLater, .credentialsRefused, .outage, .budgetSpent: reply.note(answer.failure, of: app)
        }
    }

    // MARK: Keeping

    /// Writes under the lock, or notes why not: then nothing that follows is kept either, so that no page is missing
    /// before a mark that is kept.
    private func keep(_ reply: inout AppleLookupAnswer, _ write: (Instant) throws -> Void) throws {
        guard reply.notKeptBecause == nil else { return }
        let now = context.now()
        do {
            try place.withLock(LockWait(atMost: .seconds(0), startedAt: now)) { _ in try write(now.wholeSecond) }
            reply.isKept = true
        } catch let failure as CommandFailure where [.locked, .noLedger].contains(failure.status) {
            reply.isKept = false
            // Who may only read the ledger is shown what Apple said all the same.
            reply.notKeptBecause = failure.status == .locked ? .locked : .lockUnusable
        }
    }

    private static func stated(_ pieces: [NewEvidence]) -> [StatedTransaction] {
        pieces.flatMap(\.answer.statements).transactions
    }

    /// Both, each transaction once: the first statement about it is shown.
    private static func joined(_ known: [StatedTransaction], _ more: [StatedTransaction]) -> [StatedTransaction] {
        var seen = Set(known.map { [$0.environment, $0.transactionID] })
        return known + more.filter { seen.insert([$0.environment, $0.transactionID]).inserted }
    }

    private static func sorted(_ transactions: [StatedTransaction]) -> [StatedTransaction] {
        transactions.sorted {
            ($0.purchaseDate ?? "", $0.environment, $0.transactionID)
                < ($1.purchaseDate ?? "", $1.environment, $1.transactionID)
        }
    }
}

extension AppleLookupAnswer {
    fileprivate func shows(_ id: TransactionID) -> Bool {
        transactions.contains { $0.transactionID == id.rawValue }
    }

    /// Notes once that an app gave no answer, or one of which something does not count.
    fileprivate mutating func note(_ why: String, of app: BundleID) {
        let failure = FailedRequest(bundleID: app.rawValue, why: why)
        if !failures.contains(failure) { failures.append(failure) }
    }

    /// The statuses it stands for (article "Exit statuses"): refused credentials, nothing answered, some unanswered.
    var statuses: Set<ExitStatus> {
        guard !failures.isEmpty else { return [] }
        if failures.contains(where: { $0.why == "credentials_refused" }) { return [.credentialsRefused] }
        return [transactions.isEmpty ? .nothingAnswered : .partlyDone]
    }
}
