/// A piece of text that names one thing, so that a user is never mistaken for a transaction.
///
/// Order and equality are by UTF-8 bytes: the order the reports promise, and what a backend means by another id. (A String
/// equals every other spelling of its characters.)
package protocol TextIdentity: RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible
where RawValue == String {
    init(rawValue: String)
}

extension TextIdentity {
    package init(_ text: String) { self.init(rawValue: text) }

    package var description: String { rawValue }

    /// Whether it is an identifier by Rules 1.6, `[A-Za-z0-9._-]{1,64}`.
    package var isWellFormed: Bool { StatedText.isIdentifier(rawValue) }

    package static func == (left: Self, right: Self) -> Bool {
        left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in rawValue.utf8 { hasher.combine(byte) }
        hasher.combine(rawValue.utf8.count)
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
}

/// Apple's id of one transaction: opaque text, never a number.
package struct TransactionID: TextIdentity {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// The app's own id of a user.
package struct UserID: TextIdentity {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    /// What names a person is a key of the ledger, and keys have a limit.
    package static let byteCountMax = 1024
}

/// A product as the App Store names it.
package struct ProductID: TextIdentity {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// An app as the App Store names it; compared exactly.
package struct BundleID: TextIdentity {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// The backend's own id of one delivery.
package struct OrderID: TextIdentity {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// One charge of a subscription (`web_order_line_item_id`): the same across devices and restores.
package struct LineItemID: TextIdentity {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// One device of a user, by the token that the backend has for it.
package struct DeviceToken: TextIdentity {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// The store a transaction was made in. Part of every identity: the same id in Sandbox is another purchase.
///
/// Xcode and LocalTesting evidence is refused before it gets this far and so has no case here.
package enum StoreEnvironment: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case production = "Production"
    case sandbox = "Sandbox"

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A transaction's full identity.
package struct TransactionKey: Sendable, Hashable, Comparable {
    package let environment: StoreEnvironment
    package let id: TransactionID

    package init(environment: StoreEnvironment, id: TransactionID) {
        self.environment = environment
        self.id = id
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.environment, left.id) < (right.environment, right.id)
    }
}
