#if PostgreSQL
import Ledger
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// What `recoup doctor` is told about a server.
struct StorageFactsTests {
    @Test(arguments: [
        (140_012, StorageFact.Fault.tooOld(least: "15")), (150_000, nil), (180_001, nil),
    ])
    func `a server before version 15 is too old`(number: Int, fault: StorageFact.Fault?) {
        #expect(PostgreSQLLedger.versionFact(number: number, text: "").fault == fault)
    }

    private static let clocks: [(difference: Int64, fault: StorageFact.Fault?)] = [
        (0, nil), (60_000, nil), (-60_000, nil), (60_001, .clockDiffers(by: Span(milliseconds: 60_001))),
        (-61_000, .clockDiffers(by: Span(milliseconds: 61_000))),
    ]

    @Test(arguments: clocks)
    func `clocks may lie a minute apart`(difference: Int64, fault: StorageFact.Fault?) {
        let now = Instant(milliseconds: 1_772_334_000_000)
        let serverTime = Instant(milliseconds: now.milliseconds + difference)
        #expect(PostgreSQLLedger.clockFact(serverTime, now: now).fault == fault)
    }

    @Test(arguments: [
        ("fsync", "off", StorageFact.Fault.losesCommits), ("fsync", "on", nil),
        ("full_page_writes", "off", .losesCommits),
        ("autovacuum", "off", .isNeverCleared), ("autovacuum", "on", nil),
        ("server_encoding", "SQL_ASCII", .lacksCharacters),
        ("server_encoding", "UTF8", nil), ("shared_buffers", "off", nil),
    ])
    func `settings that lose rows or time are faults`(name: String, value: String, fault: StorageFact.Fault?) {
        #expect(PostgreSQLLedger.settingFact(name, value).fault == fault)
    }

    @Test(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
    func `a server says its version, clock and settings, and which tables the role may not write`() throws {
        let server = try DatabaseServer.shared.get()
        let address = try server.newLedger()
        let ledger = try PostgreSQLLedger(address: address)
        let facts = try ledger.storageFacts(now: Instant(milliseconds: 0))
        let faults = facts.map(\.fault)
        // The tests' server gives safety for speed, and 1970 is long ago.
        #expect(faults.contains(.losesCommits) && faults.contains(.isNeverCleared))
        #expect(faults.contains { if case .clockDiffers = $0 { true } else { false } })
        #expect(facts.contains(StorageFact(.setting("server_encoding", value: "UTF8"))))
        #expect(facts.contains(StorageFact(.role("recoup"))))
        #expect(facts.contains { if case .program("PostgreSQL", _) = $0.subject { $0.fault == nil } else { false } })

        _ = try DatabaseServer.rows(
            """
            CREATE TABLE of_others (id int);
            DROP ROLE IF EXISTS reader;
            CREATE ROLE reader LOGIN;
            GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader
            """,
            at: address.text
        )
        defer { _ = Result { try DatabaseServer.rows("DROP OWNED BY reader; DROP ROLE reader", at: address.text) } }
        let asReader = try ServerAddress(address.text.replacing("recoup@", with: "reader@"))
        let reader = try PostgreSQLLedger(address: asReader, mode: .reading)
        let tableCount = try ledger.read(.askServer) { try $0.connection.tables().count }
        #expect(
            try reader.storageFacts(now: Instant(milliseconds: 0))
                .contains(StorageFact(.role("reader"), fault: .mayNotWrite(tableCount: tableCount)))
        )
    }
}
#endif
