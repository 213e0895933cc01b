import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// Attribute 5 ties a receipt to a device: a hint that is shown, never a condition.
struct DeviceHashTests {
    @Test(arguments: [
        ("112233445566778899aabbccddeeff00", 16), ("11223344-5566-7788-99AA-BBCCDDEEFF00", 16),
        ("{11223344-5566-7788-99AA-BBCCDDEEFF00}", 16), ("00:1A:2b:3c:4D:5e", 6), ("001a2b3c4d5e", 6),
    ])
    func `an identifier is a UUID or a MAC address however it is written`(text: String, count: Int) {
        #expect(DeviceHash.identifier(text)?.count == count)
    }

    @Test(arguments: ["", "iPhone", "1122", "112233445566778899aabbccddeeffgg", String(repeating: "0", count: 1000)])
    func `anything else cannot be checked`(text: String) {
        #expect(DeviceHash.identifier(text) == nil)
    }

    @Test(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
    func `a known device matches its receipt and no other`() async throws {
        let device = try RealFixtures.text("receipts/test-pki/device-guid.hex")
        let verifier = EvidenceVerifier(anchors: .apple, now: 0)
        let verdict = await verifier.verify(try RealFixtures.receipt("receipts/test-pki/receipt.der"))
        #expect(DeviceHash.match(verdict.unproven, deviceID: device) == .matches)
        #expect(DeviceHash.match(verdict.unproven, deviceID: String(device.reversed())) == .differs)
        #expect(DeviceHash.match(verdict.unproven, deviceID: "my phone") == .notCheckable)
        let signed = await verifier.verify(try RealFixtures.file("jws/goodheart-sandbox-consumable-jpy.jws"))
        #expect(DeviceHash.match(signed.outcome.proven, deviceID: device) == .notCheckable)
        #expect(DeviceHash.match(nil, deviceID: device) == .notCheckable)
    }
}
