import Foundation
import ReconciliationCore
import Testing

/// What nobody has stated yet counts nothing and claims nothing.
@Suite struct NewValuesTests {
    @Test func `new totals and tallies count nothing`() {
        for value in [BookTotals(), PostTally(), ReconcileTally()] as [Any] {
            for (name, count) in Mirror(reflecting: value).children {
                if let count = count as? Int { #expect(count == 0, "\(type(of: value)).\(name ?? "")") }
            }
        }
        #expect(ReconcileTally().changedSettings == SettingChanges(settings: [], moves: 0))
    }

    @Test func `a control total holds where both sides are equal`() {
        #expect(ControlTotal(name: "credits", left: 2, right: 2).holds)
        #expect(!ControlTotal(name: "credits", left: 2, right: 3).holds)
    }

    @Test func `a run is reported and takes no later run back, unless it says otherwise`() {
        let run = RunStart(asOf: asOf, startedAt: asOf, toolVersion: "1.0", configurationDigest: "d")
        #expect(run.isReported && !run.takesBack && run.lacksInputs == nil)
    }

    @Test func `a finding, a case and an answer about evidence state nothing by themselves`() {
        let finding = Finding(kind: .missingCredit, detail: "", nextStep: .wait)
        #expect(finding.expected.isEmpty && finding.actual.isEmpty && finding.credit == nil)
        let row = CaseRow(
            caseID: "RC-1",
            kind: "missing_credit",
            environment: "Production",
            detail: "",
            nextStep: "wait",
            openedAt: asOf,
            state: .open
        )
        #expect(row.expected.isEmpty && row.actual.isEmpty && row.fullDetail.isEmpty && !row.isPurchaseKnown)
        let status = CaseStatus(caseID: "RC-1", kind: "missing_credit", state: .open)
        #expect(!status.isObsolete && !status.isWaitingForRun)
        let answer = EvidenceAnswer(evidenceID: 1, form: .appReceipt, outcome: .verified)
        #expect(answer.rowCount == 0 && answer.isAttempt)
        let pointer = EvidenceAnswer.Pointer(TransactionID("1"))
        #expect(!pointer.isRevocation)
    }

    @Test(arguments: [(Int?.none, 1), (2, 2)])
    func `a statement without a quantity is about one`(stated: Int?, shown: Int) {
        let transaction = StatedTransaction([statement { $0.quantity = stated }])
        #expect(transaction.quantity == shown)
        #expect(transaction.grade == "signed")
    }

    @Test func `statements about one transaction add up before a run reads them`() {
        let refund = Revocation(date: paid + .days(1))
        let later = statement(days: 3, digest: "b") { $0.isTrial = true }
        let earlier = statement(days: 2, digest: "a") { $0.revocation = refund }
        for statements in [[later, earlier], [earlier, later]] {
            let told = StatedTransaction(statements)
            #expect(told.isRefundedInFull && told.revokedAt == refund.date?.text, "a refund is not forgotten")
            #expect(told.isWithoutPayment)
        }
        let part = Revocation(date: paid, type: "REFUND_PRORATED", percentage: 50_000)
        let partly = StatedTransaction([statement { $0.revocation = part }])
        #expect(!partly.isRefundedInFull && partly.revocationType == "REFUND_PRORATED" && !partly.isWithoutPayment)
        let shared = StatedTransaction([
            statement {
                $0.ownership = .familyShared; $0.revocation = refund
            }
        ])
        #expect(!shared.isRefundedInFull && shared.isWithoutPayment)
        let ahead = Revocation(date: Instant(rfc3339: "2999-01-01T00:00:00Z"))
        #expect(StatedTransaction([statement { $0.revocation = ahead }]).isRefundedInFull)
    }

    @Test func `statements are told by transaction, in the order in which they come`() {
        let statements = [statement(of: "2"), statement(of: "1"), statement(of: "2", digest: "b") { $0.quantity = 2 }]
        #expect(statements.transactions.map(\.transactionID) == ["2", "1"])
        #expect(statements.transactions.map(\.quantity) == [2, 1])
        #expect([TransactionStatement]().transactions.isEmpty)
    }

    @Test(arguments: [
        (WhiteState.withinGrace, "expected"), (.creditsNotInYet, "expected"), (.missingCredit, "missing_credit"),
        (.parked, "parked"),
    ])
    func `files know three states of what awaits delivery`(state: WhiteState, code: String) {
        #expect(state.fileCode == code)
        #expect(state.isExpected == (code == "expected"))
    }

    @Test(
        arguments: [
            (true, PurchaseList.black, "matched"), (true, .closed, "excluded"), (true, nil, "matched"),
            (false, nil, "unmatched"),
        ] as [(Bool, PurchaseList?, String)]
    )
    func `a delivery is matched, excluded with its purchase, or unmatched`(
        isMatched: Bool,
        list: PurchaseList?,
        state: String
    ) {
        #expect(BlackListRow.state(isMatched: isMatched, list: list) == state)
    }

    @Test(arguments: [
        ("", "", ""), ("a", "", "a"), ("", "CHN;USA", "storefronts CHN;USA"), ("a", "CHN", "a; storefronts CHN"),
    ])
    func `a finding's detail ends with the storefronts of its owner`(
        detail: String,
        mark: String,
        whole: String
    ) throws {
        #expect(NearbyStorefronts.detail(detail, mark: mark) == whole)
        var finding = LookupResult.Finding(
            caseID: "RC-1",
            kind: "missing_credit",
            expected: "",
            actual: "",
            detail: detail,
            nextStep: "wait"
        )
        finding.storefronts = mark
        let written = try JSONDecoder().decode([String: String].self, from: JSONEncoder().encode(finding))
        #expect(written["detail"] == whole && written["nextStep"] == "wait")
    }

    @Test func `a content digest is the SHA-256 of the bytes in lower-case hexadecimal digits`() {
        let digest = ContentDigest(of: Array("abc".utf8))
        #expect(digest.hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(ContentDigest(hash: [0x0F, 0xF0, 0x9A] as [UInt8]).hex == "0ff09a")
    }

    @Test func `Apple knows nothing only where every app answered and none had a transaction`() {
        var answer = AppleLookupAnswer(meaning: "apple_order_id", value: "M1")
        #expect(answer.isUnknown && !answer.isKept)
        answer.unaskedCount = 1
        #expect(!answer.isUnknown)
        answer.unaskedCount = nil
        answer.failures = [.init(bundleID: "com.example.game", why: "no key")]
        #expect(!answer.isUnknown)
    }

    @Test func `a day of the page has no payment until one is counted`() {
        #expect(DeliveryDay(start: asOf).paid == 0)
        #expect(DeliveryDay(start: asOf, delivered: 1, notDue: 2, notDelivered: 4).paid == 7)
    }
}
