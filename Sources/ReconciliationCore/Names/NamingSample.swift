/// What a trial is made on: names that no user holds, and users who may be meant.
package struct NamingSample: Sendable, Hashable {
    package struct User: Sendable, Hashable {
        package let userID: String?
        package let accountName: String?

        package init(userID: String?, accountName: String?) {
            self.userID = userID
            self.accountName = accountName
        }
    }

    package let names: [String]
    package let users: [User]

    package init(names: [String], users: [User]) {
        self.names = names
        self.users = users
    }
}
