#if PostgreSQL
import Glibc
package import Ledger
package import ReconciliationCore
import SQLLedger

extension PostgreSQLLedger {
    /// What the server knows to be wrong with what it stores: pages whose checksum failed, indexes that are not whole. Foreign
    /// keys are held by the server at all times.
    package func beginStorageCheck() throws(StoreFailure) -> StorageCheck {
        let faults = try read(.checkFile) { database in
            let checksums = try Int64.fetchOne(
                database.connection.prepare(
                    "SELECT checksum_failures FROM pg_catalog.pg_stat_database WHERE datname = current_database()"
                )
            )
            let failed = checksums ?? 0
            let indexes = try String.fetchAll(
                database.connection.prepare(
                    """
                    SELECT indexrelid::regclass::text
                    FROM pg_catalog.pg_index
                    JOIN pg_catalog.pg_class ON pg_class.oid = pg_index.indexrelid
                    WHERE NOT indisvalid AND relnamespace = quote_ident(current_schema())::regnamespace
                    ORDER BY 1
                    """
                )
            )
            return (failed > 0 ? ["\(failed) pages of the database failed their checksum"] : [])
                + indexes.map { "the index \($0) is not whole" }
        }
        return StorageCheck { () throws(StoreFailure) in faults }
    }

    /// A server is copied by its own tools, which this program does not replace.
    package func backUp(to path: String) throws(StoreFailure) {
        throw failure(
            .backUp(path: path),
            DatabaseError(
                message:
                    "a ledger on a server is backed up by `pg_dump --format=custom`, or by the server's base backups"
            )
        )
    }

    /// Who owns tables among those that `$1`, a JSON array, names. Grain: one role.
    private static let otherOwner = """
        SELECT rolname::text
        FROM pg_catalog.pg_class
        JOIN pg_catalog.pg_roles ON pg_roles.oid = relowner
        WHERE relkind = 'r' AND relnamespace = quote_ident(current_schema())::regnamespace
            AND relname IN (SELECT value FROM jsonb_array_elements_text($1::jsonb) AS given (value))
            AND NOT pg_has_role(relowner, 'USAGE')
        LIMIT 1
        """

    /// Rewrites the tables, so that their files, and what the planner remembers of their values, hold nothing but what stands
    /// in them. The server's log and its backups keep what was there until they are recycled. Waits a minute for sessions that
    /// still read the ledger as it was: for them, a rewritten table keeps the rows that are gone.
    package func removeTracesFromStorage() throws(StoreFailure) { try removeTracesFromStorage(waitingFor: 60) }

    /// - Parameter seconds: how long older sessions are waited for.
    func removeTracesFromStorage(waitingFor seconds: Int) throws(StoreFailure) {
        do {
            // The server passes over what the role does not own, and says so to nobody.
            let tables = try jsonArray(LedgerSchema.tables)
            if let owner = try String.fetchOne(
                PostgreSQLConnection(server).prepare(Self.otherOwner),
                arguments: [tables]
            ) {
                throw DatabaseError(
                    message:
                        "the tables belong to the role \(owner): forget the person again as that role, to write them again"
                )
            }
            try requireNoOlderReader(waitingFor: seconds)
            for table in LedgerSchema.tables {
                try server.execute("VACUUM (FULL, ANALYZE) \(table)")
            }
            try server.execute("VACUUM (FULL) pg_catalog.pg_statistic")
        } catch {
            throw failure(.rewriteLedger, error)
        }
    }

    /// Who else reads rows that were changed before the number `$1`: a session, a standby, a prepared transaction. Grain: one reader.
    private static let olderReaders = """
        SELECT 'process ' || pid || COALESCE(NULLIF(' (' || application_name || ')', ' ()'), '')
        FROM pg_catalog.pg_stat_activity
        WHERE pid <> pg_backend_pid()
            -- Of other roles the type is hidden, and of sessions their user is not. An autovacuum worker has none.
            AND usesysid IS NOT NULL
            AND backend_type IS DISTINCT FROM 'autovacuum worker'
            AND (datname IS NULL OR datname = current_database())
            AND GREATEST(age(backend_xmin), age(backend_xid)) > age($1::text::xid)
        UNION ALL
        SELECT 'replication slot ' || slot_name
        FROM pg_catalog.pg_replication_slots
        WHERE GREATEST(age(xmin), age(catalog_xmin)) > age($1::text::xid)
        UNION ALL
        SELECT 'prepared transaction ' || gid
        FROM pg_catalog.pg_prepared_xacts
        WHERE database = current_database() AND age(transaction) > age($1::text::xid)
        ORDER BY 1
        """

    /// - Throws: where somebody still reads the ledger as it was, and goes on to.
    private func requireNoOlderReader(waitingFor seconds: Int) throws {
        let connection = PostgreSQLConnection(server)
        let now = try String.fetchOne(connection.prepare("SELECT pg_current_xact_id()::xid::text"))
        for second in 0...seconds {
            let readers = try String.fetchAll(connection.prepare(Self.olderReaders), arguments: [now])
            guard let first = readers.first else { return }
            guard second < seconds else {
                throw DatabaseError(
                    message: "\(first) still reads the ledger as it was: forget the person again when it has ended, to "
                        + "write the tables again"
                )
            }
            sleep(1)
        }
    }
}
#endif
