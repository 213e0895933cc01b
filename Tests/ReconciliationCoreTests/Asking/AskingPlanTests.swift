import ReconciliationCore
import Testing

/// Apple accounts by their transactions, and how often a history was asked for.
private struct Store {
    var accounts: [[String]]
    var app = BundleID("app")
    var environment = StoreEnvironment.production
    var pageSize = 100
    var requests: [AskingPlan.Request] = []
    var found: [String] = []

    /// Answers everything the plan wants, up to `width` requests under way at a time, the latest first.
    mutating func answer(_ plan: inout AskingPlan, width: Int = 1) {
        var underWay: [AskingPlan.Request] = []
        while true {
            while underWay.count < width, let request = plan.next() { underWay.append(request) }
            guard let request = underWay.popLast() else { return }
            requests.append(request)
            let account = accounts.first { $0.contains(request.id.rawValue) }
            guard let account, request.app == app, request.environments.contains(environment) else {
                _ = plan.recordNotFound(request)
                continue
            }
            if request.isSingle {
                take(plan.record(request, in: environment, known: [request.id], next: nil))
                continue
            }
            let start = Int(request.revision ?? "0") ?? 0
            let end = min(start + pageSize, account.count)
            let known = account[start..<end].map { TransactionID($0) }
            take(plan.record(request, in: environment, known: known, next: end < account.count ? String(end) : nil))
        }
    }

    private mutating func take(_ place: AskingPlan.Place) { found += place.found.map(\.rawValue) }
}

private func claim(_ id: String, by user: String) -> OpenQuestion {
    OpenQuestion(.claim, TransactionID(id), links: ["user:" + user])
}

private func recheck(_ id: String, customer: Int64? = nil, revision: String? = nil, receipt: String? = nil)
    -> OpenQuestion
{
    OpenQuestion(
        .recheck,
        TransactionID(id),
        environment: .production,
        bundleID: BundleID("app"),
        customerID: customer,
        revision: revision,
        links: receipt.map { ["account:" + $0] } ?? []
    )
}

@Suite struct AskingPlanTests {
    @Test func `claims of one account are answered by one history, however many are under way`() {
        let accounts = (0..<20).map { account in (0..<10).map { "\(account)-\($0)" } }
        let claims = (0..<10).flatMap { place in (0..<20).map { claim("\($0)-\(place)", by: "u\($0)") } }
        for width in [1, 8, 64] {
            var store = Store(accounts: accounts)
            var plan = AskingPlan(claims, apps: [BundleID("app")])
            store.answer(&plan, width: width)
            #expect(store.requests.count == 20)
            #expect(store.found.sorted() == accounts.flatMap(\.self).sorted() && plan.results.isEmpty)
            #expect(plan.answeredCount == plan.dueCount)
        }
    }

    @Test func `the next question of a user waits for what is older of others`() {
        let ids = ["a1", "b1", "c1", "a2", "b2", "a3"]
        var store = Store(accounts: ids.map { [$0] })
        var plan = AskingPlan(ids.map { claim($0, by: String($0.prefix(1))) }, apps: [BundleID("app")])
        store.answer(&plan)
        #expect(store.requests.map(\.id.rawValue) == ids)
    }

    @Test func `what another answer showed makes nothing behind it more urgent`() {
        var store = Store(accounts: [["a1", "a2"], ["b1"], ["c1"], ["a3"]])
        let claims = ["a1", "b1", "a2", "c1", "a3"].map { claim($0, by: String($0.prefix(1))) }
        var plan = AskingPlan(claims, apps: [BundleID("app")])
        store.answer(&plan)
        #expect(store.requests.map(\.id.rawValue) == ["a1", "b1", "c1", "a3"])
    }

    @Test func `one user with two accounts is asked about for both`() {
        var store = Store(accounts: [["a", "b"], ["c"]])
        var plan = AskingPlan([claim("a", by: "u"), claim("b", by: "u"), claim("c", by: "u")], apps: [BundleID("app")])
        store.answer(&plan, width: 3)
        #expect(Set(store.requests.map(\.id.rawValue)) == ["a", "c"])
        #expect(store.found.sorted() == ["a", "b", "c"] && plan.results.isEmpty)
    }

    @Test func `an account claimed by many users costs one history when asked one by one`() {
        var store = Store(accounts: [["a", "b", "c", "d"]])
        let claims = ["a", "b", "c", "d"].map { claim($0, by: "user of " + $0) }
        var plan = AskingPlan(claims, apps: [BundleID("app")])
        store.answer(&plan)
        #expect(store.requests.count == 1)
    }

    @Test func `a history of many pages is read to its end from where it was left`() {
        var store = Store(accounts: [(0..<450).map { "t\($0)" }])
        var plan = AskingPlan([recheck("t7", customer: 3, revision: "200")], apps: [BundleID("app")])
        store.answer(&plan)
        #expect(store.requests.map(\.revision) == ["200", "300", "400"])
        #expect(plan.answeredCount == 1 && plan.results.isEmpty)
    }

