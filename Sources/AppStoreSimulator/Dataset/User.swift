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

    private static func digest(_ text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).hexadecimal
    }
}
