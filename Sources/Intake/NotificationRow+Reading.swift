import ReconciliationCore

extension NotificationRow {
    /// Reads one line: a notification's body alone, or under `body` as an object or as a string.
    init(_ fields: JSONFields, _ terms: ReadingTerms) throws(RowFault) {
        let receivedAt = try fields.instant(.receivedAt, terms)
        if let payload = try fields.text(.signedPayload) {
            self = try Self.signed(payload, receivedAt)
        } else if fields.object.members.contains(where: { $0.name == "notification_type" }) {
            self.init(body: Array(fields.object.whole), isSigned: false, receivedAt: receivedAt)
        } else if let body = fields.member(.body) {
            self = try Self.wrapped(fields.object, body, receivedAt)
        } else {
            throw RowFault("", .notANotification)
        }
    }

    private static func signed(_ payload: String, _ receivedAt: Instant?) throws(RowFault) -> NotificationRow {
        guard EvidenceText.isSigned(payload) else { throw RowFault(.signedPayload, .notANotification) }
        return NotificationRow(body: Array(payload.utf8), isSigned: true, receivedAt: receivedAt)
    }

    private static func wrapped(
        _ line: JSONObject,
        _ member: JSONObject.Member,
        _ receivedAt: Instant?
    ) throws(RowFault) -> NotificationRow {
        switch member.kind {
        case .object: return try inner(line.slice(member), receivedAt)
        case .string:
            let text = Array(line.text(member).utf8)
            let result = text.withUnsafeBufferPointer { bytes in
                Result { () throws(RowFault) -> NotificationRow in try inner(bytes, receivedAt) }
            }
            return try result.get()
        default: throw RowFault(.body, .notANotification)
        }
    }

    private static func inner(_ bytes: UnsafeBufferPointer<UInt8>, _ receivedAt: Instant?) throws(RowFault)
        -> NotificationRow
    {
        let body: JSONObject
        do { body = try JSONObject(bytes) } catch { throw RowFault(Field.body.rawValue, error.rule) }
        if let payload = body.members.last(where: { $0.name == Field.signedPayload.rawValue }),
            let text = presentText(body.text(payload))
        {
            return try signed(text, receivedAt)
        }
        guard body.members.contains(where: { $0.name == "notification_type" }) else {
            throw RowFault(.body, .notANotification)
        }
        return NotificationRow(body: Array(bytes), isSigned: false, receivedAt: receivedAt)
    }
}
