import FoundationEssentials
import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    package func namingSample(newest count: Int) throws(StoreFailure) -> NamingSample {
        try read("sample names") { database in
            NamingSample(
                names: try String.fetchAll(
                    database,
                    sql: SQL.text(PackageResources.users_unanswered_sql),
                    arguments: [count]
                ),
                users: try Row.fetchAll(
                    database,
                    sql: SQL.text(PackageResources.users_stated_sql),
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
        try database.run(PackageResources.users_mark_all_sql, [naming.fingerprint])
        try database.run(PackageResources.users_put_policy_sql, [naming.fingerprint])
        try database.execute(sql: SQL.text(PackageResources.users_tables_sql))
        try database.run(PackageResources.users_new_sql)
        try database.run(PackageResources.users_before_sql)
        try database.run(PackageResources.users_put_sql)
        try database.run(PackageResources.users_follow_merges_sql)
        try database.run(PackageResources.users_end_merges_sql)
        try database.run(PackageResources.users_moved_sql)
        try database.run(PackageResources.users_joined_sql)
        try database.run(PackageResources.users_mark_reviewed_sql)
        try database.run(PackageResources.users_mark_credited_sql)
        try database.run(PackageResources.users_put_ends_sql)

        try listAliases(in: database, naming: naming)
        try database.run(PackageResources.users_changed_names_sql)
        try database.run(PackageResources.users_drop_aliases_sql)
        try database.run(PackageResources.users_put_aliases_sql)
        try database.run(PackageResources.users_moved_names_sql)
        try listStatedNames(in: database)
        try database.run(PackageResources.users_changed_devices_sql)
        try database.run(PackageResources.users_put_devices_sql)

        try database.run(PackageResources.users_list_submitted_sql)
        try database.run(PackageResources.users_mark_submitted_sql)
        try database.run(PackageResources.users_mark_claims_sql)
        try database.run(PackageResources.users_mark_stated_sql)
        try database.run(PackageResources.users_clean_sql)
    }

    /// Encoding names is Core's rule, so the statements stream through it, one user at a time.
    private func listAliases(in database: Database, naming: NamingPolicy) throws {
        let addAlias = try database.prepared(PackageResources.users_add_alias_sql)
        var observations: [UserObservation] = []

        func flush() throws {
            guard let userID = observations.first?.row.userID else { return }
            var spanCounts: [UserAlias.Name: Int] = [:]
            for alias in aliases(of: userID, observations: observations, naming: naming) {
                try addAlias.run([
                    Data(alias.digest.bytes), userID.rawValue, alias.rank.rawValue,
                    spanCounts[alias.name, default: 0], alias.firstSeenAt?.milliseconds,
                    alias.lastSeenAt?.milliseconds,
                ])
                spanCounts[alias.name, default: 0] += 1
            }
            observations.removeAll(keepingCapacity: true)
        }

        let statements = try Row.fetchCursor(database.prepared(PackageResources.users_statements_sql))
        while let row = try statements.next() {
            let observation = UserObservation(statement: row)
            if observation.row.userID != observations.first?.row.userID { try flush() }
            observations.append(observation)
        }
        try flush()
    }

    /// Submissions are found by the digest of the account name they state, whatever the naming policy encodes.
    private func listStatedNames(in database: Database) throws {
        let addName = try database.prepared(PackageResources.users_add_name_sql)
        let stated = try String.fetchAll(database.prepared(PackageResources.users_renamed_accounts_sql))
        for name in stated { try addName.run([NameDigest.exact(name).blob]) }
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
            lastSeenAt: Instant(milliseconds: statement["last_seen_at"])
        )
    }
}
