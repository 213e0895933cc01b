import ReconciliationCore

extension CSVRecord {
    /// The transaction id of a refused row of `credits`, whatever is wrong with the others of its fields, so that its purchase can be
    /// shown as doubtful. Nil unless it is digits only, or tells them although it was rewritten as a number: other text may be a value of
    /// another column, such as a person's name, and that is not kept of a refused row. Nil also where fields may be missing or over
    /// before it: then it is the value of another column.
    func creditedTransaction(under header: CSVHeader) -> TransactionID? {
        guard let place = header.place(.transactionID), place < ends.count, let text = text(place) else { return nil }
        guard fieldCount == header.columns.count || place == 0 && !isFirstFieldMissing(under: header) else {
            return nil
        }
        let stated = withoutSpreadsheetQuotes(StatedText.trimmed(text))
        guard let digits = digits(ofDamaged: stated), StatedText.isSoundIdentifier(digits) else { return nil }
        return StatedText.presentIdentifier(digits).map { TransactionID($0) }
    }

    /// The order id of a refused row of `credits`, so that only what is said about the same order takes the row's place. Nil where the
    /// record is damaged as one, and of any text that does not look like an id: it may be a value of another column, such as a person's
    /// name.
    func creditedOrder(under header: CSVHeader) -> OrderID? {
        do throws(RowFault) {
            let order = try CSVFields(self, header).ownIdentifier(.orderID)
            return order.flatMap {
                $0.utf8.contains(where: ASCII.isDigit) && StatedText.isSoundIdentifier($0) ? OrderID($0) : nil
            }
        } catch {
            return nil
        }
    }

    /// Whether a field is the one that a quote opened and none closes.
    private func isUnclosed(_ index: Int) -> Bool { fault == .unclosedQuote && index == ends.count - 1 }

    /// Whether the moment of the delivery stands one field too early.
    private func isFirstFieldMissing(under header: CSVHeader) -> Bool {
        guard fieldCount < header.columns.count, let place = header.place(.creditedAt), place > 0,
            place <= ends.count, let text = text(place - 1)
        else { return false }
        // A field behind a quote that is never closed holds the rest of the file: of that, only its beginning stands there.
        let field = isUnclosed(place - 1) ? String(text.prefix { !$0.isNewline && !",;\t".contains($0) }) : text
        // However it is written.
        let stated = StatedText.trimmed(field)
        return Instant(rfc3339: stated) != nil || stated.utf8.contains(UInt8(ascii: ":"))
    }
}

extension CreditRow {
    init(_ fields: some RawFields, _ terms: ReadingTerms) throws(RowFault) {
        self.init(
            transactionID: try fields.required(.transactionID, fields.transactionID(.transactionID)),
            userID: try fields.required(.userID, fields.userID(.userID)),
            creditedAt: try fields.required(.creditedAt, fields.instant(.creditedAt, terms)),
            status: try fields.code(.status, Status.self, else: .unknownStatus) ?? .credited
        )
        // What lies in the future is kept until then; a zero of some clock is no time.
        guard creditedAt >= .appStoreOpening else { throw RowFault(.creditedAt, .implausibleTime) }
        productID = try fields.productID(.productID)
        quantity = try fields.quantity(.quantity)
        orderID = try fields.ownIdentifier(.orderID).map { OrderID($0) }
        bundleID = try fields.bundleID(.bundleID)
        environment = try fields.environment(.environment)
    }
}
