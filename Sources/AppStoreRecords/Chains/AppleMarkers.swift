import SwiftASN1
import X509

/// The extensions that say what an Apple certificate is for.
///
/// Without the leaf's marker any developer certificate under the same root could sign a "receipt".
/// Source: Apple, "Validating receipts on the device"; the same markers are required of signed transactions by
/// Apple's server library.
struct AppleMarkers: VerifierPolicy {
    /// Receipt signing.
    static let leaf: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 11, 1]
    /// Worldwide Developer Relations.
    static let intermediate: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 2, 1]

    var verifyingCriticalExtensions: [ASN1ObjectIdentifier] { [Self.leaf, Self.intermediate] }

    func chainMeetsPolicyRequirements(chain: UnverifiedCertificateChain) -> PolicyEvaluationResult {
        if let rejection = Self.rejection(chain) {
            return .failsToMeetPolicy(reason: rejection.detail)
        }
        return .meetsPolicy
    }

    /// The first thing wrong with the shape of a chain, if anything is.
    static func rejection(_ chain: UnverifiedCertificateChain) -> Rejection? {
        guard chain.count == 3 else {
            return Rejection(.chainUntrusted, "The chain has \(chain.count) certificates; Apple's have three.")
        }
        guard chain[chain.startIndex].extensions[oid: leaf] != nil else {
            return Rejection(.markerMissing, "The signing certificate lacks the marker for receipt signing.")
        }
        guard chain[chain.startIndex + 1].extensions[oid: intermediate] != nil else {
            return Rejection(.markerMissing, "The intermediate certificate lacks the developer relations marker.")
        }
        return nil
    }
}
