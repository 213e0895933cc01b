import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup explain TRANSACTION`: the verdict in sentences.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Why a purchase is where it is: rule, facts, owner, what was ruled out, what would change it."
    )

    @Argument(help: "A transaction id.")
    var transaction: String

    @Flag(help: "Only what is safe to send to the customer.")
    var customer = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let store = try configuration.openLedger()
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
            throw CommandFailure(.nothingMatched, "The ledger has no run yet. Run `recoup run` first.")
        }
        let files = try store.purchaseFiles(of: id)
        guard !files.isEmpty else {
            try answerNothing()
            throw CommandFailure(
                .nothingMatched,
                "No purchase is known under \(id). `recoup lookup \(id)` also finds credits, claims and people."
            )
        }
        let texts = files.map { file in
            ExplanationText(
                explain(file.dossier, statements: file.statements, policy: policy, asOf: last.asOf, cases: file.cases),
                bookedList: file.bookedList,
                bookedReason: file.bookedReason,
                devices: file.devices,
                appleOrderIDs: file.appleOrderIDs
            )
        }
        // The same id in Sandbox is another purchase: Production first.
        let ordered = texts.sorted { $0.explanation.purchase.environment < $1.explanation.purchase.environment }
        if json {
            context.console.outData(try ExplanationText.json(of: ordered, forCustomer: customer))
        } else {
            let parts =
                customer
                ? [ordered[0].customerText(in: configuration.localTime)]
                : ordered.map { $0.text(in: configuration.localTime) }
            context.console.out(parts.joined(separator: "\n"))
        }
    }
}
