import ReconciliationCore
import Testing

/// Rules 7.1: every rung below takes everything above away.
@Suite struct OwnerLadderTests {
    /// All rungs speak, each for a user of its own.
    private static let everything = dossier {
        $0.names = [name(.appleToken, "token"), name(.submission, "name")]
        $0.subscriptionUsers = ["subscription"]
        $0.receiptUsers = ["receipt"]
        $0.traces = [
            upload(.proven, by: "claimant"), upload(.unnamed, by: "uploader"),
            upload(.unnamed, by: nil, device: "device"),
            upload(.unproven, by: "unproven"),
        ]
    }

    private static let climb: [(OwnerBasis, OwnerStrength, UserID, @Sendable (inout Dossier) -> Void)] = [
        (.accountToken, .bound, "token", { $0.names.removeFirst() }),
        (.applicationUsername, .bound, "name", { $0.names = [] }),
        (.sameSubscription, .strong, "subscription", { $0.subscriptionUsers = [] }),
        (.claimedBy, .strong, "claimant", { $0.traces.removeFirst() }),
        (.sameReceipt, .weak, "receipt", { $0.receiptUsers = [] }),
        (.submittedBy, .weak, "uploader", { $0.traces.removeFirst() }),
        (.sameDevice, .weak, "device", { $0.traces.removeFirst() }),
        (.claimedUnproven, .none, "unproven", { $0.traces = [] }),
    ]

    @Test func `the first rung that answers wins`() {
        var rest = Self.everything
        for (basis, strength, user, takeAway) in Self.climb {
            let owner = verdict(rest).owner
            #expect(owner.basis == basis)
            #expect(owner.strength == strength)
            #expect(owner.userID == user)
            #expect(owner.isBinding == (strength == .bound))
            takeAway(&rest)
        }
        #expect(verdict(rest).owner.basis == .unknown)
    }

    @Test(arguments: [
        dossier { $0.subscriptionUsers = ["a", "b"] },
        dossier { $0.receiptUsers = ["a", "b"] },
    ])
    func `neighbours credited to several users say nothing`(dossier: Dossier) {
        #expect(verdict(dossier).owner.basis == .unknown)
    }

    @Test func `two users on the deciding rung are ambiguous, and both are kept`() {
        let owner = verdict(dossier { $0.traces = [upload(.proven, by: "b"), upload(.proven, by: "a")] }).owner
        #expect(owner.basis == .ambiguous)
        #expect(owner.candidates == ["a", "b"])
        #expect(owner.userID == nil)
    }

    @Test func `a token nobody has lets the ladder go on, and nothing binds`() {
        let owner = verdict(dossier { $0.names = [name(.appleToken), name(.submission, "a")] }).owner
        #expect(owner.isTokenUnmatched)
        #expect(owner.basis == .applicationUsername)
        #expect(!owner.isBinding)
    }

    @Test func `a name that too many users have says nothing, and the ladder goes on`() {
        func common(_ origin: NameOnPurchase.Origin) -> NameOnPurchase {
            NameOnPurchase(origin: origin, spelling: "guest", answer: NameAnswer(holders: [], isCommon: true))
        }
        for origin in [NameOnPurchase.Origin.appleToken, .payments, .submission] {
            let nameless = Owner(basis: .unknown, strength: .none, isTokenUnmatched: false)
            #expect(verdict(dossier { $0.names = [common(origin)] }).owner == nameless)
            let claimed = dossier {
                $0.names = [common(origin)]
                $0.traces = [upload(.proven, by: "c")]
            }
            #expect(verdict(claimed).owner.basis == .claimedBy)
            #expect(verdict(claimed).owner.userID == "c")
        }
        // Rules 7.2 name it.
        #expect(NameAnswer.usersMax == 100)
        let named = dossier { $0.names = [common(.submission), name(.submission, "a", spelling: "1")] }
        #expect(verdict(named).owner.basis == .applicationUsername)
        #expect(verdict(named).owner.isBinding)
        let answers = explain(named, statements: [], policy: policy, asOf: asOf).ownerSteps.map(\.answer)
        #expect(answers.prefix(2) == [.silent, .users(["a"])])
        let hidden = explain(dossier { $0.names = [common(.payments)] }, statements: [], policy: policy, asOf: asOf)
        #expect(hidden.ownerSteps.dropFirst().first?.answer == .common)
    }

    @Test func `names of two submissions that mean different users decide nothing`() {
        let owner = verdict(
            dossier {
                $0.names = [name(.submission, "a", spelling: "1"), name(.submission, "b", spelling: "2")]
                $0.traces = [upload(.proven, by: "c")]
            }
        ).owner
        #expect(owner.userID == "c")
    }

    @Test(
        arguments: [
            (paid - .days(3), ["old"]), (paid - .days(1), ["new"]), (paid - .days(2), ["new"]),
            (paid - .days(9), ["new", "old"]), (nil, ["new", "old"]),
        ] as [(Instant?, [UserID])]
    )
    func `a name held by two over time means the holder at that moment, else both`(
        moment: Instant?,
        users: [UserID]
    ) {
        let held = NameAnswer(holders: [
            .init(
                user: "old",
                rank: .storedName,
                firstSeenAt: paid - .days(5),
                lastSeenAt: paid - .days(2) - .seconds(1)
            ),
            .init(user: "new", rank: .storedName, firstSeenAt: paid - .days(2)),
        ])
        #expect(held.users(at: moment) == users)
    }

    @Test func `the stored name goes before encodings of the id, and these before the account name`() {
        var holders: [NameAnswer.Holder] = [
            .init(user: "c", rank: .encodedAccountName), .init(user: "b", rank: .encodedUserID),
            .init(user: "a", rank: .storedName),
        ]
        for expected: UserID in ["a", "b", "c"] {
            #expect(NameAnswer(holders: holders).users(at: paid) == [expected])
            holders.removeLast()
        }
    }
}
