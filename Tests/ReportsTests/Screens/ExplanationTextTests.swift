import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

@Suite struct ExplanationTextTests {
    private func dossier(_ change: (inout Dossier) -> Void = { _ in }) -> Dossier {
        var facts = TransactionFacts()
        facts.productID = ProductID("gems.60")
        facts.quantity = 1
        facts.purchaseDate = asOf - .days(3)
        var dossier = Dossier(transactions: [.signed("1000000280765165", facts)])
        var trace = SubmissionLink(submission: "s", namesTransaction: true, containsTransaction: true, isProven: true)
        trace.uploader = NameAnswer(holders: [.init(user: UserID("u-owner"), rank: .storedName)])
        dossier.traces = [trace]
        dossier.names = [
            NameOnPurchase(origin: .appleToken, spelling: "secret-token", answer: NameAnswer(holders: []))
        ]
        change(&dossier)
        return dossier
    }

    private func text(
        _ dossier: Dossier,
        policy: Policy = Policy(creditsSince: asOf - .days(30), creditsWatermark: asOf),
        case standing: CaseStatus = CaseStatus(caseID: "RC-0123456789", kind: "missing_credit", state: .open)
    ) -> ExplanationText {
        let statements = dossier.transactions.map(statement)
        return ExplanationText(
            explain(dossier, statements: statements, policy: policy, asOf: asOf, cases: [standing]),
            bookedList: "white",
            bookedReason: "uncredited"
        )
    }

    private func credit(_ user: String) -> Credit {
        Credit(
            subject: user,
            transactionID: TransactionID("1000000280765165"),
            environment: .production,
            userID: UserID(user),
            canonicalUserID: UserID(user),
            orderID: OrderID("o-\(user)"),
            creditedAt: asOf - .days(1),
            productID: nil,
            quantity: 1,
            status: .credited,
            source: .imported,
            statementID: 1
        )
    }

    @Test func `a missing credit is explained to support in full`() throws {
        for language in Language.allCases {
            let told = text(dossier()).text(in: TextLocale(language), withRules: true)
            try expectGolden(told, "explain.rules.\(language.rawValue).txt")
        }
    }

    @Test func `a purchase credited twice tells what was found and what was not`() throws {
        let twice = text(dossier { $0.credits = [credit("u-one"), credit("u-two")] })
        try expectGolden(twice.text(withRules: true), "explain.rules.duplicate.txt")
    }

    @Test func `a delivery that a row of somebody else took back is told with whom it went to`() {
        let told = text(
            dossier { dossier in
                var taken = credit("system")
                taken.status = .withdrawn
                taken.recipients = Set(["u-two", "u-owner", "system"].map { UserID($0) })
                dossier.credits = [taken]
            }
        )
        let line = "Delivery: taken back from system on 11 Mar 2025, 00:00 (UTC), quantity 1, order o-system"
        #expect(told.text().contains(line + ", delivered to u-owner, u-two before\n"), "\(told.text())")
        let chinese = told.text(in: TextLocale(.simplifiedChinese))
        #expect(chinese.contains("发货单 o-system，此前曾发给 u-owner、u-two\n"), "\(chinese)")
    }

