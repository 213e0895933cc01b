package import ReconciliationCore

/// Evidence that gives rise to findings about no purchase, and who sent it.
package protocol SentEvidenceStore {
    /// The apps that have evidence without purchases inside.
    func appsOfEmptyEvidence() throws -> [BundleID]
    /// The submissions that carry evidence refused by one of these rules, or evidence of these apps without purchases inside.
    func forEachSubmission(
        refusedBy rules: [ForgeryRule],
        emptyOf apps: [BundleID],
        _ body: (SentEvidence) throws -> Void
    )
        throws
    /// Keeps one sender of a piece of evidence. Adding one again changes nothing.
    func keepSender(_ sender: UserID, of evidence: Int64) throws
    /// The pieces of evidence refused by one of these rules with their senders: one for each of them, the senders of a rule
    /// together.
    func forEachForgedPiece(refusedBy rules: [ForgeryRule], _ body: (ForgedPiece) throws -> Void) throws
    /// The evidence of these apps without purchases inside, with its senders.
    func forEachEmptyEvidence(of apps: [BundleID], _ body: (EmptyForeignEvidence) throws -> Void) throws
}

/// One submission of a piece of evidence.
package struct SentEvidence: Sendable, Hashable {
    package var evidence: Int64
    /// The sender as it was sent, an id or a name.
    package var sentText: String?
    package var sender: SubmissionSender

    package init(evidence: Int64, sentText: String?, sender: SubmissionSender) {
        self.evidence = evidence
        self.sentText = sentText
        self.sender = sender
    }

    /// The one user it may be from, else what was sent; empty where nobody is named.
    var senderName: UserID { UserID(Claimant(from: sender.answer, at: nil, sentText: sentText).text) }
}

/// One piece of forged evidence that one sender sent.
package struct ForgedPiece: Sendable, Hashable {
    package var rule: ForgeryRule
    package var sender: UserID
    /// Everyone who sent the same bytes, `sender` included.
    package var senders: Set<UserID>

    package init(rule: ForgeryRule, sender: UserID, senders: Set<UserID> = []) {
        self.rule = rule
        self.sender = sender
        self.senders = senders
    }
}
