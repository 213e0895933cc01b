import ReconciliationCore
import Testing

@Suite struct SettingChangeTests {
    private static let before = Policy(
        creditsSince: asOf,
        evidenceSince: asOf,
        apps: [BundleID("com.example.a")],
        reviewers: [UserID("u1")],
        naming: NamingPolicy(),
        additionalRoots: ["0123456789ab"]
    )

    private static let cases: [(@Sendable (inout Policy) -> Void, [SettingChange])] = [
        ({ _ in }, []),
        ({ $0.creditsWatermark = asOf }, []),
        (
            { $0.apps = [BundleID("com.example.b")] },
            [SettingChange(name: "apps", from: "com.example.a", to: "com.example.b")]
        ),
        (
            { $0.apps = Set((1...6).map { BundleID("app\($0)") }) },
            [SettingChange(name: "apps", from: "com.example.a", to: "app1, app2, app3 and 3 more")]
        ),
        (
            { $0.apps = Set((1...5).map { BundleID("app\($0)") }) },
            [SettingChange(name: "apps", from: "com.example.a", to: "app1, app2, app3, app4, app5")]
        ),
        ({ $0.apps = [] }, [SettingChange(name: "apps", from: "com.example.a", to: "none")]),
        (
            { $0.additionalRoots = [] },
            [SettingChange(name: "apple.additional_roots", from: "certificate 01234567", to: "none")]
        ),
        (
            { $0.additionalRoots = ["0123456799ff"] },
            [
                SettingChange(
                    name: "apple.additional_roots",
                    from: "certificate 01234567",
                    to: "certificate 01234567 (others)"
                )
            ]
        ),
        ({ $0.grace = .seconds(90) }, [SettingChange(name: "reconcile.grace", from: "24h", to: "90s")]),
        (
            { $0.creditsSince = asOf + .days(1) },
            [
                SettingChange(name: "reconcile.credits_since", from: asOf.text, to: (asOf + .days(1)).text)
            ]
        ),
        (
            { $0.isCreditsSinceAutomatic = true },
            [SettingChange(name: "reconcile.credits_since", from: asOf.text, to: "auto")]
        ),
        (
            { $0.evidenceSince = asOf - .days(1) },
            [SettingChange(name: "reconcile.evidence_since", from: asOf.text, to: (asOf - .days(1)).text)]
        ),
        (
            { $0.isEvidenceSinceAutomatic = true },
            [SettingChange(name: "reconcile.evidence_since", from: asOf.text, to: "auto")]
        ),
        (
            { $0.environments = [.production, .sandbox] },
            [SettingChange(name: "reconcile.environments", from: "Production", to: "Production, Sandbox")]
        ),
        (
            { $0.reviewers = [UserID("u2")] },
            [SettingChange(name: "reconcile.reviewers", from: "1 user", to: "1 user (others)")]
        ),
        (
            { $0.reviewers = [UserID("u1"), UserID("u2")] },
            [SettingChange(name: "reconcile.reviewers", from: "1 user", to: "2 users")]
        ),
        ({ $0.reviewers = [] }, [SettingChange(name: "reconcile.reviewers", from: "1 user", to: "0 users")]),
        (
            { $0.subscriptions = .each },
            [SettingChange(name: "reconcile.subscriptions", from: "first_period", to: "each")]
        ),
        (
            { $0.naming = NamingInForce(NamingPolicy(schemes: [.raw])) },
            [SettingChange(name: "owners.username_schemes", from: "raw, sha256", to: "raw")]
        ),
        (
            { $0.naming = NamingInForce(NamingPolicy(salt: Array("pepper".utf8))) },
            [SettingChange(name: "owners.salt_file", from: "none", to: "not shown")]
        ),
        (
            { $0.naming = NamingInForce(NamingPolicy(schemes: [.raw], salt: Array("pepper".utf8))) },
            [
                SettingChange(name: "owners.username_schemes", from: "raw, sha256", to: "raw"),
                SettingChange(name: "owners.salt_file", from: "none", to: "not shown"),
            ]
        ),
        (
            { $0.naming = NamingInForce(NamingPolicy(fields: [.accountName])) },
            [SettingChange(name: "owners.username_of", from: "user_id, account_name", to: "account_name")]
        ),
        (
            { $0.naming = NamingInForce(NamingPolicy(uuidNamespace: [0x6B, 0xA7])) },
            [SettingChange(name: "owners.uuid_namespace", from: "none", to: "6ba7")]
        ),
        (
            { $0.naming = NamingInForce(NamingPolicy(schemes: [])) },
            [SettingChange(name: "owners.username_schemes", from: "raw, sha256", to: "none")]
        ),
        ({ $0.naming = nil }, []),
    ]

    @Test(arguments: cases.indices)
    func `each setting that changed is named once, without people's data or secrets`(index: Int) {
        let (change, expected) = Self.cases[index]
        var policy = Self.before
        change(&policy)
        #expect(policy.changes(since: Self.before) == expected)
    }

