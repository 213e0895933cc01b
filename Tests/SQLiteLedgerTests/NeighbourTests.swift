import Ledger
import ReconciliationCore
import Testing

@testable import SQLiteLedger

/// Owners that other purchases, or the device of an upload, tell (Rules 7.10): one belief at a time.
@Suite struct NeighbourTests {
    private let books: CrowdedBooks

    init() throws { books = try CrowdedBooks() }

    private func owner(of id: String) throws -> [String] {
        try books.ledger.rows(
            "SELECT owner_basis, owner_user_id FROM purchase WHERE shown_transaction_id = '\(id)'"
        )
    }

    @Test func `an earlier period that is credited later tells the owner of one that is credited already`() throws {
        try books.upload("later", sender(), period("902", of: "900", days: 0))
        try books.upload("earlier", sender(), period("901", of: "900", days: -30))
        try books.take(.credits, delivery("902", to: "u8"))
        _ = try books.night(2)
        #expect(try owner(of: "902") == ["unknown|-"])
        try books.take(.credits, delivery("901", to: "u1", days: -30))
        _ = try books.night(3)
        #expect(try owner(of: "902") == ["same_subscription|u1"])
    }

    @Test func `who was credited before a period and after it owns it`() throws {
        try books.upload("first", sender(), period("901", of: "900", days: -60))
        try books.upload("second", sender(), period("902", of: "900", days: -30))
        try books.upload("third", sender(), period("903", of: "900", days: 0))
        try books.take(.credits, delivery("901", to: "u1", days: -60), delivery("903", to: "u1"))
        _ = try books.night(2)
        #expect(try owner(of: "902") == ["same_subscription|u1"])
    }

    @Test func `the device of the only upload has one user`() throws {
        try books.take(.users, user("u4") { $0.deviceToken = "d4" }, user("u5") { $0.deviceToken = "d5" })
        try books.upload("r", sender { $0.deviceToken = "d4" }, inside("100"))
        _ = try books.night(2)
        #expect(try owner(of: "100") == ["same_device|u4"])
    }

    @Test func `who else of the receipt was credited says more than its device`() throws {
        try books.take(.users, user("u4") { $0.deviceToken = "d4" })
        try books.upload("r", sender { $0.deviceToken = "d4" }, inside("100"), inside("101"))
        try books.take(.credits, delivery("101", to: "u9"))
        _ = try books.night(2)
        #expect(try owner(of: "100") == ["same_receipt|u9"])
    }

    @Test func `naming one transaction of a restored pair claims the purchase`() throws {
        func unlock(_ id: String) -> CrowdedBooks.Inside {
            inside(id, of: "unlock") {
                $0.type = .nonConsumable; $0.originalTransactionID = TransactionID("100")
            }
        }
        try books.upload("r", sender("u1") { $0.transactionID = TransactionID("100") }, unlock("100"), unlock("101"))
        _ = try books.night(2)
        #expect(try owner(of: "100") == ["claimed_by|u1"])
    }
}
