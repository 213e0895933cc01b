import Foundation
import Testing

/// Roots trusted in addition to Apple's: what was refused without one is judged by it.
@Suite struct TrustedRootsTests {
    @Test func `evidence refused for its chain is judged anew when its root is configured`() async throws {
        let place = try await Workplace.world(6)
        let configuration = try place.text("recoup.yaml")
        let line = try #require(configuration.split(separator: "\n").first { $0.contains("additional_roots") })
        try place.put(configuration.replacing(line, with: ""), at: "recoup.yaml")
        #expect(try await place.run().status == 0)
        #expect(try !place.report("exceptions.csv").records.filter { $0["kind"] == "forged_receipt" }.isEmpty)

        try place.put(configuration, at: "recoup.yaml")
        #expect(try await place.run(asOf: "2026-03-01T04:00:00Z").status == 0)
        let fresh = try await Workplace.world(6)
        #expect(try await fresh.run(asOf: "2026-03-01T04:00:00Z").status == 0)
        let history: Set = ["first_seen_at", "entered_at", "run_id"]
        func books(_ place: Workplace, _ list: String) async throws -> [[String: String]] {
            try await place.export(list).records.map { $0.filter { !history.contains($0.key) } }
        }
        for list in ["white-list", "black-list"] {
            let (mended, expected) = (try await books(place, list), try await books(fresh, list))
            #expect(mended == expected && !expected.isEmpty, "\(list)")
        }
        func kinds(_ place: Workplace) throws -> [String] { try place.report("exceptions.csv").column("kind").sorted() }
        #expect(try kinds(place) == kinds(fresh))
    }
}
