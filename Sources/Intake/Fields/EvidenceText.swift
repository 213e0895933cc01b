import ReconciliationCore

/// Evidence that clients send as text.
enum EvidenceText {
    /// Whether a text has the shape of a JWS (RFC 7515, 3.1): three parts of base64url joined by dots.
    static func isSigned(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: ASCII.point, omittingEmptySubsequences: false)
        return parts.count == 3
            && parts.allSatisfy { part in
                !part.isEmpty && part.count % 4 != 1
                    && part.allSatisfy {
                        ASCII.isDigit($0) || ASCII.isLetter($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
                    }
            }
    }
}
