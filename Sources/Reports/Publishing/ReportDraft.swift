package import ReconciliationCore

extension ReportFolder {
    /// Starts the report of one as-of in a hidden folder aside. What earlier runs left unfinished is removed, unless it is another
    /// user's: that is in nobody's way.
    ///
    /// - Parameters:
    ///   - asOf: by which the books were judged.
    ///   - process: of the caller; two never write the same folder aside.
    ///   - flavor: who reads the tables.
    ///   - pseudonyms: for a report that is passed on; nil: people stand in it by their names.
    package func begin(
        asOf: Instant,
        process: Int32,
        for flavor: ReportFlavor,
        redactedBy pseudonyms: Pseudonyms? = nil
    ) throws -> ReportDraft {
        try FileSystem.makeFolder(path)
        let partial = path + "/." + asOf.compactText + ".partial-\(process)"
        try? removeLeftovers()
        try FileSystem.makeNewFolder(partial)
        return ReportDraft(
            reports: self,
            name: asOf.compactText,
            partial: partial,
            flavor: flavor,
            pseudonyms: pseudonyms
        )
    }
}

/// A report being written aside. It ends in `publish`, `setAside` or `discard`, or in `abandon` where one of them fails; a crash leaves
/// a hidden folder that the next `begin` removes.
package final class ReportDraft {
    private let reports: ReportFolder
    private let name: String
    private let partial: String
    private let flavor: ReportFlavor
    private let pseudonyms: Pseudonyms?

    /// What has been written so far, by file name: the rows are what the control totals compare with the ledger.
    package private(set) var files: [String: WrittenFile] = [:]

    init(reports: ReportFolder, name: String, partial: String, flavor: ReportFlavor, pseudonyms: Pseudonyms?) {
        self.reports = reports
        self.name = name
        self.partial = partial
        self.flavor = flavor
        self.pseudonyms = pseudonyms
    }

    /// Where the report will be once published.
    package var publishedPath: String { reports.path + "/" + name }

    /// Where the report will be once set aside: beside the published ones, as `<name>.failed-1` …
    package var setAsidePath: String { reports.freePath(name, ".failed-") }

    /// Writes one table as rows come in.
    ///
    /// - Parameter rows: hands every row to the closure it is given, in order.
    package func write<Row>(_ table: Table<Row>, rows: ((Row) throws -> Void) throws -> Void) throws {
        let file = try OutputFile(creating: partial + "/" + table.fileName)
        let written = try table.redacted(by: pseudonyms).export(for: flavor, to: { try file.write($0) }, rows: rows)
        try file.close()
        files[table.fileName] = written
    }

    package func write<Row>(_ table: Table<Row>, rows: [Row]) throws {
        try write(table) { receive in
            for row in rows { try receive(row) }
        }
    }

    /// Writes a file that is no table.
    package func write(text: String, to fileName: String) throws {
        let bytes = Array(text.utf8)
        try store(bytes, fileName)
        files[fileName] = WrittenFile(rows: nil, digest: digest(of: bytes))
    }

    package func write(_ summary: RunSummary, in locale: TextLocale = .english) throws {
        try write(text: try summary.json(), to: "summary.json")
        try write(text: summary.text(in: locale), to: "summary.txt")
    }

    /// Begins the page for people: it takes the rows while the tables are written.
    package func beginPage(_ setting: ReportPage.Setting) throws -> PageDraft {
        try PageDraft(setting, redactedBy: pseudonyms, in: partial)
    }

    /// Writes the page, once every row and the summary are known.
    package func write(_ page: PageDraft, under summary: RunSummary) throws {
        files[PageDraft.fileName] = try page.finish(summary, at: partial + "/" + PageDraft.fileName)
    }

    /// Writes the manifest over everything written so far, and renames the report into its place.
    ///
    /// The same as-of with the same tables, page and summary of them: nothing is done. With others, or where one of them was
    /// damaged since: the old folder becomes `<name>.1`, `.2` … first. Doing it again after a crash at any point ends the same.
    ///
    /// - Parameters:
    ///   - manifest: gets what was written.
    ///   - withdrawn: the as-ofs of runs that were taken back. Reports of theirs are renamed likewise, and no newer report than
    ///     this one.
    package func publish(_ manifest: Manifest, withdrawing withdrawn: [Instant] = []) throws -> Publication {
        let withdrawn = Set(withdrawn.map(\.compactText)).subtracting([name])
        let publication = try publish(manifest, overWithdrawn: withdrawn)
        // Only now: until `latest` shows this report, it leads to one of them.
        try reports.withdraw(withdrawn)
        return publication
    }

    private func publish(_ manifest: Manifest, overWithdrawn withdrawn: Set<String>) throws -> Publication {
        try finish(manifest)
        if FileSystem.isTaken(publishedPath) {
            // A link there is no report of ours, whatever it leads to, and a folder of another user's may be none: either steps aside.
            let isOurs =
                FileStatus(at: publishedPath)?.kind == .folder && !FileSystem.isUnreadableFolder(publishedPath)
            // What of it cannot be read may be anything: it steps aside as a changed one does.
            if isOurs, (try? isUnchanged()) == true {
                try discard()
                try reports.showLatest(name, overWithdrawn: withdrawn)
                return .unchanged(path: publishedPath)
            }
            if isOurs, try reports.replace(name, by: partial) {
                try reports.showLatest(name, overWithdrawn: withdrawn)
                return .published(path: publishedPath)
            }
            try FileSystem.move(publishedPath, to: reports.freePath(name, "."))
        }
        try FileSystem.move(partial, to: publishedPath)
        try FileSystem.sync(folder: reports.path)
        try reports.showLatest(name, overWithdrawn: withdrawn)
        return .published(path: publishedPath)
    }

    /// Leaves a report whose control totals do not hold at `setAsidePath`, which is returned.
    package func setAside(_ manifest: Manifest) throws -> String {
        try finish(manifest)
        let path = setAsidePath
        try FileSystem.move(partial, to: path)
        try FileSystem.sync(folder: reports.path)
        return path
    }

    /// Removes what has been written.
    package func discard() throws { try FileSystem.remove(partial) }

    /// The same where the report failed: what cannot be removed either is left to the next `begin`.
    package func abandon() { try? discard() }

    private func finish(_ manifest: Manifest) throws {
        var manifest = manifest
        manifest.files = files
        try store(Array(try manifest.json().utf8), Manifest.fileName)
        try FileSystem.sync(folder: partial)
    }

    private func store(_ bytes: [UInt8], _ fileName: String) throws {
        let file = try OutputFile(creating: partial + "/" + fileName)
        try file.write(bytes)
        try file.close()
    }

    /// Whether what is published under the name is the same, and lies there as it was published.
    private func isUnchanged() throws -> Bool {
        guard let published = try PublishedReport(path: publishedPath), try published.isIntact() else { return false }
        return try hasSameTables(published.digests) && hasSameSummary(publishedPath)
    }

    private func hasSameTables(_ digests: [String: String]) -> Bool {
        digests.filter { Manifest.isCompared($0.key) }
            == files.filter { Manifest.isCompared($0.key) }.mapValues(\.digest)
    }

    private func hasSameSummary(_ folder: String) throws -> Bool {
        try RunSummary.content(inFolder: folder) == RunSummary.content(inFolder: partial)
    }
}

/// What became of a report.
package enum Publication: Sendable, Hashable {
    /// Renamed into its place.
    case published(path: String)
    /// The same as-of had the same tables: nothing was done.
    case unchanged(path: String)

    package var path: String {
        switch self {
        case .published(let path), .unchanged(let path): path
        }
    }
}
