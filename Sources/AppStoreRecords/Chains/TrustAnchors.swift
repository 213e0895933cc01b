import Crypto
import ReconciliationCore
import SwiftASN1
import X509

/// The root certificates that evidence may end in: Apple's three, known by fingerprint, and any given in addition.
///
/// The roots themselves are not carried along. Apple's formats present the root; whatever is presented counts as an
/// anchor only if its SHA-256 fingerprint is pinned here.
package struct TrustAnchors: Sendable {
    /// SHA-256 of the DER bytes of Apple Root CA, Apple Root CA - G2 and Apple Root CA - G3, as Apple publishes them
    /// at apple.com/certificateauthority.
    package static let appleRootFingerprints: [String] = [
        "b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024",
        "c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050",
        "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179",
    ]

    /// Apple's roots and nothing else: what a real run uses.
    package static let apple = TrustAnchors()

    /// A root given in addition to Apple's.
    struct Anchor: Sendable {
        let certificate: Certificate
        let fingerprint: String
    }

    /// The SHA-256 fingerprints of all roots in force.
    package let fingerprints: Set<String>
    /// Anchors whether or not they are presented.
    let additional: [Anchor]

    /// The fingerprints of the roots in force besides Apple's.
    package var additionalFingerprints: Set<String> { fingerprints.subtracting(Self.appleRootFingerprints) }

    private init() {
        self.fingerprints = Set(Self.appleRootFingerprints)
        self.additional = []
    }

    /// Apple's roots and the given ones, for test stores with their own certificate authority.
    ///
    /// - Parameter additionalRoots: certificates in DER.
    /// - Throws: `structure_broken` where one is not a certificate that can be used.
    package init(additionalRoots: [[UInt8]]) throws(Rejection) {
        var anchors: [Anchor] = []
        for (index, root) in additionalRoots.enumerated() {
            do {
                let certificate = try Certificate(derEncoded: root)
                anchors.append(Anchor(certificate: certificate, fingerprint: Self.fingerprint(root)))
            } catch {
                throw Rejection(.structureBroken, "Additional root \(index + 1) is not a certificate in DER.")
            }
        }
        self.additional = anchors
        self.fingerprints = Set(Self.appleRootFingerprints + anchors.map(\.fingerprint))
    }

    /// Whether exactly these DER bytes are a trusted root.
    func isPinned(_ certificate: some Sequence<UInt8>) -> Bool {
        fingerprints.contains(Self.fingerprint(certificate))
    }

    static func fingerprint(_ certificate: some Sequence<UInt8>) -> String {
        Hexadecimal.text(SHA256.hash(data: Array(certificate)))
    }
}
