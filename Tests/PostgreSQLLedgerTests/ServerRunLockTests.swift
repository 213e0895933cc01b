#if PostgreSQL
import Ledger
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// Two runs at once, sessions that are lost, and others who write.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct ServerRunLockTests {
    private let address: ServerAddress

    init() throws { address = try DatabaseServer.shared.get().newLedger() }

    @Test func `one run at a time, and the others are told whose it is`() throws {
        #expect(ServerRunLock.holder(at: address) == nil)
        var first: ServerRunLock? = try ServerRunLock(at: address, note: "process 7 since 2026-03-01T03:00:00Z")
        #expect(try first?.take() == true)
        #expect(try first?.take() == true)
        let second = try ServerRunLock(at: address, note: "process 8")
        #expect(try second.take() == false)
        #expect(ServerRunLock.holder(at: address)?.note == "process 7 since 2026-03-01T03:00:00Z")
        first = nil
        #expect(try second.take())
    }

    @Test func `other schemas have locks of their own`() throws {
        let server = try ServerConnection(address)
        try server.execute("CREATE SCHEMA other")
        let other = try ServerAddress(address.text + "&options=-csearch_path%3Dother")
        _ = try PostgreSQLLedger(address: other, mode: .create)
        let locks = try [address, other].map { try ServerRunLock(at: $0, note: "process 7") }
        #expect(try locks.allSatisfy { try $0.take() })
    }

    @Test func `a run whose session is lost has lost its lock, and writes nothing more`() throws {
        let lock = try ServerRunLock(at: address, note: "process 7")
        #expect(try lock.take())
        let ledger = try PostgreSQLLedger(address: address, mode: .run, under: lock)
        let server = try ServerConnection(address)
        try server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'process 7'"
        )
        #expect(throws: StoreFailure.self) { try ledger.cover(creditsUntil: Instant(milliseconds: 0)) }
        let next = try ServerRunLock(at: address, note: "process 8")
        #expect(try next.take())
        #expect(throws: StoreFailure.self) { try ledger.cover(creditsUntil: Instant(milliseconds: 0)) }
    }

    @Test func `who waits too long for others that write is told that the ledger is busy`() throws {
        let ledger = try PostgreSQLLedger(address: address, mode: .existing)
        try ledger.server.execute("SET lock_timeout = '100ms'")
        let other = try ServerConnection(address)
        try other.begin("BEGIN; \(PostgreSQLLedger.writerLock)")
        let failure = #expect(throws: StoreFailure.self) { try ledger.cover(creditsUntil: Instant(milliseconds: 0)) }
        #expect(failure?.kind == .busy)
        try other.execute("ROLLBACK")
        try ledger.cover(creditsUntil: Instant(milliseconds: 0))
    }

    @Test func `readers see one state and wait for nobody`() throws {
        let reader = try PostgreSQLLedger(address: address, mode: .reading)
        let other = try ServerConnection(address)
        try other.begin("BEGIN; \(PostgreSQLLedger.writerLock)")
        #expect(try reader.lastRun() == nil)
        let failure = #expect(throws: StoreFailure.self) { try reader.cover(creditsUntil: Instant(milliseconds: 0)) }
        #expect(failure?.reason == .step("cover credits", .serverNotWritable))
        try other.execute("ROLLBACK")
    }

    @Test func `a database without a ledger, or with something else, is not taken for one`() throws {
        let server = try DatabaseServer.shared.get()
        let empty = try ServerAddress(server.address(of: server.newDatabase()))
        #expect(throws: StoreFailure(.missing, at: empty.text)) { try PostgreSQLLedger(address: empty) }
        #expect(throws: StoreFailure(.missing, at: empty.text)) { try ServerRunLock(at: empty, note: "") }
        try ServerConnection(empty).execute("CREATE TABLE shop (id bigint)")
        #expect(throws: StoreFailure(.notLedger, at: empty.text)) {
            try PostgreSQLLedger(address: empty, mode: .create)
        }
        let nowhere = try ServerAddress("postgresql:///nothing?host=/nowhere")
        #expect(throws: StoreFailure.self) { try PostgreSQLLedger(address: nowhere) }
    }
}
#endif
