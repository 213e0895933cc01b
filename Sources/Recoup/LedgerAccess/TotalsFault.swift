import Ledger
import ReconciliationCore
import Reports

/// Why control totals do not hold, as `doctor` and `copy-ledger` say it.
enum TotalsFault {
    /// The books are wrong.
    case broken([ControlTotal])
    /// A run was cut off, or goes on, between posting and judging: some totals hold only once it has ended.
    case unfinishedRun(RunID)

    /// Nil where all of them hold.
    init?(_ failed: [ControlTotal], in ledger: any LedgerEngine) throws {
        guard !failed.isEmpty else { return nil }
        // A run that is not the last one that judged has not judged yet.
        if let unfinished = try ledger.unfinishedRun(), unfinished.id != (try ledger.lastRun()?.id) {
            self = .unfinishedRun(unfinished.id)
        } else {
            self = .broken(failed)
        }
    }

    var areBooksBroken: Bool {
        if case .broken = self { true } else { false }
    }

    var sentence: Message {
        switch self {
        case .broken(let totals): .controlTotalsBroken(totals)
        case .unfinishedRun(let run): .controlTotalsWaitForRun(run.number)
        }
    }
}
