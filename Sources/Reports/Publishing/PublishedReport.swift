package import ReconciliationCore

/// A report folder as it lies on the disk, to be held against what its manifest states.
package struct PublishedReport: Sendable, Hashable {
    package let path: String
    package let runID: RunID
    package let asOf: Instant
    /// Where the audit chain ended when it was published, as the manifest states it: `12:9f86…`; nil where it states nothing.
    package let auditHead: String?
    /// The files that its run imported; empty where the manifest names none.
    package let inputs: [Manifest.Input]
    /// The same by their digests alone, as the manifest states them once more.
    private let inputDigests: [String]
    /// Of its files, by name.
    let digests: [String: String]
    /// Of its tables and its page, by name.
    private let rows: [String: Int]

    /// Nil where the folder has no manifest, or none that can be read.
    package init?(path: String) throws(ReportFailure) {
        guard let json = try FileSystem.contents(ofFile: path + "/" + Manifest.fileName),
            let stated = Manifest.Stated(json: json),
            let runNumber = stated.run_id,
            let asOf = stated.as_of.flatMap(Instant.init(rfc3339:))
        else { return nil }
        var inputs: [Manifest.Input] = []
        for input in stated.inputs ?? [] {
            guard let kind = IntakeKind(rawValue: input.kind) else { return nil }
            inputs.append(Manifest.Input(kind: kind, name: input.name, digest: input.sha256))
        }
        self.path = path
        runID = RunID(runNumber)
        self.asOf = asOf
        auditHead = stated.audit_head
        self.inputs = inputs
        inputDigests = stated.input_digests ?? []
        digests = stated.digests
        rows = stated.files.compactMapValues(\.rows)
    }

    /// Whether a folder holds files of a report, whatever became of one of them.
    package static func hasFiles(in path: String) -> Bool {
        ["summary.json", "lost-orders.csv", Manifest.fileName].contains { FileSystem.isTaken(path + "/" + $0) }
    }

    package var fileCount: Int { digests.count }

    /// What differs from the manifest, or shows that the manifest itself was altered; empty where all is as it was published.
    package func faults() throws(ReportFailure) -> [Message] {
        var faults: [Message] = []
        for name in digests.keys.sorted() {
            if let fault = try fault(of: name) { faults.append(fault) }
        }
        for name in try FileSystem.names(in: path).sorted() where digests[name] == nil && name != Manifest.fileName {
            faults.append(.fileAdded(name))
        }
        if try !fitsSummary() { faults.append(.manifestUnlikeSummary) }
        return faults
    }

    /// Whether every file lies there as it was published, the manifest too, whatever else lies beside them.
    package func isIntact() throws(ReportFailure) -> Bool {
        for name in digests.keys where try fault(of: name) != nil { return false }
        return try fitsSummary()
    }

    private func fault(of name: String) throws(ReportFailure) -> Message? {
        guard let bytes = try FileSystem.contents(ofFile: path + "/" + name) else { return .fileMissing(name) }
        guard digest(of: bytes) == digests[name] else { return .fileAltered(name) }
        return rowCount(of: name, bytes) == rows[name] ? nil : .rowsMisstated(name)
    }

    /// Of a table, as it lies there, or of the page, which shows the findings of two tables; nil for another file.
    private func rowCount(of name: String, _ bytes: [UInt8]) -> Int? {
        if name == PageDraft.fileName {
            return ["lost-orders.csv", "exceptions.csv"].reduce(0) { $0 + (rows[$1] ?? 0) }
        }
        return name.hasSuffix(".csv") ? Self.rowCount(ofTable: bytes) : nil
    }

    /// The records of a table of ours, its header aside: each ends with a line feed, and what stands in quotes is none.
    private static func rowCount(ofTable bytes: [UInt8]) -> Int {
        var isQuoted = false
        var records = 0
        for byte in bytes {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: "\n"), !isQuoted { records += 1 }
        }
        return records - 1
    }

    /// Whether the manifest and the summary beside it state the same run and input files; true where that is unknown.
    private func fitsSummary() throws(ReportFailure) -> Bool {
        let name = "summary.json"
        guard let json = try FileSystem.contents(ofFile: path + "/" + name), digest(of: json) == digests[name],
            let origin = RunSummary.Origin(json: json)
        else { return true }
        let imported = origin.sources.map(\.sha256).sorted()
        return origin.run_id == runID.number && origin.as_of == asOf.text
            && inputs.map(\.digest).sorted() == imported && inputDigests.sorted() == imported
    }
}

