import ReconciliationCore
import Testing

/// Which refunds of its transactions a purchase does not count (Rules 2.8).
@Suite struct RefundStatementTests {
    private static let first = TransactionID("1")
    private static let second = TransactionID("2")

    private static func refund(_ source: EvidenceSource, at moment: Instant? = paid + .days(1)) -> RefundStatement {
        RefundStatement(source: source, statedAt: moment, isRefunded: true, refundedAt: paid + .days(1))
    }

    private static func none(_ source: EvidenceSource, at moment: Instant? = paid + .days(2)) -> RefundStatement {
        RefundStatement(source: source, statedAt: moment)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// About one transaction, and about another of the same purchase.
        var first: [RefundStatement]
        var second: [RefundStatement] = []
        /// Whether the first one's refund does not count.
        var isCleared = false
    }

    @Test(arguments: [
        Row(testDescription: "nothing is stated of a refund", first: [none(.appReceipt)], second: [none(.serverAPI)]),
        Row(testDescription: "a receipt states one", first: [refund(.appReceipt)], second: [none(.appReceipt)]),
        Row(
            testDescription: "the other was signed later without one",
            first: [refund(.appReceipt)],
            second: [none(.notification)],
            isCleared: true
        ),
        Row(
            testDescription: "the other was signed at the same moment",
            first: [refund(.appReceipt)],
            second: [none(.notification, at: paid + .days(1))]
        ),
        Row(
            testDescription: "it was refunded again since",
            first: [refund(.appReceipt), refund(.serverAPI, at: paid + .days(3))],
            second: [none(.notification)]
        ),
        Row(
            testDescription: "the other has a later refund itself, and was signed without one before",
            first: [refund(.appReceipt)],
            second: [none(.notification), refund(.serverAPI, at: paid + .days(3))],
            isCleared: true
        ),
        Row(
            testDescription: "verifyReceipt stated it without a time of its own",
            first: [refund(.verifyReceipt, at: nil)],
            second: [none(.serverAPI)],
            isCleared: true
        ),
        Row(
            testDescription: "only the backend states it, and nothing is signed",
            first: [refund(.payments, at: nil)],
            second: [none(.verifyReceipt), none(.payments, at: nil)]
        ),
        Row(
            testDescription: "only the backend states it, and a receipt holds the other",
            first: [refund(.payments, at: nil)],
            second: [none(.appReceipt, at: paid)],
            isCleared: true
        ),
        Row(
            testDescription: "only the backend states it, and the other was signed before",
            first: [refund(.payments, at: nil)],
            second: [none(.signedTransaction, at: paid)],
            isCleared: true
        ),
        Row(
            testDescription: "verifyReceipt states it too",
            first: [refund(.payments, at: nil), refund(.verifyReceipt)],
            second: [none(.appReceipt)]
        ),
    ])
    func `a refund counts by what is stated of all transactions of a purchase`(row: Row) {
        let statements = [Self.first: row.first, Self.second: row.second]
        #expect(transactionsWithClearedRefund(by: statements).contains(Self.first) == row.isCleared)

        let refunded = transaction("1") { $0.revocation = Revocation(date: paid + .days(1)) }
        let kept = [refunded, transaction("2")].withoutClearedRefunds(statements)
        #expect(kept.map { $0.standingRevocation != nil } == [!row.isCleared, false])
        #expect(kept.map { $0.facts.revocation != nil } == [!row.isCleared, false])
        let dossier = Dossier(transactions: kept)
        #expect((PurchaseFacts(dossier).fullRevocation == nil) == row.isCleared)
    }

    @Test func `where no statement was read, a refund stands`() {
        let refunded = transaction("1") { $0.revocation = Revocation(date: paid) }
        #expect([refunded].withoutClearedRefunds([:]) == [refunded])
    }
}
