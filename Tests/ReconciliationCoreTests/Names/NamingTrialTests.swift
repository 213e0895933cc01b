import ReconciliationCore
import Testing

/// Which settings would let users answer to names nobody answers to (Rules 7.6).
@Suite struct NamingTrialTests {
    private static let dns: [UInt8] = [
        0x6B, 0xA7, 0xB8, 0x10, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8,
    ]
    private static let own = (1...16).map { UInt8($0) }

    /// What a trial says about names, with `www.example.com` among the users as id and as account name.
    private func fits(
        _ names: [String],
        _ naming: NamingPolicy = NamingPolicy(),
        userID: String? = "www.example.com",
        accountName: String? = nil
    ) -> [NamingTrial.Fit] {
        var trial = NamingTrial(names, naming: naming)
        trial.note(userID: "somebody", accountName: "else")
        trial.note(userID: userID, accountName: accountName)
        trial.note(userID: userID, accountName: accountName)
        return trial.fits
    }

    @Test(arguments: [
        ("068503358DDDD23CF6CF00F5D6AD9A45CD0A8E03", ["add sha1 to owners.username_schemes"]),
        ("7c1767b30512b6003fd3c2e618a86522", ["add md5 to owners.username_schemes"]),
        (
            "5df41881-3aed-3515-88a7-2f4a814cf09e",
            [
                "add uuid_v3 to owners.username_schemes",
                "set owners.uuid_namespace to 6ba7b810-9dad-11d1-80b4-00c04fd430c8",
            ]
        ),
        (
            "2ED6657DE927568B95E12665A8AEA6A2",
            [
                "add uuid_v5 to owners.username_schemes",
                "set owners.uuid_namespace to 6ba7b810-9dad-11d1-80b4-00c04fd430c8",
            ]
        ),
    ])
    func `an encoding that is not configured is named with what to change`(name: String, changes: [String]) {
        #expect(fits([name, "nobody"]).map(\.changeTexts) == [changes])
        #expect(fits([name, name, "nobody"]).map(\.nameCount) == [1])
    }

    @Test func `what is configured already explains nothing`() {
        let sha256 = "80fc0fb9266db7b83f85850fa0e6548b6d70ee68c8b5b412f1deea6ebdef0404"
        #expect(fits([sha256, "www.example.com"]).isEmpty)
        let uuid = "2ed6657d-e927-568b-95e1-2665a8aea6a2"
        #expect(fits([uuid], NamingPolicy(schemes: [.uuidV5], uuidNamespace: Self.dns)).isEmpty)
        #expect(
            fits([uuid], NamingPolicy(schemes: [.uuidV5], uuidNamespace: Self.own)).map(\.changeTexts)
                == [["set owners.uuid_namespace to 6ba7b810-9dad-11d1-80b4-00c04fd430c8"]]
        )
    }

    @Test(arguments: [
        ("b63cdfa4-3df9-568e-97ae-006c5b8fd652", "uuid_v5", "6ba7b811-9dad-11d1-80b4-00c04fd430c8"),
        ("a5e87d3b-479e-52da-b98a-db251a851854", "uuid_v5", "6ba7b812-9dad-11d1-80b4-00c04fd430c8"),
        ("f4ea5e25-91d4-38b0-b74f-af6c57210cae", "uuid_v3", "6ba7b814-9dad-11d1-80b4-00c04fd430c8"),
    ])
    func `the usual namespaces are tried, and the configured one under the other scheme`(
        name: String,
        scheme: String,
        namespace: String
    ) {
        let changes = ["add \(scheme) to owners.username_schemes", "set owners.uuid_namespace to \(namespace)"]
        #expect(fits([name]).map(\.changeTexts) == [changes])
        let own = NamingPolicy(schemes: [.uuidV5], uuidNamespace: Self.own)
        #expect(
            fits(["04daa98c-1258-303d-be36-3c3bdf4bbc57"], own).map(\.changeTexts)
                == [["add uuid_v3 to owners.username_schemes"]]
        )
    }

    @Test func `a field, a salt and names as they are may be what is wrong`() {
        let sha256 = "80fc0fb9266db7b83f85850fa0e6548b6d70ee68c8b5b412f1deea6ebdef0404"
        #expect(
            fits([sha256], NamingPolicy(salt: Array("pepper".utf8))).map(\.changeTexts) == [
                ["take owners.salt_file out"]
            ]
        )
        #expect(
            fits([sha256], NamingPolicy(fields: [.userID]), userID: nil, accountName: "www.example.com").map(
                \.changeTexts
            )
                == [["add account_name to owners.username_of"]]
        )
        #expect(
            fits(["www.example.com"], NamingPolicy(schemes: [.sha256])).map(\.changeTexts)
                == [["add raw to owners.username_schemes"]]
        )
        // A salt is for hashes.
        let salted256 = NamingPolicy(schemes: [.sha256], salt: Array("pepper".utf8), uuidNamespace: Self.dns)
        #expect(fits(["www.example.com"], salted256).map(\.changeTexts) == [["add raw to owners.username_schemes"]])
        #expect(
            fits(["2ed6657de927568b95e12665a8aea6a2"], salted256).map(\.changeTexts)
                == [["add uuid_v5 to owners.username_schemes"]]
        )
        // With the salt that is configured, under a scheme that is not.
        let salted = "2efb79631e1e46a110202220fd640e8e"
        #expect(
            fits([salted], NamingPolicy(salt: Array("pepper".utf8))).map(\.changeTexts)
                == [["add md5 to owners.username_schemes"]]
        )
        #expect(fits([salted]).isEmpty)
    }

    @Test func `the encoding that explains most names comes first`() {
        let md5 = ["7c1767b30512b6003fd3c2e618a86522"]
        let sha1 = ["068503358dddd23cf6cf00f5d6ad9a45cd0a8e03", "352f7829a2384b001cc12b0c2613c756454a1f6a"]
        var trial = NamingTrial(md5 + sha1, naming: NamingPolicy())
        trial.note(userID: "www.example.com", accountName: nil)
        trial.note(userID: "second", accountName: nil)
        #expect(trial.nameCount == 3)
        #expect(trial.fits.map(\.encoding.scheme) == [.sha1, .md5])
        #expect(trial.fits.map(\.nameCount) == [2, 1])
    }

    @Test(arguments: ["", "-", "abc", "zz", "www", "äöü", "0x12"])
    func `what is no digest is only compared as it is`(name: String) {
        #expect(fits([name]).isEmpty)
        #expect(fits([name], NamingPolicy(schemes: [.sha256]), userID: name).map(\.nameCount) == [1])
    }
}

extension NamingTrial.Fit {
    /// Its changes in short.
    fileprivate var changeTexts: [String] {
        changes.map { change in
            switch change {
            case .addScheme(let scheme): "add \(scheme.rawValue) to owners.username_schemes"
            case .addField(let field): "add \(field.rawValue) to owners.username_of"
            case .removeSalt: "take owners.salt_file out"
            case .setNamespace(let namespace): "set owners.uuid_namespace to \(namespace.text)"
            }
        }
    }
}
