import Ledger
import ReconciliationCore
import Reports

/// The control totals of a run, the audit chain among them.
struct BooksCheck {
    let chain: AuditVerdict
    let totals: [ControlTotal]

    /// Checks everything where `isFull`; else what the run touched, and the chain since the last report.
    init(_ ledger: any LedgerEngine, of run: RunID, isFull: Bool) throws {
        chain = try ledger.verifyAudit(isFull ? .whole : .sinceCheckpoint(before: run))
        totals = try ledger.controlTotals(run: run, isFull: isFull) + [chain.controlTotal]
    }
}

extension AuditVerdict {
    /// Control total 7: every link from the checkpoint to the head holds.
    var controlTotal: ControlTotal {
        ControlTotal(name: "audit_chain", left: keptHead.sequence, right: fault == nil ? head.sequence : -1)
    }

    var warnings: [Message] {
        fault.map { [.auditChainBroken($0)] } ?? []
    }
}

extension RunSummary {
    /// What the ledger itself says of a run, whoever asks and whenever, with the control totals as they were checked just
    /// now.
    init(of run: RunID, asOf: Instant, in ledger: any LedgerEngine, checked totals: [ControlTotal]) throws {
        self.init(
            runID: run,
            asOf: asOf,
            version: recoupVersion,
            totals: try ledger.bookTotals(run: run, asOf: asOf)
        )
        aging = try ledger.agingRows(run: run, asOf: asOf)
        sources = try ledger.importedFiles(for: run)
        let cases = try ledger.openCaseGroups(run: run)
        resolvedProblems = cases.resolvedProblems
        reopenedCases = cases.reopenedByRuns
        controlTotals = totals
    }
}
