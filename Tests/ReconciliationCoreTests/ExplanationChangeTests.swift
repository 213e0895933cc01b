import ReconciliationCore
import Testing

/// What would change a verdict, and which fact was believed.
@Suite struct ExplanationChangeTests {
    private func explained(_ dossier: Dossier, _ change: (inout Policy) -> Void = { _ in }) -> Explanation {
        var policy = policy
        change(&policy)
        return explain(dossier, statements: [], policy: policy, asOf: asOf)
    }

    @Test func `what would move a white purchase depends on what it waits for`() {
        #expect(
            explained(dossier(transaction(paidAt: asOf))).changes == [
                .creditArrives, .graceEnds(asOf + .hours(24)), .fullRefund, .caseResolved, .betterOwner,
            ]
        )
        #expect(
            explained(dossier()) { $0.creditsWatermark = paid - .seconds(1) }.changes == [
                .creditArrives, .creditsReach(paid), .fullRefund, .caseResolved, .betterOwner,
            ]
        )
        let parked = dossier {
            $0.settlement = Settlement(reason: .cannotIdentify)
            $0.names = [name(.appleToken, "a")]
        }
        #expect(explained(parked).changes == [.creditArrives, .fullRefund, .caseReopened])
    }

    @Test func `what would move a black or closed purchase depends on why it is there`() {
        #expect(
            explained(dossier { $0.credits = [credit(to: "a")] }).changes == [
                .creditWithdrawn, .fullRefund, .betterOwner,
            ]
        )
        #expect(
            explained(dossier(transaction(in: .sandbox))).changes == [
                .scopeChanged(.excludedEnvironment), .betterOwner,
            ]
        )
        #expect(
            explained(dossier(transaction { $0.revocation = Revocation(date: nil) })).changes == [
                .creditArrives, .refundTakenBack, .betterOwner,
            ]
        )
        #expect(
            explained(dossier { $0.settlement = Settlement(reason: .fraud) }).changes == [
                .creditArrives, .caseReopened, .betterOwner,
            ]
        )
        #expect(
            explained(dossier()) { $0.creditsSince = asOf }.changes == [.creditArrives, .cutOverMoved, .betterOwner]
        )
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
        facts.backend = BackendWord(applicationUsername: "alice", userID: "a")
        func statement(_ id: String, _ facts: TransactionFacts) -> TransactionStatement {
            TransactionStatement(
                transaction: TransactionKey(environment: .production, id: TransactionID(id)),
                source: .appReceipt,
                grade: .signed,
                statedAt: paid,
                digest: ContentDigest(hex: id),
                facts: facts
            )
        }
        var other = TransactionFacts()
        other.isTrial = false
        other.revocation = Revocation(date: nil)
        let told = explain(
            dossier(),
            statements: [statement("2", other), statement("1", facts)],
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
                "1 user_id a", "2 revocation refund at an unknown time",
            ]
        )
        #expect(told.allSatisfy { $0.source == .appReceipt && $0.grade == .signed && $0.statedAt == paid })
    }
}
