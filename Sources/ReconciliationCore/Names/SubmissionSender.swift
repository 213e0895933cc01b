/// Who a submission may be from, by what it says of its sender.
package struct SubmissionSender: Sendable, Hashable {
    /// How somebody was found.
    package enum Route: String, Sendable, Hashable, CaseIterable {
        /// A user whose id the submission states.
        case userID = "user_id"
        /// A user one of whose names is the user it states.
        case name
        /// The user it states is a name that more users than `NameAnswer.usersMax` have.
        case commonName = "common_name"
        /// A user whose account name it states.
        case accountName = "account_name"
    }

    /// The user it states, read as a user's id.
    package var statedUserID: UserID?
    private var holders: [Route: [NameAnswer.Holder]] = [:]

    package init(statedUserID: UserID?) { self.statedUserID = statedUserID }

    package mutating func add(_ holder: NameAnswer.Holder, by route: Route) {
        holders[route, default: []].append(holder)
    }

    /// Those it may be from: the user whose id is stated, else those who have it as a name, else the id as it is; nobody where it is
    /// a name of very many. Without an id the one user who has or had the account name; of several nobody.
    package var answer: NameAnswer {
        guard let statedUserID else {
            let users = Set(holders[.accountName, default: []].map(\.user))
            guard users.count == 1, let user = users.first else { return NameAnswer(holders: []) }
            return NameAnswer(holders: [.init(user: user, rank: .storedName)])
        }
        if let known = holders[.userID] { return NameAnswer(holders: known) }
        if let named = holders[.name] { return NameAnswer(holders: named) }
        if holders[.commonName] != nil { return NameAnswer(holders: [], isCommon: true) }
        return NameAnswer(holders: [.init(user: statedUserID, rank: .storedName)])
    }
}

/// The users that the users files give one device to.
package struct DeviceUsers: Sendable, Hashable {
    /// The smallest and the largest user id, after merges of accounts.
    package var smallest: UserID
    package var largest: UserID

    package init(smallest: UserID, largest: UserID) {
        self.smallest = smallest
        self.largest = largest
    }

    /// The one user, where there is exactly one.
    package var only: UserID? { smallest == largest ? smallest : nil }
}
