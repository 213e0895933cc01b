import Foundation
import Testing

/// A backup put in the ledger's place, and what tells that it lacks the nights since.
@Suite struct RestoreTests {
    private static let tables = ["lost-orders.csv", "exceptions.csv", "aging.csv"]

    /// One night, a backup, and two nights with a file each.
    private static func afterTwoNights() async throws -> Workplace {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-27T09:00:00Z", in: "p1.csv")
        try await place.run()
        #expect(try await place.recoup("backup", "kept.sqlite").status == 0)
        try place.put(payment: "700001002", at: "2026-02-28T09:00:00Z", in: "p2.csv")
        try await place.run(asOf: "2026-03-02T03:00:00Z")
        try place.put(credit: "700001001", to: "u1", at: "2026-03-02T12:00:00Z")
        try await place.run(asOf: "2026-03-03T03:00:00Z")
        return place
    }

    /// As the article "Operations" has it.
    private static func restore(_ place: Workplace) async throws {
        let steps = "rm -f recoup.sqlite-wal recoup.sqlite-shm && cp kept.sqlite recoup.sqlite"
        try await place.prepare(steps)
    }

    private static func lists(of place: Workplace) async throws -> [[String]] {
        var lists: [[String]] = []
        for list in ["white-list", "black-list"] { lists.append(try await place.export(list).column("transaction_id")) }
        return lists
    }

    @Test func `after the steps of the article the books are the same again`() async throws {
        let place = try await Self.afterTwoNights()
        let before = try Self.tables.map { try place.text("reports/20260303T030000Z/\($0)") }
        let lists = try await Self.lists(of: place)
        try await Self.restore(place)

        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3)
        #expect(doctor.output.contains("WRONG  continuity"), "\(doctor.output)")
        let commands = doctor.output.matches(of: /recoup import (\w+) (\S+\.csv)/)
        let files = Dictionary(uniqueKeysWithValues: commands.map { (String($0.output.1), String($0.output.2)) })
        #expect(files.keys.sorted() == ["credits", "payments"], "\(doctor.output)")
        for (kind, asOf) in [("payments", "2026-03-02T03:00:00Z"), ("credits", "2026-03-03T03:00:00Z")] {
            let taken = try await place.recoup("import", kind, try #require(files[kind]))
            #expect(taken.status == 0, "\(taken.messages)")
            try await place.run(asOf: asOf)
        }
        #expect(try Self.tables.map { try place.text("reports/latest/\($0)") } == before)
        #expect(try await Self.lists(of: place) == lists)
        #expect(try await place.recoup("doctor", "--offline").output.contains("ok     continuity"))
    }

    @Test func `files named by days are named in the order of the days`() async throws {
        let place = try await Workplace.small()
        try await place.run()
        #expect(try await place.recoup("backup", "kept.sqlite").status == 0)
        let days = (1...9).map { "2026-02-0\($0)" }
        for (index, day) in days.enumerated() {
            try place.put(payment: "70000100\(index)", at: "\(day)T09:00:00Z", in: "\(day).csv")
        }
        try await place.run(asOf: "2026-03-02T03:00:00Z")
        try await Self.restore(place)
        let doctor = try await place.recoup("doctor", "--offline")
        let named = doctor.output.matches(of: /-(2026-02-0\d)\.csv/).map { String($0.output.1) }
        #expect(named == days, "\(doctor.output)")
    }

