import Ledger
import ReconciliationCore

// `SentEvidenceStore`
extension ReconcilingRows {
    func appsOfEmptyEvidence() throws -> [BundleID] {
        try String.fetchAll(database.prepared(SQL.SentEvidence.emptyBundles)).map { BundleID($0) }
    }

    func forEachSubmission(
        refusedBy rules: [ForgeryRule],
        emptyOf apps: [BundleID],
        _ body: (SentEvidence) throws -> Void
    ) throws {
        try database.run(SQL.SentEvidence.selectForged, named: ["rules": try jsonArray(rules.map(\.rawValue))])
        try database.run(SQL.SentEvidence.selectEmpty, named: ["bundles": try jsonArray(apps.map(\.rawValue))])
        try database.listSenderCandidates()
        let rows = try Row.fetchCursor(database.prepared(SQL.SentEvidence.readSenders))
        try rows.forEachGroup(by: { $0["submission_id"] as Int64 }) { (sent: inout SentEvidence?, row) in
            sent =
                sent
                ?? SentEvidence(
                    evidence: row["evidence_id"],
                    sentText: row["sent_text"],
                    sender: SubmissionSender(statedUserID: row.identity("stated_user_id"))
                )
            sent?.sender.addCandidate(row)
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
        let statement = try database.prepared(SQL.SentEvidence.readForged)
        let rows = try Row.fetchCursor(statement, arguments: ["rules": try jsonArray(rules.map(\.rawValue))])
        try rows.forEachGroup(
            by: { Key(rule: $0["rule"], sender: UserID($0["sender"] as String), evidence: $0["evidence_id"]) }
        ) { (piece: inout ForgedPiece?, row) in
            if piece == nil, let rule: ForgeryRule = row.code("rule") {
                piece = ForgedPiece(rule: rule, sender: UserID(row["sender"] as String))
            }
            piece?.senders.insert(UserID(row["other_sender"] as String))
        } finish: {
            if let piece = $0 { try body(piece) }
        }
    }

    func forEachEmptyEvidence(of apps: [BundleID], _ body: (EmptyForeignEvidence) throws -> Void) throws {
        let statement = try database.prepared(SQL.SentEvidence.readEmpty)
        let rows = try Row.fetchCursor(statement, arguments: ["bundles": try jsonArray(apps.map(\.rawValue))])
        try rows.forEachGroup(by: { $0["evidence_id"] as Int64 }) { (foreign: inout EmptyForeignEvidence?, row) in
            var known =
                foreign
                ?? EmptyForeignEvidence(
                    digest: ContentDigest(hex: row["digest"]),
                    environment: row["environment"],
                    bundleID: BundleID(row["bundle_id"] as String)
                )
            if let sender: UserID = row.identity("sender") { known.senders.insert(sender) }
            foreign = known
        } finish: {
            if let foreign = $0 { try body(foreign) }
        }
    }
}
