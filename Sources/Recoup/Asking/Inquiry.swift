import AppStoreClient
import AppStoreRecords
import Ledger
import Logging
import ReconciliationCore

/// What one run asks Apple, in two steps: before the books are brought up to date, and after.
struct Inquiry {
    let clients: AppleClients
    private let configuration: Configuration
    private let ledger: any LedgerEngine
    private let verifier: EvidenceVerifier
    private let asOf: Instant
    private let context: Context

    init(
        _ configuration: Configuration,
        ledger: any LedgerEngine,
        asOf: Instant,
        requestsMax: Int?,
        context: Context
    ) throws {
        clients = try AppleClients(configuration, requestsMax: requestsMax)
        verifier = try configuration.evidenceVerifier(asOf: asOf)
        self.configuration = configuration
        self.ledger = ledger
        self.asOf = asOf
        self.context = context
    }

    /// Reads the notifications of each app up to now.
    func sweep(_ tally: inout AskingTally) async throws {
        guard let client = clients.serverAPI else { return }
        let sweep = NotificationSweep(
            ledger: ledger,
            client: client,
            verifier: verifier,
            asOf: asOf,
            now: context.now()
        )
        for app in clients.apps {
            for environment in configuration.environments.sorted() {
                try await sweep.run(app, in: environment, &tally)
            }
        }
    }

    /// Asks about claims, credits and the white list, and closes the tally.
    func ask(_ policy: Policy, _ tally: inout AskingTally) async throws {
        if let client = clients.serverAPI {
            let stage = AskStage(
                ledger: ledger,
                clients: clients,
                asker: AccountAsker(client: client, verifier: verifier, log: context.log),
                policy: AskingPolicy(
                    apps: clients.apps,
                    environments: policy.environments,
                    grace: policy.grace,
                    recheck: configuration.recheck,
                    creditsSince: policy.creditsSince,
                    creditsWatermark: policy.creditsWatermark
                ),
                asOf: asOf,
                progress: StageProgress(of: AskStep.name, in: context)
            )
            tally.add(try await stage.run())
        }
        await tally.close(clients.budget)
    }
}
