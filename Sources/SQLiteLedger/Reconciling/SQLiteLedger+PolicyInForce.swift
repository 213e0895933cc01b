import FoundationEssentials
import GRDB
package import ReconciliationCore

/// By which policy the books are judged, and what the credits cover.
extension SQLiteLedger {
    /// The bounds of what the credits cover, as of a moment.
    package func creditCoverage(asOf: Instant) throws(StoreFailure) -> CreditCoverage {
        try read("read the coverage of credits") { database in
            let row = try Row.fetchOne(
                database.prepared(SQL.PolicyInForce.coverage),
                arguments: ["as_of": asOf.milliseconds]
            )
            let watermark = (row?["credits_watermark"] as Int64?).flatMap { $0 < 0 ? nil : Instant(milliseconds: $0) }
            return CreditCoverage(
                earliest: row?.instant("earliest_credit"),
                watermark: watermark,
                earliestEvidence: row?.instant("earliest_evidence")
            )
        }
    }

    /// The policy the books were judged by last; nil before the first night.
    func lastPolicy(in database: Database) throws -> Policy? {
        let text = try String.fetchOne(database.prepared(SQL.PolicyInForce.lastPolicy))
        return try text.map { try JSONDecoder().decode(Policy.self, from: Data($0.utf8)) }
    }

    /// Which settings changed since the books were judged before this run, however often the run is continued, and how many
    /// moves of this run concern purchases that were on a list then.
    func changedSettings(
        of run: RunID,
        policy: Policy,
        previous: Policy?,
        in database: Database
    ) throws -> SettingChanges {
        if let previous, !policy.changes(since: previous).isEmpty {
            try database.run(SQL.PolicyInForce.notePolicyBefore, [run.number, try json(previous)])
        }
        let before = try String.fetchOne(
            database.prepared(SQL.PolicyInForce.policyBefore),
            arguments: ["run": run.number]
        )
        guard let before else { return SettingChanges(settings: [], moves: 0) }
        let count = try database.prepared(SQL.Neighbours.movesOfListed)
        return SettingChanges(
            settings: policy.changes(since: try JSONDecoder().decode(Policy.self, from: Data(before.utf8))),
            moves: try Int.fetchOne(count, arguments: [run.number]) ?? 0
        )
    }

    private func json(_ policy: Policy) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(policy), as: UTF8.self)
    }

    /// Keeps by which policy a run judged.
    func markJudged(_ run: RunID, policy: Policy, in database: Database) throws {
        try database.run(
            SQL.PolicyInForce.markRunJudged,
            named: [
                "run": run.number, "policy": try json(policy), "credits_since": policy.creditsSince?.milliseconds,
                "credits_watermark": policy.creditsWatermark?.milliseconds,
            ]
        )
    }
}
