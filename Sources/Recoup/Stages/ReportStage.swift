import Glibc
import Ledger
import ReconciliationCore
import Reports

/// The last stage: reads the books of a run into a folder, and publishes it only if the control totals hold.
struct ReportStage {
    let ledger: any LedgerEngine
    let configuration: Configuration
    /// Whether people stand in it by pseudonyms.
    var isRedacted = false

    /// Where a report is, and whether it was published.
    struct Written {
        var path: String
        var isPublished: Bool
        /// As it was written, with the control totals of the files themselves.
        var summary: RunSummary
    }

    /// Writes every file of a run's report.
    ///
    /// Published, or set aside where a control total does not hold. Where it cannot be written, nothing of it stays: a disk may be full.
    func publish(_ summary: RunSummary, in folder: String? = nil) throws -> Written {
        let reports = ReportFolder(path: (folder ?? configuration.reportsFolder).trimmedSlash)
        let draft = try reports.begin(
            asOf: summary.asOf,
            process: getpid(),
            for: configuration.flavor,
            redactedBy: isRedacted ? Pseudonyms(key: try ledger.pseudonymKey()) : nil
        )
        do {
            return try publish(summary, as: draft)
        } catch {
            draft.abandon()
            throw error
        }
    }

    private func publish(_ summary: RunSummary, as draft: ReportDraft) throws -> Written {
        var summary = summary
        // The page takes the rows that go into the tables, so that both show the same.
        let page = try draft.beginPage(try pageSetting(summary))
        try draft.write(.lostOrders(asOf: summary.asOf)) { write in
            try eachRow(ledger.lostOrders) { order in
                try write(order)
                try page.add(order)
            }
        }
        try draft.write(.exceptions) { write in
            try eachRow(ledger.exceptions) { exception in
                try write(exception)
                try page.add(exception)
            }
        }
        try draft.write(.unverified) { try eachRow(ledger.unverified, $0) }
        try draft.write(.rejectedInput) { write in
            try eachRow({ try ledger.rejectedRows(.ofRun(summary.runID), $0) }) { row in
                try write(row)
                page.add(row)
            }
        }
        try draft.write(.rollForward, rows: try ledger.rollForward(run: summary.runID))
        try draft.write(.aging, rows: summary.aging)
        var rows = draft.files.mapValues { $0.rows ?? -1 }
        rows[PageDraft.fileName] = page.findings
        summary.controlTotals += rowControls(summary.totals, rows)
        let holds = summary.controlTotals.allSatisfy(\.holds)
        if !holds { summary.exitStatus = Int(ExitStatus.controlsFailed.rawValue) }
        summary.folder = holds ? draft.publishedPath : draft.setAsidePath
        try draft.write(summary, in: configuration.textLocale)
        try draft.write(page, under: summary)
        let manifest = Manifest(
            runID: summary.runID,
            asOf: summary.asOf,
            version: summary.version,
            configurationDigest: configuration.digest,
            inputs: summary.sources.map {
                Manifest.Input(kind: $0.kind, name: $0.name, digest: $0.digest.hex)
            },
            auditHead: try ledger.auditHead().text
        )
        let path =
            holds
            ? try draft.publish(manifest, withdrawing: ledger.runsTakenBack(after: summary.asOf).map(\.asOf)).path
            : try draft.setAside(manifest)
        summary.folder = path
        return Written(path: path, isPublished: holds, summary: summary)
    }

    private func pageSetting(_ summary: RunSummary) throws -> ReportPage.Setting {
        let time = configuration.textLocale.time
        return ReportPage.Setting(
            asOf: summary.asOf,
            language: configuration.language,
            time: time,
            figures: try ledger.pageFigures(
                run: summary.runID,
                asOf: summary.asOf,
                days: time.dayStarts(upTo: summary.asOf, count: 60)
            )
        )
    }

    /// The summary a report would have: its rows are counted, and nothing is written.
    ///
    /// - Throws: where no report could be written.
    func rehearsed(_ summary: RunSummary) throws -> RunSummary {
        try ReportFolder(path: configuration.reportsFolder).requireWritable()
        var rows = ["lost-orders.csv": 0, "exceptions.csv": 0, "rejected-input.csv": 0, PageDraft.fileName: 0]
        func count(_ file: String) {
            rows[file, default: 0] += 1
            rows[PageDraft.fileName, default: 0] += 1
        }
        try eachRow(ledger.lostOrders) { _ in count("lost-orders.csv") }
        try eachRow(ledger.exceptions) { _ in count("exceptions.csv") }
        try eachRow({ try ledger.rejectedRows(.ofRun(summary.runID), $0) }) { _ in
            rows["rejected-input.csv", default: 0] += 1
        }
        var summary = summary
        summary.controlTotals += rowControls(summary.totals, rows)
        if !summary.controlTotals.allSatisfy(\.holds) {
            summary.exitStatus = Int(ExitStatus.controlsFailed.rawValue)
        }
        return summary
    }

    /// Control total 7: the rows of each file are those the ledger counts, by other statements.
    private func rowControls(_ totals: BookTotals, _ rows: [String: Int]) -> [ControlTotal] {
        func control(_ name: String, _ count: Int, _ file: String) -> ControlTotal {
            ControlTotal(name: name, left: Int64(count), right: Int64(rows[file] ?? -1))
        }
        let open = totals.openFindingsByKind
        let exceptions = open.filter { $0.key != FindingKind.missingCredit.rawValue }.values.reduce(0, +)
        return [
            control(
                "lost_orders_rows",
                totals.whiteByState[WhiteState.missingCredit.rawValue] ?? 0,
                "lost-orders.csv"
            ),
            control("exceptions_rows", exceptions, "exceptions.csv"),
            control("page_rows", open.values.reduce(0, +), PageDraft.fileName),
            control("rejected_input_rows", totals.rejectedRowLines, "rejected-input.csv"),
        ]
    }
}
