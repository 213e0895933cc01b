import ArgumentParser
import Foundation
import Reports
import TestSupport
import Testing

@testable import Recoup

/// Finding the cases one is after, and what is handed on about them.
extension FollowUpTests {
    @Test func `a list of cases is narrowed by kind and assignee, and says what it leaves out`() async throws {
        try await judged()
        let id = try caseID("1000000280765165")
        try CaseAssignCommand.parse([id, "--to", "ben"]).run(in: context)
        func list(_ arguments: String...) throws -> String { try shown(CaseListCommand.parse(arguments)) }
        #expect(try list("--assignee", "ben").contains("1 case, as of 10 Mar 2026, 03:00 (UTC); 1 other is not shown"))
        #expect(try list("--assignee", "nobody").contains("1000000280765166"))
        #expect(try list("--kind", "missing_credit").contains("2 cases, as of 10 Mar 2026, 03:00 (UTC)\n"))
        #expect(try list("--kind", "forged_receipt") == "None of the 2 cases is what you asked for.\n")
        #expect(throws: (any Error).self) { try CaseListCommand.parse(["--kind", "missing"]) }

        try CaseExportCommand.parse(["w.csv", "--assignee", "ben"]).run(in: context)
        let rows = try String(contentsOfFile: path("w.csv"), encoding: .utf8).split(separator: "\n").dropFirst()
        #expect(rows.map { $0.prefix(13) } == [id.prefix(13)])
    }

