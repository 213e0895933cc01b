import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

@Suite struct RunMetricsTests {
    private var summary: RunSummary {
        var totals = BookTotals()
        totals.evidenceByOutcome = ["pending": 3, "unverifiable": 1]
        totals.openFindingsByKind = ["missing_credit": 2]
        totals.rejectedRows = 4
        totals.watermarks = ["credits": asOf - .hours(20), "receipts": asOf - .hours(1)]
        totals.oldestMissing = asOf - .days(9)
        var summary = RunSummary(runID: RunID(7), asOf: asOf, version: "0.1.0", totals: totals)
        func row(_ state: String, _ bucket: String, _ currency: String, _ count: Int) -> AgingRow {
            AgingRow(
                listState: state,
                bucket: bucket,
                currency: currency,
                count: count,
                amountMilliunits: 1,
                oldestPurchaseDate: asOf,
                countChange: 0
            )
        }
        summary.aging = [
            row("missing_credit", "7-30d", "CNY", 1), row("missing_credit", "7-30d", "USD", 2),
            row("expected", "0-1h", "CNY", 5),
        ]
        summary.controlTotals = [
            ControlTotal(name: "a", left: 1, right: 2), ControlTotal(name: "b", left: 1, right: 1),
        ]
        summary.requests = [.init(endpoint: #"odd "name"\"#, result: "ok", count: 5)]
        summary.durations = ["intake": 12, "report": 3_007]
        summary.refusedFiles = 2
        return summary
    }

    @Test func `metrics count the books by state, and one currency is not told from another`() throws {
        let metrics = RunMetrics(
            summary: summary,
            exitStatus: 3,
            finishedAt: asOf + .seconds(70),
            lastSuccess: asOf - .days(1)
        )
        try expectGolden(metrics.text, "metrics.prom")
    }

    @Test func `a run without summary tells its status and the last success alone`() {
        let metrics = RunMetrics(summary: nil, exitStatus: 10, finishedAt: asOf, lastSuccess: nil)
        let samples = metrics.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            samples == ["recoup_last_run_timestamp_seconds \(asOf.milliseconds / 1000)", "recoup_exit_status 10"]
        )
    }
}
