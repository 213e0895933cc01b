extension AskingPlan {
    /// What is asked about with one walk: one transaction to be found, or an account to be read again.
    struct Unit {
        var question: OpenQuestion
        /// What waits for the answer: of an account to be read again, each of its purchases that is asked about.
        var members: [OpenQuestion]
        var apps: [BundleID]
        var environments: [StoreEnvironment]
        var queue: Int
        /// Its place among all that is asked: the least comes first.
        var urgency: Int
        var state = State.waiting
        var isSeen = false
        var hasRestarted = false
        var walk: AccountWalk
        /// How many of `apps` were asked so far.
        var askedCount = 0
        var notFoundBy: [BundleID] = []
        /// Apps that answered about it, even with a page that does not hold it.
        var answeredBy: Set<BundleID> = []
        /// Why an app gave no conclusive answer; another one may still know it.
        var failure: Failure?
        /// Units that turned out to be of the same account.
        var relatedUnits: Set<Int> = []
        /// What the pages of the walk held.
        var shown: Set<TransactionID> = []
        /// What is wrong with something on them, so that it does not count and has to come again.
        var damage: String?
        /// Whether it is asked about by Get Transaction Info alone.
        var isSingle = false
    }

    enum State: Hashable { case waiting, asking, completed }
}

extension AskingPlan.Unit {
    init(_ question: OpenQuestion, apps: [BundleID], queue: Int, urgency: Int) {
        self.question = question
        members = [question]
        self.queue = queue
        self.urgency = urgency
        walk = AccountWalk(of: [question.transactionID], from: question.revision)
        if question.reason == .recheck {
            self.apps = question.bundleID.map { [$0] } ?? apps
            environments = question.environment.map { [$0] } ?? [.production, .sandbox]
        } else {
            self.apps = Self.apps(apps, toAsk: question)
            environments = question.environment == .sandbox ? [.sandbox, .production] : [.production, .sandbox]
        }
    }

    /// The apps that have not said yet that they do not know it, the likely one first: "not found" means something only when
    /// every app said so.
    private static func apps(_ apps: [BundleID], toAsk question: OpenQuestion) -> [BundleID] {
        let open = apps.filter { !question.notFoundBy.contains($0) }
        return open.filter { $0 == question.bundleID } + open.filter { $0 != question.bundleID }
    }

    mutating func add(_ other: OpenQuestion, apps: [BundleID]) {
        walk.members.append(other.transactionID)
        if other.reason == .recheck {
            members.append(other)
        } else {
            // Who waits for longer than another may need a later answer.
            self.apps += Self.apps(apps, toAsk: other).filter { !self.apps.contains($0) }
        }
        // An account that was read before is asked from where that ended.
        if question.revision == nil, other.revision != nil {
            question = other
            walk = AccountWalk(of: walk.members, from: other.revision)
        }
    }

    /// Begins as if nothing had been read: what earlier pages held is not of the account the next answer shows.
    mutating func forgetPages() {
        walk = AccountWalk(of: walk.members, from: nil)
        relatedUnits = []
        shown = []
        damage = nil
    }

    /// Whether the walk, at its end, has read a purchase: it was shown, or it is known to be of the account and nothing of it
    /// changed since the mark the walk went on from.
    func hasRead(_ member: OpenQuestion) -> Bool {
        if shown.contains(member.transactionID) { return true }
        return walk.isContinued && damage == nil && member.customerID != nil && member.customerID == question.customerID
    }

    /// By which transaction its account is known: a mark that is kept for one that was never shown would count it as read.
    func accountID(asked request: AskingPlan.Request, naming originals: [TransactionID]) -> TransactionID {
        let isCertain = walk.isContinued || originals.contains(request.id)
        return isCertain ? request.id : members.map(\.transactionID).first(where: shown.contains) ?? request.id
    }

    /// Leaves out what another walk has read.
    mutating func leaveOut(_ shown: Set<TransactionID>) {
        members.removeAll { shown.contains($0.transactionID) }
        guard let next = members.first(where: { $0.revision != nil }) ?? members.first else { return }
        question = next
        walk = AccountWalk(of: members.map(\.transactionID), from: next.revision)
    }

    /// Asks the next app, from the mark that was kept of this account.
    mutating func nextRequest(_ index: Int) -> AskingPlan.Request? {
        guard apps.indices.contains(askedCount) else { return nil }
        askedCount += 1
        return AskingPlan.Request(
            unit: index,
            id: question.transactionID,
            app: apps[askedCount - 1],
            environments: environments,
            revision: question.revision,
            isSingle: isSingle
        )
    }

    /// Whether a transaction of this id, met there, is the one meant. What a user or a backend says of the environment
    /// of an id is a hint.
    func admits(_ environment: StoreEnvironment, _ app: BundleID) -> Bool {
        guard question.reason == .recheck else { return true }
        return (question.environment ?? environment) == environment && (question.bundleID ?? app) == app
    }
}
