package import ReconciliationCore

/// What purchases are judged by, besides what is known of them.
package struct JudgingTerms: Sendable, Hashable, Codable {
    package var policy: Policy
    package var asOf: Instant

    package init(policy: Policy, asOf: Instant) {
        self.policy = policy
        self.asOf = asOf
    }
}

extension DossierStore where Self: BookChangeStore {
    /// Judges the selected purchases one by one, compares each with the books, and keeps what changes. What nothing in force
    /// states any more is withdrawn.
    ///
    /// What is kept of a purchase follows from what is known of it and from the terms alone: whether all are selected at once or
    /// each part of them elsewhere makes no difference.
    ///
    /// - Returns: how many purchases were judged.
    package func judgeSelected(by terms: JudgingTerms) throws -> Int {
        try gatherDossiers()
        var judged = 0
        try forEachDossier { records, dossier in
            guard let dossier else {
                try keep(BookChanges(withdrawing: records.booked), of: records.number)
                return
            }
            let changes = BookChanges(
                judging: dossier,
                booked: records.booked,
                decisions: records.decisions,
                policy: terms.policy,
                asOf: terms.asOf
            )
            try keep(changes, of: records.number)
            judged += 1
        }
        return judged
    }
}
