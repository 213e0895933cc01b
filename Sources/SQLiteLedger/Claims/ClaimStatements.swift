extension SQL {
    /// The statements of `Claims/claims.sql`.
    enum Claims: String, NamedStatement {
        static let file = StatementFile(PackageResources.claims_sql)

        case addSettled, clean, concerned, denied, drop, link, markAll, markJudged, put, putState, read, readBasis,
            readOriginals, sight, table, clearSelection
    }
}
