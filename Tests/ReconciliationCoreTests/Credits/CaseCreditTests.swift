import ReconciliationCore
import Testing

/// Rules 3.6: a credit that a case states stands in for the backend's own one.
@Suite struct CaseCreditTests {
    private static func stated(
        quantity: Int? = nil,
        hours: Int64 = 2,
        creditedAt: Instant = paid + .hours(2)
    ) -> CaseCredit {
        CaseCredit(
            caseID: "RC-1",
            eventID: 5,
            transaction: TransactionKey(environment: .production, id: TransactionID("100")),
            userID: "a",
            quantity: quantity,
            statedAt: paid + .hours(hours),
            creditedAt: creditedAt
        )
    }

    private static func imported(
        _ status: CreditRow.Status,
        to user: UserID = "a",
        hours: Int64 = 1,
        quantity: Int? = nil,
        delivered: Int64...,
        takenBack: [Int64] = [],
        toOther: [Int64] = [],
        hasOrder: Bool = true,
        recipient: UserID = "a"
    ) -> ImportedCredit {
        var credit = ImportedCredit(
            userID: user,
            status: status,
            quantity: quantity,
            creditedAt: paid + .hours(hours),
            hasOrder: hasOrder
        )
        typealias Statement = ImportedCredit.Statement
        let statements =
            delivered.map { Statement(.credited, to: recipient, at: paid + .hours($0)) }
            + takenBack.map { Statement(.withdrawn, to: recipient, at: paid + .hours($0)) }
            + toOther.map { Statement(.credited, to: "other", at: paid + .hours($0)) }
        credit.statements = statements.sorted { $0.at < $1.at }
        return credit
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Of what the case states; nil: everything.
        var quantity: Int?
        var imported: [ImportedCredit]
        var status: CreditRow.Status
    }

