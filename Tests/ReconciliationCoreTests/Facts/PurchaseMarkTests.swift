import ReconciliationCore
import Testing

/// What is noted of purchases and findings besides their list.
@Suite struct PurchaseMarkTests {
    private static let types: [(ProductType?, Bool)] = [
        (.consumable, true), (.nonRenewing, true), (nil, true), (.nonConsumable, false), (.autoRenewable, false),
    ]

    @Test(arguments: types)
    func `a credited purchase in a later receipt is unfinished, unless its type stays in receipts`(
        type: ProductType?,
        isMarked: Bool
    ) {
        func isMarkedIn(_ list: PurchaseList?, receipt: Instant?, credit: Instant?) -> Bool {
            isUnfinished(list: list, type: type, latestReceiptAt: receipt, firstCreditAt: credit)
        }
        let later = paid + .seconds(1)
        #expect(isMarkedIn(.black, receipt: later, credit: paid) == isMarked)
        // The receipt of that very moment may be older than the credit.
        #expect(!isMarkedIn(.black, receipt: paid, credit: paid))
        #expect(!isMarkedIn(.black, receipt: paid, credit: later))
        #expect(!isMarkedIn(.black, receipt: nil, credit: paid))
        #expect(!isMarkedIn(.black, receipt: later, credit: nil))
        #expect(!isMarkedIn(.closed, receipt: later, credit: paid))
        #expect(!isMarkedIn(nil, receipt: later, credit: paid))
    }

    @Test func `several storefronts are shown, one is not`() {
        #expect(NearbyStorefronts.window == .days(30))
        #expect(NearbyStorefronts.mark([]) == "")
        #expect(NearbyStorefronts.mark(["USA"]) == "")
        #expect(NearbyStorefronts.mark(["USA", "CHN"]) == "CHN;USA")
    }
}
