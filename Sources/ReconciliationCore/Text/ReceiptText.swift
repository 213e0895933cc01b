/// Receipts as text, in the forms in which clients and servers keep them.
package enum ReceiptText {
    /// The bytes of a receipt, from Base64, with or without the lines of PEM around it, or from hexadecimal digits, with or without the
    /// white space and the angle brackets in which Apple's frameworks print bytes, or the mark that databases put before them. A receipt of
    /// iOS 6 may also be the text that it is.
    ///
    /// No receipt in Base64 begins with the digits with which each one in hexadecimal does.
    package static func decode(_ text: some Sequence<UInt8>) throws(LenientBase64.Fault) -> [UInt8] {
        let text = Array(text)
        // No receipt in Base64 or in hexadecimal digits begins with a brace or a dash.
        switch text.first(where: { !ASCII.isWhiteSpace($0) }) {
        case UInt8(ascii: "{") where text.contains("purchase-info".utf8): return text
        case UInt8(ascii: "-"): if let armour = PEMArmour(text) { return try LenientBase64.decode(armour.contents) }
        default: break
        }
        if let bytes = hexadecimal(text) { return bytes }
        return try LenientBase64.decode(text)
    }

    /// Nil where the bytes would begin as no receipt does, or something is no digit.
    private static func hexadecimal(_ text: [UInt8]) -> [UInt8]? {
        let first = Array(text.lazy.filter(isDigit).prefix(4)).map(ASCII.lowercased)
        let markCount = marks.contains { first.starts(with: $0) } ? 2 : 0
        guard starts.contains(where: { first.dropFirst(markCount).starts(with: $0) }) else { return nil }
        return Hexadecimal.bytes(text.filter(isDigit).dropFirst(markCount))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        !ASCII.isWhiteSpace(byte) && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
    }

    /// A sequence of ASN.1, and the brace of the property list that a receipt of iOS 6 is.
    private static let starts = ["30".utf8, "7b".utf8]

    /// As MySQL and SQL Server export bytes, and as PostgreSQL does.
    private static let marks = ["0x".utf8, "\\x".utf8]
}
