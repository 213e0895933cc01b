import ReconciliationCore

extension NotificationRow {
    /// Reads one line: a notification's body alone, or under `body` as an object or as a string.
    init(_ fields: JSONFields, _ terms: ReadingTerms) throws(RowFault) {
        let receivedAt = try fields.instant(.receivedAt, terms)
        if let payload = try fields.text(.signedPayload) {
            self = try Self.signed(payload, receivedAt)
        } else if fields.object.members.contains(where: { $0.name == "notification_type" }) {
            self = try Self.unsigned(fields.object, receivedAt, terms)
        } else if let body = fields.member(.body) {
            self = try Self.wrapped(fields.object, body, receivedAt, terms)
        } else {
            throw RowFault("", .notANotification)
        }
        if body.count > InputLimits.evidenceBytes { throw RowFault("", .tooLarge) }
    }

    private static func signed(_ payload: String, _ receivedAt: Instant?) throws(RowFault) -> NotificationRow {
        guard EvidenceText.isSigned(payload) else { throw RowFault(.signedPayload, .brokenSignedTransaction) }
        return NotificationRow(body: Array(payload.utf8), isSigned: true, receivedAt: receivedAt)
    }

    private static func wrapped(
        _ line: JSONObject,
        _ member: JSONObject.Member,
        _ receivedAt: Instant?,
        _ terms: ReadingTerms
    ) throws(RowFault) -> NotificationRow {
        switch member.kind {
        case .object: return try inner(line.slice(member), receivedAt, terms)
        case .string:
            if line.hasHalfSurrogate(member) { throw RowFault(.body, .halfSurrogate) }
            let text = Array(line.text(member).utf8)
            let result = text.withUnsafeBufferPointer { bytes in
                Result { () throws(RowFault) -> NotificationRow in try inner(bytes, receivedAt, terms) }
            }
            return try result.get()
        default: throw RowFault(.body, .notANotification)
        }
    }

    private static func inner(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ receivedAt: Instant?,
        _ terms: ReadingTerms
    ) throws(RowFault) -> NotificationRow {
        let body: JSONObject
        do { body = try JSONObject(bytes) } catch { throw RowFault(Field.body.rawValue, error.rule) }
        if let payload = body.members.last(where: { $0.name == Field.signedPayload.rawValue }),
            let text = StatedText.present(body.text(payload))
        {
            return try signed(text, receivedAt)
        }
        guard body.members.contains(where: { $0.name == "notification_type" }) else {
            throw RowFault(.body, .notANotification)
        }
        return try unsigned(body, receivedAt, terms)
    }

    /// Version 1 is not signed. All that speaks for it is the shared secret in its `password`, which is compared here
    /// and never kept.
    private static func unsigned(
        _ body: JSONObject,
        _ receivedAt: Instant?,
        _ terms: ReadingTerms
    ) throws(RowFault) -> NotificationRow {
        let passwords = body.members.filter { $0.name == "password" }
        let app = body.members.last { $0.name == "bid" }.flatMap { StatedText.present(body.text($0)) }.map {
            BundleID($0)
        }
        let given = Set(passwords.map { StatedText.present(body.text($0)) })
        // Two passwords in one body: not Apple's, and nobody can say which one counts.
        if given.count > 1 { throw RowFault("password", .conflictingField) }
        switch terms.sharedSecrets.isRight(given.first ?? nil, for: app) {
        case false?: throw RowFault("password", (given.first ?? nil) == nil ? .missingValue : .wrongPassword)
        case true?, nil: break
        }
        return NotificationRow(body: body.bytes(without: passwords), isSigned: false, receivedAt: receivedAt)
    }
}
