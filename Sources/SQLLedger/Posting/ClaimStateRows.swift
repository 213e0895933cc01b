import Ledger
import ReconciliationCore

/// What the states of claims rest on, in SQL.
protocol ClaimStateRows: ClaimStateStore {
    var database: Database { get }
}

extension ClaimStateRows {
    func forEachClaim(_ concerned: ConcernedClaims, _ body: (KnownClaim) throws -> Void) throws {
        let claims: [Int64] =
            switch concerned {
            case .touchedByPosting: try database.values(SQL.Transactions.concernedClaims)
            case .settledAgain: try database.values(SQL.Claims.concerned)
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
        for row in try database.rows(SQL.Claims.readBases, [jsonArray(claims)]) {
            var basis = ClaimBasis(state: try row.code("state"))
            basis.isContained = row["is_contained"]
            // 0 where nothing is stated.
            basis.bestGrade = Grade(rawValue: row["best_grade"])
            bases[row["claim_id"]] = basis
        }
        let notContained = claims.filter { bases[$0]?.isContained == false }
        for row in try database.rows(SQL.Claims.readOriginals, [jsonArray(notContained)]) {
            bases[row["claim_id"]]?.namedOriginals.append(try ClaimBasis.NamedOriginal(row))
        }
        return bases
    }
}

extension PostingRows: ClaimStateRows {}

extension ClaimBasis.NamedOriginal {
    fileprivate init(_ row: Row) throws {
        try self.init(
            environment: row.code("environment"),
            type: row.code("product_type"),
            isSamePurchase: row["is_same_purchase"],
            claimedEnvironment: row.code("named_environment")
        )
    }
}
