import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup status`: the last run and the lists on one screen.
struct StatusCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "The last run, the lists, what is missing and what is pending: one screen.",
        discussion: helpText(examples: "recoup status", "recoup status --json")
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let ledger = try configuration.openLedger(.reading)
        try ledger.inOneSnapshot { try tell(of: ledger, configuration, in: context) }
    }

    private func tell(of ledger: any LedgerEngine, _ configuration: Configuration, in context: Context) throws {
        let last = try ledger.lastRun()
        let cases =
            try last.map { run in
                CaseCount(try ledger.openCaseGroups(run: run.id), due: configuration.casesDue, asOf: run.asOf)
            } ?? CaseCount()
        let unfinished = try ledger.unfinishedRun()
        let totals = try last.map { try ledger.bookTotals(run: $0.id, asOf: $0.asOf) }
        if json {
            return context.console.outData(try answer(last, totals, unfinished, cases, configuration.trustInForce))
        }
        let unfinishedSentence = unfinished.map { sentence(about: $0, configuration) }
        guard let last, let totals else {
            let sentence = unfinishedSentence ?? .noRunYet(inbox: configuration.inboxPath)
            context.console.out(sentence[configuration.language])
            return
        }
        var status = StatusReport(
            lastRun: last,
            totals: totals,
            aging: try ledger.agingRows(run: last.id, asOf: last.asOf),
            cases: cases
        )
        status.unfinishedRun = unfinishedSentence
        status.trustInForce = configuration.trustInForce
        status.alarms = configuration.standingAlarms(totals, judgedBy: last.policy)
        status.lacksProof = configuration.lacksProof(status.totals)
        context.screen(configuration.textLocale, status.text)
    }

    private func sentence(about run: UnfinishedRun, _ configuration: Configuration) -> Message {
        let time = configuration.textLocale.time
        let holder = configuration.ledger.lockHolder()
        return .unfinishedRun(
            run.id.number,
            asOf: time.moment(run.asOf),
            begun: time.moment(run.startedAt),
            holder: holder?.message
        )
    }

    /// One object with `schema` recoup.status.v1: what the last run said, for the books do not move between runs, and what came in
    /// since, as the text counts it.
    private func answer(
        _ last: RunRecord?,
        _ totals: BookTotals?,
        _ unfinished: UnfinishedRun?,
        _ cases: CaseCount,
        _ trustInForce: [Message]
    ) throws -> String {
        let summary = try last?.summary.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
        var answer = summary as? [String: Any] ?? [:]
        answer["schema"] = "recoup.status.v1"
        answer["run_id"] = last?.id.number
        answer["as_of"] = last?.asOf.text
        answer["state"] = last?.state.rawValue
        answer["trust_in_force"] = trustInForce.map { $0[.english] }
        if let unfinished {
            answer["unfinished_run"] = [
                "run_id": unfinished.id.number, "as_of": unfinished.asOf.text, "started_at": unfinished.startedAt.text,
            ]
        }
        answer["waiting_credits"] = totals?.unmatchedCredits
        if let totals {
            answer["claims"] = totals.claimsByState.including(ClaimState.allCases.map(\.rawValue))
            answer["evidence"] = totals.evidenceByOutcome.including(EvidenceOutcome.allCases.map(\.rawValue))
        }
        answer["open_cases"] = cases.open
        answer["overdue_cases"] = cases.overdue
        let bytes = try JSONSerialization.data(
            withJSONObject: answer,
            options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        )
        return String(decoding: bytes, as: UTF8.self)
    }
}
