import Foundation
import Testing

/// `--dry-run` writes nothing at all and ends as the real run would.
@Suite struct DryRunTests {
    @Test(arguments: [false, true])
    func `it leaves every byte alone, prints the summary and ends like the run`(withDamage: Bool) async throws {
        let place = try await Workplace.dataset(9, withDamage: withDamage)
        let before = try place.contents()
        let rehearsal = try await place.run("--dry-run")
        let after = try place.contents()
        #expect(Set(after.keys) == Set(before.keys))
        #expect(after == before)

        let night = try await place.run()
        #expect(rehearsal.status == night.status)
        #expect(night.status == (withDamage ? 3 : 0))
        // The run also says where its report is.
        let told = night.output.split(separator: "\n").filter { !$0.hasPrefix("  Report: ") }
        #expect(rehearsal.output.split(separator: "\n") == told)
    }

    @Test(arguments: [
        (
            setting: "server_api: { issuer_id: i, key_id: k, private_key_file: none.p8 }", file: "none.p8",
            text: "apple.server_api.private_key_file", status: Int32(4)
        ),
        (setting: "ca_file: none.pem", file: "none.pem", text: "apple.ca_file", status: 64),
    ])
    func `a file that questions to Apple need and that is missing ends the rehearsal as it ends the run`(
        setting: String,
        file: String,
        text: String,
        status: Int32
    ) async throws {
        let place = try await Workplace.small()
        try place.put(
            try place.text("recoup.yaml").replacing("apple:\n", with: "apple:\n  \(setting)\n"),
            at: "recoup.yaml"
        )
        let rehearsal = try await place.run("--dry-run")
        #expect(rehearsal.status == status, "\(rehearsal.messages)")
        let said = rehearsal.output + rehearsal.messages
        #expect(said.contains(file) && said.contains(text), "\(said)")
        // Offline nobody needs the file.
        #expect(try await place.run("--dry-run", "--offline").status == 0)
        #expect(try await place.run().status == status)
    }

    @Test(arguments: [
        ("cp c.csv inbox/credits/$(printf 'c%.0s' $(seq 251))", 3, "has a name too long to be kept"),
        ("rmdir reports && touch reports", 1, "Cannot make the folder "),
    ])
    func `what is in the way of the files that a night moves or writes ends the rehearsal as it ends the run`(
        obstacle: String,
        status: Int32,
        text: String
    ) async throws {
        let place = try await Workplace.small()
        try await place.prove()
        try place.put(Credits.one("700001001", to: "u1", at: "2026-02-28T10:00:00Z"), at: "c.csv")
        try await place.prepare(obstacle)
        for arguments in [["--dry-run"], []] {
            let ending = try await place.recoup(["run", "--as-of", Workplace.asOf] + arguments)
            #expect(ending.status == status, "\(ending.messages)")
            let said = (ending.output + ending.messages).replacing(/\n +/, with: " ")
            #expect(said.contains(text), "\(said)")
        }
    }

    @Test func `in the middle of a history it leaves every byte alone`() async throws {
        let place = try await Workplace.dataset(9)
        try await place.run()
        try place.put(credit: "600000077", to: "u1", at: "2026-03-01T12:00:00Z", in: "next.csv")
        let before = try place.contents()
        let rehearsal = try await place.run(asOf: "2026-03-02T03:00:00Z", "--dry-run", "--fail-on", "any")
        #expect(rehearsal.status == 7)
        #expect(try place.contents() == before)
        // The rehearsed as-of binds nobody.
        #expect(try await place.run(asOf: "2026-03-01T12:30:00Z").status == 0)
    }
}
