import GRDB
import ReconciliationCore

extension Database {
    /// Brings the states of some claims up to date: which is right is Core's rule.
    ///
    /// - Parameter concerned: the statement that selects the claims.
    func updateClaimStates(of concerned: some NamedStatement, to state: (ClaimBasis) -> ClaimState) throws {
        let put = try prepared(SQL.Claims.putState)
        for claimID in try Int64.fetchAll(prepared(concerned)) {
            guard let basis = try claimBasis(claimID) else { continue }
            let isNow = state(basis)
            guard isNow != basis.state else { continue }
            try put.run(named: ["claim_id": claimID, "state": isNow.rawValue])
        }
    }

    private func claimBasis(_ claimID: Int64) throws -> ClaimBasis? {
        let row = try Row.fetchOne(
            prepared(SQL.Claims.readBasis),
            arguments: ["claim_id": claimID]
        )
        guard let row, let state: ClaimState = row.code("state") else { return nil }
        var basis = ClaimBasis(state: state)
        basis.isContained = row["is_contained"]
        basis.bestGrade = Grade(rawValue: row["best_grade"])
        if !basis.isContained {
            basis.namedOriginals = try Row.fetchAll(
                prepared(SQL.Claims.readOriginals),
                arguments: ["claim_id": claimID]
            )
            .compactMap(ClaimBasis.NamedOriginal.init)
        }
        return basis
    }
}

extension ClaimBasis.NamedOriginal {
    fileprivate init?(_ row: Row) {
        guard let environment: StoreEnvironment = row.code("environment") else { return nil }
        self.init(
            environment: environment,
            type: row.code("product_type"),
            isSamePurchase: row["is_same_purchase"],
            claimedEnvironment: row.code("named_environment")
        )
    }
}