    @Test func `what waits in one receipt is one account, and read once`() {
        var store = Store(accounts: [["a", "b", "c"], ["d"]])
        let questions = [recheck("a", receipt: "1"), recheck("b", receipt: "1"), recheck("d", receipt: "2")]
        var plan = AskingPlan(questions, apps: [BundleID("app")])
        #expect(plan.dueCount == 2)
        store.answer(&plan, width: 4)
        #expect(store.requests.map(\.id.rawValue).sorted() == ["a", "d"])
    }

    @Test func `a claim with two receipts does not make one account of them`() {
        let claimed = OpenQuestion(.claim, TransactionID("x"), links: ["account:1", "account:2"])
        let questions = [recheck("a", receipt: "1"), recheck("b", receipt: "2"), claimed]
        var plan = AskingPlan(questions, apps: [BundleID("app")])
        var store = Store(accounts: [["a"], ["b"], ["x"]])
        #expect(plan.dueCount == 3)
        store.answer(&plan)
        #expect(Set(store.requests.map(\.id.rawValue)) == ["a", "b", "x"])
    }

    @Test func `an account seen on a page of another is still to be read when its own walk breaks off`() {
        var plan = AskingPlan([recheck("a"), recheck("b")], apps: [BundleID("app")])
        let (first, second) = (plan.next()!, plan.next()!)
        plan.record(first, in: .production, known: [TransactionID("a"), TransactionID("b")], next: "more")
        plan.fail(second, AskingPlan.Failure("timed_out", isAttempt: true))
        #expect(plan.answeredCount == 0 && plan.dueCount == 2)
    }

    @Test func `accounts that turn out to be one are not read twice`() {
        var store = Store(accounts: [["a", "b"]])
        var plan = AskingPlan([recheck("a"), recheck("b")], apps: [BundleID("app")])
        store.answer(&plan)
        #expect(store.requests.count == 1 && plan.answeredCount == 2)
    }

