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
        try rows.forEachGroup(by: { $0["submission_id"] as Int64 }) { (sent: inout SentEvidence?, row) in
            sent =
                sent
                ?? SentEvidence(
                    evidence: row["evidence_id"],
                    sentText: row["sent_text"],
                    sender: SubmissionSender(statedUserID: row["stated_user_id"])
                )
            try sent?.sender.addCandidate(row)
        } finish: {
            if let sent = $0 { try body(sent) }
        }
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
            by: { Key(rule: $0["rule"], sender: $0["sender"], evidence: $0["evidence_id"]) }
        ) { (piece: inout ForgedPiece?, row) in
            if piece == nil { piece = ForgedPiece(rule: try row.code("rule"), sender: row["sender"]) }
            piece?.senders.insert(row["other_sender"])
        } finish: {
            if let piece = $0 { try body(piece) }
        }
    }

    func forEachEmptyEvidence(of apps: [BundleID], _ body: (EmptyForeignEvidence) throws -> Void) throws {
        let rows = try database.cursor(
            SQL.SentEvidence.readEmpty,
            named: ["bundles": try jsonArray(apps.map(\.rawValue))]
        )
        try rows.forEachGroup(by: { $0["evidence_id"] as Int64 }) { (foreign: inout EmptyForeignEvidence?, row) in
            var known =
                foreign
                ?? EmptyForeignEvidence(
                    digest: ContentDigest(hex: row["digest"]),
                    environment: row["environment"],
                    bundleID: row["bundle_id"]
                )
            if let sender: UserID = row["sender"] { known.senders.insert(sender) }
            foreign = known
        } finish: {
            if let foreign = $0 { try body(foreign) }
        }
    }
}
