/// In which order questions are put to Apple, so that one answer settles as many of them as it can.
///
/// One history answers for a whole Apple account. Which transactions belong together is known of those in one receipt or
/// one answer, and of no others; questions that merely *may* belong together (same user, same upload) wait for each
/// other, and most of them are answered before their turn comes. Pure: the caller asks, this says what.
package struct AskingPlan {
    /// One request to make.
    package struct Request: Sendable, Hashable {
        package var unit: Int
        package var id: TransactionID
        package var app: BundleID
        /// One after the other, until one knows it.
        package var environments: [StoreEnvironment]
        package var revision: String?
        /// Whether Apple is asked for this transaction alone: its account's history did not show it.
        package var isSingle: Bool
    }

    /// What one page means for what was asked.
    package struct Place: Sendable, Hashable {
        /// By which transaction the account is known from now on: the one asked about, unless only another of it was shown.
        package var accountID: TransactionID
        /// Whether something on a page so far could not be read: Apple's mark behind it must not be gone on from.
        package var isDamaged = false
        /// Whether the walk has shown that it is the account asked about: a page held the transaction asked about, one
        /// known to be of the same account, or one that names such a one as its original.
        package var isOfAccount = false
        /// Whether the account is read to its end with it.
        package var isLast = false
        /// Further ids that belong to the account: those asked about, and those of the pages before the walk was known to
        /// be of the account.
        package var linked: [TransactionID] = []
        /// Transactions that had to be found, and are on it.
        package var found: [TransactionID] = []
        /// Why the walk ends with it although Apple promises more.
        package var end: PageTrail.End?
    }

    /// Why an app gave no conclusive answer about a transaction, and what follows for asking again.
    package struct Failure: Sendable, Hashable {
        package var why: String
        /// Whether it counts towards the attempts, so that the next one waits.
        package var isAttempt: Bool
        package var notBefore: Instant?
        /// Whether it is a final error of Apple's, such as that the id is of another kind.
        package var isAnswer = false
        /// Whether no other app can be asked either: nothing is left of the requests, or nobody answers.
        package var concernsAllApps = false

        package init(_ why: String, isAttempt: Bool, notBefore: Instant? = nil) {
            self.why = why
            self.isAttempt = isAttempt
            self.notBefore = notBefore
        }

        var ending: QuestionResult.Ending {
            .unanswered(why, isAttempt: isAttempt, notBefore: notBefore)
        }
    }

    /// How many walks are due: accounts to be read again count once.
    package private(set) var dueCount: Int
    package private(set) var answeredCount = 0
    /// Questions that ended, answered or not.
    package private(set) var endedCount = 0
    /// The transactions that were not found, in the order that became known.
    package private(set) var results: [QuestionResult] = []

    private var units: [Unit] = []
    private var unitsByID: [TransactionID: [Int]] = [:]
    private var queues: [[Int]] = []
    private var continuing: [Request] = []
    private var free: [Int]

    /// - Parameters:
    ///   - questions: the most urgent first.
    ///   - apps: those that can be asked.
    package init(_ questions: [OpenQuestion], apps: [BundleID]) {
        var accounts = DisjointSets<String>(count: questions.count)
        var waiting = DisjointSets<String>(count: questions.count)
        for (index, question) in questions.enumerated() {
            let account = question.customerID.map { ["customer:\($0)"] } ?? []
            for link in question.links + account {
                waiting.join(index, by: link)
                if question.reason == .recheck { accounts.join(index, by: link) }
            }
        }
        var unitByGroup: [UnitKey: Int] = [:]
        var queueByGroup: [Int: Int] = [:]
        for (index, question) in questions.enumerated() {
            let key =
                question.reason == .recheck
                ? UnitKey.account(accounts.root(of: index)) : UnitKey.transaction(question.transactionID)
            if let known = unitByGroup[key] {
                units[known].add(question, apps: apps)
                unitsByID[question.transactionID, default: []].append(known)
                continue
            }
            let queue = queueByGroup[waiting.root(of: index)] ?? queues.count
            queueByGroup[waiting.root(of: index)] = queue
            if queue == queues.count { queues.append([]) }
            unitByGroup[key] = units.count
            queues[queue].append(units.count)
            unitsByID[question.transactionID, default: []].append(units.count)
            units.append(Unit(question, apps: apps, queue: queue))
        }
        dueCount = units.count
        free = Array(queues.indices.reversed())
    }

    /// The next request, or nil while all that is left waits for an answer.
    package mutating func next() -> Request? {
        if let request = continuing.popLast() { return request }
        while let queue = free.popLast() {
            while let index = queues[queue].first {
                queues[queue].removeFirst()
                guard units[index].state == .waiting else { continue }
                units[index].state = .asking
                if let request = units[index].nextRequest(index) { return request }
                complete(index, Failure("no app to ask", isAttempt: false).ending)
            }
        }
        return nil
    }

    /// The results so far, each of them once.
    package mutating func takeResults() -> [QuestionResult] {
        defer { results = [] }
        return results
    }

    /// Records one page of an answer.
    ///
    /// - Parameters:
    ///   - known: the transactions it holds.
    ///   - originals: those they name as their originals.
    ///   - damage: what is wrong with something on it, so that it does not count and has to come again.
    ///   - next: where the history goes on; nil at its end.
    @discardableResult
    package mutating func record(
        _ request: Request,
        in environment: StoreEnvironment,
        known: [TransactionID],
        originals: [TransactionID] = [],
        damage: String? = nil,
        next: String?
    ) -> Place {
        units[request.unit].answeredBy.insert(request.app)
        units[request.unit].shown.formUnion(known)
        units[request.unit].damage = damage ?? units[request.unit].damage
        var place = Place(accountID: request.id)
        place.isDamaged = units[request.unit].damage != nil
        place.linked = units[request.unit].walk.recognize(known, originals)
        place.isOfAccount = units[request.unit].walk.isOfAccount
        place.accountID = units[request.unit].accountID(asked: request, naming: originals)
        for id in known {
            for index in unitsByID[id] ?? [] where units[index].admits(environment, request.app) {
                if units[index].question.reason == .recheck {
                    units[request.unit].relatedUnits.insert(index)
                } else if !units[index].isSeen {
                    place.found.append(id)
                    if units[index].state == .waiting { complete(index, nil) }
                }
                units[index].isSeen = true
            }
        }
        guard let next, !request.isSingle else {
            let ids = finish(request, in: environment)
            place.linked = ids + place.linked.filter { !ids.contains($0) }
            place.isLast =
                place.isOfAccount && !place.isDamaged
                && (!request.isSingle || units[request.unit].question.reason == .recheck)
            return place
        }
        place.end = units[request.unit].walk.end(after: known, next: next)
        if let end = place.end {
            stop(request, end, in: environment)
        } else {
            var more = request
            more.revision = next
            more.environments = [environment]
            continuing.append(more)
        }
        return place
    }

    /// Records that an app knows the transaction in none of the environments asked.
    ///
    /// - Returns: whether an account that was to be read again is unknown to all who could know it.
    package mutating func recordNotFound(_ request: Request) -> Bool {
        let index = request.unit
        guard !isFoundElsewhere(index) else {
            complete(index, nil)
            return false
        }
        guard !units[index].answeredBy.contains(request.app) else {
            // Its history was answered before, and now Apple does not know it: that proves nothing.
            giveUp(request, Failure("contradicting answers", isAttempt: true))
            return false
        }
        units[index].notFoundBy.append(request.app)
        goOn(index)
        let unit = units[index]
        return unit.state == .completed && unit.question.reason == .recheck && unit.failure == nil
    }

    /// The apps that said so far that they do not know what a request asks about.
    package func appsNotKnowing(_ request: Request) -> [BundleID] { units[request.unit].notFoundBy }

    /// Asks the next app about it; where all were asked, its question ends.
    private mutating func goOn(_ index: Int) {
        let isOver = units[index].failure?.concernsAllApps ?? false
        if !isOver, let other = units[index].nextRequest(index) {
            continuing.append(other)
        } else if let failure = units[index].failure {
            complete(index, failure.ending, isAnswered: failure.isAnswer)
        } else {
            // That Apple does not know one says nothing of the others of its receipt.
            let asked = units[index].question.transactionID
            for member in units[index].members where member.transactionID != asked { askUnshown(member, of: index) }
            units[index].members.removeAll { $0.transactionID != asked }
            complete(index, .notFound(apps: units[index].notFoundBy))
        }
    }

    /// One app gave no conclusive answer: what another answers counts all the same.
    private mutating func giveUp(_ request: Request, _ failure: Failure) {
        let index = request.unit
        let isToBeNoted =
            units[index].failure.map { failure.concernsAllApps || failure.isAttempt && !$0.isAttempt } ?? true
        if isToBeNoted { units[index].failure = failure }
        units[index].forgetPages()
        units[index].hasRestarted = false
        goOn(index)
    }

    /// A final no to a request that goes on from Apple's mark: a mark it no longer takes must not close an account for
    /// good, so its history is asked for from the beginning, once.
    ///
    /// - Returns: whether it is.
    package mutating func restartPagination(_ request: Request) -> Bool {
        guard request.revision != nil, !units[request.unit].hasRestarted else { return false }
        units[request.unit].hasRestarted = true
        units[request.unit].forgetPages()
        var first = request
        first.revision = nil
        first.environments = units[request.unit].environments
        continuing.append(first)
        return true
    }

    /// Records that an app gave no conclusive answer.
    package mutating func fail(_ request: Request, _ failure: Failure) {
        if isFoundElsewhere(request.unit) {
            complete(request.unit, nil)
        } else {
            giveUp(request, failure)
        }
    }

    /// Whether another answer showed it while this one was on its way.
    private func isFoundElsewhere(_ index: Int) -> Bool {
        units[index].isSeen && units[index].question.reason != .recheck
    }

    private mutating func finish(_ request: Request, in environment: StoreEnvironment) -> [TransactionID] {
        let index = request.unit
        let isAnswered = units[index].question.reason == .recheck ? units[index].walk.isOfAccount : units[index].isSeen
        let linked = linkedByFinishedWalk(request)
        if isAnswered, let damage = units[index].damage, units[index].question.reason == .recheck {
            complete(index, Failure(damage, isAttempt: true).ending)
        } else if isAnswered {
            complete(index, nil)
        } else if request.isSingle {
            giveUp(request, Failure("an answer without the transaction", isAttempt: true))
        } else {
            askAlone(request, in: environment)
        }
        return linked
    }

    /// A history without the transaction asked about says nothing of its account, and none says anything of what it does not
    /// show: one receipt may hold more than Apple's history of the account does.
    private mutating func linkedByFinishedWalk(_ request: Request) -> [TransactionID] {
        let index = request.unit
        guard units[index].walk.isOfAccount else { return [] }
        guard units[index].question.reason == .recheck else { return completeRelated(of: index) }
        let members = units[index].members
        units[index].members = []
        for member in members {
            // What Apple answered about it alone may be the purchase it was bought again as.
            if units[index].hasRead(member) || request.isSingle && member.transactionID == request.id {
                units[index].members.append(member)
            } else {
                askUnshown(member, of: index)
            }
        }
        let read = units[index].members.map(\.transactionID)
        return read + completeRelated(of: index).filter { !read.contains($0) }
    }

    /// Asks about a purchase that the walk of the account it was taken for did not show: from where its own account was left,
    /// or about it alone.
    private mutating func askUnshown(_ question: OpenQuestion, of index: Int) {
        let isOfOtherAccount = question.customerID != nil && question.customerID != units[index].question.customerID
        var apart = Unit(question, apps: units[index].apps, queue: queues.count)
        apart.isSingle = !isOfOtherAccount
        if apart.isSingle {
            apart.question.revision = nil
            apart.forgetPages()
        }
        unitsByID[question.transactionID, default: []].append(units.count)
        queues.append([units.count])
        free.append(queues.count - 1)
        units.append(apart)
        dueCount += 1
    }

    /// Ends a walk that does not end by itself. What was asked about and not seen is asked about alone; an account that was
    /// to be read again stays due, and the next run goes on from its last mark.
    private mutating func stop(_ request: Request, _ end: PageTrail.End, in environment: StoreEnvironment) {
        let index = request.unit
        if units[index].question.reason != .recheck, units[index].isSeen {
            complete(index, nil)
        } else if units[index].question.reason != .recheck || !units[index].walk.isOfAccount {
            askAlone(request, in: environment)
        } else {
            // One that only is long was read further than before.
            complete(index, Failure(end.rawValue, isAttempt: end != .tooLong).ending)
        }
    }

    private mutating func askAlone(_ request: Request, in environment: StoreEnvironment) {
        units[request.unit].forgetPages()
        var single = request
        single.environments = [environment]
        single.revision = nil
        single.isSingle = true
        continuing.append(single)
    }

    /// Accounts met in this walk are read to their end with it, as far as it showed them.
    private mutating func completeRelated(of index: Int) -> [TransactionID] {
        let shown = units[index].shown
        var linked: [TransactionID] = []
        for relatedUnit in units[index].relatedUnits.sorted() where relatedUnit != index {
            linked += units[relatedUnit].members.map(\.transactionID).filter(shown.contains)
            guard units[relatedUnit].state == .waiting else { continue }
            units[relatedUnit].leaveOut(shown)
            if units[relatedUnit].members.isEmpty { complete(relatedUnit, nil) }
        }
        return linked
    }

    /// - Parameters:
    ///   - ending: nil where Apple knows it.
    ///   - isAnswered: whether Apple answered; nil: unless the ending says otherwise.
    private mutating func complete(_ index: Int, _ ending: QuestionResult.Ending?, isAnswered: Bool? = nil) {
        let wasAsking = units[index].state == .asking
        units[index].state = .completed
        endedCount += 1
        let isConclusive = if case .unanswered? = ending { false } else { true }
        if isAnswered ?? isConclusive { answeredCount += 1 }
        if let ending { noteResults(of: index, ending, isConclusive: isConclusive) }
        if wasAsking, !queues[units[index].queue].isEmpty { free.append(units[index].queue) }
    }

    /// Of what waits on the white list, that it was asked about in vain: that Apple does not know it is kept with its account, and
    /// what nobody came to ask about is as before.
    private mutating func noteResults(of index: Int, _ ending: QuestionResult.Ending, isConclusive: Bool) {
        guard units[index].question.reason != .recheck || ending.isInVain else { return }
        for member in units[index].members {
            var result = QuestionResult(member.transactionID, ending)
            if !isConclusive, member.reason != .recheck { result.deniedBy = units[index].notFoundBy }
            results.append(result)
        }
    }

    private enum UnitKey: Hashable { case account(Int), transaction(TransactionID) }
}
