import ReconciliationCore
import Testing

/// Rules 6: what Apple is asked about now.
@Suite struct DueQuestionsTests {
    private let policy = AskingPolicy(
        apps: [game],
        environments: [.production],
        grace: .hours(24),
        recheck: .days(7),
        creditsSince: paid - .days(1),
        creditsWatermark: paid + .days(1)
    )

    private func waiting(
        since: Instant? = paid,
        _ change: (inout WaitingTransaction) -> Void = { _ in }
    ) -> WaitingTransaction {
        var waiting = WaitingTransaction(since: since)
        change(&waiting)
        return waiting
    }

    private func notFound(at moment: Instant) -> [NotFoundAnswer] {
        StoreEnvironment.allCases.map { NotFoundAnswer(app: game, environment: $0, askedAt: moment) }
    }

    @Test func `a transaction is asked about when its turn has come`() {
        #expect(policy.isDue(waiting(), asOf: asOf))
        #expect(policy.isDue(waiting { $0.nextAttemptAt = asOf }, asOf: asOf))
        #expect(!policy.isDue(waiting { $0.nextAttemptAt = asOf + .seconds(1) }, asOf: asOf))
    }

    @Test(arguments: [(nil, true), (.asserted, true), (.reported, false), (.signed, false)] as [(Grade?, Bool)])
    func `what Apple stated is not asked about`(grade: Grade?, isDue: Bool) {
        #expect(policy.isDue(waiting { $0.bestGrade = grade }, asOf: asOf) == isDue)
    }

    @Test(
        arguments: [
            (.reported, nil, 24, true), (.signed, .sandbox, 24, true), (.signed, .production, 24, false),
            (.signed, .production, 23, true), (.asserted, .production, 24, true),
        ] as [(Grade, StoreEnvironment?, Int64, Bool)]
    )
    func `what Apple stated in the other store is asked about until Apple does not know it in the one that was named`(
        grade: Grade,
        unknownIn environment: StoreEnvironment?,
        after hours: Int64,
        isDue: Bool
    ) {
        func named(since: Instant?) -> WaitingTransaction {
            waiting(since: since) {
                $0.environment = .production
                $0.gradeElsewhere = grade
                $0.notFound = [environment].compactMap(\.self)
                    .map { NotFoundAnswer(app: game, environment: $0, askedAt: paid + .hours(hours)) }
            }
        }
        #expect(policy.isDue(named(since: paid), asOf: asOf) == isDue)
        #expect(policy.isDue(named(since: nil), asOf: asOf) == (isDue && hours == 24), "no moment to wait from")
    }

    @Test(arguments: [(24, false), (23, true)] as [(Int64, Bool)])
    func `what was found a grace time after, and is known in the other store only, is no question any more`(
        after hours: Int64,
        isDue: Bool
    ) {
        let named = waiting {
            $0.environment = .production
            $0.gradeElsewhere = .signed
            $0.foundAt = paid + .hours(hours)
        }
        #expect(policy.isDue(named, asOf: asOf) == isDue)
    }

    @Test func `what was found at this moment is asked about at a later one`() {
        #expect(!policy.isDue(waiting { $0.foundAt = asOf }, asOf: asOf))
        #expect(policy.isDue(waiting { $0.foundAt = asOf - .seconds(1) }, asOf: asOf))
    }

    @Test func `what nobody knew a grace time after it was named is not asked about again`() {
        let end = paid + .hours(24)
        #expect(!policy.isDue(waiting { $0.notFound = notFound(at: end) }, asOf: asOf))
        #expect(policy.isDue(waiting { $0.notFound = notFound(at: end - .seconds(1)) }, asOf: asOf))
        #expect(policy.isDue(waiting(since: nil) { $0.notFound = notFound(at: asOf) }, asOf: asOf))
    }

    @Test func `without apps nothing can be asked`() {
        var none = policy
        none.apps = []
        #expect(!none.isDue(waiting(), asOf: asOf))
    }

