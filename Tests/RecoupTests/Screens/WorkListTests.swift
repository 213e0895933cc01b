import Foundation
import Testing

/// The work list on its way through a spreadsheet, where texts look like the guards put on texts.
@Suite struct WorkListTests {
    @Test(arguments: ["machine", "excel"])
    func `a list nobody touched is always accepted, and changes nothing`(flavor: String) async throws {
        let place = try await Workplace.small()
        let users = ["'=x", "=y", "'-1", "''=z", "@w", "plain"]
        let rows = users.enumerated().map { index, user in
            "70000100\(index),com.example.game.coins60,2026-02-01T10:00:0\(index)Z,com.example.game,\(user)\n"
        }
        try place.put(
            "transaction_id,product_id,purchase_date,bundle_id,user_id\n" + rows.joined(),
            at: "inbox/payments/p.csv"
        )
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        try await place.run("--offline")
        let cases = try await place.export("cases").column("case_id")
        #expect(cases.count == users.count)
        #expect(try await place.recoup("case", "assign", cases[0], "--to", "'=ben").status == 0)
        #expect(try await place.recoup("case", "assign", cases[1], "--to", "=ben").status == 0)

        #expect(try await place.recoup("case", "export", "w.csv", "--for", flavor).status == 0)
        #expect(try place.text("w.csv").contains("'=ben"))
        let ending = try await place.recoup("case", "import", "w.csv")
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(ending.output.isEmpty, "\(ending.output)")
        #expect(ending.messages.contains("Nothing differs"), "\(ending.messages)")

        // A cell somebody did touch is found all the same.
        try place.put(try place.text("w.csv").replacing("'=x", with: "'=v"), at: "w.csv")
        let touched = try await place.recoup("case", "import", "w.csv")
        #expect(touched.status == 64)
        #expect(touched.messages.contains("owner_user_id"), "\(touched.messages)")
    }

