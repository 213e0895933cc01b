import FoundationEssentials
import Ledger
import ReconciliationCore

// `PolicyStore`
extension ReconcilingRows {
    func lastPolicy() throws -> Policy? {
        try String.fetchOne(database.prepared(SQL.PolicyInForce.lastPolicy)).map(policy)
    }

    func policyBefore(_ run: RunID) throws -> Policy? {
        try String.fetchOne(database.prepared(SQL.PolicyInForce.policyBefore), arguments: ["run": run.number])
            .map(policy)
    }

    func keep(_ policy: Policy, asPolicyBefore run: RunID) throws {
        try database.run(
            SQL.PolicyInForce.notePolicyBefore,
            named: ["run": run.number, "policy": try json(policy)]
        )
    }

    func countMovesOfKnownPurchases(in run: RunID) throws -> Int {
        let count = try database.prepared(SQL.PolicyInForce.movesOfListed)
        return try Int.fetchOne(count, arguments: ["run": run.number]) ?? 0
    }

    func markJudged(_ run: RunID, by policy: Policy) throws {
        try database.run(
            SQL.PolicyInForce.markRunJudged,
            named: [
                "run": run.number, "policy": try json(policy), "credits_since": policy.creditsSince?.milliseconds,
                "credits_watermark": policy.creditsWatermark?.milliseconds,
            ]
        )
    }

    private func policy(_ text: String) throws -> Policy {
        try JSONDecoder().decode(Policy.self, from: Data(text.utf8))
    }

    private func json(_ policy: Policy) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(policy), as: UTF8.self)
    }
}
