import Testing

/// Rows of credits that are refused although they say which transaction they are about.
@Suite struct RefusedCreditsTests {
    private static let header = "transaction_id,user_id,credited_at,quantity\n"
    private static let payments =
        "transaction_id,product_id,purchase_date,user_id\n"
        + "1001,p.c1,2026-02-28T01:00:00Z,u1\n1002,p.c1,2026-02-28T02:00:00Z,u2\n"

    @Test func `what a refused row is about is not to be delivered again, until a row can be read`() async throws {
        let place = try await Workplace.small()
        try place.put(Self.payments, at: "inbox/payments/p.csv")
        // What pandas writes of whole numbers in a column with gaps.
        let broken =
            Self.header + "900,u0,2026-02-27T10:00:00Z,\n"
            + "1001,u1,2026-02-28T01:05:00Z,1.0\n901,u0,2026-03-01T10:00:00Z,\n"
        try place.put(broken, at: "inbox/credits/c1.csv")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 3)
        #expect(try nextSteps(in: place) == ["1001": "check_backend", "1002": "credit_owner"])
        let explained = try await place.recoup("explain", "1001").output
        #expect(explained.contains("line 3 of credits/c1.csv is about this transaction and was refused"))

        try place.put(broken.replacing("1.0", with: "1"), at: "inbox/credits/c1.csv")
        #expect(try await place.run(asOf: "2026-03-03T03:00:00Z").status == 0)
        #expect(try nextSteps(in: place) == ["1002": "credit_owner"])
    }

    @Test func `a file put in again under another configuration makes no delivery a second one`() async throws {
        let place = try await Workplace.small()
        try place.put(Self.payments, at: "inbox/payments/p.csv")
        let rows =
            "transaction_id,user_id,credited_at,delivery\n1001,u1,2026-02-28T01:05:00Z,d1\n1002,u2,2026-02-28 02:05:00,d2\n"
            + "900,u0,2026-03-01T10:00:00Z,d0\n"
        try place.put(rows, at: "inbox/credits/c1.csv")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 3)
        let settings = try place.text("recoup.yaml")
            .replacing("credits: {", with: "credits: { time_zone: UTC, columns: { order_id: delivery },")
        try place.put(settings, at: "recoup.yaml")

        let piped = "cat inbox/done/*c1.csv | $RECOUP import credits -"
        let stream = try await place.shell(piped)
        #expect(stream.status == 3)
        #expect(stream.messages.contains("Cannot read standard input twice"), "\(stream.messages)")
        try place.put(rows, at: "inbox/credits/c1.csv")
        let night = try await place.run(asOf: "2026-03-03T03:00:00Z")
        #expect(night.status == 0, "\(night.messages)")
        #expect(night.messages.contains("c1.csv: 1 row imported, 2 already imported, 0 rejected"), "\(night.messages)")
        #expect(try place.report("exceptions.csv").records.isEmpty)
        #expect(try nextSteps(in: place).isEmpty)
    }

    private func nextSteps(in place: Workplace) throws -> [String: String] {
        let orders = try place.report("lost-orders.csv")
        return Dictionary(uniqueKeysWithValues: zip(orders.column("transaction_id"), orders.column("next_step")))
    }
}
