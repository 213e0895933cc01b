import ReconciliationCore
import Testing

@Suite struct LookupResultTests {
    @Test func `claims are told the newest first, by their last upload, then by their ids`() {
        var found = LookupResult(matches: [], purchases: [], unmatchedCredits: [], claims: [])
        found.claims = ["10", "11", "12", "9", "99"].map {
            .init(claimant: "a", transactionID: $0, environment: "", state: "pending")
        }
        func upload(_ id: String, at moment: String?) -> LookupResult.Upload {
            .init(
                sender: "a",
                receivedAt: moment,
                transactionID: id,
                productID: nil,
                environment: nil,
                outcome: nil,
                rule: nil
            )
        }
        found.uploads = [
            upload("9", at: "2026-02-05T00:00:00Z"), upload("12", at: "2026-02-01T00:00:00Z"),
            upload("11", at: "2026-02-03T00:00:00Z"), upload("12", at: "2026-02-04T00:00:00Z"),
            upload("99", at: nil),
        ]
        #expect(found.claimedTransactionIDs == ["10", "9", "12", "11", "99"])
    }

    @Test func `an answer is empty only where nothing of any kind was found`() {
        let nothing = LookupResult(matches: [], purchases: [], unmatchedCredits: [], claims: [])
        #expect(nothing.isEmpty)
        var match = nothing
        match.matches = [.init(meaning: "user", value: "a")]
        var purchase = nothing
        purchase.purchases = [
            .init(
                transactionID: "1",
                transactionIDs: ["1"],
                environment: "Production",
                quantity: 1,
                list: "white",
                reason: "uncredited",
                ownerBasis: "unknown",
                caseIDs: [],
                credits: []
            )
        ]
        var credit = nothing
        credit.unmatchedCredits = [
            .init(transactionID: "1", userID: "a", creditedAt: "", orderID: nil, status: "credited", isMatched: false)
        ]
        var claim = nothing
        claim.claims = [.init(claimant: "a", transactionID: "1", environment: "Production", state: "pending")]
        for found in [match, purchase, credit, claim] { #expect(!found.isEmpty) }
    }

    @Test func `unless somebody says otherwise, an answer was asked for, a file read, and a run started by recoup`() {
        #expect(EvidenceAnswer(evidenceID: 1, form: .unknown, outcome: .pending).isAttempt)
        let tally = FileTally(digest: ContentDigest(hex: ""), byteCount: 0, recordCount: 0)
        #expect(tally.isReadByRow && !tally.isCutOff)
        #expect(RunStart(asOf: asOf, startedAt: asOf, toolVersion: "", configurationDigest: "").actor == "recoup")
    }

    @Test func `an upload or a finding is something to show, what the query means is not`() {
        let nothing = LookupResult(matches: [], purchases: [], unmatchedCredits: [], claims: [])
        #expect(nothing.showsNothing)
        #expect(nothing.uploadsNotShown == 0)
        var match = nothing
        match.matches = [.init(meaning: "user", value: "a")]
        #expect(match.showsNothing)
        var upload = nothing
        upload.uploads = [
            .init(
                sender: "a",
                receivedAt: nil,
                transactionID: nil,
                productID: nil,
                environment: nil,
                outcome: nil,
                rule: nil
            )
        ]
        var waiting = nothing
        waiting.waiting = [StatedTransaction([statement()])]
        var notice = nothing
        notice.notices = [.init(PointedTransaction(.init(TransactionID("1")), pointedAt: asOf))]
        for found in [upload, waiting, notice] {
            #expect(!found.showsNothing)
            #expect(!found.isEmpty)
        }
    }

    @Test func `a notice says what the notification names, when it came in, and whether it is about a refund`() {
        let pointer = EvidenceAnswer.Pointer(
            TransactionID("1"),
            environment: .sandbox,
            bundleID: BundleID("a.b"),
            isRevocation: true
        )
        let pointed = PointedTransaction(pointer, pointedAt: asOf)
        let notice = LookupResult.Notice(pointed, notFoundAt: asOf - .days(1))
        #expect(notice.transactionID == "1" && notice.environment == "Sandbox" && notice.bundleID == "a.b")
        #expect(notice.receivedAt == asOf.text && notice.statesRefund && notice.notFoundAt == (asOf - .days(1)).text)
        let bare = LookupResult.Notice(PointedTransaction(.init(TransactionID("1")), pointedAt: asOf))
        #expect(bare.environment == nil && bare.bundleID == nil && !bare.statesRefund && bare.notFoundAt == nil)
    }

    @Test func `a purchase is refunded in full only where somebody says so`() {
        let purchase = LookupResult.Purchase(
            transactionID: "1",
            transactionIDs: ["1"],
            environment: "Production",
            quantity: 1,
            list: "white",
            reason: "uncredited",
            ownerBasis: "unknown",
            caseIDs: [],
            credits: []
        )
        #expect(!purchase.isFullyRefunded)
    }
}
