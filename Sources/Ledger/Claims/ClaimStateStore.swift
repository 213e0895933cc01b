package import ReconciliationCore

/// The states of claims, as posting and settling bring them up to date.
package protocol ClaimStateStore {
    /// What the states of some claims rest on, one claim at a time.
    func forEachClaim(_ concerned: ConcernedClaims, _ body: (KnownClaim) throws -> Void) throws
    func put(_ state: ClaimState, ofClaim claim: Int64) throws
}

/// Which claims are looked at.
package enum ConcernedClaims {
    /// Those of touched transactions, and of the originals these name.
    case touchedByPosting
    /// Those of transactions whose claims are settled again.
    case settledAgain
}

/// A claim and what its state rests on.
package struct KnownClaim {
    package let row: Int64
    package let basis: ClaimBasis

    package init(row: Int64, basis: ClaimBasis) {
        self.row = row
        self.basis = basis
    }
}

extension ClaimStateStore {
    /// Brings the states of some claims up to date: which is right is a rule.
    package func updateClaimStates(_ concerned: ConcernedClaims, to state: (ClaimBasis) -> ClaimState) throws {
        try forEachClaim(concerned) { claim in
            let isNow = state(claim.basis)
            if isNow != claim.basis.state { try put(isNow, ofClaim: claim.row) }
        }
    }
}
