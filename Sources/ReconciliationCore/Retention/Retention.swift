/// How long what is not part of the books is kept, as moments: what is older may be removed.
package struct RetentionBounds: Sendable, Hashable {
    /// Bytes of evidence that came, or was stated, before this moment.
    package var evidenceBefore: Instant
    /// Refused rows of files that were imported before this moment.
    package var rejectsBefore: Instant

    package init(evidenceBefore: Instant, rejectsBefore: Instant) {
        self.evidenceBefore = evidenceBefore
        self.rejectsBefore = rejectsBefore
    }
}

// Why the bytes of evidence are kept, however old they are. Evidence without a final outcome is kept in any case.
extension PurchaseList {
    /// A purchase that awaits delivery may have to be proven; so may one that was not judged yet.
    package var needsEvidence: Bool { self == .white }
}

extension ClaimState {
    /// The evidence of a submission may still prove what it claims.
    package var needsEvidence: Bool { self == .pending }
}

extension FindingKind {
    /// Whether an open finding may be about evidence without purchases, which it does not name: then all such evidence is kept.
    package var needsEvidenceWithoutPurchases: Bool { self == .forgedReceipt || self == .foreignReceipt }
}

extension EvidenceOutcome {
    /// Whether purchases stand inside, which findings name.
    package var holdsPurchases: Bool { self == .verified }
}

/// What a retention removes, or would remove.
package struct PruneTally: Sendable, Hashable {
    /// Pieces of evidence whose bytes go; what they proved stays.
    package var evidencePieces: Int
    /// Their size as stored, compressed.
    package var evidenceBytes: Int64
    package var rejectedRows: Int

    package init(evidencePieces: Int = 0, evidenceBytes: Int64 = 0, rejectedRows: Int = 0) {
        self.evidencePieces = evidencePieces
        self.evidenceBytes = evidenceBytes
        self.rejectedRows = rejectedRows
    }

    package var isEmpty: Bool { evidencePieces == 0 && rejectedRows == 0 }
}
