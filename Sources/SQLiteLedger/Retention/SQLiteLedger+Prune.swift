import GRDB
import Ledger
package import ReconciliationCore

/// What is kept for a time only: the bytes of evidence, and the rows that rules refused.
extension SQLiteLedger {
    package func prunable(_ bounds: RetentionBounds) throws(StoreFailure) -> PruneTally {
        try read("count what is older than retention asks for") { try $0.prunable(bounds).tally }
    }

    package func prune(
        _ bounds: RetentionBounds,
        reports: [String],
        by actor: Actor,
        at moment: Instant
    ) throws(StoreFailure) -> PruneTally {
        let verdict = try verifyAudit(.whole)
        guard verdict.fault == nil else {
            throw StoreFailure(
                kind: .refused,
                message: "The audit chain of the ledger at \(path) does not hold, and what could prove why is kept. "
                    + "`recoup audit verify` names the first bad row."
            )
        }
        return try write("remove what is older than retention asks for") { database in
            let prunable = try database.prunable(bounds)
            guard !prunable.tally.isEmpty || !reports.isEmpty else { return prunable.tally }
            for piece in prunable.evidence {
                try database.execute(
                    sql: "UPDATE evidence SET bytes = NULL, answer = NULL WHERE evidence_id = ?",
                    arguments: [piece]
                )
            }
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

/// What may go, by key.
private struct Prunable {
    var evidence: [Int64] = []
    /// Refused rows up to this one; nil for none.
    var lastRejectedRow: Int64?
    var tally = PruneTally()
}

extension Database {
    fileprivate func prunable(_ bounds: RetentionBounds) throws -> Prunable {
        var prunable = Prunable()
        let pieces = try Row.fetchCursor(
            prepared(SQL.Retention.prunableEvidence),
            arguments: ["before": bounds.evidenceBefore.milliseconds]
        )
        while let piece = try pieces.next() {
            prunable.evidence.append(piece["evidence_id"])
            prunable.tally.evidenceBytes += piece["byte_count"] as Int64
        }
        prunable.tally.evidencePieces = prunable.evidence.count
        prunable.lastRejectedRow = try Int64.fetchOne(
            prepared(SQL.Retention.lastPrunableRejected),
            arguments: ["before": bounds.rejectsBefore.milliseconds]
        )
        if let last = prunable.lastRejectedRow {
            let count = "SELECT COUNT(*) FROM rejected_row WHERE rejected_row_id <= ?"
            prunable.tally.rejectedRows = try Int.fetchOne(self, sql: count, arguments: [last]) ?? 0
        }
        return prunable
    }

    /// Removes refused rows, and says what the digest of their table was behind the last of them.
    fileprivate func removeRejectedRows(upTo bound: Int64?) throws -> RunningDigest {
        let table = DigestedTable.rejectedRow
        let last = try AuditRows(self).lastAuditEvent(of: .pruned).map { try PruneDetail(json: $0.detail) }
        let before = last?.rows[table.rawValue] ?? .beginning
        guard let bound else { return before }
        let statement = try prepared(table.rows)
        let rows = try Row.fetchCursor(statement, arguments: ["after": before.nextAfter])
        var digest = RowDigest(after: before)
        while let row = try rows.next(), (row[0] as Int64) <= bound { digest.add(statement.sqliteStatement) }
        let removed = digest.digest(lastKey: bound)
        try execute(sql: "DELETE FROM rejected_row WHERE rejected_row_id <= ?", arguments: [bound])
        return removed
    }
}
