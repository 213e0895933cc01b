import FoundationEssentials
import Ledger
import ReconciliationCore

extension PostingRows: UserStore {
    func take(_ naming: NamingPolicy) throws {
        try database.run(SQL.Users.markAll, [naming.fingerprint])
        try database.run(SQL.Users.putPolicy, [naming.fingerprint])
    }

    func forEachChangedUser(_ body: (ChangedUser) throws -> Void) throws {
        var portion: [ChangedUser] = []
        let rows = try Row.fetchCursor(database.prepared(SQL.UserStatements.statements))
        try rows.forEachGroup(by: { UserID($0["user_id"] as String) }) { (user: inout ChangedUser?, row) in
            let observation = UserObservation(statement: row)
            var known =
                user
                ?? ChangedUser(
                    id: observation.row.userID,
                    isKnown: row["is_known"],
                    accountName: row["known_account_name"]
                )
            known.observations.append(observation)
            user = known
        } finish: {
            guard let user = $0 else { return }
            portion.append(user)
            guard portion.count == Self.usersMax else { return }
            try withNamesAndDevices(portion).forEach(body)
            portion = []
        }
        try withNamesAndDevices(portion).forEach(body)
    }

    /// What is known of so many users is asked at once.
    private static let usersMax = 500

    private func withNamesAndDevices(_ users: [ChangedUser]) throws -> [ChangedUser] {
        let known = users.filter(\.isKnown).map(\.id.rawValue)
        guard !known.isEmpty else { return users }
        var aliases: [UserID: Set<UserAlias>] = [:]
        var devices: [UserID: Set<String>] = [:]
        let arguments: NamedValues = ["users": try jsonArray(known)]
        let names = try Row.fetchCursor(database.prepared(SQL.Users.aliasesOfUsers), arguments: arguments)
        while let row = try names.next() {
            guard let alias = UserAlias(row: row) else { continue }
            aliases[UserID(row["user_id"] as String), default: []].insert(alias)
        }
        let tokens = try Row.fetchCursor(database.prepared(SQL.Users.devicesOfUsers), arguments: arguments)
        while let row = try tokens.next() {
            devices[UserID(row["user_id"] as String), default: []].insert(row["device_token"])
        }
        return users.map { user in
            var user = user
            user.aliases = aliases[user.id] ?? []
            user.devices = devices[user.id] ?? []
            return user
        }
    }

    func put(_ profile: UserProfile, of user: UserID, isNew: Bool) throws {
        if isNew { try listNewUser.queue { $0.add(user.rawValue) } }
        try putUser.queue { row in
            row.add(user.rawValue)
            row.add(profile.accountName)
            row.add(profile.contact)
            row.add(profile.merge?.target.rawValue)
            row.add(profile.merge?.statedAt.milliseconds)
            row.add(profile.merge?.statementID)
        }
    }

    func changedUsers(after user: UserID?, limit: Int) throws -> [UserID] {
        let page = try database.prepared(SQL.UserStatements.page)
        return try String.fetchAll(page, arguments: ["after": user?.rawValue ?? "", "limit": limit]).map { UserID($0) }
    }

    func merges(around users: [UserID]) throws -> [KnownMerge] {
        let merges = try database.prepared(SQL.UserStatements.readMerges)
        return try Row.fetchAll(merges, arguments: ["users": jsonArray(users.map(\.rawValue))]).map { row in
            KnownMerge(
                user: UserID(row["user_id"] as String),
                merge: UserMerge(row),
                end: UserID(row["canonical_user_id"] as String),
                isConcerned: row["is_concerned"]
            )
        }
    }

    func list(_ user: UserID, standingFor end: UserID) throws {
        try database.run(
            SQL.UserStatements.addEnd,
            named: ["user_id": user.rawValue, "canonical_user_id": end.rawValue]
        )
    }

    func applyListedMerges() throws {
        try database.run(SQL.UserStatements.moved)
        try database.run(SQL.UserStatements.joined)
        try database.run(SQL.Users.markReviewed)
        try database.run(SQL.Users.markCredited)
        try database.run(SQL.UserStatements.putEnds)
    }

    func touchWhatUsersConcern() throws {
        try database.run(SQL.UserStatements.listSubmitted)
        try database.run(SQL.Users.markSubmitted)
        try database.run(SQL.Users.markClaims)
        try database.run(SQL.Users.markStated)
        try database.run(SQL.UserStatements.clean)
    }

    func markChanged(_ users: [UserID]) throws {
        guard !users.isEmpty else { return }
        try database.run(SQL.UserStatements.markChanged, named: ["users": jsonArray(users.map(\.rawValue))])
    }
}

extension PostingRows: NameStore {
    func list(_ aliases: [UserAlias], of user: UserID) throws {
        var spanCounts: [UserAlias.Name: Int] = [:]
        for alias in aliases {
            let span = spanCounts[alias.name, default: 0]
            try addUserName.queue { row in
                row.add(alias.digest.bytes)
                row.add(user.rawValue)
                row.add(alias.rank.rawValue)
                row.add(span)
                row.add(alias.firstSeenAt?.milliseconds)
                row.add(alias.lastSeenAt?.milliseconds)
            }
            spanCounts[alias.name, default: 0] += 1
        }
    }

    func list(changedNames: some Sequence<NameDigest>) throws {
        for name in changedNames { try addChangedName.queue { $0.add(name.bytes) } }
    }

    func list(_ devices: some Sequence<String>, of user: UserID, areHeld: Bool) throws {
        for device in devices {
            try addDevice.queue { row in
                row.add(device)
                row.add(user.rawValue)
                row.add(areHeld)
            }
        }
    }

    func applyListedNames() throws {
        try database.run(SQL.Users.dropAliases)
        try database.run(SQL.Users.putAliases)
        try database.run(SQL.UserStatements.movedNames)
    }

    func accountNamesOfMovedUsers() throws -> [String] {
        try String.fetchAll(database.prepared(SQL.UserStatements.movedAccounts))
    }

    func applyListedDevices() throws {
        try database.run(SQL.Users.movedDevices)
        try database.run(SQL.Users.dropDevices)
        try database.run(SQL.Users.putDevices)
    }
}

extension UserAlias {
    fileprivate init?(row: Row) {
        guard let digest = NameDigest(stored: Array(row["digest"] as Data)), let rank = NameRank(rawValue: row["rank"])
        else {
            return nil
        }
        self.init(
            digest: digest,
            rank: rank,
            firstSeenAt: row.instant("first_seen_at"),
            lastSeenAt: row.instant("last_seen_at")
        )
    }
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
