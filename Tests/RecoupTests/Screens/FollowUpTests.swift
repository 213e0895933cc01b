import ArgumentParser
import Foundation
import ReconciliationCore
import Reports
import SQLiteLedger
import TestSupport
import Testing

@testable import Recoup

/// Explaining, following up and proving, through the commands and their files.
@Suite final class FollowUpTests {
    private let folder: TemporaryFolder
    let said = Said()
    private let night = "2026-03-10T03:00:00Z"

    init() throws { folder = try TemporaryFolder() }

    var context: Context {
        let said = said
        return Context(
            console: Console(out: { said.out += String(decoding: $0, as: UTF8.self) }, error: { said.error += $0 }),
            environment: [
                "RECOUP_ACTOR": "anna", "RECOUP_INPUTS_PAYMENTS_MAX_AGE": "never",
                "RECOUP_INPUTS_RECEIPTS_MAX_AGE": "never",
            ],
            workingFolder: folder.path,
            now: { Instant(milliseconds: 1_773_118_800_000) }
        )
    }

    func path(_ name: String) -> String { folder.path(name) }

    func write(_ text: String, _ name: String) throws {
        try folder.put(text, at: name)
    }

    /// Two purchases of 16 digits, nobody credited, judged once.
    func judged() async throws {
        try InitCommand.parse([]).run(in: context)
        try write(
            """
            transaction_id,product_id,purchase_date,user_id
            1000000280765165,gems.60,2026-03-05T10:00:00Z,u1
            1000000280765166,gems.60,2026-03-05T11:00:00Z,

            """,
            "inbox/payments/p.csv"
        )
        try write(
            """
            transaction_id,user_id,credited_at
            900,u0,2026-03-01T00:00:00Z
            901,u0,2026-03-09T00:00:00Z

            """,
            "inbox/credits/c.csv"
        )
        try await RunCommand.parse(["--as-of", night]).run(in: context)
        said.clear()
    }

    /// Runs the command and returns what it alone shows.
    func shown(_ command: some ContextCommand, in context: Context? = nil) throws -> String {
        said.clear()
        try command.run(in: context ?? self.context)
        return said.out
    }

    /// Runs the command and returns what it alone shows.
    func shown(_ command: some AsyncContextCommand) async throws -> String {
        said.clear()
        try await command.run(in: context)
        return said.out
    }

    func caseID(_ transaction: String) throws -> String {
        let rows = try shown(ExportCommand.parse(["cases"]))
        said.clear()
        let line = try #require(rows.split(separator: "\n").first { $0.contains(transaction) })
        return String(line.prefix { $0 != "," })
    }

    @Test func `explain says why, and ends with 8 where nothing is known`() async throws {
        try await judged()
        let explanation = try shown(ExplainCommand.parse(["1000000280765165", "--rules"]))
        #expect(explanation.hasPrefix("Not delivered: u1 paid and received nothing.\n"))
        let answer = "own upload or backend record that proves it (claimed_by): answers u1\n"
        #expect(explanation.contains(answer))
        let failure = #expect(throws: CommandFailure.self) { try ExplainCommand.parse(["7"]).run(in: self.context) }
        #expect(failure?.status == .nothingMatched)
    }

    @Test func `an id known in both stores is explained in both`() async throws {
        try await judged()
        let header = "transaction_id,product_id,purchase_date,environment\n"
        try write(header + "1000000280765165,gems.60,2026-03-06T10:00:00Z,Sandbox\n", "inbox/payments/q.csv")
        try await RunCommand.parse(["--as-of", night]).run(in: context)
        let answer = try JSONText.object(shown(ExplainCommand.parse(["1000000280765165", "--json"])))
        #expect(answer["environment"] as? String == "Production")
        let purchases = try #require(answer["purchases"] as? [[String: Any]])
        #expect(purchases.map { $0["environment"] as? String } == ["Production", "Sandbox"])
        let told = try shown(ExplainCommand.parse(["1000000280765165", "--json", "--customer"]))
        #expect(!told.contains("Sandbox"))
    }

