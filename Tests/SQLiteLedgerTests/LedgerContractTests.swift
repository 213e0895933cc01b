import Foundation
import Ledger
import LedgerContract
import TestSupport
import Testing

@testable import SQLiteLedger

/// SQLite keeps every promise of the port.
@Suite struct LedgerContractTests {
    @Test(arguments: LedgerContract.promises)
    func `SQLite keeps the promise`(promise: Promise) throws {
        let folder = try TemporaryFolder()
        let ledgers = LedgerFactory(
            empty: { try SQLiteLedger(path: folder.path("\(UUID()).sqlite"), mode: .create) },
            reopened: { try SQLiteLedger(path: $0.path) }
        )
        try promise.check(with: ledgers)
    }
}
