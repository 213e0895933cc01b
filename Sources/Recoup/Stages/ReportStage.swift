import Glibc
import Ledger
import ReconciliationCore
import Reports

/// The last stage: reads the books of a run into a folder, and publishes it only if the control totals hold.
struct ReportStage {
    let store: any LedgerEngine
    let configuration: Configuration

    /// Where a report is, and whether it was published.
    struct Written {
        var path: String
        var isPublished: Bool
        /// As it was written, with the control totals of the files themselves.
        var summary: RunSummary
    }

    /// Writes every file of a run's report.
    ///
    /// Published, or set aside for study where a control total does not hold.
    func publish(_ summary: RunSummary, in folder: String? = nil) throws -> Written {
        let reports = ReportFolder(path: (folder ?? configuration.reportsFolder).trimmedSlash)
        let draft = try reports.begin(
            asOf: summary.asOf,
            process: getpid(),
            for: configuration.isForExcel ? .excel : .machine
        )
        var summary = summary
        try draft.write(.lostOrders(asOf: summary.asOf)) { try eachRow(store.lostOrders, $0) }
        try draft.write(.exceptions) { try eachRow(store.exceptions, $0) }
        try draft.write(.unverified) { try eachRow(store.unverified, $0) }
        try draft.write(.rejectedInput) { row in
            try eachRow({ try store.rejectedRows(.ofRun(summary.runID), $0) }, row)
        }
        try draft.write(.rollForward, rows: try store.rollForward(run: summary.runID))
        try draft.write(.aging, rows: summary.aging)
        summary.controlTotals += rowControls(summary.totals, draft.files.mapValues { $0.rows ?? -1 })
        let holds = summary.controlTotals.allSatisfy(\.holds)
        if !holds { summary.exitStatus = Int(ExitStatus.controlsFailed.rawValue) }
        summary.folder = draft.publishedPath
        try draft.write(summary, in: configuration.localTime)
        let manifest = Manifest(
            runID: summary.runID,
            asOf: summary.asOf,
            version: summary.version,
            configurationDigest: configuration.digest,
            inputs: summary.sources.map(\.digest),
            auditHead: try store.auditHead().text
        )
        let path = holds ? try draft.publish(manifest).path : try draft.setAside(manifest)
        summary.folder = path
        return Written(path: path, isPublished: holds, summary: summary)
    }

    /// The summary a report would have: its rows are counted, and nothing is written.
    func rehearsed(_ summary: RunSummary) throws -> RunSummary {
        var rows = ["lost-orders.csv": 0, "exceptions.csv": 0, "rejected-input.csv": 0]
        try eachRow(store.lostOrders) { _ in rows["lost-orders.csv", default: 0] += 1 }
        try eachRow(store.exceptions) { _ in rows["exceptions.csv", default: 0] += 1 }
        try eachRow({ try store.rejectedRows(.ofRun(summary.runID), $0) }) { _ in
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
            control("rejected_input_rows", totals.rejectedRowLines, "rejected-input.csv"),
        ]
    }
}
