import Foundation
import Testing

@testable import Recoup

/// Options every command understands, before its name and behind it.
@Suite struct GlobalOptionsTests {
    @Test func `the version names the schema of the ledger`() async throws {
        let answer = try await Workplace().recoup("--version")
        #expect(answer.status == 0)
        #expect(answer.output.contains(" (ledger schema 1)"), "\(answer.output)")
    }

    @Test func `a configuration that cannot be read is not said to be missing`() async throws {
        let longName = String(repeating: "x", count: 300)
        let answer = try await Workplace().recoup("status", "--config", longName)
        #expect(answer.status == 64)
        #expect(answer.messages.contains("Cannot read the configuration at "), "\(answer.messages)")
        let missing = try await Workplace().recoup("status", "--config", "nowhere.yaml")
        #expect(missing.status == 64 && missing.messages.contains("There is no configuration at "))
        let folder = try await Workplace().recoup("status", "--config", ".")
        #expect(folder.status == 64)
        #expect(folder.messages.contains(" is a folder, not a configuration file. Name the file"), "\(folder.messages)")
    }

    @Test(arguments: [
        (["status"], "recoup.status.v1"), (["lookup", "u1"], "recoup.lookup.v1"),
        (["case", "list"], "recoup.case_list.v1"), (["explain", "700001001"], "recoup.explain.v1"),
        (["config", "show"], "recoup.config_show.v1"), (["verify", "--offline"], "recoup.verify.v1"),
        (["reconcile", "--as-of", Workplace.asOf], "recoup.reconcile.v1"), (["report"], "recoup.report.v1"),
        (["run", "--offline", "--as-of", Workplace.asOf], "recoup.run.v1"),
    ])
    func `JSON is asked for before the command or behind it`(command: [String], schema: String) async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: "u1")
        try await place.run()
        for arguments in [["--json"] + command, command + ["--json"], ["--quiet", "--json"] + command] {
            let ending = try await place.recoup(arguments)
            #expect(ending.status == 0, "\(arguments): \(ending.messages)")
            #expect(try JSONText.object(ending.output)["schema"] as? String == schema)
        }
    }

    @Test(arguments: [
        (["case", "--config", "F", "list", "--all"], ["case", "list", "--config", "F", "--all"]),
        (["--quiet", "audit", "--json", "verify"], ["audit", "verify", "--quiet", "--json"]),
        (["config", "--config=F", "--json", "show"], ["config", "show", "--config=F", "--json"]),
        (["--lang", "en", "lookup", "--", "--json"], ["lookup", "--lang", "en", "--", "--json"]),
        (["run", "--config", "F", "case"], ["run", "--config", "F", "case"]),
        (["--ledger", "A", "run", "--ledger", "B"], ["run", "--ledger", "A", "--ledger", "B"]),
        (["--config", "F", "nosuch"], ["nosuch"]), (["--json", "case", "nosuch", "x"], ["case", "nosuch", "x"]),
        (["--json", "--help"], ["--help"]), (["--config", "F", "--frob", "run"], ["--frob", "run"]),
        (["--config"], ["--config"]), ([], []),
    ])
    func `global options go behind the last command's name`(arguments: [String], expected: [String]) {
        #expect(GlobalOptions.hoisted(arguments) == expected)
    }

    @Test func `of an option given before and behind the command's name the last one counts`() async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup("--lang", "zh-Hans", "status", "--lang", "en")
        #expect(ending.status == 0 && ending.output.contains("No run yet"), "\(ending.output)")
        #expect(try await place.recoup("--ledger", "recoup.sqlite", "status", "--ledger", "none.sqlite").status == 10)
    }

    @Test func `a command nobody knows is blamed, not the options before it`() async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup("--config", "recoup.yaml", "nosuch")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("nosuch"))
        #expect(!ending.messages.contains("--config"), "\(ending.messages)")
        #expect(try await place.recoup("case", "--config", "recoup.yaml", "list").status == 0)
    }

    @Test(arguments: [
        (["--log-format", "json", "run", "--as-of", "soon"], Int32(64), "--as-of"),
        (["run", "--log-format=json", "--ledger", "none.sqlite"], 10, "none.sqlite"),
        (["run", "--log-format", "json", "--frob"], 64, "--frob"), (["--log-format=json", "nosuch"], 64, "nosuch"),
        (["import", "cakes", "x", "--log-format", "json"], 64, "KIND"),
        (["--quiet", "--log-format", "json", "case", "show", "RC-1"], 8, "RC-1"),
    ])
    func `a failure is one JSON object where messages are`(arguments: [String], status: Int32, named: String)
        async throws
    {
        let place = try await Workplace.small()
        let ending = try await place.recoup(arguments)
        #expect(ending.status == status)
        #expect(ending.messages.filter { $0 == "\n" }.count == 1, "\(ending.messages)")
        let line = try JSONText.object(ending.messages)
        #expect(line["level"] as? String == "error")
        #expect((line["message"] as? String)?.contains(named) == true, "\(ending.messages)")
    }

    @Test func `each cell of a work list that cannot be taken is an object too`() async throws {
        let place = try await Workplace.small()
        try place.put("case_id,assignee,reason,user,note\nRC-1,,,,\nRC-2,,,,\n", at: "w.csv")
        let ending = try await place.recoup("case", "import", "w.csv", "--log-format", "json")
        #expect(ending.status == 64)
        let lines = try ending.messages.split(separator: "\n").map { try JSONText.object(String($0)) }
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0["level"] as? String == "error" })
    }

    @Test func `a command with nothing to parse refuses it by name`() async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup("--json", "backup", "copy.sqlite")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("--json"))
        #expect(!place.names(".").contains("copy.sqlite"))
    }
}
