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
        func list(_ arguments: String...) throws -> String {
            said.clear()
            try CaseListCommand.parse(arguments).run(in: context)
            return said.out
        }
        #expect(try list("--assignee", "ben").contains("1 case, as of 10 Mar 2026, 03:00 (UTC); 1 others"))
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
            said.clear()
            try CaseShowCommand.parse([String(subject)]).run(in: context)
            #expect(said.out.contains(id), "\(subject)")
        }
        try CaseNoteCommand.parse([id.lowercased(), "rang"]).run(in: context)
        let failure = #expect(throws: CommandFailure.self) { try CaseShowCommand.parse(["7"]).run(in: self.context) }
        #expect(failure?.status == .nothingMatched)
        #expect(failure?.message[.english].contains("no case about the transaction 7") == true)
    }

    @Test func `what people did is exported, in the order they did it`() async throws {
        try await judged()
        let (first, second) = (try caseID("1000000280765165"), try caseID("1000000280765166"))
        try CaseAssignCommand.parse([first, "--to", "ben"]).run(in: context)
        try CaseNoteCommand.parse([second, "rang, \"twice\""]).run(in: context)
        try CaseResolveCommand.parse([first, "--reason", "credited_manually", "--user", "u1"]).run(in: context)
        said.clear()
        try ExportCommand.parse(["case-events"]).run(in: context)
        #expect(
            said.out == """
                sequence,case_id,kind,transaction_id,at,actor,action,reason,user_id,assignee,note
                1,\(first),missing_credit,1000000280765165,2026-03-10T05:00:00Z,anna,assigned,,,ben,
                2,\(second),missing_credit,1000000280765166,2026-03-10T05:00:00Z,anna,note,,,,"rang, ""twice\"""
                3,\(first),missing_credit,1000000280765165,2026-03-10T05:00:00Z,anna,resolved,credited_manually,u1,,

                """
        )
        said.clear()
        try ExportCommand.parse(["case-events", "--redact"]).run(in: context)
        #expect(!said.out.contains("anna") && !said.out.contains("ben,") && !said.out.contains("rang"))
        said.clear()
        try ExportCommand.parse(["case-events", "--since", "2026-03-10T05:00:01Z"]).run(in: context)
        #expect(said.out.split(separator: "\n").count == 1)
    }

    @Test func `a work list saved with semicolons is read, and one with other columns is told which`() async throws {
        try await judged()
        let id = try caseID("1000000280765166")
        try CaseExportCommand.parse(["w.csv"]).run(in: context)
        let list = try String(contentsOfFile: path("w.csv"), encoding: .utf8)
        let filled = list.split(separator: "\n").map { line in
            let answered = line.contains(id) ? String(line).replacing("open,,,,", with: "open,ben,,,") : String(line)
            return answered.replacing(",", with: ";")
        }
        try write(filled.joined(separator: "\n"), "w.csv")
        said.clear()
        try CaseImportCommand.parse(["w.csv"]).run(in: context)
        #expect(said.out == "\(id): assignee nobody -> ben\n" && said.error.contains("Saved 1 change."))

        try write("case;state\nRC-1;open\n", "x.csv")
        let failure = #expect(throws: CommandFailure.self) {
            try CaseImportCommand.parse(["x.csv"]).run(in: self.context)
        }
        #expect(failure?.message[.english].contains("has no column case_id; its first line names case, state.") == true)
    }
}