    @Test func `a credit is asked about a grace time after it, and by the rules of all questions`() {
        let end = paid + .hours(24)
        #expect(policy.isCreditDue(waiting(), asOf: end))
        #expect(!policy.isCreditDue(waiting(), asOf: end - .seconds(1)))
        #expect(!policy.isCreditDue(waiting { $0.notFound = notFound(at: end) }, asOf: asOf))
        #expect(!policy.isCreditDue(waiting(since: nil), asOf: asOf))
    }

    @Test func `a claim is unknown to Apple once no app knows it, and Apple does not state it`() {
        let end = paid + .hours(24)
        func isUnknown(_ change: (inout WaitingTransaction) -> Void = { _ in }) -> Bool {
            waiting { claim in
                claim.notFound = notFound(at: end)
                change(&claim)
            }
            .isUnknownToApple(apps: [game], grace: .hours(24))
        }
        #expect(isUnknown())
        #expect(!isUnknown { $0.notFound = notFound(at: end - .seconds(1)) })
        #expect(!isUnknown { $0.since = nil })
        #expect(!isUnknown { $0.bestGrade = .reported })
        #expect(isUnknown { $0.bestGrade = .asserted })
    }

    @Test func `an app that did not know it late enough, in both environments, need not be asked again`() {
        let end = paid + .hours(24)
        var both = policy
        both.apps = [game, BundleID("com.example.reader")]
        #expect(both.appsNotKnowing(waiting { $0.notFound = notFound(at: end) }, asOf: asOf) == [game])
        #expect(both.appsNotKnowing(waiting { $0.notFound = notFound(at: end - .seconds(1)) }, asOf: asOf) == [])
        #expect(both.appsNotKnowing(waiting { $0.notFound = [notFound(at: end)[0]] }, asOf: asOf) == [])
        func unknownSince(notFoundAt moment: Instant) -> Set<BundleID> {
            both.appsNotKnowing(waiting(since: nil) { $0.notFound = notFound(at: moment) }, asOf: asOf)
        }
        #expect(unknownSince(notFoundAt: asOf + .hours(24)) == [game])
        #expect(unknownSince(notFoundAt: asOf + .hours(23)) == [])
    }

    @Test func `not found is conclusive a grace time after the last who waits`() {
        func from(_ moments: [Instant]) -> Instant? { policy.conclusiveFrom(waitingSince: moments, asOf: asOf) }
        #expect(from([paid, paid + .hours(3), paid - .hours(1)]) == paid + .hours(27))
        #expect(from([]) == nil)
        // A claim dated ahead keeps nobody waiting until then.
        #expect(from([paid, asOf + .days(90)]) == asOf + .hours(24))
    }

    // MARK: Reading an account again

    private func bought(
        _ number: Int64 = 1,
        _ change: (inout PurchaseToRecheck.Transaction) -> Void = { _ in }
    ) -> PurchaseToRecheck.Transaction {
        let key = TransactionKey(environment: .production, id: TransactionID("\(number)"))
        var transaction = PurchaseToRecheck.Transaction(number: number, key: key)
        transaction.bundleID = game
        transaction.paidAt = paid
        change(&transaction)
        return transaction
    }

    private func recheck(_ transactions: PurchaseToRecheck.Transaction..., at moment: Instant = asOf) -> DueRecheck? {
        policy.recheck(of: PurchaseToRecheck(number: 5, transactions: transactions), asOf: moment)
    }

    @Test func `a missed order is read again, by its first transaction`() {
        let due = recheck(bought(2), bought(1))
        #expect(due?.transaction.number == 1 && due?.purchase == 5 && due?.paidAt == paid)
        #expect(recheck() == nil)
    }

