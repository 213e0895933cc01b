import Ledger
import ReconciliationCore
import Testing

@testable import SQLiteLedger

/// Which purchase a transaction belongs to as facts come, where several purchases are concerned in one night
/// (Rules 2.1).
@Suite struct PurchaseKeysTests {
    private let books: CrowdedBooks

    init() throws { books = try CrowdedBooks() }

    private let token = "11111111-1111-4111-8111-111111111111"

    private func unlock(_ id: String, type: ProductType?, lineItem: String? = nil) -> CrowdedBooks.Inside {
        inside(id, of: "unlock") {
            $0.type = type; $0.originalTransactionID = TransactionID("101")
            $0.lineItemID = lineItem.map { LineItemID($0) }
            // What a token binds, no neighbour reaches.
            $0.accountToken = token
        }
    }

    private func purchases() throws -> [String] {
        try books.ledger.rows(
            """
            SELECT p.shown_transaction_id, p.list,
                (SELECT GROUP_CONCAT(t, ',') FROM (SELECT a.transaction_id AS t FROM transaction_alias AS a
                    WHERE a.purchase_id = p.purchase_id ORDER BY 1)) AS ids
            FROM purchase AS p ORDER BY 1, 2
            """
        )
    }

    @Test func `a transaction that leaves for another purchase takes its credit along`() throws {
        try books.take(.users, user("u1") { $0.appAccountToken = token })
        try books.upload("pair", sender(), unlock("101", type: .nonConsumable), unlock("102", type: .nonConsumable))
        try books.upload("line", sender(), unlock("301", type: .nonConsumable, lineItem: "77"))
        try books.take(.credits, delivery("102", to: "u1"))
        _ = try books.night(2)
        #expect(try purchases() == ["101|black|101,102", "301|white|301"])
        // Learnt from the backend: no upload speaks of the purchase it leaves.
        try books.take(
            .payments,
            payment("102") {
                $0.productID = ProductID("unlock"); $0.lineItemID = LineItemID("77")
            }
        )
        _ = try books.night(3)
        #expect(try purchases() == ["101|white|101", "102|black|102,301"])
    }

    @Test func `of two that turn out to be one the one whose first move is older stays, whatever moved last`() throws {
        try books.upload("pair", sender(), unlock("101", type: nil), unlock("102", type: nil))
        _ = try books.night(2)
        try books.take(.credits, delivery("101", to: "u1"))
        _ = try books.night(3)
        let first = try books.ledger.rows("SELECT purchase_id FROM purchase WHERE list = 'black'")
        try books.take(.products, product("unlock") { $0.type = .nonConsumable })
        _ = try books.night(4)
        #expect(try books.ledger.rows("SELECT purchase_id FROM purchase WHERE list = 'black'") == first)
        #expect(try books.ledger.rows("SELECT COUNT(*) FROM purchase WHERE list = 'merged'") == ["1"])
    }

    @Test func `a purchase that splits keeps the transaction its case is named after`() throws {
        try books.take(.products, product("skin") { $0.type = .nonConsumable })
        func paid(_ id: String, original: String?) -> IntakeRow {
            payment(id) {
                $0.productID = ProductID("skin")
                $0.originalTransactionID = original.map { TransactionID($0) }
            }
        }
        // By bytes the restore is the smaller one.
        try books.take(.payments, paid("410", original: nil), paid("2000", original: "410"))
        _ = try books.night(2)
        let cases = "SELECT subject, case_id FROM finding WHERE closed_run_id IS NULL ORDER BY 1"
        let first = try #require(try books.ledger.rows(cases).first)
        let caseID = try #require(first.split(separator: "|").last)
        #expect(first.hasPrefix("410|"))
        let step = CaseAction.Step.resolve(.refundedByUs, user: nil, note: nil)
        try books.ledger.act([CaseAction(caseID: String(caseID), step: step)], by: "kim", at: books.today)
        _ = try books.night(3)
        try books.take(
            .products,
            product("skin") {
                $0.type = .autoRenewable; $0.subscriptionPolicy = .each
            }
        )
        _ = try books.night(4)
        #expect(try purchases() == ["2000|white|2000", "410|closed|410"])
        #expect(try !books.ledger.rows(cases).contains { $0.hasSuffix("|" + caseID) })
    }
}
