import Foundation
import GRDB
import Ledger
import LedgerContract
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
        #expect(failure?.path == path)
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
            #expect(failure?.reason == .notLedger)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func `a folder is told from a disk that failed, also by init`() throws {
        for mode in [LedgerMode.existing, .reading, .create, .rehearsal] {
            let failure = #expect(throws: StoreFailure.self) { _ = try SQLiteLedger(path: folder.path, mode: mode) }
            #expect(failure?.reason == .folder)
            #expect(failure?.kind == .cannotOpen)
        }
    }

    @Test func `an emptied ledger is refused, and init begins a new one in its place`() throws {
        let path = folder.path("empty.sqlite")
        try Data().write(to: URL(fileURLWithPath: path))
        let failure = #expect(throws: StoreFailure.self) { _ = try SQLiteLedger(path: path) }
        #expect(failure?.reason == .emptied)
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
            #expect(try ledger.take([], name: "a") == .alreadyKnown)
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
            #expect(failure?.description.contains("append-only") == true)
        }
    }
}
