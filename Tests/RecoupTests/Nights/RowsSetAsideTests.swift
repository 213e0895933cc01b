import Foundation
import Testing

@testable import AppStoreSimulator

/// Rows inside good evidence that cannot be read: they may be purchases, so somebody is told.
@Suite struct RowsSetAsideTests {
    @Test func `a night warns of a row that is not counted, and lookup says whose it is and why`() async throws {
        let place = try await Workplace.small()
        let at = try Moment(rfc3339: "2026-02-01T10:00:00Z")
        var rows = try ["230000000000001", "230000000000002"].map { try InAppRow.coins($0) }
        rows[1].quantity = 0
        let receipt = AppReceipt(bundleID: Catalogue.game, createdAt: at, rows: rows)
        let evidence = Data(try Datasets.authority.get().sign(receipt)).base64EncodedString()
        try place.put(
            #"{"user_id":"alice","receipt_data":"\#(evidence)","received_at":"2026-02-01T10:05:00Z"}"# + "\n",
            at: "inbox/receipts/r.jsonl"
        )
        let night = try await place.run()
        #expect(night.status == 0)
        let warning = "1 row inside good evidence is damaged and not counted anywhere (implausible_quantity 1)"
        #expect(try warnings(in: place).contains { $0.hasPrefix(warning) })
        let found = try await place.recoup("lookup", "alice")
        #expect(found.output.contains("verified, but for a row that is not counted"))
        #expect(found.output.contains("(implausible_quantity)"))
        // Said once, by the run that met it.
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(!(try warnings(in: place).contains { $0.contains("not counted anywhere") }))
    }

    @Test func `a night warns of a row that gives a transaction another product`() async throws {
        let place = try await Workplace.small()
        var rows = try ["230000000000001", "230000000000001"].map { try InAppRow.coins($0) }
        rows[1].productID = "com.example.game.other"
        let receipt = AppReceipt(
            bundleID: Catalogue.game,
            createdAt: try Moment(rfc3339: "2026-02-01T10:00:00Z"),
            rows: rows
        )
        let evidence = Data(try Datasets.authority.get().sign(receipt)).base64EncodedString()
        try place.put(
            #"{"user_id":"alice","receipt_data":"\#(evidence)","received_at":"2026-02-01T10:05:00Z"}"# + "\n",
            at: "inbox/receipts/r.jsonl"
        )
        #expect(try await place.run().status == 0)
        let warning = "1 row inside good evidence is damaged and not counted anywhere (damaged_row 1)"
        #expect(try warnings(in: place).contains { $0.hasPrefix(warning) })
        #expect(try await place.recoup("lookup", "alice").output.contains("(damaged_row)"))
    }

    private func warnings(in place: Workplace) throws -> [String] {
        try #require(place.summary()["warnings"] as? [String])
    }
}
