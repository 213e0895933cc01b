import ReconciliationCore

/// One JSON object's members under the names of our fields.
struct JSONFields: RawFields {
    let object: JSONObject
    private let names: MemberNames
    private var values: [Field: FieldValue] = [:]

    /// Two spellings of a field with different values are a fault; the same value twice, or once absent, is none. Fields `leftOut` are
    /// taken for absent, whatever stands there.
    init(_ object: JSONObject, names: MemberNames, leavingOut leftOut: Set<Field> = []) throws(RowFault) {
        self.object = object
        self.names = names
        for member in object.members {
            // A notification's body is read by its own rules.
            guard let field = names[member.name], field != .body, !leftOut.contains(field) else { continue }
            try take(Self.value(of: member, in: object, for: field), for: field)
        }
    }

    subscript(_ field: Field) -> FieldValue { values[field] ?? .absent }

    /// The members that are this field.
    func members(_ field: Field) -> [JSONObject.Member] { object.members.filter { names[$0.name] == field } }

    private mutating func take(_ value: FieldValue, for field: Field) throws(RowFault) {
        guard let known = values[field], known != .absent, value != .absent else {
            if value != .absent { values[field] = value }
            return
        }
        guard Self.meaning(known, of: field) == Self.meaning(value, of: field), known != .notText else {
            throw RowFault(field, .conflictingField)
        }
    }

    /// The bytes two spellings of a field must share: blanks at either end belong to names alone.
    private static func meaning(_ value: FieldValue, of field: Field) -> [UInt8]? {
        switch value {
        case .text(let text), .number(let text): Array((field.isName ? text : StatedText.present(text) ?? "").utf8)
        case .absent, .notText: nil
        }
    }

    private static func value(
        of member: JSONObject.Member,
        in object: JSONObject,
        for field: Field
    ) throws(RowFault) -> FieldValue {
        switch member.kind {
        case .null: return .absent
        case .object where field == .receiptData:
            return VerifyReceiptBody.receipt(in: object.text(member)).map(FieldValue.text) ?? .notText
        case .object, .array: return field.isOnlyShown ? .absent : .notText
        // Some programs write `false` where nobody is signed in: it must not become a user of that name.
        case .boolean where !field.isOnlyShown: return .notText
        case .number:
            guard member.range.count <= InputLimits.fieldBytes else { throw RowFault(field, .fieldTooLong) }
            return present(.number(object.text(member)), as: field)
        case .string, .boolean:
            let text = object.text(member)
            guard field.isEvidence || text.utf8.count <= InputLimits.fieldBytes else {
                throw RowFault(field, .fieldTooLong)
            }
            if member.kind == .string(hasEscapes: true), text.utf8.contains(0) { throw RowFault(field, .nulByte) }
            if !field.isOnlyShown, object.hasHalfSurrogate(member) { throw RowFault(field, .halfSurrogate) }
            return present(.text(text), as: field)
        }
    }

    /// Absent where it means no value of this field (Rules 1.4).
    private static func present(_ value: FieldValue, as field: Field) -> FieldValue {
        switch value {
        case .text(let text), .number(let text):
            let present = field.isIdentifier ? StatedText.presentIdentifier(text) : StatedText.present(text)
            return present == nil ? .absent : value
        case .absent, .notText: return value
        }
    }
}
