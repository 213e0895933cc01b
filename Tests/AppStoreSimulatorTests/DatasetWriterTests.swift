import Foundation
import TestSupport
import Testing

@testable import AppStoreSimulator

@Suite struct DatasetWriterTests {
    private static let asOf = Moment(milliseconds: 1_772_334_000_000)

    @Test func `a dataset is laid out as the inbox wants it`() async throws {
        let folder = try TemporaryFolder()
        let plan = DatasetPlan(seed: 5, customerCount: 5, plainPurchaseCount: 1_700, withDamage: false, asOf: Self.asOf)
        let written = try await plan.write(to: folder.url, authority: try Shared.authority.get())
        let truth = try lines(folder, "truth.jsonl")
        let missing = truth.filter { $0["kind"] as? String == "missing_credit" }
        #expect(missing.count == written.missingCount)
        #expect(missing.count { $0["why"] as? String == "plain_purchase" } == 2)
        #expect(try lines(folder, "inbox/receipts/plain-000.jsonl").count == 1_700)
        #expect(try text(folder, "inbox/credits/plain-000.csv").split(separator: "\n").count == 1_699)
        for kind in ["products", "users", "payments", "credits", "notifications", "receipts"] {
            let names = try FileManager.default.contentsOfDirectory(
                atPath: folder.url.appending(path: "inbox/\(kind)").path
            )
            #expect(!names.isEmpty, "\(kind)")
            #expect(!names.contains { $0.contains("damaged") })
        }
        let configuration = try text(folder, "recoup.yaml")
        #expect(configuration.contains("additional_roots: [authority.pem]"))
        #expect(configuration.contains("credits_since: \"2025-12-31\""))
        for submission in try lines(folder, "inbox/receipts/2026-01.jsonl") {
            #expect(submission["received_at"] is String)
        }
    }

    @Test func `plain purchases come by receipts of several, or by signed transactions`() async throws {
        for (evidence, field, credits) in [
            (PlainEvidence.receipt(purchaseCount: 3), "receipt_data", 3 * 700 - 1),
            (.signedTransaction, "signed_transaction", 700 - 1),
        ] {
            let folder = try TemporaryFolder()
            var plan = DatasetPlan(seed: 3, customerCount: 0, plainPurchaseCount: 700, asOf: Self.asOf)
            plan.plainEvidence = evidence
            _ = try await plan.write(to: folder.url, authority: try Shared.authority.get())
            let uploads = try lines(folder, "inbox/receipts/plain-000.jsonl")
            #expect(uploads.count == 700 && uploads.allSatisfy { $0[field] is String })
            let credited = try text(folder, "inbox/credits/plain-000.csv").split(separator: "\n").dropFirst()
            let ids = Set(credited.map { $0.prefix { $0 != "," } })
            #expect(credited.count == credits && ids.count == credits)
            let missing = try lines(folder, "truth.jsonl").filter { $0["why"] as? String == "plain_purchase" }
            #expect(missing.count == 1)
            #expect(missing.allSatisfy { ($0["transaction_id"] as? String).map { !ids.contains($0[...]) } ?? false })
        }
    }

    @Test func `the same seed writes the same truth, whoever signs`() async throws {
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        for folder in [first, second] {
            let plan = DatasetPlan(seed: 9, customerCount: 3, plainPurchaseCount: 700, asOf: Self.asOf)
            _ = try await plan.write(to: folder.url)
        }
        for path in [
            "truth.jsonl", "scenarios.jsonl", "recoup.yaml", "inbox/credits/2026-01.csv", "inbox/users/accounts.csv",
        ] {
            #expect(try text(first, path) == text(second, path), "\(path)")
        }
        #expect(try text(first, "authority.pem") != text(second, "authority.pem"))
    }

    @Test func `damage is written only when asked for`() async throws {
        let folder = try TemporaryFolder()
        _ = try await DatasetPlan(seed: 5, customerCount: 0, withDamage: true, asOf: Self.asOf)
            .write(to: folder.url, authority: try Shared.authority.get())
        #expect(try text(folder, "inbox/credits/damaged.csv").contains("1.00000028E+15"))
        #expect(try text(folder, "inbox/receipts/damaged.jsonl").contains("not json"))
    }

    @Test func `a folder that holds anything is refused with a sentence`() async throws {
        let folder = try TemporaryFolder()
        try Data().write(to: folder.url.appending(path: "kept"))
        let failure = await #expect(throws: DatasetFailure.self) {
            _ = try await DatasetPlan(seed: 1, customerCount: 0, asOf: Self.asOf)
                .write(to: folder.url, authority: try Shared.authority.get())
        }
        #expect(failure?.description.contains("the folder is not empty") == true)
    }

    private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }

    private func lines(_ folder: TemporaryFolder, _ path: String) throws -> [[String: Any]] {
        try text(folder, path).split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }
}