    /// A place with one case, of the payment 700001000, and its id.
    private func oneCase() async throws -> (place: Workplace, caseID: String) {
        let place = try await Workplace.small()
        try place.put(payment: "700001000", at: "2026-02-01T10:00:00Z", user: "u1")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        try await place.run("--offline")
        return (place, try #require(try await place.export("cases").column("case_id").first))
    }

    @Test func `a row that asks for something is refused where the case was changed after the export`() async throws {
        let (place, id) = try await oneCase()
        #expect(try await place.recoup("case", "export", "w.csv").status == 0)
        let untouched = try place.text("w.csv")
        try place.put(untouched.replacing("open,,,,", with: "open,,,,rang"), at: "w.csv")
        #expect(try await place.recoup("case", "assign", id, "--to", "mei").status == 0)
        let assigned = try await place.recoup("case", "import", "w.csv")
        #expect(assigned.status == 64 && assigned.output.isEmpty, "\(assigned)")
        #expect(assigned.messages.contains("line 2, case_status: \"open\" is out of date"), "\(assigned.messages)")
        #expect(assigned.messages.contains("1 cell of w.csv cannot be taken"), "\(assigned.messages)")
        #expect(try await place.recoup("case", "resolve", id, "--reason", "fraud").status == 0)
        let resolved = try await place.recoup("case", "import", "w.csv")
        #expect(resolved.status == 64, "\(resolved)")
        #expect(resolved.messages.contains("and is resolved now"), "\(resolved.messages)")
        // A row that asks for nothing undoes nothing.
        try place.put(untouched, at: "w.csv")
        let nothing = try await place.recoup("case", "import", "w.csv")
        #expect(nothing.status == 0 && nothing.messages.contains("Nothing differs"), "\(nothing)")
    }

    @Test func `a case that is reopened, before or after the list is written, holds up no other`() async throws {
        let (place, id) = try await oneCase()
        func expectTaken(_ list: String) async throws {
            let ending = try await place.recoup("case", "import", list)
            #expect(ending.status == 0, "\(list): \(ending.messages)")
        }
        #expect(try await place.recoup("case", "export", "open.csv").status == 0)
        #expect(try await place.recoup("case", "resolve", id, "--reason", "fraud").status == 0)
        #expect(try await place.recoup("case", "reopen", id).status == 0)
        try await expectTaken("open.csv")
        #expect(try await place.recoup("case", "resolve", id, "--reason", "fraud").status == 0)
        try await place.run(asOf: "2026-03-02T03:00:00Z", "--offline")
        #expect(try await place.recoup("case", "reopen", id).status == 0)
        #expect(try await place.recoup("case", "export", "closed.csv").status == 0)
        #expect(try place.text("closed.csv").contains(",wait,"))
        try await expectTaken("open.csv")
        try await place.run(asOf: "2026-03-03T03:00:00Z", "--offline")
        try await expectTaken("open.csv")
        try await expectTaken("closed.csv")
    }

    @Test func `a case that a run opened again, and somebody resolved since, holds up no other`() async throws {
        let (place, _) = try await oneCase()
        func deliver(_ days: ClosedRange<Int>) async throws {
            let rows = days.map { "700001000,u1,2026-02-0\($0)T10:00:00Z\n" }
            try place.put("transaction_id,user_id,credited_at\n" + rows.joined(), at: "inbox/credits/\(days.count).csv")
            try await place.run(asOf: "2026-03-02T0\(days.count):00:00Z", "--offline")
        }
        try await deliver(2...3)
        let cases = try await place.export("cases")
        let row = try #require(cases.column("kind").firstIndex(of: "duplicate_credit"))
        let resolve = ["case", "resolve", cases.column("case_id")[row], "--reason", "fraud"]
        #expect(try await place.recoup(resolve).status == 0)
        try await deliver(4...6)
        #expect(try await place.recoup("case", "export", "w.csv").status == 0)
        #expect(try place.text("w.csv").contains("reopened"))
        #expect(try await place.recoup(resolve).status == 0)
        let imported = try await place.recoup("case", "import", "w.csv")
        #expect(imported.status == 0 && imported.messages.contains("Nothing differs"), "\(imported)")
    }

    @Test func `a resolution that somebody else made since is not saved again, and the import says so`() async throws {
        let (place, id) = try await oneCase()
        #expect(try await place.recoup("case", "export", "w.csv").status == 0)
        let filled = try place.text("w.csv").replacing("open,,,,", with: "open,,credited_manually,u1,")
        try place.put(filled, at: "w.csv")
        let other = try await place.shell(
            #"RECOUP_ACTOR=mei "$RECOUP" case resolve \#(id) --reason credited_manually --user u1"#
        )
        #expect(other.status == 0)
        let imported = try await place.recoup("case", "import", "w.csv")
        #expect(imported.status == 0 && imported.messages.contains("Nothing differs"), "\(imported)")
        #expect(imported.messages.contains(/resolved already, credited_manually to u1, by mei at/), "\(imported)")
    }

    @Test func `the note of a new resolution is kept, also where the case had the same before`() async throws {
        let (place, id) = try await oneCase()
        #expect(try await place.recoup("case", "resolve", id, "--reason", "fraud", "--note", "chargeback").status == 0)
        #expect(try await place.recoup("case", "reopen", id).status == 0)
        #expect(try await place.recoup("case", "export", "w.csv").status == 0)
        try place.put(
            try place.text("w.csv").replacing("reopened,,,,", with: "reopened,,fraud,,chargeback"),
            at: "w.csv"
        )
        for _ in 1...2 { #expect(try await place.recoup("case", "import", "w.csv").status == 0) }
        let notes = try await place.export("case-events").column("note")
        #expect(notes.filter { $0 == "chargeback" }.count == 2, "\(notes)")
    }

    @Test func `a purchase delivered to thousands fits into a cell, and holds up no other`() async throws {
        let (place, _) = try await oneCase()
        let credits = (1000..<4000).map { "700001000,player-with-a-long-name-\($0),2026-02-01T10:30:00Z\n" }
        try place.put("transaction_id,user_id,credited_at\n" + credits.joined(), at: "inbox/credits/many.csv")
        try await place.run(asOf: "2026-03-02T03:00:00Z", "--offline")
        #expect(try place.text("reports/latest/exceptions.csv").utf8.count > 100_000)
        #expect(try await place.recoup("case", "export", "w.csv").status == 0)
        let lines = try place.text("w.csv").split(separator: "\n")
        #expect(lines.allSatisfy { $0.utf16.count < 32_767 } && lines.contains { $0.utf16.count > 31_000 })
        let untouched = try await place.recoup("case", "import", "w.csv")
        #expect(untouched.status == 0 && untouched.messages.contains("Nothing differs"), "\(untouched.messages)")
    }

    @Test func `an answer may be added to a list that was imported before`() async throws {
        let (place, id) = try await oneCase()
        #expect(try await place.recoup("case", "export", "w.csv").status == 0)
        let list = try place.text("w.csv")
        try place.put(list.replacing("open,,,,", with: "open,ben,,,"), at: "w.csv")
        #expect(try await place.recoup("case", "import", "w.csv").status == 0)
        try place.put(list.replacing("open,,,,", with: "open,ben,fraud,,"), at: "w.csv")
        let second = try await place.recoup("case", "import", "w.csv")
        #expect(second.status == 0 && second.output == "\(id): assigned -> resolved, fraud\n", "\(second)")
    }

    @Test func `whom a list replaces is told with who assigned him and when`() async throws {
        let (place, id) = try await oneCase()
        #expect(try await place.recoup("case", "assign", id, "--to", "ana").status == 0)
        #expect(try await place.recoup("case", "export", "w.csv").status == 0)
        #expect(try await place.recoup("case", "assign", id, "--to", "mei").status == 0)
        let ending = try await place.recoup("case", "import", "w.csv", "--dry-run")
        #expect(ending.status == 0 && ending.output == "\(id): assignee mei -> ana\n", "\(ending)")
        #expect(ending.messages.contains("line 2: ana replaces mei in \(id), assigned by "), "\(ending.messages)")
    }

    @Test func `rows without content, as spreadsheets leave them behind, are passed over`() async throws {
        let (place, id) = try await oneCase()
        #expect(try await place.recoup("case", "export", "w.csv").status == 0)
        let list = try place.text("w.csv").replacing("open,,,,", with: "open,ben,,,")
        let blank = String(repeating: ",", count: list.prefix { $0 != "\n" }.count { $0 == "," })
        try place.put(list + blank + "\n  \(blank)\n", at: "w.csv")
        let ending = try await place.recoup("case", "import", "w.csv")
        #expect(ending.status == 0 && ending.output == "\(id): assignee nobody -> ben\n", "\(ending)")
        try place.put(list + blank.dropLast() + ",left\n", at: "w.csv")
        let refused = try await place.recoup("case", "import", "w.csv")
        #expect(refused.status == 64 && refused.messages.contains("is no case"), "\(refused)")
    }

    @Test func `a user whom no input knows is saved and warned about`() async throws {
        let (place, id) = try await oneCase()
        let warning = "No input knows the user typo_user."
        #expect(try await place.recoup("case", "export", "w.csv").status == 0)
        let list = try place.text("w.csv")
        try place.put(list.replacing("open,,,,", with: "open,,credited_manually,typo_user,"), at: "w.csv")
        let listed = try await place.recoup("case", "import", "w.csv", "--dry-run")
        #expect(listed.status == 0 && listed.messages.contains(warning), "\(listed)")
        let resolve = ["case", "resolve", id, "--reason", "credited_manually", "--user"]
        let saved = try await place.recoup(resolve + ["typo_user"])
        #expect(saved.status == 0 && saved.messages.contains(warning), "\(saved)")
        #expect(try await place.recoup("case", "reopen", id).status == 0)
        let known = try await place.recoup(resolve + ["u1"])
        #expect(known.status == 0 && !known.messages.contains("No input knows"), "\(known)")
    }

    @Test func `a delivery to another user than the owner is saved and warned about`() async throws {
        let (place, id) = try await oneCase()
        let resolve = ["case", "resolve", id, "--reason", "credited_manually", "--user"]
        let saved = try await place.recoup(resolve + ["u2"])
        #expect(
            saved.status == 0 && saved.messages.contains("\(id): u2 was credited, but the purchase belongs to u1 ("),
            "\(saved)"
        )
        #expect(try await place.recoup("case", "reopen", id).status == 0)
        let right = try await place.recoup(resolve + ["u1"])
        #expect(right.status == 0 && !right.messages.contains("belongs to"), "\(right)")
    }

    @Test func `so is one to who uploaded it for another, but not one to an account of the owner`() async throws {
        let place = try await Workplace.small()
        let payment = Payments.one("700001000", at: "2026-02-01T10:00:00Z", user: "u1")
        try place.put(payment, at: "inbox/payments/p.csv")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        try place.put("user_id,merged_into\nu1,\nu3,u1\n", at: "inbox/users/u.csv")
        let claim = #"{"transaction_id":"700001000","user_id":"u2","received_at":"2026-02-01T11:00:00Z"}"#
        try place.put(claim + "\n", at: "inbox/receipts/r.jsonl")
        try await place.run("--offline")
        let id = try #require(try await place.export("cases").column("case_id").first)
        let resolve = ["case", "resolve", id, "--reason", "credited_manually", "--user"]
        let other = try await place.recoup(resolve + ["u2"])
        #expect(other.status == 0 && other.messages.contains("but the purchase belongs to u1"), "\(other)")
        #expect(try await place.recoup("case", "reopen", id).status == 0)
        let merged = try await place.recoup(resolve + ["u3"])
        #expect(merged.status == 0 && !merged.messages.contains("belongs to"), "\(merged)")
    }

    @Test func `somebody who works on a case is told what came in since the run`() async throws {
        let (place, id) = try await oneCase()
        let before = try await place.recoup("case", "show", id)
        #expect(before.output.contains("(credit_owner)") && !before.output.contains("Came in"), "\(before)")
        let rows = "transaction_id,user_id,credited_at\n700001000,u1,2026-02-28T11:00:00Z\n"
        try place.put(rows, at: "late.csv")
        #expect(try await place.recoup("import", "credits", "late.csv").status == 0)
        let shown = try await place.recoup("case", "show", id)
        #expect(shown.output.contains("a delivery to u1 on 28 Feb 2026"), "\(shown)")
        #expect(shown.output.contains("Next step: do nothing by hand") && !shown.output.contains("(credit_owner)"))
        let json = try await place.recoup("case", "show", id, "--json")
        #expect(json.output.contains(#""kind" : "credited""#), "\(json)")
        let resolve = ["case", "resolve", id, "--reason", "credited_manually", "--user", "u1"]
        let saved = try await place.recoup(resolve)
        #expect(saved.status == 0 && saved.messages.contains("\(id): a delivery of this purchase came in"), "\(saved)")
    }

    @Test(arguments: [["credited_manually", "--user", "u1"], ["credited_elsewhere"]])
    func `somebody who delivers by an old list is told that the backend had delivered`(reason: [String]) async throws {
        let (place, id) = try await oneCase()
        let rows = "transaction_id,user_id,credited_at\n700001000,u1,2026-02-28T11:00:00Z\n"
        try place.put(rows, at: "inbox/credits/late.csv")
        try await place.run(asOf: "2026-03-02T03:00:00Z", "--offline")
        #expect(try await place.export("cases").column("case_status") == ["open"])
        let saved = try await place.recoup(["case", "resolve", id, "--reason"] + reason)
        #expect(saved.status == 0, "\(saved)")
        let warning = "\(id): its finding is closed, and the backend has delivered this purchase to u1."
        #expect(saved.messages.contains(warning), "\(saved)")
    }

    @Test(arguments: [
        ("", "line 1 is empty: there is no header row. Nothing was changed."),
        ("case_id,note\n1\n", "line 2 has 1 cell, the header 2. Nothing was changed."),
    ])
    func `a list that cannot be read is told in whole sentences`(text: String, words: String) async throws {
        let place = try await Workplace.small()
        try place.put(text, at: "w.csv")
        let ending = try await place.recoup("case", "import", "w.csv")
        #expect(ending.status == 64 && ending.messages.contains(words), "\(ending)")
    }
}
