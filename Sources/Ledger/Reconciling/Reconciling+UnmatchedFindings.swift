import ReconciliationCore

extension Reconciling {
    /// Findings about no purchase: credits without one, forged evidence, other apps' evidence without purchases inside.
    ///
    /// Every run finds all of them and compares them with those that are open.
    func findUnmatched(_ tally: inout ReconcileTally) throws {
        try store.beginUnmatchedFindings()
        tally.unlistedUnprovenCredits = try findUnmatchedCredits()
        try findForgedAndForeign()

        try store.forEachFound { key, booked in
            try store.keep(UnmatchedFindingChange(found: key, booked: booked))
        }
        let listsUnproven = tally.unlistedUnprovenCredits == 0
        try store.forEachVanished { finding, key, vanished in
            let reason = vanished.closingReason(policy: policy, asOf: asOf, listsUnproven: listsUnproven)
            try store.keep(.close(id: finding, key, reason))
        }
        let written = try store.writeUnmatchedFindings(of: run, asOf: asOf)
        tally.closedFindings += written.closed
        tally.newFindings += written.opened
    }

    /// `missing_payment` and `unproven_credit`: counted first, because their number says whether they are listed.
    ///
    /// - Returns: how many unproven credits are counted and not listed.
    private func findUnmatchedCredits() throws -> Int {
        var unproven = UnprovenCredits(asOf: asOf)
        try store.forEachUnmatchedCredit { unmatched in
            if judge(unmatched, policy: policy, asOf: asOf) == .unproven { unproven.add(unmatched.credit) }
        }
        let live = try store.liveCreditCount(after: unproven.weekStart, until: asOf)
        let listsUnproven = unproven.areListed(amongLiveCreditsOfLastWeek: live)
        try store.forEachUnmatchedCredit { unmatched in
            let verdict = judge(unmatched, policy: policy, asOf: asOf)
            if let finding = unmatched.finding(verdict, listsUnproven: listsUnproven) { try store.keep(finding) }
        }
        return listsUnproven ? 0 : unproven.count
    }
}
