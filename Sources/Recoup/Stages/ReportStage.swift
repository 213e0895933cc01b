import Glibc
import ReconciliationCore
import Reports
import SQLiteLedger

/// The last stage: reads the books of a run into a folder, and publishes it only if the control totals hold.
struct ReportStage {
    let store: SQLiteLedger
    let configuration: Configuration

    /// Where a report is, and whether it was published.
    struct Written {
        var path: String
        var isPublished: Bool
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
        try draft.write(.lostOrders(asOf: summary.asOf)) { try store.lostOrders(asOf: summary.asOf, $0) }
        try draft.write(.exceptions) { try store.exceptions(asOf: summary.asOf, $0) }
        try draft.write(.unverified) { try store.unverified($0) }
        try draft.write(.rejectedInput) { try store.rejectedRows(.ofRun(summary.runID), $0) }
        try draft.write(.rollForward, rows: try store.rollForward(run: summary.runID))
        try draft.write(.aging, rows: summary.aging)
        let missing = Int64(summary.totals.whiteByState[WhiteState.missingCredit.rawValue] ?? 0)
        let written = Int64(draft.files["lost-orders.csv"]?.rows ?? -1)
        summary.controlTotals.append(ControlTotal(name: "lost_orders_rows", left: missing, right: written))
        let holds = summary.controlTotals.allSatisfy(\.holds)
        if !holds { summary.exitStatus = Int(ExitStatus.controlsFailed.rawValue) }
        summary.folder = draft.publishedPath
        try draft.write(summary)
        let manifest = Manifest(
            runID: summary.runID,
            asOf: summary.asOf,
            version: summary.version,
            configurationDigest: configuration.digest,
            inputs: summary.sources.map(\.digest)
        )
        return Written(
            path: holds ? try draft.publish(manifest).path : try draft.setAside(manifest),
            isPublished: holds
        )
    }
}
