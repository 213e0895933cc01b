import Foundation
import Testing

@testable import Recoup

/// Options every command understands, before its name and behind it.
@Suite struct GlobalOptionsTests {
    @Test(arguments: [
        (["status"], "recoup.status.v1"), (["lookup", "u1"], "recoup.lookup.v1"),
        (["case", "list"], "recoup.case_list.v1"), (["explain", "700001001"], "recoup.explain.v1"),
        (["config", "show"], "recoup.config_show.v1"), (["verify", "--offline"], "recoup.verify.v1"),
        (["reconcile", "--as-of", Workplace.asOf], "recoup.reconcile.v1"), (["report"], "recoup.report.v1"),
        (["run", "--offline", "--as-of", Workplace.asOf], "recoup.run.v1"),
    ])
    func `JSON is asked for before the command or behind it`(command: [String], schema: String) async throws {
        let place = try await Workplace.small()
        try place.put(Payments.one("700001001", at: "2026-02-01T10:00:00Z", user: "u1"), at: "inbox/payments/p.csv")
        try await place.run()
        for arguments in [["--json"] + command, command + ["--json"], ["--quiet", "--json"] + command] {
            let ending = try await ProcessUnderTest.run(arguments, in: place.folder)
            #expect(ending.status == 0, "\(arguments): \(ending.messages)")
            #expect(try JSONText.object(ending.output)["schema"] as? String == schema)
        }
    }

    @Test func `a command with nothing to parse refuses it by name`() async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup("--json", "backup", "copy.sqlite")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("--json"))
        #expect(!place.names(".").contains("copy.sqlite"))
    }
}
