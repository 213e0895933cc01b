import Foundation
import GRDB
import TestSupport
import Testing

/// `recoup copy-ledger`: the same books in another place, or nothing.
struct CopyLedgerTests {
    private static let lists = ["white-list", "black-list", "findings", "cases", "case-events", "moves", "rejects"]

    @Test func `a copy in a file has the same exports and chain, and nights go on as in the first`() async throws {
        let place = try await Self.placeWithNight()
        let copied = try await place.recoup("copy-ledger", "recoup.sqlite", "copy.sqlite")
        #expect(copied.status == 0 && copied.output.isEmpty, "\(copied)")
        #expect(copied.messages.contains("Every row was read again"))
        try await Self.requireSame(place, "recoup.sqlite", "copy.sqlite")
        #expect(try Self.content(place, "copy.sqlite") == Self.content(place, "recoup.sqlite"))
        try await Self.requireSameNight(place, "recoup.sqlite", "copy.sqlite")
    }

    @Test func `a ledger that holds rows is not copied into, and stays as it is`() async throws {
        let place = try await Self.placeWithNight()
        let other = try await Workplace.small()
        try await other.prove()
        try place.put(other.data("recoup.sqlite"), at: "other.sqlite")
        let before = try Self.content(place, "other.sqlite")
        let refused = try await place.recoup("copy-ledger", "recoup.sqlite", "other.sqlite")
        #expect(refused.status == 64 && refused.messages.contains("holds rows"), "\(refused)")
        #expect(try Self.content(place, "other.sqlite") == before)
    }

    @Test(arguments: [
        ("UPDATE audit_event SET detail = detail || ' ' WHERE sequence = 1", "audit_event_is_append_only_update"),
        ("UPDATE tally SET entries = entries + 1 WHERE name = 'purchases'", ""),
    ])
    func `a ledger that does not hold is not copied, and another can be copied to the same place`(
        fault: String,
        trigger: String
    ) async throws {
        let place = try await Self.placeWithNight()
        try place.put(place.data("recoup.sqlite"), at: "broken.sqlite")
        let unguarded = trigger.isEmpty ? "" : "DROP TRIGGER \(trigger);"
        try place.changeLedger(named: "broken.sqlite", unguarded + fault)
        let refused = try await place.recoup("copy-ledger", "broken.sqlite", "copy.sqlite")
        #expect(refused.status == 6 && refused.messages.contains("broken.sqlite does not hold"), "\(refused)")
        #expect(try await place.recoup("copy-ledger", "recoup.sqlite", "copy.sqlite").status == 0)
        try await Self.requireSame(place, "recoup.sqlite", "copy.sqlite")
    }

    @Test func `what cannot be copied is said with its exit status, and nothing is made`() async throws {
        let place = try await Workplace.small()
        let itself = try await place.recoup("copy-ledger", "recoup.sqlite", "recoup.sqlite")
        #expect(itself.status == 64 && itself.messages.contains("onto itself"), "\(itself)")
        let missing = try await place.recoup("copy-ledger", "none.sqlite", "copy.sqlite")
        #expect(missing.status == 10 && missing.messages.contains("none.sqlite"), "\(missing)")
        let nowhere = try await place.recoup("copy-ledger", "recoup.sqlite", "away/copy.sqlite")
        #expect(nowhere.status == 10 && nowhere.messages.contains(/no folder .*\/away\./), "\(nowhere)")
        try await place.prepare("ln -s loop.sqlite loop.sqlite")
        let loop = try await place.recoup("copy-ledger", "recoup.sqlite", "loop.sqlite")
        #expect(loop.status == 10 && loop.messages.contains("loop.sqlite"), "\(loop)")
        let folder = try await place.recoup("copy-ledger", "recoup.sqlite", "reports")
        #expect(folder.status == 64 && folder.messages.contains("reports is no ledger"), "\(folder)")
        let unnamed = try await place.recoup("copy-ledger", "recoup.sqlite", "")
        #expect(unnamed.status == 64 && unnamed.messages.contains("TO is empty"), "\(unnamed)")
        let secret = try await place.recoup("copy-ledger", "recoup.sqlite", "postgresql://me:hunter2@db/ledger")
        #expect(secret.status == 64 && !secret.messages.contains("hunter2"), "\(secret)")
        for text in [
            "mysql://me:hunter2@db/ledger", "host=db dbname=ledger password=hunter2", "password=hunter2",
            " postgresql://me:hunter2@db/ledger", "postgresql:/me:hunter2@db",
        ] {
            let copied = try await place.recoup("copy-ledger", "recoup.sqlite", text)
            #expect(copied.status == 64 && !copied.messages.contains("hunter2"), "\(copied)")
            let told = try await place.recoup("status", "--ledger", text)
            #expect(told.status == 64 && !(told.messages + told.output).contains("hunter2"), "\(told)")
        }
        #expect(!place.names("").contains("copy.sqlite"))
    }

