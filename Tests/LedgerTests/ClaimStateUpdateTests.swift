import Ledger
import ReconciliationCore
import Testing

/// States of claims over a store in memory.
@Suite struct ClaimStateUpdateTests {
    private final class Claims: ClaimStateStore {
        var known: [KnownClaim] = []
        var asked: [ConcernedClaims] = []
        var put: [Int64: ClaimState] = [:]

        func forEachClaim(_ concerned: ConcernedClaims, _ body: (KnownClaim) throws -> Void) throws {
            asked.append(concerned)
            try known.forEach(body)
        }

        func put(_ state: ClaimState, ofClaim claim: Int64) throws { put[claim] = state }
    }

    private func basis(_ state: ClaimState, isContained: Bool) -> ClaimBasis {
        var basis = ClaimBasis(state: state)
        basis.isContained = isContained
        return basis
    }

    @Test func `only a state that is another one is written`() throws {
        let claims = Claims()
        claims.known = [
            KnownClaim(row: 1, basis: basis(.pending, isContained: true)),
            KnownClaim(row: 2, basis: basis(.proven, isContained: true)),
            KnownClaim(row: 3, basis: basis(.proven, isContained: false)),
            KnownClaim(row: 4, basis: basis(.unknownToApple, isContained: false)),
        ]
        try claims.updateClaimStates(.touchedByPosting) { $0.stateAfterPosting }
        #expect(claims.put == [1: .proven, 3: .pending] && claims.asked == [.touchedByPosting])
        try claims.updateClaimStates(.settledAgain) { $0.stateWhenSettled }
        #expect(claims.put == [1: .proven, 3: .pending, 4: .pending])
    }
}
