import ReconciliationCore

extension SubmissionSender {
    /// Adds the user of the columns `route`, `user_id`, `rank`, `first_seen_at` and `last_seen_at`, where there is one.
    mutating func addCandidate(_ row: Row) {
        guard let route: Route = row.code("route"), let holder = NameAnswer.Holder(row: row) else { return }
        add(holder, by: route)
    }
}

extension NameAnswer.Holder {
    /// One of those who may be meant, by the columns `user_id`, `rank`, `first_seen_at` and `last_seen_at`; nil where there
    /// is nobody.
    init?(row: Row) {
        guard let user: UserID = row.identity("user_id"),
            let rank = (row["rank"] as Int?).flatMap(NameRank.init(rawValue:))
        else { return nil }
        self.init(
            user: user,
            rank: rank,
            firstSeenAt: row.instant("first_seen_at"),
            lastSeenAt: row.instant("last_seen_at")
        )
    }
}
