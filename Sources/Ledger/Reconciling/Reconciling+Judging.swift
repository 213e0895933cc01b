import ReconciliationCore

extension Reconciling {
    /// Judges the selected purchases: with workers where the engine has some and there is enough to share, else alone.
    ///
    /// - Returns: how many purchases were judged.
    func judgeSelected() throws -> Int {
        let terms = JudgingTerms(policy: policy, asOf: asOf)
        return try store.judgeByWorkers(terms, of: run) ?? store.judgeSelected(by: terms)
    }

    /// Judges again the purchases whose neighbours name an owner (`same_subscription`, `same_receipt`), and untouched
    /// ones whose neighbours' credits changed.
    ///
    /// Two passes, so that the order of judging never matters: whether the account of a credit is disputed depends on the
    /// rungs that bind, and these look at the purchase alone. The first pass decides that for everything touched, and the
    /// second cannot change it. The size of receipts and subscriptions bounds how many purchases the second pass reaches.
    ///
    /// - Parameter isEverything: whether the first pass judged everything.
    /// - Returns: how many purchases were judged that nobody had touched.
    func judgeNeighbours(isEverything: Bool) throws -> Int {
        try store.selectAskingJudged()
        let bases = OwnerBasis.allCases.filter(\.asksSubscription)
        let reached = isEverything ? 0 : try store.selectAskingReached(withBases: bases)
        try store.askNeighbours()
        guard try store.selectAsked() > 0 else { return 0 }
        try store.forgetChanges()
        _ = try judgeSelected()
        return reached
    }
}

extension NeighbourStore {
    /// Asks the neighbours of the purchases selected for it, and keeps what they say.
    package func askNeighbours() throws {
        try forEachAskedSubscription { periods in
            for (purchase, users) in usersOfEarlierPeriods(in: periods) {
                try keep(users, as: .subscription, of: purchase)
            }
        }
        try forEachAskedReceipt { purchases in
            for (purchase, users) in usersOfOtherPurchases(in: purchases) {
                try keep(users, as: .receipt, of: purchase)
            }
        }
    }
}
