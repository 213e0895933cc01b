/// Who acts: the name for people, and the user of the system behind it.
package struct Actor: Sendable, Hashable, ExpressibleByStringLiteral {
    package var name: String
    /// The user of the system, where it is not called `name`: a name can be given by hand, the user cannot.
    package var systemUser: String?

    package init(name: String, systemUser: String? = nil) {
        self.name = name
        self.systemUser = systemUser == name ? nil : systemUser
    }

    package init(stringLiteral name: String) { self.init(name: name) }
}
