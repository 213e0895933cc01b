import Ledger
import ReconciliationCore
import Testing

/// Refreshing users over a store in memory: which names, devices and accounts are said to have changed.
@Suite struct MergedUsersTests {
    private final class Users: UserStore, NameStore {
        var changed: [ChangedUser] = []
        var merges: [KnownMerge] = []
        var pagesAsked: [UserID?] = []
        var ends: [UserID: UserID] = [:]
        var changingWhetherKnown: Set<UserID> = []
        var waiting: [UserID] = []
        var dropped: [UserID] = []
        var names: [UserID: Int] = [:]
        var changedNames: Set<NameDigest> = []
        /// Whether each is held from now on.
        var changedDevices: [DeviceToken: Bool] = [:]
        var movedAccountNames: [String] = []

        func take(_ naming: NamingPolicy) throws {}
        func forEachChangedUser(_ body: (ChangedUser) throws -> Void) throws { try changed.forEach(body) }
        func put(_ profile: UserProfile, of user: UserID, changesWhetherKnown: Bool) throws {
            if changesWhetherKnown { changingWhetherKnown.insert(user) }
        }
        func changedUsers(after user: UserID?, limit: Int) throws -> [UserID] {
            pagesAsked.append(user)
            return user == nil ? merges.filter(\.isConcerned).map(\.user) : []
        }
        func merges(around users: [UserID]) throws -> [KnownMerge] { merges }
        func list(_ user: UserID, standingFor end: UserID) throws { ends[user] = end }
        func applyListedMerges() throws {}
        func touchWhatUsersConcern() throws {}
        func drop(_ users: [UserID]) throws { dropped += users }
        func markChanged(_ users: [UserID]) throws { waiting += users }
        func list(_ aliases: [UserAlias], of user: UserID) throws { names[user] = aliases.count }
        func list(changedNames names: some Sequence<NameDigest>) throws { changedNames.formUnion(names) }
        func list(_ devices: some Sequence<DeviceToken>, of user: UserID, areHeld: Bool) throws {
            for device in devices { changedDevices[device] = areHeld }
        }
        func applyListedNames() throws {}
        func accountNamesOfMovedUsers() throws -> [String] { movedAccountNames }
        func applyListedDevices() throws {}
    }

    private let noon = Instant(milliseconds: 1_700_000_000_000)
    private let naming = NamingPolicy(schemes: [.raw], fields: [.accountName])

    private func observation(_ user: UserID, name: String? = nil, device: String? = nil) -> UserObservation {
        var row = UserRow(userID: user)
        row.accountName = name
        row.deviceToken = device
        return UserObservation(row: row, firstSeenAt: noon, lastSeenAt: noon, statementID: 1)
    }

    @Test func `a new user brings his names and devices`() throws {
        let users = Users()
        var ann = ChangedUser(id: UserID("u1"), isKnown: false, accountName: nil)
        ann.observations = [observation(UserID("u1"), name: "ann", device: "d1")]
        users.changed = [ann]
        try users.refreshUsers(naming: naming, asOf: noon)
        #expect(users.changingWhetherKnown == [UserID("u1")] && users.changedDevices == [DeviceToken("d1"): true])
        #expect(users.changedNames.contains(.exact("ann")))
    }

    @Test func `a row dated after the as-of says nothing, and its user waits for the next run`() throws {
        let users = Users()
        var ann = ChangedUser(id: UserID("u1"), isKnown: false, accountName: nil)
        var row = UserRow(userID: UserID("u1"))
        (row.accountName, row.deviceToken, row.updatedAt) = ("ann", "d1", noon + .seconds(1))
        ann.observations = [UserObservation(row: row, firstSeenAt: noon, lastSeenAt: noon, statementID: 1)]
        users.changed = [ann]
        try users.refreshUsers(naming: naming, asOf: noon)
        #expect(users.changingWhetherKnown.isEmpty && users.changedNames.isEmpty && users.changedDevices.isEmpty)
        #expect(users.waiting == [UserID("u1")])

        users.waiting = []
        try users.refreshUsers(naming: naming, asOf: noon + .seconds(1))
        #expect(users.changingWhetherKnown == [UserID("u1")])
        #expect(users.changedDevices == [DeviceToken("d1"): true] && users.waiting.isEmpty)
    }

