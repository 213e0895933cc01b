import Foundation
import Testing

/// `recoup export`: the lists in other shapes, the same rows.
@Suite struct ExportTests {
    @Test(arguments: ["white-list", "black-list", "moves", "rejects"])
    func `JSON Lines hold the rows of the CSV`(list: String) async throws {
        let place = try await Workplace.dataset(1, withDamage: true)
        try await place.run()
        let table = try await place.export(list)
        let lines = try await place.recoup("export", list, "--format", "jsonl")
        #expect(lines.status == 0)
        let objects = try lines.output.split(separator: "\n").map { try JSONText.object(String($0)) }
        #expect(objects.count == table.records.count)
        #expect(!objects.isEmpty)
        for (object, record) in zip(objects, table.records) {
            for (key, value) in object {
                let shown = (value as? String) ?? (value as? Int).map(String.init) ?? ""
                #expect(record[key] == shown || record[key] == "'" + shown, "\(key)")
            }
        }
    }

    @Test func `a file gets the same bytes as standard output, and nothing is left beside it`() async throws {
        let place = try await Workplace.dataset(1)
        try await place.run()
        let printed = try await place.recoup("export", "white-list")
        let written = try await place.recoup("export", "white-list", "--output", "white.csv")
        #expect(written.status == 0)
        #expect(written.output.isEmpty)
        #expect(try place.text("white.csv") == printed.output)
        #expect(!place.names(".").contains("white.csv.part"))
    }

    @Test func `a dash is standard output`() async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup("export", "moves", "--output", "-")
        #expect(ending.status == 0)
        #expect(ending.output.hasPrefix("sequence,"))
        #expect(!place.names(".").contains { $0.hasPrefix("-") })
    }

    @Test(arguments: [["export", "moves", "--output"], ["case", "export"]])
    func `a file that cannot be made is 64, and says so`(command: [String]) async throws {
        let place = try await Workplace.small()
        let before = place.names(".")
        for (file, reason) in [("nowhere/x.csv", "No such file or directory"), ("inbox", "is a folder")] {
            let ending = try await place.recoup(command + [file])
            #expect(ending.status == 64)
            #expect(ending.messages.contains(reason), "\(ending.messages)")
        }
        #expect(place.names(".") == before)
    }

    @Test func `for excel it has a mark, CRLF and identifiers as text`() async throws {
        let place = try await Workplace.dataset(1)
        try await place.run()
        let sheet = try await place.recoup("export", "black-list", "--for", "excel").output
        #expect(sheet.unicodeScalars.first == "\u{FEFF}")
        #expect(sheet.contains("\r\n"))
        #expect(sheet.contains("\"=\"\"2300"))
    }

    @Test func `since and until bound the moves, until exclusively`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try await place.run(asOf: "2026-02-02T00:00:00Z")
        try place.put(payment: "700001002", at: "2026-02-02T10:00:00Z", in: "q.csv")
        try await place.run(asOf: "2026-02-03T00:00:00Z")
        func moved(_ bounds: String...) async throws -> [String] {
            CSVText(try await place.recoup(["export", "moves"] + bounds).output)
                .column("transaction_id")
        }
        #expect(try await moved() == ["700001001", "700001002"])
        #expect(try await moved("--since", "2026-02-03") == ["700001002"])
        #expect(try await moved("--until", "2026-02-03") == ["700001001"])
        #expect(try await moved("--since", "2026-02-02", "--until", "2026-02-02T00:00:01Z") == ["700001001"])
    }

    @Test(arguments: ["white-list", "black-list"])
    func `a list is as it stands now: bounds in time are refused`(list: String) async throws {
        let place = try await Workplace.small()
        for option in ["--since", "--until"] {
            let ending = try await place.recoup("export", list, option, "2026-02-03")
            #expect(ending.status == 64)
            #expect(ending.output.isEmpty)
            #expect(ending.messages.contains(option))
            #expect(
                ending.messages.contains("findings, cases, case-events, moves, audit, rejects, runs"),
                "\(ending.messages)"
            )
        }
    }

    @Test func `nothing in a report is written over, and an export may lie beside the reports`() async throws {
        let place = try await Workplace.small()
        #expect(try await place.run().status == 0)
        let report = try place.text("reports/latest/lost-orders.csv")
        for name in ["lost-orders.csv", "new.csv"] {
            let written = try await place.recoup("export", "moves", "--output", "reports/latest/\(name)")
            #expect(written.status == 64, "\(written.messages)")
        }
        #expect(try place.text("reports/latest/lost-orders.csv") == report)
        try FileManager.default.createDirectory(
            at: place.folder.appending(path: "reports/exports"),
            withIntermediateDirectories: false
        )
        for path in ["reports/moves.csv", "reports/exports/moves.csv"] {
            #expect(try await place.recoup("export", "moves", "--output", path).status == 0)
        }
        #expect(try await place.recoup("report", "verify").status == 0)
    }

    @Test func `the head that a verified audit file shows lies on the chain of the ledger`() async throws {
        let place = try await Workplace.small()
        #expect(try await place.run().status == 0)
        #expect(try await place.recoup("export", "audit", "--output", "audit.csv").status == 0)
        let file = try await place.answer("audit", "verify", "audit.csv")
        let ledger = try await place.answer("audit", "verify")
        let head = try #require(file["head"] as? String)
        #expect(head == ledger["head"] as? String)
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(try await place.recoup("audit", "verify", "--head", head).status == 0)
        #expect(try await place.recoup("audit", "verify", "audit.csv", "--head", head).status == 0)
    }

    @Test(arguments: ["gzip", "certificate", "ledger", "moves", "case events"])
    func `what is no export of the audit chain is called so, and no broken chain`(what: String) async throws {
        let place = try await Workplace.small()
        #expect(try await place.run().status == 0)
        let made = try await place.shell(
            #"""
            "$RECOUP" export audit --output audit.csv && gzip --keep audit.csv
            for list in moves case-events; do "$RECOUP" export $list --output $list.csv; done
            """#
        )
        #expect(made.status == 0, "\(made)")
        let files = [
            "gzip": "audit.csv.gz", "certificate": "authority.pem", "ledger": "recoup.sqlite",
            "moves": "moves.csv", "case events": "case-events.csv",
        ]
        let file = try #require(files[what])
        let ending = try await place.recoup("audit", "verify", file)
        #expect(ending.status == 64 && ending.output.isEmpty, "\(ending)")
        #expect(ending.messages.contains("\(file) is no export of the audit chain"), "\(ending)")
    }

    @Test(arguments: ["", "sequence,at,hash\n", "{\"previous_hash\": \"\"}\n"])
    func `an export that was emptied or cut is still a broken chain`(content: String) async throws {
        let place = try await Workplace.small()
        try place.put(content, at: "audit.csv")
        let ending = try await place.recoup("audit", "verify", "audit.csv")
        #expect(ending.status == 6 && ending.output.contains("is broken"), "\(ending)")
    }
}
