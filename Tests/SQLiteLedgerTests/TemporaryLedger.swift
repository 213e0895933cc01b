import Ledger
import LedgerContract
import ReconciliationCore
import SQLiteLedger
import TestSupport

/// A new ledger in a folder of its own, which is removed with it.
struct TemporaryLedger {
    let folder: TemporaryFolder
    let ledger: SQLiteLedger

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
    }

    /// A ledger with two purchases, nobody credited, judged once.
    static func judged() throws -> TemporaryLedger {
        let temporary = try TemporaryLedger()
        try temporary.ledger.takeTwoMissing()
        try temporary.ledger.night(noon + .days(2))
        return temporary
    }
}
