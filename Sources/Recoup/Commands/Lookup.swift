import ArgumentParser
import Foundation
import ReconciliationCore
import Reports
import SQLiteLedger

/// `recoup lookup QUERY`: everything known about a customer, a name or a transaction.
struct LookupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lookup",
        abstract: "Everything known about a user, a name, a token, a transaction or an order."
    )

    @Argument(help: "A user id, account name, applicationUsername, app account token, transaction id or order id.")
    var query: String

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if query.allSatisfy(\.isWhitespace) { throw ValidationError("Name what to look for: QUERY is empty.") }
    }

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let store = try SQLiteLedger(path: configuration.ledgerPath)
        let found = try store.lookup(query.trimmingCharacters(in: .whitespaces))
        if json {
            context.console.out(try answer(found, asOf: store.lastRun()?.asOf))
        } else {
            context.console.outVerbatim(found.text(for: query))
        }
        if found.isEmpty { throw ExitStatus.nothingMatched.code }
    }

    /// One object with `schema` recoup.lookup.v1.
    private func answer(_ found: LookupResult, asOf: Instant?) throws -> String {
        struct Answer: Encodable {
            let schema = "recoup.lookup.v1"
            let asOf: String?
            let query: String
            let matches: [LookupResult.Match]
            let purchases: [LookupResult.Purchase]
            let unmatchedCredits: [LookupResult.Credit]
            let claims: [LookupResult.Claim]
        }
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let answer = Answer(
            asOf: asOf?.text,
            query: query,
            matches: found.matches,
            purchases: found.purchases,
            unmatchedCredits: found.unmatchedCredits,
            claims: found.claims
        )
        return String(decoding: try encoder.encode(answer), as: UTF8.self)
    }
}
