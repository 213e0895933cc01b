import ReconciliationCore

extension Reconciling {
    /// Which settings changed since the books were judged before this run, however often the run is continued, and how many
    /// moves of this run concern purchases that the books knew then.
    ///
    /// - Parameter previous: the policy the books were judged by last, by this run or another.
    func changedSettings(since previous: Policy?) throws -> SettingChanges {
        if let previous, !policy.changes(since: previous).isEmpty {
            try store.keep(previous, asPolicyBefore: run)
        }
        guard let before = try store.policyBefore(run) else { return SettingChanges(settings: [], moves: 0) }
        return SettingChanges(
            settings: policy.changes(since: before),
            moves: try store.countMovesOfKnownPurchases(in: run)
        )
    }
}
