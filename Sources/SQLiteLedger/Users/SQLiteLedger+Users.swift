import FoundationEssentials
import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    package func namingSample(newest count: Int) throws(StoreFailure) -> NamingSample {
        try read("sample names") { database in
            NamingSample(
                names: try String.fetchAll(
                    database,
                    sql: SQL.UserStatements.unanswered.sql,
                    arguments: [count]
                ),
                users: try Row.fetchAll(
                    database,
                    sql: SQL.UserStatements.stated.sql,
                    arguments: [count]
                )
                .map { NamingSample.User(userID: $0["user_id"], accountName: $0["account_name"]) }
            )
        }
    }

    /// Works out users, their names and devices anew where files spoke of them, and marks every purchase whose owner
    /// that may change. Part of posting: runs inside its transaction.
    ///
    /// After a change of the naming policy every user is worked out anew.
    func refreshUsers(in database: Database, naming: NamingPolicy) throws {
        try database.run(SQL.Users.markAll, [naming.fingerprint])
        try database.run(SQL.Users.putPolicy, [naming.fingerprint])
        try database.execute(SQL.UserStatements.tables)
        try foldStatements(in: database, naming: naming)
        try followMerges(in: database)
        try putNames(in: database)
        try putDevices(in: database)
        try markConcerned(in: database)
        try database.run(SQL.UserStatements.clean)
    }

    /// Puts the changed users as their rows leave them, and lists their names. The rows stream through Core's rules, one
    /// user at a time.
    private func foldStatements(in database: Database, naming: NamingPolicy) throws {
        let put = try database.prepared(SQL.Users.put)
        let addNew = try database.prepared(SQL.UserStatements.new)
        let addName = try database.prepared(SQL.Users.addName)
        var user: ChangedUser?

        func finish() throws {
            guard let user else { return }
            let observations = user.observations.oldestFirst
            let profile = UserProfile(observations)
            if !user.isKnown { try addNew.run(named: ["user_id": user.id.rawValue]) }
            // Submissions are found by the digest of the account name they state, whatever the naming policy encodes.
            for name in profile.namesChanged(from: user.knownAccountName) {
                try addName.run([NameDigest.exact(name).blob])
            }
            try put.run(named: [
                "user_id": user.id.rawValue,
                "account_name": profile.accountName,
                "contact": profile.contact,
                "merged_into": profile.merge?.target.rawValue,
                "merge_stated_at": profile.merge?.statedAt.milliseconds,
                "merge_statement_id": profile.merge?.statementID,
            ]
            )
            try listAliases(of: user.id, observations: observations, naming: naming, in: database)
        }

        let rows = try Row.fetchCursor(database.prepared(SQL.UserStatements.statements))
        while let row = try rows.next() {
            let observation = UserObservation(statement: row)
            if observation.row.userID != user?.id {
                try finish()
                user = ChangedUser(
                    id: observation.row.userID,
                    isKnown: row["is_known"],
                    knownAccountName: row["known_account_name"]
                )
            }
            user?.observations.append(observation)
        }
        try finish()
    }

    private func listAliases(
        of userID: UserID,
        observations: [UserObservation],
        naming: NamingPolicy,
        in database: Database
    ) throws {
        let addAlias = try database.prepared(SQL.Users.addAlias)
        var spanCounts: [UserAlias.Name: Int] = [:]
        for alias in aliases(of: userID, observations: observations, naming: naming) {
            try addAlias.run([
                Data(alias.digest.bytes), userID.rawValue, alias.rank.rawValue,
                spanCounts[alias.name, default: 0], alias.firstSeenAt?.milliseconds,
                alias.lastSeenAt?.milliseconds,
            ])
            spanCounts[alias.name, default: 0] += 1
        }
    }

    /// Finds the account that stands for each changed user, and for those merged into one, page by page.
    private func followMerges(in database: Database) throws {
        let nextPage = try database.prepared(SQL.UserStatements.page)
        let addEnd = try database.prepared(SQL.UserStatements.addEnd)
        var after = ""
        while true {
            let page = try String.fetchAll(nextPage, arguments: ["after": after, "limit": 500])
            guard let last = page.last else { break }
            after = last
            let rows = try Row.fetchAll(
                database.prepared(SQL.UserStatements.readMerges),
                arguments: ["users": jsonArray(page)]
            )
            var merges = UserMerges(
                Dictionary(
                    rows.compactMap { row in UserMerge(row).map { (UserID(row["user_id"] as String), $0) } },
                    uniquingKeysWith: { first, _ in first }
                )
            )
            for row in rows where row["is_concerned"] {
                let user = UserID(row["user_id"] as String)
                let end = merges.end(of: user)
                guard end != UserID(row["canonical_user_id"] as String) else { continue }
                try addEnd.run(named: ["user_id": user.rawValue, "canonical_user_id": end.rawValue])
            }
        }
        try database.run(SQL.UserStatements.moved)
        try database.run(SQL.UserStatements.joined)
        try database.run(SQL.Users.markReviewed)
        try database.run(SQL.Users.markCredited)
        try database.run(SQL.UserStatements.putEnds)
    }

    /// Puts the names of changed users, and lists the names that mean other users from now on.
    private func putNames(in database: Database) throws {
        try database.run(SQL.Users.changedNames)
        try database.run(SQL.Users.dropAliases)
        try database.run(SQL.Users.putAliases)
        try database.run(SQL.UserStatements.movedNames)
        let addName = try database.prepared(SQL.Users.addName)
        for name in try String.fetchAll(database.prepared(SQL.UserStatements.movedAccounts)) {
            try addName.run([NameDigest.exact(name).blob])
        }
    }

    private func putDevices(in database: Database) throws {
        try database.run(SQL.Users.changedDevices)
        try database.run(SQL.Users.putDevices)
    }

    /// Marks what the listed users, names and devices may concern.
    private func markConcerned(in database: Database) throws {
        try database.run(SQL.UserStatements.listSubmitted)
        try database.run(SQL.Users.markSubmitted)
        try database.run(SQL.Users.markClaims)
        try database.run(SQL.Users.markStated)
    }
}

/// A user that files spoke of, with all rows about him.
private struct ChangedUser {
    let id: UserID
    /// Whether he was known before, and under which account name.
    let isKnown: Bool
    let knownAccountName: String?
    var observations: [UserObservation] = []
}

extension UserMerge {
    /// Nil for a user who is merged into nobody.
    fileprivate init?(_ row: Row) {
        guard let target = row["merged_into"] as String? else { return nil }
        self.init(
            into: UserID(target),
            statedAt: Instant(milliseconds: row["merge_stated_at"]),
            statementID: row["merge_statement_id"]
        )
    }
}

extension UserObservation {
    fileprivate init(statement: Row) {
        var row = UserRow(userID: UserID(statement["user_id"] as String))
        row.accountName = statement["account_name"]
        row.applicationUsername = statement["application_username"]
        row.appAccountToken = statement["app_account_token"]
        row.deviceToken = statement["device_token"]
        row.contact = statement["contact"]
        row.updatedAt = (statement["updated_at"] as Int64?).map { Instant(milliseconds: $0) }
        row.mergedInto = (statement["merged_into"] as String?).map { UserID($0) }
        self.init(
            row: row,
            firstSeenAt: Instant(milliseconds: statement["first_seen_at"]),
            lastSeenAt: Instant(milliseconds: statement["last_seen_at"]),
            statementID: statement["user_statement_id"]
        )
    }
}
