import ReconciliationCore
import Testing

/// Rules 2: what becomes of purchases whose transactions get other keys.
@Suite struct PurchaseSurvivorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Transaction and key of each statement in force, written `100 K`.
        var stated: [String]
        var kept: String
    }

    /// The purchase has the key `own` and is known by transaction 200.
    @Test(arguments: [
        Row(testDescription: "without statements it keeps its own", stated: [], kept: "own"),
        Row(
            testDescription: "its own while one transaction has it",
            stated: ["100 a", "300 own", "200 b"],
            kept: "own"
        ),
        Row(testDescription: "else that of the transaction it is known by", stated: ["100 a", "200 b"], kept: "b"),
        Row(testDescription: "else the smallest", stated: ["300 c", "100 b"], kept: "b"),
        Row(testDescription: "the smallest by bytes", stated: ["300 \u{E9}", "100 z"], kept: "z"),
    ])
    func `a purchase keeps one key`(row: Row) {
        var purchase = KeyedPurchase(id: 1, ownKey: PurchaseKey(text: "own"), shownTransactionID: TransactionID("200"))
        purchase.stated = row.stated.map { text in
            let parts = text.split(separator: " ").map(String.init)
            return .init(transactionID: TransactionID(parts[0]), key: PurchaseKey(text: parts[1]))
        }
        #expect(purchase.keptKey == PurchaseKey(text: row.kept))
        purchase.stated.reverse()
        #expect(purchase.keptKey == PurchaseKey(text: row.kept))
    }

    @Test func `a purchase that was never shown keeps the smallest key`() {
        var purchase = KeyedPurchase(id: 1, ownKey: PurchaseKey(text: "own"), shownTransactionID: nil)
        purchase.stated = [.init(transactionID: TransactionID("200"), key: PurchaseKey(text: "b"))]
        #expect(purchase.keptKey == PurchaseKey(text: "b"))
    }

    @Test(
        arguments: [
            ([(1, 9), (2, 3)], 2), ([(1, nil), (2, 3)], 2), ([(2, nil), (1, nil)], 1), ([(7, 5)], 7),
            ([(3, 4), (1, 8), (2, 4)], 2), ([], nil),
        ] as [([(Int64, Int64?)], Int64?)]
    )
    func `the purchase with the oldest first move survives, then the one with the smallest number`(
        purchases: [(Int64, Int64?)],
        survivor: Int64?
    ) {
        let given = purchases.map { PurchaseToMerge(id: $0.0, firstMove: $0.1) }
        #expect(ReconciliationCore.survivor(of: given) == survivor)
        #expect(ReconciliationCore.survivor(of: given.reversed()) == survivor)
    }

    @Test func `keys are told apart and ordered by bytes`() {
        #expect(PurchaseKey(text: "jos\u{E9}") != PurchaseKey(text: "jose\u{301}"))
        #expect(PurchaseKey(text: "jose\u{301}") < PurchaseKey(text: "jos\u{E9}"))
        #expect(Set([PurchaseKey(text: "jos\u{E9}"), PurchaseKey(text: "jose\u{301}")]).count == 2)
    }
}
