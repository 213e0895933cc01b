import Crypto
import ReconciliationCore
import Testing
import X509

@testable import AppStoreRecords

/// A chain is followed once for all the evidence it signed.
struct ChainMemoryTests {
    private static let window = Milliseconds(1_600_000_000_000)...Milliseconds(1_700_000_000_999)

    /// Counts how often certificates were parsed and followed.
    private final class Counter {
        var count = 0
    }

    @Test func `a thousand pieces of one chain follow it once`() async throws {
        let authority = try TestAuthority(elliptic: true)
        let chains = ChainVerifier(anchors: try authority.anchors)
        let counter = Counter()
        let certificates = [authority.leaf[...], authority.intermediate[...], authority.root[...]]
        func leafKey(at moment: Milliseconds, of digest: SHA256Digest) async throws(Rejection) -> Certificate.PublicKey
        {
            let chain = try await chains.chain(digest, at: moment) { () throws(Rejection) in
                counter.count += 1
                return try PresentedChain(certificates) { _, index in index == 0 }
            }
            return chain.leafKey
        }
        let digest = SHA256.hash(data: [1])
        for number in 0..<1000 {
            let key = try await leafKey(at: Self.window.lowerBound + Milliseconds(number), of: digest)
            #expect(key == authority.leafCertificate.publicKey)
        }
        #expect(counter.count == 1)

        // Another digest is another chain, and a moment outside the window is asked about each time.
        _ = try await leafKey(at: Self.window.lowerBound, of: SHA256.hash(data: [2]))
        #expect(counter.count == 2)
        for moment in [Self.window.lowerBound - 1, Self.window.upperBound + 1, Self.window.upperBound + 1] {
            await #expect(throws: Rejection.self) { try await leafKey(at: moment, of: digest) }
        }
        #expect(counter.count == 5)
        _ = try await leafKey(at: Self.window.upperBound, of: digest)
        #expect(counter.count == 5)
    }

    @Test func `distrust is never remembered, so a flood of otherRecipients pushes nobody out`() async throws {
        let authority = try TestAuthority(elliptic: true)
        let otherAuthority = try TestAuthority(elliptic: true)
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
        let good = try authority.jws(JWSAuthorityTests.transaction)
        for _ in 0..<3 {
            let bad = await verifier.verify(try otherAuthority.jws(JWSAuthorityTests.transaction))
            #expect(bad.outcome.rejection?.rule == .chainUntrusted)
            #expect(await verifier.verify(good).outcome.code == .verified)
        }
    }

    @Test func `with the chain known no certificate is parsed or followed again, whatever form it signed`() async throws
    {
        let signed = try TestAuthority(elliptic: true)
        let enclosed = try TestAuthority()
        let jws = try signed.jws(JWSAuthorityTests.transaction)
        let receipt = try enclosed.receipt(ReceiptDraft().bytes)
        let chains = ChainVerifier(anchors: try TrustAnchors(additionalRoots: [signed.root, enclosed.root]))
        let verifier = EvidenceVerifier(chains: chains, now: 0)
        for bytes in [jws, receipt] { #expect(await verifier.verify(bytes).outcome.rejection == nil) }

        // What is left for the next piece of either chain is its own signature.
        for (authority, digest) in try [
            (signed, CompactJWS(jws).chainKey), (enclosed, SignedContainer(receipt).chainKey),
        ] {
            let key = try await chains.chain(digest, at: Self.window.lowerBound) { () throws(Rejection) in
                throw Rejection(.chainUntrusted, "The chain is followed again.")
            }.leafKey
            #expect(key == authority.leafCertificate.publicKey)
        }
    }
}
