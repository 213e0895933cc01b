package import ReconciliationCore

/// What `recoup status` shows: one screen.
package struct StatusReport: Sendable {
    package var lastRun: RunRecord
    /// A later run that has not ended, as a sentence.
    package var unfinishedRun: Message?
    package var totals: BookTotals
    package var aging: [AgingRow]
    package var cases: CaseCount
    /// Whom the configuration believes besides Apple, a sentence each.
    package var trustInForce: [Message] = []
    /// What is wrong with the configuration, a sentence each.
    package var alarms: [Message] = []
    /// Whether nothing at hand could prove a purchase although there are claims or credits.
    package var lacksProof = false

    package init(lastRun: RunRecord, totals: BookTotals, aging: [AgingRow], cases: CaseCount = CaseCount()) {
        self.lastRun = lastRun
        self.totals = totals
        self.aging = aging
        self.cases = cases
    }

    package func text(in locale: TextLocale = .english) -> String {
        let summary = RunSummary(runID: lastRun.id, asOf: lastRun.asOf, version: "", totals: totals)
        let unverifiable = totals.evidenceByOutcome[EvidenceOutcome.unverifiable.rawValue, default: 0]
        var lines = lacksProof ? [totals.noPurchaseCanBeProven.toned(.bad)] : []
        lines += alarms.map { $0.toned(.bad) }
        if let unfinishedRun { lines.append(unfinishedRun.toned(.waiting)) }
        lines += trustInForce.map { $0.toned(.waiting) }
        lines += [
            .lastRun(
                lastRun.id.number,
                asOf: locale.time.moment(lastRun.asOf),
                state: lastRun.state,
                exitStatus: lastRun.exitStatus
            ).toned(lastRun.exitStatus.map { $0 == 0 ? .good : (3...5).contains($0) ? .waiting : .bad } ?? .waiting),
            .awaitingDelivery(summary.whiteByFileCode),
            .delivered(totals.black),
            .closed(totals.closedByReason),
            .cases(open: cases.open, overdue: cases.overdue).toned(cases.overdue > 0 ? .bad : nil),
            .waitingForApple(
                evidence: totals.evidenceByOutcome[EvidenceOutcome.pending.rawValue, default: 0],
                claims: totals.claimsByState[ClaimState.pending.rawValue, default: 0]
            ),
            .creditsWithoutPayment(totals.unmatchedCredits).toned(totals.unmatchedCredits > 0 ? .waiting : nil),
            .unverifiable(unverifiable).toned(unverifiable > 0 ? .waiting : nil),
        ]
        if !aging.isEmpty {
            lines += [Message(verbatim: ""), .agingHeading]
            lines += indented(capped(agingTable(locale), to: 14, restIn: "aging.csv"))
        }
        return locale.lines(lines)
    }

    private func agingTable(_ locale: TextLocale) -> [Message] {
        var table = AlignedTable([
            (Message.stateColumn[locale.language], .leading), (Message.ageColumn[locale.language], .leading),
            (Message.countColumn[locale.language], .trailing), (Message.changeColumn[locale.language], .trailing),
            (Message.amountColumn[locale.language], .trailing), (Message.oldestColumn[locale.language], .leading),
        ])
        for row in aging {
            let age = row.bucket.isEmpty ? .unknownAge : Message(code: row.bucket, of: AgingBucket.self)
            table.add([
                Message(listState: row.listState)[locale.language], age[locale.language], String(row.count),
                (row.countChange > 0 ? "+" : "") + String(row.countChange),
                row.currency.isEmpty ? "" : moneyText(row.amountMilliunits, row.currency),
                row.oldestPurchaseDate.map { locale.time.day($0)[locale.language] } ?? "",
            ])
        }
        return table.lines(fitting: locale.style.columns.map { $0 - 2 }, shortening: [0, 1]).map {
            Message(verbatim: $0)
        }
    }
}
