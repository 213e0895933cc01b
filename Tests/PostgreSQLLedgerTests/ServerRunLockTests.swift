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

    @Test func `who loses the connection while it commits is told that nobody knows whether it was saved`() throws {
        let ledger = try PostgreSQLLedger(address: address, mode: .existing)
        try ServerConnection(address).execute(
            """
            CREATE FUNCTION end_session() RETURNS trigger LANGUAGE plpgsql
            AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
            CREATE CONSTRAINT TRIGGER ends_session AFTER INSERT ON coverage
            DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION end_session();
            """
        )
        let failure = #expect(throws: StoreFailure.self) { try ledger.cover(creditsUntil: Instant(milliseconds: 0)) }
        let isUnknown = if case .step(.coverCredits, .commitUnanswered)? = failure?.reason { true } else { false }
        #expect(isUnknown, "\(String(describing: failure))")
        #expect(failure?.kind == .failed)
    }

    @Test func `who loses the connection before it commits is told that nothing was saved`() {
        let message = "server closed the connection unexpectedly"
        let lost = ServerError(state: nil, message: message)
        #expect(lost.fault == .server(message: message, state: nil))
        let lostAtCommit = ServerError(state: nil, message: message, isOfUnansweredCommit: true)
        #expect(lostAtCommit.fault == .commitUnanswered(message: message))
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
        #expect(failure?.reason == .step(.coverCredits, .serverNotWritable))
        try other.execute("ROLLBACK")
    }

    @Test func `a database without a ledger, or with something else, is not taken for one`() throws {
        let server = try DatabaseServer.shared.get()
        let empty = try ServerAddress(server.newAddress())
        let missing = StoreFailure(.missingInSchema("public", others: []), at: empty.text)
        #expect(throws: missing) { try PostgreSQLLedger(address: empty) }
        #expect(throws: missing) { try ServerRunLock(at: empty, note: "") }
        try ServerConnection(empty).execute("CREATE TABLE shop (id bigint)")
        #expect(throws: StoreFailure(.notLedger, at: empty.text)) {
            try PostgreSQLLedger(address: empty, mode: .create)
        }
        let nowhere = try ServerAddress("postgresql:///nothing?host=/nowhere")
        #expect(throws: StoreFailure.self) { try PostgreSQLLedger(address: nowhere) }
    }
}
#endif