extension ReportFolder {
    /// The names of report folders older than a moment, set-aside and overwritten ones too, the oldest first. Never the newest
    /// published report nor what `latest` shows, nor a folder in which no file of ours lies, whatever it is called.
    package func names(before moment: Instant) throws(ReportFailure) -> [String] {
        try oldNames(before: moment).filter { PublishedReport.hasFiles(in: path + "/" + $0) }
    }

    /// The paths of folders named as such reports are that this user may not look into.
    package func unreadablePaths(before moment: Instant) throws(ReportFailure) -> [String] {
        try oldNames(before: moment).map { path + "/" + $0 }.filter(FileSystem.isUnreadableFolder)
    }

    private func oldNames(before moment: Instant) throws(ReportFailure) -> [String] {
        guard FileSystem.isTaken(path) else { return [] }
        let bound = moment.compactText
        let names = try FileSystem.names(in: path).filter(Self.isReportName)
        let newest = names.filter { !$0.contains(".") }.max()
        let shown = FileSystem.target(ofLink: path + "/latest")
        return names.filter { $0.prefix(bound.count) < bound && $0 != newest && $0 != shown }.sorted()
    }

    /// The report folders, set-aside and overwritten ones too, the oldest first.
    package func folders() throws(ReportFailure) -> [String] { try paths(where: Self.isReportName) }

    private static func isReportName(_ name: String) -> Bool {
        name.wholeMatch(of: /[0-9]{8}T[0-9]{6}Z(\.[0-9]+|\.failed-[0-9]+)?/) != nil
    }

    /// Removes one report folder with everything in it. It is renamed first: what a crash leaves is no report, and the next run removes it.
    package func remove(_ name: String) throws(ReportFailure) {
        let hidden = path + "/." + name + ".partial-removed"
        if FileSystem.isTaken(hidden) { try FileSystem.remove(hidden) }
        try FileSystem.move(path + "/" + name, to: hidden)
        try FileSystem.sync(folder: path)
        try FileSystem.remove(hidden)
    }

    /// The published reports, the oldest first; what was set aside or written over is not among them. Reads the manifest
    /// of each.
    package func published() throws(ReportFailure) -> [PublishedReport] {
        try reports(at: publishedPaths())
    }

    /// The folders that are named as published reports are and have no manifest, or none that can be read, the oldest first.
    package func withoutManifest() throws(ReportFailure) -> [String] {
        var paths: [String] = []
        for path in try publishedPaths() where try PublishedReport(path: path) == nil { paths.append(path) }
        return paths
    }

    /// The input files that the manifests name, also of the reports that were written over: what a restored ledger lacks may
    /// stand only there, once a night of the same as-of was run on it.
    package func inputs() throws(ReportFailure) -> [Manifest.Input] {
        try reports(at: paths { $0.wholeMatch(of: /[0-9]{8}T[0-9]{6}Z(\.[0-9]+)?/) != nil }).flatMap(\.inputs)
    }

    private func reports(at paths: [String]) throws(ReportFailure) -> [PublishedReport] {
        var reports: [PublishedReport] = []
        for path in paths {
            if let report = try PublishedReport(path: path) { reports.append(report) }
        }
        return reports
    }

    /// The newest published report, nil where there is none. Reads no older manifest than it has to.
    package func newest() throws(ReportFailure) -> PublishedReport? {
        for path in try publishedPaths().reversed() {
            if let report = try PublishedReport(path: path) { return report }
        }
        return nil
    }

    /// The folders that are named as published reports are, the oldest first.
    private func publishedPaths() throws(ReportFailure) -> [String] {
        try paths { $0.wholeMatch(of: /[0-9]{8}T[0-9]{6}Z/) != nil }
    }

    private func paths(where isWanted: (String) -> Bool) throws(ReportFailure) -> [String] {
        guard FileSystem.isTaken(path) else { return [] }
        return try FileSystem.names(in: path).filter(isWanted).sorted().map { path + "/" + $0 }
    }
}
