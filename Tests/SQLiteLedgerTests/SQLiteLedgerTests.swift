import Foundation
import GRDB
import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

@Suite struct SQLiteLedgerTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a ledger that is missing is not made by opening it`() throws {
        let path = folder.path("none.sqlite")
        let failure = #expect(throws: StoreFailure.self) { _ = try SQLiteLedger(path: path) }
        #expect(failure?.kind == .missing)
        #expect(failure?.message.contains("recoup init") == true)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a ledger of a newer version is refused`() throws {
        let path = folder.path("ledger.sqlite")
        do {
            let ledger = try SQLiteLedger(path: path, mode: .create)
            try ledger.change("INSERT INTO grdb_migrations (identifier) VALUES ('v999')")
        }
        let failure = #expect(throws: StoreFailure.self) { _ = try SQLiteLedger(path: path) }
        #expect(failure?.kind == .newerVersion)
    }

    @Test func `a file that is no ledger is refused`() throws {
        let path = folder.path("ledger.sqlite")
        try Data(repeating: 65, count: 8192).write(to: URL(fileURLWithPath: path))
        let failure = #expect(throws: StoreFailure.self) { _ = try SQLiteLedger(path: path) }
        #expect(failure?.kind == .cannotOpen)
    }

    @Test(arguments: [
        "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)",
        "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY); INSERT INTO grdb_migrations VALUES ('v001')",
        "CREATE TABLE note (text)",
        "PRAGMA application_id = 1; CREATE TABLE note (text)",
        "PRAGMA application_id = 1",
        "PRAGMA journal_mode = WAL; CREATE TABLE note (text)",
    ])
    func `a database of another program is refused and left as it is`(contents: String) throws {
        let path = folder.path("other.sqlite")
        do { try DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: contents) } }
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        for mode in [LedgerMode.existing, .create, .rehearsal] {
            let failure = #expect(throws: StoreFailure.self) { _ = try SQLiteLedger(path: path, mode: mode) }
            #expect(failure?.kind == .cannotOpen)
            #expect(failure?.message.contains("is no ledger of recoup") == true, "\(failure?.message ?? "")")
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func `an emptied ledger is refused, and init begins a new one in its place`() throws {
        let path = folder.path("empty.sqlite")
        try Data().write(to: URL(fileURLWithPath: path))
        let failure = #expect(throws: StoreFailure.self) { _ = try SQLiteLedger(path: path) }
        #expect(failure?.message.contains("is empty") == true)
        do { _ = try SQLiteLedger(path: path, mode: .create) }
        #expect(try SQLiteLedger(path: path).count("submission") == 0)
    }

    @Test func `a backup is a ledger too`() throws {
        let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try ledger.backUp(to: folder.path("copy.sqlite"))
        #expect(try SQLiteLedger(path: folder.path("copy.sqlite")).count("submission") == 0)
    }

    @Test
    func `a rehearsal leaves the ledger as it was`() throws {
        let path = folder.path("ledger.sqlite")
        do { _ = try SQLiteLedger(path: path, mode: .create) }
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        do {
            let ledger = try SQLiteLedger(path: path, mode: .rehearsal)
            try ledger.take([submission("receipt", user: "u1", named: "1")], name: "a")
            #expect(try ledger.take([], name: "a") == .alreadyKnown(digest: ContentDigest(hex: "a")))
            #expect(try ledger.count("submission") == 1)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(try SQLiteLedger(path: path).count("submission") == 0)
    }

    @Test func `the journal of moves can only grow`() throws {
        let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try ledger.change(
            """
            INSERT INTO run (run_id, as_of, started_at, state, tool_version, configuration_digest, policy)
            VALUES (1, 1, 1, 'open', '', '', '');
            INSERT INTO purchase (purchase_id, purchase_key, environment) VALUES (1, 'k', 'Production');
            INSERT INTO list_move VALUES (1, 1, 1, 1, 'Production', '1', 'none', 'white', 'r', '', '', 0);
            """
        )
        for statement in ["UPDATE list_move SET reason = 'x'", "DELETE FROM list_move"] {
            let failure = #expect(throws: StoreFailure.self) { try ledger.change(statement) }
            #expect(failure?.message.contains("append-only") == true)
        }
    }

    @Test func `due evidence is found by the index of what is open`() throws {
        let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        let sql = "EXPLAIN QUERY PLAN " + SQL.Verification.due.sql
        let plan = try ledger.queue.read { database in
            try Row.fetchAll(database, sql: sql, arguments: [0, 10, 0, false]).map { $0["detail"] as String }
        }
        #expect(plan.count == 1)
        #expect(plan.first?.contains("USING INDEX evidence_open") == true)
    }

    @Test(arguments: [0, 1, 95, 96, 97, 10_000, 300_000])
    func `evidence unpacks to the bytes that were packed`(length: Int) throws {
        let same = [UInt8](repeating: 7, count: length)
        var state: UInt64 = 42
        let noise = (0..<length).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        for bytes in [same, noise] {
            let frame = EvidenceCompression.pack(bytes)
            #expect(frame.count <= bytes.count + 1)
            #expect(try EvidenceCompression.unpack(frame) == bytes)
        }
    }

    @Test(arguments: [[], [2, 1], [1, 0, 0], [1, 255, 255, 255, 255, 1], [1, 0, 0, 0, 4, 9, 9]] as [[UInt8]])
    func `a damaged frame is an error, not empty evidence`(frame: [UInt8]) {
        #expect(throws: DatabaseError.self) { try EvidenceCompression.unpack(frame) }
    }

    @Test func `devices are compared by pages that end by bytes`() throws {
        let ledger = try SQLiteLedger(path: folder.path("devices.sqlite"), mode: .create)
        for index in 0..<5 {
            guard case .submission(var row) = submission(String(repeating: "x", count: 300), user: "u\(index)") else {
                return
            }
            row.deviceID = "D\(index)"
            try ledger.take([.submission(row)], name: "\(index)")
        }
        try ledger.verify("1")
        let page = try ledger.openDeviceChecks(limit: PageLimit(pieces: 100, bytes: 700))
        #expect(page.map(\.receipt.count) == [300, 300])
    }

    @Test(arguments: [[], [0], [0, 1, 2], [1, 0, 1, 0, 0, 9]] as [[UInt8]])
    func `the length of a piece is known before it is unpacked`(frame: [UInt8]) throws {
        let lengths: [[UInt8]: Int] = [[0]: 0, [0, 1, 2]: 2, [1, 0, 1, 0, 0, 9]: 65_536]
        let length = try? EvidenceCompression.unpackedLength(of: frame)
        #expect(length == lengths[frame])
    }
}
