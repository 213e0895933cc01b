extension SQL {
    /// The statements of `Imports/imported_rows.sql`.
    enum ImportedRows: String, NamedStatement {
        static let file = "imported_rows"

        case addClaim, addCredit, addEvidence, addRefusedCredit, addRejected, addSubmission, addUser, findClaims,
            findCredits, findEvidence, findSubmissions, findUsers, lastAlias, lastClaim, lastCredit, lastEvidence,
            lastSubmission, putEvidence, putProduct
    }

    /// The statements of `Imports/imports.sql`.
    enum Imports: String, NamedStatement {
        static let file = "imports"

        case closeFile, concernsRefusals, cover, dateEvidence, dropSupersededRefusals, eventFiles, knownFile,
            markClaims, markCredits, markCreditsOfNew, markProduct, markRefusals, markSubmitted, markUser, openFile,
            readMerges, seeProduct, seeUser, touchSubmissions, unknownFiles
    }
}
