import ReconciliationCore
import Testing

/// How names are encoded (Rules 7.6, 9.3).
@Suite struct NamesTests {
    private static let dns: [UInt8] = [
        0x6B, 0xA7, 0xB8, 0x10, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8,
    ]

    private func digests(_ scheme: NameScheme, salt: String = "") -> Set<NameDigest> {
        let naming = NamingPolicy(
            schemes: [scheme],
            fields: [.userID],
            salt: Array(salt.utf8),
            uuidNamespace: Self.dns
        )
        let observation = UserObservation(row: UserRow(userID: "www.example.com"), firstSeenAt: paid, lastSeenAt: paid)
        return Set(aliases(of: "www.example.com", observations: [observation], naming: naming).map(\.digest))
    }

    @Test(arguments: [
        (NameScheme.raw, NameDigest.exact("www.example.com")),
        (.sha256, .folded("80FC0FB9266DB7B83F85850FA0E6548B6D70EE68C8B5B412F1DEEA6EBDEF0404")),
        (.sha1, .folded("068503358dddd23cf6cf00f5d6ad9a45cd0a8e03")),
        (.md5, .folded("7c1767b30512b6003fd3c2e618a86522")),
        (.uuidV3, .folded("5df41881-3aed-3515-88a7-2f4a814cf09e")),
        (.uuidV5, .folded("2ED6657D-E927-568B-95E1-2665A8AEA6A2")),
    ])
    func `a user answers to the encoding of the id, without case and dashes`(
        scheme: NameScheme,
        digest: NameDigest
    ) {
        #expect(digests(scheme) == [digest])
    }

    @Test func `a user id that is a UUID is one in Apple's token too, an account name is not`() {
        let id = "11111111-2222-4333-8444-55555555aaaa"
        let name = "01111111-2222-4333-8444-55555555aaaa"
        var row = UserRow(userID: UserID(id))
        row.accountName = name
        let observation = UserObservation(row: row, firstSeenAt: paid, lastSeenAt: paid)
        func held(_ field: NameField) -> [NameDigest: NameRank] {
            let naming = NamingPolicy(schemes: [.raw], fields: [field])
            let held = aliases(of: UserID(id), observations: [observation], naming: naming)
            return Dictionary(uniqueKeysWithValues: held.map { ($0.digest, $0.rank) })
        }
        let token = NameDigest.token("1111111122224333844455555555AAAA")
        #expect(held(.userID) == [.exact(id): .encodedUserID, token: .encodedUserID])
        // A player chooses the name, and may choose the token of somebody else.
        #expect(held(.accountName) == [.exact(name): .encodedAccountName])
    }

    @Test(arguments: NameScheme.allCases)
    func `a salt replaces the plain hash, and leaves names and UUIDs alone`(scheme: NameScheme) {
        let isHash = [.sha256, .sha1, .md5].contains(scheme)
        #expect((digests(scheme, salt: "pepper") == digests(scheme)) == !isHash)
        #expect(digests(scheme, salt: "pepper").count == 1)
    }

    @Test func `another policy has another fingerprint, and the salt is not in it`() {
        let plain = NamingPolicy()
        var salted = plain
        salted.salt = Array("pepper".utf8)
        #expect(plain.fingerprint != salted.fingerprint)
        #expect(plain.fingerprint == NamingPolicy().fingerprint)
        #expect(salted.fingerprint.count == 64)
    }
}
