/// What an app receipt says, in Apple's names. Reading it proves nothing: see `ReceiptVerifier`.
package struct AppReceipt: Sendable, Hashable {
    /// Attribute 0: `Production`, `ProductionSandbox`, `ProductionVPP`, `ProductionVPPSandbox`, `Xcode`.
    package let receiptType: String?
    /// App Store id of the app, 0 in sandbox.
    package let appItemID: Int64?
    /// Nil where the receipt states none: of which app it is, is then unknown.
    package let bundleID: String?
    /// Attribute 2 as it stood, tag and length included: what the device hash is made over.
    package let bundleIDBytes: [UInt8]?
    package let opaqueValue: [UInt8]?
    /// Attribute 5, see `DeviceHash`.
    package let sha1Hash: [UInt8]?
    /// When Apple made this receipt: the moment its certificates are judged by.
    package let receiptCreationDate: Milliseconds
    /// The purchases in the common form.
    package let transactions: [AppStoreTransaction]
    /// Rows that cannot be what they say, each with its rule. The others stand.
    package let setAside: [Rejection]
    /// Every attribute but the in-app rows, known or not, as it stood.
    package let attributes: [ReceiptAttribute]

    /// The environment the purchases were made in; nil where the receipt does not say.
    package var environment: AppStoreEnvironment? { receiptType.map(AppStoreEnvironment.init) }

    /// Decodes the payload of a container.
    ///
    /// - Throws: `payload_broken`, or the rule for a creation date that is missing, or a bundle id or creation date stated twice.
    init(payload: ArraySlice<UInt8>) throws(Rejection) {
        let all = try ReceiptAttribute.list(
            payload,
            needed: [0, 2, 12, 17],
            rule: .payloadBroken,
            subject: "The payload"
        )
        var byType: [Int64: ReceiptAttribute] = [:]
        var statesSeveralEnvironments = false
        for attribute in all where attribute.type != 17 {
            if byType[attribute.type] == nil {
                byType[attribute.type] = attribute
            } else if attribute.type == 2 {
                throw Rejection(.duplicateBundleID, "The receipt states two bundle ids.")
            } else if attribute.type == 12 {
                throw Rejection(.duplicateCreationDate, "The receipt states two creation dates.")
            } else if attribute.type == 0 {
                statesSeveralEnvironments = true
            }
        }
        guard let created = byType[12]?.date else {
            throw Rejection(.missingCreationDate, "The receipt does not say when it was made.")
        }
        let bundleID = byType[2]?.name
        // Of two environments neither can be relied on.
        let receiptType = statesSeveralEnvironments ? nil : FieldRules.present(byType[0]?.text)
        let environment = receiptType.map(AppStoreEnvironment.init)
        var transactions: [AppStoreTransaction] = []
        var setAside: [Rejection] = []
        for attribute in all where attribute.type == 17 {
            do {
                transactions.append(
                    try AppStoreTransaction(
                        receiptRow: attribute.valueBytes,
                        bundleID: bundleID,
                        environment: environment
                    )
                )
            } catch {
                setAside.append(error)
            }
        }
        self.receiptType = receiptType
        self.appItemID = byType[1]?.integer
        self.bundleID = bundleID
        self.bundleIDBytes = byType[2]?.valueBytes
        self.opaqueValue = byType[4]?.valueBytes
        self.sha1Hash = byType[5]?.valueBytes
        self.receiptCreationDate = created
        self.transactions = transactions.joined
        self.setAside = setAside
        self.attributes = all.filter { $0.type != 17 }
    }
}
