/// What counts as a value, an identifier and a quantity in anything Apple or a client sends.
enum FieldRules {
    static let quantityRange: ClosedRange<Int64> = 1...1_000_000

    /// The text, unless it is one of the ways of saying "nothing".
    static func present(_ text: String?) -> String? {
        guard let text else { return nil }
        let trimmed = trimmingASCIIWhiteSpace(text)
        if trimmed.isEmpty { return nil }
        // Only texts of these lengths can be one of the words.
        guard trimmed.utf8.count <= 9 || trimmed.utf8.count == 36 else { return trimmed }
        switch trimmed.lowercased() {
        case "null", "(null)", "nil", "undefined", "none", "00000000-0000-0000-0000-000000000000": return nil
        default: return trimmed
        }
    }

    /// As `present`; a line item id of 0 means that there is none.
    static func lineItem(_ text: String?) -> String? {
        guard let text = present(text), text != "0" else { return nil }
        return text
    }

    /// Whether the text matches `[A-Za-z0-9._-]{1,64}`.
    static func isIdentifier(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// Fit for a message: what is not printable ASCII becomes `?`, and no more than 80 characters are shown.
    static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(80).map { (0x20...0x7E).contains($0.value) ? Character($0) : "?" }
        return "'" + String(shown) + "'"
    }

    private static func trimmingASCIIWhiteSpace(_ text: String) -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let first = text.utf8.first, let last = text.utf8.last, isSpace(first) || isSpace(last) else {
            return text
        }
        let start = text.utf8.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }
        guard let end else { return "" }
        return String(Substring(start[...end]))
    }
}

extension AppStoreTransaction {
    /// Builds a row from what a format said about it, or says by which rule it cannot be one.
    static func checked(
        transactionID: String?,
        originalTransactionID: String?,
        webOrderLineItemID: String?,
        productID: String?,
        quantity: Int64
    ) throws(Rejection) -> AppStoreTransaction {
        guard let transactionID = FieldRules.present(transactionID) else {
            throw Rejection(.missingValue, "A row has no transaction id.")
        }
        let originalTransactionID = FieldRules.present(originalTransactionID)
        let webOrderLineItemID = FieldRules.lineItem(webOrderLineItemID)
        for case let identifier? in [transactionID, originalTransactionID, webOrderLineItemID]
        where !FieldRules.isIdentifier(identifier) {
            throw Rejection(.damagedIdentifier, "\(FieldRules.quoted(identifier)) is not an identifier.")
        }
        guard let productID = FieldRules.present(productID) else {
            throw Rejection(.missingValue, "Transaction \(transactionID) has no product id.")
        }
        guard FieldRules.quantityRange.contains(quantity) else {
            throw Rejection(.implausibleQuantity, "Transaction \(transactionID) has quantity \(quantity).")
        }
        var row = AppStoreTransaction(transactionID: transactionID, productID: productID, quantity: quantity)
        row.originalTransactionID = originalTransactionID
        row.webOrderLineItemID = webOrderLineItemID
        return row
    }
}
