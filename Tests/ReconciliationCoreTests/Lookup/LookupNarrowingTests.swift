import ReconciliationCore
import Testing

/// What `lookup --date` and `--product` leave, and how much they hide.
@Suite struct LookupNarrowingRuleTests {
    private func purchase(_ id: String, _ product: String?, at date: String?) -> LookupResult.Purchase {
        var purchase = LookupResult.Purchase(
            transactionID: id,
            transactionIDs: [id, id + "0"],
            environment: "Production",
            quantity: 1,
            list: "white",
            reason: "uncredited",
            ownerBasis: "unknown",
            caseIDs: [],
            credits: []
        )
        purchase.productID = product
        purchase.purchaseDate = date
        return purchase
    }

    private func credit(_ id: String, _ product: String?, at date: String) -> LookupResult.Credit {
        var credit = LookupResult.Credit(
            transactionID: id,
            userID: "a",
            creditedAt: date,
            orderID: nil,
            status: "credited",
            isMatched: false
        )
        credit.productID = product
        return credit
    }

    private func stated(_ product: String) -> StatedTransaction {
        StatedTransaction([statement(of: "1") { $0.productID = ProductID(product) }])
    }

    /// The as-of is 2026-02-28T00:00:00Z: the day before it, its edges, and what has no date or product.
    private var found: LookupResult {
        let start = (asOf - .days(1)).text
        let finding = { (id: String?) in
            LookupResult.UnmatchedFinding(
                caseStatus: CaseStatus(caseID: "c", kind: "unproven_credit", state: .open),
                environment: "Production",
                transactionID: id,
                expected: "",
                actual: "",
                detail: "",
                nextStep: ""
            )
        }
        var found = LookupResult(
            matches: [],
            purchases: [
                purchase("1", "gems", at: start), purchase("2", "gems", at: asOf.text),
                purchase("3", "gold", at: start),
                purchase("4", nil, at: start), purchase("5", "gems", at: nil),
                purchase("6", "gems", at: (asOf - .days(1) - .seconds(1)).text),
            ],
            unmatchedCredits: [credit("7", "gems", at: start), credit("8", nil, at: start)],
            claims: ["1", "2", "7", "9"].map {
                LookupResult.Claim(claimant: "a", transactionID: $0, environment: "Production", state: "pending")
            }
        )
        found.findings = [finding("7"), finding("8"), finding(nil)]
        found.uploads = ["1", "3", nil].map {
            LookupResult.Upload(
                sender: "a",
                receivedAt: nil,
                transactionID: $0,
                productID: nil,
                environment: nil,
                outcome: nil,
                rule: nil
            )
        }
        found.notices = ["1", "11"].map { .init(PointedTransaction(.init(TransactionID($0)), pointedAt: asOf)) }
        return found
    }

    @Test func `what is of the product and of the day stays, and claims and findings with it`() {
        let day = (asOf - .days(1))..<asOf
        let narrowed = found.narrowed(to: LookupNarrowing(productID: "gems", paid: day))
        #expect(narrowed.purchases.map(\.transactionID) == ["1"])
        #expect(narrowed.unmatchedCredits.map(\.transactionID) == ["7"])
        #expect(narrowed.claims.map(\.transactionID) == ["1", "7"])
        #expect(narrowed.findings.map(\.transactionID) == ["7"])
        #expect(narrowed.uploads.map(\.transactionID) == ["1"])
        #expect(narrowed.notices.map(\.transactionID) == ["1"])
        #expect(narrowed.uploadsNotShown == 2)
        let hidden = narrowed.narrowing?.hidden
        #expect(hidden?.purchases == 5 && hidden?.unmatchedCredits == 1 && hidden?.claims == 2)
        #expect(hidden?.findings == 2 && hidden?.waiting == 0 && hidden?.apple == 0)
    }

    @Test func `a product or a day alone narrows by itself`() {
        let gems = found.narrowed(to: LookupNarrowing(productID: "gems")).purchases
        #expect(gems.map(\.transactionID) == ["1", "2", "5", "6"])
        let day = found.narrowed(to: LookupNarrowing(paid: (asOf - .days(1))..<asOf)).purchases
        #expect(day.map(\.transactionID) == ["1", "3", "4"])
        #expect(found.narrowed(to: LookupNarrowing()).purchases.count == 6)
    }

    @Test func `what is left out of Apple's answer is counted too`() {
        var asked = found
        var word = AppleLookupAnswer(meaning: "transaction_id", value: "1")
        word.transactions = ["gems", "gold"].map { stated($0) }
        asked.waiting = word.transactions
        asked.apple = word
        let narrowed = asked.narrowed(to: LookupNarrowing(productID: "gold"))
        #expect(narrowed.apple?.transactions.map(\.productID) == ["gold"])
        #expect(narrowed.narrowing?.hidden.apple == 1 && narrowed.narrowing?.hidden.waiting == 1)
    }

    @Test func `what a receipt holds and the ledger knows is a meaning, once, and the rest is unknown`() {
        var result = found
        result.matches = [LookupResult.Match(meaning: "transaction_id", value: "1")]
        result.apple = AppleLookupAnswer(meaning: "transaction_id", value: "1")
        let reading = ReceiptReading(
            file: "r",
            verdict: .verified,
            rule: nil,
            detail: nil,
            isProven: true,
            transactionIDs: ["1", "20", "7", "9", "11", "404"]
        )
        result.add(reading)
        #expect(result.matches.map(\.value) == ["1", "20", "7", "9", "11"])
        #expect(Set(result.matches.map(\.meaning)) == ["transaction_id"])
        #expect(result.receipt?.unknown == ["404"])
        result.apple?.transactions = [stated("gems")]
        (result.purchases, result.claims) = ([], [])
        result.add(reading)
        #expect(result.receipt?.unknown == ["20", "9", "404"])
        result.apple?.transactions[0].transactionID = "404"
        result.add(reading)
        #expect(result.receipt?.unknown == ["20", "9"])
    }

    @Test func `there is something to show where any kind of thing is left`() {
        let nothing = LookupResult(matches: [], purchases: [], unmatchedCredits: [], claims: [])
        #expect(nothing.showsNothing && nothing.isEmpty)
        let changes: [(inout LookupResult) -> Void] = [
            { $0.purchases = [purchase("1", nil, at: nil)] }, { $0.unmatchedCredits = [credit("1", nil, at: "")] },
            { $0.claims = [.init(claimant: "a", transactionID: "1", environment: "Production", state: "pending")] },
            { $0.findings = Array(found.findings.prefix(1)) },
            { $0.waiting = [stated("gems")] },
        ]
        for change in changes {
            var something = nothing
            change(&something)
            #expect(!something.showsNothing && !something.isEmpty)
        }
        var asked = nothing
        asked.apple = AppleLookupAnswer(meaning: "transaction_id", value: "1")
        #expect(stated("gems").quantity == 1)
        #expect(asked.showsNothing && asked.apple?.isUnknown == true && asked.apple?.isKept == false)
        asked.apple?.transactions = [stated("gems")]
        #expect(!asked.showsNothing && asked.isEmpty && asked.apple?.isUnknown == false)
    }
}
