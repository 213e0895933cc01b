import ReconciliationCore
import Testing

/// Rules 7: what all rows about one user together say.
@Suite struct UserProfileTests {
    private func row(
        _ id: Int64,
        updated: Int64? = nil,
        read: Int64 = 0,
        _ change: (inout UserRow) -> Void = { _ in }
    ) -> UserObservation {
        var row = UserRow(userID: "u")
        row.updatedAt = updated.map { paid + .days($0) }
        change(&row)
        let readAt = paid + .days(read)
        return UserObservation(row: row, firstSeenAt: readAt, lastSeenAt: readAt, statementID: id)
    }

    private func order(_ rows: UserObservation...) -> [Int64] { rows.oldestFirst.map(\.statementID) }

    @Test func `rows count by the moment they state, else by the night they were read last, then by their number`() {
        #expect(order(row(1, updated: 3), row(2, updated: 2)) == [2, 1])
        #expect(order(row(1, updated: 3, read: 1), row(2, read: 2)) == [2, 1])
        #expect(order(row(1, read: 5), row(2, updated: 4, read: 9)) == [2, 1])
        #expect(order(row(2, read: 1), row(1, read: 1)) == [1, 2])
    }

    @Test func `rows count up to the moment they state, and such that state none always`() {
        let rows = [row(1, updated: 1), row(2, updated: 2), row(3, updated: 3), row(4, read: 9)]
        #expect(rows.upTo(paid + .days(2)).map(\.statementID) == [1, 2, 4])
    }

    @Test func `the newest row decides a field, and what it leaves out an older one says`() {
        let profile = UserProfile([
            row(1, updated: 1) { ($0.accountName, $0.contact, $0.mergedInto) = ("old", "mail", "x") },
            row(2, updated: 2) { ($0.accountName, $0.mergedInto) = ("new", "y") },
            row(3, updated: 3),
        ])
        #expect(profile.accountName == "new" && profile.contact == "mail")
        #expect(profile.merge == UserMerge(into: "y", statedAt: paid + .days(2), statementID: 2))
        let empty = UserProfile([row(1)])
        #expect(empty.accountName == nil && empty.contact == nil && empty.merge == nil)
    }

    @Test func `a merge without a moment of its own is dated by the night its row was read last`() {
        let profile = UserProfile([row(7, read: 4) { $0.mergedInto = "y" }])
        #expect(profile.merge == UserMerge(into: "y", statedAt: paid + .days(4), statementID: 7))
    }

    @Test(
        arguments: [
            (nil, nil, []), (nil, "ann", ["ann"]), ("ann", "ann", []), ("ann", "bob", ["ann", "bob"]),
            ("ann", nil, ["ann"]),
            ("jos\u{E9}", "jose\u{301}", ["jos\u{E9}", "jose\u{301}"]),
        ] as [(String?, String?, [String])]
    )
    func `an account name changes where it came or went`(known: String?, stated: String?, changed: [String]) {
        let profile = UserProfile([row(1) { $0.accountName = stated }])
        #expect(profile.namesChanged(from: known) == changed)
    }

    @Test func `names change where they came, went, or are held for another time`() {
        func alias(_ name: String, _ rank: NameRank = .storedName, from: Int64? = nil, until: Int64? = nil) -> UserAlias
        {
            UserAlias(
                digest: .exact(name),
                rank: rank,
                firstSeenAt: from.map { paid + .days($0) },
                lastSeenAt: until.map { paid + .days($0) }
            )
        }
        func changed(_ known: [UserAlias], _ names: [UserAlias]) -> Set<NameDigest> {
            changedNames(from: Set(known), to: names)
        }
        #expect(changed([], []).isEmpty)
        #expect(changed([alias("a")], [alias("a")]).isEmpty)
        #expect(changed([], [alias("a")]) == [.exact("a")])
        #expect(changed([alias("a"), alias("b")], [alias("b")]) == [.exact("a")])
        #expect(changed([alias("a", from: 1)], [alias("a", from: 1, until: 2)]) == [.exact("a")])
        #expect(changed([alias("a", .storedName)], [alias("a", .encodedUserID)]) == [.exact("a")])
    }
}
