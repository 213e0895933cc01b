import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup explain TRANSACTION`: the verdict in sentences.
struct ExplainCommand: ParsableCommand {
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
        if transaction.allSatisfy(\.isWhitespace) { throw ValidationError(.argumentEmpty("TRANSACTION")) }
        if customer, rules { throw ValidationError(.customerAndRules) }
    }

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let store = try configuration.openLedger(.reading)
        let id = TransactionID(transaction.trimmingCharacters(in: .whitespaces))
        // By the books' own policy and moment: what the report says is what is explained.
        let last = try store.lastRun()
        func answerNothing() throws {
            guard json else { return }
            let answer = try ExplanationText.nothingJSON(about: id, asOf: last?.asOf, forCustomer: customer)
            context.console.outData(answer)
        }
        guard let last, let policy = last.policy else {
            try answerNothing()
            throw CommandFailure(.nothingMatched, .noRunYet)
        }
        let files = try store.purchaseHistories(of: id)
        let locale = configuration.textLocale
        guard !files.isEmpty else {
            guard let unmatched = UnmatchedText(id, try store.lookup(id.rawValue, naming: [id])) else {
                try answerNothing()
                let typed = caseID(typed: id.rawValue)
                throw CommandFailure(.nothingMatched, typed.map(Message.isCaseID) ?? .nothingKnown(about: id))
            }
            guard !json else {
                let answer = try unmatched.json(asOf: last.asOf, forCustomer: customer, in: locale.language)
                return context.console.outData(answer)
            }
            return context.screen(locale) { customer ? unmatched.customerText(in: $0) : unmatched.text(in: $0) }
        }
        let texts = files.map { file in
            var explanation = explain(
                file.dossier,
                statements: file.statements,
                policy: policy,
                asOf: last.asOf,
                cases: file.cases
            )
            explanation.news = file.news
            explanation.future = file.future
            return ExplanationText(
                explanation,
                bookedList: file.bookedList,
                bookedReason: file.bookedReason,
                devices: file.devices,
                appleOrderIDs: file.appleOrderIDs,
                now: context.now()
            )
        }
        // The same id in Sandbox is another purchase: Production first.
        let ordered = texts.sorted { $0.explanation.purchase.environment < $1.explanation.purchase.environment }
        if json {
            context.console.outData(try ExplanationText.json(of: ordered, forCustomer: customer, in: locale.language))
        } else {
            context.screen(locale) { locale in
                let parts =
                    customer
                    ? [ordered[0].customerText(in: locale)]
                    : ordered.map { $0.text(in: locale, withRules: rules) }
                return parts.joined(separator: "\n")
            }
        }
    }
}
