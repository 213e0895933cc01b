/// In which order questions are put to Apple, so that one answer settles as many of them as it can.
///
/// One history answers for a whole Apple account. Which transactions belong together is known of those in one receipt or
/// one answer, and of no others; questions that merely *may* belong together (same user, same upload) wait for each
/// other, and most of them are answered before their turn comes. Pure: the caller asks, this says what.
package struct AskingPlan {
    /// How many walks are due: accounts to be read again count once.
    package internal(set) var dueCount: Int
    package internal(set) var answeredCount = 0
    /// Questions that ended, answered or not.
    package internal(set) var endedCount = 0
    /// The transactions that were not found, in the order that became known.
    package internal(set) var results: [QuestionResult] = []

    var units: [Unit] = []
    var unitsByID: [TransactionID: [Int]] = [:]
    var queues: [[Int]] = []
    var continuing: [Request] = []
    var free: [Int]

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
            units.append(Unit(question, apps: apps, queue: queue, urgency: units.count))
        }
        dueCount = units.count
        free = Array(queues.indices.reversed())
    }

    /// The next request, or nil while all that is left waits for an answer.
    package mutating func next() -> Request? {
        if let request = continuing.popLast() { return request }
        while let queue = free.popLast() {
            guard let index = firstWaiting(in: queue) else { continue }
            // The questions before it ended meanwhile: others may be more urgent now.
            if let other = free.last, units[queues[other][0]].urgency < units[index].urgency {
                makeFree(queue)
                continue
            }
            queues[queue].removeFirst()
            units[index].state = .asking
            if let request = units[index].nextRequest(index) { return request }
            complete(index, Failure("no app to ask", isAttempt: false).ending)
        }
        return nil
    }

    /// The first unit of a queue that waits; those before it, which ended meanwhile, are taken out.
    private mutating func firstWaiting(in queue: Int) -> Int? {
        queues[queue].removeFirst(queues[queue].prefix { units[$0].state != .waiting }.count)
        return queues[queue].first
    }

    /// Adds a queue to the free ones unless it is empty. They stand in the order of their first units, the most urgent last.
    mutating func makeFree(_ queue: Int) {
        guard let first = queues[queue].first else { return }
        let place = free.partitioningIndex { units[queues[$0][0]].urgency < units[first].urgency }
        free.insert(queue, at: place)
    }

    /// The results so far, each of them once.
    package mutating func takeResults() -> [QuestionResult] {
        defer { results = [] }
        return results
    }

    /// The results as they are kept once all has been asked. Where Apple answered no question, or is out of service, no attempt counts,
    /// not even those made before the outage was noticed: the next run asks again, however soon it is.
    package func counted(_ results: [QuestionResult], isOutOfService: Bool) -> [QuestionResult] {
        guard !RetrySchedule.countsAttempts(isAnswering: answeredCount > 0, isOutOfService: isOutOfService) else {
            return results
        }
        return results.map { result in
            guard case .unanswered(let why, _, let notBefore) = result.ending else { return result }
            var uncounted = result
            uncounted.ending = .unanswered(why, isAttempt: false, notBefore: notBefore)
            return uncounted
        }
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
            giveUp(request, Failure(Failure.contradiction, isAttempt: true))
            return false
        }
        units[index].notFoundBy.append(request.app)
        askNextApp(index)
        let unit = units[index]
        return unit.state == .completed && unit.question.reason == .recheck && unit.failure == nil
    }

    /// The apps that said so far that they do not know what a request asks about.
    package func appsNotKnowing(_ request: Request) -> [BundleID] { units[request.unit].notFoundBy }

    /// Called after a final "no" to a request that continues from Apple's mark: an expired mark must not close an
    /// account for good, so its history is asked for from the beginning, once.
    ///
    /// - Returns: whether it is asked for again.
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

    private enum UnitKey: Hashable { case account(Int), transaction(TransactionID) }
}
