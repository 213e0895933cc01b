/// A name found on a purchase, and who answers to it.
package struct NameOnPurchase: Sendable, Hashable {
    package enum Origin: String, Sendable, Hashable, Codable {
        /// `appAccountToken`, Apple's statement.
        case appleToken
        /// A token or name from `payments`.
        case payments
        /// The name in a submission whose own evidence contains the transaction it belongs to.
        case submission
    }

    package var origin: Origin
    /// A digest of the name as written, so that two spellings can be told apart without the name itself.
    package var spelling: String
    package var answer: NameAnswer

    package init(origin: Origin, spelling: String, answer: NameAnswer) {
        self.origin = origin
        self.spelling = spelling
        self.answer = answer
    }
}

/// Who holds a name, by the order in which kinds of name answer.
package struct NameAnswer: Sendable, Hashable {
    package struct Holder: Sendable, Hashable {
        /// After merges of accounts.
        package var user: UserID
        package var rank: NameRank
        package var firstSeenAt: Instant?
        package var lastSeenAt: Instant?

        package init(user: UserID, rank: NameRank, firstSeenAt: Instant? = nil, lastSeenAt: Instant? = nil) {
            self.user = user
            self.rank = rank
            self.firstSeenAt = firstSeenAt
            self.lastSeenAt = lastSeenAt
        }
    }

    /// A name that more users than this have means nobody in particular: `Guest`, for example (Rules 7.2).
    package static let usersMax = 100

    package var holders: [Holder]
    /// Whether more than `usersMax` users have the name: it says nothing, and who they are is not asked.
    package var isCommon: Bool

    package init(holders: [Holder], isCommon: Bool = false) {
        self.holders = holders
        self.isCommon = isCommon
    }

    /// The users the name means at a moment: none, the one, or all who might be meant.
    ///
    /// The first rank that has holders answers. A name several users held over time means the one who held it
    /// then; where that is not exactly one, it means all of them.
    package func users(at moment: Instant?) -> [UserID] {
        guard let rank = holders.map(\.rank).min() else { return [] }
        let ranked = holders.filter { $0.rank == rank }
        let all = Set(ranked.map(\.user))
        guard let moment else { return all.sorted() }
        let then = Set(
            ranked
                .filter {
                    ($0.firstSeenAt.map { $0 <= moment } ?? true) && ($0.lastSeenAt.map { moment <= $0 } ?? true)
                }
                .map(\.user)
        )
        return (then.count == 1 ? then : all).sorted()
    }
}

/// Which kind of name a user is known by; the lower answers first (Rules 7.4).
package enum NameRank: Int, Sendable, Hashable, Codable, Comparable, CaseIterable {
    case storedName = 0
    case encodedUserID = 1
    case encodedAccountName = 2

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
