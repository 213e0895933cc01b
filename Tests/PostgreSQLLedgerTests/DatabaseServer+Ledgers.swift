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
    func newLedger() throws -> ServerAddress { try ServerAddress(address(of: newLedgerDatabase())) }

    /// - Returns: the name of a database with an empty ledger.
    func newLedgerDatabase() throws -> String { try newDatabase(from: Self.template.get()) }
}
#endif
