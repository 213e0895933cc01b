import ArgumentParser
import Testing

@testable import AppStoreSimulator

@Suite struct SplitMix64Tests {
    @Test func `the generator gives the published numbers`() {
        var random = SplitMix64(seed: 1_234_567)
        #expect(random.next() == 6_457_827_717_110_365_317)
        #expect(random.next() == 3_203_168_211_198_807_973)
        #expect(random.next() == 9_817_491_932_198_370_423)
    }

    @Test func `a UUID has the shape of version 4`() {
        var random = SplitMix64(seed: 1)
        let parts = random.uuid().split(separator: "-")
        #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
        #expect(parts[2].hasPrefix("4"))
    }
}

@Suite struct MomentTests {
    @Test func `a moment is written as receipts write it`() throws {
        #expect(Moment(milliseconds: 1_741_585_483_999).text == "2025-03-10T05:44:43Z")
        let moment = try Moment(rfc3339: "2026-03-01T03:00:00Z")
        #expect(moment.milliseconds == 1_772_334_000_000)
        #expect(moment.startOfDay.text == "2026-03-01T00:00:00Z")
        #expect(moment.adding(days: -1, hours: 1, minutes: 2, seconds: 3).text == "2026-02-28T04:02:03Z")
        #expect(throws: (any Error).self) { try Moment(rfc3339: "yesterday") }
    }
}

@Suite struct CSVTableTests {
    @Test(arguments: [
        ("plain", "plain"),
        ("", ""),
        ("a,b", "\"a,b\""),
        ("say \"hi\"", "\"say \"\"hi\"\"\""),
        ("two\nlines", "\"two\nlines\""),
        ("雪の狐🦊", "雪の狐🦊"),
    ])
    func `cells are quoted when they must be`(cell: String, written: String) {
        #expect(CSVTable.quoted(cell) == written)
    }
}

@Suite struct GenerateTests {
    @Test func `the options are those of the brief`() throws {
        let parsed = try AppStoreSimulatorCommand.parseAsRoot([
            "generate", "--seed", "4", "--customers", "12", "--as-of", "2026-03-01T03:00:00Z", "--output", "dataset",
            "--plain-purchases", "9", "--with-damage",
        ])
        let command = try #require(parsed as? Generate)
        #expect(command.seed == 4)
        #expect(command.customers == 12)
        #expect(command.plainPurchases == 9)
        #expect(command.withDamage)
    }

    @Test func `an as-of that is no time is refused`() async throws {
        let parsed = try AppStoreSimulatorCommand.parseAsRoot(["generate", "--as-of", "soon", "--output", "dataset"])
        let command = try #require(parsed as? Generate)
        await #expect(throws: (any Error).self) { try await command.run() }
    }
}
