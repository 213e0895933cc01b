/// What evidence says, decoded by somebody: JSON without Apple's signature. It proves nothing; for `inspect` only.
package struct DecodedContents: Sendable {
    /// The payload of signed data; nil for a decoded app receipt.
    package let signed: EvidenceContents?
    package let bundleID: String?
    package let environment: AppStoreEnvironment?
    package let rows: [AppStoreTransaction]
    /// Rows that cannot be what they say, each with its rule.
    package let setAside: [Rejection]

    /// Nil where the JSON has no field by which signed data or a receipt is known.
    package init?(_ json: [UInt8]) {
        let fields: LenientJSONFields
        do {
            fields = try LenientJSONFields(json: json, rule: .structureBroken, subject: "The file")
        } catch {
            return nil
        }
        if Self.payloadFields.contains(where: fields.has) {
            let contents = EvidenceContents(SignedContents(fields))
            signed = contents
            (bundleID, environment) = (contents.bundleID, contents.environment)
            (rows, setAside) = (contents.rows, contents.setAside)
        } else if fields.has("in_app") {
            signed = nil
            bundleID = fields.name("bundle_id")
            environment = (fields.text("environment") ?? fields.text("receipt_type")).map(AppStoreEnvironment.init)
            (rows, setAside) = VerifyReceiptAnswer.rows(
                fields.objects("in_app"),
                in: VerifyReceiptRow.Surroundings(bundleID: bundleID, environment: environment)
            )
        } else {
            return nil
        }
    }

    private static let payloadFields = [
        "transactionId", "originalTransactionId", "notificationType", "notificationUUID", "autoRenewProductId",
        "receiptCreationDate",
    ]
}