    @Test func `an unknown transaction is asked of every app in both stores, the likely app first`() {
        var store = Store(accounts: [])
        var question = claim("x", by: "u")
        question.bundleID = BundleID("other")
        question.environment = .sandbox
        var plan = AskingPlan([question], apps: [BundleID("app"), BundleID("other")])
        store.answer(&plan)
        #expect(store.requests.map(\.app.rawValue) == ["other", "app"])
        #expect(store.requests.allSatisfy { $0.environments == [.sandbox, .production] })
        #expect(
            plan.results == [
                QuestionResult(TransactionID("x"), .notFound(apps: [BundleID("other"), BundleID("app")]))
            ]
        )
    }

    @Test func `a history that does not show the transaction asked about is followed by a question about it alone`() {
        var plan = AskingPlan([claim("x", by: "u")], apps: [BundleID("app")])
        let first = plan.next()
        plan.record(first!, in: .sandbox, known: [TransactionID("y")], next: nil)
        let second = plan.next()
        #expect(second?.isSingle == true && second?.environments == [.sandbox] && plan.results.isEmpty)
        #expect(
            plan.record(second!, in: .sandbox, known: [TransactionID("x")], next: nil).found == [TransactionID("x")]
        )
        #expect(plan.results.isEmpty && plan.answeredCount == 1)
        #expect(plan.next() == nil)
    }

    @Test func `a mark Apple no longer takes is given up once, and the account read from the beginning`() {
        var plan = AskingPlan([recheck("a", customer: 1, revision: "old")], apps: [BundleID("app")])
        let first = plan.next()!
        let isAnew = plan.restartPagination(first)
        #expect(first.revision == "old" && isAnew)
        let second = plan.next()!
        #expect(second.revision == nil && second.id == first.id)
        let isWithoutMark = plan.restartPagination(second)
        plan.record(second, in: .production, known: [TransactionID("a")], next: "new")
        let third = plan.next()!
        let isTwice = plan.restartPagination(third)
        #expect(!isWithoutMark && !isTwice && third.revision == "new")
    }

    @Test func `an account that could not be read is no transaction that was not found`() {
        var plan = AskingPlan([recheck("a"), recheck("b"), claim("c", by: "u")], apps: [BundleID("app")])
        let (first, second, third) = (plan.next()!, plan.next()!, plan.next()!)
        plan.fail(first, AskingPlan.Failure("timed_out", isAttempt: true))
        let isUnknownAccount = plan.recordNotFound(second)
        let isUnknownClaim = plan.recordNotFound(third)
        #expect(isUnknownAccount && !isUnknownClaim)
        #expect(plan.appsNotKnowing(first).isEmpty && plan.appsNotKnowing(second) == [BundleID("app")])
        #expect(plan.results.map(\.transactionID.rawValue) == ["a", "c"])
        #expect(plan.results.map(\.isNotFound) == [false, true], "of the white list it is kept with the account")
        #expect(plan.dueCount == 3 && plan.answeredCount == 2)
    }

    @Test func `a page before the last says so, and links nothing yet`() {
        var plan = AskingPlan([recheck("a"), recheck("b")], apps: [BundleID("app")])
        let first = plan.next()!
        let page = plan.record(first, in: .production, known: [TransactionID("b")], next: "more")
        #expect(page.linked.isEmpty && page.found.isEmpty)
        #expect(!page.isLast)
        let last = plan.record(plan.next()!, in: .production, known: [TransactionID("a")], next: nil)
        #expect(last.isLast && last.linked.map(\.rawValue) == ["a", "b"])
        #expect(plan.next() == nil && plan.answeredCount == 2)
    }

    @Test func `an answer about a transaction that does not hold it is an attempt in vain`() {
        var plan = AskingPlan([claim("x", by: "u")], apps: [BundleID("app")])
        plan.record(plan.next()!, in: .production, known: [], next: nil)
        let alone = plan.record(plan.next()!, in: .production, known: [TransactionID("y")], next: nil)
        #expect(!alone.isLast)
        guard case .unanswered(_, isAttempt: true, notBefore: nil)? = plan.results.first?.ending else {
            Issue.record("\(plan.results)")
            return
        }
        #expect(plan.answeredCount == 0)
    }

    @Test func `two answers that contradict each other decide nothing`() {
        var plan = AskingPlan([claim("x", by: "u")], apps: [BundleID("app"), BundleID("other")])
        plan.record(plan.next()!, in: .production, known: [], next: nil)
        _ = plan.recordNotFound(plan.next()!)
        let other = plan.next()!
        #expect(other.app == BundleID("other") && !other.isSingle)
        let isUnknownAccount = plan.recordNotFound(other)
        #expect(!isUnknownAccount && plan.next() == nil && plan.answeredCount == 0)
        let ending = QuestionResult.Ending.unanswered("contradicting answers", isAttempt: true, notBefore: nil)
        #expect(plan.results == [QuestionResult(TransactionID("x"), ending, notFoundBy: [BundleID("other")])])
    }

    @Test func `an app that gives no answer keeps nobody from asking the others`() {
        let apps = [BundleID("one"), BundleID("two"), BundleID("three")]
        func plan(_ failures: [AskingPlan.Failure]) -> AskingPlan {
            var plan = AskingPlan([claim("x", by: "u")], apps: apps)
            for failure in failures { plan.fail(plan.next()!, failure) }
            return plan
        }
        let refused = AskingPlan.Failure("credentials_refused", isAttempt: false)
        let late = AskingPlan.Failure("timed_out", isAttempt: true)
        var found = plan([refused, late])
        found.record(found.next()!, in: .sandbox, known: [TransactionID("x")], next: nil)
        #expect(found.results.isEmpty && found.answeredCount == 1 && found.next() == nil)
        var notFound = plan([refused, late])
        _ = notFound.recordNotFound(notFound.next()!)
        let ending = QuestionResult.Ending.unanswered("timed_out", isAttempt: true, notBefore: nil)
        #expect(notFound.results == [QuestionResult(TransactionID("x"), ending, notFoundBy: [apps[2]])])
        #expect(notFound.answeredCount == 0)
        // Nothing is left of the requests: nobody else can be asked either.
        var spent = AskingPlan.Failure("budget_spent", isAttempt: false)
        spent.concernsAllApps = true
        var ended = plan([late, spent])
        let why = QuestionResult.Ending.unanswered("budget_spent", isAttempt: false, notBefore: nil)
        #expect(ended.next() == nil && ended.results.map(\.ending) == [why])
    }

    @Test func `of two failures that mean the same for the next turn the first is told`() {
        let apps = [BundleID("one"), BundleID("two")]
        for isAttempt in [true, false] {
            var plan = AskingPlan([claim("x", by: "u")], apps: apps)
            plan.fail(plan.next()!, AskingPlan.Failure("first", isAttempt: isAttempt))
            plan.fail(plan.next()!, AskingPlan.Failure("second", isAttempt: isAttempt))
            #expect(plan.results.map(\.ending) == [.unanswered("first", isAttempt: isAttempt, notBefore: nil)])
        }
    }

    @Test func `after an app that gave no answer the next is asked from the beginning`() {
        let apps = [BundleID("one"), BundleID("two")]
        var plan = AskingPlan([claim("x", by: "u")], apps: apps)
        plan.record(plan.next()!, in: .production, known: [TransactionID("y")], next: "page 2")
        let isAnew = plan.restartPagination(plan.next()!)
        plan.fail(plan.next()!, AskingPlan.Failure("timed_out", isAttempt: true))
        plan.record(plan.next()!, in: .production, known: [TransactionID("z")], next: "page 2")
        let isAnewThere = plan.restartPagination(plan.next()!)
        #expect(isAnew && isAnewThere)
    }

    @Test func `an account is not unknown where an app gave no answer`() {
        var plan = AskingPlan([OpenQuestion(.recheck, TransactionID("a"))], apps: [BundleID("one"), BundleID("two")])
        plan.fail(plan.next()!, AskingPlan.Failure("timed_out", isAttempt: true))
        let isUnknown = plan.recordNotFound(plan.next()!)
        #expect(!isUnknown && plan.next() == nil && plan.answeredCount == 0)
        #expect(plan.results.map(\.notFoundBy) == [[]])
    }

    @Test func `a result says whether the transaction was not found`() {
        #expect(QuestionResult(TransactionID("x"), .notFound(apps: [])).isNotFound)
        #expect(!QuestionResult(TransactionID("x"), .unanswered("", isAttempt: true, notBefore: nil)).isNotFound)
    }

    @Test func `a final error is an answer, and waits for its next turn`() {
        var plan = AskingPlan([claim("x", by: "u")], apps: [BundleID("app")])
        var final = AskingPlan.Failure("error_4000048", isAttempt: true)
        final.isAnswer = true
        plan.fail(plan.next()!, final)
        #expect(plan.answeredCount == 1)
        #expect(plan.results.map(\.ending) == [.unanswered("error_4000048", isAttempt: true, notBefore: nil)])
    }

    @Test(arguments: [true, false])
    func `what one app left without an answer stays so, whatever error another ends with`(isErrorFirst: Bool) {
        var final = AskingPlan.Failure("error_4000048", isAttempt: true)
        final.isAnswer = true
        let failures = [final, AskingPlan.Failure("timed_out", isAttempt: false)]
        var plan = AskingPlan([claim("x", by: "u")], apps: [BundleID("one"), BundleID("two")])
        for failure in isErrorFirst ? failures : failures.reversed() { plan.fail(plan.next()!, failure) }
        #expect(plan.answeredCount == 0)
        #expect(plan.results.map(\.ending) == [.unanswered("timed_out", isAttempt: false, notBefore: nil)])
    }

    @Test(arguments: [(true, false, true), (true, true, false), (false, false, false)])
    func `attempts count only where Apple answered something and was in service`(
        isOneAnswered: Bool,
        isOutOfService: Bool,
        isCounted: Bool
    ) {
        var plan = AskingPlan([claim("x", by: "u"), claim("y", by: "v")], apps: [BundleID("app")])
        let later = AskingPlan.Failure("timed_out", isAttempt: true, notBefore: Instant(milliseconds: 5))
        plan.fail(plan.next()!, later)
        if isOneAnswered { _ = plan.recordNotFound(plan.next()!) } else { plan.fail(plan.next()!, later) }
        let results = plan.takeResults()
        let endings = plan.counted(results, isOutOfService: isOutOfService).map(\.ending)
        let unanswered = QuestionResult.Ending.unanswered(
            "timed_out",
            isAttempt: isCounted,
            notBefore: Instant(milliseconds: 5)
        )
        #expect(endings == [unanswered, isOneAnswered ? .notFound(apps: [BundleID("app")]) : unanswered])
    }

    @Test func `a history begun again is asked for in both environments`() {
        var plan = AskingPlan([claim("x", by: "u")], apps: [BundleID("app")])
        plan.record(plan.next()!, in: .production, known: [TransactionID("y")], next: "page 2")
        let isAnew = plan.restartPagination(plan.next()!)
        let first = plan.next()!
        #expect(isAnew && first.environments == [.production, .sandbox] && first.revision == nil)
        // Production showed a page tonight.
        _ = plan.recordNotFound(first)
        #expect(plan.results.map(\.notFoundBy) == [[]])
    }

    @Test func `what another answer showed is not unknown by the one under way`() {
        var plan = AskingPlan([claim("x", by: "u"), claim("y", by: "v")], apps: [BundleID("app")])
        let (first, second) = (plan.next()!, plan.next()!)
        plan.record(second, in: .production, known: [TransactionID("x"), TransactionID("y")], next: nil)
        let isUnknownAccount = plan.recordNotFound(first)
        #expect(!isUnknownAccount && plan.results.isEmpty && plan.answeredCount == 2 && plan.next() == nil)
    }

    @Test func `an account is unknown only when nobody else is left to ask`() {
        var plan = AskingPlan([OpenQuestion(.recheck, TransactionID("a"))], apps: [BundleID("one"), BundleID("two")])
        let first = plan.recordNotFound(plan.next()!)
        let second = plan.recordNotFound(plan.next()!)
        #expect(!first && second && plan.next() == nil)
    }

    @Test func `a question that breaks off keeps who does not know it, and goes on with the others`() {
        let apps = [BundleID("one"), BundleID("two"), BundleID("three")]
        var plan = AskingPlan([claim("x", by: "u")], apps: apps)
        _ = plan.recordNotFound(plan.next()!)
        var spent = AskingPlan.Failure("budget_spent", isAttempt: false)
        spent.concernsAllApps = true
        plan.fail(plan.next()!, spent)
        #expect(plan.results.map(\.notFoundBy) == [[apps[0]]])

        var question = claim("x", by: "u")
        question.notFoundBy = [apps[0]]
        var next = AskingPlan([question], apps: apps)
        _ = next.recordNotFound(next.next()!)
        _ = next.recordNotFound(next.next()!)
        #expect(next.next() == nil)
        #expect(next.results == [QuestionResult(TransactionID("x"), .notFound(apps: [apps[1], apps[2]]))])
    }

    @Test func `whoever waits for longer than another has the apps asked that did not know it only for the other`() {
        let apps = [BundleID("one"), BundleID("two")]
        var first = claim("x", by: "u")
        first.notFoundBy = [apps[0]]
        for second in [claim("x", by: "v"), recheck("x")] {
            var plan = AskingPlan([first, second], apps: apps)
            var asked: [BundleID] = []
            while let request = plan.next() {
                asked.append(request.app)
                _ = plan.recordNotFound(request)
            }
            #expect(asked.first == apps[1])
        }
        var plan = AskingPlan([first, claim("x", by: "v")], apps: apps)
        let request = plan.next()!
        _ = plan.recordNotFound(request)
        #expect(request.app == apps[1] && plan.next()?.app == apps[0])
    }

    @Test func `an account that is read again is asked for at its own app alone`() {
        let apps = [BundleID("app"), BundleID("two")]
        var plan = AskingPlan([recheck("a", receipt: "r"), recheck("b", receipt: "r")], apps: apps)
        let isUnknown = plan.recordNotFound(plan.next()!)
        let other = plan.next()
        #expect(isUnknown && other?.id == TransactionID("b") && other?.app == apps[0])
        let isOtherUnknown = plan.recordNotFound(other!)
        #expect(isOtherUnknown && plan.next() == nil)
    }

    @Test func `an answer about one transaction that does not show it is no answer`() {
        var plan = AskingPlan([claim("x", by: "u")], apps: [BundleID("app")])
        plan.record(plan.next()!, in: .production, known: [TransactionID("y")], next: nil)
        plan.record(plan.next()!, in: .production, known: [TransactionID("z")], next: nil)
        let ending = QuestionResult.Ending.unanswered(
            "an answer without the transaction",
            isAttempt: true,
            notBefore: nil
        )
        #expect(plan.results.map(\.ending) == [ending] && plan.next() == nil)
    }

    @Test func `where a claim says it was made is a hint, and what is shown twice is found once`() {
        let hinted = OpenQuestion(.claim, TransactionID("x"), environment: .production, bundleID: BundleID("app"))
        var plan = AskingPlan([hinted], apps: [BundleID("app")])
        let request = plan.next()!
        let first = plan.record(request, in: .sandbox, known: [TransactionID("x")], next: "2")
        #expect(first.found.map(\.rawValue) == ["x"])
        let second = plan.record(plan.next()!, in: .sandbox, known: [TransactionID("x")], next: nil)
        #expect(second.found.isEmpty && plan.results.isEmpty && plan.answeredCount == 1)
    }

    @Test func `a question about one transaction has one page, and a history from its beginning does not begin again`()
    {
        var plan = AskingPlan([claim("x", by: "u")], apps: [BundleID("app")])
        let history = plan.next()!
        let isBegunAnew = plan.restartPagination(history)
        #expect(!isBegunAnew)
        plan.record(history, in: .production, known: [], next: nil)
        plan.record(plan.next()!, in: .production, known: [TransactionID("x")], next: "2")
        #expect(plan.next() == nil && plan.results.isEmpty && plan.answeredCount == 1)
    }

    @Test func `an account met again after it was read is answered once`() {
        var plan = AskingPlan([recheck("a"), recheck("b")], apps: [BundleID("app")])
        let (first, second) = (plan.next()!, plan.next()!)
        plan.record(second, in: .production, known: [TransactionID("b")], next: nil)
        plan.record(first, in: .production, known: [TransactionID("a"), TransactionID("b")], next: nil)
        #expect(plan.answeredCount == 2 && plan.dueCount == 2 && plan.next() == nil)
    }

    @Test func `an account read before goes on from the mark it was left at, whichever of its purchases has it`() {
        let questions = [
            recheck("a", customer: 1), recheck("b", customer: 1, revision: "3"),
            recheck("c", customer: 1, revision: "4"),
        ]
        var plan = AskingPlan(questions, apps: [BundleID("app")])
        #expect(plan.next()?.revision == "3")
    }

    @Test func `what the history does not show of one receipt is asked about alone, and not taken for read`() {
        var plan = AskingPlan([recheck("a", receipt: "1"), recheck("b", receipt: "1")], apps: [BundleID("app")])
        let place = plan.record(plan.next()!, in: .production, known: [TransactionID("a")], next: nil)
        #expect(place.linked == [TransactionID("a")] && plan.answeredCount == 1 && plan.dueCount == 2)
        let apart = plan.next()!
        #expect(apart.id == TransactionID("b") && apart.isSingle && apart.revision == nil)
        let alone = plan.record(apart, in: .production, known: [TransactionID("b")], next: nil)
        #expect(alone.linked == [TransactionID("b")] && alone.isLast)
        #expect(plan.answeredCount == 2 && plan.next() == nil)
    }

    /// What an account is known by before it is read, and what its history then shows.
    struct KnownAccount {
        var customer: Int64? = 1
        var revision: String? = "r"
        var shown: [TransactionID] = []
        var damage: String?
    }

    @Test(arguments: [
        (KnownAccount(), ["c"]), (KnownAccount(damage: "not_verified"), ["a", "b", "c"]),
        (KnownAccount(revision: nil, shown: [TransactionID("c")]), ["a", "b"]),
        (KnownAccount(customer: nil), ["a", "b", "c"]),
    ])
    func `from a mark on, only what is known to be of the account counts as read without being shown`(
        account: KnownAccount,
        apart: [String]
    ) {
        let known = ["a", "b"].map { recheck($0, customer: account.customer, revision: account.revision, receipt: "1") }
        var plan = AskingPlan(known + [recheck("c", receipt: "1")], apps: [BundleID("app")])
        let first = plan.next()!
        let place = plan.record(first, in: .production, known: account.shown, damage: account.damage, next: nil)
        #expect(first.revision == account.revision)
        #expect(place.linked.map(\.rawValue) == ["a", "b", "c"].filter { !apart.contains($0) })
        var asked: [String] = []
        while let request = plan.next() {
            asked.append(request.id.rawValue)
            #expect(request.isSingle && request.revision == nil)
            plan.record(request, in: .production, known: [request.id], next: nil)
        }
        #expect(asked.sorted() == apart && plan.results.isEmpty)
        #expect(plan.answeredCount == plan.dueCount - (account.damage == nil ? 0 : 1), "the damaged history is none")
    }

    @Test func `two accounts in one receipt are each read from their own mark`() {
        let questions = [
            recheck("a", customer: 1, revision: "r1", receipt: "1"),
            recheck("b", customer: 2, revision: "r2", receipt: "1"),
        ]
        var plan = AskingPlan(questions, apps: [BundleID("app")])
        plan.record(plan.next()!, in: .production, known: [], next: nil)
        let other = plan.next()!
        #expect(other.id == TransactionID("b") && other.revision == "r2" && !other.isSingle)
    }

    @Test func `of an account met in another walk, what was not shown is still to be read`() {
        let questions = [recheck("a"), recheck("b", receipt: "1"), recheck("c", receipt: "1")]
        var plan = AskingPlan(questions, apps: [BundleID("app")])
        let place = plan.record(
            plan.next()!,
            in: .production,
            known: [TransactionID("a"), TransactionID("b")],
            next: nil
        )
        #expect(place.linked.map(\.rawValue) == ["a", "b"])
        #expect(plan.next()?.id == TransactionID("c"))
        // From its mark, where one of those has one.
        let marked = questions + [recheck("d", customer: 5, revision: "r", receipt: "1")]
        plan = AskingPlan(marked, apps: [BundleID("app")])
        plan.record(plan.next()!, in: .production, known: [TransactionID("a"), TransactionID("b")], next: nil)
        let rest = plan.next()
        #expect(rest?.id == TransactionID("d") && rest?.revision == "r")
    }

    @Test func `an answer that names a purchase only as its original is one, and is asked for once`() {
        var plan = AskingPlan([recheck("a")], apps: [BundleID("app")])
        let named = [TransactionID("a")]
        plan.record(plan.next()!, in: .production, known: [TransactionID("y")], originals: named, next: nil)
        let alone = plan.next()!
        #expect(alone.isSingle)
        let place = plan.record(alone, in: .production, known: [TransactionID("y")], originals: named, next: nil)
        #expect(place.isLast && place.linked == named && plan.next() == nil)
        #expect(plan.answeredCount == plan.dueCount)
    }

    @Test func `that Apple does not know one purchase says nothing of the others of its receipt`() {
        var plan = AskingPlan([recheck("a", receipt: "1"), recheck("b", receipt: "1")], apps: [BundleID("app")])
        let isUnknown = plan.recordNotFound(plan.next()!)
        let other = plan.next()!
        #expect(isUnknown && other.id == TransactionID("b") && other.isSingle)
        plan.record(other, in: .production, known: [TransactionID("b")], next: nil)
        #expect(plan.next() == nil && plan.answeredCount == 2 && plan.results.isEmpty)
    }

    @Test func `an account is known by a purchase that it showed`() {
        var plan = AskingPlan([recheck("a", receipt: "1"), recheck("b", receipt: "1")], apps: [BundleID("app")])
        let place = plan.record(plan.next()!, in: .production, known: [TransactionID("b")], next: nil)
        #expect(place.accountID == TransactionID("b") && place.linked == [TransactionID("b")])
        #expect(plan.next()?.id == TransactionID("a"))
        // Or by the one asked about, where it is known to be of it, shown or named as an original.
        for (revision, shown, originals) in [("r", "b", []), (nil, "a", []), (nil, "b", ["a"])]
            as [(String?, String, [String])]
        {
            let customer: Int64? = revision.map { _ in 1 }
            let questions = ["a", "b"].map { recheck($0, customer: customer, revision: revision, receipt: "1") }
            var plan = AskingPlan(questions, apps: [BundleID("app")])
            let named = originals.map { TransactionID($0) }
            let known = [TransactionID(shown)]
            let place = plan.record(plan.next()!, in: .production, known: known, originals: named, next: "r2")
            #expect(place.accountID == TransactionID("a"))
        }
    }

    @Test func `a history in which a signature does not hold is read no further than before, and asked for again`() {
        var plan = AskingPlan([recheck("a", customer: 1, revision: "r")], apps: [BundleID("app")])
        let first = plan.record(
            plan.next()!,
            in: .production,
            known: [TransactionID("a")],
            damage: "not_verified",
            next: "r2"
        )
        let last = plan.record(plan.next()!, in: .production, known: [TransactionID("z")], next: nil)
        #expect(first.isDamaged && last.isDamaged && !last.isLast && plan.answeredCount == 0)
        #expect(plan.results.map(\.ending) == [.unanswered("not_verified", isAttempt: true, notBefore: nil)])
    }

    @Test func `what is asked about alone says nothing of the others of its receipt`() {
        var plan = AskingPlan([recheck("a", receipt: "1"), recheck("b", receipt: "1")], apps: [BundleID("app")])
        plan.record(plan.next()!, in: .production, known: [TransactionID("z")], damage: "not_verified", next: nil)
        let alone = plan.next()!
        #expect(alone.isSingle && alone.id == TransactionID("a"))
        plan.record(alone, in: .production, known: [TransactionID("a")], next: nil)
        #expect(plan.next()?.id == TransactionID("b"))
    }

    @Test func `a claim that a damaged history shows is found, and several claims of one transaction end as one`() {
        var plan = AskingPlan([claim("x", by: "u"), claim("x", by: "v")], apps: [BundleID("app")])
        var other = plan
        plan.record(plan.next()!, in: .production, known: [TransactionID("x")], damage: "not_verified", next: nil)
        #expect(plan.results.isEmpty && plan.answeredCount == 1)
        other.fail(other.next()!, AskingPlan.Failure("timed_out", isAttempt: true))
        #expect(other.results.count == 1)
    }

    @Test func `that an account could not be read is kept for each of its purchases`() {
        var plan = AskingPlan([recheck("a", receipt: "1"), recheck("b", receipt: "1")], apps: [BundleID("app")])
        plan.fail(plan.next()!, AskingPlan.Failure("timed_out", isAttempt: true))
        let ending = QuestionResult.Ending.unanswered("timed_out", isAttempt: true, notBefore: nil)
        #expect(plan.results == ["a", "b"].map { QuestionResult(TransactionID($0), ending) })
    }

    @Test(arguments: NotAsked.allCases)
    func `that nobody came to read an account again is kept nowhere`(why: NotAsked) {
        var plan = AskingPlan([recheck("a")], apps: [BundleID("app")])
        plan.fail(plan.next()!, AskingPlan.Failure(why.rawValue, isAttempt: false))
        #expect(plan.results.isEmpty && plan.answeredCount == 0)
    }

    @Test func `that an account is not to be read again yet is kept, though nobody came to ask`() {
        var plan = AskingPlan([recheck("a")], apps: [BundleID("app")])
        let until = asOf + .hours(6)
        plan.fail(plan.next()!, AskingPlan.Failure(NotAsked.paused.rawValue, isAttempt: false, notBefore: until))
        let ending = QuestionResult.Ending.unanswered("paused", isAttempt: false, notBefore: until)
        #expect(plan.results == [QuestionResult(TransactionID("a"), ending)])
        #expect(!ending.isInVain)
    }

    @Test func `what was asked about in vain comes last, the longest ago first`() {
        func question(_ id: String, _ hours: Int64?) -> OpenQuestion {
            var question = claim(id, by: "u")
            question.unansweredAt = hours.map { Instant(milliseconds: 0) + .hours($0) }
            return question
        }
        let questions = [question("a", 2), question("b", nil), question("c", 1), question("d", nil), question("e", 2)]
        #expect(questions.withUnansweredLast.map(\.transactionID.rawValue) == ["b", "d", "c", "a", "e"])
    }

    @Test func `a history that is unknown half-way proves nothing`() {
        var plan = AskingPlan([claim("x", by: "u"), recheck("a")], apps: [BundleID("app")])
        for _ in 0..<2 {
            plan.record(plan.next()!, in: .production, known: [TransactionID("y")], next: "page 2")
            let isUnknownAccount = plan.recordNotFound(plan.next()!)
            #expect(!isUnknownAccount)
        }
        #expect(plan.next() == nil && plan.answeredCount == 0)
        let ending = QuestionResult.Ending.unanswered("contradicting answers", isAttempt: true, notBefore: nil)
        #expect(plan.results.map(\.ending) == [ending, ending])
    }

    @Test func `without an app nobody can be asked`() {
        var plan = AskingPlan([claim("x", by: "u")], apps: [])
        #expect(plan.next() == nil && plan.dueCount == 1 && plan.answeredCount == 0)
        #expect(plan.results.map(\.ending) == [.unanswered("no app to ask", isAttempt: false, notBefore: nil)])
    }

    @Test func `what is read again is asked of its own app in its own store, from the mark any of it has`() {
        let questions = [recheck("a", receipt: "1"), recheck("b", customer: 4, revision: "r", receipt: "1")]
        var plan = AskingPlan(questions, apps: [BundleID("other"), BundleID("app")])
        let request = plan.next()!
        #expect(request.app == BundleID("app") && request.environments == [.production])
        #expect(request.id == TransactionID("b") && request.revision == "r")
    }

    @Test func `the same id in another store or app is another account`() {
        for (environment, app) in [(StoreEnvironment.sandbox, "app"), (.production, "other")] {
            var plan = AskingPlan([claim("x", by: "u"), recheck("a")], apps: [BundleID(app)])
            plan.record(plan.next()!, in: environment, known: [TransactionID("x"), TransactionID("a")], next: nil)
            #expect(plan.next()?.id == TransactionID("a"))
        }
    }

    @Test func `an unanswered question lets the next of the queue go on`() {
        var plan = AskingPlan([claim("a", by: "u"), claim("b", by: "u")], apps: [BundleID("app")])
        let first = plan.next()!
        #expect(plan.next() == nil)
        plan.fail(first, AskingPlan.Failure("timed_out", isAttempt: true))
        #expect(plan.next()?.id == TransactionID("b"))
        #expect(plan.results.map(\.ending) == [.unanswered("timed_out", isAttempt: true, notBefore: nil)])
        #expect(plan.answeredCount == 0 && plan.dueCount == 2)
    }

    @Test func `what another answer showed is found although its own question failed`() {
        var plan = AskingPlan([claim("a", by: "u"), claim("b", by: "v")], apps: [BundleID("app")])
        let (first, second) = (plan.next()!, plan.next()!)
        plan.record(first, in: .production, known: [TransactionID("a"), TransactionID("b")], next: nil)
        plan.fail(second, AskingPlan.Failure("timed_out", isAttempt: true))
        #expect(plan.results.isEmpty && plan.answeredCount == 2)
    }
}

