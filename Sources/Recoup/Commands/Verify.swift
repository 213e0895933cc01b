import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup verify`: judges the evidence that has no final answer yet and is due.
struct VerifyCommand: AsyncContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Verifies the evidence that has no final answer yet and is due.",
        discussion: helpText(examples: "recoup verify", "recoup verify --offline --all")
    )

    @Flag(help: "Due or not.")
    var all = false

    @Flag(help: "No request to anyone.")
    var offline = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions
    @OptionGroup var lock: LockOption

    func run(in context: Context) async throws {
        let configuration = try global.configuration(in: context)
        try await configuration.ledger.withLock(lock.wait(in: context)) { lock in
            try await verify(configuration.openLedger(.run, under: lock), configuration, in: context)
        }
    }

    private func verify(_ ledger: any LedgerEngine, _ configuration: Configuration, in context: Context) async throws {
        let asOf = context.now().wholeSecond
        let inquiry =
            try offline
            ? nil : Inquiry(configuration, ledger: ledger, asOf: asOf, requestsMax: nil, context: context)
        var stage = try VerifyStage(
            configuration,
            ledger: ledger,
            asOf: asOf,
            isAfterCutOffRun: ledger.unfinishedRun() != nil,
            in: context
        )
        stage.clients = inquiry?.clients
        stage.isEverything = all
        let outcome = try await stage.run()
        var asking = outcome.asking
        asking.credentialFaults = inquiry?.clients.credentialFaults ?? []
        try await inquiry?.sweep(&asking)
        if let clients = inquiry?.clients { await asking.close(clients.budget) }
        if outcome.news.isBarelyReadable {
            context.warn(.evidenceBarelyReadable(outcome.news.unreadable, of: outcome.news.read))
        }
        for note in asking.alarms + asking.notes { context.warn(note) }
        let counts = Dictionary(uniqueKeysWithValues: outcome.byOutcome.map { ($0.key.rawValue, $0.value) })
        try json
            ? context.console.outData(answer(outcome, asOf: asOf))
            : context.console.out(Message.verified(outcome.judged, counts)[configuration.language])
        var statuses = asking.statuses
        if outcome.news.needsAttention { statuses.insert(.partlyDone) }
        let status = ExitStatus.first(of: statuses)
        if status != .done { throw status.code }
    }

    /// One object with `schema` recoup.verify.v1.
    private func answer(_ outcome: VerifyStage.Outcome, asOf: Instant) throws -> String {
        let counts = EvidenceOutcome.allCases.map { ($0.rawValue, outcome.byOutcome[$0] ?? 0) }
        return try JSONValue.object([
            "schema": .string("recoup.verify.v1"),
            "as_of": .string(asOf.text),
            "judged": .number(outcome.judged),
            "evidence": .counts(Dictionary(uniqueKeysWithValues: counts)),
        ])
        .jsonAnswer()
    }
}
