import Crypto

/// How the app turns a user into an applicationUsername. The codes are those of the configuration.
package enum NameScheme: String, Sendable, Hashable, Codable, CaseIterable {
    case raw, sha256, sha1, md5
    case uuidV3 = "uuid_v3"
    case uuidV5 = "uuid_v5"

    /// Whether it needs `owners.uuid_namespace`.
    package var isUUID: Bool { self == .uuidV3 || self == .uuidV5 }
}

/// Which of a user's fields the app encodes.
package enum NameField: String, Sendable, Hashable, Codable, CaseIterable {
    case userID = "user_id"
    case accountName = "account_name"
}

/// Which encodings are computed for every user.
package struct NamingPolicy: Sendable, Hashable, Codable {
    package var schemes: [NameScheme]
    package var fields: [NameField]
    /// Put before the name's UTF-8 bytes when hashing.
    package var salt: [UInt8]
    /// 16 bytes; without them UUIDs are not computed.
    package var uuidNamespace: [UInt8]?

    package init(
        schemes: [NameScheme] = [.raw, .sha256],
        fields: [NameField] = [.userID, .accountName],
        salt: [UInt8] = [],
        uuidNamespace: [UInt8]? = nil
    ) {
        self.schemes = schemes
        self.fields = fields
        self.salt = salt
        self.uuidNamespace = uuidNamespace
    }

    /// Names what is computed without telling the salt: another fingerprint, and every name is computed again.
    package var fingerprint: String {
        let parts = [
            // Goes up whenever a program computes names in another way.
            "3",
            schemes.map(\.rawValue).joined(separator: ","), fields.map(\.rawValue).joined(separator: ","),
            Hexadecimal.text(salt), uuidNamespaceText,
        ]
        return Hexadecimal.text(SHA256.hash(data: Array(parts.joined(separator: "\u{1F}").utf8)))
    }

    /// Names the salt without telling it; empty without one.
    var saltFingerprint: String {
        salt.isEmpty ? "" : Hexadecimal.text(SHA256.hash(data: Array("salt\u{1F}".utf8) + salt))
    }

    /// The namespace in hexadecimal digits; empty without one.
    var uuidNamespaceText: String { uuidNamespace.map { Hexadecimal.text($0) } ?? "" }

    /// Every digest that a user's field stands for under the schemes.
    func digests(of field: NameField, _ text: String) -> [NameDigest] {
        let name = Array(text.utf8)
        return schemes.flatMap { scheme -> [NameDigest] in
            if scheme == .raw {
                // A user whose id is a UUID may be named by it in Apple's token, in whatever spelling. An account name is none: a
                // player chooses it, and could choose the token of somebody else.
                return field == .userID && text.isUUIDText ? [.exact(text), .token(text)] : [.exact(text)]
            }
            return scheme.encoded(name, salt: salt, namespace: uuidNamespace).map { [.folded(Hexadecimal.text($0))] }
                ?? []
        }
    }
}

extension NameScheme {
    /// What the app writes down in hexadecimal digits; nil for names as they are, and for a UUID without namespace.
    ///
    /// - Parameter salt: put before the name when hashing, not for UUIDs.
    func encoded(_ name: [UInt8], salt: [UInt8], namespace: [UInt8]?) -> [UInt8]? {
        switch self {
        case .raw: nil
        case .sha256: Array(SHA256.hash(data: salt + name))
        case .sha1: Array(Insecure.SHA1.hash(data: salt + name))
        case .md5: Array(Insecure.MD5.hash(data: salt + name))
        case .uuidV3: namespace.map { uuid(Insecure.MD5.hash(data: $0 + name), version: 3) }
        case .uuidV5: namespace.map { uuid(Insecure.SHA1.hash(data: $0 + name), version: 5) }
        }
    }
}

/// A UUID made of a digest (RFC 4122, 4.3): its first 16 bytes, version and variant put in.
private func uuid(_ digest: some Sequence<UInt8>, version: UInt8) -> [UInt8] {
    var bytes = Array(digest.prefix(16))
    bytes[6] = bytes[6] & 0x0F | version << 4
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes
}
