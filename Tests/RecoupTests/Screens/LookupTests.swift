import Foundation
import Testing

/// `recoup lookup`: a customer on the line, by whatever they can name.
@Suite struct LookupTests {
    private static func place() async throws -> Workplace {
        let place = try await Workplace.small()
        try place.put("user_id,account_name\nu1,Frodo\nu2,Sam\n", at: "inbox/users/u.csv")
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: "u1")
        try place.put(payment: "700001002", at: "2026-02-02T10:00:00Z", user: "u2", in: "q.csv")
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

    @Test func `what came in since the last run is told before anybody acts by the books`() async throws {
        let place = try await Self.place()
        let asOf = "2026-03-05T00:00:00Z"
        try place.put("transaction_id,user_id,credited_at\nx,u2,2026-03-04T00:00:00Z\n", at: "inbox/credits/late.csv")
        #expect(try await place.run(asOf: asOf).status == 0)
        try place.put(
            "transaction_id,user_id,credited_at\n700001001,u1,2026-03-05T10:00:00Z\n",
            at: "credit.csv"
        )
        #expect(try await place.recoup("explain", "700001001").output.contains("deliver it to the owner"))
        #expect(try await place.recoup("import", "credits", "credit.csv").status == 0)
        for command in ["lookup", "explain"] {
            let told = try await place.recoup(command, "700001001").output
            #expect(told.contains("not in the books yet: a delivery to u1"), "\(told)")
            #expect(told.contains("do nothing by hand") && !told.contains("deliver it to the owner"), "\(told)")
        }
        let reply = try await place.recoup("explain", "700001001", "--customer").output
        #expect(reply.contains("We are checking this") && !reply.contains("We will deliver"), "\(reply)")
        let answer = try await place.answer("explain", "700001001")
        #expect((answer["news"] as? [[String: Any]])?.first?["kind"] as? String == "credited")
        #expect(answer["next_steps"] as? [String] == ["wait"])

        let payment = Payments.one("700001002", at: "2026-02-02T10:00:00Z", user: "u2")
        let lines = payment.split(separator: "\n")
        try place.put("\(lines[0]),revocation_date\n\(lines[1]),2026-03-04T12:00:00Z\n", at: "refund.csv")
        #expect(try await place.recoup("import", "payments", "refund.csv").status == 0)
        let refunded = try await place.recoup("lookup", "700001002").output
        #expect(refunded.contains("not in the books yet: a refund of 4 Mar 2026"), "\(refunded)")

        _ = try await place.run(asOf: "2026-03-06T00:00:00Z")
        for id in ["700001001", "700001002"] {
            let told = try await place.recoup("lookup", id).output
            #expect(!told.contains("not in the books yet"), "\(told)")
        }
    }

    @Test func `status is one screen, and as JSON one object with its schema`() async throws {
        let place = try await Self.place()
        let text = try await place.recoup("status")
        #expect(text.status == 0)
        #expect(text.output.split(separator: "\n").count < 50)
        let answer = try await place.answer("status")
        #expect(answer["schema"] as? String == "recoup.status.v1")
        #expect(answer["as_of"] as? String == Workplace.asOf)
    }
}
