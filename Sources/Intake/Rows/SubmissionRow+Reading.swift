import ReconciliationCore

extension SubmissionRow {
    /// Reads one upload. Where a row carries a signed transaction and a receipt, the signed transaction is its
    /// evidence.
    init(_ fields: some RawFields, _ terms: ReadingTerms) throws(RowFault) {
        self.init()
        evidence = try Self.evidence(fields)
        transactionID = try fields.transactionID(.transactionID)
        if evidence == nil, transactionID == nil {
            throw RowFault(.receiptData, .missingValue, alternatives: [.signedTransaction, .transactionID])
        }
        userID = try fields.userID(.userID)
        userText = userID == nil ? nil : try fields.name(.userID)
        accountName = try fields.name(.accountName)
        applicationUsername = try fields.name(.applicationUsername)
        productID = try fields.productID(.productID)
        bundleID = try fields.bundleID(.bundleID)
        environment = try Self.environment(fields)
        deviceToken = try fields.distinguishingText(.deviceToken)
        deviceID = try fields.text(.deviceID)
        deviceModel = try fields.text(.deviceModel)
        osVersion = try fields.text(.osVersion)
        appVersion = try fields.text(.appVersion)
        receivedAt = try fields.receivedAt(terms)
        submissionID = try fields.ownIdentifier(.submissionID)
        sandboxFlag = try fields.text(.sandbox)
    }

    /// Both kinds are read even where only one is kept, so that a damaged one is always said.
    private static func evidence(_ fields: some RawFields) throws(RowFault) -> [UInt8]? {
        let signed = try fields.text(.signedTransaction)
        if let signed, !EvidenceText.isSigned(signed) { throw RowFault(.signedTransaction, .brokenSignedTransaction) }
        let receipt = try receiptBytes(fields)
        if let signed, signed.utf8.count > InputLimits.evidenceBytes { throw RowFault(.signedTransaction, .tooLarge) }
        if let receipt, receipt.count > InputLimits.evidenceBytes { throw RowFault(.receiptData, .tooLarge) }
        return signed.map { Array($0.utf8) } ?? receipt
    }

    private static func receiptBytes(_ fields: some RawFields) throws(RowFault) -> [UInt8]? {
        guard let text = try fields.text(.receiptData), let written = fields.written(.receiptData) else { return nil }
        // StoreKit 2 clients put the signed transaction where the receipt used to be. `{"` in base64 is `eyJ`.
        if text.hasPrefix("eyJ"), EvidenceText.isSigned(text) { return Array(text.utf8) }
        do {
            // A space at its end may have been a `+`.
            return try ReceiptText.decode((VerifyReceiptBody.receipt(in: text) ?? written).utf8)
        } catch {
            throw RowFault(.receiptData, .brokenBase64)
        }
    }

    /// What a client says of a test environment is only its word: the evidence itself decides.
    private static func environment(_ fields: some RawFields) throws(RowFault) -> StoreEnvironment? {
        do {
            return try fields.environment(.environment)
        } catch {
            if error.rule == .testEnvironment { return nil }
            throw error
        }
    }
}
