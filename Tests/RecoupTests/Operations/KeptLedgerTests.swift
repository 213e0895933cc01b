import Foundation
import GRDB
import TestSupport
import Testing

@testable import AppStoreSimulator
@testable import SQLiteLedger

/// A small ledger of every version of the schema, as a program of that version left it: each is migrated, sound, and goes on.
///
/// `RECOUP_KEEP_LEDGER=1` writes that of this program's own version again (article "Testing").
@Suite(.serialized) struct KeptLedgerTests {
    /// The last version that a release made ledgers of. Those are kept as they are, whatever becomes of the program.
    private static let released = 0

    @Test(arguments: 1...SQLiteLedger.schemaVersion)
    func `a kept ledger is brought up to date, is sound, and further nights are right`(version: Int) async throws {
        let kept = KeptLedger(version: version)
        if version == SQLiteLedger.schemaVersion, version > Self.released, KeptLedger.isWanted {
            try await kept.make()
        }
        let place = try Workplace()
        try kept.load(into: place)
        try await place.makeLedger()

        try await expectSound(place)
        for list in KeptLedger.lists {
            // A later program may add columns.
            let before = CSVText(try kept.text("\(list).csv"))
            let now = try await place.export(list)
            let added = now.columns.filter { !before.columns.contains($0) }
            #expect(now.without(added).records == before.records, "\(list)")
        }

        try place.put(payment: "799000001", at: "2026-02-28T10:00:00Z", user: "u1")
        try place.put(creditsKnownUntil: "2026-03-02T12:00:00Z")
        let missing = CSVText(try kept.text("white-list.csv")).records.filter { $0["state"] == "missing_credit" }
        let night = try await place.run(asOf: "2026-03-03T03:00:00Z")
        #expect([0, 3].contains(night.status), "\(night.output) \(night.messages)")
        let lost = try place.report("lost-orders.csv").column("transaction_id")
        #expect(Set(lost).isSuperset(of: missing.map { $0["transaction_id"] ?? "" } + ["799000001"]))
        #expect(try await place.recoup("reconcile", "--full", "--as-of", "2026-03-03T03:00:00Z").status != 6)
        try await expectSound(place)
    }

    @Test(arguments: 1...SQLiteLedger.schemaVersion)
    func `the migrations up to a version still make the schema that was kept of it`(version: Int) throws {
        let folder = try TemporaryFolder()
        var configuration = GRDB.Configuration()
        configuration.prepareDatabase { $0.addNameFunctions() }
        let made = try DatabaseQueue(path: folder.path("made.sqlite"), configuration: configuration)
        let name = SQLiteLedger.migrator.migrations[version - 1]
        try SQLiteLedger.migrator.migrate(made, upTo: name)
        let kept = try KeptLedger(version: version).opened(at: folder.path("kept.sqlite"))
        let (expected, found) = try (kept.read(KeptLedger.schema), made.read(KeptLedger.schema))
        let changed = Set(expected).symmetricDifference(found).sorted()
        let cure: Comment =
            version > Self.released
            ? "Schema \(version) is not released: keep its ledger again with RECOUP_KEEP_LEDGER=1 (article Testing)."
            : "Schema \(version) is released, and ledgers have it as it was: put its migration back, and add another."
        #expect(changed.isEmpty, cure)
    }

    private func expectSound(_ place: Workplace) async throws {
        #expect(try await place.recoup("audit", "verify").status == 0)
        let doctor = try await place.recoup("doctor", "--offline")
        let lines = doctor.output.split(separator: "\n")
        for check in ["ledger_file", "audit_chain", "control_totals", "proof"] {
            #expect(lines.contains { $0.hasPrefix("ok     \(check)") }, "\(doctor.output) \(doctor.messages)")
        }
    }
}

/// The ledger of one version as text, with the configuration and the lists that belong to it.
private struct KeptLedger {
    let version: Int

    static let lists = ["white-list", "black-list", "findings", "cases", "case-events", "moves"]

    static let isWanted = ProcessInfo.processInfo.environment["RECOUP_KEEP_LEDGER"] == "1"

