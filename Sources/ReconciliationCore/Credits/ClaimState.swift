/// What is known of a claim (Rules 3). The codes are stored and never change.
package enum ClaimState: String, Sendable, Hashable, Codable, CaseIterable {
    case pending
    /// Evidence of one of its submissions contains the transaction.
    case proven
    /// Apple, asked everywhere, knows nothing of the transaction.
    case unknownToApple = "unknown_to_apple"
}

/// Whether the store of a claim is shown to people: not where it was only assumed, since no submission states it and no
/// purchase there has the transaction.
package func isStoreOfClaimShown(isStated: Bool, isOfPurchase: Bool) -> Bool { isStated || isOfPurchase }

/// What the state of a claim rests on.
package struct ClaimBasis: Sendable, Hashable {
    /// A statement in a submission's own evidence that names the claimed transaction as its original.
    package struct NamedOriginal: Sendable, Hashable {
        package var environment: StoreEnvironment
        package var type: ProductType?
        /// Whether the transaction it is about and the original are one purchase.
        package var isSamePurchase: Bool
        /// The environment stated with the claim; nil where the submission states none.
        package var claimedEnvironment: StoreEnvironment?

        package init(
            environment: StoreEnvironment,
            type: ProductType?,
            isSamePurchase: Bool,
            claimedEnvironment: StoreEnvironment?
        ) {
            self.environment = environment
            self.type = type
            self.isSamePurchase = isSamePurchase
            self.claimedEnvironment = claimedEnvironment
        }

        /// Whether the evidence contains the original too (Rules 2.5).
        package var provesClaim: Bool {
            guard type.isOnePurchaseWithOriginal, isSamePurchase else { return false }
            return claimedEnvironment == nil || claimedEnvironment == environment
        }
    }

    package var state: ClaimState
    /// Whether evidence of one of its submissions contains the transaction itself.
    package var isContained = false
    package var namedOriginals: [NamedOriginal] = []
    /// The highest grade of what is stated about the transaction, or about one that names it as its original outside
    /// subscriptions.
    package var bestGrade: Grade?

    package init(state: ClaimState) { self.state = state }

    package var isProven: Bool { isContained || namedOriginals.contains(where: \.provesClaim) }

    /// The state once new facts are posted. A proof by a named original ends when the two turn out to be different
    /// purchases, and "unknown to Apple" when Apple states the transaction.
    package var stateAfterPosting: ClaimState {
        if isProven { return .proven }
        switch state {
        case .pending, .proven: return .pending
        case .unknownToApple: return bestGrade.map { $0 >= .reported } ?? false ? .pending : .unknownToApple
        }
    }

    /// The state where who claims what is settled again, before Apple's "not found" answers are looked at.
    package var stateWhenSettled: ClaimState { isProven ? .proven : .pending }
}
