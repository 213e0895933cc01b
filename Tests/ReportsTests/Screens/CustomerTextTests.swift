import ReconciliationCore
import Testing

@testable import Reports

@Suite struct CustomerTextTests {
    @Test func `nobody promises again what a case says was done`() throws {
        let situation = try #require(Situation.all.first { $0.title == "credited by hand since the last run" })
        let told = situation.text.customerText()
        #expect(
            // When the case was closed is not when it was delivered.
            told.hasSuffix("It was delivered to your account.\nYou do not need to do anything.\n"),
            "\(told)"
        )
    }

    @Test func `a customer who waits is told until when`() throws {
        let situation = try #require(Situation.all.first { $0.title == "inside the grace time" })
        #expect(
            situation.text.customerText().contains("If it has not arrived by 13 Mar 2025, 00:00 (UTC), please write")
        )
    }

    @Test func `a customer who asks after that time is told to ask tomorrow, when the next run has looked`() throws {
        let situation = try #require(Situation.all.first { $0.title == "inside the grace time" })
        var text = situation.text
        let end = Instant(rfc3339: "2025-03-13T00:00:00Z")
        text.now = end.map { $0 - .seconds(1) }
        #expect(text.customerText().contains("If it has not arrived by 13 Mar 2025"))
        text.now = end
        #expect(!text.customerText().contains("If it has not arrived by"))
        #expect(text.customerText().contains("Please ask again tomorrow."))
    }

    @Test func `the case of a purchase that was merged speaks for no finding that stands`() {
        var merged = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: .resolved)
        (merged.isObsolete, merged.reason) = (true, "refunded_by_us")
        let standing = CaseStatus(caseID: "RC-2", kind: "missing_credit", state: .open)
        let situation = Situation("merged", cases: [merged, standing]) { $0.token(of: "u1") }
        #expect(situation.text.customerText().contains("We will deliver it"))
        let told = situation.text.text()
        #expect(told.contains("(credit_owner). Case RC-2, open."), "\(told)")
        #expect(told.contains("RC-1"), "and is shown all the same")
        #expect(situation.text.nextSteps == ["credit_owner"])
    }

    @Test func `of a case that was opened again nothing is promised`() {
        var reopened = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: .reopened)
        let said = [false, true].map { isWaiting in
            reopened.isWaitingForRun = isWaiting
            return Situation("reopened", cases: [reopened]) { $0.token(of: "u1") }.text.customerText()
        }
        #expect(said[0].contains("We will deliver it"))
        #expect(!said[1].contains("We will deliver it") && said[1].contains(Message.weAreCheckingThis[.english]))
    }

    @Test
    func `of a delivery in a row that does not count, or a payment that Apple does not know, nothing is promised`() {
        let refused = Situation("refused") { dossier in
            dossier.token(of: "u1")
            dossier.refusedCredit = RefusedCredit(file: "c.csv", line: 7)
        }
        var ahead = Situation("ahead") { $0.token(of: "u1") }
        #expect(ahead.text.customerText().contains("We will deliver it"))
        ahead.explanation.future = [PurchaseNews(.credited, userID: "u1", at: asOf + .days(1))]
        var unknown = Situation("unknown") { $0.token(of: "u1") }
        unknown.explanation.notFoundAt = asOf
        let restored = Situation("restored") { dossier in
            dossier.token(of: "u1")
            dossier.deliver(to: "u1")
            dossier.creditOfOriginal = dossier.credits.popLast()
            dossier.change { $0.facts.type = nil }
        }
        for told in [refused, ahead, unknown, restored].map({ $0.text.customerText() }) {
            #expect(told.hasSuffix("\n\(Message.weAreCheckingThis[.english])\n"), "\(told)")
            #expect(!told.contains("no record") && !told.contains("deliver"), "\(told)")
        }
        var delivered = Situation("delivered") { dossier in
            dossier.token(of: "u1")
            dossier.deliver(to: "u1")
        }
        delivered.explanation.notFoundAt = asOf
        #expect(delivered.text.customerText().contains("It was delivered to your account"))
    }

    @Test func `the rest is promised to the owner alone, and what came to others is not counted`() {
        func told(_ change: (inout Dossier) -> Void) -> String {
            Situation("short") { dossier in
                dossier.change { $0.facts.quantity = 3 }
                change(&dossier)
            }
            .text.customerText()
        }
        let promise = Message.weWillDeliverTheRest[.english]
        let ofUnknown = told { $0.deliver(to: "u9", quantity: 1) }
        #expect(!ofUnknown.contains(promise) && ofUnknown.contains(Message.weAreCheckingThis[.english]))
        let ofOneOfTwo = told {
            $0.token(of: "u1", "u2"); $0.deliver(to: "u1", quantity: 1)
        }
        #expect(!ofOneOfTwo.contains(promise) && ofOneOfTwo.contains(Message.sendProof[.english]))
        let forgotten = "forgotten-\(String(repeating: "a", count: 16))"
        let ofForgotten = told {
            $0.token(of: forgotten); $0.deliver(to: forgotten, quantity: 1)
        }
        #expect(!ofForgotten.contains(promise), "\(ofForgotten)")
        let shared = told {
            $0.token(of: "u1"); $0.deliver(to: "u1", quantity: 1); $0.deliver(to: "u2", quantity: 1, daysAgo: 1)
        }
        #expect(shared.contains("Of the 3 you bought, 1 came"), "\(shared)")
        #expect(shared.contains("Some of the rest went to another account."), "\(shared)")
        #expect(!shared.contains("more than once") && !shared.contains("has not been delivered"), "\(shared)")
        let all = told {
            $0.token(of: "u1"); $0.deliver(to: "u1", quantity: 1); $0.deliver(to: "u2", quantity: 2, daysAgo: 1)
        }
        #expect(all.contains("1 came") && all.contains("went to another account."), "\(all)")
        let twice = told {
            $0.token(of: "u1"); $0.deliver(to: "u1", quantity: 1); $0.deliver(to: "u1", quantity: 1, daysAgo: 1)
        }
        #expect(
            twice.contains(Message.deliveredInPart(2, of: 3, at: nil)[.english]) && twice.contains(promise),
            "\(twice)"
        )
    }

    @Test func `of what somebody moved to the owner nothing is left to do; which of several that is nobody says`() {
        var moved = CaseStatus(caseID: "RC-1", kind: "owner_mismatch", state: .resolved)
        moved.reason = "moved_to_owner"
        func told(_ change: (inout Dossier) -> Void) -> String {
            Situation("moved", cases: [moved]) { dossier in
                change(&dossier)
                dossier.deliver(to: "u3")
            }
            .text.customerText()
        }
        let one = told { $0.token(of: "u1") }
        #expect(one.contains(Message.deliveredAndMovedToYou(at: twoDaysAgo)[.english]), "\(one)")
        #expect(one.hasSuffix("\n\(Message.nothingToDo[.english])\n"), "\(one)")
        let several = told { $0.token(of: "u1", "u2") }
        #expect(several.hasSuffix("\n\(Message.weAreCheckingThis[.english])\n"), "\(several)")
    }

    private let twoDaysAgo = LocalTime.utc.moment(asOf - .days(2))

    @Test func `of several deliveries the owner is told the one with which all was there`() {
        let parts = Situation("in parts") { dossier in
            dossier.token(of: "u1")
            dossier.change { $0.facts.quantity = 3 }
            dossier.deliver(to: "u1", quantity: 1)
            dossier.deliver(to: "u1", quantity: 2, daysAgo: 1)
        }
        #expect(parts.text.customerText().contains("It was delivered to your account on 11 Mar 2025"))
        #expect(parts.text.text().hasPrefix("Delivered to u1 on 11 Mar 2025"))
        let restored = Situation("restored") { dossier in
            dossier.token(of: "u1")
            dossier.change { $0.facts.type = .nonConsumable }
            dossier.deliver(to: "u1")
            dossier.deliver(to: "u1", daysAgo: 1)
        }
        #expect(restored.text.customerText().contains("It was delivered to your account on 10 Mar 2025"))
        #expect(restored.text.text().hasPrefix("Delivered to u1 on 10 Mar 2025"))
    }

    @Test func `what was taken back from another account is told so, and the owner still gets it`() {
        let others = Situation("taken back from another") { dossier in
            dossier.token(of: "u1")
            dossier.deliver(to: "u2", .withdrawn)
        }
        .text.customerText()
        let ending = Message.takenBackFromAnotherAccount(at: twoDaysAgo)[.english]
        #expect(others.hasSuffix("\n\(ending)\n\(Message.weWillDeliver[.english])\n"), "\(others)")
        let own = Situation("taken back from him too") { dossier in
            dossier.token(of: "u1")
            dossier.deliver(to: "u1", .withdrawn)
            dossier.deliver(to: "u2", .withdrawn, daysAgo: 1)
        }
        .text.customerText()
        #expect(own.contains(Message.takenBack(at: twoDaysAgo)[.english]), "\(own)")
        #expect(own.hasSuffix("\n\(Message.weAreCheckingThis[.english])\n"), "\(own)")
        let bySystem = Situation("taken back from him by a row that names another") { dossier in
            dossier.token(of: "u1")
            dossier.deliver(to: "system", .withdrawn)
            dossier.credits[0].recipients = [UserID("u1")]
        }
        .text.customerText()
        #expect(bySystem.contains(Message.takenBack(at: twoDaysAgo)[.english]), "\(bySystem)")
    }

    @Test(arguments: Language.allCases)
    func `nobody promises to check what nobody looks at`(in language: Language) {
        let promise = Message.weAreCheckingThis[language]
        for situation in Situation.all {
            let verdict = situation.explanation.upcoming ?? situation.explanation.verdict
            guard verdict.findings.isEmpty else { continue }
            #expect(!situation.text.customerText(in: TextLocale(language)).contains(promise), "\(situation.title)")
        }
    }

    @Test(arguments: [false, true])
    func `an app that only the backend names turns no customer away, and no user is to be blocked`(isDelivered: Bool) {
        let situation = Situation("an app that is missing under `apps`") { dossier in
            dossier.change {
                $0.grade = .asserted
                $0.source = .payments
                $0.facts.bundleID = BundleID("com.example.second")
            }
            if isDelivered { dossier.deliver(to: "u1") }
        }
        let told = situation.text.customerText()
        #expect(told.hasSuffix("230000000039183.\nWe are checking this and will come back to you.\n"), "\(told)")
        let staff = situation.text.text()
        #expect(staff.contains("the backend recorded it for com.example.second, which is not under `apps`"), "\(staff)")
        #expect(staff.contains("Next step: check `apps` in the configuration;"), "\(staff)")
        #expect(staff.contains("(check_backend)") && !staff.contains("block"), "\(staff)")
    }

    @Test(arguments: [Set([StoreEnvironment.production]), [.production, .sandbox]])
    func `of a test purchase, for which no money was taken, no refund is told`(reconciled: Set<StoreEnvironment>) {
        var policy = Situation.policy()
        policy.environments = reconciled
        for revocation in [nil, "REFUND_PRORATED"] {
            for isDelivered in [false, true] {
                let situation = Situation("a test purchase that was refunded", policy: policy) { dossier in
                    let paid = dossier.transactions[0]
                    dossier = Dossier(transactions: [.signed(paid.id.id.rawValue, in: .sandbox, paid.facts)])
                    dossier.refund(revocation)
                    if isDelivered { dossier.deliver(to: "u1") }
                }
                let told = situation.text.customerText()
                #expect(told.contains("no money was taken for it") && !told.contains("refunded"), "\(told)")
            }
        }
    }

    @Test(arguments: [ResolutionReason.refundedByUs, .refundedByApple, nil])
    func `whose purchase was refunded is asked for nothing, whoever else claims it`(settlement: ResolutionReason?) {
        let situation = Situation("refunded, and claimed by two accounts") { dossier in
            dossier.upload(by: "u1", naming: true)
            dossier.upload(by: "u2", naming: true)
            dossier.settlement = settlement
            if settlement == nil { dossier.refund() }
        }
        #expect(situation.explanation.verdict.findings.contains { $0.kind == .reusedReceipt })
        let told = situation.text.customerText()
        #expect(told.contains("refunded") && told.hasSuffix("You do not need to do anything.\n"), "\(told)")
    }

    @Test func `a known order id of Apple's e-mail is told`() {
        var situation = Situation.all[0]
        #expect(!situation.text.customerText().contains("order"))
        situation.appleOrderIDs = ["MK5TTTVWJH"]
        #expect(situation.text.customerText().contains("\nIn Apple's e-mail receipt it is order MK5TTTVWJH.\n"))
    }
}
