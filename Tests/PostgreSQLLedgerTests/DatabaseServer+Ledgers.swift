#if PostgreSQL
import Ledger
import TestSupport

@testable import PostgreSQLLedger

extension DatabaseServer {
    /// An empty ledger from which those of the tests are copied.
    private static let template = Result {
        let server = try shared.get()
        let name = try server.newDatabase()
        _ = try PostgreSQLLedger(address: ServerAddress(server.address(of: name)), mode: .create)
        return name
    }

    /// A database with an empty ledger, of its own.
    func newLedger() throws -> ServerAddress {
        try ServerAddress(address(of: newDatabase(from: Self.template.get())))
    }
}
#endif
