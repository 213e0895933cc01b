import ArgumentParser
import FoundationEssentials
import Glibc
import Intake
import Ledger
import ReconciliationCore
import Reports

/// `recoup forget --user ID`: erases one person. Purchases, the books and the audit chain stay.
struct ForgetCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "forget",
        abstract: "Erases one person from the ledger, the kept reports and the imported files; the books stay.",
        discussion: helpText(
            """
            Says first what and how much. A pseudonym that cannot be turned back stands in place of the person from \
            then on. Ends with 1 and names the places where a value is left after it.
            """,
            examples: "recoup forget --user u-1001 --dry-run",
            "recoup forget --user u-1001 --yes --search exports/"
        )
    )

    @Option(help: "The user id of the person. Accounts merged with it are erased with it.")
    var user: String

    @Flag(help: "Say what would be erased, and change nothing.")
    var dryRun = false

    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    @Option(
        help:
            "A further file or folder to search afterwards, such as exports; nothing in it is changed. May be repeated.",
        completion: .file()
    )
    var search: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions
    @OptionGroup var lock: LockOption

    func validate() throws {
        guard !user.isEmpty else { throw ValidationError(.userToForgetMissing) }
    }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        // A night reads and writes what this rewrites.
        try configuration.ledger.withLock(lock.wait(in: context)) { lock in
            try forget(configuration, under: lock, in: context)
        }
    }

    private func forget(_ configuration: Configuration, under lock: any RunLock, in context: Context) throws {
        let searched = search.map { context.path($0) }
        // Before anything is erased: a path that cannot be searched proves nothing.
        if let missing = searched.first(where: { access($0, R_OK) != 0 }) {
            throw CommandFailure(.usage, errno == ENOENT ? .noFile(at: missing) : .mayNotRead(missing, systemError()))
        }
        let erasure = Erasure(of: UserID(user), configuration, search: searched)
        let now = context.now().wholeSecond
        let plan = try erasure.plan(by: context.actor, at: now)
        if plan.isEmpty, !plan.person.isForgotten {
            throw CommandFailure(.nothingMatched, .nobodyToForget(user))
        }
        if !json { context.console.out(text(plan, in: configuration.language)) }
        var proof = Erasure.Proof()
        if !dryRun {
            try confirm(plan, in: context, configuration.language)
            try erasure.perform(plan, under: lock, by: context.actor, at: now)
            proof = try erasure.proof(of: plan)
            if proof.isClean, !json { context.say(.erased(searched: proof.fileCount)) }
        }
        if json { try context.console.outData(answer(plan, proof, in: configuration.language, now)) }
        guard proof.isClean else {
            for place in proof.places { context.fail(.leftAfterErasure(place)) }
            for failure in proof.unreadable { context.fail(.notSearchedAfterErasure(failure)) }
            throw CommandFailure(.unexpectedFailure, .erasureIncomplete)
        }
    }

    /// - Throws: where nobody said yes.
    private func confirm(_ plan: Erasure.Plan, in context: Context, _ language: Language) throws {
        guard !yes, !plan.isEmpty else { return }
        // Who asks for JSON was not shown what it is about.
        if !json, isatty(STDIN_FILENO) == 1 {
            context.clearProgress()
            context.console.ask(Message.confirmErasure[language])
            if readLine() == "yes" { return }
        }
        throw CommandFailure(.usage, .erasureNotConfirmed)
    }

    private func text(_ plan: Erasure.Plan, in language: Language) -> String {
        let person = plan.person
        let pseudonym = person.accounts[UserID(user)]?.rawValue ?? user
        var lines: [Message] = [
            .erasableAccounts(person.accounts.count, values: person.values.pseudonyms.count, pseudonym: pseudonym),
            .erasableRows(plan.tally),
            .erasableFiles(reports: plan.files.reports.count, inputs: plan.files.inputs.count),
        ]
        if person.sharedValueCount > 0 { lines.append(.valuesOfOthers(person.sharedValueCount)) }
        if plan.tally.unansweredPieces > 0 { lines.append(.erasureLosesEvidence(plan.tally.unansweredPieces)) }
        if person.awaitingDelivery > 0 { lines.append(.erasureLosesOwner(person.awaitingDelivery)) }
        return lines.map { $0[language] }.joined(separator: "\n")
    }

    /// One object with `schema` recoup.forget.v1.
    private func answer(
        _ plan: Erasure.Plan,
        _ proof: Erasure.Proof,
        in language: Language,
        _ now: Instant
    ) throws -> String {
        func list(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
        return try JSONValue.object([
            "schema": .string("recoup.forget.v1"),
            "as_of": .string(now.text),
            "is_dry_run": .boolean(dryRun),
            "pseudonyms": list(plan.person.accounts.values.map(\.rawValue).sorted()),
            "values": .number(plan.person.values.pseudonyms.count),
            "values_of_others": .number(plan.person.sharedValueCount),
            "awaiting_delivery": .number(plan.person.awaitingDelivery),
            "rows": .counts(plan.tally.rows),
            "evidence_pieces": .number(plan.tally.evidencePieces),
            "unanswered_pieces": .number(plan.tally.unansweredPieces),
            "reports": list(plan.files.reports),
            "inputs": list(plan.files.inputs),
            "left": list(proof.places.map { $0[language] }),
            "not_searched": list(proof.unreadable.map { $0[language] }),
        ])
        .jsonAnswer()
    }
}
