package struct IncomingFile: Sendable, Hashable {
    package var kind: IntakeKind
    /// As the reports name it.
    package var name: String
    package var importedAt: Instant
    /// The size of the file as it is, compressed or not; 0 where it is unknown, as of a pipe.
    package var byteCount: Int64
    /// The lines to read, where the same content came before and only those were refused then; nil: all of them.
    package var lines: LineNumbers?

    package init(kind: IntakeKind, name: String, importedAt: Instant, byteCount: Int64 = 0) {
        self.kind = kind
        self.name = name
        self.importedAt = importedAt
        self.byteCount = byteCount
    }

    /// About how many rows it brings, by the usual length of its kind. For speed alone: no outcome depends on it.
    package var expectedRows: Int64 {
        switch kind {
        case .receipts, .notifications: byteCount / 4_000
        case .payments, .credits, .users, .products: byteCount / 80
        }
    }
}

/// Where the rows of one file go while it is read.
package protocol IntakeBatch: AnyObject {
    func add(_ row: IntakeRow, line: Int) throws
    func reject(_ row: RejectedRow) throws
}

/// What the reader counted in one file, independently of what became of its rows.
package struct FileTally: Sendable, Hashable {
    /// The digest of the content.
    package var digest: ContentDigest
    package var byteCount: Int64
    /// Records by a separate splitter over the bytes (control total `input_files_foot`).
    package var recordCount: Int
    package var modifiedAt: Instant?
    package var ignoredColumns: [String]
    /// The latest moment any accepted row speaks of.
    package var latestAt: Instant?
    /// False where the file was refused as a whole, so that its records were not judged one by one.
    package var isReadByRow: Bool
    /// Whether the file ends in the middle of a record: it states no coverage.
    package var isCutOff = false

    package init(
        digest: ContentDigest,
        byteCount: Int64,
        recordCount: Int,
        modifiedAt: Instant? = nil,
        ignoredColumns: [String] = [],
        latestAt: Instant? = nil,
        isReadByRow: Bool = true
    ) {
        self.digest = digest
        self.byteCount = byteCount
        self.recordCount = recordCount
        self.modifiedAt = modifiedAt
        self.ignoredColumns = ignoredColumns
        self.latestAt = latestAt
        self.isReadByRow = isReadByRow
    }
}

package enum FileImportResult: Sendable, Hashable {
    case imported(ImportedFile)
    /// The same content had been imported before; nothing changed.
    case alreadyKnown
    /// The same content was imported before, and these lines were refused; some rows read otherwise now. Nothing changed. Read it
    /// again with these lines alone: rows that were imported stay as they were read then.
    case refusedBefore(lines: LineNumbers)
}

/// A file as reports name it, by its own content, and what became of its records.
package struct SourceFile: Sendable, Hashable {
    package var kind: IntakeKind
    package var name: String
    package var digest: ContentDigest
    package var records: Int
    package var accepted: Int
    package var duplicates: Int
    package var rejected: Int

    package init(
        kind: IntakeKind,
        name: String,
        digest: ContentDigest,
        records: Int,
        accepted: Int,
        duplicates: Int,
        rejected: Int
    ) {
        self.kind = kind
        self.name = name
        self.digest = digest
        self.records = records
        self.accepted = accepted
        self.duplicates = duplicates
        self.rejected = rejected
    }
}

package struct ImportedFile: Sendable, Hashable {
    package var digest: ContentDigest
    package var records: Int
    package var accepted: Int
    package var duplicates: Int
    package var rejected: Int

    package init(digest: ContentDigest, records: Int, accepted: Int, duplicates: Int, rejected: Int) {
        self.digest = digest
        self.records = records
        self.accepted = accepted
        self.duplicates = duplicates
        self.rejected = rejected
    }
}
