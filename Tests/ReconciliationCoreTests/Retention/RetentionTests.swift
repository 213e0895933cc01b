import ReconciliationCore
import Testing

/// What keeps the bytes of evidence from being removed.
@Suite struct RetentionTests {
    @Test(arguments: [(PurchaseList.white, true), (.black, false), (.closed, false)])
    func `a purchase needs its evidence while it awaits delivery`(list: PurchaseList, needsEvidence: Bool) {
        #expect(list.needsEvidence == needsEvidence)
    }

    @Test(arguments: [(ClaimState.pending, true), (.proven, false), (.unknownToApple, false)])
    func `a claim needs the evidence of its submissions while it is not decided`(state: ClaimState, needsEvidence: Bool)
    {
        #expect(state.needsEvidence == needsEvidence)
    }

    @Test(arguments: FindingKind.allCases)
    func `findings about evidence that they do not name need all evidence without purchases`(kind: FindingKind) {
        let isAboutEvidence: Set<FindingKind> = [.forgedReceipt, .foreignReceipt]
        #expect(kind.needsEvidenceWithoutPurchases == isAboutEvidence.contains(kind))
    }
}
