/// The account tokens of one person: by nothing else do Apple's own data name anybody.
package struct AccountTokens: Sendable {
    /// 32 hexadecimal digits each.
    private let tokens: Set<String>

    /// - Parameter values: of the person; those that are no UUID are left out.
    package init(among values: some Sequence<String>) {
        tokens = Set(values.filter(\.isUUIDText).map(Self.digits))
    }

    package var isEmpty: Bool { tokens.isEmpty }

    /// Whether one stands in a piece of evidence or a line of an input file, be it in what is signed in it.
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
            return uuid.isUUIDText && tokens.contains(Self.digits(uuid))
        }
    }

    private static let uuidLength = 36
    private static let dashes = [8, 13, 18, 23]

    private static func digits(_ uuid: String) -> String { uuid.filter { $0 != "-" }.lowercased() }

    /// What the JWS (RFC 7515) in a text sign.
    private static func signedContents(of text: [UInt8]) -> [[UInt8]] {
        let alphabet = Base64Digits.Alphabet.urlSafe
        return text.split { $0 != ASCII.point && !alphabet.contains($0) }.flatMap { run -> [[UInt8]] in
            let parts = run.split(separator: ASCII.point, omittingEmptySubsequences: false)
            guard parts.count > 2 else { return [] }
            return parts.dropFirst().dropLast().compactMap { Base64Digits.bytes(of: $0, in: alphabet) }
        }
    }
}
