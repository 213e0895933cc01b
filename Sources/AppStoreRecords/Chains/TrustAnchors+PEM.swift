import SwiftASN1

extension TrustAnchors {
    /// Apple's roots and the certificates in the given files, each in PEM (any number) or in DER (one).
    ///
    /// - Throws: `structure_broken` where a file holds no certificate, or something that is none.
    package init(additionalRootFiles files: [[UInt8]]) throws(Rejection) {
        var roots: [[UInt8]] = []
        for file in files {
            if file.first == 0x30 {
                roots.append(file)
            } else {
                roots += try Self.certificates(inPEM: [String(decoding: file, as: UTF8.self)])
            }
        }
        try self.init(additionalRoots: roots)
    }

    /// Apple's roots and every certificate in the given PEM texts.
    ///
    /// - Throws: `structure_broken` where a text holds no PEM certificate, or something that is none.
    package init(additionalRootsPEM texts: [String]) throws(Rejection) {
        try self.init(additionalRoots: Self.certificates(inPEM: texts))
    }

    private static func certificates(inPEM texts: [String]) throws(Rejection) -> [[UInt8]] {
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
        return roots
    }
}
