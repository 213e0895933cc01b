import ReconciliationCore
import Testing

/// Rules 2 and 6.3: what proves a claim, and when "unknown to Apple" ends.
@Suite struct ClaimStateTests {
    private static func original(
        in environment: StoreEnvironment = .production,
        type: ProductType? = .nonConsumable,
        isSamePurchase: Bool = true,
        claimed: StoreEnvironment? = nil
    ) -> ClaimBasis.NamedOriginal {
        ClaimBasis.NamedOriginal(
            environment: environment,
            type: type,
            isSamePurchase: isSamePurchase,
            claimedEnvironment: claimed
        )
    }

    @Test(arguments: [(true, true, true), (true, false, true), (false, true, true), (false, false, false)])
    func `the store of a claim is shown where somebody states it or a purchase there has the transaction`(
        isStated: Bool,
        isOfPurchase: Bool,
        isShown: Bool
    ) {
        #expect(isStoreOfClaimShown(isStated: isStated, isOfPurchase: isOfPurchase) == isShown)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var original: ClaimBasis.NamedOriginal
        var isProven: Bool
    }

    @Test(arguments: [
        Row(testDescription: "outside subscriptions", original: original(), isProven: true),
        Row(testDescription: "a period of a subscription", original: original(type: .autoRenewable), isProven: false),
        Row(testDescription: "of unknown type", original: original(type: nil), isProven: false),
        Row(testDescription: "of another purchase", original: original(isSamePurchase: false), isProven: false),
        Row(testDescription: "in the environment claimed", original: original(claimed: .production), isProven: true),
        Row(testDescription: "in the other environment", original: original(claimed: .sandbox), isProven: false),
        Row(testDescription: "in the sandbox", original: original(in: .sandbox, claimed: .sandbox), isProven: true),
    ])
    func `evidence that names the claimed transaction as its original proves the claim`(row: Row) {
        var basis = ClaimBasis(state: .pending)
        basis.namedOriginals = [row.original]
        #expect(basis.isProven == row.isProven)
        basis.namedOriginals.append(Self.original())
        #expect(basis.isProven)
    }

    private func basis(_ state: ClaimState, isContained: Bool = false, grade: Grade? = nil) -> ClaimBasis {
        var basis = ClaimBasis(state: state)
        basis.isContained = isContained
        basis.bestGrade = grade
        return basis
    }

    @Test(arguments: ClaimState.allCases)
    func `a claim whose transaction evidence contains is proven, whatever it was`(state: ClaimState) {
        #expect(basis(state, isContained: true).stateAfterPosting == .proven)
        #expect(basis(state, isContained: true).stateWhenSettled == .proven)
    }

    @Test func `a proof that is no proof any more leaves the claim pending`() {
        #expect(basis(.proven).stateAfterPosting == .pending)
        #expect(basis(.proven).stateWhenSettled == .pending)
        #expect(basis(.pending).stateAfterPosting == .pending)
    }

    @Test(
        arguments: [
            (nil, .unknownToApple), (.asserted, .unknownToApple), (.reported, .pending), (.signed, .pending),
        ] as [(Grade?, ClaimState)]
    )
    func `unknown to Apple ends when Apple states the transaction`(grade: Grade?, state: ClaimState) {
        #expect(basis(.unknownToApple, grade: grade).stateAfterPosting == state)
    }

    @Test func `a claim that is settled again is pending until Apple's answers are looked at`() {
        #expect(basis(.unknownToApple).stateWhenSettled == .pending)
    }
}
