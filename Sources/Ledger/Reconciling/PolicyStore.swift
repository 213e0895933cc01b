package import ReconciliationCore

/// By which policy the books are judged.
package protocol PolicyStore {
    /// The policy the books were judged by last; nil before the first run.
    func lastPolicy() throws -> Policy?
    /// The policy the books were judged by before a run, where the run changed it.
    func policyBefore(_ run: RunID) throws -> Policy?
    func keep(_ policy: Policy, asPolicyBefore run: RunID) throws
    /// How many moves of a run concern purchases that the books knew before it, merges and revaluations left out.
    func countMovesOfKnownPurchases(in run: RunID) throws -> Int
    /// Records that a run judged, and by which policy.
    func markJudged(_ run: RunID, by policy: Policy) throws
}
