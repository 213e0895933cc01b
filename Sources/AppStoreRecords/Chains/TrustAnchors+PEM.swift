import SwiftASN1

extension TrustAnchors {
    /// Apple's roots and every certificate in the given PEM texts.
    ///
    /// - Throws: `structure_broken` where a text holds no PEM certificate, or something that is none.
    package init(additionalRootsPEM texts: [String]) throws(Rejection) {
        var roots: [[UInt8]] = []
        for (index, text) in texts.enumerated() {
            let documents: [PEMDocument]
            do {
                documents = try PEMDocument.parseMultiple(pemString: text)
            } catch {
                throw Rejection(.structureBroken, "Text \(index + 1) of the additional roots is not PEM.")
            }
            let certificates = documents.filter { $0.discriminator == "CERTIFICATE" }
            guard !certificates.isEmpty else {
                throw Rejection(.structureBroken, "Text \(index + 1) of the additional roots holds no PEM certificate.")
            }
            roots += certificates.map(\.derBytes)
        }
        try self.init(additionalRoots: roots)
    }
}
