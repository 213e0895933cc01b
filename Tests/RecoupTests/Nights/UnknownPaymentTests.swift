import Testing

/// Payments that the backend alone states, and that Apple does not know when it is asked again (Rules 6.11).
@Suite struct UnknownPaymentTests {
    @Test func `a payment that Apple does not know is checked before anybody delivers`() async throws {
        try await StoreOnTheLine.serving { store in
            let place = store.place
            try place.put(
                "transaction_id,product_id,purchase_date,user_id\n990000000000017,p.c1,2026-02-20T10:00:00Z,u1\n",
                at: "inbox/payments/unknown.csv"
            )
            let offline = try await place.run(asOf: "2026-03-02T03:00:00Z", "--quiet", "--offline")
            #expect(offline.status == 0, "\(offline.messages)")
            #expect(try nextStep(in: place) == "credit_owner")

            let night = try await place.run(asOf: "2026-03-03T03:00:00Z", "--quiet")
            #expect(night.status == 0, "\(night.messages)")
            #expect(try nextStep(in: place) == "check_backend")
            #expect(try place.summaryText().contains("does not know 1 purchase"))
            let told = try await place.recoup("explain", "990000000000017").output
            #expect(
                told.contains(
                    "Apple: asked again on 3 Mar 2026, 03:00 (UTC), does not know this transaction; only the backend states it"
                ),
                "\(told)"
            )
        }
    }

    private func nextStep(in place: Workplace) throws -> String? {
        try place.report("lost-orders.csv").records.first { $0["transaction_id"] == "990000000000017" }?["next_step"]
    }
}