    @Test func `a case is found by its name as it is said on the telephone, and by its transaction`() async throws {
        try await judged()
        let id = try caseID("1000000280765165")
        let spoken = id.lowercased().replacing("0", with: "o").replacing("1", with: "l")
        for subject in [id, id.lowercased(), "RC-" + spoken.dropFirst(3), "1000000280765165"] {
            #expect(try shown(CaseShowCommand.parse([String(subject)])).contains(id), "\(subject)")
        }
        try CaseNoteCommand.parse([id.lowercased(), "rang"]).run(in: context)
        let failure = #expect(throws: CommandFailure.self) { try CaseShowCommand.parse(["7"]).run(in: self.context) }
        #expect(failure?.status == .nothingMatched)
        #expect(failure?.message[.english].contains("no case about the transaction 7") == true)
        // Where a case is no answer, the command for cases is named.
        let explained = #expect(throws: CommandFailure.self) { try ExplainCommand.parse([id]).run(in: self.context) }
        let lookedUp = await #expect(throws: CommandFailure.self) {
            try await LookupCommand.parse([id, "--offline"]).run(in: self.context)
        }
        for failure in [explained, lookedUp] {
            #expect(failure?.status == .nothingMatched)
            #expect(failure?.message[.english].contains("use `recoup case show \(id)`") == true)
        }
    }

    @Test func `a case whose trouble is over is called so, and nobody is told to credit again`() async throws {
        try await judged()
        let id = try caseID("1000000280765165")
        let header = "transaction_id,user_id,credited_at\n"
        try write(header + "1000000280765165,u1,2026-03-06T00:00:00Z\n", "inbox/credits/d.csv")
        try await RunCommand.parse(["--as-of", "2026-03-10T04:00:00Z"]).run(in: context)
        let list = try shown(CaseListCommand.parse(["--all"]))
        let line = try #require(list.split(separator: "\n").first { $0.hasPrefix(id) })
        #expect(line.contains("closed by itself") && !line.contains("credit_owner"), "\(line)")
        let closed = try shown(CaseShowCommand.parse([id]))
        #expect(closed.contains("(missing_credit), closed by itself\n"))
        #expect(!closed.contains("credit_owner"))
        let explanation = try shown(ExplainCommand.parse(["1000000280765165"]))
        #expect(explanation.contains("Case \(id) (not delivered): closed by itself\n"))
        let answer = try JSONText.object(shown(CaseShowCommand.parse([id, "--json"])))
        #expect(answer["case_status"] as? String == "open" && answer["next_step"] as? String == "")
    }

    @Test func `several cases about a transaction are one JSON object`() async throws {
        try await judged()
        try write(
            """
            transaction_id,user_id,credited_at,product_id
            1000000280765165,u2,2026-03-06T00:00:00Z,gold
            1000000280765165,u3,2026-03-06T01:00:00Z,gold

            """,
            "inbox/credits/d.csv"
        )
        try await RunCommand.parse(["--as-of", "2026-03-10T04:00:00Z"]).run(in: context)
        let answer = try JSONText.object(shown(CaseShowCommand.parse(["1000000280765165", "--json"])))
        #expect(answer["schema"] as? String == "recoup.case_show.v1")
        #expect(answer["as_of"] as? String == "2026-03-10T04:00:00Z")
        let cases = try #require(answer["cases"] as? [[String: Any]])
        let kinds = cases.compactMap { $0["kind"] as? String }
        #expect(kinds.sorted() == ["content_mismatch", "duplicate_credit", "missing_credit"])
        func sorted(_ object: [String: Any]) throws -> Data {
            try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        }
        // Each is what it is when it is asked for alone.
        for one in cases {
            let id = try #require(one["case_id"] as? String)
            let alone = try JSONText.object(shown(CaseShowCommand.parse([id, "--json"])))
            #expect(try sorted(alone) == sorted(one))
        }
    }

    @Test func `a case that is named twice counts once`() async throws {
        try await judged()
        let id = try caseID("1000000280765165")
        try CaseAssignCommand.parse([id, id.lowercased(), "--to", "ben"]).run(in: context)
        try CaseResolveCommand.parse([id, id, "--reason", "fraud"]).run(in: context)
        try CaseReopenCommand.parse([id, id]).run(in: context)
        #expect(said.error == String(repeating: "Saved: \(id).\n", count: 3), "\(said.error)")
        let shownCase = try JSONText.object(shown(CaseShowCommand.parse([id, "--json"])))
        let history = try #require(shownCase["history"] as? [[String: Any]])
        #expect(history.map { $0["action"] as? String } == ["assigned", "resolved", "reopened"])
    }

    @Test func `what people did is exported, in the order they did it`() async throws {
        try await judged()
        let (first, second) = (try caseID("1000000280765165"), try caseID("1000000280765166"))
        try CaseAssignCommand.parse([first, "--to", "ben"]).run(in: context)
        try CaseNoteCommand.parse([second, "rang, \"twice\""]).run(in: context)
        try CaseResolveCommand.parse([first, "--reason", "credited_manually", "--user", "u1"]).run(in: context)
        let events = try shown(ExportCommand.parse(["case-events"]))
        #expect(
            events == """
                sequence,case_id,kind,transaction_id,at,actor,action,reason,user_id,assignee,note
                1,\(first),missing_credit,1000000280765165,2026-03-10T05:00:00Z,anna,assigned,,,ben,
                2,\(second),missing_credit,1000000280765166,2026-03-10T05:00:00Z,anna,note,,,,"rang, ""twice\"""
                3,\(first),missing_credit,1000000280765165,2026-03-10T05:00:00Z,anna,resolved,credited_manually,u1,,

                """
        )
        let redacted = try shown(ExportCommand.parse(["case-events", "--redact"]))
        #expect(!redacted.contains("anna") && !redacted.contains("ben,") && !redacted.contains("rang"))
        let later = try shown(ExportCommand.parse(["case-events", "--since", "2026-03-10T05:00:01Z"]))
        #expect(later.split(separator: "\n").count == 1)
    }

    @Test(arguments: [";", "\t"])
    func `a work list that a spreadsheet saved is read, and one with other columns is told which`(
        separator: String
    ) async throws {
        try await judged()
        let id = try caseID("1000000280765166")
        try CaseExportCommand.parse(["w.csv"]).run(in: context)
        let list = try String(contentsOfFile: path("w.csv"), encoding: .utf8)
        let filled = list.split(separator: "\n").map { line in
            let answered = line.contains(id) ? String(line).replacing("open,,,,", with: "open,ben,,,") : String(line)
            return answered.replacing(",", with: separator)
        }
        try write(filled.joined(separator: "\n"), "w.csv")
        let differences = try shown(CaseImportCommand.parse(["w.csv"]))
        #expect(differences == "\(id): assignee nobody -> ben\n" && said.error.contains("Saved 1 change."))

        try write(["case", "state"].joined(separator: separator) + "\n", "x.csv")
        let failure = #expect(throws: CommandFailure.self) {
            try CaseImportCommand.parse(["x.csv"]).run(in: self.context)
        }
        #expect(failure?.message[.english].contains("has no column case_id; its first line names case, state.") == true)
    }
}
