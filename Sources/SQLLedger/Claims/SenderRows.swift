import ReconciliationCore

extension SubmissionSender {
    /// Adds the user of the columns `route`, `user_id`, `rank`, `first_seen_at` and `last_seen_at`, where there is one.
    mutating func addCandidate(_ row: Row) throws {
        guard let route: Route = try row.code("route"), let holder = try NameAnswer.Holder(row: row) else { return }
        add(holder, by: route)
    }
}

extension NameAnswer.Holder {
    /// One of those who may be meant, by the columns `user_id`, `rank`, `first_seen_at` and `last_seen_at`; nil where there
    /// is nobody.
    init?(row: Row) throws {
        guard let user: UserID = row["user_id"] else { return nil }
        self.init(
            user: user,
            rank: try row.code("rank"),
            firstSeenAt: row["first_seen_at"],
            lastSeenAt: row["last_seen_at"]
        )
    }
}
