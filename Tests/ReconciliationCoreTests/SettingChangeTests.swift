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
        ({ $0.apps = [] }, [SettingChange(name: "apps", from: "com.example.a", to: "none")]),
        (
            { $0.additionalRoots = [] },
            [SettingChange(name: "apple.additional_roots", from: "certificate 01234567", to: "none")]
        ),
        ({ $0.grace = .seconds(90) }, [SettingChange(name: "reconcile.grace", from: "24h", to: "90s")]),
        (
            { $0.creditsSince = asOf + .days(1) },
            [
                SettingChange(
                    name: "reconcile.credits_since",
                    from: asOf.text,
                    to: (asOf + .days(1)).text
                )
            ]
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
            { $0.subscriptions = .each },
            [SettingChange(name: "reconcile.subscriptions", from: "first_period", to: "each")]
        ),
        (
            { $0.naming = NamingInForce(NamingPolicy(schemes: [.raw])) },
            [SettingChange(name: "owners.username_schemes", from: "raw, sha256", to: "raw")]
        ),
        (
            { $0.naming = NamingInForce(NamingPolicy(salt: Array("pepper".utf8))) },
            [SettingChange(name: "owners.salt_file", from: "not shown", to: "not shown")]
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

    @Test func `bounds that are automatic in both move by themselves`() {
        var (before, after) = (Self.before, Self.before)
        for bound in [\Policy.isCreditsSinceAutomatic, \.isEvidenceSinceAutomatic] {
            before[keyPath: bound] = true
            after[keyPath: bound] = true
        }
        after.creditsSince = asOf + .days(1)
        after.evidenceSince = asOf + .days(1)
        #expect(after.changes(since: before).isEmpty)
    }

    @Test(
        arguments: [
            ([], 900, nil), ([0], 1, nil), ([0], 47, nil), ([0], 48, 2), ([0], 71, 2), ([0], 72, 3),
            ([0, -24], 48, nil), ([0, -24], 49, 2), ([0, -168], 168, nil), ([0, -168], 336, nil), ([0, -168], 337, 14),
            ([0, -1], 47, nil),
        ] as [([Int64], Int64, Int?)]
    )
    func `a night far from the last is told by its days`(earlier: [Int64], hours: Int64, days: Int?) {
        let earlier = earlier.map { asOf + .hours($0) }
        #expect(NightDistance.unusualDays(to: asOf + .hours(hours), after: earlier) == days)
    }
}
