extension SQL {
    /// The statements of `Erasure/erased_person.sql`.
    enum ErasedPerson: String, NamedStatement {
        static let file = "erased_person"

        case accounts, addAccount, addEvidence, addSharedUsers, addUsersMentioned, awaitingDelivery, caseCredits,
            caseEvents, creditStatements, dropShared, evidence, evidenceDigests, evidenceToSearch, evidenceWithBytes,
            facts,
            fileNames, isKnown, listNames, listSent, listShared, nameDigests, otherMeanings, rejectedRows, rowsChanged,
            runs, sharedCount, sourceFiles, submissions, tables, userStatements, values, waitingRow
    }

    /// The statements of `Erasure/erasure.sql`.
    enum Erasure: String, NamedStatement {
        static let file = "erasure"

        case addForgottenName, addForgottenRow, changeAliases, changeCaseCredits, changeCaseEvents, changeClaims,
            changeCredits, changeEvidence, changeEvidenceWords, changeFacts, changeFindings, changeNextSteps,
            changePurchases, changeRejectedRows, changeRuns, changeSetAside, changeSourceFiles, creditsTo, devices,
            dropClaims, dropDevices, dropNames, dropOtherBuyers, dropUsers, dropWaiting, forgottenNames,
            forgottenRows, forgottenRowsOf, isForgottenRow, joinClaims, markAliases, markClaims, markCredits, markUsers,
            paymentFacts, putCreditStatement, putFactDigest, putOtherBuyers, putSubmission, putUsers, putUserStatement,
            submissionsOf, usersOf
    }
}