    @Test func `a user whom only rows dated after the as-of name is dropped with all names, and waits`() throws {
        let users = Users()
        var ann = ChangedUser(id: UserID("u1"), isKnown: true, accountName: "ann")
        var row = UserRow(userID: UserID("u1"))
        (row.accountName, row.deviceToken, row.updatedAt) = ("ann", "d1", noon + .seconds(1))
        ann.observations = [UserObservation(row: row, firstSeenAt: noon, lastSeenAt: noon, statementID: 1)]
        ann.aliases = Set(aliases(of: UserID("u1"), observations: ann.observations, naming: NamingPolicy()))
        ann.devices = [DeviceToken("d1")]
        users.changed = [ann]
        try users.refreshUsers(naming: NamingPolicy(), asOf: noon)
        #expect(users.dropped == [UserID("u1")] && users.waiting == [UserID("u1")])
        #expect(users.names == [UserID("u1"): 0] && users.changedDevices == [DeviceToken("d1"): false])
        #expect(users.changedNames.isSuperset(of: ann.aliases.map(\.digest)))
        #expect(users.changingWhetherKnown == [UserID("u1")], "what it sent is looked at again")
    }

    @Test func `a device that no row states any more is no longer held`() throws {
        let users = Users()
        var ann = ChangedUser(id: UserID("u1"), isKnown: true, accountName: nil)
        ann.observations = [observation(UserID("u1"), device: "d2")]
        ann.devices = [DeviceToken("d1"), DeviceToken("d2")]
        users.changed = [ann]
        try users.refreshUsers(naming: naming, asOf: noon)
        #expect(users.changedDevices == [DeviceToken("d1"): false])
    }

    @Test func `two spellings of one character are two devices`() throws {
        let users = Users()
        var ann = ChangedUser(id: UserID("u1"), isKnown: true, accountName: nil)
        ann.observations = [observation(UserID("u1"), device: "jose\u{301}")]
        ann.devices = [DeviceToken("jos\u{E9}")]
        users.changed = [ann]
        try users.refreshUsers(naming: naming, asOf: noon)
        #expect(users.changedDevices == [DeviceToken("jos\u{E9}"): false, DeviceToken("jose\u{301}"): true])
    }

    @Test func `a user who is as he was changes nothing`() throws {
        let users = Users()
        var ann = ChangedUser(id: UserID("u1"), isKnown: true, accountName: "ann")
        ann.observations = [observation(UserID("u1"), name: "ann", device: "d1")]
        ann.aliases = Set(aliases(of: UserID("u1"), observations: ann.observations, naming: naming))
        ann.devices = [DeviceToken("d1")]
        users.changed = [ann]
        try users.refreshUsers(naming: naming, asOf: noon)
        #expect(
            users.changingWhetherKnown.isEmpty && users.changedNames.isEmpty && users.changedDevices.isEmpty
                && users.ends.isEmpty
        )
    }

    @Test func `whoever is merged, and whoever was merged into him, ends where his account ends`() throws {
        func merge(_ user: UserID, into target: UserID?, end: UserID, isConcerned: Bool = true) -> KnownMerge {
            KnownMerge(
                user: user,
                merge: target.map { UserMerge(into: $0, statedAt: noon, statementID: 1) },
                end: end,
                isConcerned: isConcerned
            )
        }
        let users = Users()
        users.merges = [
            merge(UserID("u1"), into: UserID("u2"), end: UserID("u2")),
            merge(UserID("u2"), into: UserID("u3"), end: UserID("u2")),
            merge(UserID("u3"), into: nil, end: UserID("u3"), isConcerned: false),
        ]
        users.movedAccountNames = ["bob"]
        try users.refreshUsers(naming: naming, asOf: noon)
        #expect(users.ends == [UserID("u1"): UserID("u3"), UserID("u2"): UserID("u3")])
        #expect(users.pagesAsked == [nil, UserID("u2")])
        #expect(users.changedNames == [.exact("bob")])
    }
}
