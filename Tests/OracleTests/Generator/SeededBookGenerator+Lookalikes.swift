import AppStoreSimulator

extension SeededBookGenerator {
    /// Users whose names look alike and are not the same, and names hashed with a salt: told by clients and by the
    /// backend in every spelling.
    mutating func makeLookalikes() {
        if random.oneIn(3) { book.policy.salt = random.pick(["pepper", " pep per ", "pepper\r", "p\n"]) }
        let names = lookalikes()
        for (index, name) in names.enumerated() { give(name, to: Self.userIDs[index % Self.userIDs.count]) }
        let spellings = names.flatMap { [$0, $0, hashed($0)] } + Self.userIDs.map { hashed($0) }
        for index in book.uploads.indices where random.oneIn(3) {
            switch random.number(in: 1...3) {
            case 1: book.uploads[index].userID = random.pick(spellings)
            case 2: book.uploads[index].applicationUsername = random.pick(spellings)
            default:
                book.uploads[index].userID = nil
                book.uploads[index].accountName = random.pick(names)
            }
        }
        for index in book.payments.indices where random.oneIn(3) {
            let isName = random.oneIn(2)
            let spelling = random.pick(spellings)
            let stated = book.payments[index]
            // Between rows about one transaction their digest would decide (Rules 1.2), which only the program knows.
            for other in book.payments.indices where book.payments[other].transactionID == stated.transactionID {
                if isName {
                    book.payments[other].applicationUsername = spelling
                } else {
                    book.payments[other].accountToken = spelling
                }
            }
        }
    }

    /// Uploads that state a store, the right one or another, and more claims on the same transactions: by the same user
    /// in other spellings, by others, in both stores.
    mutating func makeClaimsAlike() {
        for index in book.uploads.indices where random.oneIn(3) {
            book.uploads[index].environment = random.pick(["Production", "Sandbox", "null"])
        }
        // An id of both stores named with its evidence: the evidence says which.
        for index in book.uploads.indices where random.oneIn(4) {
            let inside = book.uploads[index].evidence?.transactions.filter(Facts.isTakenIn).map(\.transactionID) ?? []
            if !inside.isEmpty { book.uploads[index].transactionID = random.pick(inside) }
        }
        for upload in book.uploads where upload.transactionID != nil && random.oneIn(2) {
            for _ in 0..<random.number(in: 1...2) {
                var again = random.oneIn(3) ? upload : Upload(receivedAt: upload.receivedAt)
                again.transactionID = upload.transactionID
                again.environment = random.pick([nil, "Production", "Sandbox"])
                again.userID = random.pick(spellings(of: upload))
                again.receivedAt = statementTime(after: Self.asOf.adding(days: -100))
                again.night = night(from: max(again.receivedAt, again.evidence?.statedAt ?? again.receivedAt))
                book.uploads.append(again)
            }
        }
    }

    /// The user of an upload by id and by every name the users files give them; somebody else; nobody.
    private mutating func spellings(of upload: Upload) -> [String?] {
        let userID = Words.present(upload.userID) ?? random.pick(Self.userIDs)
        let rows = book.users.filter { $0.userID == userID }
        let names = rows.compactMap(\.accountName) + rows.compactMap(\.applicationUsername)
        return [userID, " \(userID)", hashed(userID), random.pick(Self.userIDs), nil] + names + names.map { hashed($0) }
    }

    /// Two or three names that differ in blanks, case or dashes alone.
    private mutating func lookalikes() -> [String] {
        let name = random.pick(["alice", "Bob", "player-1", "led by blank", "u2", "77777777777777777777777777777777"])
        let others = [
            " " + name, name + " ", "\t" + name, name + "\r\n", name.uppercased(), name.lowercased() + "-",
            name.filter { $0 != "-" }, "\u{3000}" + name, "e\u{301}" + name, "\u{E9}" + name,
        ]
        return [name] + (1...2).map { _ in random.pick(others) }
    }

    /// A name as a users file states it: in any of its columns, at any time.
    private mutating func give(_ name: String, to userID: String) {
        var row = UserRow(userID: userID)
        switch random.number(in: 1...4) {
        case 1...2: row.accountName = name
        case 3: row.applicationUsername = name
        default: row.accountToken = name
        }
        let moment = pastMoment().adding(seconds: 3 + book.users.count)
        row.updatedAt = maybe(moment, oneIn: 2)
        // Of two rows without a time the one that came later is newer, and the order of arrival is what books are tried in.
        if book.users.contains(where: { $0.userID == userID && $0.updatedAt == nil }) { row.updatedAt = moment }
        row.night = night(from: row.updatedAt ?? book.nights[0])
        book.users.append(row)
    }

    /// What the app makes of a name, with the salt or, as before there was one, without.
    private mutating func hashed(_ name: String) -> String {
        let hash = Words.sha256((random.oneIn(4) ? "" : book.policy.salt ?? "") + name)
        return random.oneIn(3) ? hash.uppercased() : hash
    }
}
