import Crypto

/// A user's name as it is compared: 16 bytes of a digest, so that millions can be indexed and none is stored twice.
///
/// Raw names compare exactly; hashes and UUIDs without case and dashes (Rules 7.6). The kinds never meet.
package struct NameDigest: Sendable, Hashable {
    /// 16 bytes.
    package let bytes: [UInt8]

    /// The text exactly as it is, by its UTF-8 bytes.
    package static func exact(_ text: String) -> NameDigest { NameDigest(prefix: "=", text.utf8) }

    /// The text without case and dashes: how hashes and UUIDs are compared.
    package static func folded(_ text: String) -> NameDigest { NameDigest(prefix: "#", text.utf8.folded) }

    /// An `appAccountToken`: a UUID without case and dashes; anything else exactly, and never equal to a name.
    package static func token(_ text: String) -> NameDigest {
        text.isUUIDText ? .folded(text) : NameDigest(prefix: "@", text.utf8)
    }

    /// A digest as it was stored; nil where the bytes are none.
    package init?(stored bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    private init(prefix: String, _ text: some Sequence<UInt8>) {
        var hasher = SHA256()
        hasher.update(data: Array(prefix.utf8))
        hasher.update(data: Array(text))
        bytes = Array(hasher.finalize().prefix(16))
    }
}

/// One name a user answers to, for one stretch of time.
package struct UserAlias: Sendable, Hashable {
    /// The same at whatever time it is held.
    package struct Name: Sendable, Hashable {
        package let digest: NameDigest
        package let rank: NameRank
    }

    package let name: Name
    package let firstSeenAt: Instant?
    /// Nil while the name is still held.
    package let lastSeenAt: Instant?

    package init(digest: NameDigest, rank: NameRank, firstSeenAt: Instant?, lastSeenAt: Instant?) {
        name = Name(digest: digest, rank: rank)
        self.firstSeenAt = firstSeenAt
        self.lastSeenAt = lastSeenAt
    }

    package var digest: NameDigest { name.digest }
    package var rank: NameRank { name.rank }
}

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

    /// Names what is computed without telling the salt: another fingerprint, and every name is computed anew.
    package var fingerprint: String {
        let parts = [
            schemes.map(\.rawValue).joined(separator: ","), fields.map(\.rawValue).joined(separator: ","),
            Hexadecimal.text(salt), uuidNamespaceText,
        ]
        return Hexadecimal.text(SHA256.hash(data: Array(parts.joined(separator: "\u{1F}").utf8)))
    }

    /// The namespace in hexadecimal digits; empty without one.
    var uuidNamespaceText: String { uuidNamespace.map { Hexadecimal.text($0) } ?? "" }

    /// Every digest a text stands for under the schemes.
    func digests(of text: String) -> [NameDigest] {
        let name = Array(text.utf8)
        return schemes.compactMap { scheme in
            scheme == .raw
                ? .exact(text)
                : scheme.encoded(name, salt: salt, namespace: uuidNamespace).map { .folded(Hexadecimal.text($0)) }
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

/// What one row of a users file said, and when it was seen.
package struct UserObservation: Sendable, Hashable {
    package let row: UserRow
    /// The as-of of the first and last run that read the row.
    package let firstSeenAt: Instant
    package let lastSeenAt: Instant
    /// The number of the row: later rows have greater ones.
    package let statementID: Int64

    package init(row: UserRow, firstSeenAt: Instant, lastSeenAt: Instant, statementID: Int64 = 0) {
        self.row = row
        self.firstSeenAt = firstSeenAt
        self.lastSeenAt = lastSeenAt
        self.statementID = statementID
    }

    /// From when on the row is known to be true.
    package var since: Instant { row.updatedAt ?? firstSeenAt }
}

/// All names of one user over time, from all rows about it. Names are only ever added (Rules 7.7).
///
/// A name is held from the row that states it until the next newer row states another; the newest row's name is
/// held still. A name that comes back is held twice, and in between by nobody or by somebody else.
///
/// - Parameter observations: all rows about one user, the oldest first (`oldestFirst`).
/// - Returns: of a name held several times the earliest first.
package func aliases(of userID: UserID, observations: [UserObservation], naming: NamingPolicy) -> [UserAlias] {
    var spans: [UserAlias.Name: [(first: Instant?, last: Instant?)]] = [:]

    func hold(_ digests: [NameDigest], _ rank: NameRank, from first: Instant?, to last: Instant?) {
        for digest in digests { spans[UserAlias.Name(digest: digest, rank: rank), default: []].append((first, last)) }
    }

    func holdOverTime(_ field: (UserRow) -> String?, rank: NameRank, _ digests: (String) -> [NameDigest]) {
        for (index, observation) in observations.enumerated() {
            guard let name = field(observation.row) else { continue }
            // By bytes: a String equals every other spelling of its characters.
            let successor = observations[(index + 1)...].first { later in
                field(later.row).map { !$0.utf8.elementsEqual(name.utf8) } ?? false
            }
            let last = successor.map { later in
                observation.row.updatedAt != nil && later.row.updatedAt != nil
                    ? Instant(milliseconds: later.since.milliseconds - 1)
                    : max(observation.lastSeenAt, observation.since)
            }
            hold(digests(name), rank, from: observation.since, to: last)
        }
    }

    if naming.fields.contains(.userID) {
        hold(naming.digests(of: userID.rawValue), .encodedUserID, from: nil, to: nil)
    }
    if userID.isOfForgottenPerson {
        // Whatever named a forgotten person now reads as the pseudonym, in encodings and tokens too.
        hold([.exact(userID.rawValue), .token(userID.rawValue)], .encodedUserID, from: nil, to: nil)
    }
    holdOverTime(\.appAccountToken, rank: .storedName) { token in
        // The backend's statement names a token as it names a name; Apple's statement means tokens alone.
        token.isUUIDText ? [.token(token)] : [.token(token), .exact(token)]
    }
    holdOverTime(\.applicationUsername, rank: .storedName) { name in
        // A stored UUID or hash may come back in another case.
        name.isHashOrUUID ? [.exact(name), .folded(name)] : [.exact(name)]
    }
    if naming.fields.contains(.accountName) {
        holdOverTime(\.accountName, rank: .encodedAccountName) { naming.digests(of: $0) }
    }
    return spans.flatMap { name, spans in
        joined(spans).map { span in
            UserAlias(digest: name.digest, rank: name.rank, firstSeenAt: span.first, lastSeenAt: span.last)
        }
    }
}

/// Spans of time, the earliest first, those that overlap or touch made one. Without a start a span reaches back without bound;
/// without an end the name is still held.
private func joined(_ spans: [(first: Instant?, last: Instant?)]) -> [(first: Instant?, last: Instant?)] {
    let ordered = spans.sorted { ($0.first?.milliseconds ?? .min) < ($1.first?.milliseconds ?? .min) }
    return ordered.reduce(into: []) { joined, span in
        guard let known = joined.last else { return joined.append(span) }
        let begins = span.first?.milliseconds ?? .min
        guard let ends = known.last?.milliseconds else { return }
        if begins > ends + 1 {
            joined.append(span)
        } else {
            joined[joined.count - 1].last = span.last.map { max($0, known.last ?? $0) }
        }
    }
}

extension String {
    /// 32 hexadecimal digits, dashes aside: a UUID in whatever spelling.
    package var isUUIDText: Bool {
        let digits = utf8.folded
        return digits.count == 32 && digits.allSatisfy(isHexadecimalDigit)
    }

    /// At least 32 hexadecimal digits, dashes aside.
    var isHashOrUUID: Bool {
        let digits = utf8.folded
        return digits.count >= 32 && digits.allSatisfy(isHexadecimalDigit)
    }
}

extension String.UTF8View {
    /// Without dashes, the letters of ASCII small.
    fileprivate var folded: [UInt8] {
        filter { $0 != UInt8(ascii: "-") }.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
}

/// One of ASCII, in small letters: digits of other scripts make no hash.
private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
}
