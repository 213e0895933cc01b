import ArgumentParser
import Intake
import ReconciliationCore
import Reports

/// `recoup case resolve CASE… --reason REASON`: says why cases are over; the next run moves their purchases.
struct CaseResolveCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve",
        abstract: "Resolves cases for a reason; the next run moves the purchases.",
        discussion: helpText(
            """
            credited_manually, credited_elsewhere: black. refunded_by_us, refunded_by_apple, \
            customer_withdrew, fraud, test, duplicate: closed. below_threshold, cannot_identify: parked. \
            moved_to_owner: owner_mismatch only.
            """,
            examples: "recoup case resolve RC-7K2M9QXT4D --reason credited_manually --user u100475",
            "recoup case resolve RC-0P3D5W8ZKE --reason refunded_by_us"
        )
    )

    @Argument(help: "The cases.")
    var cases: [String]

    @Option(help: "Why, as above.", completion: .list(ResolutionReason.allCases.map(\.rawValue)))
    var reason: String

    @Option(help: "Who was credited (credited_manually, credited_elsewhere).")
    var user: String?

    @Option(help: "A note.")
    var note: String?

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func validate() throws {
        guard ResolutionReason(rawValue: reason) != nil else {
            let known = ResolutionReason.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError(.reasonUnknown(known))
        }
    }

    func run(in context: Context) throws {
        guard let reason = ResolutionReason(rawValue: reason) else { throw ExitStatus.usage.code }
        let step = CaseAction.Step.resolve(reason, user: try userID(), note: note)
        try CaseCommand.act(cases.map { CaseAction(caseID: $0, step: step) }, global, context)
    }

    private func userID() throws -> UserID? {
        guard let user else { return nil }
        switch GivenUserID(user) {
        case .user(let id): return id
        case .absent: throw CommandFailure(.usage, .userNobody(user))
        case .damaged: throw CommandFailure(.usage, .userDamaged(user))
        }
    }
}
