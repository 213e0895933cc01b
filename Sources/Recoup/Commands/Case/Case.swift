import ArgumentParser
import Ledger
import ReconciliationCore
import Reports

/// `recoup case`: the follow-up of findings.
struct CaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "case",
        abstract: "Follows up findings: lists, assigns, notes, resolves; through a spreadsheet and back.",
        subcommands: [
            CaseListCommand.self, CaseShowCommand.self, CaseAssignCommand.self, CaseNoteCommand.self,
            CaseResolveCommand.self, CaseReopenCommand.self, CaseExportCommand.self, CaseImportCommand.self,
        ]
    )
}

extension CaseCommand {
    /// Does the actions in one transaction, also while a run goes on. That run judges what it has posted by then without
    /// them; the next run judges it with them.
    ///
    /// The actions name cases as somebody typed them; a case that is named twice counts once.
    static func act(_ actions: [CaseAction], _ global: GlobalOptions, _ context: Context) throws {
        var named: Set<String> = []
        let actions = actions.map { CaseAction(caseID: caseID(typed: $0.caseID) ?? $0.caseID, step: $0.step) }
            .filter { named.insert($0.caseID).inserted }
        let ledger = try global.configuration(in: context).openLedger()
        let doubts = try doubts(about: actions, ledger) { id in
            try ledger.cases(CaseSelection(includesSettled: true, caseID: id), PageRequest(rowsMax: 1)).rows.first
        }
        let changed = try ledger.act(actions, by: context.actor, at: context.now())
        if !changed.isEmpty { context.say(.savedCases(changed)) }
        for action in actions where !changed.contains(action.caseID) {
            if case .assign(let name) = action.step { context.say(.assignedAlready(action.caseID, to: name)) }
        }
        for doubt in doubts { context.warn(doubt) }
    }
}
