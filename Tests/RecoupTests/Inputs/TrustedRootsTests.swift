import Foundation
import Testing

/// Roots trusted in addition to Apple's: evidence is judged by those in force, whatever was in force when it came.
@Suite struct TrustedRootsTests {
    private static let nights = ["2026-03-01T03:00:00Z", "2026-03-01T04:00:00Z", "2026-03-01T05:00:00Z"]

    private func withoutRoots(_ place: Workplace) throws -> String {
        let configuration = try place.text("recoup.yaml")
        let line = try #require(configuration.split(separator: "\n").first { $0.contains("additional_roots") })
        return configuration.replacing(line, with: "")
    }

    @Test func `evidence refused for its chain is judged again when its root is configured`() async throws {
        let place = try await Workplace.dataset(6)
        let configuration = try place.text("recoup.yaml")
        try place.put(try withoutRoots(place), at: "recoup.yaml")
        #expect(try await place.run().status == 0)
        #expect(try !place.report("exceptions.csv").records.filter { $0["kind"] == "forged_receipt" }.isEmpty)

        try place.put(configuration, at: "recoup.yaml")
        #expect(try await place.run(asOf: Self.nights[1]).status == 0)
        let fresh = try await Workplace.dataset(6)
        #expect(try await fresh.run(asOf: Self.nights[1]).status == 0)
        try await expectSameBooks(place, fresh)
    }

    @Test(arguments: [6, 7] as [UInt64])
    func `a root taken out takes its evidence with it, and brings it back`(seed: UInt64) async throws {
        let place = try await Workplace.dataset(seed)
        let configuration = try place.text("recoup.yaml")
        let without = try withoutRoots(place)
        #expect(try await place.run(asOf: Self.nights[0]).status == 0)
        let missing = try place.report("lost-orders.csv").records.count
        #expect(missing > 0)

        try place.put(without, at: "recoup.yaml")
        let taken = try await place.run(asOf: Self.nights[1])
        #expect(taken.status == 0 || taken.status == 3, "\(taken.output)\(taken.messages)")
        #expect(taken.output.contains("SETTINGS CHANGED"), "\(taken.output)")
        #expect(taken.output.contains("apple.additional_roots certificate "))
        let fresh = try await Workplace.dataset(seed)
        try fresh.put(without, at: "recoup.yaml")
        #expect(try await fresh.run(asOf: Self.nights[1]).status == taken.status)
        try await expectSameBooks(place, fresh)
        let withdrawn = try place.report("roll-forward.csv").records.filter { $0["reason"] == "evidence_withdrawn" }
        #expect(!withdrawn.isEmpty)
        #expect(try await place.recoup("reconcile", "--full", "--as-of", Self.nights[1]).status == 0)
        #expect(try await place.recoup("audit", "verify").status == 0)

        try place.put(configuration, at: "recoup.yaml")
        #expect(try await place.run(asOf: Self.nights[2]).status == 0)
        let restored = try await Workplace.dataset(seed)
        #expect(try await restored.run(asOf: Self.nights[2]).status == 0)
        try await expectSameBooks(place, restored)
        #expect(try place.report("lost-orders.csv").records.count == missing)
        #expect(try await place.recoup("reconcile", "--full", "--as-of", Self.nights[2]).status == 0)
        #expect(try await place.recoup("audit", "verify").status == 0)
    }

    @Test(arguments: [
        "", "not a certificate", "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n",
    ])
    func `a file of roots without a certificate is refused by its name`(text: String) async throws {
        let place = try await Workplace.small()
        try place.put(text, at: "authority.pem")
        try place.put(payment: "700001001", at: "2026-02-28T09:00:00Z", in: "p.csv")
        for command in [["run"], ["inspect", "recoup.yaml", "--root", "authority.pem"]] {
            let ending = try await ProcessUnderTest.run(command, in: place.folder)
            #expect(ending.status == 64)
            #expect(ending.messages.contains("authority.pem holds no root certificate"), "\(ending.messages)")
        }
        #expect(place.names("inbox/payments") == ["p.csv"], "nothing is imported, and no run was begun")
        #expect(try await !place.recoup("status").output.contains("has not ended"))
        let checkup = try await place.recoup("doctor", "--offline")
        #expect(checkup.status == 3)
        #expect(checkup.output.contains("authority.pem holds no root certificate"), "\(checkup.output)")
    }

    @Test func `who is believed besides Apple is said in the first lines, by status and by doctor`() async throws {
        let place = try await Workplace.small()
        try place.put(try place.text("authority.pem"), at: "tls.pem")
        let configuration = try place.text("recoup.yaml").replacing(
            "  verify_receipt: never",
            with: """
                  verify_receipt: never
                  ca_file: tls.pem
                  endpoints: { verify_production: "https://store.example", sandbox: "https://api.storekit.apple.com" }
                """
        )
        try place.put(configuration, at: "recoup.yaml")
        let night = try await place.run("--offline")
        let sentence = "apple.endpoints is in force: what https://store.example (verify_production) answers is believed"
        let told = [
            night.output, try await place.recoup("status").output,
            try await place.recoup("doctor", "--offline").output, try place.text("reports/latest/summary.txt"),
        ]
        for text in told {
            let first = text.split(separator: "\n").prefix(4).joined(separator: "\n")
            for setting in ["apple.additional_roots is in force", "apple.ca_file is in force", sentence] {
                #expect(first.contains(setting), "\(text)")
            }
        }
        #expect(try (place.json("reports/latest/summary.json")["trust_in_force"] as? [String])?.count == 3)
    }

    /// Lists, owners, findings and reports are those of a fresh ledger but for history.
    private func expectSameBooks(_ place: Workplace, _ fresh: Workplace) async throws {
        let history: Set = ["first_seen_at", "entered_at", "run_id", "count_change", "case_status"]
        func rows(_ table: CSVText) -> [[String: String]] {
            table.records.filter { $0["count"] != "0" }.map { $0.filter { !history.contains($0.key) } }
        }
        for list in ["white-list", "black-list"] {
            #expect(try await rows(place.export(list)) == rows(fresh.export(list)), "\(list)")
        }
        for file in ["lost-orders.csv", "exceptions.csv", "unverified.csv", "aging.csv"] {
            #expect(try rows(place.report(file)) == rows(fresh.report(file)), "\(file)")
        }
        let (fixed, expected) = (
            try place.json("reports/latest/summary.json"), try fresh.json("reports/latest/summary.json")
        )
        for key in ["lists", "credits", "claims", "findings", "owners", "evidence", "notifications", "missing"] {
            #expect(fixed[key] as? NSObject == expected[key] as? NSObject, "\(key)")
        }
        #expect(fixed["unfinished_but_credited"] as? Int == expected["unfinished_but_credited"] as? Int)
    }
}
