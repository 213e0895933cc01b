import ReconciliationCore
import Testing

/// Rules 7.7: names are only ever added, with the as-of they were first and last seen.
@Suite struct NameHoldingTests {
    private func observation(
        _ days: Int64,
        until last: Int64? = nil,
        updated: Int64? = nil,
        _ change: (inout UserRow) -> Void
    ) -> UserObservation {
        var row = UserRow(userID: "u")
        row.updatedAt = updated.map { paid + .days($0) }
        change(&row)
        return UserObservation(row: row, firstSeenAt: paid + .days(days), lastSeenAt: paid + .days(last ?? days))
    }

    private func held(_ digest: NameDigest, _ observations: [UserObservation], fields: [NameField] = []) -> [UserAlias]
    {
        aliases(of: "u", observations: observations, naming: NamingPolicy(schemes: [.raw], fields: fields))
            .filter { $0.digest == digest }
    }

    @Test func `the pseudonym of a forgotten person is a name and a token of theirs`() {
        func names(_ user: UserID) -> Set<NameDigest> {
            Set(aliases(of: user, observations: [], naming: NamingPolicy(schemes: [.sha256], fields: [])).map(\.digest))
        }
        #expect(
            names("forgotten-0000000000000001") == [
                .exact("forgotten-0000000000000001"), .token("forgotten-0000000000000001"),
            ]
        )
        #expect(names("u").isEmpty)
    }

    @Test func `a name is held from the row that states it, and the newest still`() throws {
        let rows = [
            observation(0, until: 2) { $0.applicationUsername = "old" },
            observation(1) { $0.accountName = "silent about the name" },
            observation(3, until: 4) { $0.applicationUsername = "new" },
        ]
        let old = try #require(held(.exact("old"), rows).first)
        #expect(old.firstSeenAt == paid && old.lastSeenAt == paid + .days(2))
        let new = try #require(held(.exact("new"), rows).first)
        #expect(new.firstSeenAt == paid + .days(3) && new.lastSeenAt == nil)
        #expect(new.rank == .storedName)
    }

    @Test func `where both rows say when they were written, one name ends as the next begins`() throws {
        let rows = [
            observation(5, updated: 0) { $0.applicationUsername = "old" },
            observation(5, updated: 3) { $0.applicationUsername = "new" },
        ]
        let old = try #require(held(.exact("old"), rows).first)
        #expect(old.firstSeenAt == paid)
        #expect(old.lastSeenAt == Instant(milliseconds: (paid + .days(3)).milliseconds - 1))
    }

    @Test func `a newer row that is silent about a name ends nothing`() throws {
        let rows = [
            observation(5, updated: 0) { $0.applicationUsername = "old" },
            observation(5, updated: 1) { $0.accountName = "x" },
        ]
        #expect(try #require(held(.exact("old"), rows).first).lastSeenAt == nil)
    }

    @Test(arguments: [(0, nil), (nil, 3)] as [(Int64?, Int64?)])
    func `where one row does not, the old name ends where it was last seen`(first: Int64?, second: Int64?) throws {
        let rows = [
            observation(1, until: 2, updated: first) { $0.applicationUsername = "old" },
            observation(5, updated: second) { $0.applicationUsername = "new" },
        ]
        #expect(try #require(held(.exact("old"), rows).first).lastSeenAt == paid + .days(2))
    }

    @Test func `a name that comes back is held twice, and not in between`() throws {
        let rows = [
            observation(0) { $0.applicationUsername = "a" }, observation(1) { $0.applicationUsername = "b" },
            observation(2, until: 3) { $0.applicationUsername = "a" }, observation(4) { $0.applicationUsername = "c" },
        ]
        let back = held(.exact("a"), rows)
        #expect(back.map(\.firstSeenAt) == [paid, paid + .days(2)])
        #expect(back.map(\.lastSeenAt) == [paid, paid + .days(3)])
        let still = held(.exact("a"), Array(rows.prefix(3)))
        #expect(still.map(\.lastSeenAt) == [paid, nil])
    }

    @Test func `times that overlap or touch are one`() throws {
        // The same token in two spellings, and a name stated again before another was.
        let touching = [
            observation(5, updated: 0) { $0.appAccountToken = Self.uuid },
            observation(5, updated: 1) { $0.appAccountToken = Self.uuid.uppercased() },
        ]
        #expect(held(.folded(Self.uuid), touching).map(\.firstSeenAt) == [paid])
        #expect(held(.folded(Self.uuid), touching).map(\.lastSeenAt) == [nil])
        let overlapping = [
            observation(0, until: 9) { $0.applicationUsername = "a" },
            observation(1, until: 2) { row in
                row.applicationUsername = "a"
                row.contact = "mail"
            },
            observation(3) { $0.applicationUsername = "b" },
        ]
        #expect(held(.exact("a"), overlapping).map(\.firstSeenAt) == [paid])
        #expect(held(.exact("a"), overlapping).map(\.lastSeenAt) == [paid + .days(9)])
    }

    @Test(arguments: [
        ("0123456789abcdef0123456789abcdeF", true), ("01234567-89AB-cdef-0123-456789abcdef", true),
        ("0123456789abcdef0123456789abcde", false), ("0123456789abcdef0123456789abcdeg", false),
        (" 0123456789abcdef0123456789abcdef", false), ("ＡＢＣＤＥＦ０１２３４５", false),
    ])
    func `only a stored hash or UUID may come back in another case`(text: String, isFolded: Bool) {
        let rows = [observation(0) { $0.applicationUsername = text }]
        #expect(held(.exact(text), rows).count == 1)
        #expect(held(.folded(text.uppercased()), rows).count == (isFolded ? 1 : 0))
    }

    private static let uuid = "01234567-89ab-cdef-0123-456789abcdef"

    @Test func `a token that is a UUID is compared without case and dashes alone`() {
        let rows = [observation(0) { $0.appAccountToken = Self.uuid }]
        let spelling = Self.uuid.uppercased().filter { $0 != "-" }
        #expect(held(.token(spelling), rows).map(\.rank) == [.storedName])
        #expect(held(.folded(spelling), rows).map(\.rank) == [.storedName])
        #expect(held(.exact(Self.uuid), rows).isEmpty)
    }

    @Test(arguments: ["AB-cd", " 01234567-89ab-cdef-0123-456789abcdef", "0123456789abcdef0123456789abcdef0"])
    func `any other token is compared by its exact bytes`(token: String) {
        let rows = [observation(0) { $0.appAccountToken = token }]
        #expect(held(.token(token), rows).map(\.rank) == [.storedName])
        #expect(held(.exact(token), rows).map(\.rank) == [.storedName])
        #expect(held(.token(token.uppercased() + "-"), rows).isEmpty)
        #expect(held(.folded(token), rows).isEmpty)
    }

    @Test func `a token of Apple's is never a name, be they spelt alike`() {
        let rows = [observation(0) { $0.applicationUsername = "ann" }]
        #expect(held(.token("ann"), rows).isEmpty)
        #expect(NameDigest.token("ann") != .exact("ann"))
    }

    @Test(arguments: [("a", "a "), ("a", " a"), ("a", "A"), ("a-b", "ab"), ("\u{E9}", "e\u{301}")])
    func `names are told apart by their bytes, raw and before hashing`(name: String, other: String) {
        let naming = NamingPolicy(schemes: [.raw, .sha256, .sha1, .md5], fields: [.accountName])
        func digests(_ name: String) -> Set<NameDigest> {
            Set(
                aliases(of: "u", observations: [observation(0) { $0.accountName = name }], naming: naming).map(\.digest)
            )
        }
        #expect(digests(name).isDisjoint(with: digests(other)) && digests(name).count == 4)
        let rows = [
            observation(5, updated: 0) { $0.applicationUsername = name },
            observation(5, updated: 1) { $0.applicationUsername = other },
        ]
        #expect(
            held(.exact(name), rows).map(\.lastSeenAt) == [Instant(milliseconds: (paid + .days(1)).milliseconds - 1)]
        )
    }

    @Test(
        arguments: [
            ([.userID], true, false), ([.accountName], false, true), ([], false, false),
            ([.userID, .accountName], true, true),
        ] as [([NameField], Bool, Bool)]
    )
    func `only the configured fields are encoded`(fields: [NameField], hasID: Bool, hasAccount: Bool) {
        let rows = [observation(0) { $0.accountName = "player" }]
        let byID = held(.exact("u"), rows, fields: fields)
        let byAccount = held(.exact("player"), rows, fields: fields)
        #expect(byID.map(\.rank) == (hasID ? [.encodedUserID] : []))
        #expect(byID.allSatisfy { $0.firstSeenAt == nil && $0.lastSeenAt == nil })
        #expect(byAccount.map(\.rank) == (hasAccount ? [.encodedAccountName] : []))
        #expect(byAccount.allSatisfy { $0.firstSeenAt == paid })
    }

    @Test func `digests have sixteen bytes and the two kinds never meet`() {
        #expect(NameDigest.exact("abc").bytes.count == 16)
        #expect(NameDigest.exact("abc") != .folded("abc"))
        // The start of SHA-256 of "=abc" and of "#abc".
        #expect(NameDigest.exact("abc").bytes.prefix(4) == [0xA1, 0x15, 0x06, 0x50])
        #expect(NameDigest.folded("A-bc").bytes.prefix(4) == [0x00, 0xE1, 0x6E, 0x1D])
    }

    @Test func `without a namespace no UUID is computed`() {
        let naming = NamingPolicy(schemes: [.uuidV3, .uuidV5], fields: [.userID])
        #expect(aliases(of: "u", observations: [], naming: naming).isEmpty)
        #expect(NameScheme.allCases.filter(\.isUUID) == [.uuidV3, .uuidV5])
    }

    @Test func `every part of the policy is in its fingerprint`() {
        var policies = [NamingPolicy(), NamingPolicy(schemes: [.raw]), NamingPolicy(fields: [.userID])]
        policies.append(NamingPolicy(salt: [1]))
        policies.append(NamingPolicy(uuidNamespace: [1]))
        #expect(Set(policies.map(\.fingerprint)).count == policies.count)
        // Another fingerprint has every name computed again: SHA-256 of the parts, apart by U+001F.
        #expect(
            NamingPolicy().fingerprint == "0769e5944904a57d1082dec12450e1e9bc623fe05c1b0babe708a7716ffe5e20"
        )
    }

    @Test func `stretches that overlap or touch are one, and a gap of a moment parts them`() {
        func spans(_ stretches: [(from: Int64, until: Int64)]) -> [[Int64]] {
            let rows = stretches.flatMap { stretch in
                [(stretch.from, "neo"), (stretch.until + 1, "other \(stretch.from)")].map { moment, name in
                    var row = UserRow(userID: "u")
                    row.updatedAt = paid + Span(milliseconds: moment)
                    row.applicationUsername = name
                    return UserObservation(row: row, firstSeenAt: paid, lastSeenAt: paid)
                }
            }
            return held(.exact("neo"), rows).map { alias in
                [alias.firstSeenAt, alias.lastSeenAt].compactMap { $0 }.map { $0.milliseconds - paid.milliseconds }
            }
            .sorted { $0[0] < $1[0] }
        }
        #expect(spans([(0, 10), (12, 20)]) == [[0, 10], [12, 20]])
    }

    @Test(arguments: [
        ("0123456789abcdef0123456789abcdef", true), ("0123456789ABCDEF0123456789ABCDEF", true),
        ("01234567-89ab-CDEF-0123-456789abcdef", true), ("0-123456789abcdef0123456789abcdef-", true),
        ("{01234567-89ab-cdef-0123-456789abcdef}", true), ("[0123456789abcdef0123456789abcdef]", false),
        ("00000000000000000000000000000009", true), ("ffffffffffffffffffffffffffffffff", true),
        ("0123456789abcdef0123456789abcde", false), ("0123456789abcdef0123456789abcdef0", false),
        ("g123456789abcdef0123456789abcdef", false), ("/123456789abcdef0123456789abcdef", false),
        (":123456789abcdef0123456789abcdef", false), ("@123456789abcdef0123456789abcdef", false),
        ("`123456789abcdef0123456789abcdef", false), ("0123456789abcdef0123456789abcdeG", false),
        ("~123456789abcdef0123456789abcdef", false), ("", false), ("--------------------------------", false),
        // Thirty-two bytes with a full-width zero: a digit, but none of ASCII.
        ("\u{FF10}123456789abcdef0123456789abcd", false),
    ])
    func `a UUID has thirty-two hexadecimal digits of ASCII, dashes and braces aside`(text: String, isUUID: Bool) {
        #expect(text.isUUIDText == isUUID)
        #expect((NameDigest.token(text) == .folded(text)) == isUUID)
    }

    @Test(arguments: [
        ("A", "a", true), ("Z", "z", true), ("M-N", "mn", true), ("-", "", true), ("@", "`", false), ("[", "(", false),
        ("{M}", "m", true), ("|", "", false), ("[", "", false), ("[M]", "m", false),
        ("É", "é", false), ("~", "", false), ("_", "-", false), ("0", "P", false), ("A", "A ", false),
    ])
    func `case, dashes and braces of ASCII alone are left out of a folded name`(
        name: String,
        other: String,
        isOne: Bool
    ) {
        #expect((NameDigest.folded(name) == .folded(other)) == isOne)
    }

    @Test func `a token that is no UUID keeps its digest`() {
        // The start of SHA-256 of "@AB-cd".
        #expect(NameDigest.token("AB-cd").bytes.prefix(4) == [0x5C, 0x98, 0x97, 0x0B])
    }
}