    @Test func `status counts the cases that wait, and those that wait too long`() async throws {
        try await judged()
        let status = try shown(StatusCommand.parse([]))
        #expect(status.contains("Cases: 2 to be worked on, 0 of them overdue\n"))
        // A week without a file of credits is said in the exit status.
        await #expect(throws: ExitCode.self) {
            try await RunCommand.parse(["--as-of", "2026-03-17T03:00:00Z", "--force"]).run(in: self.context)
        }
        let answer = try JSONText.object(shown(StatusCommand.parse(["--json"])))
        #expect(answer["open_cases"] as? Int == 2)
        #expect(answer["overdue_cases"] as? Int == 2, "due after seven days, and overdue from that very moment on")
    }

    @Test func `overdue is by the books' own moment everywhere`() async throws {
        try await judged()
        // Months after the last run; the books know nothing of it.
        var later = context
        later.now = { Instant(milliseconds: 1_773_118_800_000 + Span.days(90).milliseconds) }
        let list = try shown(CaseListCommand.parse([]), in: later)
        #expect(!list.contains("OVERDUE"))
        #expect(list.contains("as of 10 Mar 2026, 03:00 (UTC)"))
        let answer = try JSONText.object(shown(CaseListCommand.parse(["--json"]), in: later))
        #expect(answer["as_of"] as? String == night)
        let overdue = try shown(CaseShowCommand.parse([caseID("1000000280765165")]), in: later)
        #expect(!overdue.contains("OVERDUE"))
        let rows = try shown(ExportCommand.parse(["cases"]), in: later)
        #expect(!rows.contains(",yes,"))
    }

    @Test func `a report written again still counts the credits too many to list`() async throws {
        try await judged()
        // Any evidence at all: then two credits of the last week without a payment are too many.
        try write(#"{"receipt_data":"AAAA","received_at":"2026-03-01T00:00:00Z"}"# + "\n", "inbox/receipts/r.jsonl")
        try await RunCommand.parse(["--as-of", "2026-03-10T04:00:00Z"]).run(in: context)
        let counted = #/"unproven_credits_not_listed" : ([1-9][0-9]*)/#
        let first = try String(contentsOfFile: path("reports/latest/summary.json"), encoding: .utf8)
        #expect(first.contains(counted), "\(first)")
        try ReportWriteCommand.parse(["--output", "again"]).run(in: context)
        let again = try FileManager.default.subpathsOfDirectory(atPath: path("again"))
            .first { $0.hasSuffix("summary.json") && !$0.contains("latest") }
        let second = try String(contentsOfFile: path("again/" + (try #require(again))), encoding: .utf8)
        #expect(second.firstMatch(of: counted)?.output.1 == first.firstMatch(of: counted)?.output.1)
    }

    @Test func `a filled-in work list comes back from the spreadsheet`() async throws {
        try await judged()
        let id = try caseID("1000000280765165")
        try CaseExportCommand.parse(["w.csv", "--for", "excel"]).run(in: context)
        let list = try String(contentsOfFile: path("w.csv"), encoding: .utf8)
        let filled = list.split(separator: "\r\n").map { line in
            guard line.contains(id) else { return String(line) }
            let answers = "open,ben,credited_manually,\"=\"\"u1\"\"\",gave 60"
            return String(line).replacing("open,,,,", with: answers)
        }
        try write(filled.joined(separator: "\r\n"), "w.csv")
        let differences = try shown(CaseImportCommand.parse(["w.csv", "--dry-run"]))
        #expect(
            differences
                == "\(id): assignee nobody -> ben\n\(id): open -> resolved, credited_manually to u1, note \"gave 60\"\n"
        )
        try CaseImportCommand.parse(["w.csv"]).run(in: context)
        let resolved = try shown(CaseShowCommand.parse([id]))
        #expect(resolved.contains("(missing_credit), resolved\n"))
        #expect(resolved.contains("anna: resolved, delivered by hand (credited_manually), to u1: gave 60"))
        try await RunCommand.parse(["--as-of", "2026-03-10T06:00:00Z"]).run(in: context)
        let explanation = try shown(ExplainCommand.parse(["1000000280765165"]))
        #expect(explanation.contains("List: delivered (black, credited)"))
    }

    /// Whether the command was refused as wrong use, and what it said.
    private func refusal(_ arguments: [String]) -> (isRefused: Bool, message: String) {
        do {
            let command = try CaseCommand.parseAsRoot(arguments)
            try (command as? CaseResolveCommand)?.run(in: context)
            try (command as? CaseAssignCommand)?.run(in: context)
            try (command as? CaseReopenCommand)?.run(in: context)
            return (false, "")
        } catch let failure as CommandFailure {
            return (failure.status == .usage, failure.message[.english])
        } catch let failure as StoreFailure {
            return (CommandFailure(failure).status == .usage, CommandFailure(failure).message[.english])
        } catch {
            return (false, "\(error)")
        }
    }

    @Test func `a user, an assignee or a note that says nothing is refused, and nothing is changed`() async throws {
        try await judged()
        let id = try caseID("1000000280765165")
        let resolve = ["resolve", id, "--reason", "credited_manually"]
        for (arguments, message) in [
            (resolve + ["--user", ""], "--user \"\" names nobody"), (resolve + ["--user", " "], "names nobody"),
            (resolve + ["--user", "null"], "names nobody"),
            (resolve + ["--user", "bad\u{1B}user"], "is no user id"),
            (resolve + ["--user", "1.0E+15"], "a number as a spreadsheet rewrites it"),
            (resolve + ["--user", "u1", "--note", " "], "the note is empty"),
            (["assign", id, "--to", " "], "whom it is assigned to is empty"),
        ] {
            let refused = refusal(arguments)
            #expect(refused.isRefused && refused.message.contains(message), "\(arguments): \(refused)")
        }
        let unchanged = try shown(CaseShowCommand.parse([id]))
        #expect(unchanged.contains("(missing_credit), open\n") && !unchanged.contains("anna"))
    }

    @Test(arguments: ["2026-03-10T03:00:00Z", "2026-03-10T04:00:00Z"])
    func `a night judged by a moment before the resolution reads it all the same`(next: String) async throws {
        try await judged()
        let id = try caseID("1000000280765165")
        #expect(refusal(["resolve", id, "--reason", "fraud"]) == (false, ""))
        try await RunCommand.parse(["--as-of", next]).run(in: context)
        let rows = try shown(ExportCommand.parse(["white-list"]))
        #expect(rows.contains("1000000280765166") && !rows.contains("1000000280765165"))
        let list = try shown(CaseListCommand.parse([]))
        #expect(!list.contains(id))
    }

    @Test func `until the run takes a resolution in, everybody is told that it was resolved`() async throws {
        try await judged()
        let id = try caseID("1000000280765165")
        let resolve = ["resolve", id, "--reason", "credited_manually", "--user", " u1 "]
        #expect(refusal(resolve) == (false, ""))
        let again = refusal(resolve)
        #expect(again.isRefused)
        #expect(again.message.contains("credited_manually to u1, by anna at 2026-03-10T05:00:00Z"), "\(again)")
        let sentence =
            "resolved, delivered by hand (credited_manually), to u1, by anna, on 10 Mar 2026, 05:00 (UTC); the next run"
        let explanation = try shown(ExplainCommand.parse(["1000000280765165"]))
        #expect(explanation.contains(sentence) && !explanation.contains("credit_owner"))
        let told = try shown(ExplainCommand.parse(["1000000280765165", "--customer"]))
        #expect(told.contains("It was delivered to your account.\n"))
        let found = try await shown(LookupCommand.parse(["u1", "--offline"]))
        #expect(found.contains(sentence) && !found.contains("credit_owner"))
        let answer = try await shown(LookupCommand.parse(["u1", "--offline", "--json"]))
        let purchases = try #require(try JSONText.object(answer)["purchases"] as? [[String: Any]])
        let standing = try #require((purchases.first?["cases"] as? [[String: Any]])?.first)
        #expect(standing["case_id"] as? String == id && standing["case_status"] as? String == "resolved")
        #expect(standing["user_id"] as? String == "u1" && standing["settled_by"] as? String == "anna")
        #expect(standing["is_waiting_for_run"] as? Bool == true)
        #expect(purchases.first?["next_step"] as? String == "wait")
        let shownCase = try JSONText.object(shown(CaseShowCommand.parse([id, "--json"])))
        let history = try #require(shownCase["history"] as? [[String: Any]])
        #expect(history.map { $0["user_id"] as? String } == ["u1"])
    }

    @Test func `the same work list again does nothing more`() async throws {
        try await judged()
        let (first, second) = (try caseID("1000000280765165"), try caseID("1000000280765166"))
        try CaseExportCommand.parse(["w.csv"]).run(in: context)
        let list = try String(contentsOfFile: path("w.csv"), encoding: .utf8)
        let filled = list.split(separator: "\n").map { line in
            if line.contains(first) {
                return String(line).replacing("open,,,,", with: "open,,credited_manually,u1,gave")
            }
            if line.contains(second) { return String(line).replacing("open,,,,", with: "open,ben,,,rang") }
            return String(line)
        }
        try write(filled.joined(separator: "\n"), "w.csv")
        try CaseImportCommand.parse(["w.csv"]).run(in: context)
        for asOf in [nil, "2026-03-10T06:00:00Z"] {
            if let asOf { try await RunCommand.parse(["--as-of", asOf]).run(in: context) }
            let differences = try shown(CaseImportCommand.parse(["w.csv"]))
            #expect(differences == "" && said.error.contains("Nothing differs from the books."), "\(said.error)")
        }
        let shownCase = try JSONText.object(shown(CaseShowCommand.parse([second, "--json"])))
        let history = try #require(shownCase["history"] as? [[String: Any]])
        #expect(history.map { $0["action"] as? String } == ["assigned", "note"])

        try write(
            filled.joined(separator: "\n").replacing("credited_manually,u1", with: "credited_manually,u2"),
            "w.csv"
        )
        said.clear()
        #expect(throws: CommandFailure.self) { try CaseImportCommand.parse(["w.csv"]).run(in: self.context) }
        #expect(said.error.contains("user: \"u2\" is not whom the case was resolved with, to u1"), "\(said.error)")
    }

    @Test(arguments: [
        "owner_user_id", "owner_basis", "purchase_date", "credited_user_id", "detail", "next_step", "opened_at",
        "closed_at", "due_at", "overdue", "case_status",
    ])
    func `a cell that is not to be filled in is compared`(column: String) async throws {
        try await judged()
        try CaseExportCommand.parse(["w.csv"]).run(in: context)
        var lines = try String(contentsOfFile: path("w.csv"), encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let index = try #require(lines[0].firstIndex(of: column))
        lines[1][index] = column == "owner_user_id" ? "1.2E+15" : "resolved"
        let note = try #require(lines[0].firstIndex(of: "note"))
        lines[1][note] = "rang"
        try write(lines.map { $0.joined(separator: ",") }.joined(separator: "\n"), "w.csv")
        #expect(throws: CommandFailure.self) { try CaseImportCommand.parse(["w.csv"]).run(in: self.context) }
        #expect(said.error.contains("line 2, \(column): "), "\(said.error)")
        #expect(said.out == "")
        let reason = column == "owner_user_id" ? "was damaged by a spreadsheet" : "is not what the books have"
        #expect(said.error.contains(reason), "\(said.error)")
    }

    @Test(arguments: [
        ("1000000280765165", "1.00000028076517E+15", "transaction_id: \"1.00000028076517E+15\" was damaged"),
        ("1000000280765165", "1000000280765100", "is not what the books have for this case (1000000280765165)"),
        ("open,,,,", "open,,forgiven,,", "reason: \"forgiven\" is no reason"),
        ("open,,,,", "open,,moved_to_owner,,", "does not fit a case of kind missing_credit"),
        ("open,,,,", "open,,credited_manually,1.0E+15,", "user: \"1.0E+15\" was damaged"),
        ("open,,,,", "open,,credited_manually,,", "needs the user who was credited"),
        ("RC-", "XX-", "is no case of this ledger"),
        ("open,,,,", "open,,,,Err:501", "note: \"Err:501\" is an error of the spreadsheet"),
        ("open,,,,", "open,#NAME?,,,", "assignee: \"#NAME?\" is an error of the spreadsheet"),
    ])
    func `a damaged cell is named, and nothing is applied`(old: String, new: String, message: String) async throws {
        try await judged()
        try CaseExportCommand.parse(["w.csv"]).run(in: context)
        let list = try String(contentsOfFile: path("w.csv"), encoding: .utf8)
        let header = String(list.prefix { $0 != "\n" })
        try write(header + String(list.dropFirst(header.count)).replacing(old, with: new), "w.csv")
        #expect(throws: CommandFailure.self) { try CaseImportCommand.parse(["w.csv"]).run(in: self.context) }
        #expect(said.error.contains(message), "\(said.error)")
        let cases = try shown(CaseListCommand.parse(["--assignee", "ben"]))
        #expect(cases == "None of the 2 cases is what you asked for.\n")
    }

    @Test func `an exported trail proves itself, and every change to it is found`() async throws {
        try await judged()
        try CaseAssignCommand.parse([try caseID("1000000280765166"), "--to", "ben"]).run(in: context)
        for format in [["--format", "csv"], ["--format", "jsonl"], ["--for", "excel"]] {
            try ExportCommand.parse(["audit", "--output", "a"] + format).run(in: context)
            try AuditVerifyCommand.parse(["a"]).run(in: context)
        }
        try ExportCommand.parse(["audit", "--output", "a"]).run(in: context)
        let lines = try String(contentsOfFile: path("a"), encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(lines.count == 5)
        var spoilt: [(String, [String])] = [
            ("row 3 is the last one", Array(lines.dropLast())),
            ("row 3 follows 1", lines.enumerated().filter { $0.offset != 2 }.map(\.element)),
            ("row 3 follows 1", [lines[0], lines[1], lines[3], lines[2], lines[4]]),
            ("row 4 closes a file of 3 rows, and 2 are here", [lines[0]] + lines[2...]),
            ("row 4 closes a file of 3 rows, and 0 are here", [lines[0], lines[4]]),
        ]
        for number in 1...4 {
            var changed = lines
            changed[number] = changed[number].replacing("anna", with: "otto")
            spoilt.append(("row \(number) was changed", changed))
        }
        for (message, lines) in spoilt {
            try write(lines.joined(separator: "\n") + "\n", "b")
            said.clear()
            #expect(throws: (any Error).self) { try AuditVerifyCommand.parse(["b"]).run(in: self.context) }
            #expect(said.out.contains(message), "\(said.out)")
        }
    }

    @Test(
        arguments: [
            (
                "en", "note",
                "The audit chain in FILE is broken: row 2 was changed: its hash does not fit its contents (line 3)."
            ),
            ("zh-Hans", "note", "FILE 的审计链已断：第 2 行被改动过：其哈希与内容不符（文件第 3 行）。"),
            ("en", "end", "The audit chain in FILE is broken: row 3 is the last one, and it does not close the file"),
            ("zh-Hans", "end", "FILE 的审计链已断：第 3 行是最后一行，而它没有结束文件（export_end）：文件末端被截去。"),
            ("en", "header", "The audit chain in FILE is broken: line 1 has no column actor."),
            ("zh-Hans", "header", "FILE 的审计链已断：第 1 行没有 actor 列。"),
            ("en", "0", "The audit chain in FILE is broken: line 2 has a sequence below 1."),
            ("zh-Hans", "-9223372036854775808", "FILE 的审计链已断：第 2 行的序号小于 1。"),
        ]
    )
    func `a broken trail is told of in both languages`(language: String, change: String, sentence: String) async throws
    {
        try await judged()
        try CaseAssignCommand.parse([try caseID("1000000280765166"), "--to", "ben"]).run(in: context)
        try ExportCommand.parse(["audit", "--output", "a"]).run(in: context)
        var lines = try String(contentsOfFile: path("a"), encoding: .utf8).split(whereSeparator: \.isNewline).map(
            String.init
        )
        switch change {
        case "note": lines[2] = lines[2].replacing("night", with: "knight").replacing("anna", with: "hanna")
        case "header": lines[0] = lines[0].replacing("actor", with: "actress")
        case "0", "-9223372036854775808": lines[1] = change + lines[1].dropFirst()
        default: lines.removeLast()
        }
        try write(lines.joined(separator: "\n") + "\n", "a")
        said.clear()
        var speaking = context
        speaking.language = try #require(Language(rawValue: language))
        #expect(throws: ExitStatus.controlsFailed.code) { try AuditVerifyCommand.parse(["a"]).run(in: speaking) }
        #expect(said.out.hasPrefix(sentence.replacing("FILE", with: path("a"))), "\(said.out)")
    }

    @Test(arguments: [["--format", "csv"], ["--format", "jsonl"], ["--for", "excel"]])
    func `every byte of an exported trail is proven, and the bad row named`(format: [String]) async throws {
        try await judged()
        try CaseAssignCommand.parse([try caseID("1000000280765166"), "--to", "ben"]).run(in: context)
        try ExportCommand.parse(["audit", "--output", "a"] + format).run(in: context)
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path("a"))))
        #expect(try AuditFile.verdict(on: bytes).verdict.fault == nil)
        var line = 1
        // The line end of the last row ends the file, not the row.
        let end = try #require(bytes.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
        for index in bytes[...end].indices {
            var changed = bytes
            changed[index] ^= 1
            let named: Int?
            do {
                let fault = try AuditFile.verdict(on: changed).verdict.fault
                named = try #require(fault, "byte \(index) of line \(line)").line
            } catch let fault as AuditFile.Fault {
                named = fault.line
            }
            let isLineEnd = bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
            // A header that does not fit is seen at the first row under it.
            let isNamed = named == line || (isLineEnd || line == 1) && named == line + 1
            #expect(isNamed, "byte \(index) of line \(line): line \(String(describing: named)) is named")
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        }
    }

    @Test func `a head kept elsewhere must lie on the chain`() async throws {
        try await judged()
        let manifest = try String(contentsOfFile: path("reports/latest/manifest.json"), encoding: .utf8)
        let head = try #require(manifest.firstMatch(of: #/"audit_head" : "([^"]+)"/#)?.output.1)
        try AuditVerifyCommand.parse(["--head", String(head)]).run(in: context)
        let other = String(repeating: "f", count: 64)
        #expect(throws: (any Error).self) { try AuditVerifyCommand.parse(["--head", other]).run(in: self.context) }
        for head in ["1", "x:" + other, "1:2:" + other] {
            #expect(throws: CommandFailure.self) {
                try AuditVerifyCommand.parse(["--head", head]).run(in: self.context)
            }
        }
        // The hash of another row than it says.
        let elsewhere = "77:" + head.split(separator: ":")[1]
        try ExportCommand.parse(["audit", "--output", "a"]).run(in: context)
        for file in [[], [path("a")]] {
            try AuditVerifyCommand.parse(file + ["--head", String(head)]).run(in: context)
            #expect(throws: (any Error).self) {
                try AuditVerifyCommand.parse(file + ["--head", elsewhere]).run(in: self.context)
            }
        }
    }

    @Test func `the doctor finds all well, and a backup is a ledger`() async throws {
        try await judged()
        let health = try await shown(DoctorCommand.parse(["--offline"]))
        #expect(health.contains("All is well."))
        try BackupCommand.parse(["copy.sqlite"]).run(in: context)
        try AuditVerifyCommand.parse(["--ledger", path("copy.sqlite")]).run(in: context)
        #expect(throws: CommandFailure.self) { try BackupCommand.parse(["copy.sqlite"]).run(in: self.context) }
        for shell in ["bash", "zsh", "fish"] {
            #expect(try shown(CompletionsCommand.parse([shell])).contains("recoup"))
        }
    }

    @Test func `a case that is assigned once more to the same person is left as it is, and that is said`() async throws
    {
        try await judged()
        let caseID = try caseID("1000000280765165")
        for expected in ["Saved: \(caseID).\n", "\(caseID) is assigned to mei already: nothing was changed.\n"] {
            said.clear()
            try CaseAssignCommand.parse([caseID, "--to", "mei"]).run(in: context)
            #expect(said.error.hasSuffix(expected), "\(said.error)")
        }
        let events = try shown(ExportCommand.parse(["case-events"]))
        #expect(events.split(separator: "\n").count == 2, "\(events)")
    }

    @Test func `status counts the deliveries that wait for their payment`() async throws {
        try await judged()
        let status = try shown(StatusCommand.parse([]))
        #expect(status.contains("Waiting for their payment: 2 deliveries of which no purchase is known\n"))
        let answer = try JSONText.object(shown(StatusCommand.parse(["--json"])))
        #expect(answer["waiting_credits"] as? Int == 2)
    }

    @Test func `status counts what came in since the run in JSON too`() async throws {
        try await judged()
        func pending() throws -> Int? {
            try (JSONText.object(shown(StatusCommand.parse(["--json"])))["claims"] as? [String: Int])?["pending"]
        }
        let before = try #require(try pending())
        try folder.put(#"{"user_id":"u77","transaction_id":"770077"}"# + "\n", at: "late.jsonl")
        try ImportCommand.parse(["receipts", folder.path("late.jsonl")]).run(in: context)
        #expect(try pending() == before + 1)
    }
}

/// What a command said. Commands run one after the other in a test.
final class Said: @unchecked Sendable {
    // Only the test's own task writes: commands call the console on the thread they run on, one at a time.
    var out = ""
    var error = ""

    func clear() {
        out = ""
        error = ""
    }
}
