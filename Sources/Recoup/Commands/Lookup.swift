import ArgumentParser
import Foundation
import ReconciliationCore
import Reports
import SQLiteLedger

/// `recoup lookup QUERY`: everything known about a customer, a name, a transaction or an order of Apple's e-mail.
struct LookupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lookup",
        abstract: "Everything known about a user, a name, a token, a transaction or an order.",
        discussion: """
            An order id of Apple's e-mail to the customer (it begins with M) that the ledger does not know is asked \
            about at Apple, and the answer is kept for the next run to judge. Ends with 8 when nobody knows anything, \
            4 when Apple refuses our credentials, 5 when Apple does not answer.
            """
    )

    @Argument(help: "A user id, account name, applicationUsername, app account token, transaction id or order id.")
    var query: String

    @Flag(help: "Ask Apple now, known or not: all purchases of the customer's Apple account, refunds, subscriptions.")
    var ask = false

    @Flag(help: "No request to anyone.")
    var offline = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if query.allSatisfy(\.isWhitespace) { throw ValidationError("Name what to look for: QUERY is empty.") }
        if ask, offline { throw ValidationError("--ask and --offline contradict each other.") }
    }

    func run() async throws { try await run(in: global.context) }

    func run(in context: Context) async throws {
        let configuration = try global.configuration(in: context)
        let store = try SQLiteLedger(path: configuration.ledgerPath)
        let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
        var found = try store.lookup(query)
        if let question = question(query, found) {
            found = try await asking(question, query, found, store, configuration, context)
        }
        if json {
            context.console.out(try answer(found, asOf: store.lastRun()?.asOf))
        } else {
            context.console.outVerbatim(found.text(for: query))
        }
        let status = ExitStatus.first(of: found.apple?.statuses ?? [])
        if status != .done { throw status.code }
        if found.isEmpty, found.apple?.transactions.isEmpty ?? true { throw ExitStatus.nothingMatched.code }
    }

    /// What Apple can be asked about a query.
    private enum Question {
        case order(AppleOrderID)
        case accounts([TransactionID])
    }

    /// Nil where nothing is to be asked: offline, or the ledger knows and nobody said `--ask`.
    private func question(_ query: String, _ found: LookupResult) -> Question? {
        guard !offline else { return nil }
        let isKnownOtherwise = found.matches.contains { $0.meaning != "apple_order_id" }
        if let order = AppleOrderID(query), !isKnownOtherwise, ask || found.isEmpty { return .order(order) }
        guard ask else { return nil }
        let isTransaction =
            found.matches.contains { ["transaction_id", "original_transaction_id"].contains($0.meaning) }
            || found.isEmpty && query.utf8.allSatisfy { (0x30...0x39).contains($0) }
        if isTransaction { return .accounts([TransactionID(query)]) }
        // Of a person the newest purchase first: the account in use.
        let ids =
            found.purchases.reversed().map(\.transactionID) + found.claims.map(\.transactionID)
            + found.unmatchedCredits.map(\.transactionID)
        return .accounts(ids.map { TransactionID($0) })
    }

    private func asking(
        _ question: Question,
        _ query: String,
        _ found: LookupResult,
        _ store: SQLiteLedger,
        _ configuration: Configuration,
        _ context: Context
    ) async throws -> LookupResult {
        guard let inquiry = try LookupInquiry(configuration, store: store, in: context) else {
            let sentence = LookupInquiry.whatToConfigure(configuration) ?? "Apple cannot be asked."
            if ask { throw CommandFailure(.usage, sentence) }
            context.warn("\(query) looks like an order id of Apple's e-mail. \(sentence)")
            return found
        }
        var word: AppleWord
        switch question {
        case .order(let id):
            word = try await inquiry.order(id)
        case .accounts(let ids):
            guard !ids.isEmpty else {
                context.warn("Apple is asked by a transaction or an order id, and none is known for \(query).")
                return found
            }
            word = try await inquiry.accounts(of: ids, about: query)
        }
        // By the books with the answer in them: what is known of the transactions Apple named.
        var result = try store.lookup(query, naming: word.transactions.map { TransactionID($0.transactionID) })
        word.place(by: result.purchases)
        result.apple = word
        return result
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
            let findings: [LookupResult.LooseFinding]
            let waiting: [StatedTransaction]
            let apple: AppleWord?
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
            claims: found.claims,
            findings: found.findings,
            waiting: found.waiting,
            apple: found.apple
        )
        return String(decoding: try encoder.encode(answer), as: UTF8.self)
    }
}

extension AppleWord {
    /// Says of each transaction where the books have it.
    fileprivate mutating func place(by purchases: [LookupResult.Purchase]) {
        for index in transactions.indices {
            let transaction = transactions[index]
            let purchase = purchases.first {
                $0.environment == transaction.environment && $0.transactionIDs.contains(transaction.transactionID)
            }
            transactions[index].list = purchase?.list
            transactions[index].state = purchase.map { $0.state ?? $0.reason }
        }
    }
}
