package import ReconciliationCore

extension SQLEngine {
    package func importedFiles(for run: RunID) throws(StoreFailure) -> [SourceFile] {
        try read("read the imported files") { database in
            try Row.fetchAll(database.prepared(SQL.Reports.files), arguments: ["run": run.number])
                .compactMap { SourceFile(fileRow: $0) }
        }
    }

    package func unknownFiles(amongDigests beginnings: [String]) throws(StoreFailure) -> [String] {
        try read("look for files that are not known") { database in
            try String.fetchAll(
                database.prepared(SQL.Imports.unknownFiles),
                arguments: [jsonArray(beginnings)]
            )
        }
    }

    package func cutOffCredits(after: Instant) throws(StoreFailure) -> [String] {
        try read("look for credits that were cut off") { database in
            try Row.fetchAll(database.prepared(SQL.Imports.creditsFiles), arguments: ["after": after.milliseconds])
                .map { row in
                    CreditsFile(
                        name: row["name"],
                        importedAt: Instant(milliseconds: row["imported_at"]),
                        isCutOff: row["is_cut_off"],
                        readRows: row["read_rows"],
                        knownRows: row["known_rows"]
                    )
                }
                .cutOff(after: after)
        }
    }
}

extension FileTally {
    /// A file refused as a whole is kept as that: fixed by other columns, the same bytes can still be imported.
    var storedDigest: String { (isReadByRow ? "" : refusedMark) + digest.hex }
}

extension SourceFile {
    fileprivate init?(fileRow row: Row) {
        guard let kind = IntakeKind(rawValue: row["kind"]) else { return nil }
        let stored: String = row["digest"]
        let content = stored.hasPrefix(refusedMark) ? stored.dropFirst(refusedMark.count) : stored[...]
        self.init(
            kind: kind,
            name: row["name"],
            digest: ContentDigest(hex: String(content.prefix { $0 != " " })),
            records: row["record_count"],
            accepted: row["accepted_count"],
            duplicates: row["duplicate_count"],
            rejected: row["rejected_count"]
        )
    }
}

private let refusedMark = "refused "