@Suite struct RetryScheduleTests {
    private static let asOf = Instant(milliseconds: 1_772_334_000_000)

    @Test(arguments: [(1, 1), (2, 2), (3, 4), (5, 16), (6, 20), (10, 20), (100, 20)])
    func `waits double, and end before the next night`(attempts: Int, hours: Int64) {
        #expect(RetrySchedule.nextAttempt(after: attempts, asOf: Self.asOf) == Self.asOf + .hours(hours))
    }

    @Test func `a later time Apple names is kept`() {
        let named = Self.asOf + .days(1)
        #expect(RetrySchedule.nextAttempt(after: 1, asOf: Self.asOf, notBefore: named) == named)
        #expect(
            RetrySchedule.nextAttempt(after: 9, asOf: Self.asOf, notBefore: Self.asOf + .hours(3)) == Self.asOf
                + .hours(20)
        )
    }

    /// When it is asked again, when it was asked in vain, and how many hours later than the as-of its turn is; in hours from the as-of.
    @Test(
        arguments: [
            (nil, nil, nil), (nil, -1, nil), (1, nil, nil), (1, -1, 1), (0, -1, nil), (-1, -2, nil), (23, -1, 23),
            (46, -1, 46), (47, -1, nil), (48, 0, nil),
        ] as [(Int64?, Int64?, Int64?)]
    )
    func `what got no answer has a turn until that comes, and a final error is an answer`(
        next: Int64?,
        unanswered: Int64?,
        turn: Int64?
    ) {
        func moment(_ hours: Int64?) -> Instant? { hours.map { Self.asOf + .hours($0) } }
        func found(isPaused: Bool) -> Instant? {
            RetrySchedule.turn(moment(next), unansweredAt: moment(unanswered), isPaused: isPaused, after: Self.asOf)
        }
        #expect(found(isPaused: false) == moment(turn))
        #expect(
            found(isPaused: true) == next.flatMap { $0 > 0 ? moment($0) : nil },
            "when Apple says, whatever was asked before"
        )
    }

    @Test func `a purchase waits for the last turn of its transactions`() {
        func transaction(_ number: Int64, next: Int64) -> PurchaseToRecheck.Transaction {
            let key = TransactionKey(environment: .production, id: TransactionID("\(number)"))
            var transaction = PurchaseToRecheck.Transaction(number: number, key: key)
            transaction.unansweredAt = Self.asOf - .hours(1)
            transaction.nextAttemptAt = Self.asOf + .hours(next)
            return transaction
        }
        let purchase = PurchaseToRecheck(number: 1, transactions: [(1, 1), (2, 3), (3, -1)].map(transaction))
        #expect(purchase.turn(after: Self.asOf) == Self.asOf + .hours(3))
        #expect(PurchaseToRecheck(number: 2).turn(after: Self.asOf) == nil)
        var answered = transaction(5, next: 5)
        answered.unansweredAt = nil
        #expect(PurchaseToRecheck(number: 5, transactions: [answered]).turn(after: Self.asOf) == nil)
        var paused = transaction(4, next: 5)
        (paused.unansweredAt, paused.isPaused) = (nil, true)
        #expect(PurchaseToRecheck(number: 3, transactions: [paused]).turn(after: Self.asOf) == Self.asOf + .hours(5))
        var waiting = WaitingTransaction(since: Self.asOf, nextAttemptAt: Self.asOf + .hours(2))
        #expect(waiting.turn(after: Self.asOf) == nil)
        waiting.isPaused = true
        #expect(waiting.turn(after: Self.asOf) == Self.asOf + .hours(2))
    }

    @Test(arguments: [(true, false, true), (true, true, false), (false, false, false), (false, true, false)])
    func `attempts count only where Apple answers and is not out of service`(
        isAnswering: Bool,
        isOutOfService: Bool,
        counts: Bool
    ) {
        #expect(RetrySchedule.countsAttempts(isAnswering: isAnswering, isOutOfService: isOutOfService) == counts)
    }

    @Test(arguments: [(9, 14, false), (10, 13, false), (10, 14, true), (11, 15, true)])
    func `retries are used up by ten attempts and fourteen days together`(attempts: Int, days: Int64, isUsedUp: Bool) {
        let first = Self.asOf + Span(milliseconds: -Span.days(days).milliseconds)
        #expect(RetrySchedule.isUsedUp(attempts: attempts, firstAttempt: first, asOf: Self.asOf) == isUsedUp)
    }
}
