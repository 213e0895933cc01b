extension SQL {
    /// The statements of `Claims/claims.sql`.
    enum Claims: String, NamedStatement {
        static let file = "claims"

        case addSettled, clean, concerned, drop, link, markAll, markJudged, put, putState, read, readBases,
            readOriginals, selectNaming, table, makeSelection, unknown
    }
}
