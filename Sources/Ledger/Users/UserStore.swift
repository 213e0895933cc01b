package import ReconciliationCore

/// The users as posting reads and writes them: their profiles, and which accounts are one.
package protocol UserStore {
    /// Puts a naming policy in force. Where another one was, every user has changed.
    func take(_ naming: NamingPolicy) throws
    /// Every user that new files mention, or whose names another policy computes, one at a time.
    func forEachChangedUser(_ body: (ChangedUser) throws -> Void) throws
    /// Writes a user as the rows leave him. What he sent is touched where he becomes known, or unknown.
    func put(_ profile: UserProfile, of user: UserID, changesWhetherKnown: Bool) throws
    /// The changed users after one, in the order of their ids; nil: from the first on.
    func changedUsers(after user: UserID?, limit: Int) throws -> [UserID]
    /// The merges of some users, of those merged into them, and of all whom they are merged into.
    func merges(around users: [UserID]) throws -> [KnownMerge]
    /// Lists that another account stands for a user from now on.
    func list(_ user: UserID, standingFor end: UserID) throws
    /// Puts the listed accounts, and touches the credits that are of one user from now on, or no longer.
    func applyListedMerges() throws
    /// Touches what the listed users, names and devices may concern, and says that no user waits to be refreshed.
    func touchWhatUsersConcern() throws
    /// Drops users whose names, devices and merges are dropped already.
    func drop(_ users: [UserID]) throws
    /// Records that users wait to be refreshed by the next run.
    func markChanged(_ users: [UserID]) throws
}

/// The names and devices of users as posting reads and writes them.
package protocol NameStore {
    /// Lists the names a changed user answers to from now on.
    func list(_ aliases: [UserAlias], of user: UserID) throws
    /// Lists names that mean somebody else from now on, or for another time.
    func list(changedNames: some Sequence<NameDigest>) throws
    /// Lists devices that a changed user holds from now on, or no longer.
    func list(_ devices: some Sequence<DeviceToken>, of user: UserID, areHeld: Bool) throws
    /// Puts the listed names of the changed users in place of those they had, and lists every name of the users whom another
    /// account stands for from now on.
    func applyListedNames() throws
    /// The account names of those users.
    func accountNamesOfMovedUsers() throws -> [String]
    /// Lists the devices of users whom another account stands for from now on, and puts what is listed of the changed users.
    func applyListedDevices() throws
}

/// A user that new files mention, with all rows about him and what was known of him before.
package struct ChangedUser {
    package let id: UserID
    package let isKnown: Bool
    package let accountName: String?
    package var observations: [UserObservation] = []
    package var aliases: Set<UserAlias> = []
    package var devices: Set<DeviceToken> = []

    package init(id: UserID, isKnown: Bool, accountName: String?) {
        self.id = id
        self.isKnown = isKnown
        self.accountName = accountName
    }
}

/// A user and the account that stands for him so far.
package struct KnownMerge {
    package let user: UserID
    /// Nil where he is merged into nobody.
    package let merge: UserMerge?
    package let end: UserID
    /// Whether the end may have changed: others are only passed through.
    package let isConcerned: Bool

    package init(user: UserID, merge: UserMerge?, end: UserID, isConcerned: Bool) {
        self.user = user
        self.merge = merge
        self.end = end
        self.isConcerned = isConcerned
    }
}
