import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// No bit of what Apple signed can change without the receipt being turned away; no bit at all can crash the reader.
@Suite(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
struct ReceiptTamperingTests {
    /// One SHA-1 and one SHA-256 receipt; all of them in the long run.
    static var receipts: [String] {
        RealFixtures.wantsLongTests
            ? RealFixtures.truthNames("receipts/unified/").filter { !$0.contains("greeny") && !$0.contains("twigano") }
            : [
                "receipts/unified/belive-2018-sandbox-one-consumable.b64",
                "receipts/unified/weeka-2025-sandbox-sha256-g5.b64",
            ]
    }

    @Test(arguments: receipts)
    func `a flipped bit in payload or signature never verifies`(name: String) async throws {
        let genuine = try RealFixtures.receipt(name)
        let container = try SignedContainer(genuine)
        let verifier = ReceiptVerifier(chains: ChainVerifier(anchors: .apple))
        _ = try #require(await verifier.verify(genuine).outcome.proven)
        let positions = Array(container.payload.indices) + Array(container.signer.signature.indices)
        for index in positions.enumerated().filter({ RealFixtures.wantsLongTests || $0.offset % 11 == 0 }).map(
            \.element
        ) {
            for bit in RealFixtures.wantsLongTests ? 0..<8 : index % 8..<index % 8 + 1 {
                var changed = genuine
                changed[index] ^= 1 << UInt8(bit)
                let outcome = await verifier.verify(changed).outcome
                #expect(
                    outcome.code == .refused || outcome.code == .unreadable,
                    "byte \(index) bit \(bit): \(outcome.code)"
                )
            }
        }
    }

    @Test(arguments: receipts)
    func `a flipped bit anywhere never shows other contents`(name: String) async throws {
        let genuine = try RealFixtures.receipt(name)
        let verifier = ReceiptVerifier(chains: ChainVerifier(anchors: .apple))
        let expected = try #require(await verifier.verify(genuine).outcome.proven)
        for index in stride(from: 0, to: genuine.count, by: RealFixtures.wantsLongTests ? 1 : 13) {
            var changed = genuine
            changed[index] ^= 1 << UInt8(index % 8)
            let outcome = await verifier.verify(changed).outcome
            #expect(outcome.proven == nil || outcome.proven == expected, "byte \(index)")
        }
    }

    @Test func `a receipt cut off anywhere is unreadable`() async throws {
        let genuine = try RealFixtures.receipt("receipts/unified/belive-2018-sandbox-one-consumable.b64")
        let verifier = ReceiptVerifier(chains: ChainVerifier(anchors: .apple))
        for count in stride(from: 0, to: genuine.count, by: 17) {
            let outcome = await verifier.verify(Array(genuine[..<count])).outcome
            #expect(outcome.code == .unreadable, "\(count) bytes")
        }
    }
}

/// Input made to exhaust a parser.
struct HostileInputTests {
    static let verifier = EvidenceVerifier(anchors: .apple, now: 0)

    @Test func `nesting a thousand deep ends in a rejection`() async {
        var definite: [UInt8] = []
        for _ in 0..<1000 {
            let count = definite.count
            definite = [0x30, 0x82, UInt8(count >> 8), UInt8(count & 0xFF)] + definite
        }
        let indefinite = [UInt8](repeating: 0x30, count: 2000).enumerated().map {
            $0.offset % 2 == 0 ? 0x30 : UInt8(0x80)
        }
        let json = Array(("{\"signedPayload\":" + String(repeating: "[", count: 100_000)).utf8)
        for bytes in [definite, indefinite, json] {
            #expect(await Self.verifier.verify(bytes).outcome.code == .unreadable)
        }
    }

    @Test func `a hundred megabytes are turned away for their length`() async {
        for first: [UInt8] in [[0x30, 0x84, 0x06, 0x40, 0, 0], Array("{\"signature\"=\"".utf8), Array("eyJ.".utf8)] {
            let bytes = first + [UInt8](repeating: 0x41, count: 100 << 20)
            let outcome = await Self.verifier.verify(bytes).outcome
            #expect(outcome.code == .unverifiable)
            // Decided by the length alone.
            #expect(outcome.rejection?.rule == .tooLarge)
        }
    }

    @Test func `many small nodes are read to their end`() async {
        let count = 1 << 20
        let bytes: [UInt8] =
            [0x30, 0x83, UInt8(count >> 16), UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF)]
            + [UInt8](repeating: 0, count: count).enumerated().map { $0.offset % 2 == 0 ? 5 : 0 }
        #expect(await Self.verifier.verify(bytes).outcome.code == .unreadable)
    }
}
