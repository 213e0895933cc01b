import Foundation
import Testing

@testable import AppStoreRecords

/// A verdict says which roots it rests on.
struct VerdictRootsTests {
    private func payload(enclosing jws: [UInt8]) -> String {
        """
        {"notificationType":"REFUND","notificationUUID":"u","signedDate":1650000000000,
        "data":{"bundleId":"com.example.app","environment":"Production",
        "signedTransactionInfo":"\(String(decoding: jws, as: UTF8.self))"}}
        """
    }

    @Test func `proven data names the root it ends in, refused data none`() async throws {
        let authority = try TestAuthority(elliptic: true)
        let anchors = try authority.anchors
        let root = try #require(anchors.additionalFingerprints.first)
        let jws = try authority.jws(JWSAuthorityTests.transaction)
        let verifier = EvidenceVerifier(anchors: anchors, now: 0)
        #expect(verifier.roots.contains(root))
        // The second time the chain is remembered.
        for _ in 1...2 { #expect(await verifier.verify(jws).roots == [root]) }
        #expect(await EvidenceVerifier(anchors: .apple, now: 0).verify(jws).roots == [])
    }

    @Test func `a notification rests on the root of what it encloses too`() async throws {
        let (outer, inner) = (try TestAuthority(elliptic: true), try TestAuthority(elliptic: true))
        let enclosed = try inner.jws(JWSAuthorityTests.transaction)
        let notification = try outer.jws(payload(enclosing: enclosed))
        let both = try TrustAnchors(additionalRoots: [outer.root, inner.root])
        let verdict = await EvidenceVerifier(anchors: both, now: 0).verify(notification)
        #expect(verdict.roots == both.additionalFingerprints && verdict.roots.count == 2)
        let half = await EvidenceVerifier(anchors: try outer.anchors, now: 0).verify(notification)
        #expect(half.roots == (try outer.anchors.additionalFingerprints))
    }
}
