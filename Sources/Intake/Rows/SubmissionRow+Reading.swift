import ReconciliationCore

extension SubmissionRow {
    /// Reads one upload. Where a row carries a signed transaction and a receipt, the signed transaction is its
    /// evidence.
    init(_ fields: some RawFields, _ terms: ReadingTerms) throws(RowFault) {
        try self.init(fields, terms, evidence: Self.evidence(fields))
    }

    /// What is kept of a row that is refused: the transaction it names, which is claimed whatever else is wrong (Rules 3.7), and the
    /// evidence that can be read, the other piece where it has two. Throws where it has neither, or something else is wrong.
    init(keptOf fields: some RawFields, _ terms: ReadingTerms) throws(RowFault) {
        let evidence = (try? Self.signedTransaction(fields)) ?? (try? Self.receipt(fields))
        try self.init(fields, terms, evidence: evidence)
    }

    private init(_ fields: some RawFields, _ terms: ReadingTerms, evidence: [UInt8]?) throws(RowFault) {
        self.init()
        self.evidence = evidence
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

    /// Both kinds are read even where only one is kept, so that a damaged one is always reported.
    private static func evidence(_ fields: some RawFields) throws(RowFault) -> [UInt8]? {
        let signed = try signedTransaction(fields)
        let receipt = try receipt(fields)
        return signed ?? receipt
    }

    private static func signedTransaction(_ fields: some RawFields) throws(RowFault) -> [UInt8]? {
        guard let given = try fields.text(.signedTransaction) else { return nil }
        guard let text = SignedText.compact(given) else { throw RowFault(.signedTransaction, .brokenSignedTransaction) }
        guard text.utf8.count <= InputLimits.evidenceBytes else { throw RowFault(.signedTransaction, .tooLarge) }
        return Array(text.utf8)
    }

    private static func receipt(_ fields: some RawFields) throws(RowFault) -> [UInt8]? {
        guard let bytes = try receiptBytes(fields) else { return nil }
        guard bytes.count <= InputLimits.evidenceBytes else { throw RowFault(.receiptData, .tooLarge) }
        return bytes
    }

    private static func receiptBytes(_ fields: some RawFields) throws(RowFault) -> [UInt8]? {
        guard let text = try fields.text(.receiptData), let written = fields.written(.receiptData) else { return nil }
        // StoreKit 2 clients put the signed transaction where the receipt used to be. No Base64 holds a point.
        if text.utf8.contains(ASCII.point), let signed = SignedText.compact(text) { return Array(signed.utf8) }
        do {
            // A space at its end may have been a `+`.
            return try VerifyReceiptBody.kept(
                of: ReceiptText.decode((VerifyReceiptBody.receipt(in: text) ?? written).utf8)
            )
        } catch {
            throw RowFault(.receiptData, .brokenBase64)
        }
    }

    /// That a client states a test environment proves nothing: the evidence itself decides.
    private static func environment(_ fields: some RawFields) throws(RowFault) -> StoreEnvironment? {
        do {
            return try fields.environment(.environment)
        } catch {
            if error.rule == .testEnvironment { return nil }
            throw error
        }
    }
}
