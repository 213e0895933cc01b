package import ReconciliationCore

/// What the event of a retention states about the rows it removed.
private struct PruneDetail: Decodable {
    let rows: [String: RunningDigest]

    private enum CodingKeys: String, CodingKey {
        case rows = "removed_rows"
    }
}

extension AuditVerificationStore {
    /// By table: how far rows were ever removed, with their digest. The walk over the remaining rows starts there.
    package func removedRows() throws -> [String: RunningDigest] {
        try lastAuditEvent(of: .pruned).map { try PruneDetail(json: $0.detail).rows } ?? [:]
    }
}

extension AuditStore {
    /// The link of a retention.
    ///
    /// - Parameters:
    ///   - tally: what was removed.
    ///   - rows: by table, how far rows were ever removed, with their digest.
    ///   - reports: the removed report folders.
    package func audit(
        _ tally: PruneTally,
        within bounds: RetentionBounds,
        removedRows rows: [String: RunningDigest],
        reports: [String],
        by actor: Actor,
        at moment: Instant
    ) throws {
        var detail: [String: AuditDetail] = [
            "evidence_before": .text(bounds.evidenceBefore.text),
            "evidence_pieces": .number(Int64(tally.evidencePieces)),
            "rejected_rows": .number(Int64(tally.rejectedRows)),
            "rejects_before": .text(bounds.rejectsBefore.text),
            "removed_rows": .object(rows.mapValues { .text($0.text) }),
            "reports": .list(reports.map { .text($0) }),
        ]
        detail["system_user"] = actor.systemUser.map { .text($0) }
        try audit(.pruned, subject: "ledger", detail: detail, by: actor.name, at: moment)
    }
}
