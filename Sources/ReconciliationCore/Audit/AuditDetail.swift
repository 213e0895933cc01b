import Crypto

/// Canonical JSON of an audit detail: keys by bytes, no blanks, only text and whole numbers.
package enum AuditDetail: Sendable, Hashable {
    case text(String)
    case number(Int64)
    case list([AuditDetail])
    case object([String: AuditDetail])

    package var json: String {
        switch self {
        case .text(let text): literal(text)
        case .number(let number): String(number)
        case .list(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                .map { literal($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }
}

private func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\u{0}"..."\u{1F}":
            let digits = String(scalar.value, radix: 16)
            literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\""
}

/// How people's data enters the chain: a digest that says nothing without the ledger's salt.
package func saltedDigest(_ text: String, salt: [UInt8]) -> String {
    HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: SymmetricKey(data: salt)).map { byte in
        let digits = String(byte, radix: 16)
        return byte < 16 ? "0" + digits : digits
    }.joined()
}
