import Crypto
import FoundationEssentials
import SwiftASN1
@_spi(FixedExpiryValidationTime) import X509

/// Follows certificates from the one that signed to a pinned root, as of the moment the evidence was made.
///
/// As of that moment, because certificates expire long before ledgers do. SHA-1 signatures inside a chain are accepted:
/// Apple signed receipts that way until 2025.
struct ChainVerifier: Sendable {
    /// More certificates than this are not looked at: an honest receipt brings three, and the number of paths to try
    /// grows with the factorial of what a dishonest one brings.
    static let certificateCountMax = 6

    /// Years 1970 to 9999: what a certificate can state. The library rounds to the nearest second and traps on a moment that it
    /// cannot write as a date: it gets whole seconds, rounded down.
    private static let momentRange: ClosedRange<Milliseconds> = 0...253_402_300_799_999

    let anchors: TrustAnchors
    private let memory = ChainMemory()

    init(anchors: TrustAnchors) {
        self.anchors = anchors
    }

    /// The chain, if it can be relied on at `moment`: the key of its leaf and the root it ends in.
    ///
    /// - Parameters:
    ///   - key: digest of all that `presented` depends on; a chain is followed once per key.
    ///   - presented: parses the certificates; only called where the chain is not remembered.
    func chain(
        _ key: SHA256Digest,
        at moment: Milliseconds,
        presented: () throws(Rejection) -> PresentedChain
    ) async throws(Rejection) -> VerifiedChain {
        guard Self.momentRange.contains(moment) else {
            throw Rejection(.certificateExpired, "No certificate is valid at the moment the evidence claims.")
        }
        if let known = await memory.chain(key), known.window.contains(moment) { return known }
        let chain = try await follow(presented(), at: moment)
        // The library knows whole seconds; what is remembered and what is followed must answer alike.
        guard chain.window.contains(moment) else {
            throw Rejection(.certificateExpired, "A certificate was not valid when the evidence was made.")
        }
        await memory.remember(chain, as: key)
        return chain
    }

    private func follow(_ presented: PresentedChain, at moment: Milliseconds) async throws(Rejection) -> VerifiedChain {
        let roots = presented.others.filter { anchors.isPinned($0.bytes) }.map(\.certificate)
        let intermediates = presented.others.filter { !anchors.isPinned($0.bytes) }.map(\.certificate)
        var verifier = Verifier(rootCertificates: CertificateStore(roots + anchors.additional.map(\.certificate))) {
            AppleMarkers()
            RFC5280Policy(fixedExpiryValidationTime: Date(timeIntervalSince1970: Double(moment / 1000)))
        }
        let result = await verifier.validate(leaf: presented.leaf, intermediates: CertificateStore(intermediates))
        switch result {
        case .validCertificate(let chain):
            guard let window = Self.window(chain) else {
                throw Rejection(.certificateExpired, "The certificates were never valid at the same time.")
            }
            guard let root = fingerprint(ofRootOf: chain, presented: presented) else {
                throw Rejection(.chainUntrusted, "The certificates do not lead to a pinned Apple root.")
            }
            return VerifiedChain(leafKey: presented.leaf.publicKey, root: root, window: window)
        case .couldNotValidate(let failures):
            throw Self.rejection(failures.map(\.chain), of: presented, at: moment)
        }
    }

    /// The fingerprint of the certificate a chain ends in: an additional anchor, or one that came with the evidence.
    private func fingerprint(ofRootOf chain: some Collection<Certificate>, presented: PresentedChain) -> String? {
        guard let root = Array(chain).last else { return nil }
        if let anchor = anchors.additional.first(where: { $0.certificate == root }) { return anchor.fingerprint }
        return presented.others.first { $0.certificate == root }.map { TrustAnchors.fingerprint($0.bytes) }
    }

    /// Why no chain held. That a chain only lacks a marker, or came too late, says more than "untrusted".
    private static func rejection(
        _ candidates: [UnverifiedCertificateChain],
        of presented: PresentedChain,
        at moment: Milliseconds
    ) -> Rejection {
        for candidate in candidates {
            if window(candidate)?.contains(moment) != true {
                return Rejection(.certificateExpired, "A certificate was not valid when the evidence was made.")
            }
            if let rejection = AppleMarkers.rejection(candidate) { return rejection }
        }
        if presented.unreadableCount > 0, !presented.leadsToARoot {
            return Rejection(.unsupportedKey, "A certificate could not be read: its key or form is not supported.")
        }
        return Rejection(.chainUntrusted, "The certificates do not lead to a pinned Apple root.")
    }

    /// The time all certificates share, if any, in whole seconds as certificates state it.
    private static func window(_ chain: some Collection<Certificate>) -> ClosedRange<Milliseconds>? {
        var from = Milliseconds.min
        var through = Milliseconds.max
        for certificate in chain {
            from = max(from, Milliseconds(certificate.notValidBefore.timeIntervalSince1970) * 1000)
            // The last second counts in full.
            through = min(through, Milliseconds(certificate.notValidAfter.timeIntervalSince1970) * 1000 + 999)
        }
        return from <= through ? from...through : nil
    }
}

/// The certificates that came with a piece of evidence, sorted by role.
struct PresentedChain: Sendable {
    struct Presented: Sendable {
        let certificate: Certificate
        let bytes: ArraySlice<UInt8>
    }

    let leaf: Certificate
    let others: [Presented]
    /// How many could not be parsed.
    let unreadableCount: Int

    /// Whether the certificates that could be read lead from the one that signed to one that is its own issuer. Then none
    /// that could not be read is missing from the chain.
    var leadsToARoot: Bool {
        var reached = [leaf]
        var left = others.map(\.certificate)
        while let certificate = reached.popLast() {
            if certificate.issuer == certificate.subject { return true }
            reached += left.filter { $0.subject == certificate.issuer }
            left.removeAll { $0.subject == certificate.issuer }
        }
        return false
    }

    /// - Parameter isLeaf: says which of the certificates is meant to have signed.
    init(_ certificates: [ArraySlice<UInt8>], isLeaf: (Certificate, Int) -> Bool) throws(Rejection) {
        guard certificates.count <= ChainVerifier.certificateCountMax else {
            throw Rejection(.unsupportedStructure, "\(certificates.count) certificates are too many to look at.")
        }
        var leaf: Certificate?
        var others: [Presented] = []
        var unreadableCount = 0
        for (index, bytes) in certificates.enumerated() {
            guard let certificate = Self.certificate(bytes) else {
                unreadableCount += 1
                continue
            }
            if leaf == nil, isLeaf(certificate, index) {
                leaf = certificate
            } else {
                others.append(Presented(certificate: certificate, bytes: bytes))
            }
        }
        guard let leaf else {
            throw unreadableCount > 0
                ? Rejection(.unsupportedKey, "A certificate could not be read: its key or form is not supported.")
                : Rejection(.chainUntrusted, "The certificate that is said to have signed is not enclosed.")
        }
        self.leaf = leaf
        self.others = others
        self.unreadableCount = unreadableCount
    }

    private static func certificate(_ bytes: ArraySlice<UInt8>) -> Certificate? {
        do {
            return try Certificate(derEncoded: bytes)
        } catch {
            // The library's reasons differ by key type and version; that it cannot be used is all that matters here.
            return nil
        }
    }
}
