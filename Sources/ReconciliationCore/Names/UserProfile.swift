/// A user as all rows of the users files together leave him (Rules 7): the newest row that states a field decides it, and
/// what newer rows leave out older ones still say.
package struct UserProfile: Sendable, Hashable {
    package let accountName: String?
    package let contact: String?
    package let merge: UserMerge?

    /// - Parameter observations: all rows about one user, the oldest first.
    package init(_ observations: [UserObservation]) {
        let newestFirst = observations.reversed()
        accountName = newestFirst.lazy.compactMap(\.row.accountName).first
        contact = newestFirst.lazy.compactMap(\.row.contact).first
        merge = newestFirst.lazy.compactMap(\.merge).first
    }
}

extension [UserObservation] {
    /// Those that say something by an as-of.
    package func upTo(_ asOf: Instant) -> [UserObservation] {
        filter { UserObservation.counts(updatedAt: $0.row.updatedAt, asOf: asOf) }
    }

    /// The rows of one user in the order in which they count: by the moment they state, else by the night they were read
    /// last, and rows of one moment in the order they were imported.
    package var oldestFirst: [UserObservation] {
        sorted { ($0.statedAt, $0.statementID) < ($1.statedAt, $1.statementID) }
    }
}

extension UserObservation {
    /// Whether a row says something yet: not where it is dated after the as-of (Rules 7.7).
    package static func counts(updatedAt: Instant?, asOf: Instant) -> Bool { updatedAt.map { $0 <= asOf } ?? true }

    /// The moment by which a row is newer or older than others of its user.
    static func statedAt(updatedAt: Instant?, lastSeenAt: Instant) -> Instant { updatedAt ?? lastSeenAt }

    fileprivate var statedAt: Instant { Self.statedAt(updatedAt: row.updatedAt, lastSeenAt: lastSeenAt) }

    /// The merge it states.
    package var merge: UserMerge? {
        row.mergedInto.map { UserMerge(into: $0, statedAt: statedAt, statementID: statementID) }
    }
}

/// The names of one user that came, went, or are held for another time: whatever states one may mean somebody else now.
package func changedNames(from known: Set<UserAlias>, to names: [UserAlias]) -> Set<NameDigest> {
    Set(known.symmetricDifference(names).map(\.digest))
}

extension UserProfile {
    /// The account names that came or went, where it was another one, or none, before.
    package func namesChanged(from known: String?) -> [String] {
        let names = [known, accountName].compactMap { $0 }
        // By bytes: a String equals every other spelling of its characters.
        let isSame = names.count == 2 && names[0].utf8.elementsEqual(names[1].utf8)
        return isSame ? [] : names
    }
}
