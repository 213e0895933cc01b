import Crypto
import CryptoExtras
import Foundation
import SwiftASN1
import X509

@testable import AppStoreRecords

/// A certificate authority made in the test, which signs receipts and JWS the way Apple does.
struct TestAuthority {
    struct Options {
        var leafMarker = true
        var intermediateMarker = true
        var from = Date(timeIntervalSince1970: 1_600_000_000)
        var until = Date(timeIntervalSince1970: 1_700_000_000)
        /// Certificates signed with SHA-1, as Apple's were until 2023.
        var sha1Chain = false
    }

    /// Making RSA keys is slow; every authority shares these.
    private enum Keys {
        static let rsa = make()

        private static func make() -> [_RSA.Signing.PrivateKey] {
            do {
                return try (0..<3).map { _ in try _RSA.Signing.PrivateKey(keySize: .bits2048) }
            } catch {
                fatalError("No RSA keys can be made: \(error)")
            }
        }
    }

    let root: [UInt8]
    let intermediate: [UInt8]
    let leaf: [UInt8]
    let leafCertificate: Certificate
    private let ecdsaKey: P256.Signing.PrivateKey?

    /// - Parameter elliptic: P-256 keys, for JWS; else RSA, for receipts.
    init(elliptic: Bool = false, _ options: Options = Options()) throws {
        let ellipticKeys = (0..<3).map { _ in P256.Signing.PrivateKey() }
        let keys = (0..<3).map { index in
            elliptic ? Certificate.PrivateKey(ellipticKeys[index]) : Certificate.PrivateKey(Keys.rsa[index])
        }
        let names = try ["Test Root", "Test Developer Relations", "Test Receipt Signing"].map { name in
            try DistinguishedName { CommonName(name) }
        }
        func certificate(_ index: Int, issuer: Int, marker: ASN1ObjectIdentifier?) throws -> Certificate {
            var extensions = try Certificate.Extensions {
                Critical(
                    index == 2 ? BasicConstraints.notCertificateAuthority : .isCertificateAuthority(maxPathLength: nil)
                )
            }
            if let marker { try extensions.append(.init(oid: marker, critical: false, value: [5, 0])) }
            return try Certificate(
                version: .v3,
                serialNumber: .init(bytes: [UInt8(index) + 1]),
                publicKey: keys[index].publicKey,
                notValidBefore: options.from,
                notValidAfter: options.until,
                issuer: names[issuer],
                subject: names[index],
                signatureAlgorithm: elliptic
                    ? .ecdsaWithSHA256 : options.sha1Chain ? .sha1WithRSAEncryption : .sha256WithRSAEncryption,
                extensions: extensions,
                issuerPrivateKey: keys[issuer]
            )
        }
        func bytes(_ certificate: Certificate) throws -> [UInt8] {
            var serializer = DER.Serializer()
            try serializer.serialize(certificate)
            return serializer.serializedBytes
        }
        root = try bytes(certificate(0, issuer: 0, marker: nil))
        intermediate = try bytes(
            certificate(1, issuer: 0, marker: options.intermediateMarker ? AppleMarkers.intermediate : nil)
        )
        leafCertificate = try certificate(2, issuer: 1, marker: options.leafMarker ? AppleMarkers.leaf : nil)
        leaf = try bytes(leafCertificate)
        ecdsaKey = elliptic ? ellipticKeys[2] : nil
    }

    var anchors: TrustAnchors {
        get throws { try TrustAnchors(additionalRoots: [root]) }
    }

    // MARK: JWS

    func jws(_ payload: String, header: String? = nil) throws -> [UInt8] {
        let header = header ?? "{\"alg\":\"ES256\",\"x5c\":[\(encodedChain)]}"
        let input = Self.base64URL(Array(header.utf8)) + "." + Self.base64URL(Array(payload.utf8))
        guard let ecdsaKey else { return [] }
        let signature = try ecdsaKey.signature(for: Data(input.utf8))
        return Array((input + "." + Self.base64URL(Array(signature.rawRepresentation))).utf8)
    }

    /// The members of an honest `x5c`.
    var encodedChain: String {
        [leaf, intermediate, root].map { "\"\(Data($0).base64EncodedString())\"" }.joined(separator: ",")
    }