    @Test func `what cannot be refunded, or is not ours, is not read again`() {
        #expect(recheck(bought { $0.isFullyRevoked = true }) == nil)
        #expect(recheck(bought { $0.isFree = true }) == nil)
        #expect(recheck(bought { $0.ownership = .familyShared }) == nil)
        #expect(recheck(bought { $0.bundleID = BundleID("other") }) == nil)
        let sandbox = TransactionKey(environment: .sandbox, id: TransactionID("1"))
        #expect(recheck(bought { $0.key = sandbox }) == nil)
        #expect(recheck(bought { $0.bundleID = nil }) != nil)
        #expect(recheck(bought { $0.ownership = .purchased }) != nil)
        #expect(recheck(bought(1) { $0.isFree = true }, bought(2))?.transaction.number == 2)
    }

    @Test(
        arguments: [
            (nil, true), (paid, true), (paid - .days(1), true), (paid + .days(1), true), (paid - .days(2), false),
            (paid + .days(2), false),
        ] as [(Instant?, Bool)]
    )
    func `a purchase is read again when it was paid in the time the credits cover, or at an unknown time`(
        paidAt: Instant?,
        isDue: Bool
    ) {
        #expect((recheck(bought { $0.paidAt = paidAt }) != nil) == isDue)
    }

    @Test func `the end of grace is exclusive, and without credits nothing is missing`() {
        #expect(recheck(bought(), at: paid + .hours(24)) != nil)
        #expect(recheck(bought(), at: paid + .hours(24) - .seconds(1)) == nil)
        for change: (inout AskingPolicy) -> Void in [{ $0.creditsSince = nil }, { $0.creditsWatermark = nil }] {
            var other = policy
            change(&other)
            #expect(other.recheck(of: PurchaseToRecheck(number: 1, transactions: [bought()]), asOf: asOf) == nil)
        }
    }

    @Test func `the earliest payment of a purchase dates it`() {
        #expect(recheck(bought(1) { $0.paidAt = paid + .days(2) }, bought(2))?.paidAt == paid)
    }

    @Test func `what was asked about in vain waits for its next turn`() {
        #expect(recheck(bought { $0.nextAttemptAt = asOf + .seconds(1) }) == nil)
        #expect(recheck(bought { $0.nextAttemptAt = asOf }) != nil)
    }

    @Test func `an account read lately is not read again, whichever transaction it was read by`() {
        func due(_ readAt: Instant) -> Bool { recheck(bought(1), bought(2) { $0.readAt = readAt }) != nil }
        #expect(due(asOf - .days(7)))
        #expect(!due(asOf - .days(7) + .seconds(1)))
    }

    @Test func `an account known by any of the transactions is read on from its mark`() {
        let due = recheck(
            bought(1),
            bought(2) { ($0.customerID, $0.revision) = (9, "later") },
            bought(3) { ($0.customerID, $0.revision) = (4, "mark") }
        )
        #expect(due?.customerID == 4 && due?.revision == "mark")
        #expect(recheck(bought())?.customerID == nil)
    }

    @Test func `the oldest payment comes first, undated ones last`() {
        func due(_ id: Int64, _ paidAt: Instant?, purchase: Int64 = 1) -> DueRecheck {
            DueRecheck(purchase: purchase, transaction: bought(id), paidAt: paidAt, customerID: nil, revision: nil)
        }
        let inOrder = [
            due(9, paid - .days(1)), due(1, paid), due(2, paid, purchase: 1), due(2, paid, purchase: 2), due(1, nil),
            due(3, nil),
        ]
        #expect(inOrder.reversed().sorted() == inOrder)
        #expect(inOrder.sorted() == inOrder)
        // Before any of that, what was read longest ago.
        let read = [paid, paid + .days(1)].map { readAt in
            var recheck = due(9, paid)
            recheck.readAt = readAt
            return recheck
        }
        #expect((read.reversed() + inOrder).sorted() == inOrder + read)
    }

    @Test func `of several accounts the first known one is read`() {
        let first = bought(1) { $0.customerID = 7 }
        let second = bought(2) { $0.customerID = 3 }
        #expect(recheck(first, second)?.customerID == 3)
        #expect(recheck(second, first)?.customerID == 3)
    }
}
