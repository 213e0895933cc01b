#if PostgreSQL
import Ledger
import LedgerContract
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// PostgreSQL keeps every promise of the port.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct LedgerContractTests {
    @Test(arguments: LedgerContract.promises)
    func `PostgreSQL keeps the promise`(promise: Promise) throws {
        let server = try DatabaseServer.shared.get()
        let ledgers = LedgerFactory(
            empty: { try PostgreSQLLedger(address: server.newLedger()) },
            reopened: { ledger in
                try PostgreSQLLedger(address: #require(ledger as? PostgreSQLLedger).address)
            }
        )
        try promise.check(with: ledgers)
    }
}
#endif