    private var folder: URL {
        projectFolder.appending(path: "Tests/RecoupTests/KeptLedgers/schema-\(version)")
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }

    /// Puts the ledger and its configuration where a night finds them.
    func load(into place: Workplace) throws {
        try opened(at: place.path("recoup.sqlite")).close()
        for name in ["recoup.yaml", "authority.pem"] { try place.put(text(name), at: name) }
    }

    /// The ledger, built from its text.
    func opened(at path: String) throws -> DatabaseQueue {
        var configuration = GRDB.Configuration()
        configuration.foreignKeysEnabled = false
        configuration.prepareDatabase { $0.addNameFunctions() }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let statements = try text("ledger.sql")
        try queue.write { try $0.execute(sql: statements) }
        return queue
    }

    /// Everything that makes the schema, one text for each object.
    static func schema(_ database: Database) throws -> [String] {
        try String.fetchAll(database, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    }

    // MARK: Keeping

    /// Runs two nights with the built program over made-up customers, and keeps what they left.
    func make() async throws {
        let place = try Workplace()
        // The first rows of each file of a dataset: signed receipts and notifications among them.
        let dataset = try await Datasets.shared.folder(seed: 41)
        for file in try InboxPieces.files(of: dataset) {
            let rows = file.rows.prefix(file.header == nil ? 2 : 12)
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            try place.put((file.header ?? "") + rows.joined(), at: "inbox/\(file.kind)/\(name)")
        }
        let small = try await Workplace.small()
        for name in ["recoup.yaml", "authority.pem"] { try place.put(small.data(name), at: name) }
        try await place.makeLedger()
        try place.put(payment: "799000002", at: "2026-02-20T10:00:00Z", user: "u-old")
        try place.put(payment: "799000003", at: "2026-02-20T10:00:00Z", user: "u2", in: "q.csv")
        try await place.run()
        let cases = try await place.export("cases").column("case_id").sorted()
        _ = try await place.recoup("case", "assign", cases[0], "--to", "mei")
        _ = try await place.recoup("case", "note", cases[0], "wrote to the customer")
        _ = try await place.recoup("case", "resolve", cases[1], "--reason", "not_our_fault")
        _ = try await place.recoup("forget", "--user", "u-old", "--yes")
        try place.put(credit: "799000003", to: "u2", at: "2026-03-01T10:00:00Z", in: "more.csv")
        try await place.run(asOf: "2026-03-02T03:00:00Z")

        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let statements = try place.readLedger(Self.statements)
        try Data(statements.utf8).write(to: folder.appending(path: "ledger.sql"))
        for name in ["recoup.yaml", "authority.pem"] { try place.data(name).write(to: folder.appending(path: name)) }
        for list in Self.lists {
            let printed = try await place.recoup("export", list).output
            try Data(printed.utf8).write(to: folder.appending(path: "\(list).csv"))
        }
    }

    /// The database as statements that build it: tables, then rows, then indexes, views and triggers.
    private static func statements(_ database: Database) throws -> String {
        let mark = try Int64.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        var lines = ["PRAGMA application_id = \(mark);"]
        let own = "sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
        lines += try String.fetchAll(
            database,
            sql: "SELECT sql || ';' FROM sqlite_master WHERE type = 'table' AND \(own) ORDER BY rowid"
        )
        let tables = try String.fetchAll(
            database,
            sql:
                "SELECT name FROM sqlite_master WHERE type = 'table' AND (\(own) OR name = 'sqlite_sequence') ORDER BY rowid"
        )
        for table in tables {
            // Generated columns are hidden ones of kind 2 and 3.
            let columns = try String.fetchAll(
                database,
                sql: "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0 ORDER BY cid",
                arguments: [table]
            )
            let quoted = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ', ' || ")
            let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
            lines += try String.fetchAll(
                database,
                sql: "SELECT 'INSERT INTO \(table) (\(names)) VALUES (' || \(quoted) || ');' FROM \(table)"
            )
        }
        lines += try String.fetchAll(
            database,
            sql: "SELECT sql || ';' FROM sqlite_master WHERE type <> 'table' AND \(own) ORDER BY rowid"
        )
        return lines.joined(separator: "\n") + "\n"
    }
}
