import ReconciliationCore

/// Base64 of evidence, with the rule by which a text is turned away.
package enum Base64Text {
    /// Longer text is turned away unread.
    static let byteCountMax = ASN1Reading.byteCountMax / 3 * 4 + 4096

    /// The bytes the text stands for, of a receipt also from hexadecimal digits.
    ///
    /// - Throws: `encoding_broken` with the reason, or `too_large`.
    package static func decode(_ text: String) throws(Rejection) -> [UInt8] {
        try decode(Array(text.utf8))
    }

    /// As `decode(_:)`, for text that is still bytes.
    package static func decode(_ text: [UInt8]) throws(Rejection) -> [UInt8] {
        guard text.count <= byteCountMax * 3 else {
            throw Rejection(.tooLarge, "\(text.count) characters are more than is decoded.")
        }
        do {
            return try ReceiptText.decode(text)
        } catch {
            throw Rejection(.encodingBroken, reason(error))
        }
    }

    private static func reason(_ fault: LenientBase64.Fault) -> String {
        switch fault {
        case .empty: "The text is empty."
        case .brokenPercentEscape: "A percent sign starts no percent escape."
        case .notBase64(let position): "Character \(position) is not Base64."
        case .impossibleLength(let count): "\(count) Base64 characters cannot be: one is missing or over."
        }
    }
}
