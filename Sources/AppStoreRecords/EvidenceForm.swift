/// The forms evidence comes in, told by its first bytes. Telling proves nothing.
package enum EvidenceForm: String, Sendable, Hashable, CaseIterable {
    /// The app receipt of iOS 7 and later: PKCS #7.
    case appReceipt = "app_receipt"
    /// The transaction receipt of iOS 6: a text dictionary.
    case legacyReceipt = "legacy_receipt"
    /// StoreKit 2, App Store Server API, notifications version 2: JWS in compact form.
    case signedData = "signed_data"
    /// The body of a version 2 notification: JSON around one `signedPayload`.
    case notificationBody = "notification_body"
    case unknown

    /// The form of decoded bytes.
    package static func detect(_ bytes: [UInt8]) -> EvidenceForm {
        let start = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        guard let first = start.first else { return .unknown }
        if bytes.first == 0x30, bytes.count > 1, bytes[1] & 0x80 != 0 { return .appReceipt }
        if first == UInt8(ascii: "{") {
            let opening = start.prefix(1 << 16)
            if contains(opening, "signedPayload") { return .notificationBody }
            if contains(opening, "purchase-info") || contains(opening, "signature") { return .legacyReceipt }
            return .unknown
        }
        // Base64url of `{"`: every JOSE header starts so.
        if start.starts(with: "eyJ".utf8), start.contains(UInt8(ascii: ".")) { return .signedData }
        return .unknown
    }

    private static func contains(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
        let word = Array(word.utf8)
        return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }
}
