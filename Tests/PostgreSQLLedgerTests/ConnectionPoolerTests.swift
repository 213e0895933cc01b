#if PostgreSQL
import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// What stands between a session and its server.
@Suite(
    .enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"),
    .enabled(if: ConnectionPooler.isInstalled, "\(ConnectionPooler.missing)")
)
struct ConnectionPoolerTests {
    private let server: DatabaseServer
    private let name: String

    init() throws {
        server = try DatabaseServer.shared.get()
        name = try server.newDatabase()
        _ = try PostgreSQLLedger(address: ServerAddress(server.address(of: name)), mode: .create)
    }

    @Test(arguments: [false, true])
    func `a pool that lends a session for each transaction is refused, whatever is to be done there`(
        lendsInTurn: Bool
    ) throws {
        let pool = try ConnectionPooler(to: server.folder, mode: "transaction", lendsInTurn: lendsInTurn)
        let address = try ServerAddress(pool.address(of: name))
        // Others have been there: the pool has several sessions to lend.
        let others = try (0..<4).map { _ in try ServerConnection(address) }
        for other in others { try other.execute("BEGIN") }
        for other in others { try other.execute("COMMIT") }
        let refusal = StoreFailure(.sessionShared, at: address.text)
        #expect(refusal.kind == .cannotOpen)
        for mode in [LedgerMode.existing, .reading, .run, .create] {
            #expect(throws: refusal) { try PostgreSQLLedger(address: address, mode: mode) }
        }
        #expect(throws: refusal) { try ServerRunLock(at: address, note: "") }
        // Nothing of ours stays with those who use the pool after us.
        for other in others { #expect(try ServerRow(other.run("SHOW jit"), row: 0).text(at: 0) == "on") }
    }

    @Test func `through a pool in session mode nights go on, and the lock of a run holds`() throws {
        let pool = try ConnectionPooler(to: server.folder, mode: "session")
        let address = try ServerAddress(pool.address(of: name))
        for days in Int64(1)...2 {
            let lock = try ServerRunLock(at: address, note: "night \(days)")
            #expect(try lock.take())
            #expect(try !ServerRunLock(at: address, note: "another").take())
            let ledger = try PostgreSQLLedger(address: address, mode: .run, under: lock)
            try ledger.takeTwoMissing()
            try ledger.night(noon + .days(days))
            #expect(try ledger.lastRun()?.asOf == noon + .days(days))
        }
    }
}
#endif
