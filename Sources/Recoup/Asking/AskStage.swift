import AppStoreClient
import Ledger
import ReconciliationCore

/// Asks Apple about claims and credits without evidence, and reads the accounts behind the white list again.
///
/// Answers are kept as they come, page by page: a run that is killed loses the page in progress, and at most twenty
/// "not found" answers.
struct AskStage {
    let ledger: any LedgerEngine
    let clients: AppleClients
    let asker: AccountAsker
    let policy: AskingPolicy
    let asOf: Instant
    /// Nil: progress is not shown.
    var progress: StageProgress?

    func run() async throws -> AskingTally {
        var tally = AskingTally()
        guard !policy.apps.isEmpty else { return tally }
        let questions = try ledger.openQuestions(policy, asOf: asOf)
        tally.awaitingTurn = questions.awaitingTurnCount
        var plan = AskingPlan(questions.due, apps: policy.apps)
        let unrecorded = try await ask(&plan, &tally)
        tally.due += plan.dueCount
        tally.answered += plan.answeredCount
        let results = plan.counted(unrecorded, isOutOfService: await isOutOfService)
        try ledger.record(results, policy: policy, asOf: asOf)
        return tally
    }

    /// - Returns: what is not recorded yet.
    private func ask(_ plan: inout AskingPlan, _ tally: inout AskingTally) async throws -> [QuestionResult] {
        var unrecorded: [QuestionResult] = []
        let asker = asker
        var progress = progress
        try await withThrowingTaskGroup(of: (AskingPlan.Request, AccountAsker.Reply).self) { group in
            var underWay = 0
            func askMore(_ plan: inout AskingPlan) async {
                let width = min(clients.width, await clients.budget.usefulWidth, await widthForBudget)
                while underWay < width, let request = plan.next() {
                    group.addTask { (request, await asker.ask(request)) }
                    underWay += 1
                }
            }
            await askMore(&plan)
            while let (request, reply) = try await group.next() {
                underWay -= 1
                if !reply.answer.isBudgetSpent { tally.attempted += 1 }
                if let fault = reply.fault {
                    tally.note(fault)
                    plan.fail(request, AskingPlan.Failure(fault.rawValue, isAttempt: true))
                } else if let end = try record(reply, to: request, &plan, &tally) {
                    tally.ends[end, default: 0] += 1
                }
                progress?.advance(plan.endedCount, of: plan.dueCount)
                if plan.results.count >= Self.resultsMax { unrecorded += try recordNotFound(plan.takeResults()) }
                await askMore(&plan)
            }
        }
        return unrecorded + plan.takeResults()
    }

    /// How many results wait to be recorded together.
    private static let resultsMax = 20

    /// Records which transactions Apple does not know: that stands, whatever becomes of the run.
    ///
    /// - Returns: the others. Whether their attempts count shows at the end, by whether Apple was out of service.
    private func recordNotFound(_ results: [QuestionResult]) throws -> [QuestionResult] {
        try ledger.record(results.filter(\.isNotFound), policy: policy, asOf: asOf)
        return results.filter { !$0.isNotFound }
    }

    /// How many questions under way can be answered with what is left of the requests: many begun at once would all break off.
    private var widthForBudget: Int {
        get async {
            // At the most: every app, in both environments, and once for the transaction alone.
            let requestsEach = policy.apps.count * StoreEnvironment.allCases.count + 1
            return await clients.budget.remaining.map { max(1, $0 / requestsEach) } ?? .max
        }
    }

