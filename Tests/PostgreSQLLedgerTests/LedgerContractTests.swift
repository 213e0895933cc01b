#if PostgreSQL
import Ledger
import LedgerContract
import Synchronization
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// PostgreSQL keeps every promise of the port.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct LedgerContractTests {
    @Test(arguments: LedgerContract.promises)
    func `PostgreSQL keeps the promise`(promise: Promise) throws {
        let server = try DatabaseServer.shared.get()
        // Hundreds of promises make more databases than the memory holds: each drops its own.
        let databases = Mutex<[String]>([])
        defer { databases.withLock { $0.forEach(server.drop) } }
        let ledgers = LedgerFactory(
            empty: {
                let database = try server.newLedgerDatabase()
                databases.withLock { $0.append(database) }
                return try PostgreSQLLedger(address: ServerAddress(server.address(of: database)))
            },
            reopened: { ledger in
                try PostgreSQLLedger(address: #require(ledger as? PostgreSQLLedger).address)
            }
        )
        try promise.check(with: ledgers)
    }
}
#endif
