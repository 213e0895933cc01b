/// An answer of the App Store Server API of whatever endpoint, for people to read: its plain fields, and the signed data
/// in it, none of which is believed before it is verified by itself.
package struct ServerAPIAnswer: Sendable, Hashable {
    /// One JWS and the name it has in the answer.
    package struct Piece: Sendable, Hashable {
        package let name: String
        package let jws: [UInt8]
    }

    package let fields: [String: String]
    package let pieces: [Piece]

    /// - Throws: `structure_broken` where the bytes are not a JSON object.
    package init(_ json: [UInt8]) throws(Rejection) {
        let answer = try LenientJSONFields(json: json, rule: .structureBroken, subject: "The answer")
        let plain = [
            "environment", "bundleId", "appAppleId", "status", "revision", "paginationToken", "hasMore", "errorCode",
            "errorMessage",
        ]
        fields = Dictionary(uniqueKeysWithValues: plain.compactMap { name in answer.text(name).map { (name, $0) } })
        var pieces: [Piece] = []
        func add(_ name: String, _ text: String?) {
            if let text { pieces.append(Piece(name: name, jws: Array(text.utf8))) }
        }
        func add(_ names: [String], of fields: LenientJSONFields) {
            for name in names { add(name, fields.text(name)) }
        }
        add(["signedTransactionInfo", "signedRenewalInfo", "signedAppTransactionInfo"], of: answer)
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