    @Test(arguments: ["./recoup.sqlite", "../HERE/recoup.sqlite", "link.sqlite", "hard.sqlite", "recoup.sqlite-wal"])
    func `a ledger under another of its names is itself, and is not waited for`(name: String) async throws {
        let place = try await Workplace.small()
        let links = "ln -s recoup.sqlite link.sqlite; ln recoup.sqlite hard.sqlite"
        try await place.prepare(links)
        let other = name.replacing("HERE", with: place.folder.lastPathComponent)
        let itself = try await place.recoup("copy-ledger", "recoup.sqlite", other, "--wait-lock", "1h")
        #expect(itself.status == 64 && itself.messages.contains("onto itself"), "\(itself)")
    }

    @Test(arguments: [
        "inbox/copy.sqlite", "inbox/credits/copy.sqlite", "way-in/copy.sqlite", "reports/../inbox/new.sqlite",
        "to-file.sqlite", "to-nothing.sqlite", "to-link.sqlite",
    ])
    func `no copy is made in the inbox, where the next night would take it for an input`(name: String) async throws {
        let place = try await Workplace.small()
        try await place.prepare(
            """
            : > inbox/credits/empty; ln -s inbox/credits/empty to-file.sqlite
            ln -s inbox/credits/new to-nothing.sqlite; ln -s "$PWD/to-nothing.sqlite" to-link.sqlite
            ln -s inbox/credits way-in
            """
        )
        let before = try place.contents()
        let refused = try await place.recoup("copy-ledger", "recoup.sqlite", name)
        #expect(refused.status == 64 && refused.messages.contains("lies in the inbox"), "\(refused)")
        #expect(try place.contents() == before)
    }

    @Test func `a ledger is copied beside a configuration that is wrong, unless that is named`() async throws {
        let place = try await Workplace.small()
        try place.put("nonsense: 1\n", at: "recoup.yaml")
        let named = try await place.recoup("copy-ledger", "recoup.sqlite", "a.sqlite", "--config", "recoup.yaml")
        #expect(named.status == 64 && named.messages.contains("nonsense"), "\(named)")
        let found = try await place.recoup("copy-ledger", "recoup.sqlite", "a.sqlite")
        #expect(found.status == 0 && found.messages.contains("The configuration is left out."), "\(found)")
    }

    @Test(arguments: ["a line of text\n", "\u{0}\u{1}\u{2}", "SQLite format 3\u{0}and nothing of one"])
    func `a file that is no ledger is not copied over, and another place is asked for`(content: String) async throws {
        let place = try await Workplace.small()
        try place.put(content, at: "other.sqlite")
        let refused = try await place.recoup("copy-ledger", "recoup.sqlite", "other.sqlite")
        #expect(refused.status == 64 && refused.messages.contains("other.sqlite is no ledger"), "\(refused)")
        #expect(refused.messages.contains("name another place") && !refused.messages.contains("backup"), "\(refused)")
        #expect(try place.text("other.sqlite") == content)
        let broken = try await place.recoup("copy-ledger", "other.sqlite", "copy.sqlite")
        #expect(broken.status != 0 && broken.messages.contains("Keep it aside"), "\(broken)")
    }

    @Test func `a copy as JSON says what was copied`() async throws {
        let place = try await Self.placeWithNight()
        let copied = try await place.recoup("copy-ledger", "recoup.sqlite", "copy.sqlite", "--json", "--quiet")
        let answer = try JSONText.object(copied.output)
        #expect(answer["schema"] as? String == "recoup.copy_ledger.v1")
        let rows = try Self.content(place, "recoup.sqlite").filter { $0.key != "tally" && $0.key != "grdb_migrations" }
        #expect(answer["rows"] as? Int == rows.values.reduce(0) { $0 + $1.count })
        #expect(answer["tables"] as? Int == rows.count)
        let head = try await place.answer("audit", "verify")["head"] as? String
        #expect(answer["audit_head"] as? String == head)
    }

