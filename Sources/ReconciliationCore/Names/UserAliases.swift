/// One name a user answers to, for one stretch of time.
package struct UserAlias: Sendable, Hashable {
    /// A name without the time in which it is held.
    package struct Name: Sendable, Hashable {
        package let digest: NameDigest
        package let rank: NameRank
    }

    package let name: Name
    package let firstSeenAt: Instant?
    /// Nil while the name is still held.
    package let lastSeenAt: Instant?

    package init(digest: NameDigest, rank: NameRank, firstSeenAt: Instant?, lastSeenAt: Instant?) {
        name = Name(digest: digest, rank: rank)
        self.firstSeenAt = firstSeenAt
        self.lastSeenAt = lastSeenAt
    }

    package var digest: NameDigest { name.digest }
    package var rank: NameRank { name.rank }
}

/// What one row of a users file said, and when it was seen.
package struct UserObservation: Sendable, Hashable {
    package let row: UserRow
    /// The as-of of the first and last run that read the row.
    package let firstSeenAt: Instant
    package let lastSeenAt: Instant
    /// The number of the row: later rows have greater ones.
    package let statementID: Int64

    package init(row: UserRow, firstSeenAt: Instant, lastSeenAt: Instant, statementID: Int64 = 0) {
        self.row = row
        self.firstSeenAt = firstSeenAt
        self.lastSeenAt = lastSeenAt
        self.statementID = statementID
    }

    /// From when on the row is known to be true.
    package var since: Instant { row.updatedAt ?? firstSeenAt }
}

/// All names of one user over time, from all rows about it. Names are only ever added (Rules 7.7).
///
/// A name is held from the row that states it until the next newer row states another; the newest row's name is
/// held still. A name that comes back is held twice, and in between by nobody or by somebody else.
///
/// - Parameter observations: all rows about one user, the oldest first (`oldestFirst`).
/// - Returns: of a name held several times the earliest first.
package func aliases(of userID: UserID, observations: [UserObservation], naming: NamingPolicy) -> [UserAlias] {
    var spans: [UserAlias.Name: [(first: Instant?, last: Instant?)]] = [:]

    func hold(_ digests: [NameDigest], _ rank: NameRank, from first: Instant?, to last: Instant?) {
        for digest in digests { spans[UserAlias.Name(digest: digest, rank: rank), default: []].append((first, last)) }
    }

    func holdOverTime(_ field: (UserRow) -> String?, rank: NameRank, _ digests: (String) -> [NameDigest]) {
        let named = observations.compactMap { row in field(row.row).map { (observation: row, name: $0) } }
        // The first later row with another name, found from the end: one name may stand in very many rows.
        var successors: [UserObservation?] = Array(repeating: nil, count: named.count)
        for (index, next) in zip(named.indices, named.dropFirst()).reversed() {
            // By bytes: a String equals every other spelling of its characters.
            let isSame = next.name.utf8.elementsEqual(named[index].name.utf8)
            successors[index] = isSame ? successors[index + 1] : next.observation
        }
        for ((observation, name), successor) in zip(named, successors) {
            let last = successor.map { later in
                observation.row.updatedAt != nil && later.row.updatedAt != nil
                    ? Instant(milliseconds: later.since.milliseconds - 1)
                    : max(observation.lastSeenAt, observation.since)
            }
            hold(digests(name), rank, from: observation.since, to: last)
        }
    }

    if naming.fields.contains(.userID) {
        hold(naming.digests(of: .userID, userID.rawValue), .encodedUserID, from: nil, to: nil)
    }
    if userID.isOfForgottenPerson {
        // Whatever named a forgotten person now reads as the pseudonym, in encodings and tokens too.
        hold([.exact(userID.rawValue), .token(userID.rawValue)], .encodedUserID, from: nil, to: nil)
    }
    holdOverTime(\.appAccountToken, rank: .storedName) { token in
        // The backend's statement names a token as it names a name; Apple's statement means tokens alone.
        token.isUUIDText ? [.token(token)] : [.token(token), .exact(token)]
    }
    holdOverTime(\.applicationUsername, rank: .storedName) { name in
        // A stored UUID or hash may come back in another case.
        name.isHashOrUUID ? [.exact(name), .folded(name)] : [.exact(name)]
    }
    if naming.fields.contains(.accountName) {
        holdOverTime(\.accountName, rank: .encodedAccountName) { naming.digests(of: .accountName, $0) }
    }
    return spans.flatMap { name, spans in
        joined(spans).map { span in
            UserAlias(digest: name.digest, rank: name.rank, firstSeenAt: span.first, lastSeenAt: span.last)
        }
    }
}

/// Spans of time, the earliest first, those that overlap or touch made one. Without a start a span reaches back without bound;
/// without an end the name is still held.
private func joined(_ spans: [(first: Instant?, last: Instant?)]) -> [(first: Instant?, last: Instant?)] {
    let ordered = spans.sorted { ($0.first?.milliseconds ?? .min) < ($1.first?.milliseconds ?? .min) }
    return ordered.reduce(into: []) { joined, span in
        guard let known = joined.last else { return joined.append(span) }
        let begins = span.first?.milliseconds ?? .min
        guard let ends = known.last?.milliseconds else { return }
        if begins > ends + 1 {
            joined.append(span)
        } else {
            joined[joined.count - 1].last = span.last.map { max($0, known.last ?? $0) }
        }
    }
}
