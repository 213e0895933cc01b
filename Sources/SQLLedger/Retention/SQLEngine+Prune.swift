import Ledger
package import ReconciliationCore

/// What is kept for a time only: the bytes of evidence, and the rows that rules refused.
extension SQLEngine {
    package func prunable(_ bounds: RetentionBounds) throws(StoreFailure) -> PruneTally {
        try read(.countPrunable) { try $0.prunable(bounds).tally }
    }

    package func prune(
        _ bounds: RetentionBounds,
        reports: [String],
        by actor: Actor,
        at moment: Instant
    ) throws(StoreFailure) -> PruneTally {
        try rewrite(.prune) { database in
            let prunable = try database.prunable(bounds)
            guard !prunable.tally.isEmpty || !reports.isEmpty else { return prunable.tally }
            try database.run(SQL.Retention.dropEvidence)
            let removed = try database.removeRejectedRows(upTo: prunable.lastRejectedRow)
            try AuditRows(database).audit(
                prunable.tally,
                within: bounds,
                removedRows: [DigestedTable.rejectedRow.rawValue: removed],
                reports: reports,
                by: actor,
                at: moment.wholeSecond
            )
            return prunable.tally
        }
    }
}

/// What may go.
private struct Prunable {
    /// Refused rows up to this one; nil for none.
    var lastRejectedRow: Int64?
    var tally = PruneTally()
}

extension Database {
    /// Says what may go, and lists the evidence for the statements that follow in this transaction.
    fileprivate func prunable(_ bounds: RetentionBounds) throws -> Prunable {
        var prunable = Prunable()
        try execute(SQL.Retention.unneededTable)
        try run(
            SQL.Retention.listUnneeded,
            named: [
                "before": bounds.evidenceBefore.milliseconds, "final": try codes(where: \EvidenceOutcome.isFinal),
                "with_purchases": try codes(where: \EvidenceOutcome.holdsPurchases),
                "lists": try codes(where: \PurchaseList.needsEvidence),
                "claims": try codes(where: \ClaimState.needsEvidence),
                "kinds": try codes(where: \FindingKind.needsEvidenceWithoutPurchases),
            ]
        )
        if let counted = try row(SQL.Retention.countEvidence) {
            prunable.tally.evidencePieces = counted["pieces"]
            prunable.tally.evidenceBytes = counted["byte_count"]
        }
        prunable.lastRejectedRow = try value(
            SQL.Retention.lastPrunableRejected,
            named: ["before": bounds.rejectsBefore.milliseconds]
        )
        if let last = prunable.lastRejectedRow {
            prunable.tally.rejectedRows = try value(SQL.Retention.countRejected, named: ["last": last]) ?? 0
        }
        return prunable
    }

    /// Removes refused rows, and says what the digest of their table was behind the last of them.
    fileprivate func removeRejectedRows(upTo bound: Int64?) throws -> RunningDigest {
        let table = DigestedTable.rejectedRow
        let audit = AuditRows(self)
        var removed = try audit.removedRows()[table.rawValue] ?? .beginning
        guard let bound else { return removed }
        _ = try audit.walkDigest(of: table.rawValue, after: removed, stops: [bound]) { removed = $1 }
        try run(SQL.Retention.dropRejected, named: ["last": bound])
        return removed
    }
}
