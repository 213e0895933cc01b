import Foundation
import Testing

@testable import AppStoreSimulator

/// One receipt in the ways in which clients write it: the inbox and `recoup inspect` must read the same bytes.
@Suite struct ReceiptTextTests {
    private static let writings: [(name: String, write: @Sendable (String) -> String)] = [
        ("plain", { $0 }),
        ("wrapped", { lines($0).joined(separator: "\r\n") }),
        ("wrapped by single spaces", { lines($0).joined(separator: " ") }),
        ("unpadded, wrapped and indented", { lines(unpadded($0)).joined(separator: "\n    ") }),
        ("spaces for +", { $0.replacing("+", with: " ") }),
        ("wrapped, spaces for +", { lines($0).joined(separator: "\n").replacing("+", with: " ") }),
        ("unpadded, spaces for +", { unpadded($0).replacing("+", with: " ") }),
        ("URL-safe", { unpadded($0).replacing("+", with: "-").replacing("/", with: "_") }),
        (
            "percent-encoded",
            { $0.replacing("+", with: "%2B").replacing("/", with: "%2f").replacing("=", with: "%3D") }
        ),
        ("a JSON string behind a byte order mark", { "\u{FEFF}\"" + $0.replacing("/", with: #"\/"#) + "\"" }),
        ("hexadecimal", { hexadecimal($0, "%02x") }),
        ("upper-case hexadecimal", { hexadecimal($0, "%02X") + "\n" }),
        ("as bytes are printed", { "<" + hexadecimal($0, "%02x ") + ">" }),
        ("the body of a request to Apple", { #"{"password":"p","receipt-data":"\#($0)"}"# }),
    ]

    private static func hexadecimal(_ text: String, _ format: String) -> String {
        (Data(base64Encoded: text) ?? Data()).map { String(format: format, $0) }.joined()
    }

    private static func lines(_ text: String) -> [String] {
        let characters = Array(text)
        return stride(from: 0, to: characters.count, by: 76).map { start in
            String(characters[start..<min(start + 76, characters.count)])
        }
    }

    private static func unpadded(_ text: String) -> String { text.replacing("=", with: "") }

    @Test func `the inbox and inspect read every writing of a receipt alike`() async throws {
        let authority = try Datasets.authority.get()
        let bought = try InAppRow.coins()
        let receipt = AppReceipt(bundleID: Catalogue.game, createdAt: bought.purchasedAt, rows: [bought])
        let text = Data(try authority.sign(receipt)).base64EncodedString()

        let place = try await Workplace.small()
        var inbox = Data()
        for (index, writing) in Self.writings.enumerated() {
            let written = writing.write(text)
            try place.put(written, at: "evidence")
            let inspected = try await place.recoup("inspect", "evidence", "--root", "authority.pem")
            #expect(inspected.status == 0, "inspect, \(writing.name): \(inspected.output)")
            let row = ["receipt_data": written, "user_id": "user-\(index)", "submission_id": writing.name]
            let line = try JSONSerialization.data(withJSONObject: row) + Data("\n".utf8)
            try await expectGenuine(line: line, writing.name, in: place)
            inbox += line
        }
        let object = Data(#"{"receipt_data":{"receipt-data":"\#(text)"},"user_id":"user-x"}"#.utf8) + Data("\n".utf8)
        try await expectGenuine(line: object, "the body as an object", in: place)
        inbox += object
        try place.put(inbox, at: "inbox/receipts/receipts.jsonl")
        let night = try await place.run()
        #expect(night.status == 0 || night.status == 1, "\(night.messages)")
        #expect(try place.report("rejected-input.csv").records.isEmpty)
        #expect(try place.report("unverified.csv").records.isEmpty)
        #expect(try await place.export("white-list").records.count == 1)
        let evidence = try #require(place.summary()["evidence"] as? [String: Int])
        #expect(evidence.filter { $0.value > 0 } == ["verified": 1])
    }

    private func expectGenuine(line: Data, _ name: String, in place: Workplace) async throws {
        try place.put(line, at: "line.jsonl")
        let inspected = try await place.recoup("inspect", "line.jsonl", "--root", "authority.pem")
        #expect(inspected.output.contains("Genuine"), "inspect, a line with \(name): \(inspected.output)")
    }
}
