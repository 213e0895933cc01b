import Ledger
import ReconciliationCore

/// What the states of claims rest on, in SQL.
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
        // In portions, each read before its states are written.
        for start in stride(from: 0, to: claims.count, by: 1_000) {
            let portion = claims[start..<min(start + 1_000, claims.count)]
            let bases = try bases(ofClaims: Array(portion))
            for claim in portion {
                if let basis = bases[claim] { try body(KnownClaim(row: claim, basis: basis)) }
            }
        }
    }

    func put(_ state: ClaimState, ofClaim claim: Int64) throws {
        try database.queue(SQL.Claims.putState, named: ["claim_id": claim, "state": state.rawValue])
    }

    private func bases(ofClaims claims: [Int64]) throws -> [Int64: ClaimBasis] {
        var bases: [Int64: ClaimBasis] = [:]
        for row in try Row.fetchAll(database.prepared(SQL.Claims.readBases), arguments: [jsonArray(claims)]) {
            guard let state: ClaimState = row.code("state") else { continue }
            var basis = ClaimBasis(state: state)
            basis.isContained = row["is_contained"]
            basis.bestGrade = Grade(rawValue: row["best_grade"])
            bases[row["claim_id"]] = basis
        }
        let notContained = claims.filter { bases[$0]?.isContained == false }
        for row in try Row.fetchAll(database.prepared(SQL.Claims.readOriginals), arguments: [jsonArray(notContained)]) {
            guard let original = ClaimBasis.NamedOriginal(row) else { continue }
            bases[row["claim_id"]]?.namedOriginals.append(original)
        }
        return bases
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
