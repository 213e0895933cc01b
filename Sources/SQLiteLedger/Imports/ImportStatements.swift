extension SQL {
    /// The statements of `Imports/imported_rows.sql`.
    enum ImportedRows: String, NamedStatement {
        static let file = StatementFile(PackageResources.imported_rows_sql)

        case addClaim, addCredit, addEvidence, addRejected, addSubmission, addUser, findClaim, findCredit,
            findEvidence, findSubmission, lastAlias, lastCredit, lastSubmission, putProduct
    }

    /// The statements of `Imports/imports.sql`.
    enum Imports: String, NamedStatement {
        static let file = StatementFile(PackageResources.imports_sql)

        case closeFile, cover, dateEvidence, knownFile, markClaims, markCredits, markCreditsOfNew, markProduct,
            markSubmitted, markUser, openFile, readMerges, seeProduct, seeUser, touchSubmissions, unknownFiles
    }
}
