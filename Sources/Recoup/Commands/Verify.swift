import ArgumentParser
import ReconciliationCore
import SQLiteLedger

/// `recoup verify`: judges the evidence that has no final answer yet and is due.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Verifies the evidence that has no final answer yet and is due."
    )

    @Flag(help: "Due or not.")
    var all = false

    @Flag(help: "No request to anyone.")
    var offline = false

    @OptionGroup var global: GlobalOptions
    @OptionGroup var lock: LockOption

    func run() async throws { try await run(in: global.context) }

    func run(in context: Context) async throws {
        let configuration = try global.configuration(in: context)
        guard LedgerFile.exists(configuration.ledgerPath) else { throw LedgerFile.missing(configuration.ledgerPath) }
        let held = try RunLock(ledgerPath: configuration.ledgerPath, wait: lock.span(), startedAt: context.now())
        defer { withExtendedLifetime(held) {} }
        let store = try SQLiteLedger(path: configuration.ledgerPath)
        let stage = VerifyStage(
            store: store,
            anchors: try configuration.trustAnchors(),
            asOf: context.now().wholeSecond,
            appIDs: configuration.appIDs,
            isEverything: all
        )
        let outcome = try await stage.run()
        let counts = EvidenceOutcome.allCases.compactMap { kind in
            outcome.byOutcome[kind].map { "\(kind.rawValue) \($0)" }
        }
        context.console.out(
            "judged \(outcome.judged): " + (counts.isEmpty ? "nothing was due" : counts.joined(separator: ", "))
        )
        if outcome.newlyUnverifiable > 0 { throw ExitStatus.partlyDone.code }
    }
}
