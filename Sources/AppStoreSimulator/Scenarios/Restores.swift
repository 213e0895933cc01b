// One purchase under several transaction ids (Rules 2.1).
extension DatasetBuilder {
    /// A non-consumable bought once and restored on another device under a new id.
    mutating func addRestored(_ scenario: Scenario) {
        let user = newUser()
        let (bought, restored) = boughtAndRestored()
        for row in [bought, restored] {
            claim(row, of: Catalogue.unlock, by: user.id, at: row.purchasedAt.adding(seconds: 20))
        }
        switch scenario {
        case .restoredAndCredited:
            credit(bought.transactionID, to: user.id, at: bought.purchasedAt.adding(minutes: 2))
        case .creditNamesAlias:
            credit(restored.transactionID, to: user.id, at: restored.purchasedAt.adding(minutes: 2))
        default:
            // Lost under both ids: one row, shown under the original.
            addMissing(scenario, bought.transactionID, owner: user, .claimedBy, .claimedNotCredited)
            return
        }
        record(scenario, [bought.transactionID, restored.transactionID], "nothing")
    }

    /// Only the restore was ever uploaded; the backend and the client know the id of the first purchase alone. Apple
    /// knows both.
    mutating func addUnseenOriginal(_ scenario: Scenario) {
        let user = newUser()
        let (bought, restored) = boughtAndRestored()
        upload(
            [restored],
            of: Catalogue.unlock,
            by: user.id,
            naming: bought.transactionID,
            at: restored.purchasedAt.adding(seconds: 20)
        )
        keepAtApple(bought, of: Catalogue.unlock, for: user)
        if scenario == .claimNamesUnseenOriginal {
            addMissing(scenario, bought.transactionID, owner: user, .claimedBy, .claimedNotCredited)
            return
        }
        credit(bought.transactionID, to: user.id, at: bought.purchasedAt.adding(minutes: 2))
        record(scenario, [bought.transactionID, restored.transactionID], "nothing")
    }

    /// A non-consumable, and its restore on another device ten days later.
    private mutating func boughtAndRestored() -> (bought: InAppRow, restored: InAppRow) {
        let bought = row(Catalogue.unlock, at: settledMoment(leaving: 12))
        let restored = InAppRow(
            transactionID: newTransactionID(),
            productID: bought.productID,
            type: bought.type,
            purchasedAt: bought.purchasedAt.adding(days: 10),
            original: (bought.transactionID, bought.purchasedAt)
        )
        return (bought, restored)
    }
}
