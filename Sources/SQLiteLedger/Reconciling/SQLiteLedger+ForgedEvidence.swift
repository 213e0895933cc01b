import GRDB
import ReconciliationCore

extension SQLiteLedger {
    /// `forged_receipt`, and `foreign_receipt` where no purchase could say it. Part of finding what is about no purchase.
    func findForgedAndForeign(in database: Database, policy: Policy) throws {
        let rules = try jsonArray(ForgeryRule.allCases.map(\.rawValue))
        let emptyBundles = try String.fetchAll(database.prepared(SQL.UnmatchedFindings.emptyBundles))
        let bundles = try jsonArray(emptyBundles.filter { isForeign(BundleID($0), policy: policy) })
        try database.run(SQL.UnmatchedFindings.selectForged, named: ["rules": rules])
        try database.run(SQL.UnmatchedFindings.selectEmpty, named: ["bundles": bundles])
        try listSenderCandidates(in: database)
        try listSenders(in: database)
        try findForged(in: database, rules: rules)
        try findForeign(in: database, bundles: bundles, apps: policy.apps)
    }

    /// Keeps who sent the evidence of the selected submissions.
    private func listSenders(in database: Database) throws {
        let rows = try Row.fetchCursor(database.prepared(SQL.Touched.readSenders))
        try rows.forEachGroup(by: { $0["submission_id"] as Int64 }) { (sender: inout EvidenceSender?, row) in
            if sender == nil { sender = EvidenceSender(row) }
            sender?.sender.addCandidate(row)
        } finish: { sender in
            guard let sender else { return }
            try database.run(
                SQL.Touched.addSender,
                named: ["evidence_id": sender.evidenceID, "sender": sender.name]
            )
        }
    }

    private func findForged(in database: Database, rules: String) throws {
        struct Key: Equatable {
            let rule: String
            let sender: UserID
        }
        let statement = try database.prepared(SQL.UnmatchedFindings.readForged)
        let rows = try Row.fetchCursor(statement, arguments: ["rules": rules])
        var lastEvidenceID: Int64?
        try rows.forEachGroup(by: { Key(rule: $0["rule"], sender: UserID($0["sender"] as String)) }) {
            (forged: inout ForgedEvidence?, row) in
            if forged == nil, let rule: ForgeryRule = row.code("rule") {
                forged = ForgedEvidence(rule: rule, sender: UserID(row["sender"]), pieceCount: 0, senders: [])
                lastEvidenceID = nil
            }
            let evidenceID: Int64 = row["evidence_id"]
            if evidenceID != lastEvidenceID { forged?.pieceCount += 1 }
            lastEvidenceID = evidenceID
            forged?.senders.insert(UserID(row["other_sender"]))
        } finish: {
            if let forged = $0 { try database.add(forged.finding) }
        }
    }

    private func findForeign(in database: Database, bundles: String, apps: Set<BundleID>) throws {
        let statement = try database.prepared(SQL.UnmatchedFindings.readEmpty)
        let rows = try Row.fetchCursor(statement, arguments: ["bundles": bundles])
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
            if let foreign = $0 { try database.add(foreign.finding(apps: apps)) }
        }
    }
}

/// Who sent one submission.
private struct EvidenceSender {
    let evidenceID: Int64
    let sentText: String?
    var sender: SubmissionSender

    init(_ row: Row) {
        evidenceID = row["evidence_id"]
        sentText = row["sent_text"]
        sender = SubmissionSender(statedUserID: row.identity("stated_user_id"))
    }

    var name: String { Claimant(from: sender.answer, at: nil, sentText: sentText).text }
}
