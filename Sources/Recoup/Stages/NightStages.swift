import Ledger
import ReconciliationCore
import Reports

/// Files as they came, into the ledger.
enum IntakeStep: NightStage {
    static let name = "intake"

    static func run(_ night: NightContext, _ record: inout NightRecord) throws {
        guard night.options.importsInbox else { return }
        let stage = IntakeStage(
            store: night.ledger,
            configuration: night.configuration,
            asOf: night.asOf,
            context: night.context,
            movesFiles: !night.options.isRehearsal
        )
        let outcome = try stage.importInbox()
        record.warnings += outcome.warnings.map { Message(verbatim: $0) }
        if outcome.hasFailures { record.statuses.insert(.partlyDone) }
    }
}

/// What Apple's signatures and answers make of evidence, and the notifications Apple sent.
enum VerifyStep: NightStage {
    static let name = "verify"

    static func run(_ night: NightContext, _ record: inout NightRecord) async throws {
        let verifier = try night.configuration.evidenceVerifier(asOf: night.asOf)
        if night.options.asksApple {
            record.inquiry = try Inquiry(
                night.configuration,
                store: night.ledger,
                asOf: night.asOf,
                requestsMax: night.options.requestsMax,
                log: night.context.log
            )
        }
        let stage = VerifyStage(
            store: night.ledger,
            verifier: verifier,
            asOf: night.asOf,
            clients: record.inquiry?.clients
        )
        let outcome = try await stage.run()
        record.asking = outcome.asking
        if outcome.newlyUnverifiable > 0 { record.statuses.insert(.partlyDone) }
        try await record.inquiry?.sweep(&record.asking)
    }
}

/// Statements become merged transactions, purchases and credits. Done again after Apple was asked.
enum PostStep: NightStage {
    static let name = "post"

    static func run(_ night: NightContext, _ record: inout NightRecord) throws {
        let configuration = night.configuration
        _ = try night.ledger.post(
            run: night.run,
            asOf: night.asOf,
            naming: configuration.naming,
            apps: Set(configuration.apps)
        )
        guard record.judging == nil else { return }
        let lastFullCheck = try night.ledger.lastFullCheck()
        record.judging = NightRecord.Judging(
            policy: try configuration.policy(
                coverage: night.ledger.creditCoverage(asOf: night.asOf),
                asOf: night.asOf
            ),
            isFull: night.options.isFull
                || lastFullCheck.map { $0 + configuration.fullEvery <= night.asOf } ?? true,
            lastFullCheck: lastFullCheck
        )
    }
}

/// Questions to Apple about claims, credits and the white list. Only what is posted shows which credits have no evidence,
/// and what would be reported tonight.
enum AskStep: NightStage {
    static let name = "ask"

    static func run(_ night: NightContext, _ record: inout NightRecord) async throws {
        guard let inquiry = record.inquiry, let judging = record.judging else { return }
        try await inquiry.ask(judging.policy, &record.asking)
    }
}

/// Purchases are judged and moved between the lists; the books and the audit chain are checked.
enum ReconcileStep: NightStage {
    static let name = "reconcile"

    static func run(_ night: NightContext, _ record: inout NightRecord) throws {
        guard let judging = record.judging else { preconditionFailure("a night posts before it reconciles") }
        let ledger = night.ledger
        record.reconciled = try ledger.reconcile(
            run: night.run,
            policy: judging.policy,
            asOf: night.asOf,
            isFull: judging.isFull
        )
        let checked = try BooksCheck(ledger, of: night.run, isFull: judging.isFull)
        record.chain = checked.chain
        record.controlTotals = checked.totals
        if !record.holds {
            record.statuses.insert(.controlsFailed)
        } else if judging.isFull {
            try ledger.noteFullCheck(by: night.run)
        }
    }
}
