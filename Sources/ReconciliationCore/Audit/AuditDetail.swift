import Crypto

/// Canonical JSON of an audit detail: keys by bytes, no blanks, only text and whole numbers.
package enum AuditDetail: Sendable, Hashable {
    case text(String)
    case number(Int64)
    case list([AuditDetail])
    case object([String: AuditDetail])

    package var json: String {
        switch self {
        case .text(let text): JSONLiteral.string(text, .numeric)
        case .number(let number): String(number)
        case .list(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                .map { JSONLiteral.string($0.key, .numeric) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }
}

/// How people's data enters the chain: a digest that says nothing without the ledger's salt.
package func saltedDigest(_ text: String, salt: [UInt8]) -> String {
    Hexadecimal.text(HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: SymmetricKey(data: salt)))
}
