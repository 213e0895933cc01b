/// An answer of the App Store Server API of whatever endpoint, or the decoded object of a notification, for people to
/// read: its plain fields, and the signed data in it, none of which is believed before it is verified by itself.
package struct ServerAPIAnswer: Sendable, Hashable {
    /// Whether it is a notification that somebody has decoded: Apple's signature around it is gone.
    package let isNotification: Bool
    package let fields: [String: String]
    package let pieces: [EnclosedEvidence]

    /// - Throws: `structure_broken` where the bytes are not a JSON object.
    package init(_ json: [UInt8]) throws(Rejection) {
        let answer = try LenientJSONFields(json: json, rule: .structureBroken, subject: "The answer")
        let plain = [
            "notificationType", "subtype", "notificationUUID", "signedDate", "environment", "bundleId", "appAppleId",
            "status", "revision", "paginationToken", "hasMore", "errorCode",
            "errorMessage",
        ]
        let about = [answer] + ["data", "appData"].compactMap { answer.object($0) }
        fields = Dictionary(
            about.flatMap { fields in plain.compactMap { name in fields.text(name).map { (name, $0) } } },
            uniquingKeysWith: { outer, _ in outer }
        )
        isNotification = answer.has("notificationType") || answer.has("notificationUUID")
        var pieces: [EnclosedEvidence] = []
        func add(_ name: String, _ text: String?) {
            if let text { pieces.append(EnclosedEvidence(name: name, bytes: Array(text.utf8))) }
        }
        func add(_ names: [String], of fields: LenientJSONFields) {
            for name in names { add(name, fields.text(name)) }
        }
        for fields in about {
            add(["signedTransactionInfo", "signedRenewalInfo", "signedAppTransactionInfo"], of: fields)
        }
        for text in answer.texts("signedTransactions") { add("signedTransactions", text) }
        for group in answer.objects("data") {
            for last in group.objects("lastTransactions") {
                add(["signedTransactionInfo", "signedRenewalInfo"], of: last)
            }
        }
        for item in answer.objects("notificationHistory") { add(["signedPayload"], of: item) }
        self.pieces = pieces
    }
}