    private static func base64URL(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString()
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    // MARK: PKCS #7

    struct ReceiptForm {
        var sha1 = false
        var signedAttributes = false
        var presentsRoot = true
        var extraRootCount = 0
        var unreadableCertificate: [UInt8] = []
        var signerCount = 1
        /// Signed attributes that vouch for another payload.
        var vouchesForOther = false
        var digest: ASN1ObjectIdentifier?
    }

    func receipt(_ payload: [UInt8], _ form: ReceiptForm = ReceiptForm()) throws -> [UInt8] {
        let digest = form.digest ?? (form.sha1 ? .sha1Digest : .sha256Digest)
        func hash(_ bytes: [UInt8]) -> [UInt8] {
            form.sha1 ? Array(Insecure.SHA1.hash(data: bytes)) : Array(SHA256.hash(data: bytes))
        }
        var attributes: [UInt8]?
        if form.signedAttributes {
            let vouched = hash(form.vouchesForOther ? payload + [0] : payload)
            attributes = try Self.der { coder in
                try coder.appendConstructedNode(identifier: .set) { coder in
                    try Self.attribute(.contentTypeAttribute, into: &coder) {
                        try $0.serialize(ASN1ObjectIdentifier.plainData)
                    }
                    try Self.attribute(.messageDigestAttribute, into: &coder) {
                        try $0.serialize(ASN1OctetString(contentBytes: vouched[...]))
                    }
                }
            }
        }
        let key = Keys.rsa[2]
        let message = attributes ?? payload
        let signature =
            form.sha1
            ? try key.signature(for: Insecure.SHA1.hash(data: message), padding: .insecurePKCS1v1_5)
            : try key.signature(for: SHA256.hash(data: message), padding: .insecurePKCS1v1_5)
        return try Self.der { coder in
            try coder.appendConstructedNode(identifier: .sequence) { coder in
                try coder.serialize(ASN1ObjectIdentifier.signedData)
                try coder.appendConstructedNode(identifier: .context(0)) { coder in
                    try coder.appendConstructedNode(identifier: .sequence) { coder in
                        try coder.serialize(1)
                        try coder.appendConstructedNode(identifier: .set) { try Self.algorithm(digest, into: &$0) }
                        try coder.appendConstructedNode(identifier: .sequence) { coder in
                            try coder.serialize(ASN1ObjectIdentifier.plainData)
                            try coder.appendConstructedNode(identifier: .context(0)) { coder in
                                try coder.serialize(ASN1OctetString(contentBytes: payload[...]))
                            }
                        }
                        coder.appendConstructedNode(identifier: .context(0)) { coder in
                            coder.serializeRawBytes(
                                leaf + intermediate + (form.presentsRoot ? root : [])
                                    + Array([[UInt8]](repeating: root, count: form.extraRootCount).joined())
                                    + form.unreadableCertificate
                            )
                        }
                        try coder.appendConstructedNode(identifier: .set) { coder in
                            for _ in 0..<form.signerCount {
                                try signer(digest, attributes, Array(signature.rawRepresentation), into: &coder)
                            }
                        }
                    }
                }
            }
        }
    }

    private func signer(
        _ digest: ASN1ObjectIdentifier,
        _ attributes: [UInt8]?,
        _ signature: [UInt8],
        into coder: inout DER.Serializer
    ) throws {
        try coder.appendConstructedNode(identifier: .sequence) { coder in
            try coder.serialize(1)
            try coder.appendConstructedNode(identifier: .sequence) { coder in
                try coder.serialize(leafCertificate.issuer)
                try coder.serialize(leafCertificate.serialNumber.bytes)
            }
            try Self.algorithm(digest, into: &coder)
            if var attributes {
                attributes[0] = 0xA0
                coder.serializeRawBytes(attributes)
            }
            try Self.algorithm(.rsaEncryption, into: &coder)
            try coder.serialize(ASN1OctetString(contentBytes: signature[...]))
        }
    }

    private static func algorithm(_ identifier: ASN1ObjectIdentifier, into coder: inout DER.Serializer) throws {
        try coder.appendConstructedNode(identifier: .sequence) { coder in
            try coder.serialize(identifier)
            try coder.serialize(ASN1Null())
        }
    }

    private static func attribute(
        _ type: ASN1ObjectIdentifier,
        into coder: inout DER.Serializer,
        _ value: (inout DER.Serializer) throws -> Void
    ) throws {
        try coder.appendConstructedNode(identifier: .sequence) { coder in
            try coder.serialize(type)
            try coder.appendConstructedNode(identifier: .set, value)
        }
    }

    static func der(_ body: (inout DER.Serializer) throws -> Void) throws -> [UInt8] {
        var coder = DER.Serializer()
        try body(&coder)
        return coder.serializedBytes
    }
}

/// A receipt payload in the making: attributes in the order they are added.
struct ReceiptDraft {
    private var attributes: [(type: Int, value: [UInt8])] = []

    init(bundleID: String? = "com.example.app", created: String = "2021-06-01T12:00:00Z") throws {
        try add(0, text: "Production")
        if let bundleID { try add(2, text: bundleID) }
        try add(12, text: created)
    }

    private init(row: Void) {}

    static var empty: ReceiptDraft { ReceiptDraft(row: ()) }

    /// What every receipt states but for one attribute.
    init(leavingOut type: Int) throws {
        self.init(row: ())
        let texts = [(0, "Production"), (2, "com.example.app"), (12, "2021-06-01T12:00:00Z")]
        for (known, text) in texts where known != type { try add(known, text: text) }
    }

    static func row(
        quantity: Int = 1,
        product: String = "coins",
        transaction: String = "100",
        adding change: (inout ReceiptDraft) throws -> Void = { _ in }
    ) throws -> [UInt8] {
        var row = ReceiptDraft(row: ())
        try row.add(1701, number: quantity)
        try row.add(1702, text: product)
        try row.add(1703, text: transaction)
        try row.add(1704, text: "2021-05-31T12:00:00Z")
        try row.add(1705, text: transaction)
        try row.add(1707, number: 1)
        try change(&row)
        return try row.bytes
    }

    mutating func add(_ type: Int, text: String) throws {
        add(type, raw: try TestAuthority.der { try $0.serialize(ASN1UTF8String(text)) })
    }

    mutating func add(_ type: Int, number: Int) throws {
        add(type, raw: try TestAuthority.der { try $0.serialize(number) })
    }

    mutating func add(_ type: Int, raw: [UInt8]) {
        attributes.append((type, raw))
    }

    var bytes: [UInt8] {
        get throws {
            try TestAuthority.der { coder in
                try coder.appendConstructedNode(identifier: .set) { coder in
                    for attribute in attributes {
                        try coder.appendConstructedNode(identifier: .sequence) { coder in
                            try coder.serialize(attribute.type)
                            try coder.serialize(1)
                            try coder.serialize(ASN1OctetString(contentBytes: attribute.value[...]))
                        }
                    }
                }
            }
        }
    }
}