    @Test(arguments: [
        Row(
            testDescription: "a part is wanted while the live ones are one short",
            quantity: 1,
            imported: [imported(.credited, quantity: 2)],
            status: .credited
        ),
        Row(testDescription: "alone it is live", imported: [], status: .credited),
        Row(
            testDescription: "a live credit of the user replaces it",
            imported: [imported(.credited)],
            status: .withdrawn
        ),
        Row(
            testDescription: "another user's credit does not replace it",
            imported: [imported(.credited, to: "b")],
            status: .credited
        ),
        Row(
            testDescription: "a credit withdrawn before it says nothing about it",
            imported: [imported(.withdrawn, hours: 1)],
            status: .credited
        ),
        Row(
            testDescription: "a credit withdrawn at its moment replaces it",
            imported: [imported(.withdrawn, hours: 2)],
            status: .withdrawn
        ),
        Row(
            testDescription: "wrong goods delivered before it and taken back afterwards do not replace it",
            imported: [imported(.withdrawn, hours: 5, delivered: 1)],
            status: .credited
        ),
        Row(
            testDescription: "nor where neither the delivery nor what takes it back has an order",
            imported: [imported(.withdrawn, hours: 5, delivered: 1, takenBack: [5], hasOrder: false)],
            status: .credited
        ),
        Row(
            testDescription: "a delivery at its moment that is taken back afterwards replaces it",
            imported: [imported(.withdrawn, hours: 5, delivered: 2)],
            status: .withdrawn
        ),
        Row(
            testDescription: "a credit that failed from the start never replaces it",
            imported: [imported(.failed, hours: 3), imported(.failed, hours: 4, delivered: 4)],
            status: .credited
        ),
        Row(
            testDescription: "a credit stated delivered at its moment, and failed later, has replaced it",
            imported: [imported(.failed, hours: 3, delivered: 2)],
            status: .withdrawn
        ),
        Row(
            testDescription: "a credit stated delivered before it, and failed later, says nothing about it",
            imported: [imported(.failed, hours: 3, delivered: 1)],
            status: .credited
        ),
        Row(
            testDescription: "the part delivered before does not replace the rest",
            quantity: 2,
            imported: [imported(.credited, quantity: 1)],
            status: .credited
        ),
        Row(
            testDescription: "parts that add up to what was paid replace the rest",
            quantity: 2,
            imported: [imported(.credited, quantity: 1), imported(.credited, hours: 4, quantity: 2)],
            status: .withdrawn
        ),
        Row(
            testDescription: "a credit without quantity is one of everything",
            quantity: 2,
            imported: [imported(.credited, hours: 4)],
            status: .withdrawn
        ),
        Row(
            testDescription: "the rest delivered by the backend and taken back again stays replaced",
            quantity: 2,
            imported: [
                imported(.credited, quantity: 1, delivered: 1),
                imported(.withdrawn, hours: 5, quantity: 2, delivered: 2),
            ],
            status: .withdrawn
        ),
        Row(
            testDescription: "two rows of one each, one of them taken back, replace a rest of two",
            quantity: 2,
            imported: [
                imported(.credited, hours: 3, quantity: 1, delivered: 3),
                imported(.withdrawn, hours: 5, quantity: 1, delivered: 4),
            ],
            status: .withdrawn
        ),
        Row(
            testDescription: "less than the rest, taken back again, does not replace it",
            quantity: 2,
            imported: [
                imported(.credited, quantity: 1, delivered: 1),
                imported(.withdrawn, hours: 5, quantity: 1, delivered: 3),
            ],
            status: .credited
        ),
        Row(
            testDescription: "the part delivered before, taken back afterwards, says nothing about the rest",
            quantity: 1,
            imported: [imported(.withdrawn, hours: 5, quantity: 1, delivered: 1)],
            status: .credited
        ),
        Row(
            testDescription: "an order delivered before, stated again afterwards, says nothing about the rest",
            quantity: 1,
            imported: [imported(.withdrawn, hours: 5, quantity: 1, delivered: 4, 1)],
            status: .credited
        ),
        Row(
            testDescription:
                "an order taken back before, and delivered again afterwards, replaces it, taken back again or not",
            imported: [imported(.withdrawn, hours: 5, delivered: 0, 4, takenBack: [1, 5])],
            status: .withdrawn
        ),
        Row(
            testDescription: "and so it does of the rest",
            quantity: 1,
            imported: [imported(.withdrawn, hours: 5, quantity: 1, delivered: 0, 3, 4, takenBack: [1, 5])],
            status: .withdrawn
        ),
        Row(
            testDescription: "one that was another's before and is delivered to the user afterwards is a new delivery",
            imported: [imported(.withdrawn, hours: 5, delivered: 4, takenBack: [5], toOther: [0])],
            status: .withdrawn
        ),
        Row(
            testDescription: "one delivered again before it, and taken back afterwards, does not replace it",
            imported: [imported(.withdrawn, hours: 5, delivered: -2, 0, takenBack: [-1, 5])],
            status: .credited
        ),
        Row(
            testDescription: "one that is only another's afterwards is no delivery to the user",
            imported: [imported(.withdrawn, hours: 5, delivered: 0, takenBack: [5], toOther: [4])],
            status: .credited
        ),
        Row(
            testDescription: "a withdrawal without order means the latest delivery before it",
            quantity: 1,
            imported: [imported(.withdrawn, hours: 5, quantity: 1, delivered: 1, 5, 6, hasOrder: false)],
            status: .withdrawn
        ),
        Row(
            testDescription: "one without order means no later delivery",
            quantity: 1,
            imported: [imported(.withdrawn, hours: 5, quantity: 1, delivered: 1, 6, hasOrder: false)],
            status: .credited
        ),
        Row(
            testDescription: "and none to another user",
            quantity: 1,
            imported: [imported(.withdrawn, hours: 5, quantity: 1, delivered: 4, hasOrder: false, recipient: "b")],
            status: .credited
        ),
        Row(
            testDescription: "a failed row of the rest does not replace it",
            quantity: 2,
            imported: [imported(.failed, hours: 5, quantity: 2, delivered: 5)],
            status: .credited
        ),
        Row(
            testDescription: "an older row of a part does not replace what was delivered by hand",
            imported: [imported(.credited, quantity: 2)],
            status: .credited
        ),
        Row(
            testDescription: "older rows of parts replace it once they add up",
            imported: [imported(.credited, quantity: 2), imported(.credited, quantity: 1)],
            status: .withdrawn
        ),
        Row(
            testDescription: "a row of a part that is as new tells what was delivered",
            imported: [imported(.credited, hours: 2, quantity: 2)],
            status: .withdrawn
        ),
        Row(
            testDescription: "withdrawn parts do not add up",
            quantity: 2,
            imported: [imported(.credited, quantity: 1), imported(.withdrawn, hours: 4, quantity: 2)],
            status: .credited
        ),
        Row(
            testDescription: "parts of other users do not add up",
            quantity: 2,
            imported: [imported(.credited, quantity: 1), imported(.credited, to: "b", quantity: 2)],
            status: .credited
        ),
    ])
    func `the credit of a case beside imported ones`(row: Row) {
        let stated = Self.stated(quantity: row.quantity)
        #expect(stated.status(of: "a", beside: row.imported, paidQuantity: 3) == row.status)
    }

