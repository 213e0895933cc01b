import ReconciliationCore

/// What one record says under a field's name, before anyone judges it.
enum FieldValue: Equatable {
    case absent
    case text(String)
    /// A JSON number, digits as written.
    case number(String)
    /// A JSON object, array, true or false: nothing that text could be.
    case notText
}

/// A record seen as fields, whether it came from CSV or JSON.
protocol RawFields {
    subscript(_ field: Field) -> FieldValue { get }
}

extension RawFields {
    /// Free text, trimmed; nil where absent (Rules 1.4).
    func text(_ field: Field) throws(RowFault) -> String? {
        switch self[field] {
        case .absent: nil
        case .text(let text), .number(let text):
            if field.isKey, text.utf8.count > InputLimits.keyBytes {
                throw RowFault(field, .fieldTooLong)
            } else {
                StatedText.present(text)
            }
        case .notText: throw RowFault(field, .wrongType)
        }
    }

    /// A name a user is known by: exactly as it stands, blanks at either end included; nil where nothing is left of it
    /// without them, or a word that means nothing (Rules 1.4, 9.3).
    func name(_ field: Field) throws(RowFault) -> String? {
        guard let present = try text(field) else { return nil }
        guard !isFraction(field), !isSpreadsheetExponent(present) else { throw RowFault(field, .damagedIdentifier) }
        return written(field)
    }

    /// Free text, trimmed, that tells one thing from all others, such as a device; nil of a filler, such as `0` or `nan`.
    func distinguishingText(_ field: Field) throws(RowFault) -> String? {
        try text(field).flatMap(StatedText.presentIdentifier)
    }

    /// A token: a UUID without blanks around it, anything else exactly as it stands; nil of a filler, such as `0` or `nan`.
    func token(_ field: Field) throws(RowFault) -> String? {
        guard let present = try distinguishingText(field) else { return nil }
        return present.isUUIDText ? present : written(field)
    }

    /// Exactly as it stands.
    func written(_ field: Field) -> String? {
        switch self[field] {
        case .text(let text), .number(let text): text
        case .absent, .notText: nil
        }
    }

    /// An id of the backend's own making: free text, trimmed, but never what a spreadsheet made of a number; nil of a filler, such
    /// as `0` or `nan`.
    func ownIdentifier(_ field: Field) throws(RowFault) -> String? {
        try identifier(field) { !isRewrittenOwnIdentifier($0) }
    }

    /// An identifier of Apple's: `[A-Za-z0-9._-]{1,64}` and not damaged by a spreadsheet; nil of a filler, such as `0` or `nan`.
    func identifier(_ field: Field) throws(RowFault) -> String? {
        try identifier(field, isSound: StatedText.isSoundIdentifier)
    }

    private func identifier(_ field: Field, isSound: (String) -> Bool) throws(RowFault) -> String? {
        guard let text = try text(field).map(withoutSpreadsheetQuotes).flatMap(StatedText.presentIdentifier) else {
            return nil
        }
        guard !isFraction(field), isSound(text) else { throw RowFault(field, .damagedIdentifier) }
        return text
    }

    /// Whether it is a number but no integer: no id is.
    private func isFraction(_ field: Field) -> Bool {
        if case .number(let digits) = self[field] { !isInteger(digits) } else { false }
    }

    /// The value of a field whose absence is a fault: `missing_value`.
    func required<Value>(_ field: Field, _ value: Value?) throws(RowFault) -> Value {
        guard let value else { throw RowFault(field, .missingValue) }
        return value
    }
}
