import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Findings about credits that have no purchase, over several nights.
    static var unmatchedFindings: [Promise] {
        [
            .ledger("a credit without payment is found at the edge of grace, and closed when its evidence comes") {
                ledger in
                try ledger.take([credit("100", to: "a")], name: "1")
                // Enough credits of the week are matched that one without payment is worth naming.
                try ledger.take([submission("good")], name: "2")
                try ledger.verify("200", "201")
                try ledger.take([credit("200", to: "b"), credit("201", to: "b")], name: "3")
                try ledger.judge(0)
                #expect(try ledger.open(.unprovenCredit) == [])
                try ledger.judge(1)
                #expect(try ledger.open(.unprovenCredit) == ["unproven_credit|100"])

                try ledger.take([submission("late")], name: "4")
                try ledger.verify("100")
                try ledger.judge(2)
                #expect(try ledger.open(.unprovenCredit) == [])
                #expect(try ledger.findings(.unprovenCredit) { [$0.closedReason] } == ["matched"])
            },
            .ledger("why a credit's finding closed is not told by the same transaction in the other store") { ledger in
                // Enough credits of the week are matched that one without payment is worth naming.
                try ledger.take([submission("good")], name: "1")
                try ledger.verify("200", "201")
                try ledger.take([credit("200", to: "b"), credit("201", to: "b")], name: "2")
                var inSandbox = CreditRow(
                    transactionID: TransactionID("100"),
                    userID: UserID("a"),
                    creditedAt: noon - .days(150)
                )
                inSandbox.environment = .sandbox
                var inProduction = CreditRow(transactionID: TransactionID("100"), userID: UserID("a"), creditedAt: noon)
                inProduction.environment = .production
                // Of one order: the same subject in both stores.
                (inSandbox.orderID, inProduction.orderID) = (OrderID("o"), OrderID("o"))
                // Nor by another credit of it, nor by another one from before evidence was imported.
                let others = [credit("100", to: "other"), credit("300", to: "a", at: noon - .days(150))]
                try ledger.take([.credit(inSandbox), .credit(inProduction)] + others, name: "3")
                try ledger.judge(1)
                #expect(try ledger.open(.unprovenCredit) == ["unproven_credit|100", "unproven_credit|100"])

                inProduction.status = .withdrawn
                try ledger.take([.credit(inProduction)], name: "4", at: noon + .days(1))
                try ledger.judge(2)
                #expect(try ledger.findings(isOpen: false) { [$0.closedReason] } == ["credit_withdrawn"])
            },
            .ledger("when most of the week's credits lack their payment they are counted, not listed") { ledger in
                try ledger.take([credit("100", to: "a"), credit("101", to: "a")], name: "1")
                let tally = try ledger.judge(1)
                #expect(tally.unlistedUnprovenCredits == 2)
                #expect(try ledger.open(.unprovenCredit) == [])
            },
            .ledger("the week of credits ends with the moment of the night, and that moment counts") { ledger in
                try ledger.take([credit("100", to: "a")], name: "1")
                try ledger.take([credit("101", to: "a", at: noon + .days(1))], name: "2")
                let tally = try ledger.judge(1)
                #expect(tally.unlistedUnprovenCredits == 0)
                #expect(try ledger.open(.unprovenCredit) == ["unproven_credit|100"])
            },
            .ledger("a payment missing in the other store does not tell why a credit's finding closed") { ledger in
                try ledger.take([submission("good")], name: "1")
                try ledger.verify("200", "201")
                try ledger.take(["200", "201"].map { credit($0, to: "b") } + [credit("100", to: "a")], name: "2")
                try ledger.judge(1)
                var withdrawn = CreditRow(transactionID: TransactionID("100"), userID: UserID("a"), creditedAt: noon)
                var inSandbox = withdrawn
                inSandbox.environment = .sandbox
                withdrawn.environment = .production
                withdrawn.status = .withdrawn
                try ledger.take([.credit(inSandbox), .credit(withdrawn)], name: "3", at: noon + .days(1))
                try ledger.answerNotFound("100", by: game, at: noon + .days(2))
                try ledger.judge(2)
                #expect(
                    try ledger.findings { [$0.finding.kind, $0.finding.environment, $0.closedReason] }
                        == ["missing_payment|Sandbox|-", "unproven_credit|Production|credit_withdrawn"]
                )
            },
            .books("the case of a credit that was not listed while too many lacked evidence stays as people left it") {
                books in
                func take(_ ids: String..., proven: Bool, days: Int64 = 0) throws {
                    if proven { for id in ids { try books.take(.payments, payment(id)) } }
                    for id in ids { try books.take(.credits, delivery(id, to: "u1", days: days)) }
                }
                func work() throws -> [String] {
                    try books.ledger.cases(includingSettled: false).map { "\($0.kind) \($0.state)" }
                }
                try take("8", "9", proven: false)
                try take("1", "2", "3", "4", proven: true)
                try books.night(2)
                let caseID = try books.ledger.caseID(.unprovenCredit, of: "9")
                try books.ledger.act(resolve(.belowThreshold), on: caseID, at: noon + .days(2))
                try books.night(3)
                try take("91", "92", "93", "94", "95", proven: false, days: 3)
                try books.night(5)
                #expect(try work() == [], "counted, and not listed")
                for id in ["91", "92", "93", "94", "95"] { try books.take(.payments, payment(id)) }
                try books.night(6)
                #expect(try work() == ["unproven_credit open"])
                #expect(try books.ledger.cases().first { $0.caseID == caseID }?.state == .resolved)
            },
            .ledger("credits from before evidence was imported do not hide those that lack theirs") { ledger in
                try ledger.take([submission("good")], name: "1")
                try ledger.verify("200")
                try ledger.take(
                    [credit("200", to: "b"), credit("100", to: "a", at: noon + hour)]
                        + ["101", "102"].map { credit($0, to: "a", at: noon - hour) },
                    name: "2"
                )
                let tally = try ledger.judge(2) { $0.evidenceSince = noon }
                #expect(tally.unlistedUnprovenCredits == 0)
                #expect(try ledger.open(.unprovenCredit) == ["unproven_credit|100"])
            },
            .ledger("the same trouble in the other store is a case of its own") { ledger in
                try ledger.take([submission("good")], name: "1")
                try ledger.verify("200", "201", "202")
                let matched = ["200", "201", "202"].map { credit($0, to: "b") }
                try ledger.take(matched + [credit("100", to: "a")], name: "2")
                try ledger.judge(1)
                var inSandbox = CreditRow(transactionID: TransactionID("100"), userID: UserID("a"), creditedAt: noon)
                inSandbox.environment = .sandbox
                inSandbox.productID = ProductID("sand")
                try ledger.take([.credit(inSandbox)], name: "3", at: noon + .days(1))
                for days: Int64 in 2...3 {
                    try ledger.judge(days)
                    #expect(
                        try ledger.findings(.unprovenCredit) {
                            [$0.finding.environment, $0.finding.productID?.rawValue]
                        }
                            == ["Production|-", "Sandbox|sand"]
                    )
                }
                #expect(Set(try ledger.findings(.unprovenCredit) { [$0.finding.caseID] }).count == 2)
            },
            .ledger("credits from before evidence was imported lack nothing") { ledger in
                try ledger.take([credit("100", to: "a")], name: "1")
                let tally = try ledger.judge(9) { $0.evidenceSince = noon + .seconds(1) }
                #expect(tally.unlistedUnprovenCredits == 0)
                #expect(try ledger.open(.unprovenCredit) == [])
                try ledger.judge(10)
                #expect(try ledger.open(.unprovenCredit) == ["unproven_credit|100"])
            },
            .ledger("a payment is missing only when every app was asked late enough") { ledger in
                try ledger.take([credit("100", to: "a")], name: "1")
                let reader = BundleID("com.example.reader")
                func found(_ days: Int64) throws -> [String] {
                    try ledger.judge(days) { $0.apps.insert(reader) }
                    return try ledger.open(.missingPayment, .unprovenCredit)
                }
                try ledger.answerNotFound("100", by: game, at: noon + .days(1))
                #expect(try found(9) == ["unproven_credit|100"])
                try ledger.answerNotFound("100", by: reader, at: noon + .days(1) - .seconds(1))
                #expect(try found(10) == ["unproven_credit|100"])
                try ledger.answerNotFound("100", by: reader, at: noon + .days(1))
                #expect(try found(11) == ["missing_payment|100"])
                // The same trouble at another stage is the same case.
                let all = try ledger.findings()
                #expect(Set(all.map(\.finding.caseID)).count == 1 && all.count == 2)
            },
        ]
    }
}
