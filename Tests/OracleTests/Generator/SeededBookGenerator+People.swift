import AppStoreSimulator

extension SeededBookGenerator {
    static let userIDs = ["u1", "u2", "u3"]
    private static let accountNames = ["alice", "Bob", "carol"]

    /// Tokens of users, and one that nobody has.
    var tokens: [String?] {
        ["11111111-aaaa-4bbb-8ccc-000000000001", "22222222-AAAA-4BBB-8CCC-000000000002", Self.strayToken, nil]
            + ["null", "00000000-0000-0000-0000-000000000000", "3333333333334333833300000000000C"]
    }

    private static let strayToken = "ffffffff-ffff-4fff-8fff-ffffffffffff"

    /// Two or three users; names shared now and then, a merge, a stranger who is in no file.
    mutating func makePeople() {
        for index in 0..<random.number(in: 1...3) {
            var row = UserRow(userID: Self.userIDs[index])
            if !random.oneIn(4) { row.accountName = Self.accountNames[index] }
            if !random.oneIn(3) { row.applicationUsername = "player-\(index + 1)" }
            if !random.oneIn(3) {
                row.accountToken =
                    [
                        "11111111-AAAA-4bbb-8ccc-000000000001", "22222222-aaaa-4bbb-8ccc-000000000002",
                        "33333333-3333-4333-8333-00000000000c",
                    ][index]
            }
            row.deviceToken = maybe("device-\(random.number(in: 1...2))", oneIn: 2)
            row.updatedAt = maybe(pastMoment(), oneIn: 2)
            book.users.append(row)
        }
        // A name two users have held, a token two users share, a merged account.
        if random.oneIn(4), book.users.count > 1 { book.users[1].applicationUsername = "player-1" }
        if random.oneIn(8), book.users.count > 1 { book.users[1].accountToken = book.users[0].accountToken }
        if random.oneIn(4), book.users.count > 1 {
            book.users[book.users.count - 1].mergedInto = "u1"
        }
        // A name that changed hands: whose it was decides at the purchase date.
        if random.oneIn(4), book.users.count > 1 {
            let change = Self.asOf.adding(days: -random.pick([2, 20, 45]))
            book.users[0].applicationUsername = "player-1"
            book.users[0].updatedAt = change.adding(days: -100)
            book.users[1].applicationUsername = "player-1"
            book.users[1].updatedAt = change
            var renamed = UserRow(userID: book.users[0].userID, applicationUsername: "player-1b")
            renamed.updatedAt = change.adding(seconds: random.pick([-1, 0, 1]))
            if !random.oneIn(3) { book.users.append(renamed) }
        }
        // An older row of the same user: names are only ever added.
        if random.oneIn(4) {
            book.users.append(
                UserRow(userID: "u1", applicationUsername: "old-player-1", updatedAt: Self.asOf.adding(days: -300))
            )
        }
        if random.oneIn(5) { book.users[0].applicationUsername = "44444444-4444-4444-8444-444444444444" }
    }

    /// A user id as a client sends it: the id, a name, an encoded name, a stranger, nothing.
    mutating func sentUserID() -> String? {
        if isQuiet, !random.oneIn(6) { return nil }
        let index = random.number(in: 0...2)
        switch random.number(in: 1...10) {
        case 1...5: return Self.userIDs[index]
        case 6: return random.pick([Self.accountNames[index], "player-\(random.number(in: 1...2))"])
        case 7: return Words.sha256(Self.userIDs[index])
        case 8: return random.pick(["null", "(null)", " \(Self.userIDs[index]) ", "stranger"])
        default: return nil
        }
    }

    /// An applicationUsername as a client sends it.
    mutating func sentUsername() -> String? {
        if isQuiet, !random.oneIn(6) { return nil }
        let index = random.number(in: 0...2)
        switch random.number(in: 1...12) {
        case 1: return "player-\(index + 1)"
        case 2: return Words.sha256(Self.userIDs[index])
        case 3: return Words.sha256(Self.accountNames[index]).uppercased()
        case 4: return Self.accountNames[index]
        case 5: return Self.userIDs[index]
        case 6: return random.pick(["nobody", "nil", "BOB", "old-player-1"])
        default: return nil
        }
    }

    mutating func sentAccountName() -> String? {
        isQuiet && !random.oneIn(6) ? nil : random.pick([nil, nil, "alice", "Bob", "nobody"])
    }
}