    @Test func `what was imported from outside the inbox is named too`() async throws {
        let place = try await Self.afterTwoNights()
        let payment = Data(Payments.one("700001003", at: "2026-03-03T09:00:00Z").utf8)
        let ending = try await place.recoup(["import", "payments", "-"], input: payment)
        #expect(ending.status == 0, "\(ending.messages)")
        try await place.run(asOf: "2026-03-04T03:00:00Z")
        #expect(try await place.recoup("doctor", "--offline").output.contains("ok     continuity"))
        try await Self.restore(place)
        let named = "1 FILE that reports were made from never came into this ledger"
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3 && doctor.output.replacing("\n", with: " ").contains(named), "\(doctor.output)")
        let night = try await place.run(asOf: "2026-03-05T03:00:00Z")
        #expect(night.status == 3 && night.output.replacing("\n  ", with: " ").contains(named), "\(night.output)")
        // The nights after it as well, whose newest report is of this ledger, and a run whose report takes the place of theirs.
        for day in 6...7 {
            let next = try await place.run(asOf: "2026-03-0\(day)T03:00:00Z")
            #expect(next.status == 3 && next.output.replacing("\n  ", with: " ").contains(named), "\(next.output)")
        }
        let reconciled = try await place.recoup("reconcile", "--as-of", "2026-03-07T04:00:00Z")
        #expect(reconciled.status == 3)
        #expect(reconciled.output.replacing("\n  ", with: " ").contains(named), "\(reconciled.output)")
        // Until it came in.
        let commands = doctor.output.matches(of: /recoup import (\w+) (\S+\.csv)/)
        for command in commands {
            let taken = try await place.recoup("import", String(command.output.1), String(command.output.2))
            #expect(taken.status == 0, "\(taken.messages)")
        }
        let lacking = try await place.run(asOf: "2026-03-08T03:00:00Z")
        #expect(lacking.status == 3 && lacking.output.replacing("\n  ", with: " ").contains(named), "\(lacking.output)")
        #expect(try await place.recoup(["import", "payments", "-"], input: payment).status == 0)
        let whole = try await place.run(asOf: "2026-03-09T03:00:00Z")
        #expect(!whole.output.contains("never came into"), "\(whole.output)")
        #expect(try await place.recoup("doctor", "--offline").output.contains("ok     continuity"))
    }

    @Test func `the kinds of the files stay known after a night of the same moment on the older ledger`() async throws {
        let place = try await Self.afterTwoNights()
        try await Self.restore(place)
        #expect(try await place.run(asOf: "2026-03-03T03:00:00Z").status == 3)
        let doctor = try await place.recoup("doctor", "--offline")
        let kinds = doctor.output.matches(of: /recoup import (\w+) \S+\.csv/).map { String($0.output.1) }
        #expect(kinds.sorted() == ["credits", "payments"], "\(doctor.output)")
    }

    @Test func `a file that an erasure rewrote is known once it is imported again`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-27T09:00:00Z", in: "p1.csv")
        try await place.run()
        #expect(try await place.recoup("backup", "kept.sqlite").status == 0)
        let payment = Payments.one("700001002", at: "2026-02-28T09:00:00Z", user: "user-one")
        try place.put(payment, at: "inbox/payments/p2.csv")
        try place.put("user_id,account_name\nuser-one,NameOne\n", at: "inbox/users/u.csv")
        try await place.run(asOf: "2026-03-02T03:00:00Z")
        let erasure = try await place.recoup("forget", "--user", "user-one", "--yes")
        #expect(erasure.status == 0, "\(erasure.messages)")
        let kept = try #require(place.names("inbox/done").first(where: { $0.hasSuffix("-p2.csv") }))
        #expect(try place.text("inbox/done/\(kept)") != payment)
        try await Self.restore(place)

        let doctor = try await place.recoup("doctor", "--offline")
        let commands = doctor.output.matches(of: /recoup import (\w+) (\S+\.csv)/)
        #expect(commands.map { String($0.output.1) }.sorted() == ["payments", "users"], "\(doctor.output)")
        for command in commands {
            let taken = try await place.recoup("import", String(command.output.1), String(command.output.2))
            #expect(taken.status == 0, "\(taken.messages)")
        }
        try await place.run(asOf: "2026-03-03T03:00:00Z")
        let after = try await place.recoup("doctor", "--offline")
        #expect(after.output.contains("ok     continuity"), "\(after.output)")
        let night = try await place.run(asOf: "2026-03-04T03:00:00Z")
        #expect(!night.output.contains("never came into") && !night.output.contains("IS OLDER"), "\(night.output)")
    }

    @Test func `where no report states the kind of a file, its name may, else the kinds are listed`() async throws {
        let place = try await Self.afterTwoNights()
        try await Self.restore(place)
        try place.remove("reports")
        let late = Credits.one("700001002", to: "u1", at: "2026-03-02T13:00:00Z")
        try place.put(late, at: "inbox/done/0123abcd-credits-late.csv")
        let doctor = try await place.recoup("doctor", "--offline")
        // Long lines go on below.
        let said = doctor.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let commands = said.matches(of: /recoup import (\w+) \S+-(p2|credits-late)\.csv/)
        let kinds = commands.map { "\($0.output.2) \($0.output.1)" }
        #expect(kinds.sorted() == ["credits-late credits", "p2 KIND"], "\(said)")
        let known = "to stand for KIND: credits, notifications, payments, products, receipts, users"
        #expect(said.contains(known), "\(said)")
    }

    @Test func `a night on an older ledger says so first, names the files, and ends in 3`() async throws {
        let place = try await Self.afterTwoNights()
        try await Self.restore(place)
        let night = try await place.run(asOf: "2026-03-04T03:00:00Z")
        #expect(night.status == 3)
        // Long lines go on below, indented.
        let lines = night.output.replacing("\n  ", with: " ").split(separator: "\n")
        #expect(lines[0].hasPrefix("THIS LEDGER IS OLDER than the newest report"), "\(night.output)")
        #expect(lines[0].contains("20260303T030000Z"))
        #expect(lines[1].hasPrefix("2 FILES in `inbox/done` never came into this ledger: "), "\(night.output)")
        #expect(lines[1].contains("-p2.csv") && lines[1].contains("recoup import credits "))
    }

    @Test func `a ledger that goes on as it was has nothing to say`() async throws {
        let place = try await Self.afterTwoNights()
        let night = try await place.run(asOf: "2026-03-04T03:00:00Z")
        #expect(!night.output.contains("never came into") && !night.output.contains("IS OLDER"))
    }

    // MARK: Published folders

    @Test func `a published folder is held against its manifest`() async throws {
        let place = try await Self.afterTwoNights()
        let whole = try await place.recoup("report", "verify")
        #expect(whole.status == 0, "\(whole.messages)")
        #expect(whole.output.contains("as published"))

        let file = "reports/20260302T030000Z/lost-orders.csv"
        try place.put(try place.text(file) + "x\n", at: file)
        try place.put("a note", at: "reports/20260302T030000Z/note.txt")
        try place.remove("reports/20260302T030000Z/aging.csv")
        let altered = try await place.recoup("report", "verify", "reports/20260302T030000Z")
        #expect(altered.status == 6)
        for said in ["aging.csv is missing", "lost-orders.csv is not as it was published", "note.txt was added later"] {
            #expect(altered.output.contains(said), "\(altered.output)")
        }
        let doctor = try await place.recoup("doctor", "--offline")
        #expect(doctor.status == 3)
        #expect(doctor.output.contains("WRONG  report "), "\(doctor.output)")
        #expect(try await place.recoup("report", "verify").status == 0)
        let answer = try await place.answer("report", "verify")
        #expect(answer["schema"] as? String == "recoup.report_verify.v1")
        #expect(answer["is_as_published"] as? Bool == true)
        #expect(try await place.recoup("report", "verify", "inbox").status == 64)
    }

    @Test(arguments: [
        (#""rows" : [0-9]+"#, #""rows" : 77"#), (#""rows" : [0-9]+,"#, ""),
        (#""input_digests" : \[[^\]]*\]"#, #""input_digests" : []"#),
        (#""sha256" : "([0-9a-f]{64})"\n +\}\n +\],"#, #""sha256" : "00" } ],"#),
        (#""run_id" : [0-9]+"#, #""run_id" : 77"#), (#""as_of" : "2026"#, #""as_of" : "2025"#),
    ])
    func `a manifest that does not fit what lies beside it was altered`(pattern: String, text: String) async throws {
        let place = try await Self.afterTwoNights()
        let folder = "reports/20260303T030000Z"
        let before = try place.text("\(folder)/manifest.json")
        let altered = before.replacing(try Regex(pattern), with: text)
        #expect(altered != before)
        try place.put(altered, at: "\(folder)/manifest.json")
        for command in [["report", "verify"], ["report", "verify", folder]] {
            let ending = try await place.recoup(command)
            #expect(ending.status == 6, "\(ending.messages)")
            #expect(ending.output.contains("manifest.json states"), "\(ending.output)")
        }
        #expect(try await place.recoup("doctor", "--offline").output.contains("WRONG  report "))
    }

    @Test(arguments: [#""audit_head" : "[0-9]+:[0-9a-f]+""#, #"[0-9]+(?=:[0-9a-f]{64})"#])
    func `a manifest with a head of the audit chain that the ledger does not have is told of`(pattern: String)
        async throws
    {
        let place = try await Self.afterTwoNights()
        let file = "reports/20260303T030000Z/manifest.json"
        let before = try place.text(file)
        let other = pattern.contains("audit") ? "\"audit_head\" : \"2:\(String(repeating: "0", count: 64))\"" : "1"
        try place.put(before.replacing(try Regex(pattern), with: other), at: file)
        let ending = try await place.recoup("report", "verify")
        #expect(ending.status == 6)
        #expect(ending.output.contains("states an end of the audit chain that the ledger does not have"))
        #expect(try await place.recoup("doctor", "--offline").output.contains("WRONG  continuity"))
        // A folder that is named may be of any ledger.
        #expect(try await place.recoup("report", "verify", "reports/20260303T030000Z").status == 0)
    }

    @Test(arguments: ["rm manifest.json", "echo x > manifest.json", "rm manifest.json summary.json"])
    func `a report whose manifest was removed or altered is no typing error`(tampering: String) async throws {
        let place = try await Self.afterTwoNights()
        let folder = "reports/20260303T030000Z"
        try await place.prepare("cd \(folder) && \(tampering)")
        for command in [["report", "verify"], ["report", "verify", folder], ["report", "verify", folder, "--json"]] {
            let ending = try await place.recoup(command)
            #expect(ending.status == 6)
            #expect(ending.messages.contains("its manifest.json was removed or altered"), "\(ending.messages)")
        }
        let above = try await place.recoup("report", "verify", "reports")
        #expect(above.status == 64 && above.messages.contains("is no report folder"), "\(above.messages)")
    }
}
