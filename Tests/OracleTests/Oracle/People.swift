/// The users file read as DESIGN 6.7 and 6.9 say: names are only ever added, users compare after merges.
struct People: Sendable {
    private let rows: [UserRow]
    private let merges: [String: String]

    init(_ rows: [UserRow]) {
        self.rows = rows.filter { Words.present($0.userID) != nil }
        var merges: [String: String] = [:]
        for row in self.rows {
            if let target = Words.present(row.mergedInto) { merges[Self.id(of: row)] = target }
        }
        self.merges = merges
    }

    /// Who a user id stands for.
    func person(_ userID: String) -> String {
        var current = userID
        for _ in 0..<merges.count {
            guard let next = merges[current] else { break }
            current = next
        }
        return current
    }

    func isKnown(_ userID: String) -> Bool {
        rows.contains { Self.id(of: $0) == userID }
    }

    // MARK: The three ways a name can answer, in the order of 6.7

    /// Reading: in one night every name is first and last seen at the same as-of, so a name of two users is theirs both
    /// whatever the purchase date.
    func holders(ofStoredName name: String) -> Set<String> {
        people { Words.present($0.applicationUsername) == name }
    }

    func holders(ofEncodedUserID name: String) -> Set<String> {
        people { Self.encodes(Self.id(of: $0), as: name) }
    }

    func holders(ofEncodedAccountName name: String) -> Set<String> {
        people { row in Words.present(row.accountName).map { Self.encodes($0, as: name) } ?? false }
    }

    /// Reading: a stored UUID name is a UUID in `application_username`.
    func holders(ofToken token: String) -> Set<String> {
        let token = Words.folded(token)
        return people { row in
            if let own = Words.present(row.accountToken), Words.folded(own) == token { return true }
            guard let name = Words.present(row.applicationUsername), Words.isUUID(name) else { return false }
            return Words.folded(name) == token
        }
    }

    /// The user who sent an upload: an id, else a stored or encoded name, else an id nobody has told us of.
    func sender(of upload: Upload) -> String? {
        if let said = Words.present(upload.userID) {
            if isKnown(said) { return person(said) }
            let holders = holders(ofStoredName: said).union(holders(ofEncodedUserID: said))
                .union(holders(ofEncodedAccountName: said))
            if holders.count == 1, let only = holders.first { return only }
            return person(said)
        }
        guard let name = Words.present(upload.accountName) else { return nil }
        let holders = people { Words.present($0.accountName) == name }
        return holders.count == 1 ? holders.first : nil
    }

    /// Users of the users file with this device.
    func holders(ofDevice token: String) -> Set<String> {
        people { Words.present($0.deviceToken) == token }
    }

    private func people(_ matches: (UserRow) -> Bool) -> Set<String> {
        Set(rows.filter(matches).map { person(Self.id(of: $0)) })
    }

    private static func id(of row: UserRow) -> String { Words.present(row.userID) ?? "" }

    private static func encodes(_ text: String, as name: String) -> Bool {
        name == text || Words.folded(name) == Words.sha256(text)
    }
}
