extension SQL {
    /// The statements of `Users/user_statements.sql`.
    enum UserStatements: String, NamedStatement {
        static let file = StatementFile(PackageResources.user_statements_sql)

        case addEnd, clean, joined, listSubmitted, moved, movedAccounts, movedNames, new, page, putEnds, readMerges,
            stated, statements, tables, unanswered
    }

    /// The statements of `Users/users.sql`.
    enum Users: String, NamedStatement {
        static let file = StatementFile(PackageResources.users_sql)

        case addAlias, addName, addDevice, aliasesOfUser, devicesOfUser, movedDevices, dropAliases, markAll, markClaims,
            markCredited, markReviewed, markStated, markSubmitted, put, putAliases, putDevices, putPolicy
    }
}
