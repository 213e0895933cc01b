extension SQL {
    /// The statements of `Posting/case_credits.sql`.
    enum CaseCredits: String, NamedStatement {
        static let file = "case_credits"

        case addCredit, readOtherLiveCredits, readPurchase, dateCaseCredit, dropCaseCredit, putCaseCredit,
            readCaseCredits, readQuantities, readStatementsOfPurchase, readWaitingCaseCredits
    }

    /// The statements of `Posting/credits.sql`.
    enum Credits: String, NamedStatement {
        static let file = "credits"

        case creditTable, deleteCredits, dirtyCredited, dirtyReviewed, dueCredits, insertResolved, livePlain,
            readStatements, resolvePlain, updateFate, upsertCredits
    }

    /// The statements of `Posting/purchases.sql`.
    enum Purchases: String, NamedStatement {
        static let file = "purchases"

        case addKeeper, assign, closeMergedFindings, dirtyPurchases, dropUnjudged, followMergers, keeperTable,
            mergeMoves, mergePurchases, moveFindings, moveMergedAliases, newPurchases, parkKeys,
            putSurvivor, readKeyedPurchases, readSharedKeys, returnFindings, setKeys
    }

    /// The statements of `Posting/transactions.sql`.
    enum Transactions: String, NamedStatement {
        static let file = "transactions"

        case addOriginals, addOtherBuyer, catalogue, clean, concernedClaims, dirtyDependents, dirtyFutureDated,
            dirtyOriginals, dirtyPeriods, dirtyProducts, dirtyTwins, dirtyWithoutBundle, dropOtherBuyers,
            forgetUnstated, listPlain, mergePlain, plainTable, putDefaultApp, readFacts, readKeys, readOriginals,
            updateAlias, updateKey
    }
}
