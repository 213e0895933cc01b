package import ReconciliationCore

extension UserStore where Self: NameStore {
    /// Works out users, their names and devices again where files mention them, and touches every transaction whose
    /// owner that may change. Part of posting.
    ///
    /// After a change of the naming policy every user is worked out again. A row dated after the as-of says nothing yet: its user is
    /// worked out again by each later run until the date has come, and is unknown until then if no other row states him.
    package func refreshUsers(naming: NamingPolicy, asOf: Instant) throws {
        try take(naming)
        let ahead = try foldStatements(naming: naming, asOf: asOf)
        try followMerges()
        try applyListedNames()
        try list(changedNames: accountNamesOfMovedUsers().map(NameDigest.exact))
        try applyListedDevices()
        try touchWhatUsersConcern()
        try drop(ahead.unstated)
        try markChanged(ahead.waiting)
    }

    /// Puts the changed users as their rows leave them, and lists the names and devices that changed.
    private func foldStatements(naming: NamingPolicy, asOf: Instant) throws -> UsersAhead {
        var ahead = UsersAhead()
        try forEachChangedUser { user in
            let observations = user.observations.upTo(asOf).oldestFirst
            if observations.count < user.observations.count { ahead.waiting.append(user.id) }
            let isUnstated = observations.isEmpty
            guard user.isKnown || !isUnstated else { return }
            if isUnstated { ahead.unstated.append(user.id) }
            let profile = UserProfile(observations)
            try put(profile, of: user.id, changesWhetherKnown: !user.isKnown || isUnstated)
            let names = isUnstated ? [] : aliases(of: user.id, observations: observations, naming: naming)
            try list(names, of: user.id)
            try list(changedNames: changedNames(from: user.aliases, to: names))
            // Submissions are found by the digest of the account name they state, whatever the naming policy encodes.
            try list(changedNames: profile.namesChanged(from: user.accountName).map(NameDigest.exact))
            let devices = Set(observations.compactMap { $0.row.deviceToken.map { DeviceToken($0) } })
            try list(devices.subtracting(user.devices).sorted(), of: user.id, areHeld: true)
            try list(user.devices.subtracting(devices).sorted(), of: user.id, areHeld: false)
        }
        return ahead
    }

    /// Finds the account that stands for each changed user, and for those merged into one, page by page.
    private func followMerges() throws {
        var page = try changedUsers(after: nil, limit: mergePageSize)
        while let last = page.last {
            let known = try merges(around: page)
            var merges = UserMerges(
                Dictionary(
                    known.compactMap { user in user.merge.map { (user.user, $0) } },
                    uniquingKeysWith: { first, _ in first }
                )
            )
            for user in known where user.isConcerned {
                let end = merges.end(of: user.user)
                if end != user.end { try list(user.user, standingFor: end) }
            }
            page = try changedUsers(after: last, limit: mergePageSize)
        }
        try applyListedMerges()
    }
}

private let mergePageSize = 500

/// Users with rows dated after the as-of.
private struct UsersAhead {
    var waiting: [UserID] = []
    /// Those of them who have no other rows, and were known by a later run that was taken back.
    var unstated: [UserID] = []
}
