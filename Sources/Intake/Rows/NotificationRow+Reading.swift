import ReconciliationCore

extension NotificationRow {
    /// Reads one line: a notification's body alone, or under `body` as an object or as a string. Where there is a `body`, what
    /// stands beside it is the line's own, whatever it is called.
    init(_ fields: JSONFields, _ terms: ReadingTerms) throws(RowFault) {
        let receivedAt = try fields.instant(.receivedAt, terms)
        let line = fields.object
        let enclosed = fields.members(.body)
            .filter { $0.kind != .null && StatedText.present(line.text($0)) != nil }
        guard Set(enclosed.map(line.text)).count <= 1 else { throw RowFault(.body, .conflictingField) }
        if let payload = try fields.text(.signedPayload) {
            self = try Self.signed(payload, receivedAt)
            if let member = enclosed.first, let other = try? Self.wrapped(line, member, receivedAt, terms),
                other != self
            {
                throw RowFault(.body, .conflictingField)
            }
        } else if let member = enclosed.first {
            self = try Self.wrapped(line, member, receivedAt, terms)
        } else if line.members.contains(where: { $0.name == "notification_type" }) {
            self = try Self.unsigned(line, receivedAt, terms)
        } else {
            throw RowFault(fields.members(.body).isEmpty ? "" : Field.body.rawValue, .notANotification)
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
        let payloads = body.members.filter { $0.name == Field.signedPayload.rawValue }
            .compactMap { StatedText.present(body.text($0)) }
        guard Set(payloads).count <= 1 else { throw RowFault(.signedPayload, .conflictingField) }
        if let payload = payloads.first { return try signed(payload, receivedAt) }
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
        var values: [String: String?] = [:]
        for member in body.members {
            let value = StatedText.present(body.text(member))
            // Two passwords, or two apps, in one body: not Apple's, and nobody can say which one counts.
            guard value == values.updateValue(value, forKey: member.name) ?? value else {
                let isShown = member.name.utf8.count <= InputLimits.shownNameBytes
                throw RowFault(isShown ? member.name : "", .conflictingField)
            }
        }
        let password = values["password"] ?? nil
        let app = (values["bid"] ?? nil).map { BundleID($0) }
        switch terms.sharedSecrets.isRight(password, for: app) {
        case false?: throw RowFault("password", password == nil ? .missingValue : .wrongPassword)
        case true?, nil: break
        }
        let passwords = body.members.filter { $0.name == "password" }
        return NotificationRow(body: body.bytes(without: passwords), isSigned: false, receivedAt: receivedAt)
    }
}
