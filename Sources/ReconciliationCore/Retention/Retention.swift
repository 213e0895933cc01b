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

/// What a retention removes, or would remove.
package struct PruneTally: Sendable, Hashable {
    /// Pieces of evidence whose bytes go; what they proved stays.
    package var evidencePieces: Int
    /// As stored, compressed.
    package var evidenceBytes: Int64
    package var rejectedRows: Int

    package init(evidencePieces: Int = 0, evidenceBytes: Int64 = 0, rejectedRows: Int = 0) {
        self.evidencePieces = evidencePieces
        self.evidenceBytes = evidenceBytes
        self.rejectedRows = rejectedRows
    }

    package var isEmpty: Bool { evidencePieces == 0 && rejectedRows == 0 }
}