    #if PostgreSQL
    @Test(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
    func `a ledger goes to a server and back with the same rows, and nights go on there`() async throws {
        let place = try await Self.placeWithNight()
        let address = try DatabaseServer.shared.get().newAddress()
        let there = try await place.recoup("copy-ledger", "recoup.sqlite", address)
        #expect(there.status == 0, "\(there)")
        try await Self.requireSame(place, "recoup.sqlite", address)
        let back = try await place.recoup("copy-ledger", address, "back.sqlite")
        #expect(back.status == 0, "\(back)")
        #expect(try Self.content(place, "back.sqlite") == Self.content(place, "recoup.sqlite"))
        try await Self.requireSameNight(place, "recoup.sqlite", address)
    }

    @Test(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
    func `a ledger on a server under another spelling of its address is itself`() async throws {
        let place = try await Workplace.small()
        let address = try DatabaseServer.shared.get().newAddress()
        try await place.keepLedger(at: address)
        let itself = try await place.recoup("copy-ledger", address, address + "&connect_timeout=9", "--wait-lock", "1h")
        #expect(itself.status == 64 && itself.messages.contains("onto itself"), "\(itself)")
    }

    @Test(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
    func `a ledger of which a person was erased goes to a server and back too`() async throws {
        let place = try await Self.placeWithNight()
        let user = try #require(try place.report("lost-orders.csv").column("owner_user_id").first { !$0.isEmpty })
        #expect(try await place.recoup("forget", "--user", user, "--yes").status == 0)
        let address = try DatabaseServer.shared.get().newAddress()
        let there = try await place.recoup("copy-ledger", "recoup.sqlite", address)
        #expect(there.status == 0, "\(there)")
        try await Self.requireSame(place, "recoup.sqlite", address)
    }

    @Test(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
    func `a server's dump that is restored is the same ledger, and nights go on there`() async throws {
        let place = try await Self.placeWithNight()
        let server = try DatabaseServer.shared.get()
        let address = try server.newAddress()
        #expect(try await place.recoup("copy-ledger", "recoup.sqlite", address).status == 0)
        let path = place.path("ledger.dump")
        try server.dump(address, to: path)
        let restored = try server.restored(from: path)
        try await Self.requireSame(place, address, restored)
        let doctor = try await place.recoup("doctor", "--offline", "--ledger", restored)
        let lines = doctor.output.split(separator: "\n")
        for name in ["ledger_file", "audit_chain", "control_totals"] {
            #expect(lines.contains { $0.hasPrefix("ok") && $0.contains(name) }, "\(doctor.output)")
        }
        try await Self.requireSameNight(place, address, restored)
    }
    #endif

    /// A dataset with rejected rows and much else, after its first night.
    private static func placeWithNight() async throws -> Workplace {
        let place = try await Workplace.dataset(3, withDamage: true)
        let night = try await place.run()
        #expect([0, 3].contains(night.status), "\(night)")
        return place
    }

    /// Exports and the audit chain of two ledgers.
    private static func requireSame(_ place: Workplace, _ one: String, _ other: String) async throws {
        for list in lists {
            let exports = try await [one, other].asyncMap { try await place.recoup("export", list, "--ledger", $0) }
            #expect(exports[0].status == 0 && exports[0].output == exports[1].output, "\(list)")
        }
        let chains = try await [one, other].asyncMap {
            try await JSONText.object(place.recoup("audit", "verify", "--json", "--ledger", $0).output)
        }
        #expect(chains[0]["holds"] as? Bool == true)
        for key in ["rows", "head"] { #expect("\(chains[0][key] ?? "")" == "\(chains[1][key] ?? "")", "\(key)") }
    }

    /// The next night in both.
    private static func requireSameNight(_ place: Workplace, _ one: String, _ other: String) async throws {
        let tables = try await [one, other].asyncMap { ledger in
            let night = try await place.run(asOf: "2026-03-02T03:00:00Z", "--ledger", ledger)
            #expect([0, 3].contains(night.status), "\(night)")
            let names = place.names("reports/latest").filter { $0.hasSuffix(".csv") }
            return try names.map { [Data($0.utf8), try place.data("reports/latest/\($0)")] }
        }
        #expect(tables[0].count > 5 && tables[0] == tables[1])
        for list in lists {
            let exports = try await [one, other].asyncMap { try await place.recoup("export", list, "--ledger", $0) }
            #expect(exports[0].output == exports[1].output, "\(list)")
        }
    }

    /// The rows of every table of a file, each as its columns.
    private static func content(_ place: Workplace, _ name: String) throws -> [String: [[DatabaseValue]]] {
        try place.readLedger(named: name) { database in
            let names = try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            return try Dictionary(
                uniqueKeysWithValues: names.map { table in
                    // Sorts of rows that emptied are not copied.
                    let condition = table == "tally" ? "WHERE entries <> 0 OR amount_milliunits <> 0" : ""
                    let rows = try Row.fetchAll(database, sql: "SELECT * FROM \(table) \(condition)")
                        .map { Array($0.databaseValues) }
                    return (table, rows)
                }
            )
        }
    }
}

extension Array {
    fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}
