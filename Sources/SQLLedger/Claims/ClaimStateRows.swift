import Ledger
import ReconciliationCore

/// What the states of claims rest on, in SQLite.
protocol ClaimStateRows: ClaimStateStore {
    var database: Database { get }
}

extension ClaimStateRows {
    func forEachClaim(_ concerned: ConcernedClaims, _ body: (KnownClaim) throws -> Void) throws {
        let claims =
            switch concerned {
            case .touchedByPosting: try Int64.fetchAll(database.prepared(SQL.Transactions.concernedClaims))
            case .settledAgain: try Int64.fetchAll(database.prepared(SQL.Claims.concerned))
            }
        for claim in claims {
            if let basis = try basis(ofClaim: claim) { try body(KnownClaim(row: claim, basis: basis)) }
        }
    }

    func put(_ state: ClaimState, ofClaim claim: Int64) throws {
        try database.queue(SQL.Claims.putState, named: ["claim_id": claim, "state": state.rawValue])
    }

    private func basis(ofClaim claim: Int64) throws -> ClaimBasis? {
        let key: NamedValues = ["claim_id": claim]
        let row = try Row.fetchOne(database.prepared(SQL.Claims.readBasis), arguments: key)
        guard let row, let state: ClaimState = row.code("state") else { return nil }
        var basis = ClaimBasis(state: state)
        basis.isContained = row["is_contained"]
        basis.bestGrade = Grade(rawValue: row["best_grade"])
        if !basis.isContained {
            basis.namedOriginals = try Row.fetchAll(database.prepared(SQL.Claims.readOriginals), arguments: key)
                .compactMap(ClaimBasis.NamedOriginal.init)
        }
        return basis
    }
}

extension PostingRows: ClaimStateRows {}

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
