package import Foundation
import Synchronization

/// What keeps the ledgers of the built program in tests: SQLite, unless `RECOUP_TEST_ENGINE` says `postgresql`.
package enum TestEngine {
    static let isServer = ProcessInfo.processInfo.environment["RECOUP_TEST_ENGINE"] == "postgresql"
    private static let addresses = Mutex<[String: String]>([:])

    /// Where the program that works in a folder keeps its ledger; nil for the file that the folder's configuration names. Every
    /// folder has a ledger of its own.
    package static func address(ofLedgerIn folder: URL) throws -> String? {
        guard isServer else { return nil }
        let server = try DatabaseServer.shared.get()
        return try addresses.withLock { known in
            let path = folder.standardizedFileURL.path
            let address = try known[path] ?? server.newAddress()
            known[path] = address
            return address
        }
    }
}
