import Ledger
import ReconciliationCore
import Testing

@testable import SQLLedger
@testable import SQLiteLedger

/// Codes that something else wrote into the ledger: reading one ends the step, so that no purchase is passed over or guessed at.
@Suite struct UnknownCodeTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }

    init() throws { temporary = try TemporaryLedger() }

    private func list(_ stored: String) throws -> PurchaseList? {
        try ledger.read(.readCases) { database in
            try Row.fetchOne(database.connection.prepare("SELECT \(stored) AS list"))?.list("list")
        }
    }

    @Test func `a code is read as its value, and a purchase on no list has none`() throws {
        #expect(try list("'white'") == .white)
        for stored in ["NULL", "'none'", "'merged'"] { #expect(try list(stored) == nil) }
    }

    @Test func `a code that is not known is told with its column, as damage`() throws {
        let failure = #expect(throws: StoreFailure.self) { try list("'lost'") }
        #expect(failure?.reason == .step(.readCases, .unknownCode("lost", column: "list")))
        #expect(failure?.kind == .cannotOpen)
    }

    @Test func `null where a code must stand is told as well`() throws {
        let failure = #expect(throws: StoreFailure.self) {
            try ledger.read(.readCases) { database in
                let row = try #require(try Row.fetchOne(database.connection.prepare("SELECT NULL AS list")))
                let _: PurchaseList = try row.code("list")
            }
        }
        #expect(failure?.reason == .step(.readCases, .unknownCode(nil, column: "list")))
    }
}
