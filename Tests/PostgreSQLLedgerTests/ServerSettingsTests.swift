#if PostgreSQL
import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// Databases, schemas and roles as others have set them up.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct ServerSettingsTests {
    private let address: ServerAddress

    init() throws { address = try DatabaseServer.shared.get().newLedger() }

    private func text(_ sql: String, in server: ServerConnection) throws -> String? {
        ServerRow(try server.run(sql), row: 0).text(at: 0)
    }

    @Test func `a schema may have any name`() throws {
        try ServerConnection(address).execute(#"CREATE SCHEMA "Game Night"; CREATE SCHEMA game"#)
        let named = try ServerAddress(address.text + "&options=-csearch_path%3D%22Game%5C%20Night%22")
        let ledger = try PostgreSQLLedger(address: named, mode: .create)
        try ledger.takeTwoMissing()
        try ledger.night(noon + .days(2))
        #expect(try ledger.beginStorageCheck().faults() == [])
        let made = """
            SELECT string_agg(tablename::text, ' ' ORDER BY tablename) FROM pg_tables WHERE schemaname = 'Game Night'
            """
        #expect(try text(made, in: ledger.server)?.split(separator: " ").map(String.init) == LedgerSchema.tables)
        try ledger.removeTracesFromStorage()
    }

    @Test func `a database that cannot store every character is refused`() throws {
        try ServerConnection(address).execute(
            "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
        )
        let latin = try ServerAddress(DatabaseServer.shared.get().address(of: "latin"))
        let failure = #expect(throws: StoreFailure.self) { try PostgreSQLLedger(address: latin, mode: .create) }
        #expect("\(String(describing: failure))".contains("LATIN1"))
        #expect(failure?.kind == .cannotOpen)
    }

    @Test func `a search path without a schema that exists is named`() throws {
        let nowhere = try ServerAddress(address.text + "&options=-csearch_path%3Dnowhere")
        let failure = #expect(throws: StoreFailure.self) { try PostgreSQLLedger(address: nowhere, mode: .create) }
        #expect("\(String(describing: failure))".contains("search_path"))
    }

    @Test func `a ledger in another schema than the search path's is named`() throws {
        try ServerConnection(address).execute("CREATE SCHEMA game")
        let game = try ServerAddress(address.text + "&options=-csearch_path%3Dgame")
        let missing = StoreFailure(.missingInSchema("game", others: ["public"]), at: game.text)
        #expect(throws: missing) { try PostgreSQLLedger(address: game) }
        #expect(throws: missing) { try ServerRunLock(at: game, note: "") }
        try ServerConnection(address).execute("CREATE TABLE game.shop (id bigint)")
        #expect(throws: missing) { try PostgreSQLLedger(address: game) }
        let nowhere = try ServerAddress(address.text + "&options=-csearch_path%3Dnowhere")
        #expect(throws: StoreFailure(.missingInSchema(nil, others: ["public"]), at: nowhere.text)) {
            try PostgreSQLLedger(address: nowhere)
        }
    }

    @Test func `a database whose sessions run no triggers is refused`() throws {
        let database = try #require(try text("SELECT current_database()::text", in: ServerConnection(address)))
        let setting = "session_replication_role"
        try ServerConnection(address).execute("ALTER DATABASE \(database) SET \(setting) = replica")
        let refusal = StoreFailure(.triggersDisabled(setting: setting, value: "replica"), at: address.text)
        #expect(refusal.kind == .cannotOpen)
        for mode in [LedgerMode.existing, .reading, .create] {
            #expect(throws: refusal) { try PostgreSQLLedger(address: address, mode: mode) }
        }
        #expect(throws: refusal) { try ServerRunLock(at: address, note: "") }
        try ServerConnection(address).execute("ALTER DATABASE \(database) RESET \(setting)")
        try PostgreSQLLedger(address: address, mode: .existing).cover(creditsUntil: Instant(milliseconds: 0))
    }

    @Test(arguments: ["DISABLE TRIGGER USER", "ENABLE REPLICA TRIGGER credit_is_tallied_insert"])
    func `a ledger whose triggers do not run is refused`(change: String) throws {
        try ServerConnection(address).execute("ALTER TABLE credit \(change)")
        let failure = #expect(throws: StoreFailure.self) { try PostgreSQLLedger(address: address, mode: .existing) }
        guard case .triggersMissing(let first, "credit", _)? = failure?.reason else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(first.hasPrefix("credit_is_tallied") && failure?.kind == .cannotOpen)
        try ServerConnection(address).execute("ALTER TABLE credit ENABLE TRIGGER ALL")
        try PostgreSQLLedger(address: address, mode: .existing).cover(creditsUntil: Instant(milliseconds: 0))
        try ServerConnection(address).execute("DROP TRIGGER claim_is_tallied_insert ON claim")
        #expect(
            throws: StoreFailure(
                .triggersMissing(first: "claim_is_tallied_insert", table: "claim", count: 1),
                at: address.text
            )
        ) {
            try PostgreSQLLedger(address: address, mode: .reading)
        }
    }

    @Test func `a role that may not read the ledger is told what it lacks`() throws {
        try ServerConnection(address).execute("CREATE ROLE stranger_of_settings_tests LOGIN")
        let stranger = try ServerAddress(address.text.replacing("//recoup@", with: "//stranger_of_settings_tests@"))
        let failure = #expect(throws: StoreFailure.self) { try PostgreSQLLedger(address: stranger) }
        let message = "permission denied for table ledger_version"
        #expect(failure?.reason == .step(.openLedger, .serverForbids(message: message)))
        #expect(failure?.kind == .cannotOpen)
    }

    @Test func `a run where transactions only read is told so, without words of SQL`() throws {
        let database = try #require(try text("SELECT current_database()::text", in: ServerConnection(address)))
        try ServerConnection(address).execute("ALTER DATABASE \(database) SET default_transaction_read_only = on")
        let lock = try ServerRunLock(at: address, note: "process 7")
        let failure = #expect(throws: StoreFailure.self) {
            try PostgreSQLLedger(address: address, mode: .run, under: lock)
        }
        #expect(failure?.reason == .step(.openLedger, .serverNotWritable))
        #expect(failure?.kind == .cannotOpen)
    }

    @Test func `a server whose disk is full says so when a ledger is opened, as at any other step`() {
        let error = ServerError(state: "53100", message: "could not extend file: No space left on device")
        #expect(StoreFailure(opening: address, error).reason == .step(.openLedger, .diskFull))
    }

    @Test func `a session runs without the time limits of its database`() throws {
        let settings = ["statement_timeout", "idle_in_transaction_session_timeout", "idle_session_timeout"]
        let database = try #require(try text("SELECT current_database()::text", in: ServerConnection(address)))
        for setting in settings {
            try ServerConnection(address).execute("ALTER DATABASE \(database) SET \(setting) = '20s'")
        }
        let server = try PostgreSQLLedger(address: address, mode: .existing).server
        for setting in settings { #expect(try text("SHOW \(setting)", in: server) == "0", "\(setting)") }
        #expect(try text("SHOW client_connection_check_interval", in: server) == "10s")
    }

    @Test func `nights with workers run under whatever a database changes the meaning of SQL by`() throws {
        let database = try #require(try text("SELECT current_database()::text", in: ServerConnection(address)))
        for setting in [
            "default_transaction_isolation = 'serializable'", "standard_conforming_strings = off",
            "quote_all_identifiers = on", "transform_null_equals = on", "array_nulls = off", "bytea_output = escape",
            "extra_float_digits = -15", "DateStyle = 'German, DMY'", "TimeZone = 'Asia/Tokyo'",
        ] {
            try ServerConnection(address).execute("ALTER DATABASE \(database) SET \(setting)")
        }
        let ledger = try PostgreSQLLedger(address: address, sharing: SharedJudging(workerCount: 2, rangeSize: 1))
        let books = NightlyBooks(ledger)
        try books.take(.payments, payment("1"), payment("2"))
        for receipt in ["r", "s"] { try books.upload(receipt, sender(), inside(receipt + "1"), inside(receipt + "2")) }
        try books.night(2)
        try books.take(.credits, delivery("1", to: "u1", days: 2))
        try books.night(3)
        let run = try #require(try ledger.lastRun())
        #expect(try ledger.brokenTotals(of: run.id) == [])
        #expect(try ledger.all { try ledger.lostOrders($0) }.count == 5)
        #expect(try ledger.verifyAudit(.whole).fault == nil)
    }

    @Test func `only the owner of the tables can rewrite them, and says so`() throws {
        let server = try ServerConnection(address)
        try server.execute(
            """
            CREATE ROLE writer_of_settings_tests LOGIN;
            GRANT USAGE ON SCHEMA public TO writer_of_settings_tests;
            GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO writer_of_settings_tests;
            """
        )
        let other = try ServerAddress(address.text.replacing("//recoup@", with: "//writer_of_settings_tests@"))
        let failure = #expect(throws: StoreFailure.self) {
            try PostgreSQLLedger(address: other, mode: .existing).removeTracesFromStorage()
        }
        #expect("\(String(describing: failure))".contains("belong to the role recoup"))
        try PostgreSQLLedger(address: address, mode: .existing).removeTracesFromStorage()
    }

    @Test func `tables of somebody else in the ledger's schema are left alone`() throws {
        let ledger = try PostgreSQLLedger(address: address, mode: .existing)
        try ledger.take([user("u1"), user("u2")], name: "users")
        try ledger.night(noon + .days(2))
        let before = try ledger.read(.askServer) { try $0.ledgerTables() }
        try ledger.server.execute(
            """
            CREATE TABLE history (installed_on timestamp, says text);
            INSERT INTO history VALUES (now(), 'u1');
            CREATE TABLE "Dashboards" (id bigint);
            """
        )
        _ = try ledger.forget(UserID("u1"), files: ErasedFiles(), by: "kim", at: noon + .days(2))
        #expect(try ledger.places(of: PersonalValues(["u1": "x"])) == [])
        try ledger.removeTracesFromStorage()
        let after = try ledger.read(.askServer) { try $0.ledgerTables() }
        #expect(after == before)
        #expect(try text("SELECT says FROM history", in: ledger.server) == "u1")
    }

    @Test func `the planner remembers no value that was taken out`() throws {
        let ledger = try PostgreSQLLedger(address: address, mode: .existing)
        try ledger.take([user("gone_for_good"), user("u2"), user("u3")], name: "users")
        try ledger.night(noon + .days(2))
        let remembered = "SELECT count(*)::text FROM pg_stats WHERE histogram_bounds::text LIKE '%gone_for_good%'"
        try ledger.server.execute("ANALYZE user_statement")
        #expect(try text(remembered, in: ledger.server) != "0")
        try ledger.server.execute("DELETE FROM user_statement WHERE user_id = 'gone_for_good'")
        try ledger.removeTracesFromStorage()
        #expect(try text(remembered + " AND tablename = 'user_statement'", in: ledger.server) == "0")
    }

    @Test func `tables are not rewritten while somebody reads them as they were`() throws {
        let ledger = try PostgreSQLLedger(address: address, mode: .existing)
        let reader = try ServerConnection(address)
        try reader.execute("SET application_name = 'nightly dump'; BEGIN ISOLATION LEVEL REPEATABLE READ")
        // It has locked nothing: what it will read is settled all the same.
        _ = try reader.run("SELECT 1")
        try ledger.take([user("u1")], name: "users")
        let failure = #expect(throws: StoreFailure.self) { try ledger.removeTracesFromStorage(waitingFor: 0) }
        let said = "\(String(describing: failure))"
        #expect(said.contains("(nightly dump) still reads the ledger as it was"), "\(said)")
        try reader.execute("COMMIT")
        try ledger.removeTracesFromStorage(waitingFor: 20)
        // One that has changed something reads nothing between its statements, and keeps old rows all the same.
        try reader.execute("SET application_name = 'migration'; BEGIN; CREATE TEMP TABLE draft (n int)")
        try ledger.take([user("u2")], name: "more users")
        let changing = #expect(throws: StoreFailure.self) { try ledger.removeTracesFromStorage(waitingFor: 0) }
        #expect("\(String(describing: changing))".contains("(migration) still reads"))
        try reader.execute("COMMIT")
        try ledger.removeTracesFromStorage(waitingFor: 20)
    }
}
#endif
