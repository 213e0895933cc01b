import ReconciliationCore
import Testing

private func ids(_ texts: String...) -> [TransactionID] { texts.map { TransactionID($0) } }

/// Which history is that of the account asked about, and when a walk through it ends.
@Suite struct AccountWalkTests {
    @Test func `pages are of the account once one of them holds what was asked about`() {
        var walk = AccountWalk(of: ids("11", "12"), from: nil)
        let first = walk.recognize(ids("5"), [])
        let second = walk.recognize(ids("6", "7"), ids("6"))
        #expect(first == [] && second == [] && !walk.isOfAccount)
        let third = walk.recognize(ids("8", "12"), [])
        #expect(third == ids("5", "6", "7") && walk.isOfAccount)
        let fourth = walk.recognize(ids("9"), [])
        #expect(fourth == [])
    }

    @Test func `a transaction that names it as its original is of its account`() {
        var walk = AccountWalk(of: ids("11"), from: nil)
        let earlier = walk.recognize(ids("20"), ids("11"))
        #expect(earlier == [] && walk.isOfAccount)
    }

    @Test func `a mark kept for the account is one of the account`() {
        #expect(AccountWalk(of: ids("11"), from: "r7").isOfAccount)
    }

    @Test func `news between pages without any lets the walk go on`() {
        var walk = AccountWalk(of: ids("1"), from: "m")
        let pages = [ids(), ids("1"), ids("1"), ids(), ids("2"), ids("2"), ids("1"), ids()]
        var ends: [PageTrail.End?] = []
        for (index, page) in pages.enumerated() { ends.append(walk.end(after: page, next: "r\(index)")) }
        #expect(ends == [nil, nil, nil, nil, nil, nil, nil, .noNews])
    }

    @Test func `a mark the walk has been at ends it, the first one too`() {
        var walk = AccountWalk(of: ids("1"), from: "m")
        let end = walk.end(after: ids("1"), next: "m")
        #expect(end == .repeatedMark)
    }

    @Test func `an account has so many pages in one run`() {
        var walk = AccountWalk(of: ids("1"), from: nil)
        var ends: [PageTrail.End?] = []
        for page in 1...PageTrail.accountPageCountMax { ends.append(walk.end(after: ids("\(page)"), next: "r\(page)")) }
        #expect(ends.last == .tooLong && ends.dropLast().allSatisfy { $0 == nil })
    }
}

/// Histories that do not end, and histories of others, in the plan of a night.
@Suite struct AskingPlanEndTests {
    private func recheck(_ id: String, revision: String? = nil) -> OpenQuestion {
        OpenQuestion(
            .recheck,
            TransactionID(id),
            environment: .production,
            bundleID: BundleID("app"),
            customerID: revision.map { _ in 1 },
            revision: revision
        )
    }

    private func plan(_ questions: OpenQuestion...) -> AskingPlan { AskingPlan(questions, apps: [BundleID("app")]) }

    @Test func `an account whose history never ends is left where it is, unanswered`() {
        var plan = plan(recheck("11"))
        var requests = 0
        var place: AskingPlan.Place?
        while let request = plan.next() {
            requests += 1
            place = plan.record(request, in: .production, known: requests == 1 ? ids("11") : [], next: "r\(requests)")
        }
        #expect(requests == 4 && place?.end == .noNews && place?.isOfAccount == true && place?.isLast == false)
        let ending = QuestionResult.Ending.unanswered("pages_without_news", isAttempt: true, notBefore: nil)
        #expect(plan.answeredCount == 0 && plan.results == [QuestionResult(TransactionID("11"), ending)])
    }

    @Test func `a claim its endless history does not show is asked about alone`() {
        var plan = plan(OpenQuestion(.claim, TransactionID("11")))
        for page in 1...3 { plan.record(plan.next()!, in: .production, known: [], next: "r\(page)") }
        let single = plan.next()!
        #expect(single.isSingle && single.revision == nil)
        plan.record(single, in: .production, known: ids("11"), next: nil)
        #expect(plan.next() == nil && plan.answeredCount == 1 && plan.results.isEmpty)
        #expect(plan.endedCount == 1)
    }

    @Test func `no question has ended before one is asked`() {
        #expect(plan(OpenQuestion(.claim, TransactionID("11"))).endedCount == 0)
    }

    @Test func `a claim its endless history showed is answered`() {
        var plan = plan(OpenQuestion(.claim, TransactionID("11")))
        plan.record(plan.next()!, in: .production, known: ids("11"), next: "r1")
        plan.record(plan.next()!, in: .production, known: ids("12"), next: "r1")
        #expect(plan.next() == nil && plan.answeredCount == 1)
    }

    @Test func `a history without the transaction asked about ties nothing, and it is asked about alone`() {
        var plan = plan(recheck("11"), recheck("999"))
        let other = plan.record(plan.next()!, in: .production, known: ids("999"), next: nil)
        #expect(!other.isOfAccount && !other.isLast && other.linked.isEmpty && other.found.isEmpty)
        let single = plan.next()!
        #expect(single.isSingle && single.id == TransactionID("11"))
        let place = plan.record(single, in: .production, known: ids("11"), next: nil)
        #expect(place.isOfAccount && place.isLast && place.linked == ids("11"))
        #expect(plan.next()?.id == TransactionID("999"))
    }

    @Test func `nor is it answered by an answer about another transaction`() {
        var plan = plan(recheck("11"))
        plan.record(plan.next()!, in: .production, known: ids("999"), next: nil)
        let place = plan.record(plan.next()!, in: .production, known: ids("999"), next: nil)
        #expect(!place.isOfAccount && !place.isLast && plan.next() == nil && plan.answeredCount == 0)
    }

