import Ledger
import ReconciliationCore

extension RunJournal {
    /// The moment everything about the books is told by, overdue cases too: that of the last run that judged. `now`
    /// where there was none.
    func asOfBooks(else now: Instant) throws -> Instant { try lastRun()?.asOf ?? now.wholeSecond }
}
