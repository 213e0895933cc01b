import Foundation
import Testing

/// Receipts that something damages on their way: purchases in them are lost, so a night does not pass over that.
@Suite struct UnreadableReceiptsTests {
    @Test(arguments: [(10, 3), (9, 0)])
    func `a night that can read next to nothing of what came in says so first, one with a few such pieces does not`(
        pieces: Int,
        status: Int32
    ) async throws {
        let place = try await Workplace.small()
        // What was proven before changes nothing.
        try await place.prove()
        #expect(try await place.run().status == 0)
        let lines = (1...pieces).map { number in
            let cut = Data("0\u{3}cut receipt \(number)".utf8).base64EncodedString()
            return #"{"user_id":"u\#(number)","receipt_data":"\#(cut)","received_at":"2026-03-01T10:00:00Z"}"#
        }
        try place.put(lines.joined(separator: "\n") + "\n", at: "inbox/receipts/r.jsonl")
        let night = try await place.run(asOf: "2026-03-02T03:00:00Z")
        #expect(night.status == status, "\(night.messages)")
        let first = try place.summaryText().split(separator: "\n").prefix(3).joined()
        let alarm = "\(pieces) of \(pieces) new pieces of receipt data cannot be read"
        #expect(first.contains(alarm) == (status == 3), "\(first)")
        // Said once, by the night that met them.
        #expect(try await place.run(asOf: "2026-03-03T03:00:00Z").status == 0)
    }
}
