import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// The sums of reports: roll-forward, aging, and the counts of the summary.
    static var totals: [Promise] {
        [
            .ledger("the roll-forward foots from the last published balance, over a failed run") { ledger in
                try ledger.takePaid(1...5)
                _ = try ledger.night(2, endingAs: .published)
                try ledger.takePaid(6...6)
                _ = try ledger.night(3, endingAs: .failed)
                try ledger.takePaid(7...7)
                try ledger.take([credit("1", to: "u1")], name: "credits")
                let last = try ledger.night(4, endingAs: nil)
                let rows = try ledger.rollForward(run: last)
                #expect(
                    rows.map { "\($0.list) \($0.reason)" } == [
                        "white ", "white credited", "white uncredited", "black ", "black credited",
                    ]
                )
                #expect(rows[0].openingCount == 5 && rows[0].closingCount == 6 && rows[0].closingMilliunits == 36000)
                #expect(rows[1].outCount == 1 && rows[2].inCount == 2 && rows[2].inMilliunits == 12000)
                #expect(rows[3].openingCount == 0 && rows[3].closingCount == 1)
                expectFooting(rows)
            },
            .books("facts that wait for the next run leave the totals of the last one as they were") { books in
                try books.upload("r", sender(), inside("100"), inside("200"))
                try books.take(.credits, delivery("100", to: "u1"), delivery("200", to: "u1"))
                try books.night(2)
                var later = inside("100")
                later.statedAt = noon + .days(1)
                try books.upload("another", sender(), later)
                let run = try #require(try books.ledger.lastRun()).id
                #expect(try books.ledger.brokenTotals(of: run) == [])
                try books.night(3)
            },
            .books("aging puts each purchase past the edge it reached, and compares with the last summary") { books in
                let ledger = books.ledger
                let summary =
                    #"{"aging":[{"list_state":"expected","bucket":"0-1h","currency":"CNY","count":3},"#
                    + #"{"list_state":"parked","bucket":">180d","currency":"","count":2}]}"#
                let first = try ledger.openRun(RunStart(noon))
                try ledger.closeRun(first, as: RunEnding(.published, exitStatus: 0, finishedAt: noon, summary: summary))
                let asOf = noon + .days(10)
                // Just before an edge, at it, at another one, and past that.
                let ages: [Int64] = [3_599_999, 3_600_000, 259_200_000, 259_200_001]
                let bought = ages.enumerated().map { place, age in
                    inside("\(place)") { facts in
                        facts.purchaseDate = asOf - Span(milliseconds: age)
                        facts.price = Price(milliunits: 6000, currency: "CNY")
                    }
                }
                try books.upload("r", sender(), all: bought + [inside("9") { $0.purchaseDate = nil }])
                try books.night(10)
                let run = try #require(try ledger.lastRun()).id
                let rows = try ledger.agingRows(run: run, asOf: asOf)
                let told = rows.map {
                    "\($0.listState) \($0.bucket) \($0.currency) \($0.count) \($0.amountMilliunits) \($0.countChange)"
                }
                #expect(
                    told == [
                        "expected 0-1h CNY 1 6000 -2", "expected 1-24h CNY 1 6000 1", "expected   1 0 1",
                        "missing_credit 3-7d CNY 2 12000 2", "parked >180d  0 0 -2",
                    ]
                )
                #expect(rows.first { $0.count == 2 }?.oldestPurchaseDate == asOf - Span(milliseconds: ages[3]))
                #expect(rows.first { $0.bucket.isEmpty }?.oldestPurchaseDate == nil)
            },
            .books("live credits are counted by the states of the black list, however these change") { books in
                let ledger = books.ledger
                func expect(_ states: [String], _ place: SourceLocation = #_sourceLocation) throws {
                    let run = try #require(try ledger.lastRun())
                    let totals = try ledger.bookTotals(run: run.id, asOf: run.asOf)
                    let listed = try ledger.liveCredits().map(\.state).sorted()
                    #expect(listed == states, sourceLocation: place)
                    let counted = ["excluded": totals.excludedCredits, "matched": totals.matchedCredits]
                        .merging(["unmatched": totals.unmatchedCredits]) { $1 }
                    for (state, count) in counted {
                        #expect(listed.count { $0 == state } == count, "\(state)", sourceLocation: place)
                    }
                    #expect(totals.liveCredits == listed.count, sourceLocation: place)
                    let totalsOfAll = try ledger.controlTotals(run: run.id, isFull: true)
                    #expect(totalsOfAll.filter { !$0.holds } == [], sourceLocation: place)
                }
                try books.upload("r", sender(), inside("1"), inside("2", .sandbox, days: -1))
                try books.take(.credits, delivery("1", to: "u1"), delivery("3", to: "u1"))
                try books.night(2)
                try expect(["matched", "unmatched"])
                // A delivery for a purchase that is closed already, and one taken back.
                try books.take(.credits, delivery("2", to: "u1") { $0.environment = .sandbox })
                try books.night(3)
                try expect(["excluded", "matched", "unmatched"])
                try books.take(
                    .credits,
                    delivery("2", to: "u1", days: 1) { row in
                        row.environment = .sandbox
                        row.status = .withdrawn
                    }
                )
                try books.night(4)
                try expect(["matched", "unmatched"])
                try books.take(.credits, delivery("2", to: "u1", days: 2) { $0.environment = .sandbox })
                // The purchase of a delivery without purchase comes in, and is closed at once.
                try books.upload("free", sender(), inside("3") { $0.ownership = .familyShared })
                try books.night(5)
                try expect(["excluded", "excluded", "matched"])
                // What is closed depends on the policy.
                try books.night(6) { $0.environments = [.production, .sandbox] }
                try expect(["excluded", "matched", "matched"])
                try books.night(7) { $0.environments = [.sandbox] }
                try expect(["excluded", "excluded", "matched"])
            },
            .books("totals count the books") { books in
                let ledger = books.ledger
                try books.take(
                    .products,
                    product("skin") { row in
                        row.priceMilliunits = 1
                        row.currency = "CNY"
                    }
                )
                let priced = inside("1", days: -1) { $0.price = Price(milliunits: 6000, currency: "CNY") }
                try books.upload("r", sender(), priced, inside("3"), inside("4"))
                try books.upload("r", sender("u9"), all: [])
                try books.take(
                    .payments,
                    payment("2") { row in
                        row.productID = ProductID("skin")
                        row.purchaseDate = noon - .days(2)
                        row.userID = UserID("u1")
                    }
                )
                try books.upload("family", sender(), inside("5") { $0.ownership = .familyShared })
                try books.take(.receipts, .submission(sender("u") { $0.transactionID = TransactionID("7") }))
                try books.take(.credits, delivery("3", to: "u1"), delivery("4", to: "u1"), delivery("8", to: "u1"))
                try books.night(2)
                let run = try #require(try ledger.lastRun()).id
                let totals = try ledger.bookTotals(run: run, asOf: noon + .days(2))
                #expect(totals.whiteByState == ["missing_credit": 2] && totals.black == 2 && totals.merged == 0)
                #expect(totals.closedByReason == ["excluded_family_shared": 1])
                #expect(totals.liveCredits == 3 && totals.matchedCredits == 2 && totals.unmatchedCredits == 1)
                #expect(totals.claimsByState == ["pending": 1])
                #expect(totals.openFindingsByKind == ["missing_credit": 2, "unproven_credit": 1])
                #expect(totals.newFindings == 3 && totals.closedFindings == 0)
                #expect(totals.evidenceByOutcome == ["verified": 2])
                #expect(totals.duplicateEvidence == 1 && totals.oldestMissing == noon - .days(2))
                #expect(
                    totals.missingMoney == [
                        .init(currency: "CNY", isEstimate: false, count: 1, milliunits: 6000),
                        .init(currency: "CNY", isEstimate: true, count: 1, milliunits: 1),
                    ]
                )
                #expect(totals.watermarks["credits"] == noon + hour)

                try books.take(.credits, delivery("1", to: "u1"))
                try books.night(3)
                let later = try ledger.bookTotals(run: #require(try ledger.lastRun()).id, asOf: noon + .days(3))
                #expect(later.whiteByState == ["missing_credit": 1] && later.black == 3)
                #expect(later.newFindings == 0 && later.closedFindings == 1)
            },
            .books("a finding that closed and opened again between two reports was never gone") { books in
                let ledger = books.ledger
                try books.upload("r", sender(), inside("100"))
                try books.night(2)
                func changes() throws -> [Int] {
                    let run = try #require(try ledger.lastRun()).id
                    let totals = try ledger.bookTotals(run: run, asOf: books.today)
                    return [totals.newFindings, totals.closedFindings]
                }
                func newIn() throws -> [Int64] {
                    try ledger.all { try ledger.lostOrders($0) }.compactMap { $0.newInRunID?.number }
                }
                func deliver(_ status: CreditRow.Status, day: Int64) throws {
                    try books.take(
                        .credits,
                        credit("100", to: "u1", at: noon + .days(day)) {
                            $0.status = status
                            $0.orderID = OrderID("o\(day / 2)")
                        }
                    )
                }
                #expect(try changes() == [1, 0] && newIn() == [1])
                let openedAt = try ledger.cases(includingSettled: false).map(\.openedAt)

                // The same as-of again, after a delivery and once it was withdrawn.
                try deliver(.credited, day: 4)
                try books.night(4)
                #expect(try changes() == [0, 1])
                try deliver(.withdrawn, day: 5)
                try books.night(5)
                #expect(try changes() == [1, 0] && newIn() == [3], "gone in a report, and found again")
                try deliver(.credited, day: 6)
                try books.night(7)
                #expect(try changes() == [0, 1])
                try deliver(.withdrawn, day: 7)
                try books.night(7)
                #expect(try changes() == [0, 0] && newIn() == [3], "the report of that day has it as the one before")
                let again = try ledger.cases(includingSettled: false).map(\.openedAt)
                #expect(again == [noon + .days(5)] && openedAt == [noon + .days(2)])
            },
            .books("each day counts what was paid in it by what became of it, and what is closed nowhere") { books in
                let ledger = books.ledger
                let asOf = noon + .days(3)
                let days = [2, 1, 0].map { asOf - .days($0) }
                func paid(_ id: String, _ moment: Instant) -> IntakeRow {
                    payment(id) { row in
                        row.purchaseDate = moment
                        row.userID = UserID("u1")
                    }
                }
                let moment = Span(milliseconds: 1)
                try books.take(.payments, paid("1", days[0] - moment), paid("2", days[0]), paid("3", days[1] - moment))
                try books.take(.payments, paid("4", days[1]), paid("5", asOf), paid("6", asOf + moment))
                let shared = inside("7") { facts in
                    facts.purchaseDate = asOf
                    facts.ownership = .familyShared
                }
                try books.upload("family", sender(), shared)
                try books.take(.credits, delivery("1", to: "u1"), delivery("2", to: "u1"))
                try books.night(2)
                let published = try #require(try ledger.lastRun()).id
                let failed = try ledger.openRun(RunStart(asOf))
                try ledger.closeRun(failed, as: RunEnding(.failed, exitStatus: 1, finishedAt: asOf, summary: "{}"))
                try books.night(3)

                let last = try #require(try ledger.lastRun()).id
                let figures = try ledger.pageFigures(run: last, asOf: asOf, days: days)
                #expect(figures.previousRun == published)
                #expect(figures.days.map(\.start) == days)
                let counts = figures.days.map { [$0.delivered, $0.notDue, $0.notDelivered] }
                #expect(counts == [[1, 0, 1], [0, 0, 1], [0, 1, 0]])
                #expect(try ledger.pageFigures(run: published, asOf: asOf, days: []).previousRun == nil)
            },
            .ledger("totals of an empty ledger are zero") { ledger in
                let totals = try ledger.bookTotals(run: RunID(1), asOf: noon)
                #expect(totals == BookTotals())
            },
            .books("what a receipt shows long after its credit is counted as unfinished") { books in
                func receipt(_ name: String, days: Int64) throws {
                    var bought = inside("1")
                    bought.statedAt = noon + .days(days)
                    try books.upload(name, sender(), bought)
                }
                func unfinished() throws -> Int {
                    let run = try #require(try books.ledger.lastRun())
                    return try books.ledger.bookTotals(run: run.id, asOf: run.asOf).unfinishedButCredited
                }
                try receipt("r1", days: 0)
                try books.take(.credits, delivery("1", to: "u1"))
                try books.night(2)
                #expect(try unfinished() == 0)
                try receipt("r2", days: 2)
                try books.night(3)
                #expect(try unfinished() == 1)
                try books.take(.credits, delivery("1", to: "u1", days: 3) { $0.status = .withdrawn })
                try books.night(4)
                #expect(try unfinished() == 0)
            },
            .books("what a receipt shows is counted after a run beyond it was taken back") { books in
                var bought = inside("1")
                bought.statedAt = noon + .days(3)
                try books.upload("r1", sender(), bought)
                try books.take(.credits, delivery("1", to: "u1"))
                try books.night(1)
                try books.night(9)
                _ = try books.ledger.openRun(RunStart(noon + .days(2), takesBack: true))
                for (day, count) in [(Int64(2), 0), (4, 1), (5, 1)] {
                    try books.night(day)
                    let run = try #require(try books.ledger.lastRun())
                    let totals = try books.ledger.bookTotals(run: run.id, asOf: run.asOf)
                    #expect(totals.unfinishedButCredited == count)
                    #expect(try books.ledger.brokenTotals(of: run.id) == [])
                }
            },
            .books("periods are counted as long as nothing of their first is known") { books in
                func periods(_ days: Int64) throws -> Int {
                    try books.night(days) { $0.subscriptions = .firstPeriod }
                    let run = try #require(try books.ledger.lastRun())
                    return try books.ledger.bookTotals(run: run.id, asOf: run.asOf).periodsWithoutFirst
                }
                try books.upload("r", sender(), period("2", of: "1", days: 0) { $0.transactionReason = "RENEWAL" })
                #expect(try periods(2) == 1)
                try books.upload("first", sender(), period("1", of: "1", days: -30))
                #expect(try periods(3) == 0)
            },
        ]
    }
}

