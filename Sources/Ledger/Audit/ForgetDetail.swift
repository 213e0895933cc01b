package import ReconciliationCore

/// What the event of an erasure states about the rows it changed.
package struct ForgetDetail: Decodable {
    /// The digest of what is kept of these rows: of each where it stood in the digest of its table, and how it reads now.
    package let rowsDigest: String

    private enum CodingKeys: String, CodingKey {
        case rowsDigest = "rows_digest"
    }
}

extension AuditStore {
    /// The link of an erasure. It names nobody: the pseudonyms of the accounts, and how much changed.
    package func audit(
        _ tally: ErasureTally,
        of pseudonyms: [UserID],
        rowsDigest: String,
        files: ErasedFiles,
        by actor: Actor,
        at moment: Instant
    ) throws {
        var detail: [String: AuditDetail] = [
            "accounts": .list(pseudonyms.map(\.rawValue).sorted().map { .text($0) }),
            "evidence_pieces": .number(Int64(tally.evidencePieces)),
            "inputs": .number(Int64(files.inputs.count)),
            "reports": .list(files.reports.sorted().map { .text($0) }),
            "rows": .object(tally.rows.mapValues { .number(Int64($0)) }),
            "rows_digest": .text(rowsDigest),
        ]
        detail["system_user"] = actor.systemUser.map { .text($0) }
        try audit(.forgotten, subject: "person", detail: detail, by: actor.name, at: moment)
    }
}
