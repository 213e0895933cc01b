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
    /// A version 1 notification: JSON that nobody signed.
    case notificationV1 = "notification_v1"
    /// Apple's answer to verifyReceipt. Worth something to who asked, nothing to who is shown it.
    case verifyReceiptAnswer = "verify_receipt_answer"
    /// An answer of the App Store Server API: JSON around signed data.
    case serverAPIAnswer = "server_api_answer"
    case unknown

    /// The form of decoded bytes.
    package static func detect(_ bytes: [UInt8]) -> EvidenceForm {
        let start = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        guard let first = start.first else { return .unknown }
        if bytes.first == 0x30, bytes.count > 1, bytes[1] & 0x80 != 0 { return .appReceipt }
        if first == UInt8(ascii: "{") { return isJSON(start) ? json(start) : dictionary(start) }
        if startsOfHeaders.contains(where: { start.starts(with: $0) }), start.contains(UInt8(ascii: ".")) {
            return .signedData
        }
        return .unknown
    }

    /// Base64url of `{"`, as JOSE headers start, and of a brace before a blank, a line end or a tab, as they may.
    private static let startsOfHeaders = ["eyJ".utf8, "eyA".utf8, "ewo".utf8, "ew0".utf8, "ewk".utf8]

    /// JSON names its members with a colon, the old dictionaries with an equals sign.
    private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let name = text.dropFirst().drop(while: isSpace)
        if name.first == UInt8(ascii: "}") { return true }
        guard name.first == UInt8(ascii: "\"") else { return false }
        let rest = name.dropFirst().drop { $0 != UInt8(ascii: "\"") }
        return rest.dropFirst().first { !isSpace($0) } == UInt8(ascii: ":")
    }

    private static func dictionary(_ text: ArraySlice<UInt8>) -> EvidenceForm {
        let opening = text.prefix(1 << 16)
        return contains(opening, "purchase-info") || contains(opening, "signature") ? .legacyReceipt : .unknown
    }

    /// Told by the names in it, wherever they stand: long receipts come before short names. The first that fits counts.
    private static func json(_ text: ArraySlice<UInt8>) -> EvidenceForm {
        let text = text.prefix(LenientJSONFields.byteCountMax)
        let marks: [(String, EvidenceForm)] = [
            ("\"signedPayload\"", .notificationBody), ("\"notification_type\"", .notificationV1),
            ("\"signedTransactionInfo\"", .serverAPIAnswer), ("\"signedTransactions\"", .serverAPIAnswer),
            ("\"signedAppTransactionInfo\"", .serverAPIAnswer), ("\"errorCode\"", .serverAPIAnswer),
            ("\"status\"", .verifyReceiptAnswer),
        ]
        let form = marks.first { contains(text, $0.0) }?.1 ?? .unknown
        // The bodies of notifications lie inside the answers of the notification history.
        if form == .notificationBody, contains(text, "\"notificationHistory\"") { return .serverAPIAnswer }
        return form
    }

    private static func contains(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
        let word = Array(word.utf8)
        return bytes.withUnsafeBufferPointer { text in
            guard text.count >= word.count else { return false }
            var at = 0
            while at <= text.count - word.count {
                var matched = 0
                while matched < word.count, text[at + matched] == word[matched] { matched += 1 }
                if matched == word.count { return true }
                at += 1
            }
            return false
        }
    }
}