    @Test func `of a salt no more is told than whether there is one`() {
        func changes(from before: NamingInForce, to after: NamingInForce) -> [[String]] {
            var (old, new) = (policy, policy)
            (old.naming, new.naming) = (before, after)
            return new.changes(since: old).map { [$0.name, $0.from, $0.to] }
        }
        func salted(_ salt: String) -> NamingInForce { NamingInForce(NamingPolicy(salt: Array(salt.utf8))) }
        // Stored, so it never changes: the SHA-256 of "salt", a unit separator and the salt.
        let stored = "ca01a289f25d9aaba496496540b3ec00770f948b22ed1e7da7ae8ad6f4db4f87"
        #expect(salted("pepper").saltFingerprint == stored)
        let another = ["owners.salt_file", "not shown", "not shown"]
        #expect(changes(from: salted("pepper"), to: salted("salt")) == [another])
        #expect(changes(from: salted("pepper"), to: salted("")) == [["owners.salt_file", "not shown", "none"]])
        #expect(changes(from: salted("pepper"), to: salted("pepper")) == [])
        // The books of an older version tell only that something changed.
        var old = salted("pepper")
        old.saltFingerprint = nil
        #expect(changes(from: old, to: salted("salt")) == [another])
        #expect(changes(from: old, to: salted("pepper")) == [])
        old.schemes = [.raw]
        #expect(changes(from: old, to: salted("salt")).map { $0[0] } == ["owners.username_schemes"])
    }

    @Test func `bounds that are automatic in both move by themselves`() {
        var (before, after) = (Self.before, Self.before)
        for bound in [\Policy.isCreditsSinceAutomatic, \.isEvidenceSinceAutomatic] {
            before[keyPath: bound] = true
            after[keyPath: bound] = true
        }
        after.creditsSince = asOf + .days(1)
        after.evidenceSince = asOf + .days(1)
        #expect(after.changes(since: before).isEmpty)
        let earlier = SettingChange(
            name: "reconcile.credits_since",
            from: "auto (\((asOf + .days(1)).text))",
            to: "auto (\(asOf.text))"
        )
        #expect(before.changes(since: after) == [earlier], "purchases closed without a verdict may be missing")
        #expect(after.changes(since: after).isEmpty)
        before.creditsSince = nil
        #expect(before.changes(since: after).isEmpty && after.changes(since: before).isEmpty)
    }

    @Test(arguments: [true, false])
    func `a bound that is automatic in one of them alone is told once`(wasAutomatic: Bool) {
        var (before, after) = (Self.before, Self.before)
        before.creditsSince = asOf + .days(1)
        (before.isCreditsSinceAutomatic, after.isCreditsSinceAutomatic) = (wasAutomatic, !wasAutomatic)
        #expect(after.changes(since: before).map(\.name) == ["reconcile.credits_since"])
    }

    @Test func `what an older version did not keep is not compared, and no roots are none`() {
        var (before, after) = (Self.before, Self.before)
        before.isCreditsSinceAutomatic = nil
        after.isCreditsSinceAutomatic = false
        before.additionalRoots = nil
        after.additionalRoots = []
        #expect(after.changes(since: before).isEmpty && before.changes(since: after).isEmpty)
        after.additionalRoots = ["0123456789ab"]
        let change = SettingChange(name: "apple.additional_roots", from: "none", to: "certificate 01234567")
        #expect(after.changes(since: before) == [change])
        before.naming = nil
        after.naming = NamingInForce(NamingPolicy(schemes: [.md5]))
        #expect(after.changes(since: before) == [change])
    }

    @Test func `an App Store id that changed is named, not one of an app that came or went`() {
        var (before, after) = (Self.before, Self.before)
        before.apps.insert(BundleID("com.example.gone"))
        after.apps.insert(BundleID("com.example.new"))
        after.appIDs = ["com.example.a": 7, "com.example.new": 9]
        let apps = SettingChange(
            name: "apps",
            from: "com.example.a, com.example.gone",
            to: "com.example.a, com.example.new"
        )
        #expect(after.changes(since: before) == [apps])
        before.appIDs = ["com.example.a": 7, "com.example.gone": 8]
        #expect(after.changes(since: before) == [apps])
        before.appIDs = ["com.example.a": 6]
        let id = SettingChange(name: "apps.apple_id", from: "com.example.a 6", to: "com.example.a 7")
        #expect(after.changes(since: before) == [apps, id])
        before.appIDs = [:]
        let added = SettingChange(name: "apps.apple_id", from: "none", to: "com.example.a 7")
        #expect(after.changes(since: before) == [apps, added])
        let removed = SettingChange(name: added.name, from: added.to, to: added.from)
        #expect(before.changes(since: after).last == removed)
    }

    @Test func `several settings are named in the order of the configuration`() {
        var after = Self.before
        after.naming = NamingInForce(
            NamingPolicy(schemes: [.uuidV5], fields: [.accountName], salt: [1], uuidNamespace: [0xAB])
        )
        after.subscriptions = .each
        after.reviewers = []
        after.environments = []
        after.evidenceSince = nil
        after.creditsSince = nil
        after.grace = .seconds(60)
        after.additionalRoots = []
        after.apps = []
        let names = [
            "apps", "apple.additional_roots", "reconcile.grace", "reconcile.credits_since", "reconcile.evidence_since",
            "reconcile.environments", "reconcile.reviewers", "reconcile.subscriptions", "owners.username_schemes",
            "owners.username_of", "owners.uuid_namespace", "owners.salt_file",
        ]
        #expect(after.changes(since: Self.before).map(\.name) == names)
        #expect(Self.before.changes(since: after).map(\.name) == names)
    }

    @Test(
        arguments: [
            (0, "0h"), (1, "1s"), (59, "59s"), (60, "1m"), (61, "61s"), (90, "90s"), (3540, "59m"), (3599, "3599s"),
            (3600, "1h"), (3601, "3601s"), (3660, "61m"), (5400, "90m"), (86_400, "24h"), (129_600, "36h"),
        ] as [(Int64, String)]
    )
    func `a span is written in the largest unit that tells it whole`(seconds: Int64, text: String) {
        #expect(Span.seconds(seconds).text == text)
    }
}
