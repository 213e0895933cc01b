import FoundationEssentials
import Ledger
import ReconciliationCore

// `PolicyStore`
extension ReconcilingRows {
    func lastPolicy() throws -> Policy? {
        try policy(database.value(SQL.PolicyInForce.lastPolicy))
    }

    func policyBefore(_ run: RunID) throws -> Policy? {
        try policy(database.value(SQL.PolicyInForce.policyBefore, named: ["run": run.number]))
    }

    func keep(_ policy: Policy, asPolicyBefore run: RunID) throws {
        try database.run(
            SQL.PolicyInForce.notePolicyBefore,
            named: ["run": run.number, "policy": try json(policy)]
        )
    }

    func countMovesOfKnownPurchases(in run: RunID) throws -> Int {
        try database.value(SQL.PolicyInForce.movesOfListed, named: ["run": run.number]) ?? 0
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

    private func policy(_ text: String?) throws -> Policy? {
        try text.map { try Policy(json: $0) }
    }

    private func json(_ policy: Policy) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(policy), as: UTF8.self)
    }
}
