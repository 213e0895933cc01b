import ArgumentParser
import Foundation

/// `generate`: writes one dataset, the same for the same seed but for keys and signatures.
struct Generate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a dataset: configuration, inbox files and the known truth."
    )

    @Option(help: "Seed of the dataset. The same seed gives the same dataset but for keys and signatures.")
    var seed: UInt64 = 1

    @Option(help: "Ordinary customers. Every kind of scenario is added at least once, more often in larger datasets.")
    var customers: Int = 300

    @Option(name: .customLong("as-of"), help: "The moment the dataset is judged by (RFC 3339).")
    var asOf: String = "2026-03-01T03:00:00Z"

    @Option(help: "Folder to write into; it must be absent or empty.")
    var output: String

    @Option(name: .customLong("plain-purchases"), help: "Customers with one upload each and credits for what is in it.")
    var plainPurchases: Int = 0

    @Option(name: .customLong("purchases-each"), help: "Purchases in the receipt of each such customer.")
    var purchasesEach: Int = 1

    @Flag(
        name: .customLong("signed-transactions"),
        help: "Such customers upload a signed transaction, with one purchase, and no receipt."
    )
    var signedTransactions = false

    @Flag(name: .customLong("with-damage"), help: "Adds files with rows that break the rules of the input.")
    var withDamage = false

    @Flag(help: "Adds scenarios that only Apple's answers bring to light; see truth-online.jsonl.")
    var online = false

    @Option(help: "Claims whose receipts do not hold them, for load.")
    var claims: Int = 0

    @Option(help: "Apple accounts those claims are spread over.")
    var accounts: Int = 1_000

    @Flag(help: "Keeps what serve needs: the authority's private keys, what Apple knows, and secrets.")
    var serving = false

    @Option(help: "Base URL of the store for the configuration of a served dataset, such as http://127.0.0.1:8080.")
    var endpoints: String?

    func validate() throws {
        guard claims >= 0, accounts > 0 else {
            throw ValidationError("--claims must not be negative, --accounts must be positive.")
        }
        guard endpoints == nil || serving else {
            throw ValidationError("--endpoints needs --serving.")
        }
        guard customers >= 0, plainPurchases >= 0 else {
            throw ValidationError("--customers and --plain-purchases must not be negative.")
        }
        guard purchasesEach > 0 else { throw ValidationError("--purchases-each must be positive.") }
        guard !signedTransactions || purchasesEach == 1 else {
            throw ValidationError("--signed-transactions hold one purchase each; leave out --purchases-each.")
        }
    }

    func run() async throws {
        let judgedAt: Moment
        do {
            judgedAt = try Moment(rfc3339: asOf)
        } catch {
            throw ValidationError("--as-of must be a time such as 2026-03-01T03:00:00Z, not \(asOf).")
        }
        var plan = DatasetPlan(
            seed: seed,
            customerCount: customers,
            plainPurchaseCount: plainPurchases,
            withDamage: withDamage,
            asOf: judgedAt
        )
        plan.plainEvidence = signedTransactions ? .signedTransaction : .receipt(purchaseCount: purchasesEach)
        plan.online = online
        if claims > 0 { plan.claims = (claims, accounts) }
        if serving { plan.serving = ServingPlan(endpoint: endpoints) }
        let written = try await plan.write(to: URL(fileURLWithPath: output, isDirectory: true))
        print(written.summary)
    }
}
