import Ledger
package import ReconciliationCore

/// Evidence that is judged again, or whose answer takes the place of an earlier one.
extension SQLEngine {
    package func requeueEvidence(
        underRoots roots: Set<String>,
        refusedBy rules: Set<String>
    ) throws(StoreFailure) {
        try write(.putTrustedRoots) { database in
            let before = try String.fetchSet(database.prepared(SQL.EvidenceRoots.trustedRoots))
            guard before != roots else { return }
            let inForce = try jsonArray(roots.sorted())
            try database.execute(SQL.ReopenedEvidence.reopenedTables)
            try database.run(SQL.EvidenceRoots.findReopened, [jsonArray(rules.sorted()), inForce])
            try database.run(SQL.ReopenedEvidence.findReopenedPointers)
            try reopenListed(in: database)
            try returnEvidence(underRoots: inForce, in: database)
            try database.run(SQL.EvidenceRoots.dropTrustedRoots)
            try database.run(SQL.EvidenceRoots.putTrustedRoots, [inForce])
        }
    }

    /// What was withdrawn with a root and has no bytes to be judged again counts again once the root is back.
    ///
    /// - Parameter roots: those in force, as a bound list.
    private func returnEvidence(underRoots roots: String, in database: Database) throws {
        try database.execute(SQL.ReopenedEvidence.reopenedTables)
        try database.run(SQL.EvidenceRoots.findReturned, [roots])
        let all: [Int64] = try database.values(SQL.EvidenceRoots.returned)
        var returned = all[...]
        guard !returned.isEmpty else { return }
        try database.run(SQL.ReopenedEvidence.markStated)
        try database.execute(SQL.EvidenceRoots.returnFacts)
        while !returned.isEmpty {
            try linkWhatConcerns(Array(returned.prefix(Self.returnedAtOnce)), in: database)
            returned = returned.dropFirst(Self.returnedAtOnce)
        }
    }

    /// Bounded, so that no list grows with the ledger.
    private static var returnedAtOnce: Int { 10_000 }

    /// Makes the listed evidence due as if it had come in just now: what it stated counts no more.
    private func reopenListed(in database: Database) throws {
        try database.run(SQL.ReopenedEvidence.keepPostedCounts)
        try database.run(SQL.ReopenedEvidence.markStated)
        try database.execute(SQL.ReopenedEvidence.withdrawFacts)
        try database.clearTouchedSubmissions()
        try database.run(SQL.ReopenedEvidence.touchSubmissionsOfReopened)
        // Before what they name is taken back; who claims it is worked out again: its environment may have come from the evidence.
        try database.run(SQL.SubmissionLinks.markTouched)
        try database.run(SQL.SubmissionLinks.markClaims)
        try database.execute(SQL.ReopenedEvidence.withdrawSubmissions)
        try database.run(SQL.ReopenedEvidence.reopen)
    }

    /// Records answers about evidence that its signature has proven and that waits for Apple: Apple's answer is
    /// recorded as if the evidence had come in just now; without one the outcome stays.
    ///
    /// - Parameter open: what needs nothing more is removed from it.
    func answerProven(
        by answers: [EvidenceAnswer],
        _ open: inout [Int64: OpenEvidence],
        asOf: Instant,
        in database: Database
    ) throws {
        let proven = answers.filter { open[$0.evidenceID]?.isProven ?? false }
        guard !proven.isEmpty else { return }
        for answer in proven where !answer.isOfApple {
            open[answer.evidenceID] = nil
            try database.queue(
                SQL.Verification.postpone,
                [
                    answer.evidenceID, answer.nextAttemptAt?.milliseconds, answer.isAttempt, asOf.milliseconds,
                    answer.inWords,
                ]
            )
        }
        let reopened = Set(proven.map(\.evidenceID)).filter { open[$0] != nil }.sorted()
        guard !reopened.isEmpty else { return }
        try database.execute(SQL.ReopenedEvidence.reopenedTables)
        try database.run(SQL.ReopenedEvidence.listReopened, [jsonArray(reopened)])
        try reopenListed(in: database)
    }
}

extension EvidenceAnswer {
    /// Whether it rests on what Apple said, not on the bytes alone.
    fileprivate var isOfApple: Bool {
        appleAnswer != nil || rule?.hasPrefix(EvidenceAnswer.appleStatusRulePrefix) ?? false
    }
}
