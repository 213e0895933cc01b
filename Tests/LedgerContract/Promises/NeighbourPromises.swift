import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Owners that other purchases, or the device of an upload, tell (Rules 7.10): one belief at a time.
    static var neighbours: [Promise] {
        [
            .books("an earlier period that is credited later tells the owner of one that is credited already") {
                books in
                try books.upload("later", sender(), period("902", of: "900", days: 0))
                try books.upload("earlier", sender(), period("901", of: "900", days: -30))
                try books.take(.credits, delivery("902", to: "u8"))
                try books.night(2)
                #expect(try books.ledger.owner(of: "902") == ["unknown|-"])
                try books.take(.credits, delivery("901", to: "u1", days: -30))
                try books.night(3)
                #expect(try books.ledger.owner(of: "902") == ["same_subscription|u1"])
            },
            .books("a first period of unknown type that is credited or dated later tells the owner of the others") {
                books in
                func pay(days: Int64) throws {
                    let first = payment("900") {
                        ($0.productID, $0.purchaseDate) = (ProductID("vip"), noon + .days(days))
                    }
                    try books.take(.payments, first)
                }
                func owner(afterNight days: Int64) throws -> [String] {
                    try books.night(days)
                    let owner = try books.ledger.owner(of: "902")
                    try books.night(days + 1, isFull: true)
                    #expect(try books.ledger.owner(of: "902") == owner, "as judging everything says")
                    return owner
                }
                try pay(days: 1)
                try books.upload("later", sender(), period("902", of: "900", days: 0))
                try books.take(.credits, delivery("902", to: "u8"))
                #expect(try owner(afterNight: 2) == ["unknown|-"])
                try books.take(.credits, delivery("900", to: "u1", days: 1))
                #expect(try owner(afterNight: 4) == ["unknown|-"], "it was paid after the other")
                try pay(days: -30)
                #expect(try owner(afterNight: 6) == ["same_subscription|u1"])
                try books.take(.credits, delivery("900", to: "u1", days: 1) { $0.status = .withdrawn })
                #expect(try owner(afterNight: 8) == ["unknown|-"])
                try books.take(.credits, delivery("900", to: "u2", days: 1))
                #expect(try owner(afterNight: 10) == ["same_subscription|u2"])
            },
            .books("who was credited before a period and after it owns it") { books in
                try books.upload("first", sender(), period("901", of: "900", days: -60))
                try books.upload("second", sender(), period("902", of: "900", days: -30))
                try books.upload("third", sender(), period("903", of: "900", days: 0))
                try books.take(.credits, delivery("901", to: "u1", days: -60), delivery("903", to: "u1"))
                try books.night(2)
                #expect(try books.ledger.owner(of: "902") == ["same_subscription|u1"])
            },
            .books("the device of the only upload has one user") { books in
                try books.take(.users, user("u4") { $0.deviceToken = "d4" }, user("u5") { $0.deviceToken = "d5" })
                try books.upload("r", sender { $0.deviceToken = "d4" }, inside("100"))
                try books.night(2)
                #expect(try books.ledger.owner(of: "100") == ["same_device|u4"])
            },
            .books("who else of the receipt was credited says more than its device") { books in
                try books.take(.users, user("u4") { $0.deviceToken = "d4" })
                try books.upload("r", sender { $0.deviceToken = "d4" }, inside("100"), inside("101"))
                try books.take(.credits, delivery("101", to: "u9"))
                try books.night(2)
                #expect(try books.ledger.owner(of: "100") == ["same_receipt|u9"])
            },
            .books("naming one transaction of a restored pair claims the purchase") { books in
                func unlock(_ id: String) -> Inside {
                    inside(id, of: "unlock") {
                        $0.type = .nonConsumable; $0.originalTransactionID = TransactionID("100")
                    }
                }
                try books.upload(
                    "r",
                    sender("u1") { $0.transactionID = TransactionID("100") },
                    unlock("100"),
                    unlock("101")
                )
                try books.night(2)
                #expect(try books.ledger.owner(of: "100") == ["claimed_by|u1"])
            },
            .books("what turns out to be a credited purchase tells its receipt so, until it turns out to be none") {
                books in
                func learn(_ type: ProductType) throws { try books.take(.products, product("pass") { $0.type = type }) }
                func pass(_ id: String, days: Int64) -> Inside {
                    inside(id, days: days, of: "pass") {
                        $0.type = nil
                        $0.originalTransactionID = TransactionID("300")
                    }
                }
                try learn(.autoRenewable)
                try books.upload("first", sender(), pass("300", days: -30))
                try books.upload("again", sender(), pass("301", days: 0), inside("100"))
                try books.take(.credits, delivery("300", to: "u1"))
                try books.night(2)
                #expect(try books.ledger.owner(of: "100") == ["unknown|-"])
                try learn(.consumable)
                try books.night(3)
                #expect(try books.ledger.owner(of: "100") == ["same_receipt|u1"])
                try learn(.autoRenewable)
                try books.night(4)
                let apart = try books.ledger.owner(of: "100")
                try books.night(5, isFull: true)
                #expect(try books.ledger.owner(of: "100") == apart, "as judging everything says")
            },
            .ledger("a neighbour's credit that comes a night later tells the owner, and its withdrawal takes it back") {
                ledger in
                try ledger.take([submission("receipt")], name: "1")
                try ledger.verify("100", "101", "102")
                try ledger.judge(2)
                #expect(try ledger.owner(of: "100") == ["unknown|-"])

                try ledger.take([credit("101", to: "a", at: noon + hour)], name: "2")
                try ledger.judge(3)
                #expect(try ledger.owner(of: "100") == ["same_receipt|a"])
                #expect(try ledger.owner(of: "101") == ["unknown|-"])

                try ledger.take([credit("102", to: "b", at: noon + hour)], name: "3")
                try ledger.judge(4)
                #expect(try ledger.owner(of: "100") == ["unknown|-"])
                #expect(try ledger.owner(of: "101") == ["same_receipt|b"])
            },
            .ledger("a neighbour credited to two users tells nothing") { ledger in
                try ledger.take([submission("receipt")], name: "1")
                try ledger.verify("100", "101")
                try ledger.take(
                    [credit("101", to: "a", at: noon + hour), credit("101", to: "b", at: noon + hour)],
                    name: "2"
                )
                try ledger.judge(2)
                #expect(try ledger.owner(of: "100") == ["unknown|-"])
            },
        ]
    }
}
