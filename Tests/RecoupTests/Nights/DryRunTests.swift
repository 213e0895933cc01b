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

    @Test func `in the middle of a history it leaves every byte alone`() async throws {
        let place = try await Workplace.dataset(9)
        try await place.run()
        try place.put(Credits.one("600000077", to: "u1", at: "2026-03-01T12:00:00Z"), at: "inbox/credits/next.csv")
        let before = try place.contents()
        let rehearsal = try await place.run(asOf: "2026-03-02T03:00:00Z", "--dry-run", "--fail-on", "any")
        #expect(rehearsal.status == 7)
        #expect(try place.contents() == before)
        // The rehearsed as-of binds nobody.
        #expect(try await place.run(asOf: "2026-03-01T12:30:00Z").status == 0)
    }
}
