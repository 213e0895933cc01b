#if PostgreSQL
import Ledger
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// A server that follows another.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct StandbyTests {
    @Test func `whoever would write is sent to the primary server, and who only reads is let in`() throws {
        let server = try DatabaseServer()
        let address = try ServerAddress(server.newAddress())
        _ = try PostgreSQLLedger(address: address, mode: .create)
        try server.becomeStandby()
        let refusal = StoreFailure(.step(.openLedger, .serverNotWritable), at: address.text)
        #expect(refusal.kind == .cannotOpen)
        for mode in [LedgerMode.existing, .run, .rehearsal, .create] {
            #expect(throws: refusal) { try PostgreSQLLedger(address: address, mode: mode) }
        }
        #expect(throws: refusal) { try ServerRunLock(at: address, note: "") }
        #expect(try PostgreSQLLedger(address: address, mode: .reading).lastRun() == nil)
    }
}
#endif
