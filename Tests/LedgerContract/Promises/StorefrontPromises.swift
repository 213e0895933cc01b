import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Marks of several storefronts, and who is taken for a reviewer.
    static var storefronts: [Promise] {
        [
            .books("the mark of several storefronts goes when nobody knows the owner any more") { books in
                let bought = ["CHN", "USA"].enumerated().map { index, storefront in
                    inside("10\(index)") { $0.storefront = storefront }
                }
                try books.upload("r", sender("u1"), all: bought)
                try books.night(2)
                func marks() throws -> Set<String> { Set(try books.ledger.findings { [$0.finding.detail] }) }
                #expect(try marks() == ["submitted_not_claimed; storefronts CHN;USA"])
                #expect(try Set(books.ledger.cases().map(\.fullDetail)) == marks())
                #expect(try books.ledger.purchases(of: "100").flatMap(\.findings).map(\.storefronts) == ["CHN;USA"])
                try books.upload("r", sender("u2"), all: [])
                try books.night(3)
                #expect(try marks() == ["submitted_not_claimed"])
            },
            .books("who loses his only credit for money looks like a reviewer") { books in
                try books.upload("r", sender("u1"), inside("100", .sandbox), inside("200"))
                func money(to user: String, days: Int64) -> IntakeRow {
                    delivery("200", to: user, days: days) { $0.orderID = OrderID("o1") }
                }
                try books.take(
                    .credits,
                    delivery("100", to: "u1") { $0.environment = .sandbox },
                    money(to: "u1", days: 0)
                )
                #expect(try breach(books, 2) == ["take_back"])
                try books.take(.credits, money(to: "u2", days: 2))
                #expect(try breach(books, 3) == ["ignore_reviewer"])
                #expect(try breach(books, 4, isFull: true) == ["ignore_reviewer"])
            },
            .books("who is credited by hand for money is a customer") { books in
                try books.upload("r", sender("u1"), inside("100", .sandbox), inside("200"))
                try books.take(.credits, delivery("100", to: "u1") { $0.environment = .sandbox })
                #expect(try breach(books, 2) == ["ignore_reviewer"])
                try books.act(.resolve(.creditedManually, user: UserID("u1"), note: nil), of: "200")
                #expect(try breach(books, 3) == ["take_back"])
                #expect(try breach(books, 4, isFull: true) == ["take_back"])
            },
            .books("a purchase that was merged is no storefront of its owner any more") { books in
                let storefronts = ["101": "CHN", "102": "USA"]
                func upload(_ evidence: String, original: String?, type: ProductType?) throws {
                    let bought = storefronts.sorted { $0.key < $1.key }.map { id, storefront in
                        var bought = inside(id) {
                            $0.storefront = original == nil ? storefront : "CHN"
                            $0.type = type
                            $0.originalTransactionID = original.map { TransactionID($0) }
                        }
                        bought.statedAt = noon + .days(original == nil ? 0 : 2)
                        return bought
                    }
                    try books.upload(evidence, sender("u1"), all: bought)
                }
                try upload("r1", original: nil, type: nil)
                try books.night(2)
                func marks() throws -> Set<String> {
                    Set(try books.ledger.findings(isOpen: true) { [$0.finding.detail] })
                }
                #expect(try marks() == ["submitted_not_claimed; storefronts CHN;USA"])
                try upload("r2", original: "101", type: .nonConsumable)
                try books.night(3)
                #expect(try books.ledger.moves().filter { $0.to == "merged" }.count == 1)
                #expect(try marks() == ["submitted_not_claimed"])
            },
        ]
    }
}

/// What to do about sandbox goods of a user depends on his credits for money, however those come and go.
private func breach(_ books: NightlyBooks, _ days: Int64, isFull: Bool = false) throws -> [String] {
    try books.night(days, isFull: isFull)
    return try books.ledger.findings(.environmentBreach) { [$0.finding.nextStep] }
}