    @Test func `pages before the one that shows the account are tied with it`() {
        var plan = plan(recheck("11"))
        let first = plan.record(plan.next()!, in: .production, known: ids("1", "2"), next: "r1")
        #expect(!first.isOfAccount && first.linked.isEmpty)
        let second = plan.record(plan.next()!, in: .production, known: ids("11"), next: nil)
        #expect(second.isOfAccount && second.isLast && Set(second.linked) == Set(ids("1", "2", "11")))
    }

    @Test func `an account read before may bring no news at all`() {
        var plan = plan(recheck("11", revision: "r7"))
        let place = plan.record(plan.next()!, in: .production, known: [], next: nil)
        #expect(place.isOfAccount && place.isLast && plan.next() == nil && plan.answeredCount == 1)
    }

    @Test func `a mark that is no longer taken has to show the account again`() {
        var plan = plan(recheck("11", revision: "r7"))
        let isBegunAnew = plan.restartPagination(plan.next()!)
        #expect(isBegunAnew)
        let place = plan.record(plan.next()!, in: .production, known: ids("999"), next: nil)
        #expect(!place.isOfAccount && plan.next()?.isSingle == true)
    }

    @Test func `an account met before a mark was refused is not read to its end by what comes after`() {
        var plan = plan(recheck("11", revision: "r7"), recheck("12"))
        plan.record(plan.next()!, in: .production, known: ids("12"), next: "r8")
        let isBegunAnew = plan.restartPagination(plan.next()!)
        #expect(isBegunAnew)
        let place = plan.record(plan.next()!, in: .production, known: ids("11"), next: nil)
        #expect(place.isOfAccount && place.isLast && place.linked == ids("11"))
        #expect(plan.next()?.id == TransactionID("12"))
    }

    @Test func `an account that an endless history of others does not show is asked about alone`() {
        var plan = plan(recheck("11", revision: nil))
        plan.record(plan.next()!, in: .production, known: ids("999"), next: "r1")
        let place = plan.record(plan.next()!, in: .production, known: ids("998"), next: "r1")
        #expect(place.end == .repeatedMark && !place.isOfAccount && plan.answeredCount == 0)
        let single = plan.next()
        #expect(single?.isSingle == true && single?.id == TransactionID("11"))
        #expect(single?.environments == [.production] && single?.revision == nil)
    }

    @Test func `an account that an endless history showed is not asked about again in this run`() {
        var plan = plan(recheck("11"))
        plan.record(plan.next()!, in: .production, known: ids("11"), next: "r1")
        let place = plan.record(plan.next()!, in: .production, known: ids("12"), next: "r1")
        #expect(place.end == .repeatedMark && place.isOfAccount && !place.isLast)
        #expect(plan.next() == nil && plan.answeredCount == 0)
    }

    @Test func `a claim that an endless history only names as an original is asked about alone`() {
        var plan = plan(OpenQuestion(.claim, TransactionID("11")))
        plan.record(plan.next()!, in: .production, known: ids("12"), originals: ids("11"), next: "r1")
        let place = plan.record(plan.next()!, in: .production, known: ids("13"), next: "r1")
        #expect(place.end == .repeatedMark && place.isOfAccount && plan.answeredCount == 0)
        #expect(plan.next()?.isSingle == true)
    }

    @Test func `a claim that a history to its end only names as an original is asked about alone`() {
        var plan = plan(OpenQuestion(.claim, TransactionID("11")))
        let place = plan.record(plan.next()!, in: .production, known: ids("12"), originals: ids("11"), next: nil)
        #expect(place.isOfAccount && place.isLast && place.found.isEmpty && plan.answeredCount == 0)
        #expect(plan.next()?.isSingle == true)
    }

    @Test func `the history of a claim ties the pages before the one that shows it, and is read to its end`() {
        var plan = plan(OpenQuestion(.claim, TransactionID("11")))
        let first = plan.record(plan.next()!, in: .production, known: ids("1", "2"), next: "r1")
        #expect(!first.isOfAccount && !first.isLast && first.linked.isEmpty && first.end == nil)
        let second = plan.record(plan.next()!, in: .production, known: ids("11"), next: "r2")
        #expect(second.isOfAccount && !second.isLast && second.linked == ids("1", "2") && second.found == ids("11"))
        let last = plan.record(plan.next()!, in: .production, known: ids("12"), next: nil)
        #expect(last.isOfAccount && last.isLast && last.linked.isEmpty && last.found.isEmpty)
        #expect(plan.next() == nil && plan.answeredCount == 1)
    }

    @Test func `an answer about one claim alone does not read its account to the end`() {
        var plan = plan(OpenQuestion(.claim, TransactionID("11")))
        let history = plan.record(plan.next()!, in: .production, known: ids("999"), next: nil)
        #expect(!history.isOfAccount && !history.isLast)
        let single = plan.record(plan.next()!, in: .production, known: ids("11"), next: nil)
        #expect(single.isOfAccount && !single.isLast && single.found == ids("11") && single.linked.isEmpty)
    }

    @Test func `what was met on the way is tied once`() {
        var plan = plan(recheck("11"), recheck("12"))
        plan.record(plan.next()!, in: .production, known: ids("1", "12"), next: "r1")
        let place = plan.record(plan.next()!, in: .production, known: ids("11"), next: nil)
        #expect(place.linked == ids("11", "12", "1") && plan.answeredCount == 2)
    }
}
