package import ReconciliationCore

extension SQLEngine {
    package func importedFiles(for run: RunID) throws(StoreFailure) -> [SourceFile] {
        try read(.readImportedFiles) { database in
            try database.rows(SQL.Reports.files, named: ["run": run.number])
                .map(SourceFile.init(fileRow:))
        }
    }

    package func unknownFiles(amongDigests beginnings: [String]) throws(StoreFailure) -> [String] {
        try read(.findUnknownFiles) { database in
            try database.values(SQL.Imports.unknownFiles, [jsonArray(beginnings)])
        }
    }

    package func cutOffFiles(after: Instant, waiting: [String]) throws(StoreFailure) -> [IntakeKind: [String]] {
        let kinds = IntakeKind.allCases.filter { !$0.describesState }.map(\.rawValue)
        return try read(.findCutOffFiles) { database in
            let arguments: [String: (any ColumnValue)?] = [
                "kinds": try jsonArray(kinds), "after": after.milliseconds, "refused": refusedMark,
            ]
            return try database.rows(SQL.Imports.eventFiles, named: arguments)
                .map { row in
                    EventFile(
                        kind: try row.code("kind"),
                        name: row["name"],
                        digest: ContentDigest(stored: row["digest"]),
                        importedAt: row["imported_at"],
                        isCutOff: row["is_cut_off"],
                        isRefused: row["is_refused"],
                        readRows: row["read_rows"],
                        knownRows: row["known_rows"]
                    )
                }
                .cutOff(after: after, waiting: waiting)
        }
    }
}

extension FileTally {
    /// A file refused as a whole is marked: with other columns configured, its bytes can still be imported.
    var storedDigest: String { (isReadByRow ? "" : refusedMark) + digest.hex }
}

extension ContentDigest {
    /// Of a file, as it is stored: behind the mark of one that was refused, and before the number of a later reading.
    fileprivate init(stored: String) {
        let content = stored.hasPrefix(refusedMark) ? stored.dropFirst(refusedMark.count) : stored[...]
        self.init(hex: String(content.prefix { $0 != " " }))
    }
}

extension SourceFile {
    fileprivate init(fileRow row: Row) throws {
        self.init(
            kind: try row.code("kind"),
            name: row["name"],
            digest: ContentDigest(stored: row["digest"]),
            records: row["record_count"],
            accepted: row["accepted_count"],
            duplicates: row["duplicate_count"],
            rejected: row["rejected_count"]
        )
    }
}

private let refusedMark = "refused "
