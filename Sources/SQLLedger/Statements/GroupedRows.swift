import ReconciliationCore

extension RowCursor {
    /// Streams rows that stand together by a key as one value each, so that memory holds one of them at a time.
    ///
    /// - Parameters:
    ///   - add: begins a value, where it is nil, and adds one row to it.
    ///   - finish: takes the value after its last row.
    func forEachGroup<Key: Equatable, Value>(
        by key: (Row) throws -> Key,
        _ add: (inout Value?, Row) throws -> Void,
        finish: (Value?) throws -> Void
    ) throws {
        var lastKey: Key?
        var value: Value?
        while let row = try next() {
            let rowKey = try key(row)
            if let lastKey, lastKey != rowKey {
                try finish(value)
                value = nil
            }
            lastKey = rowKey
            try add(&value, row)
        }
        if lastKey != nil { try finish(value) }
    }
}

extension RowCursor {
    /// The next rows, to be kept; nil after the last.
    func next(upTo count: Int) throws -> [Row]? {
        var rows: [Row] = []
        while rows.count < count, let row = try next() { rows.append(row.copied) }
        return rows.isEmpty ? nil : rows
    }
}

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