extension LedgerEngine {
    /// A night that ends in a state, or is judged only.
    fileprivate func night(_ days: Int64, endingAs state: RunState?) throws -> RunID {
        let asOf = noon + .days(days)
        let run = try openRun(RunStart(asOf))
        _ = try post(run: run, asOf: asOf, naming: NamingPolicy(), apps: [])
        let policy = Policy(creditsSince: noon - .days(9), creditsWatermark: asOf)
        _ = try reconcile(run: run, policy: policy, asOf: asOf, isFull: false)
        if let state {
            try closeRun(run, as: RunEnding(state, exitStatus: 0, finishedAt: asOf, summary: "{}"))
        }
        return run
    }

    /// Payments of 6 yuan each, by their ids.
    fileprivate func takePaid(_ ids: ClosedRange<Int>) throws {
        let paid = ids.map { id in
            payment("\(id)") { row in
                row.priceMilliunits = 6000
                row.currency = "CNY"
            }
        }
        try take(paid, name: "\(ids)")
    }
}

/// Opening and what came in, less what went out, is closing: for each list and currency.
private func expectFooting(_ rows: [RollForwardRow]) {
    for lines in Dictionary(grouping: rows, by: { "\($0.list) \($0.currency)" }).values {
        let opening = lines.reduce(0) { $0 + $1.openingMilliunits + $1.inMilliunits - $1.outMilliunits }
        #expect(opening == lines.reduce(0) { $0 + $1.closingMilliunits })
    }
}
