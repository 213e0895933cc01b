import ReconciliationCore

/// What counts as a value, an identifier and a quantity in anything Apple or a client sends.
enum FieldRules {
    /// The text, unless it is one of the ways of saying "nothing". Control characters in it are replaced: the ledger
    /// ends a text at a NUL, and a cut text could equal another one.
    static func present(_ text: String?) -> String? {
        text.flatMap(StatedText.present).map(replacingControlCharacters)
    }

    /// As `present`, for a bundle or product id: only spaces around it are taken off, so that no control character gets
    /// lost there.
    static func name(_ text: String?) -> String? {
        guard let text, StatedText.present(text) != nil else { return nil }
        return replacingControlCharacters(String(Substring(text.utf8.trimmed { $0 == ASCII.space })))
    }

    /// Whether a text states a moment, readable or not: some answers fill a field they have nothing for with zero. A refund whose
    /// date nobody can read is one (Rules 1.8).
    static func statesMoment(_ text: String?) -> Bool { present(text).map { $0 != "0" } ?? false }

    /// Whether a bundle or product id held a control character before `name` replaced it.
    static func isDamagedName(_ name: String) -> Bool { name.unicodeScalars.contains(replacement) }

    /// What stands for a bundle or product id that is no text at all.
    static let unreadableName = String(replacement)

    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    private static func replacingControlCharacters(_ text: String) -> String {
        // 0xC2 leads the control characters from U+0080 to U+009F in UTF-8.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
        var replaced = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            replaced.append(isControl ? replacement : scalar)
        }
        return String(replaced)
    }

    /// Fit for a message: what is not printable ASCII becomes `?`, and no more than 80 characters are shown.
    static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(80).map { (0x20...0x7E).contains($0.value) ? Character($0) : "?" }
        return "'" + String(shown) + "'"
    }
}

extension AppStoreTransaction {
    /// Builds a row from what a format said about it, or says by which rule it cannot be one.
    static func checked(
        transactionID: String?,
        originalTransactionID: String?,
        webOrderLineItemID: String?,
        bundleID: String?,
        productID: String?,
        quantity: Int64?,
        priceMilliunits: Int64? = nil
    ) throws(Rejection) -> AppStoreTransaction {
        // Receipts of Xcode call a transaction 0.
        guard let transactionID = FieldRules.present(transactionID) else {
            throw Rejection(.missingValue, "A row has no transaction id.")
        }
        let originalTransactionID = originalTransactionID.flatMap(StatedText.presentIdentifier)
        let webOrderLineItemID = webOrderLineItemID.flatMap(StatedText.presentIdentifier)
        for case let identifier? in [transactionID, originalTransactionID, webOrderLineItemID]
        where !StatedText.isSoundIdentifier(identifier) {
            throw Rejection(.damagedIdentifier, "\(FieldRules.quoted(identifier)) is not an identifier.")
        }
        let bundleID = FieldRules.name(bundleID)
        guard let productID = FieldRules.name(productID) else {
            throw Rejection(.missingValue, "Transaction \(transactionID) has no product id.")
        }
        for (what, name) in [("bundle", bundleID), ("product", productID)] {
            guard let name, FieldRules.isDamagedName(name) else { continue }
            throw Rejection(
                .damagedText,
                "The \(what) id of transaction \(transactionID), \(FieldRules.quoted(name)), is no clean text."
            )
        }
        guard quantity.map(Quantity.plausible.contains) ?? true else {
            throw Rejection(
                .implausibleQuantity,
                "The quantity of transaction \(transactionID) is no whole number from 1 to 1000000."
            )
        }
        if let priceMilliunits, !Price.plausibleMilliunits.contains(priceMilliunits) {
            throw Rejection(
                .implausiblePrice,
                "The price of transaction \(transactionID) is not from 0 to "
                    + "\(Price.plausibleMilliunits.upperBound) thousandths."
            )
        }
        var row = AppStoreTransaction(transactionID: transactionID, productID: productID, quantity: quantity)
        row.bundleID = bundleID
        row.priceMilliunits = priceMilliunits
        row.originalTransactionID = originalTransactionID
        row.webOrderLineItemID = webOrderLineItemID
        return row
    }
}