    /// Two cases that were resolved as delivered to one user, and turned out to be about one purchase.
    struct Pair: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Of what the older one states; nil: everything.
        var older: Int?
        var younger: Int?
        var imported: [ImportedCredit]
        /// Of the younger one; the older one is replaced.
        var status: CreditRow.Status
    }

    @Test(arguments: [
        Pair(
            testDescription: "one row replaces the older one alone",
            imported: [imported(.credited, hours: 6, delivered: 6)],
            status: .credited
        ),
        Pair(
            testDescription: "so does one that was taken back",
            imported: [imported(.withdrawn, hours: 7, delivered: 6, takenBack: [7])],
            status: .credited
        ),
        Pair(
            testDescription: "two rows replace both",
            imported: [imported(.credited, hours: 6, delivered: 6), imported(.credited, hours: 7, delivered: 7)],
            status: .withdrawn
        ),
        Pair(
            testDescription: "one row of twice the quantity replaces both",
            imported: [imported(.credited, hours: 6, quantity: 6, delivered: 6)],
            status: .withdrawn
        ),
        Pair(
            testDescription: "parts that are as much as was paid replace the older one alone",
            imported: [
                imported(.credited, hours: 6, quantity: 2, delivered: 6),
                imported(.withdrawn, hours: 8, quantity: 1, delivered: 7, takenBack: [8]),
            ],
            status: .credited
        ),
        Pair(
            testDescription: "what is left of them replaces the younger one",
            imported: [
                imported(.credited, hours: 6, quantity: 2, delivered: 6),
                imported(.withdrawn, hours: 8, quantity: 2, delivered: 7, takenBack: [8]),
            ],
            status: .withdrawn
        ),
        Pair(
            testDescription: "the older one takes the older row, whichever came in first",
            imported: [
                imported(.withdrawn, hours: 7, delivered: 6, takenBack: [7]),
                imported(.withdrawn, hours: 7, delivered: 3, takenBack: [7]),
            ],
            status: .withdrawn
        ),
        Pair(
            testDescription: "of live rows too",
            imported: [
                imported(.credited, hours: 6, quantity: 2, delivered: 6),
                imported(.credited, hours: 3, quantity: 2, delivered: 3),
            ],
            status: .withdrawn
        ),
        Pair(
            testDescription: "one row of everything replaces two rests that are as much",
            older: 2,
            younger: 1,
            imported: [imported(.credited, quantity: 3, delivered: 1)],
            status: .withdrawn
        ),
        Pair(
            testDescription: "a rest takes what was delivered after it before the part that was there",
            older: 2,
            imported: [
                imported(.credited, quantity: 1, delivered: 1),
                imported(.credited, hours: 6, quantity: 2, delivered: 6),
            ],
            status: .credited
        ),
        Pair(
            testDescription: "a rest takes no more than it is",
            older: 2,
            younger: 1,
            imported: [imported(.withdrawn, hours: 7, quantity: 3, delivered: 6, takenBack: [7])],
            status: .withdrawn
        ),
        Pair(
            testDescription: "and leaves nothing of a row that is as much",
            older: 2,
            younger: 1,
            imported: [imported(.withdrawn, hours: 7, quantity: 2, delivered: 6, takenBack: [7])],
            status: .credited
        ),
        Pair(
            testDescription:
                "of two rows of one instant the one that does not say when it was delivered is taken first",
            younger: 1,
            imported: [
                imported(.withdrawn, hours: 7, delivered: 6, takenBack: [7]), imported(.withdrawn, hours: 6),
            ],
            status: .withdrawn
        ),
    ])
    func `what replaces the credit of one case does not replace that of another`(pair: Pair) {
        let older = Self.stated(quantity: pair.older)
        let younger = Self.stated(quantity: pair.younger, hours: 5)
        #expect(older.status(of: "a", beside: pair.imported, paidQuantity: 3) == .withdrawn)
        #expect(younger.status(of: "a", beside: pair.imported, after: [older], paidQuantity: 3) == pair.status)
    }

    @Test(arguments: [nil, 2])
    func `a run that judges an earlier moment changes nothing of what replaces it`(quantity: Int?) {
        let stated = Self.stated(quantity: quantity, creditedAt: paid)
        let older = [Self.imported(.withdrawn, hours: 1, quantity: 2, delivered: 1)]
        #expect(stated.status(of: "a", beside: older, paidQuantity: 3) == .credited)
    }

    @Test func `what was paid may turn out to be less than the rest that a case states`() {
        #expect(
            Self.stated(quantity: 2).status(of: "a", beside: [Self.imported(.credited)], paidQuantity: 1) == .withdrawn
        )
    }

    @Test func `accounts that are one are compared as one`() {
        #expect(
            Self.stated().status(of: "b", beside: [Self.imported(.credited, to: "b")], paidQuantity: 1) == .withdrawn
        )
    }

    @Test func `a later decision about the case takes it back`() {
        #expect(Self.stated().isInForce(latestDecision: 5))
        #expect(!Self.stated().isInForce(latestDecision: 6))
        #expect(Self.stated().isInForce(latestDecision: nil))
    }

    @Test func `a delivery stated ahead of the run counts from the moment the run judges by`() {
        let at = paid + .hours(2)
        #expect(Self.stated().effectiveAt(asOf: at - .hours(1)) == at - .hours(1))
        #expect(Self.stated().effectiveAt(asOf: at + .hours(1)) == at)
    }

    private func purchase(_ change: (inout PurchaseToCredit) -> Void = { _ in }) -> PurchaseToCredit {
        var purchase = PurchaseToCredit(
            environment: .sandbox,
            ownerUserID: "owner",
            paidQuantity: 3,
            shownTransactionID: TransactionID("200")
        )
        purchase.statedTransactionIDs = ["300", "200", "100"].map { TransactionID($0) }
        change(&purchase)
        return purchase
    }

    private func delivery(to user: UserID? = nil, _ change: (inout PurchaseToCredit) -> Void = { _ in }) -> CaseCredit?
    {
        purchase(change).delivery(to: user, caseID: "RC-1", eventID: 5, at: paid)
    }

    @Test func `a resolution states the delivery of everything to the owner, or to the user it names`() throws {
        let toOwner = try #require(delivery())
        #expect(toOwner.userID == "owner" && toOwner.quantity == nil)
        #expect(toOwner.creditedAt == paid && toOwner.statedAt == paid)
        #expect(toOwner.transaction == TransactionKey(environment: .sandbox, id: TransactionID("200")))
        #expect(toOwner.caseID == "RC-1" && toOwner.eventID == 5 && toOwner.subject == "case RC-1")
        #expect(delivery(to: "named")?.userID == "named")
    }

    @Test func `the delivery is of a transaction that statements are about, the shown one first, else the smallest`() {
        #expect(delivery { $0.statedTransactionIDs.remove(at: 1) }?.transaction.id == TransactionID("100"))
        #expect(delivery { $0.shownTransactionID = nil }?.transaction.id == TransactionID("100"))
    }

    @Test(arguments: [([1], 2), ([1, 1], 1), ([3], nil), ([nil], nil), ([5], nil), ([], nil)] as [([Int?], Int?)])
    func `after a part delivery it is the rest, and where nothing is missing everything`(live: [Int?], rest: Int?) {
        #expect(delivery { $0.otherLiveQuantities = live }?.quantity == rest)
    }

    @Test func `nothing can be delivered to nobody, nor of a purchase without evidence`() {
        #expect(delivery { $0.ownerUserID = nil } == nil)
        #expect(delivery(to: "named") { $0.statedTransactionIDs = [] } == nil)
    }
}
