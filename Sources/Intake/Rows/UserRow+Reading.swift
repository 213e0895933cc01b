import ReconciliationCore

extension UserRow {
    init(_ fields: some RawFields, _ terms: ReadingTerms) throws(RowFault) {
        self.init(userID: try fields.required(.userID, fields.userID(.userID)))
        accountName = try fields.name(.accountName)
        applicationUsername = try fields.name(.applicationUsername)
        appAccountToken = try fields.token(.appAccountToken)
        deviceToken = try fields.distinguishingText(.deviceToken)
        contact = try fields.text(.contact)
        updatedAt = try fields.instant(.updatedAt, terms)
        mergedInto = try fields.userID(.mergedInto)
        // Longer cycles are the ledger's to find: they need the other rows.
        if mergedInto == userID { throw RowFault(.mergedInto, .mergeCycle) }
    }
}
