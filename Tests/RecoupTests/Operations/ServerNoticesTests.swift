#if PostgreSQL
import Foundation
import TestSupport
import Testing

/// What a server says to whoever it lets in.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct ServerNoticesTests {
    @Test func `what a server notices while it lets recoup in is not shown`() async throws {
        let place = try await Workplace.small()
        let server = try DatabaseServer.shared.get()
        let database = try server.newDatabase()
        let address = server.address(of: database)
        try await place.keepLedger(at: address)
        // From now on each session begins with a warning.
        _ = try DatabaseServer.rows("ALTER DATABASE \(database) SET default_tablespace = 'gone'", at: address)
        for options in [[], ["--quiet"], ["--log-format", "json"]] as [[String]] {
            let ending = try await place.recoup(["status"] + options)
            #expect(!ending.messages.contains("default_tablespace"), "\(ending)")
        }
    }
}
#endif
