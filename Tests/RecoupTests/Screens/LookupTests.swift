import Foundation
import Testing

/// `recoup lookup`: a customer on the line, by whatever they can name.
@Suite struct LookupTests {
    private static func place() async throws -> Workplace {
        let place = try await Workplace.small()
        try place.put("user_id,account_name\nu1,Frodo\nu2,Sam\n", at: "inbox/users/u.csv")
        try place.put(Payments.one("700001001", at: "2026-02-01T10:00:00Z", user: "u1"), at: "inbox/payments/p.csv")
        try place.put(Payments.one("700001002", at: "2026-02-02T10:00:00Z", user: "u2"), at: "inbox/payments/q.csv")
        try place.put(
            "transaction_id,user_id,credited_at,order_id\n700001002,u2,2026-02-02T10:01:00Z,ord-7\n",
            at: "inbox/credits/c.csv"
        )
        #expect(try await place.run().status == 0)
        return place
    }

    @Test(arguments: [
        ("u1", "user_id", "700001001"), ("Frodo", "account_name", "700001001"), ("u2", "user_id", "700001002"),
        ("700001002", "transaction_id", "700001002"), ("ord-7", "order_id", "700001002"),
    ])
    func `every name leads to the purchase`(query: String, meaning: String, transactionID: String) async throws {
        let place = try await Self.place()
        let text = try await place.recoup("lookup", query)
        #expect(text.status == 0)
        #expect(text.output.contains(transactionID))

        let answer = try await place.recoup("lookup", query, "--json")
        #expect(answer.status == 0)
        let object = try JSONText.object(answer.output)
        #expect(object["schema"] as? String == "recoup.lookup.v1")
        #expect(object["as_of"] as? String == Workplace.asOf)
        let matches = try #require(object["matches"] as? [[String: Any]])
        #expect(matches.contains { $0["meaning"] as? String == meaning })
        let purchases = try #require(object["purchases"] as? [[String: Any]])
        #expect(purchases.map { $0["transaction_id"] as? String } == [transactionID])
        #expect(purchases.first?["transaction_ids"] as? [String] == [transactionID])
        #expect(purchases.first?["case_ids"] is [String])
    }

    @Test func `nothing known is 8, in words and as JSON`() async throws {
        let place = try await Self.place()
        let text = try await place.recoup("lookup", "Gollum")
        #expect(text.status == 8)
        #expect(text.output.contains("Gollum"))
        let answer = try await place.recoup("lookup", "Gollum", "--json")
        #expect(answer.status == 8)
        #expect(try (JSONText.object(answer.output)["purchases"] as? [Any])?.isEmpty == true)
    }

    @Test func `status is one screen, and as JSON one object with its schema`() async throws {
        let place = try await Self.place()
        let text = try await place.recoup("status")
        #expect(text.status == 0)
        #expect(text.output.split(separator: "\n").count < 50)
        let answer = try JSONText.object(try await place.recoup("status", "--json").output)
        #expect(answer["schema"] as? String == "recoup.status.v1")
        #expect(answer["as_of"] as? String == Workplace.asOf)
    }
}
