import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup lookup QUERY`: everything known about a customer, a name, a transaction or an order of Apple's e-mail.
struct LookupCommand: AsyncContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "lookup",
        abstract: "Everything known about a user, a name, a token, a transaction, an order or a receipt.",
        discussion: helpText(
            """
            An order id of Apple's e-mail to the customer (it begins with M) that the ledger does not know \
            is asked about at Apple, and the answer is kept for the next run to judge. Ends with 8 when \
            nobody knows anything, 4 when Apple refuses our credentials, 5 when Apple does not answer.
            """,
            examples: "recoup lookup u100475",
            "recoup lookup 230000000039183",
            "recoup lookup MK3V9QZ7XB --json"
        )
    )

    @Argument(help: "A user id, account name, applicationUsername, app account token, transaction id or order id.")
    var query: String?

    @Option(
        help: "A receipt or signed transaction: every transaction in it is looked up. - is standard input.",
        completion: .file()
    )
    var receipt: String?

    @Option(help: "Only what was paid on this day: a date in the configured time zone, or a time of that day.")
    var date: String?

    @Option(help: "Only this product, by its exact id.")
    var product: String?

    @Flag(help: "Ask Apple now, known or not: all purchases of the customer's Apple account, refunds, subscriptions.")
    var ask = false

    @Flag(help: "No request to anyone.")
    var offline = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func validate() throws {
        if let query, query.withoutBlanksAround.isEmpty {
            throw ValidationError(.argumentEmpty("QUERY"))
        }
        if query == nil, receipt == nil {
            throw ValidationError(.queryMissing)
        }
        if ask, offline { throw ValidationError(.askAndOffline) }
    }

    func run(in context: Context) async throws {
        let configuration = try global.configuration(in: context)
        // Before the ledger is open: closing a file would drop SQLite's locks, should it be the ledger itself.
        let bytes = try receipt.map { try context.bytes(of: $0) }
        let ledger = try configuration.openLedger(.reading)
        // The ledger gets it as it was typed: names may begin or end with a blank.
        let typed = query
        let query = query?.withoutBlanksAround
        let narrowing = try narrowing(in: configuration)
        let reading = try await reading(bytes, in: context, configuration)
        let named = reading?.named ?? []
        var found = try ledger.lookup(typed, naming: named)
        if let question = question(query, found, named) {
            found = try await asking(question, query, named, found, configuration, context)
        }
        let status = ExitStatus.first(of: found.apple?.statuses ?? [])
        if let reading { found.add(reading.receipt) }
        if let narrowing { found = found.narrowed(to: narrowing) }
        if json {
            let answer = LookupAnswer(found: found, asOf: try ledger.lastRun()?.asOf.text, query: typed)
            context.console.outData(try answer.jsonAnswer())
        } else {
            let policy = try ledger.lastRun()?.policy
            context.screen(configuration.textLocale) { found.text(for: query, in: $0, policy: policy) }
        }
        if status != .done { throw status.code }
        guard found.showsNothing, found.isEmpty || narrowing != nil else { return }
        if found.isEmpty, let typed = query.flatMap({ caseID(typed: $0) }) {
            throw CommandFailure(.nothingMatched, .isCaseID(typed))
        }
        if found.isEmpty { try context.warnOfFilesAwaitingRun(in: ledger) }
        throw ExitStatus.nothingMatched.code
    }

    private func narrowing(in configuration: Configuration) throws -> LookupNarrowing? {
        guard date != nil || product != nil else { return nil }
        let day = try date.map { text in
            guard let day = CommandTime.day(text, zone: configuration.timeZone) else {
                throw CommandFailure(.usage, .dateNoDay(text))
            }
            return day
        }
        return LookupNarrowing(productID: product, paid: day)
    }

    /// Takes the receipt apart, offline, as `inspect` does.
    private func reading(_ bytes: [UInt8]?, in context: Context, _ configuration: Configuration) async throws
        -> (receipt: ReceiptReading, named: [TransactionID])?
    {
        guard let receipt, let bytes else { return nil }
        let verifier = try configuration.evidenceVerifier(asOf: context.now().wholeSecond)
        let inspection = await Inspection.of(bytes, verifier: verifier)
        return (inspection.reading(of: receipt), inspection.namedTransactions)
    }

    /// What Apple can be asked about a query.
    private enum Question {
        case order(AppleOrderID)
        case accounts([TransactionID])
    }

    /// Nil where nothing is to be asked: offline, or the ledger knows and nobody said `--ask`.
    private func question(_ query: String?, _ found: LookupResult, _ named: [TransactionID]) -> Question? {
        guard !offline else { return nil }
        guard let query else { return ask && !named.isEmpty ? .accounts(named) : nil }
        let isKnownOtherwise = found.matches.contains { $0.meaning != "apple_order_id" }
        if let order = AppleOrderID(query), !isKnownOtherwise, ask || found.isEmpty { return .order(order) }
        guard ask else { return nil }
        let isTransaction =
            found.matches.contains { ["transaction_id", "original_transaction_id"].contains($0.meaning) }
            || found.isEmpty && query.utf8.allSatisfy { (0x30...0x39).contains($0) }
        if isTransaction { return .accounts([TransactionID(query)]) }
        // Of a person the newest of each first: the account in use.
        let ids =
            found.purchases.reversed().map(\.transactionID) + found.claimedTransactionIDs
            + found.unmatchedCredits.reversed().map(\.transactionID)
        return .accounts(ids.map { TransactionID($0) })
    }

    private func asking(
        _ question: Question,
        _ query: String?,
        _ named: [TransactionID],
        _ found: LookupResult,
        _ configuration: Configuration,
        _ context: Context
    ) async throws -> LookupResult {
        let subject = query ?? named.first?.rawValue ?? ""
        // What Apple answers is kept.
        let ledger = try configuration.openLedger()
        guard let inquiry = try LookupInquiry(configuration, ledger: ledger, in: context) else {
            let sentence = LookupInquiry.whatToConfigure(configuration) ?? .appsToConfigure
            if ask { throw CommandFailure(.usage, sentence) }
            context.warn(.looksLikeOrder(subject, sentence))
            return found
        }
        var appleAnswer: AppleLookupAnswer
        switch question {
        case .order(let id):
            appleAnswer = try await inquiry.order(id)
        case .accounts(let ids):
            guard !ids.isEmpty else {
                context.warn(.nothingToAsk(about: subject))
                return found
            }
            appleAnswer = try await inquiry.accounts(of: ids, about: subject)
        }
        // By the books with the answer in them: what is known of the transactions Apple named.
        var result = try ledger.lookup(
            self.query,
            naming: named + appleAnswer.transactions.map { TransactionID($0.transactionID) }
        )
        appleAnswer.place(by: result.purchases)
        result.apple = appleAnswer
        return result
    }
}

/// One object with `schema` recoup.lookup.v1: the members of the result, and beside them when and what was asked.
private struct LookupAnswer: Encodable {
    let found: LookupResult
    let asOf: String?
    let query: String?

    private enum CodingKeys: CodingKey { case schema, asOf, query }

    func encode(to encoder: any Encoder) throws {
        try found.encode(to: encoder)
        var answer = encoder.container(keyedBy: CodingKeys.self)
        try answer.encode("recoup.lookup.v1", forKey: .schema)
        try answer.encodeIfPresent(asOf, forKey: .asOf)
        try answer.encodeIfPresent(query, forKey: .query)
    }
}

extension AppleLookupAnswer {
    /// Adds to each transaction where the books have it.
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
