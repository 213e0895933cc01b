import ReconciliationCore
import Testing

/// What would change a verdict, and which fact was believed.
@Suite struct ExplanationChangeTests {
    private func explained(_ dossier: Dossier, _ change: (inout Policy) -> Void = { _ in }) -> Explanation {
        var policy = policy
        change(&policy)
        return explain(dossier, statements: [], policy: policy, asOf: asOf)
    }

    private func told(_ dossier: Dossier, _ change: (inout Policy) -> Void = { _ in }) -> [String] {
        explained(dossier, change).changes.map(\.told)
    }

    private let owned = [name(.appleToken, "a")]
    private let refund = Revocation(date: paid + .hours(1))

    @Test func `what would move a white purchase depends on what it waits for`() {
        #expect(
            told(dossier(transaction(paidAt: asOf)) { $0.names = owned }) == [
                "creditArrives: black credited",
                "graceEnds(\((asOf + .hours(24)).text)): white uncredited missing_credit",
                "fullRefund: closed revoked",
            ]
        )
        #expect(
            told(dossier { $0.names = owned }) { $0.creditsWatermark = paid - .seconds(1) } == [
                "creditArrives: black credited", "creditsReach(\(paid.text)): white uncredited missing_credit",
                "fullRefund: closed revoked",
            ]
        )
        #expect(
            told(dossier { $0.names = owned }) == [
                "creditArrives: black credited", "fullRefund: closed revoked",
                "caseResolved: black credited, closed settled_fraud, white uncredited parked",
            ]
        )
        let parked = dossier {
            $0.settlement = .cannotIdentify
            $0.names = owned
        }
        #expect(
            told(parked) == [
                "creditArrives: black credited", "fullRefund: closed revoked",
                "caseReopened: white uncredited missing_credit",
            ]
        )
    }

    @Test func `a withdrawn credit leads where the refund, the other credit or nothing sends it`() {
        let credited = dossier {
            $0.names = owned
            $0.credits = [credit(to: "a")]
        }
        #expect(
            told(credited) == [
                "fullRefund: black credited +refunded_after_credit",
                "creditWithdrawn: white uncredited missing_credit",
            ]
        )
        let refunded = dossier(transaction { $0.revocation = refund }) {
            $0.names = owned
            $0.credits = [credit(to: "a")]
        }
        #expect(
            told(refunded) == [
                "refundTakenBack: black credited -refunded_after_credit",
                "creditWithdrawn: closed revoked -refunded_after_credit",
            ]
        )
        let twice = dossier {
            $0.names = owned
            $0.credits = [credit(to: "a", order: "1"), credit(to: "b", order: "2")]
        }
        #expect(
            told(twice) == [
                "fullRefund: black credited +refunded_after_credit",
                "oneCreditWithdrawn(a): black credited -duplicate_credit",
                "oneCreditWithdrawn(b): black credited -owner_mismatch -duplicate_credit",
                "allCreditsWithdrawn: white uncredited missing_credit -owner_mismatch -duplicate_credit",
            ]
        )
    }

    @Test func `of many credits the first twenty are withdrawn one by one`() {
        func withdrawn(strangerAt index: Int) -> [String] {
            let many = dossier {
                $0.names = owned
                $0.credits = (0..<30).map { credit(to: $0 == index ? "b" : "a", order: "\($0)") }
            }
            return told(many).filter { $0.hasPrefix("oneCreditWithdrawn") }
        }
        #expect(withdrawn(strangerAt: 19) == ["oneCreditWithdrawn(b): black credited -owner_mismatch"])
        #expect(withdrawn(strangerAt: 20) == [])
    }

    @Test func `a credit stated by a case goes when the case is reopened`() {
        var stated = credit(to: "a")
        stated.source = .case_
        let told = told(
            dossier {
                $0.names = owned
                $0.credits = [stated]
            }
        )
        #expect(told.contains("caseReopened: white uncredited missing_credit"))
    }

    @Test func `what would move a closed purchase depends on why it is there`() {
        #expect(
            told(dossier(transaction(in: .sandbox)) { $0.names = owned }) == [
                "creditArrives: closed excluded_environment +environment_breach",
                "scopeChanged(excluded_environment): white uncredited missing_credit",
            ]
        )
        #expect(
            told(dossier(transaction { $0.revocation = refund }) { $0.names = owned }) == [
                "creditArrives: black credited +refunded_after_credit",
                "refundTakenBack: white uncredited missing_credit",
            ]
        )
        let settled = dossier {
            $0.names = owned
            $0.settlement = .fraud
        }
        #expect(
            told(settled) == [
                "creditArrives: black credited", "fullRefund: closed revoked",
                "caseReopened: white uncredited missing_credit",
            ]
        )
        #expect(
            told(dossier { $0.names = owned }) { $0.creditsSince = asOf } == [
                "creditArrives: black credited", "fullRefund: closed revoked",
                "cutOverMoved: white uncredited missing_credit",
            ]
        )
        let free = dossier(transaction { $0.isTrial = true }) { $0.names = owned }
        #expect(told(free).isEmpty, "no configuration makes a free purchase a paid one")
        let foreign = dossier(transaction { $0.bundleID = BundleID("com.example.other") }) { $0.names = owned }
        #expect(
            told(foreign).contains("scopeChanged(excluded_app): white uncredited missing_credit -foreign_receipt")
        )
    }

    @Test func `an owner who is not bound may change`() {
        #expect(explained(dossier()).changes.last?.change == .betterOwner)
    }

    @Test func `of two deliveries by hand that no run knows yet, one row of the backend replaces the first`() {
        func resolved(_ caseID: String, _ sequence: Int64, by user: String) -> CaseStatus {
            var standing = CaseStatus(caseID: caseID, kind: "missing_credit", state: .resolved)
            standing.reason = "credited_manually"
            standing.userID = user
            standing.lastDecisionSequence = sequence
            standing.settledAt = asOf - .hours(3)
            standing.isWaitingForRun = true
            return standing
        }
        let delivered = dossier { $0.credits = [credit(to: "a", at: asOf - .hours(1))] }
        func live(_ cases: [CaseStatus], _ dossier: Dossier? = nil) -> [String] {
            explain(dossier ?? delivered, statements: [], policy: policy, asOf: asOf, cases: cases).upcomingCredits
                .filter { $0.isLive && $0.source == .case_ }.map(\.subject).sorted()
        }
        let cases = [resolved("RC-2", 2, by: "a"), resolved("RC-1", 1, by: "a")]
        #expect(live(cases) == ["case RC-2"])
        #expect(live([resolved("RC-2", 2, by: "a"), resolved("RC-1", 1, by: "b")]) == ["case RC-1"])
        // One that the books know counts too.
        var booked = cases[1]
        booked.isWaitingForRun = false
        #expect(live([cases[0], booked]) == ["case RC-2"])

        // Of parts the oldest goes first, whatever the others could take.
        let parts = dossier(transaction { $0.quantity = 9 }) {
            $0.credits = [credit(to: "a", at: asOf - .hours(1), quantity: 2)]
        }
        let byHand = [(3, 1), (1, 2), (2, 1)].map { sequence, quantity in
            var standing = resolved("RC-\(sequence)", Int64(sequence), by: "a")
            standing.quantity = quantity
            return standing
        }
        #expect(live(byHand, parts) == ["case RC-2", "case RC-3"])
    }

    @Test func `what people did since the last run is what the next one will say, and no part of the verdict`() {
        var standing = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: .resolved)
        standing.reason = "credited_manually"
        standing.userID = "a"
        standing.settledAt = asOf + .hours(1)
        func explained(_ standing: CaseStatus, _ dossier: Dossier = dossier()) -> Explanation {
            explain(dossier, statements: [], policy: policy, asOf: asOf, cases: [standing])
        }
        #expect(explained(standing).upcoming == nil && !standing.isResolutionPending)

        standing.isWaitingForRun = true
        #expect(standing.isResolutionPending)
        #expect(explained(standing).verdict.whiteState == .missingCredit)
        #expect(explained(standing).upcoming?.list == .black)
        #expect(explained(standing).upcomingCredits.filter(\.isLive).map(\.creditedAt) == [asOf + .hours(1)])

        standing.reason = "fraud"
        #expect(explained(standing).upcoming?.reason == .settledFraud)
        standing.reason = "cannot_identify"
        #expect(explained(standing).upcoming?.whiteState == .parked)

        standing.state = .reopened
        standing.lastDecision = .reopened
        standing.reason = nil
        #expect(!standing.isResolutionPending)
        var stated = credit(to: "a", order: "case RC-1")
        stated.source = .case_
        let black = dossier { $0.credits = [stated] }
        #expect(explained(standing, black).verdict.list == .black)
        #expect(explained(standing, black).upcoming?.whiteState == .missingCredit)
        #expect(explained(standing, dossier { $0.settlement = .test }).upcoming?.list == .white)
        // What another case stated stays.
        stated.subject = "case RC-2"
        #expect(explained(standing, dossier { $0.credits = [stated] }).upcoming?.list == .black)
    }

    @Test func `a delivery by hand that the books do not know yet is the same customer's, and counts once`() {
        var delivered = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: .resolved)
        delivered.reason = "credited_manually"
        delivered.userID = "old account"
        delivered.settledAt = asOf - .hours(2)
        delivered.isWaitingForRun = true
        func kinds(_ credits: [Credit] = [], paidQuantity: Int? = 1) -> [FindingKind]? {
            let dossier = dossier(transaction { $0.quantity = paidQuantity }) {
                $0.credits = credits
                $0.names = owned
            }
            return explain(dossier, statements: [], policy: policy, asOf: asOf, cases: [delivered])
                .upcoming?.findings.map(\.kind)
        }
        #expect(kinds() == [.ownerMismatch])
        delivered.canonicalUserID = UserID("a")
        #expect(kinds() == [], "the account was merged into the owner's")
        #expect(kinds(paidQuantity: nil) == [], "a quantity that nothing states is one")
        var own = credit(to: "a", order: "order 1")
        own.creditedAt = asOf - .hours(1)
        #expect(kinds([own]) == [], "the backend states the same delivery")
        delivered.quantity = 1
        #expect(kinds([own]) == [], "and the rest of it")
        own.quantity = 1
        #expect(kinds([own], paidQuantity: 2) == [.contentMismatch], "one of two, which the backend states too")
        own.creditedAt = asOf - .hours(3)
        #expect(kinds([own], paidQuantity: 2) == [], "the second of two, by hand")
        #expect(kinds([own], paidQuantity: nil) == [], "all there is, delivered already")
        own.creditedAt = asOf - .hours(1)
        own.status = .withdrawn
        #expect(kinds([own], paidQuantity: 2) == [.contentMismatch], "one of two by hand; what was taken back is none")
        #expect(kinds([credit(to: "b", order: "order 1")])?.contains(.duplicateCredit) == true)
        (own.creditedAt, own.status) = (asOf - .hours(3), .credited)
        let two = dossier {
            $0.transactions = [
                transaction("1", grade: .asserted) { $0.quantity = 1 }, transaction("2") { $0.quantity = 2 },
            ]
            $0.credits = [own]
            $0.names = owned
        }
        let explained = explain(two, statements: [], policy: policy, asOf: asOf, cases: [delivered])
        #expect(explained.upcoming?.findings == [], "the second of two, by the quantity that Apple states")
    }

    @Test func `a settlement stands or falls with its own case, in what the next run will say too`() {
        var fraud = CaseStatus(caseID: "RC-1", kind: "duplicate_credit", state: .resolved)
        fraud.reason = "fraud"
        fraud.settledAt = asOf - .days(1)
        fraud.lastDecisionSequence = 1
        var other = CaseStatus(caseID: "RC-2", kind: "owner_mismatch", state: .reopened)
        other.settledAt = asOf + .hours(1)
        other.lastDecisionSequence = 2
        other.isWaitingForRun = true
        func upcoming() -> Verdict? {
            let settled = dossier { $0.settlement = .fraud }
            return explain(settled, statements: [], policy: policy, asOf: asOf, cases: [fraud, other]).upcoming
        }
        #expect(upcoming()?.reason == .settledFraud, "another case was reopened")
        other.state = .resolved
        other.lastDecision = .resolved
        other.reason = "cannot_identify"
        #expect(upcoming()?.reason == .settledFraud, "only a missing credit can be left alone")
        other.reason = "test"
        #expect(upcoming()?.reason == .settledTest, "the newest counts")
        fraud.lastDecisionSequence = 3
        #expect(upcoming()?.reason == .settledFraud, "whichever case it is of")
        fraud.state = .reopened
        fraud.lastDecision = .reopened
        fraud.reason = nil
        other.reason = "moved_to_owner"
        #expect(upcoming()?.list == .white)
        (fraud.state, fraud.lastDecision, fraud.lastDecisionReason) = (.assigned, .resolved, .fraud)
        #expect(upcoming()?.reason == .settledFraud, "whatever is shown of a case whose finding came back")
    }

    @Test func `every fact is told by the name of its column`() {
        var facts = TransactionFacts()
        facts.productID = ProductID("coins")
        facts.bundleID = game
        facts.quantity = 2
        facts.purchaseDate = paid
        facts.originalPurchaseDate = paid
        facts.originalTransactionID = TransactionID("1")
        facts.type = .consumable
        facts.expiresDate = paid
        facts.price = Price(milliunits: 6000, currency: "CNY")
        facts.revocation = Revocation(date: paid, type: "REFUND_FULL")
        facts.ownership = .purchased
        facts.isTrial = true
        facts.accountToken = "token"
        facts.backend = BackendRecord(applicationUsername: "alice", userID: "a")
        func stated(_ id: String, _ facts: TransactionFacts) -> TransactionStatement {
            statement(of: id, days: 0) { $0 = facts }
        }
        var other = TransactionFacts()
        other.isTrial = false
        other.revocation = Revocation(date: nil)
        // A refund that Apple took back is no fact any more.
        var reversed = TransactionFacts()
        reversed.revocation = Revocation(date: paid)
        reversed.quantity = 3
        let merged = [
            // One refund, which another statement dates by less than a second later.
            transaction("1") { $0.revocation = Revocation(date: paid + Span(milliseconds: 500), type: "REFUND_FULL") },
            transaction("2") { $0.revocation = other.revocation }, transaction("3"),
        ]
        let told = explain(
            dossier { $0.transactions = merged },
            statements: [stated("3", reversed), stated("2", other), stated("1", facts)],
            policy: policy,
            asOf: asOf
        ).facts
        let time = "2026-02-19T00:00:00Z"
        #expect(
            told.map { "\($0.transactionID) \($0.field) \($0.value)" } == [
                "1 product_id coins", "1 bundle_id com.example.game", "1 quantity 2", "1 purchase_date \(time)",
                "1 original_purchase_date \(time)", "1 original_transaction_id 1", "1 product_type consumable",
                "1 expires_at \(time)", "1 price_milliunits 6000 CNY", "1 revocation REFUND_FULL \(time)",
                "1 ownership PURCHASED", "1 is_trial yes", "1 account_token token", "1 application_username alice",
                "1 user_id a", "2 revocation refund at an unknown time", "3 quantity 3",
            ]
        )
        #expect(told.allSatisfy { $0.source == .appReceipt && $0.grade == .signed && $0.statedAt == paid })
    }
}

extension Explanation.WhatIf {
    /// Change, places, and what is found or gone.
    fileprivate var told: String {
        let name =
            switch change {
            case .graceEnds(let moment): "graceEnds(\(moment.text))"
            case .creditsReach(let moment): "creditsReach(\(moment.text))"
            case .scopeChanged(let reason): "scopeChanged(\(reason.rawValue))"
            case .oneCreditWithdrawn(let credit): "oneCreditWithdrawn(\(credit.userID))"
            default: "\(change)"
            }
        let places = places.map { place in
            [place.list.rawValue, place.reason.rawValue, place.state?.rawValue].compactMap(\.self).joined(
                separator: " "
            )
        }
        return
            ([name + ": " + places.joined(separator: ", ")] + opened.map { "+\($0.rawValue)" }
            + closed.map { "-\($0.rawValue)" }).joined(separator: " ")
    }
}
