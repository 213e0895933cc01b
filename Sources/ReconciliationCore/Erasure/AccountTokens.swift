/// The account tokens of one person, and of everybody who was forgotten: Apple's own data names people in no other way.
///
/// Every UUID among the values of the person counts as one.
package struct AccountTokens: Sendable {
    /// 32 hexadecimal digits each.
    private let tokens: Set<String>
    private let forgotten: ForgottenNames

    /// - Parameters:
    ///   - values: of the person; those that are no UUID are left out.
    ///   - forgotten: people about whom nothing may come back, such as by a later notification.
    package init(among values: some Sequence<String>, _ forgotten: ForgottenNames = ForgottenNames(key: [])) {
        tokens = Set(values.filter(\.isUUIDText).map(Self.digits))
        self.forgotten = forgotten
    }

    package var isEmpty: Bool { tokens.isEmpty && forgotten.isEmpty }

    /// Whether a piece of evidence or a line of an input file holds one, perhaps inside signed data.
    package func areIn(_ bytes: [UInt8]) -> Bool { !isEmpty && areIn(bytes, depth: 0) }

    /// A notification encloses a transaction and a renewal, and a line of an input file the notification.
    private static let depthMax = 3

    private func areIn(_ bytes: [UInt8], depth: Int) -> Bool {
        if standIn(bytes) { return true }
        guard depth < Self.depthMax else { return false }
        return Self.signedContents(of: bytes).contains { areIn($0, depth: depth + 1) }
    }

    /// Whether a UUID in the text, in whatever case of letters, is one of them.
    private func standIn(_ text: [UInt8]) -> Bool {
        guard text.count >= Self.uuidLength else { return false }
        return (0...text.count - Self.uuidLength).contains { start in
            guard Self.dashes.allSatisfy({ text[start + $0] == UInt8(ascii: "-") }) else { return false }
            let uuid = String(decoding: text[start..<start + Self.uuidLength], as: UTF8.self)
            guard uuid.isUUIDText else { return false }
            return tokens.contains(Self.digits(uuid)) || forgotten.pseudonym(of: uuid) != nil
        }
    }

    private static let uuidLength = 36
    private static let dashes = [8, 13, 18, 23]

    private static func digits(_ uuid: String) -> String { uuid.filter(\.isHexDigit).lowercased() }

    /// The signed contents of the JWS (RFC 7515) in a text: the digits of base64url between two dots.
    private static func signedContents(of text: [UInt8]) -> [[UInt8]] {
        let alphabet = Base64Digits.Alphabet.urlSafe
        var contents: [[UInt8]] = []
        /// After the last dot, as long as only digits followed.
        var start: Int?
        for (index, byte) in text.enumerated() where !alphabet.contains(byte) {
            if byte == ASCII.point, let start {
                contents += [Base64Digits.bytes(of: text[start..<index], in: alphabet)].compactMap(\.self)
            }
            start = byte == ASCII.point ? index + 1 : nil
        }
        return contents
    }
}
