import ReconciliationCore

/// A piece of evidence inside something that is not signed itself, and the name it has there. It is judged by itself.
package struct EnclosedEvidence: Sendable, Hashable {
    package let name: String
    /// As they stand there: signed data, or a receipt in Base64.
    package let bytes: [UInt8]

    /// The evidence in one line of an input file: of receipts, or of notifications under `body`.
    ///
    /// Nothing where the JSON is no such line; the body of a notification by itself is none.
    package static func inInputLine(_ json: [UInt8]) -> [EnclosedEvidence] {
        do {
            let line = try LenientJSONFields(json: json, rule: .structureBroken, subject: "The line")
            guard !line.has("signedPayload") else { return [] }
            let bodies = [line.object("body") ?? line.evidence("body").flatMap(requestBody)].compactMap(\.self)
            return SubmissionRow.receiptNames.compactMap { receipt($0, in: line) }
                + named(["signed_transaction"], in: line)
                + bodies.flatMap { named(["signedPayload"], in: $0) }
        } catch {
            return []
        }
    }

    /// A receipt under a name: by itself, or in the body of a request to `verifyReceipt`, as text or as an object.
    private static func receipt(_ name: String, in fields: LenientJSONFields) -> EnclosedEvidence? {
        let text = fields.evidence(name)
        let body = fields.object(name) ?? text.flatMap(requestBody)
        return (body?.evidence("receipt-data") ?? text).map { EnclosedEvidence(name: name, bytes: Array($0.utf8)) }
    }

    private static func requestBody(_ text: String) -> LenientJSONFields? {
        do {
            return try LenientJSONFields(json: Array(text.utf8), rule: .structureBroken, subject: "The body")
        } catch {
            return nil
        }
    }

    private static func named(_ names: [String], in fields: LenientJSONFields) -> [EnclosedEvidence] {
        names.compactMap { name in
            fields.evidence(name).map { EnclosedEvidence(name: name, bytes: Array($0.utf8)) }
        }
    }
}
