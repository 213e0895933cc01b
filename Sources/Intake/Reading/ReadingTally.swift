package import ReconciliationCore

/// What became of one file: the counts behind the first control total (`input_files_foot`), its digest and its newest
/// row.
package struct ReadingTally: Sendable, Hashable {
    /// The digest of the bytes as they came.
    package var digest: ContentDigest
    /// As they came, before inflating.
    package var rawBytes = 0
    /// Records by the independent counter.
    package var recordsCounted = 0
    /// Rows handed to `onRow`; which of them are duplicates only the ledger knows.
    package var accepted = 0
    /// Records refused, each of a file refused whole included.
    package var rejected = 0
    /// The header was refused: one `RejectedRow` with line 0 stands for all records, and none was read.
    package var isRejectedWhole = false
    /// Records are missing: the file ended in the middle of one, or a misplaced quote made one of several.
    package var isCutOff = false
    /// Columns, or JSON members, that no field is read from; a column named twice stands twice.
    package var ignoredColumns: [String] = []
    /// JSON members that the configuration names and no record has; empty where there are no records.
    package var absentMembers: [String] = []
    /// The newest time in accepted rows that is not after as-of: `credited_at`, `purchase_date`, `updated_at`,
    /// `received_at`.
    package var latestAt: Instant?
    /// It has rows, and none has a time: only its arrival shows how fresh the input is.
    package var isTimeless = false
    /// The file when it was opened and when its end was reached; nil for standard input. Different: it changed while it
    /// was read.
    package var stampBefore: FileStamp?
    package var stampAfter: FileStamp?

    package init(digest: ContentDigest) { self.digest = digest }

    /// Whether the file is whole: it did not break off, and it was empty or something in it could be read.
    package var isComplete: Bool { !isRejectedWhole && !isCutOff && (rejected == 0 || accepted > 0) }

    /// Whether the file stayed the same while it was read.
    package var isStable: Bool { stampBefore == stampAfter }
}
