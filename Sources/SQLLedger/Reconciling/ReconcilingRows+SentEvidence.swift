import Ledger
import ReconciliationCore

// `SentEvidenceStore`
extension ReconcilingRows {
    func appsOfEmptyEvidence() throws -> [BundleID] {
        try database.values(SQL.SentEvidence.emptyBundles)
    }

    func forEachSubmission(
        refusedBy rules: [ForgeryRule],
        emptyOf apps: [BundleID],
        _ body: (SentEvidence) throws -> Void
    ) throws {
        try database.run(SQL.SentEvidence.selectForged, named: ["rules": try jsonArray(rules.map(\.rawValue))])
        try database.run(SQL.SentEvidence.selectEmpty, named: ["bundles": try jsonArray(apps.map(\.rawValue))])
        try database.listSenderCandidates()
        let rows = try database.cursor(SQL.SentEvidence.readSenders)
        try rows.forEachGroup(
            by: { $0["submission_id"] as Int64 },
            begin: { row in
                SentEvidence(
                    evidence: row["evidence_id"],
                    sentText: row["sent_text"],
                    sender: SubmissionSender(statedUserID: row["stated_user_id"])
                )
            },
            add: { sent, row in try sent.sender.addCandidate(row) },
            finish: body
        )
    }

    func keepSender(_ sender: UserID, of evidence: Int64) throws {
        try database.run(
            SQL.SentEvidence.addSender,
            named: ["evidence_id": evidence, "sender": sender.rawValue]
        )
    }

    func forEachForgedPiece(refusedBy rules: [ForgeryRule], _ body: (ForgedPiece) throws -> Void) throws {
        struct Key: Equatable {
            let rule: String
            let sender: UserID
            let evidence: Int64
        }
        let rows = try database.cursor(
            SQL.SentEvidence.readForged,
            named: ["rules": try jsonArray(rules.map(\.rawValue))]
        )
        try rows.forEachGroup(
            by: { Key(rule: $0["rule"], sender: $0["sender"], evidence: $0["evidence_id"]) },
            begin: { ForgedPiece(rule: try $0.code("rule"), sender: $0["sender"]) },
            add: { piece, row in piece.senders.insert(row["other_sender"]) },
            finish: body
        )
    }

    func forEachEmptyEvidence(of apps: [BundleID], _ body: (EmptyForeignEvidence) throws -> Void) throws {
        let rows = try database.cursor(
            SQL.SentEvidence.readEmpty,
            named: ["bundles": try jsonArray(apps.map(\.rawValue))]
        )
        try rows.forEachGroup(
            by: { $0["evidence_id"] as Int64 },
            begin: { row in
                EmptyForeignEvidence(
                    digest: ContentDigest(hex: row["digest"]),
                    environment: row["environment"],
                    bundleID: row["bundle_id"]
                )
            },
            add: { foreign, row in
                if let sender: UserID = row["sender"] { foreign.senders.insert(sender) }
            },
            finish: body
        )
    }
}
