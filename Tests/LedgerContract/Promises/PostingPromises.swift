import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Which purchase a transaction belongs to as facts come, where several purchases are concerned in one night
    /// (Rules 2.1).
    static var posting: [Promise] {
        [
            .books("a transaction that leaves for another purchase takes its credit along") { books in
                try books.take(.users, user("u1") { $0.appAccountToken = token })
                try books.upload(
                    "pair",
                    sender(),
                    unlock("101", type: .nonConsumable),
                    unlock("102", type: .nonConsumable)
                )
                try books.upload("line", sender(), unlock("301", type: .nonConsumable, lineItem: "77"))
                try books.take(.credits, delivery("102", to: "u1"))
                try books.night(2)
                #expect(try books.families() == ["101|black|101,102", "301|white|301"])
                // This upload does not speak of the purchase that it leaves.
                try books.upload("again", sender(), unlock("102", type: .nonConsumable, lineItem: "77"))
                try books.night(3)
                #expect(try books.families() == ["101|white|101", "102|black|102,301"])
            },
            .books("of two that turn out to be one the one whose first move is older stays, whatever moved last") {
                books in
                try books.upload("pair", sender(), unlock("101", type: nil), unlock("102", type: nil))
                try books.night(2)
                try books.take(.credits, delivery("101", to: "u1"))
                try books.night(3)
                #expect(try books.families() == ["101|black|101", "102|white|102"])
                try books.take(.products, product("unlock") { $0.type = .nonConsumable })
                try books.night(4)
                #expect(try books.families() == ["101|black|101,102"])
                #expect(try books.ledger.moves().suffix(1).map { "\($0.transactionID) \($0.to)" } == ["102 merged"])
            },
            .books("a purchase that splits keeps the transaction its case is named after") { books in
                try books.take(.products, product("skin") { $0.type = .nonConsumable })
                func paid(_ id: String, original: String?) -> IntakeRow {
                    payment(id) {
                        $0.productID = ProductID("skin")
                        $0.originalTransactionID = original.map { TransactionID($0) }
                    }
                }
                // By bytes the restore is the smaller one.
                try books.take(.payments, paid("410", original: nil), paid("2000", original: "410"))
                try books.night(2)
                let caseID = try books.ledger.caseID(of: "410")
                try books.act(.resolve(.refundedByUs, user: nil, note: nil), of: "410")
                try books.night(3)
                try books.take(
                    .products,
                    product("skin") {
                        $0.type = .autoRenewable; $0.subscriptionPolicy = .each
                    }
                )
                try books.night(4)
                #expect(try books.families() == ["2000|white|2000", "410|closed|410"])
                #expect(try !books.ledger.findings(isOpen: true) { [$0.finding.caseID] }.contains(caseID))
            },
        ]
    }
}

private let token = "11111111-1111-4111-8111-111111111111"

private func unlock(_ id: String, type: ProductType?, lineItem: String? = nil) -> Inside {
    inside(id, of: "unlock") {
        $0.type = type
        $0.originalTransactionID = TransactionID("101")
        $0.lineItemID = lineItem.map { LineItemID($0) }
        // What a token binds, no neighbour reaches.
        $0.accountToken = token
    }
}
