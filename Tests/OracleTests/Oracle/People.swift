import AppStoreSimulator

/// The users files read as Rules 7.7, 7.8, 9.3 say: names are only ever added, users compare after merges.
struct People: Sendable {
    /// One row of a users file and the night that saw it.
    private struct Observation: Sendable {
        var row: UserRow
        var seenAt: Moment
        /// From when on the row is true. Reading: `updated_at` where there is one, else when it was seen.
        var since: Moment { row.updatedAt ?? seenAt }
        var userID: String { Words.present(row.userID) ?? "" }
    }

    /// One name of one user, and when it was theirs.
    private struct Held: Sendable {
        var name: String
        var user: String
        var since: Moment?
        /// Nil: theirs still.
        var until: Moment?

        func holds(at moment: Moment) -> Bool {
            (since.map { $0 <= moment } ?? true) && (until.map { moment <= $0 } ?? true)
        }
    }

    /// The oldest first.
    private let observations: [Observation]
    private let merges: [String: String]
    /// Put before names that are hashed.
    private let salt: String
    /// Where in `observations` each merge was stated.
    private let mergedAt: [String: Int]

    init(_ book: Book) {
        let nights = book.nights
        salt = book.policy.salt ?? ""
        observations = book.users.filter { Words.present($0.userID) != nil }
            .map { Observation(row: $0, seenAt: nights[book.night($0.night)]) }
            .enumerated().sorted { ($0.element.since, $0.offset) < ($1.element.since, $1.offset) }.map(\.element)
        var merges: [String: String] = [:]
        var mergedAt: [String: Int] = [:]
        for (index, observation) in observations.enumerated() {
            guard let target = Words.present(observation.row.mergedInto) else { continue }
            merges[observation.userID] = target
            mergedAt[observation.userID] = index
        }
        self.merges = merges
        self.mergedAt = mergedAt
    }

    /// Who a user id stands for. Reading: of a circle the merge stated last does not count.
    func person(_ userID: String) -> String {
        var way = [userID]
        while let next = merges[way[way.count - 1]] {
            if let start = way.firstIndex(of: next) {
                return way[start...].max { mergedAt[$0] ?? 0 < mergedAt[$1] ?? 0 } ?? next
            }
            way.append(next)
        }
        return way[way.count - 1]
    }

    func isKnown(_ userID: String) -> Bool {
        observations.contains { $0.userID == userID }
    }

    /// Whom a name or an asserted token means at a moment: the stored name or token, encodings of the user id, encodings
    /// of the account name; the first kind that answers (Rules 7.4). Of several users who held it, the holder at the
    /// purchase date, else all of them (Rules 7.7).
    func holders(ofName name: String, at moment: Moment?) -> Set<String> {
        let kinds: [() -> [Held]] = [
            {
                held(\.applicationUsername, Words.name) {
                    Words.areSame($0, name) || Self.isHash($0) && Words.folded($0) == Words.folded(name)
                } + held(\.accountToken, Words.token) { Self.isToken($0, name) }
            },
            {
                observations.map(\.userID)
                    .filter { encodes($0, as: name) || Words.isUUID($0) && Self.isToken($0, name) }
                    .map { Held(name: name, user: $0, since: nil, until: nil) }
            },
            { held(\.accountName, Words.name) { encodes($0, as: name) } },
        ]
        for kind in kinds {
            let held = kind()
            if !held.isEmpty { return holders(held, at: moment) }
        }
        return []
    }

    /// Reading: a stored UUID name is a UUID in `application_username`, a UUID encoding a user id that is one. An account name is
    /// chosen by its player, and no token of Apple's, whatever it looks like.
    func holders(ofToken token: String, at moment: Moment?) -> Set<String> {
        func isThatUUID(_ text: String) -> Bool { Words.isUUID(text) && Self.isToken(text, token) }
        let kinds: [[Held]] = [
            held(\.accountToken, Words.token) { Self.isToken($0, token) }
                + held(\.applicationUsername, Words.name, isThatUUID),
            observations.map(\.userID).filter(isThatUUID).map { Held(name: token, user: $0, since: nil, until: nil) },
        ]
        return holders(kinds.first { !$0.isEmpty } ?? [], at: moment)
    }

    /// Whom an upload may be from: an id, else a stored or encoded name, else an id nobody has told us of.
    func senders(of upload: Upload, at moment: Moment?) -> Set<String> {
        if let said = Words.present(upload.userID) {
            if isKnown(said) { return [person(said)] }
            let holders = holders(ofName: upload.userID ?? said, at: moment)
            return holders.isEmpty ? [person(said)] : holders
        }
        guard let name = Words.name(upload.accountName) else { return [] }
        // Reading: names are only added, so that a user has every account name that a row ever stated.
        let holders = Set(
            observations.filter { Words.name($0.row.accountName).map { Words.areSame($0, name) } ?? false }
                .map { person($0.userID) }
        )
        return holders.count == 1 ? holders : []
    }

    /// The one user an upload is from; nil where it may be several, or says nothing.
    func sender(of upload: Upload, at moment: Moment?) -> String? {
        let senders = senders(of: upload, at: moment)
        return senders.count == 1 ? senders.first : nil
    }

    /// Users of the users files with this device.
    func holders(ofDevice token: String) -> Set<String> {
        Set(observations.filter { Words.present($0.row.deviceToken) == token }.map { person($0.userID) })
    }

    // MARK: Names over time

    private func holders(_ held: [Held], at moment: Moment?) -> Set<String> {
        let all = Set(held.map { person($0.user) })
        guard all.count > 1, let moment else { return all }
        let then = Set(held.filter { $0.holds(at: moment) }.map { person($0.user) })
        return then.count == 1 ? then : all
    }

    /// Reading: a name is held from the row that states it until a newer row of that user states another: up to the
    /// moment before it where both rows are dated, else as long as it was seen.
    private func held(
        _ field: KeyPath<UserRow, String?>,
        _ read: (String?) -> String?,
        _ matches: (String) -> Bool
    ) -> [Held] {
        observations.enumerated().flatMap { index, observation -> [Held] in
            guard let name = read(observation.row[keyPath: field]), matches(name) else { return [] }
            let next = observations[(index + 1)...].first { later in
                later.userID == observation.userID
                    && (read(later.row[keyPath: field]).map { !Words.areSame($0, name) } ?? false)
            }
            let until = next.map { next in
                observation.row.updatedAt != nil && next.row.updatedAt != nil
                    ? Moment(milliseconds: next.since.milliseconds - 1) : max(observation.seenAt, observation.since)
            }
            return [Held(name: name, user: observation.userID, since: observation.since, until: until)]
        }
    }

    private func encodes(_ text: String, as name: String) -> Bool {
        Words.areSame(name, text) || Words.folded(name) == Words.sha256(salt + text)
    }

    /// UUIDs without case and dashes (Rules 7.6), other tokens by their bytes (Rules 9.3).
    private static func isToken(_ stored: String, _ token: String) -> Bool {
        Words.isUUID(stored) ? Words.folded(stored) == Words.folded(token) : Words.areSame(stored, token)
    }

    private static func isHash(_ name: String) -> Bool {
        Words.isHexadecimal(name) && Words.folded(name).utf8.count >= 32
    }
}
