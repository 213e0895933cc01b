import ArgumentParser
import Foundation

/// `generate`: writes one world, the same for the same seed but for keys and signatures.
struct Generate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a world: configuration, inbox files and the planted truth."
    )

    @Option(help: "Seed of the world. The same seed gives the same world but for keys and signatures.")
    var seed: UInt64 = 1

    @Option(help: "Ordinary customers. Every kind of plant is added at least once, more often in larger worlds.")
    var customers: Int = 300

    @Option(name: .customLong("as-of"), help: "The moment the world is judged by (RFC 3339).")
    var asOf: String = "2026-03-01T03:00:00Z"

    @Option(help: "Folder to write into; it must be absent or empty.")
    var output: String

    @Option(name: .customLong("plain-purchases"), help: "Customers with one purchase, one receipt and one credit each.")
    var plainPurchases: Int = 0

    @Flag(name: .customLong("with-damage"), help: "Adds files with rows that break the rules of the input.")
    var withDamage = false

    func validate() throws {
        guard customers >= 0, plainPurchases >= 0 else {
            throw ValidationError("--customers and --plain-purchases must not be negative.")
        }
    }

    func run() async throws {
        let judgedAt: Moment
        do {
            judgedAt = try Moment(rfc3339: asOf)
        } catch {
            throw ValidationError("--as-of must be a time such as 2026-03-01T03:00:00Z, not \(asOf).")
        }
        let plan = WorldPlan(
            seed: seed,
            customerCount: customers,
            plainPurchaseCount: plainPurchases,
            withDamage: withDamage,
            asOf: judgedAt
        )
        let written = try await plan.write(to: URL(fileURLWithPath: output, isDirectory: true))
        print(written.summary)
    }
}
