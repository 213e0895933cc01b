import ReconciliationCore
import Testing

@Suite struct FindingDetailTests {
    @Test(
        arguments: [
            ("short_delivery", [.shortDelivery]), ("product: u1 at 2026-01-01T00:00:00Z", [.product]),
            ("short_delivery: u1 at 2026-01-01T00:00:00Z | claim", [.shortDelivery, .claim]),
            ("claim | product: u1 at 2026-01-01T00:00:00Z", [.claim, .product]), ("refund_first", [.refundFirst]),
            ("u1 at 2026-01-01T00:00:00Z", []), ("", []),
        ] as [(String, [FindingDetail])]
    )
    func `a detail begins with what is the matter, each difference with its own`(detail: String, all: [FindingDetail]) {
        #expect(FindingDetail.all(in: detail) == all)
        #expect(FindingDetail(beginning: detail) == all.first)
    }
}