    @Test func `between a case's resolution and the next run nobody is told to credit again`() throws {
        var standing = CaseStatus(caseID: "RC-0123456789", kind: "missing_credit", state: .resolved)
        standing.reason = "credited_manually"
        standing.userID = "u-owner"
        standing.settledBy = "kim"
        standing.settledAt = asOf + .hours(1)
        standing.isWaitingForRun = true
        let waiting = text(dossier(), case: standing)
        let said = waiting.text()
        #expect(said.contains("(white, missing_credit)\n"), "the books say so still")
        #expect(
            said.contains(
                "Case RC-0123456789 (not delivered): resolved, delivered by hand (credited_manually), to u-owner, "
                    + "by kim, on 12 Mar 2025, 01:00 (UTC); the next run applies it\n"
            )
        )
        #expect(
            said.contains(
                "\nNext step: wait for the next run, which applies the case's resolution (wait).\n"
            )
        )
        let json = try ExplanationText.json(of: [waiting], forCustomer: false)
        #expect(json.contains(#"  "next_steps" : [\n    "wait"\n  ]"#.replacing("\\n", with: "\n")), "\(json)")
        #expect(json.contains(#""is_waiting_for_run" : true"#))
    }

    @Test func `no finding of a purchase has another step while the next run applies a resolution`() {
        var explained = Situation("gold delivered for gems, and gems to another") { dossier in
            dossier.deliver(to: "u1", product: "gold-300")
            dossier.deliver(to: "u2", product: "com.example.game.gems60")
        }
        .text.explanation
        func steps() -> [Substring] {
            ExplanationText(explained, bookedList: "black", bookedReason: "credited").text()
                .split(separator: "\n").filter { $0.contains("Next step: ") }
        }
        #expect(steps().count > 1 && steps().allSatisfy { !$0.contains("(wait)") }, "\(steps())")
        var resolved = CaseStatus(caseID: "RC-1", kind: "duplicate_credit", state: .resolved)
        resolved.reason = "refunded_by_us"
        resolved.isWaitingForRun = true
        explained.cases = [resolved]
        #expect(steps().count > 1 && steps().allSatisfy { $0.contains("(wait)") }, "\(steps())")
    }

    @Test func `of what people decided since the last run the last is told, a reopening too`() {
        func decision(_ action: CaseState, _ id: String, sequence: Int64, reason: String? = nil) -> CaseStatus {
            var status = CaseStatus(caseID: id, kind: "missing_credit", state: action)
            status.lastDecisionSequence = sequence
            status.reason = reason
            status.isWaitingForRun = true
            return status
        }
        func told(_ cases: [CaseStatus]) -> String {
            var explained = text(dossier()).explanation
            explained.cases = cases
            return ExplanationText(explained, bookedList: "white", bookedReason: "uncredited").text()
        }
        let fraud = decision(.resolved, "RC-1", sequence: 1, reason: "fraud")
        let delivered = decision(.resolved, "RC-2", sequence: 2, reason: "credited_elsewhere")
        let reopened = decision(.reopened, "RC-3", sequence: 3)
        #expect(told([fraud, delivered]).hasPrefix("Resolved by case RC-2: "))
        #expect(told([delivered, fraud]).hasPrefix("Resolved by case RC-2: "))
        let again = told([delivered, reopened, fraud])
        #expect(again.hasPrefix("Reopened by case RC-3. "))
        #expect(again.contains("which judges the reopened case again (wait)"))
    }

    @Test func `a delivery of the original of a purchase of unknown type is told beside those of its own`() {
        func lines(_ change: (inout Dossier) -> Void = { _ in }) -> [String] {
            let told = text(
                dossier { dossier in
                    dossier.creditOfOriginal = credit("u-first")
                    change(&dossier)
                }
            )
            return told.text().split(separator: "\n").map { String($0) }.filter { $0.contains("eliver") }
        }
        let perhaps = "Perhaps delivered: to u-first on 11 Mar 2025, 00:00 (UTC), as 1000000280765165; "
        #expect(lines().contains("Delivery: none"))
        #expect(lines().contains { $0.hasPrefix(perhaps) })
        #expect(lines { $0.credits = [credit("u-owner")] }.contains { $0.hasPrefix(perhaps) })
        #expect(!lines { $0.transactions[0].facts.type = .consumable }.contains { $0.hasPrefix(perhaps) })
    }

    @Test func `a delivery that a case stated and that counts no longer was taken back by nobody`() {
        func line(_ source: Credit.Source) -> String? {
            var stated = credit("u-owner")
            stated.status = .withdrawn
            stated.source = source
            return text(dossier { $0.credits = [stated] }).text().split(separator: "\n")
                .first { $0.hasPrefix("Delivery: ") }.map { String($0) }
        }
        #expect(line(.case_)?.hasPrefix("Delivery: to u-owner on ") == true)
        #expect(line(.case_)?.contains(", counts no longer") == true)
        #expect(line(.imported)?.hasPrefix("Delivery: taken back from u-owner on ") == true)
    }

    @Test func `each kind of finding about deliveries is ruled out once, and no other kind`() {
        let credited = text(dossier { $0.credits = [credit("u-owner")] }).text(withRules: true)
        let aboutDeliveries: Set<FindingKind> = [
            .ownerMismatch, .duplicateCredit, .contentMismatch, .refundedAfterCredit, .environmentBreach,
        ]
        for kind in FindingKind.allCases {
            let count = credited.ranges(of: "\n  \(kind.rawValue): ").count
            #expect(count == (aboutDeliveries.contains(kind) ? 1 : 0), "\(kind)")
        }
    }

    @Test func `why nothing was found is true of the purchase at hand`() {
        func ruledOut(_ change: (inout Dossier) -> Void) -> String {
            text(dossier(change)).text(withRules: true)
        }
        let certain = ruledOut { dossier in
            dossier.names = []
            dossier.token(of: "u-one")
            dossier.credits = [credit("u-one")]
        }
        #expect(certain.contains("owner_mismatch: no delivery went to anybody but the owners who are certain\n"))
        let elsewhere = ruledOut { $0.credits = [credit("u-one")] }
        #expect(elsewhere.contains("owner_mismatch: nothing on the payment says for certain whose it is\n"))
        #expect(elsewhere.contains("duplicate_credit: one user, and not more than was paid for\n"))
        let restored = ruledOut { dossier in
            dossier.change { $0.facts.type = .nonConsumable }
            dossier.credits = [credit("u-owner"), credit("u-owner")]
        }
        #expect(restored.contains("duplicate_credit: one user, who may receive a purchase of this type again\n"))
        let refunded = ruledOut { dossier in
            dossier.change { $0.facts.quantity = 3 }
            dossier.credits = [credit("u-owner")]
            dossier.refund()
        }
        #expect(refunded.contains("content_mismatch: the product agrees") && !refunded.contains("quantity agree"))
    }

    @Test
    func `a sandbox delivery to a customer is reported, and staff check whether the user is an Apple reviewer`() {
        let sandbox = text(
            dossier {
                $0.transactions = [.signed("7", in: .sandbox, $0.transactions[0].facts)]
                $0.credits = [credit("u-one")]
            }
        ).text()
        #expect(sandbox.hasPrefix("Test purchase delivered to a customer: nobody paid for it"), "\(sandbox)")
        #expect(sandbox.contains("find out whether the user is a reviewer of Apple's (ignore_reviewer)"))
    }

    @Test func `who received something else is named alone, and no moment is told that holds for some only`() {
        let mixed = Situation("gold delivered for gems, and gems to another") { dossier in
            dossier.upload(by: "u1", naming: true)
            dossier.deliver(to: "u1", product: "gold-300")
            dossier.deliver(to: "u2", product: "com.example.game.gems60")
        }
        .text.text()
        #expect(mixed.contains("paid for 60 gems (com.example.game.gems60), u1 received gold-300."), "\(mixed)")
        #expect(mixed.contains("one purchase, delivered to 2 users: u1, u2."), "\(mixed)")
        let refunds: [(daysAgo: Int64, told: String)] = [
            (1, "delivered to u1, u2, refunded in full on 11 Mar 2025, 00:00 (UTC)."),
            (3, "refunded in full on 9 Mar 2025, 00:00 (UTC), delivered to u1, u2 all the same."),
        ]
        for refund in refunds {
            let refunded = Situation("refunded, delivered twice") { dossier in
                dossier.deliver(to: "u1", daysAgo: 2)
                dossier.deliver(to: "u2", daysAgo: 0)
                dossier.refund(daysAgo: refund.daysAgo)
            }
            .text.text()
            #expect(refunded.contains(refund.told), "\(refunded)")
        }
    }

    @Test func `the whole of it as JSON`() throws {
        try expectGolden(try ExplanationText.json(of: [text(dossier())], forCustomer: false), "explain.json")
    }

    @Test func `a known order id of Apple's e-mail is told to staff and to the customer`() throws {
        var told = text(dossier())
        told.appleOrderIDs = ["MK5TTTVWJH"]
        #expect(told.text().contains("\nApple order: MK5TTTVWJH\n"))
        #expect(try ExplanationText.json(of: [told], forCustomer: false).contains("\"apple_order_ids\" : ["))
        let sentence = "In Apple's e-mail receipt it is order MK5TTTVWJH."
        #expect(told.customerText().contains(sentence))
        #expect(try ExplanationText.json(of: [told], forCustomer: true).contains(sentence))
    }

    @Test func `a customer reads nobody's name and no code of ours`() throws {
        let twice = text(dossier { $0.credits = [credit("u-one"), credit("u-two")] })
        for said in [twice.customerText(), try ExplanationText.json(of: [twice], forCustomer: true)] {
            for word in ["u-one", "u-two", "u-owner", "RC-", "o-u", "secret", "duplicate_credit", "black"] {
                #expect(!said.contains(word), "\(word)")
            }
        }
    }
}
