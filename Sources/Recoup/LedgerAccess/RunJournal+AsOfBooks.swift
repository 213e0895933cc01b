import Ledger
import ReconciliationCore
import Reports

extension RunJournal {
    /// The moment everything about the books is told by, overdue cases too: that of the last run that judged. `now`
    /// where there was none.
    func asOfBooks(else now: Instant) throws -> Instant { try lastRun()?.asOf ?? now.wholeSecond }
}

extension Configuration {
    /// How text for people is written (`language`, `time_zone`).
    var textLocale: TextLocale { TextLocale(language, LocalTime(zone: timeZone)) }
}
