import Foundation
import Testing

@testable import AppStoreSimulator

/// `recoup lookup` by the content of a receipt, by day and by product.
@Suite struct LookupNarrowingTests {
    private static let coins = "com.example.game.coins60"

    /// Three purchases of u1 on two days, one of them of another product, and a credit nobody paid for.
    private static func place(timeZone: String = "UTC") async throws -> Workplace {
        let place = try await Workplace.small(more: "time_zone: \(timeZone)")
        try place.put(
            """
            transaction_id,product_id,purchase_date,bundle_id,user_id
            700001001,\(coins),2026-02-01T10:00:00Z,com.example.game,u1
            700001002,com.example.game.sword,2026-02-01T20:00:00Z,com.example.game,u1
            700001003,\(coins),2026-02-02T10:00:00Z,com.example.game,u1

            """,
            at: "inbox/payments/p.csv"
        )
        try place.put(
            "transaction_id,user_id,credited_at,product_id\n700009009,u1,2026-02-02T11:00:00Z,\(coins)\n",
            at: "inbox/credits/c.csv"
        )
        #expect(try await place.run().status == 0)
        return place
    }

    private static func receipt(_ ids: [String]) throws -> AppReceipt {
        AppReceipt(
            bundleID: Catalogue.game,
            createdAt: try Moment(rfc3339: "2026-02-03T10:00:00Z"),
            rows: try ids.map { try InAppRow.coins($0) }
        )
    }

    private func ids(_ answer: [String: Any], _ key: String = "purchases") -> [String] {
        (answer[key] as? [[String: Any]] ?? []).compactMap { $0["transaction_id"] as? String }
    }

    @Test func `a receipt finds every purchase in it, and names those nobody knows`() async throws {
        let place = try await Self.place()
        let bytes = try Datasets.authority.get().sign(try Self.receipt(["700001001", "700001003", "700009009", "799"]))
        try place.put(Data(bytes).base64EncodedData(), at: "receipt.txt")
        let text = try await place.recoup("lookup", "--receipt", "receipt.txt", "--offline")
        #expect(text.status == 0, "\(text.messages)")
        for id in ["700001001", "700001003", "700009009", "799"] { #expect(text.output.contains(id), "\(text.output)") }
        #expect(!text.output.contains("700001002"))
        #expect(text.output.contains("verified"))

        let answer = try JSONText.object(
            try await place.recoup("lookup", "--receipt", "receipt.txt", "--offline", "--json").output
        )
        #expect(ids(answer) == ["700001001", "700001003"])
        #expect(ids(answer, "unmatched_credits") == ["700009009"])
        let read = try #require(answer["receipt"] as? [String: Any])
        #expect(read["verdict"] as? String == "verified")
        #expect(read["unknown"] as? [String] == ["799"])
        let matches = try #require(answer["matches"] as? [[String: Any]])
        #expect(matches.compactMap { $0["value"] as? String } == ["700001001", "700001003", "700009009"])
    }

    @Test func `a receipt comes through standard input too, and beside a query`() async throws {
        let place = try await Self.place()
        let bytes = try Datasets.authority.get().sign(try Self.receipt(["700001003"]))
        let piped = try await place.recoup(["lookup", "--receipt", "-", "--json"], input: Data(bytes))
        #expect(ids(try JSONText.object(piped.output)) == ["700001003"])
        try place.put(Data(bytes), at: "receipt.bin")
        let both = try await place.recoup("lookup", "700001002", "--receipt", "receipt.bin", "--json")
        #expect(ids(try JSONText.object(both.output)) == ["700001002", "700001003"])
    }

    @Test func `a receipt that is none is said to be none and matches nothing`() async throws {
        let place = try await Self.place()
        try place.put("certainly no receipt", at: "receipt.txt")
        let ending = try await place.recoup("lookup", "--receipt", "receipt.txt")
        #expect(ending.status == 8)
        #expect(ending.output.contains("receipt.txt cannot be read"), "\(ending.output)")
        let missing = try await place.recoup("lookup", "--receipt", "nowhere.txt")
        #expect(missing.status == 64)
        #expect(missing.messages.contains("nowhere.txt"))
        let nothing = try await place.recoup("lookup")
        #expect(nothing.status == 64)
        #expect(nothing.messages.contains("--receipt"))
    }

    @Test func `a receipt that is not signed by Apple is looked up and said to be unproven`() async throws {
        let place = try await Self.place()
        let otherAuthority = try CertificateAuthority()
        try place.put(Data(try otherAuthority.sign(try Self.receipt(["700001001"]))), at: "receipt.bin")
        let ending = try await place.recoup("lookup", "--receipt", "receipt.bin")
        #expect(ending.status == 0)
        #expect(ending.output.contains("NOT proven"), "\(ending.output)")
        #expect(ending.output.contains("700001001"))
    }

    @Test(arguments: [
        (["--date", "2026-02-01"], ["700001001", "700001002"], []),
        (["--date", "2026-02-02T00:00:00Z"], ["700001003"], ["700009009"]),
        (["--product", "com.example.game.sword"], ["700001002"], []),
        (["--product", coins, "--date", "2026-02-01"], ["700001001"], []),
        (["--product", "com.example.game.swo"], [], []),
    ])
    func `date and product narrow what is shown`(
        options: [String],
        purchases: [String],
        credits: [String]
    ) async throws {
        let place = try await Self.place()
        let ending = try await place.recoup(["lookup", "u1", "--json"] + options)
        let answer = try JSONText.object(ending.output)
        #expect(ids(answer) == purchases)
        #expect(ids(answer, "unmatched_credits") == credits)
        #expect(ids(answer, "claims").allSatisfy(purchases.contains))
        #expect(ending.status == (purchases.isEmpty && credits.isEmpty ? 8 : 0))
        let hidden = try #require((answer["narrowing"] as? [String: Any])?["hidden"] as? [String: Any])
        #expect(hidden["purchases"] as? Int == 3 - purchases.count)
        let text = try await place.recoup(["lookup", "u1"] + options)
        #expect(text.output.contains("\(purchases.count) of 3 purchases"), "\(text.output)")
    }

    @Test func `a date is a day of the configured zone`() async throws {
        let place = try await Self.place(timeZone: "Asia/Shanghai")
        let answer = try JSONText.object(
            try await place.recoup("lookup", "u1", "--json", "--date", "2026-02-02").output
        )
        #expect(ids(answer) == ["700001002", "700001003"])
    }

    @Test(arguments: ["yesterday", "2026-02-31", "2026-02-30T10:00:00Z", "2026-02-01T10:00:00"])
    func `a date that is none is 64`(date: String) async throws {
        let place = try await Workplace.small()
        let ending = try await place.recoup("lookup", "u1", "--date", date)
        #expect(ending.status == 64)
        #expect(ending.messages.contains(date))
    }
}
