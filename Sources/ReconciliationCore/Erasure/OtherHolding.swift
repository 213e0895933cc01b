/// How somebody else holds a value of a person who is forgotten. What others hold too stays with everybody.
package enum OtherHolding: String, Sendable, Hashable, CaseIterable {
    /// A users file states it of another account.
    case usersFile = "users_file"
    /// Another user's upload states it.
    case upload
    /// The facts of another user's purchase state it.
    case purchase

    /// Whether the value stays for that.
    ///
    /// - Parameter isStated: whether the person is known by it. Then somebody else's statement about it takes nothing from them,
    ///   unless a users file says that it is the other's too.
    package func keeps(isStated: Bool) -> Bool {
        switch self {
        case .usersFile: true
        case .upload, .purchase: !isStated
        }
    }
}
