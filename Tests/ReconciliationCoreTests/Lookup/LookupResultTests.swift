import ReconciliationCore
import Testing

@Suite struct LookupResultTests {
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
        claim.claims = [.init(claimant: "a", transactionID: "1", state: "pending")]
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
        let stated = TransactionStatement(
            transaction: TransactionKey(environment: .production, id: TransactionID("1")),
            source: .serverAPI,
            grade: .signed,
            statedAt: nil,
            digest: ContentDigest(hex: ""),
            facts: TransactionFacts()
        )
        waiting.waiting = [StatedTransaction(stated)]
        var notice = nothing
        notice.notices = [.init(PointedTransaction(.init(TransactionID("1")), pointedAt: asOf))]
        for found in [upload, waiting, notice] {
            #expect(!found.showsNothing)
            #expect(!found.isEmpty)
        }
    }

    @Test func `a notice says what the notification names, when it was read, and whether it is about a refund`() {
        let pointer = EvidenceAnswer.Pointer(
            TransactionID("1"),
            environment: .sandbox,
            bundleID: BundleID("a.b"),
            isRevocation: true
        )
        let notice = LookupResult.Notice(PointedTransaction(pointer, pointedAt: asOf))
        #expect(notice.transactionID == "1" && notice.environment == "Sandbox" && notice.bundleID == "a.b")
        #expect(notice.readAt == asOf.text && notice.statesRefund)
        let bare = LookupResult.Notice(PointedTransaction(.init(TransactionID("1")), pointedAt: asOf))
        #expect(bare.environment == nil && bare.bundleID == nil && !bare.statesRefund)
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
