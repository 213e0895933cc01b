import Foundation
import Testing

/// `apps` that change, or are wrong, during the life of a ledger.
@Suite(.serialized) struct AppSettingsTests {
    private static let gameSection = """
          - bundle_id: com.example.game
            apple_id: 1234567890
            shared_secret_file: secrets/com.example.game

        """

    @Test func `receipts that Apple refused for want of a secret are asked about again once their app is configured`()
        async throws
    {
        let place = try await Workplace.served(seed: 56, customers: 5)
        // Nothing else may say of these purchases what the receipts say.
        let offline = try place.text("recoup.yaml").replacing(/\n  server_api:\n(    .*\n)+/, with: "\n")
        try place.put(offline, at: "recoup.yaml")
        let fresh = try await place.copied()
        let store = try await StoreProcess(dataset: place)
        let configured = try place.text("recoup.yaml")
        let without = configured.replacing(Self.gameSection, with: "")
        #expect(without != configured)
        try place.put(without, at: "recoup.yaml")
        _ = try await place.run("--quiet")
        let refused = try place.report("unverified.csv").records.filter { $0["last_answer"]?.contains("21004") == true }
        #expect(!refused.isEmpty)
        #expect(try place.requests()["verify_receipt"] != nil)
        _ = try await place.run(asOf: "2026-03-02T03:00:00Z", "--quiet")
        #expect(try place.requests()["verify_receipt"] == nil, "asked again for nothing")

        try place.put(configured, at: "recoup.yaml")
        let night = try await place.run(asOf: "2026-03-03T03:00:00Z", "--quiet")
        #expect(night.status == 0, "\(night.output)\(night.messages)")
        try fresh.put(configured, at: "recoup.yaml")
        _ = try await fresh.run(asOf: "2026-03-03T03:00:00Z", "--quiet")
        func lost(_ place: Workplace) throws -> [String?] {
            try place.report("lost-orders.csv").records.map { $0["transaction_id"] }
        }
        #expect(try lost(place) == lost(fresh))
        let left = try place.report("unverified.csv").records.filter { $0["outcome"] == "unverifiable" }
        #expect(left.isEmpty, "\(left)")
        _ = try await store.stop()
    }

    @Test func `a wrong apple_id is said every night, and by status and doctor, until it is corrected`() async throws {
        let place = try await Workplace(Datasets.shared.folder(seed: 1))
        let right = try place.text("recoup.yaml")
        let wrong = right.replacing("apple_id: 1234567890", with: "apple_id: 99")
        #expect(right != wrong)
        try place.put(wrong, at: "recoup.yaml")
        let alarm = "WRONG apple_id:"
        for day in 1...3 {
            let night = try await place.run(asOf: "2026-03-0\(day)T03:00:00Z", "--offline")
            #expect(night.status == 3)
            #expect(night.output.hasPrefix(alarm), "\(night.output)")
        }
        let unverified = try place.report("unverified.csv").records.compactMap { $0["last_answer"] }
        #expect(unverified.contains { $0.contains("app 1234567890; apple_id of com.example.game is 99") })
        #expect(try await place.recoup("status").output.hasPrefix(alarm))
        let checkup = try await place.recoup("doctor", "--offline")
        #expect(checkup.status != 0)
        #expect(checkup.output.contains(alarm), "\(checkup.output)")
        try place.put(right, at: "recoup.yaml")
        #expect(try await !place.recoup("status").output.contains(alarm))
        #expect(try await !place.recoup("doctor", "--offline").output.contains(alarm))
        let mended = try await place.run(asOf: "2026-03-04T03:00:00Z", "--offline")
        #expect(mended.status == 0, "\(mended.output)")
        #expect(!mended.output.contains(alarm))
        let changed = try place.summary()["changed_settings"] as? [String: Any]
        let settings = changed?["settings"] as? [[String: Any]] ?? []
        #expect(settings.map { $0["name"] as? String } == ["apps.apple_id"])
    }
}
