extension SQL {
    /// The statements of `Users/user_statements.sql`.
    enum UserStatements: String, NamedStatement {
        static let file = "user_statements"

        case addEnd, addUser, clean, drop, joined, listSubmitted, markChanged, moved, movedAccounts, movedNames, page,
            putEnds, readMerges, stated, statements, tables, unanswered
    }

    /// The statements of `Users/users.sql`.
    enum Users: String, NamedStatement {
        static let file = "users"

        case addAlias, addName, addDevice, aliasesOfUsers, devicesOfUsers, movedDevices, dropAliases, dropDevices,
            markAll, markClaims, markCredited, markReviewed, markStated, markSubmitted, put, putAliases, putDevices,
            putPolicy
    }
}
