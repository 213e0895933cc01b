import Crypto
import Foundation

/// An app account: what a scenario needs to know about a user.
package struct User: Sendable, Hashable {
    package var id: String
    package var accountName: String
    package var applicationUsername: String
    package var token: String

    /// What clients that hash the user id send as applicationUsername.
    package var hashedID: String { Self.digest(id) }
    package var hashedAccountName: String { Self.digest(accountName) }

    /// The identifier for vendors on the one device that a user has: 16 bytes.
    static func device(of id: String) -> [UInt8] {
        Array(SHA256.hash(data: Data("the device of \(id)".utf8)).prefix(16))
    }

    private static func digest(_ text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).hexadecimal
    }
}
