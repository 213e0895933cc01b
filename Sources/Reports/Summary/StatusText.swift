package import ReconciliationCore

/// What `recoup status` shows: one screen.
package struct StatusReport: Sendable {
    package var lastRun: RunRecord?
    package var totals: BookTotals
    package var aging: [AgingRow]
    package var openCases: Int
    package var overdueCases: Int
    /// Whom the configuration believes besides Apple, a sentence each.
    package var trustInForce: [String] = []

    package init(lastRun: RunRecord?, totals: BookTotals, aging: [AgingRow], openCases: Int = 0, overdueCases: Int = 0)
    {
        self.lastRun = lastRun
        self.totals = totals
        self.aging = aging
        self.openCases = openCases
        self.overdueCases = overdueCases
    }

    package func text(in time: LocalTime = .utc) -> String {
        guard let lastRun else { return Phrases.noRun + "\n" }
        let summary = RunSummary(runID: lastRun.id, asOf: lastRun.asOf, version: "", totals: totals)
        let white = summary.whiteByFileCode
        var lines = trustInForce.map(Phrases.warning)
        lines += [
            Phrases.lastRun(
                lastRun.id.number,
                asOf: time.text(lastRun.asOf),
                state: lastRun.state.rawValue,
                exit: lastRun.exitStatus
            ),
            Phrases.lists(
                expected: white["expected", default: 0],
                missing: white["missing_credit", default: 0],
                parked: white["parked", default: 0],
                black: totals.black,
                closed: totals.closedByReason.values.reduce(0, +),
                merged: totals.merged
            ),
            Phrases.overdue(overdueCases, open: openCases),
            Phrases.pending(
                evidence: totals.evidenceByOutcome["pending", default: 0],
                unverifiable: totals.evidenceByOutcome["unverifiable", default: 0],
                claims: totals.claimsByState["pending", default: 0]
            ),
        ]
        if !aging.isEmpty {
            lines += ["", Phrases.agingHeading]
            lines += capped(aging.map { agingLine($0, time) }, to: 16, restIn: "aging.csv")
        }
        return lines.map { printable($0) + "\n" }.joined()
    }
}

private func agingLine(_ row: AgingRow, _ time: LocalTime) -> String {
    let change = row.countChange > 0 ? "+\(row.countChange)" : "\(row.countChange)"
    let cells = [
        row.listState.padded(to: 15), (row.bucket.isEmpty ? "?" : row.bucket).padded(to: 8), row.currency.padded(to: 4),
        String(row.count).padded(to: 8), change.padded(to: 7), row.oldestPurchaseDate.map(time.text) ?? "",
    ]
    return "  " + cells.joined(separator: " ")
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
