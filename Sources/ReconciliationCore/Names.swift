import Crypto

/// A user's name as it is compared: 16 bytes of a digest, so that millions can be indexed and none is stored twice.
///
/// Raw names compare exactly; hashes and UUIDs without case and dashes (DESIGN 6.7). The two kinds never meet.
package struct NameDigest: Sendable, Hashable {
    /// 16 bytes.
    package let bytes: [UInt8]

    /// The text exactly as it is, by its UTF-8 bytes.
    package static func exact(_ text: String) -> NameDigest { NameDigest(prefix: "=", text) }

    /// The text without case and dashes: how hashes and UUIDs are compared.
    package static func folded(_ text: String) -> NameDigest {
        NameDigest(prefix: "#", text.filter { $0 != "-" }.lowercased())
    }

    private init(prefix: String, _ text: String) {
        var hasher = SHA256()
        hasher.update(data: Array(prefix.utf8))
        hasher.update(data: Array(text.utf8))
        bytes = Array(hasher.finalize().prefix(16))
    }
}

/// One name a user answers to.
package struct UserAlias: Sendable, Hashable {
    package let digest: NameDigest
    package let rank: NameRank
    package let firstSeenAt: Instant?
    /// Nil while the name is still held.
    package let lastSeenAt: Instant?

    package init(digest: NameDigest, rank: NameRank, firstSeenAt: Instant?, lastSeenAt: Instant?) {
        self.digest = digest
        self.rank = rank
        self.firstSeenAt = firstSeenAt
        self.lastSeenAt = lastSeenAt
    }
}

/// How the app turns a user into an applicationUsername. The codes are those of the configuration.
package enum NameScheme: String, Sendable, Hashable, Codable, CaseIterable {
    case raw, sha256
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

    package init(
        schemes: [NameScheme] = [.raw, .sha256],
        fields: [NameField] = [.userID, .accountName],
        salt: [UInt8] = []
    ) {
        self.schemes = schemes
        self.fields = fields
        self.salt = salt
    }

    /// Every digest a text stands for under the schemes.
    func digests(of text: String) -> [NameDigest] {
        schemes.map { scheme in
            switch scheme {
            case .raw: return .exact(text)
            case .sha256:
                var hasher = SHA256()
                hasher.update(data: salt)
                hasher.update(data: Array(text.utf8))
                return .folded(hasher.finalize().map { hexadecimal($0) }.joined())
            }
        }
    }
}

private func hexadecimal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return byte < 16 ? "0" + text : text
}

/// What one row of a users file said, and when it was seen.
package struct UserSighting: Sendable, Hashable {
    package let row: UserRow
    /// The as-of of the first and last run that read the row.
    package let firstSeenAt: Instant
    package let lastSeenAt: Instant

    package init(row: UserRow, firstSeenAt: Instant, lastSeenAt: Instant) {
        self.row = row
        self.firstSeenAt = firstSeenAt
        self.lastSeenAt = lastSeenAt
    }

    /// From when on the row is known to be true.
    package var since: Instant { row.updatedAt ?? firstSeenAt }
}

/// All names of one user over time, from all rows about it. Names are only ever added (DESIGN 6.7).
///
/// A name is held from the row that states it until the next newer row states another; the newest row's name is
/// held still.
///
/// - Parameter sightings: all rows about one user, the oldest first; rows of one moment in the order they came.
package func aliases(of userID: UserID, sightings: [UserSighting], naming: NamingPolicy) -> [UserAlias] {
    struct Held: Hashable {
        let digest: NameDigest
        let rank: NameRank
    }
    var spans: [Held: (first: Instant?, last: Instant?)] = [:]

    func hold(_ digests: [NameDigest], _ rank: NameRank, from first: Instant?, to last: Instant?) {
        for digest in digests {
            let held = Held(digest: digest, rank: rank)
            if let known = spans[held] {
                let earliest = known.first.flatMap { knownFirst in first.map { min(knownFirst, $0) } }
                let latest = known.last.flatMap { knownLast in last.map { max(knownLast, $0) } }
                spans[held] = (earliest, latest)
            } else {
                spans[held] = (first, last)
            }
        }
    }

    func holdOverTime(_ field: (UserRow) -> String?, rank: NameRank, _ digests: (String) -> [NameDigest]) {
        for (index, sighting) in sightings.enumerated() {
            guard let name = field(sighting.row) else { continue }
            let successor = sightings[(index + 1)...].first { later in field(later.row).map { $0 != name } ?? false }
            let last = successor.map { later in
                sighting.row.updatedAt != nil && later.row.updatedAt != nil
                    ? Instant(milliseconds: later.since.milliseconds - 1)
                    : max(sighting.lastSeenAt, sighting.since)
            }
            hold(digests(name), rank, from: sighting.since, to: last)
        }
    }

    if naming.fields.contains(.userID) {
        hold(naming.digests(of: userID.rawValue), .encodedUserID, from: nil, to: nil)
    }
    holdOverTime(\.appAccountToken, rank: .storedName) { [.folded($0)] }
    holdOverTime(\.applicationUsername, rank: .storedName) { name in
        // A stored UUID or hash may come back in another case.
        name.isHashOrUUID ? [.exact(name), .folded(name)] : [.exact(name)]
    }
    if naming.fields.contains(.accountName) {
        holdOverTime(\.accountName, rank: .encodedAccountName) { naming.digests(of: $0) }
    }
    return spans.map { held, span in
        UserAlias(digest: held.digest, rank: held.rank, firstSeenAt: span.first, lastSeenAt: span.last)
    }
}

extension String {
    /// At least 32 hexadecimal digits, dashes aside.
    fileprivate var isHashOrUUID: Bool {
        let digits = filter { $0 != "-" }
        return digits.utf8.count >= 32 && digits.allSatisfy(\.isHexDigit)
    }
}
