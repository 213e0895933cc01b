/// How questions go on after an answer, and how they end.
extension AskingPlan {
    /// Asks the next app about it; where all were asked, its question ends.
    mutating func askNextApp(_ index: Int) {
        let isOver = units[index].failure?.concernsAllApps ?? false
        if !isOver, let other = units[index].nextRequest(index) {
            continuing.append(other)
        } else if let failure = units[index].failure {
            complete(index, failure.ending, isAnswered: failure.isAnswer)
        } else {
            // That Apple does not know one transaction says nothing about the others of its receipt.
            let asked = units[index].question.transactionID
            for member in units[index].members where member.transactionID != asked { askUnshown(member, of: index) }
            units[index].members.removeAll { $0.transactionID != asked }
            complete(index, .notFound(apps: units[index].notFoundBy))
        }
    }

    /// One app gave no conclusive answer: what another answers counts all the same.
    mutating func giveUp(_ request: Request, _ failure: Failure) {
        let index = request.unit
        if units[index].failure.map({ failure.isToBeNoted(inPlaceOf: $0) }) ?? true { units[index].failure = failure }
        units[index].forgetPages()
        units[index].hasRestarted = false
        askNextApp(index)
    }

    /// Whether another answer showed it while this one was on its way.
    func isFoundElsewhere(_ index: Int) -> Bool {
        units[index].isSeen && units[index].question.reason != .recheck
    }

    mutating func finish(_ request: Request, in environment: StoreEnvironment) -> [TransactionID] {
        let index = request.unit
        let isAnswered = units[index].question.reason == .recheck ? units[index].walk.isOfAccount : units[index].isSeen
        let linked = linkedByFinishedWalk(request)
        if isAnswered, let damage = units[index].damage, units[index].question.reason == .recheck {
            complete(index, Failure(damage, isAttempt: true).ending)
        } else if isAnswered {
            complete(index, nil)
        } else if request.isSingle {
            giveUp(request, Failure(Failure.withoutTransaction, isAttempt: true))
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
        // As urgent as the account: it is a part of the same question.
        var apart = Unit(question, apps: units[index].apps, queue: queues.count, urgency: units[index].urgency)
        apart.isSingle = !isOfOtherAccount
        if apart.isSingle {
            apart.question.revision = nil
            apart.forgetPages()
        }
        unitsByID[question.transactionID, default: []].append(units.count)
        queues.append([units.count])
        units.append(apart)
        makeFree(apart.queue)
        dueCount += 1
    }

    /// Ends a walk that does not end by itself. What was asked about and not seen is asked about alone; an account that was
    /// to be read again stays due, and the next run goes on from its last mark.
    mutating func stop(_ request: Request, _ end: PageTrail.End, in environment: StoreEnvironment) {
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
    mutating func complete(_ index: Int, _ ending: QuestionResult.Ending?, isAnswered: Bool? = nil) {
        let wasAsking = units[index].state == .asking
        units[index].state = .completed
        endedCount += 1
        let isConclusive = if case .unanswered? = ending { false } else { true }
        if isAnswered ?? isConclusive { answeredCount += 1 }
        if let ending { noteResults(of: index, ending, isConclusive: isConclusive) }
        if wasAsking { makeFree(units[index].queue) }
    }

    /// Of rechecks, only those that got no answer or were put off are noted: "not found" is kept with their account,
    /// and what was not asked is as before.
    private mutating func noteResults(of index: Int, _ ending: QuestionResult.Ending, isConclusive: Bool) {
        guard units[index].question.reason != .recheck || ending.isInVain || ending.isPaused else { return }
        for member in units[index].members {
            var result = QuestionResult(member.transactionID, ending)
            if !isConclusive, member.reason != .recheck { result.notFoundBy = units[index].notFoundBy }
            results.append(result)
        }
    }
}