    /// Keeps what Apple answered to a request, and tells the plan.
    ///
    /// - Returns: why a walk ended although Apple promised more; nil where it goes on, or came to its end.
    private func record(
        _ reply: AccountAsker.Reply,
        to request: AskingPlan.Request,
        _ plan: inout AskingPlan,
        _ tally: inout AskingTally
    ) throws -> PageTrail.End? {
        switch reply.answer {
        case .answered(let page):
            return try keep(page, of: reply, to: request, &plan, &tally)
        case .notFound where plan.restartPagination(request), .final where plan.restartPagination(request):
            return nil
        case .notFound, .final(errorCode: AppleError.invalidTransactionID):
            try keepNotFound(request, &plan, &tally)
        case .final(let code):
            // Final: Apple would answer the same every night. That it does not know the app is no answer about a transaction.
            tally.refusedQuestions[code, default: 0] += 1
            var failure = AskingPlan.Failure(reply.answer.failure, isAttempt: true)
            failure.isAnswer = code != AppleError.appNotFound
            if failure.isAnswer { failure.notBefore = asOf + RetrySchedule.finalErrorWait }
            plan.fail(request, failure)
        case .retryLater, .credentialsRefused, .outage, .budgetSpent:
            var failure = AskingPlan.Failure(
                reply.answer.failure,
                isAttempt: reply.answer.countsAsAttempt,
                notBefore: reply.answer.notBefore(asOf: asOf)
            )
            failure.concernsAllApps = reply.answer.isBudgetSpent
            plan.fail(request, failure)
        }
        return nil
    }

    /// Keeps a page of an account's history.
    private func keep(
        _ page: AccountAsker.Reply.Page,
        of reply: AccountAsker.Reply,
        to request: AskingPlan.Request,
        _ plan: inout AskingPlan,
        _ tally: inout AskingTally
    ) throws -> PageTrail.End? {
        for fault in reply.faultyRows { tally.note(fault) }
        let statements = reply.pieces.flatMap(\.answer.statements)
        let place = plan.record(
            request,
            in: page.environment,
            known: statements.map(\.transaction.id),
            originals: statements.compactMap(\.facts.originalTransactionID),
            damage: reply.faultyRows.first { $0 == .unverified }?.rawValue,
            next: page.hasMore ? page.next : nil
        )
        var answered = AccountPage(
            bundleID: request.app,
            environment: page.environment,
            askedID: place.accountID,
            pieces: reply.pieces,
            // Where to go on is kept for an account that is known to be the one asked about, up to what cannot be read.
            revision: place.isOfAccount && !place.isDamaged ? page.next : nil,
            isLast: place.isLast,
            linked: place.linked,
            found: place.found
        )
        answered.isSingle = request.isSingle
        let new = try ledger.keep(answered, asOf: asOf)
        tally.noteRowsSetAside(of: new.map(\.answer))
        return place.end
    }

    /// Keeps that Apple does not know a transaction which is read again: nothing follows, and it need not be asked
    /// again tonight.
    private func keepNotFound(
        _ request: AskingPlan.Request,
        _ plan: inout AskingPlan,
        _ tally: inout AskingTally
    ) throws {
        guard plan.recordNotFound(request), let environment = request.environments.first else { return }
        tally.unknownRechecked.append(request.id)
        var page = AccountPage(
            bundleID: request.app,
            environment: environment,
            askedID: request.id,
            pieces: [],
            revision: nil,
            isLast: true,
            linked: [request.id]
        )
        page.notFoundBy = plan.appsNotKnowing(request)
        try ledger.keep(page, asOf: asOf)
    }

    private var isOutOfService: Bool {
        get async {
            if await clients.isOutOfService(.transactionHistory) { return true }
            return await clients.isOutOfService(.transactionInfo)
        }
    }
}

/// Codes of the App Store Server API that this program acts upon.
enum AppleError {
    /// The question itself is malformed.
    static let badRequest: Int64 = 4_000_000
    /// Apple does not keep notifications for so long.
    static let startDateTooFarInPast: Int64 = 4_000_012
    /// The key serves no such app in that environment.
    static let appNotFound: Int64 = 4_040_003
    /// What was asked about is no transaction id.
    static let invalidTransactionID: Int64 = 4_000_006
}

extension AppleAnswer {
    fileprivate var isBudgetSpent: Bool {
        if case .budgetSpent = self { return true }
        return false
    }
}
