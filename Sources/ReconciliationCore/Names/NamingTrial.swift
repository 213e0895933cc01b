/// Tries every way an app may encode its users on names that no user holds: a scheme, field, salt or namespace the
/// configuration gets wrong leaves all purchases without a bound owner (Rules 7.6).
package struct NamingTrial {
    /// One way to make a name of a user.
    package struct Encoding: Sendable, Hashable {
        package let scheme: NameScheme
        package let field: NameField
        package let isSalted: Bool
        /// Only for UUIDs.
        package let namespace: UUIDNamespace?
    }

    /// How many of the names an encoding makes.
    package struct Fit: Sendable, Hashable {
        package let encoding: Encoding
        package let nameCount: Int
        /// What the configuration would have to say.
        package let changes: [Change]
    }

    /// A change of the configuration.
    package enum Change: Sendable, Hashable {
        /// `owners.username_schemes`
        case addScheme(NameScheme)
        /// `owners.username_of`
        case addField(NameField)
        /// `owners.salt_file`
        case removeSalt
        /// `owners.uuid_namespace`
        case setNamespace(UUIDNamespace)
    }

    package let nameCount: Int
    private let naming: NamingPolicy
    /// The names by their bytes, and by the bytes their hexadecimal digits stand for.
    private let plain: [[UInt8]: Int]
    private let digests: [[UInt8]: Int]
    private var fitted: [Encoding: Set<Int>] = [:]

    /// - Parameters:
    ///   - names: those that no user holds, as they were stated.
    ///   - naming: what is configured; only other encodings are tried, and its salt and namespace along with none and
    ///     the usual ones.
    package init(_ names: some Sequence<String>, naming: NamingPolicy) {
        let names = Array(Set(names))
        nameCount = names.count
        self.naming = naming
        plain = Dictionary(uniqueKeysWithValues: zip(names.map { Array($0.utf8) }, names.indices))
        digests = names.enumerated().reduce(into: [:]) { digests, name in
            let digits = name.element.utf8.filter { $0 != UInt8(ascii: "-") }
            if let bytes = Hexadecimal.bytes(digits) { digests[bytes] = name.offset }
        }
    }

    /// Tries a user's names. Doing it twice changes nothing.
    package mutating func note(userID: String?, accountName: String?) {
        for (field, text) in [(NameField.userID, userID), (.accountName, accountName)] {
            guard let text else { continue }
            let name = Array(text.utf8)
            for scheme in NameScheme.allCases {
                for (isSalted, namespace) in variants(of: scheme) {
                    let salt = isSalted ? naming.salt : []
                    let index =
                        scheme == .raw
                        ? plain[name]
                        : scheme.encoded(name, salt: salt, namespace: namespace?.bytes).flatMap { digests[$0] }
                    guard let index else { continue }
                    let encoding = Encoding(scheme: scheme, field: field, isSalted: isSalted, namespace: namespace)
                    fitted[encoding, default: []].insert(index)
                }
            }
        }
    }

    /// The encodings that make some of the names and are not configured, the one that makes most first.
    package var fits: [Fit] {
        fitted
            .map { Fit(encoding: $0, nameCount: $1.count, changes: changes(for: $0)) }
            .filter { !$0.changes.isEmpty }
            .sorted { left, right in
                (right.nameCount, left.changes.count, left.encoding.order)
                    < (left.nameCount, right.changes.count, right.encoding.order)
            }
    }

    private func variants(of scheme: NameScheme) -> [(isSalted: Bool, namespace: UUIDNamespace?)] {
        switch scheme {
        case .raw: [(false, nil)]
        case .sha256, .sha1, .md5: naming.salt.isEmpty ? [(false, nil)] : [(true, nil), (false, nil)]
        case .uuidV3, .uuidV5: namespaces.map { (false, $0) }
        }
    }

    private var namespaces: [UUIDNamespace] {
        let configured = naming.uuidNamespace.map { UUIDNamespace(bytes: $0) }
        return (configured.map { [$0] } ?? []) + UUIDNamespace.usual.filter { $0 != configured }
    }

    private func changes(for encoding: Encoding) -> [Change] {
        let scheme = encoding.scheme
        var changes: [Change] = []
        if !naming.schemes.contains(scheme) { changes.append(.addScheme(scheme)) }
        if !naming.fields.contains(encoding.field) { changes.append(.addField(encoding.field)) }
        if scheme != .raw, !scheme.isUUID, !encoding.isSalted, !naming.salt.isEmpty {
            changes.append(.removeSalt)
        }
        if let namespace = encoding.namespace, namespace.bytes != naming.uuidNamespace {
            changes.append(.setNamespace(namespace))
        }
        return changes
    }
}

extension NamingTrial.Encoding {
    /// Any fixed order, so that equal fits always come in the same one.
    fileprivate var order: String {
        "\(scheme.rawValue) \(field.rawValue) \(isSalted) \(namespace?.text ?? "")"
    }
}
