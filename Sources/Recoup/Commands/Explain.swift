import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup explain TRANSACTION`: the verdict in sentences.
struct ExplainCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "What is wrong with a purchase and for whom, what to do, and the facts with their evidence.",
        discussion: helpText(
            """
            Also for a transaction without a purchase: a delivery, a claim, or evidence that was refused.
            """,
            examples: "recoup explain 230000000039183",
            "recoup explain 230000000039183 --rules",
            "recoup explain 230000000039183 --customer --lang zh-Hans"
        )
    )

    @Argument(help: "A transaction id.")
    var transaction: String

    @Flag(help: "Also which rule decided, what was ruled out, and what would change it.")
    var rules = false

    @Flag(help: "Only what is safe to send to the customer.")
    var customer = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func validate() throws {
        if transaction.withoutBlanksAround.isEmpty { throw ValidationError(.argumentEmpty("TRANSACTION")) }
        if customer, rules { throw ValidationError(.customerAndRules) }
    }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let ledger = try configuration.openLedger(.reading)
        let id = TransactionID(transaction.withoutBlanksAround)
        let locale = configuration.textLocale
        // By the books' own policy and moment: what the report says is what is explained.
        let last = try ledger.lastRun()
        guard let last, let policy = last.policy else {
            throw try nothing(about: id, asOf: last?.asOf, .noRunYet, in: context)
        }
        let histories = try ledger.purchaseHistories(of: id)
        guard !histories.isEmpty else {
            guard let unmatched = UnmatchedText(id, try ledger.lookup(id.rawValue, naming: [id]), policy: policy)
            else {
                try context.warnOfFilesAwaitingRun(in: ledger)
                let sentence = caseID(typed: id.rawValue).map(Message.isCaseID) ?? .nothingKnown(about: id)
                throw try nothing(about: id, asOf: last.asOf, sentence, in: context)
            }
            return try show(unmatched, asOf: last.asOf, locale, in: context)
        }
        let texts = histories.map { text(of: $0, policy, asOf: last.asOf, now: context.now()) }
        // The same id in Sandbox is another purchase: Production first.
        let ordered = texts.sorted { $0.explanation.purchase.environment < $1.explanation.purchase.environment }
        try show(ordered, locale, in: context)
    }

    /// Prints that nothing is known where JSON is asked for.
    ///
    /// - Returns: the failure that the command ends with.
    private func nothing(
        about id: TransactionID,
        asOf: Instant?,
        _ sentence: Message,
        in context: Context
    ) throws -> CommandFailure {
        if json {
            context.console.outData(try ExplanationText.nothingJSON(about: id, asOf: asOf, forCustomer: customer))
        }
        return CommandFailure(.nothingMatched, sentence)
    }

    private func text(of history: PurchaseHistory, _ policy: Policy, asOf: Instant, now: Instant) -> ExplanationText {
        var explanation = explain(
            history.dossier,
            statements: history.statements,
            policy: policy,
            asOf: asOf,
            cases: history.cases
        )
        explanation.news = history.news
        explanation.future = history.future
        return ExplanationText(
            explanation,
            bookedList: history.bookedList,
            bookedReason: history.bookedReason,
            devices: history.devices,
            appleOrderIDs: history.appleOrderIDs,
            now: now
        )
    }

    private func show(_ unmatched: UnmatchedText, asOf: Instant, _ locale: TextLocale, in context: Context) throws {
        if json {
            let answer = try unmatched.json(asOf: asOf, forCustomer: customer, in: locale.language)
            context.console.outData(answer)
        } else {
            context.screen(locale) { customer ? unmatched.customerText(in: $0) : unmatched.text(in: $0) }
        }
    }

    private func show(_ texts: [ExplanationText], _ locale: TextLocale, in context: Context) throws {
        if json {
            context.console.outData(try ExplanationText.json(of: texts, forCustomer: customer, in: locale.language))
        } else {
            context.screen(locale) { locale in
                let parts =
                    customer
                    ? [texts[0].customerText(in: locale)]
                    : texts.map { $0.text(in: locale, withRules: rules) }
                return parts.joined(separator: "\n")
            }
        }
    }
}
