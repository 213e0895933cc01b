import ReconciliationCore
import Testing

/// Rules 3.7: a claim is (user, environment, transaction id), told apart by user and store, not by spelling.
@Suite struct ClaimTests {
    private func word(_ change: (inout ClaimStatement) -> Void) -> ClaimStatement {
        var word = ClaimStatement(transactionID: TransactionID("100"))
        change(&word)
        return word
    }

    @Test(
        arguments: [
            (nil, nil, [], .production), (nil, nil, [.production], .production), (nil, nil, [.sandbox], .sandbox),
            (nil, nil, [.production, .sandbox], .production), (nil, .sandbox, [.production], .sandbox),
            (.sandbox, nil, [.production], .sandbox), (.production, .sandbox, [.sandbox], .production),
        ] as [(StoreEnvironment?, StoreEnvironment?, Set<StoreEnvironment>, StoreEnvironment)]
    )
    func `a transaction is meant in the store stated, else of its own evidence, else in Production, else Sandbox`(
        stated: StoreEnvironment?,
        evidence: StoreEnvironment?,
        known: Set<StoreEnvironment>,
        meant: StoreEnvironment
    ) {
        let word = word { word in
            word.statedEnvironment = stated
            word.evidenceEnvironment = evidence
            word.knownIn = known
        }
        #expect(word.claim.transaction == TransactionKey(environment: meant, id: TransactionID("100")))
    }

    @Test func `the one user a name means claims, however it was sent`() {
        let spellings = ["u1", " u1", "player-1"].map { text in
            word { word in
                word.sentText = text
                word.sender = NameAnswer(holders: [.init(user: UserID("u1"), rank: .storedName)])
            }
        }
        #expect(Set(spellings.map(\.claim)).count == 1)
        #expect(spellings[0].claim.claimant == Claimant(text: "u1", isUser: true))
    }

    @Test func `a name several users held means the one who held it when the transaction was paid in that store`() {
        let holders = [("u1", -9, -5), ("u2", -4, 0)].map { user, first, last in
            NameAnswer.Holder(
                user: UserID(user),
                rank: .storedName,
                firstSeenAt: paid + .days(first),
                lastSeenAt: paid + .days(last)
            )
        }
        func claimant(_ environment: StoreEnvironment?, _ paidAt: [StoreEnvironment: Instant]) -> Claimant {
            word { word in
                word.sentText = "shared"
                word.sender = NameAnswer(holders: holders)
                word.statedEnvironment = environment
                word.paidAtIn = paidAt
            }
            .claim.claimant
        }
        let dates: [StoreEnvironment: Instant] = [.production: paid - .days(6), .sandbox: paid]
        #expect(claimant(nil, dates) == Claimant(text: "u1", isUser: true))
        #expect(claimant(.sandbox, dates) == Claimant(text: "u2", isUser: true))
        #expect(claimant(nil, [:]) == Claimant(text: "shared", isUser: false))
    }

    @Test func `a name nobody has is claimed by as it is, and nobody is nobody`() {
        #expect(word { $0.sentText = "stranger " }.claim.claimant == Claimant(text: "stranger ", isUser: false))
        #expect(word { _ in }.claim.claimant == Claimant(text: "", isUser: false))
    }
}
