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
        let rows = try database.cursor(SQL.UserStatements.statements)
        try rows.forEachGroup(
            by: { $0["user_id"] as UserID },
            begin: { row in
                ChangedUser(id: row["user_id"], isKnown: row["is_known"], accountName: row["known_account_name"])
            },
            add: { user, row in user.observations.append(UserObservation(statement: row)) },
            finish: { user in
                portion.append(user)
                guard portion.count == Self.usersMax else { return }
                try withNamesAndDevices(portion).forEach(body)
                portion = []
            }
        )
        try withNamesAndDevices(portion).forEach(body)
    }

    /// What is known of so many users is asked at once.
    private static let usersMax = 500

    private func withNamesAndDevices(_ users: [ChangedUser]) throws -> [ChangedUser] {
        let known = users.filter(\.isKnown).map(\.id.rawValue)
        guard !known.isEmpty else { return users }
        var aliases: [UserID: Set<UserAlias>] = [:]
        var devices: [UserID: Set<DeviceToken>] = [:]
        let arguments: NamedValues = ["users": try jsonArray(known)]
        let names = try database.cursor(SQL.Users.aliasesOfUsers, named: arguments)
        while let row = try names.next() {
            aliases[row["user_id"], default: []].insert(try UserAlias(row: row))
        }
        let tokens = try database.cursor(SQL.Users.devicesOfUsers, named: arguments)
        while let row = try tokens.next() {
            devices[row["user_id"], default: []].insert(row["device_token"])
        }
        return users.map { user in
            var user = user
            user.aliases = aliases[user.id] ?? []
            user.devices = devices[user.id] ?? []
            return user
        }
    }

    func put(_ profile: UserProfile, of user: UserID, changesWhetherKnown: Bool) throws {
        if changesWhetherKnown { try addUser.queue { $0.add(user.rawValue) } }
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
        try database.values(SQL.UserStatements.page, named: ["after": user?.rawValue ?? "", "limit": limit])
    }

    func merges(around users: [UserID]) throws -> [KnownMerge] {
        let merges = try database.rows(
            SQL.UserStatements.readMerges,
            named: ["users": jsonArray(users.map(\.rawValue))]
        )
        return merges.map { row in
            KnownMerge(
                user: row["user_id"],
                merge: UserMerge(row),
                end: row["canonical_user_id"],
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

    func drop(_ users: [UserID]) throws {
        guard !users.isEmpty else { return }
        try database.run(SQL.UserStatements.drop, named: ["users": jsonArray(users.map(\.rawValue))])
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

    func list(_ devices: some Sequence<DeviceToken>, of user: UserID, areHeld: Bool) throws {
        for device in devices {
            try addDevice.queue { row in
                row.add(device.rawValue)
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
        try database.values(SQL.UserStatements.movedAccounts)
    }

    func applyListedDevices() throws {
        try database.run(SQL.Users.movedDevices)
        try database.run(SQL.Users.dropDevices)
        try database.run(SQL.Users.putDevices)
    }
}

extension UserAlias {
    fileprivate init(row: Row) throws {
        guard let digest = NameDigest(stored: Array(row["digest"] as Data)) else {
            throw DatabaseError(.damaged, message: "the stored digest of a name is damaged")
        }
        self.init(
            digest: digest,
            rank: try row.code("rank"),
            firstSeenAt: row["first_seen_at"],
            lastSeenAt: row["last_seen_at"]
        )
    }
}

extension UserMerge {
    /// Nil for a user who is merged into nobody.
    fileprivate init?(_ row: Row) {
        guard let target: UserID = row["merged_into"] else { return nil }
        self.init(
            into: target,
            statedAt: row["merge_stated_at"],
            statementID: row["merge_statement_id"]
        )
    }
}

extension UserObservation {
    fileprivate init(statement: Row) {
        self.init(
            row: UserRow(row: statement),
            firstSeenAt: statement["first_seen_at"],
            lastSeenAt: statement["last_seen_at"],
            statementID: statement["user_statement_id"]
        )
    }
}
