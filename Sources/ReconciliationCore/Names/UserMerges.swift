/// That one account is merged into another, as the newest row that says so states it.
package struct UserMerge: Sendable, Hashable, Comparable {
    package let target: UserID
    package let statedAt: Instant
    /// The number of the row: of rows of one moment the later one counts.
    package let statementID: Int64

    package init(into target: UserID, statedAt: Instant, statementID: Int64) {
        self.target = target
        self.statedAt = statedAt
        self.statementID = statementID
    }

    /// As a row of a users file states it.
    package init(into target: UserID, updatedAt: Instant?, lastSeenAt: Instant, statementID: Int64) {
        let statedAt = UserObservation.statedAt(updatedAt: updatedAt, lastSeenAt: lastSeenAt)
        self.init(into: target, statedAt: statedAt, statementID: statementID)
    }

    /// The newer merge is the greater one.
    package static func < (left: Self, right: Self) -> Bool {
        (left.statedAt, left.statementID) < (right.statedAt, right.statementID)
    }
}

/// The merges of some users, each by the user who is merged, followed to where they end.
package struct UserMerges {
    private let merges: [UserID: UserMerge]
    private var ends: [UserID: UserID] = [:]

    package init(_ merges: [UserID: UserMerge]) { self.merges = merges }

    /// The account that stands for a user: the one at the end of its chain of merges, which is merged into no other. In a
    /// circle the newest merge does not count, so the circle ends with the user that merge is about.
    package mutating func end(of user: UserID) -> UserID {
        var chain: [UserID] = []
        var positions: [UserID: Int] = [:]
        var reached = user
        while ends[reached] == nil, let merge = merges[reached] {
            if let start = positions[reached] {
                let last = chain[start...].max { merges[$0].isOlder(than: merges[$1]) }
                ends[reached] = last ?? reached
                break
            }
            positions[reached] = chain.count
            chain.append(reached)
            reached = merge.target
        }
        let end = ends[reached] ?? reached
        for passed in chain { ends[passed] = end }
        return end
    }
}

/// Whether the merges that start with a user lead back to the same user.
///
/// - Parameter merge: the merge in force of a user.
package func isMergedIntoItself(_ user: UserID, merge: (UserID) throws -> UserMerge?) rethrows -> Bool {
    var seen: Set<UserID> = []
    var reached = user
    while seen.insert(reached).inserted, let next = try merge(reached) {
        reached = next.target
        if reached == user { return true }
    }
    return false
}

extension UserMerge? {
    fileprivate func isOlder(than other: UserMerge?) -> Bool {
        guard let self, let other else { return self == nil && other != nil }
        return self < other
    }
}
