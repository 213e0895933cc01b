#if PostgreSQL
import Ledger
package import ReconciliationCore

/// The lock of a run on a ledger that a server keeps: an advisory lock of one session, which the ledger of the run is opened
/// in as well. Where the session is lost, so is the lock, and nothing more can be written by that run.
package final class ServerRunLock {
    let address: ServerAddress
    let server: ServerConnection
    private var isHeld = false

    /// Opens the session.
    ///
    /// - Parameter note: shown to those who find the lock held; at most 63 bytes are kept.
    /// - Throws: `.missing` where there is no ledger, or why the server lets nobody in.
    package init(at address: ServerAddress, note: String) throws(StoreFailure) {
        self.address = address
        server = try ServerConnection.toLedger(at: address, .run)
        do {
            try server.execute("SET application_name = \(server.quoted(note))")
            try LedgerSchema.require(on: server, at: address.text)
        } catch {
            throw StoreFailure(opening: address, error)
        }
    }

    /// Takes the lock unless another session has it.
    ///
    /// - Returns: whether it is held now; twice takes it once.
    package func take() throws(StoreFailure) -> Bool {
        guard !isHeld else { return true }
        do {
            isHeld = try ServerRow(server.run("SELECT pg_try_advisory_lock(\(Self.key))"), row: 0).truth(at: 0) ?? false
        } catch {
            throw StoreFailure(opening: address, error)
        }
        return isHeld
    }

    deinit {
        // A lost session has lost its lock.
        if isHeld { _ = Result { try server.execute("SELECT pg_advisory_unlock(\(Self.key))") } }
    }

    /// What the holder noted, and the address of its machine; nil where nobody holds the lock, or nobody may know.
    package static func holder(at address: ServerAddress) -> (note: String, host: String?)? {
        guard let server = try? ServerConnection.toLedger(at: address, .reading),
            let rows = try? server.run(holderQuery),
            rows.rowCount > 0
        else { return nil }
        let row = ServerRow(rows, row: 0)
        return row.text(at: 0).map { ($0, row.text(at: 1)) }
    }

    /// One for each schema of a database.
    private static let key = "hashtextextended('recoup run ' || current_schema(), 0)"

    /// The halves of the key stand in two columns.
    private static let holderQuery = """
        SELECT application_name, host(client_addr)
        FROM pg_catalog.pg_locks
        JOIN pg_catalog.pg_stat_activity ON pg_stat_activity.pid = pg_locks.pid
        WHERE locktype = 'advisory' AND granted AND objsubid = 1
            AND database = (SELECT oid FROM pg_catalog.pg_database WHERE datname = current_database())
            AND classid::bigint = (\(key) >> 32) & 4294967295
            AND objid::bigint = \(key) & 4294967295
        """
}
#endif
