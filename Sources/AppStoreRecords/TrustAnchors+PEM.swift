import SwiftASN1

extension TrustAnchors {
    /// Apple's roots and every certificate in the given PEM texts.
    ///
    /// - Throws: `structure_broken` where a text is not PEM or holds something that is no certificate.
    package init(additionalRootsPEM texts: [String]) throws(Rejection) {
        var roots: [[UInt8]] = []
        for (index, text) in texts.enumerated() {
            do {
                roots += try PEMDocument.parseMultiple(pemString: text).map(\.derBytes)
            } catch {
                throw Rejection(.structureBroken, "Text \(index + 1) of the additional roots is not PEM.")
            }
        }
        try self.init(additionalRoots: roots)
    }
}
