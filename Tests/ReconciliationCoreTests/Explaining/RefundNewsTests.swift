import ReconciliationCore
import Testing

@Suite struct RefundNewsTests {
    private static let part = Revocation(date: paid, type: "REFUND_PRORATED", percentage: 50_000)

    @Test(
        arguments: [
            (Revocation(date: paid, type: "REFUND_PRORATED", percentage: 50_000), nil, true),
            (Revocation(date: paid, type: Revocation.endOfSharing), nil, true),
            (Revocation(date: paid + .hours(1), type: "REFUND_FULL"), part, true),
            (Revocation(date: paid, type: "REFUND_FULL"), part, true),
            (Revocation(date: paid, type: "REFUND_PRORATED", percentage: 100_000), part, true),
            (Revocation(date: paid + .hours(1), type: "REFUND_PRORATED", percentage: 60_000), part, false),
            (Revocation(date: paid + .hours(1), type: Revocation.endOfSharing, percentage: 100_000), part, false),
            (Revocation(date: paid + .seconds(1)), part, true),
            (Revocation(date: paid), part, false),
            (Revocation(date: paid + Span(milliseconds: 999)), part, false),
            (Revocation(date: nil), part, true),
            (Revocation(date: paid), Revocation(date: nil, type: "REFUND_PRORATED", percentage: 50_000), true),
        ] as [(Revocation, Revocation?, Bool)]
    )
    func `a refund is news where the books know of none, and a full one where they know of a part`(
        refund: Revocation,
        known: Revocation?,
        isNews: Bool
    ) {
        #expect(refund.isNews(beside: known) == isNews)
    }
}
