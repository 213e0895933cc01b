import ReconciliationCore

extension NotificationRow {
    /// Reads one line: a notification's body alone, or under `body` as an object or as a string.
    ///
    /// A `body` comes before the members beside it, which belong to the line, whatever they are called; if the body is
    /// no notification, the line may be one.
    init(_ fields: JSONFields, _ terms: ReadingTerms) throws(RowFault) {
        let receivedAt = try fields.receivedAt(terms)
        let line = fields.object
        let bodies = fields.members(.body)
            .filter { $0.kind != .null && StatedText.present(line.text($0)) != nil }
        guard Set(bodies.map(line.text)).count <= 1 else { throw RowFault(.body, .conflictingField) }
        var readings: [Result<NotificationRow, RowFault>] = []
        if let body = bodies.first {
            readings.append(
                Result { () throws(RowFault) -> NotificationRow in try Self.wrapped(line, body, receivedAt, terms) }
            )
        }
        if let payload = try fields.text(.signedPayload) {
            readings.append(
                Result { () throws(RowFault) -> NotificationRow in try Self.signed(payload, receivedAt) }
            )
        }
        let rows = Set(readings.compactMap { try? $0.get() })
        guard rows.count <= 1 else { throw RowFault(.body, .conflictingField) }
        if let row = rows.first {
            self = row
        } else if line.members.contains(where: { $0.name == "notification_type" }), readings.allSatisfy(Self.isNone) {
            self = try Self.unsigned(line, receivedAt, terms)
        } else if let reading = readings.first {
            self = try reading.get()
        } else {
            throw RowFault(fields.members(.body).isEmpty ? "" : Field.body.rawValue, .notANotification)
        }
        if body.count > InputLimits.evidenceBytes { throw RowFault("", .tooLarge) }
    }

    /// Whether what was read is no notification at all, not even one that is refused.
    private static func isNone(_ reading: Result<NotificationRow, RowFault>) -> Bool {
        guard case .failure(let fault) = reading else { return false }
        return [.notANotification, .invalidJSON, .notAnObject].contains(fault.rule)
    }

    private static func signed(_ payload: String, _ receivedAt: Instant?) throws(RowFault) -> NotificationRow {
        guard let payload = SignedText.compact(payload) else {
            throw RowFault(.signedPayload, .brokenSignedTransaction)
        }
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
        var values: [String: String] = [:]
        for member in body.members where member.kind != .null {
            guard let value = StatedText.present(body.text(member)) else { continue }
            // Two passwords, or two apps, in one body: not Apple's, and nobody can say which one counts.
            guard value == values.updateValue(value, forKey: member.name) ?? value else {
                let isShown = member.name.utf8.count <= InputLimits.shownNameBytes
                throw RowFault(isShown ? member.name : "", .conflictingField)
            }
        }
        let password = values["password"]
        let app = values["bid"].map { BundleID($0) }
        switch terms.sharedSecrets.isRight(password, for: app) {
        case false?: throw RowFault("password", password == nil ? .missingValue : .wrongPassword)
        case true?, nil: break
        }
        return NotificationRow(body: body.bytes(without: body.passwords), isSigned: false, receivedAt: receivedAt)
    }
}
