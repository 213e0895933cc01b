extension SQL {
    /// The statements of `Erasure/erasure.sql`.
    enum Erasure: String, NamedStatement {
        static let file = StatementFile(PackageResources.erasure_sql)

        case accounts, addAccount, addForgottenName, addForgottenRow, addSharedUsers, awaitingDelivery, caseCredits,
            caseEvents, changeAliases, changeCaseCredits, changeCaseEvents, changeClaims, changeCredits,
            changeEvidence, changeEvidenceWords, changeFacts, changeFindings, changePurchases, changeSetAside,
            creditStatements, creditsTo, devices, dropClaims, dropDevices, dropNames, dropShared, dropUsers,
            dropWaiting, evidence, evidenceDigests, evidenceWithBytes, facts, forgottenNames, forgottenRows,
            forgottenRowsOf, isForgottenRow, joinClaims, listNames, listSent, listShared, markAliases, markClaims,
            markCredits, markUsers, paymentFacts, putCreditStatement, putFactDigest, putSubmission, putUsers,
            putUserStatement, rowsChanged, submissions, submissionsOf, tables, usersOf, userStatements, values
    }
}
