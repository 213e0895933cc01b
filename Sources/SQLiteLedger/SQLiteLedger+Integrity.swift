import GRDB
package import Ledger
package import ReconciliationCore

extension SQLiteLedger {
    /// Looks through the file on a thread and a connection of its own: nothing is written, so a second core may do it.
    package func beginStorageCheck() throws(StoreFailure) -> StorageCheck {
        let search = IntegrityCheck(of: nameForSQLite)
        search.begin()
        return StorageCheck { () throws(StoreFailure) in
            do { return try search.faults() } catch { throw self.failure(.checkFile, error) }
        }
    }

    /// The version of SQLite: nothing else stores the ledger.
    package func storageFacts(now: Instant) throws(StoreFailure) -> [StorageFact] {
        try inDatabase(.askSQLite) { database in
            let version = try String.fetchOne(database, sql: "SELECT sqlite_version()") ?? ""
            return [StorageFact(.program("SQLite", version: version))]
        }
    }

    /// Copies the ledger page by page while others may read it. The copy is a ledger of its own.
    package func backUp(to path: String) throws(StoreFailure) {
        do {
            let copy = try DatabaseQueue(path: path)
            try queue.backup(to: copy)
            try copy.close()
        } catch {
            throw failure(.backUp(path: path), error)
        }
    }

    package func removeTracesFromStorage() throws(StoreFailure) {
        let isLogInUse = try inDatabase(.rewriteLedger) { database in
            // Rewritten, the file holds nothing but what stands in its tables; then its log is cut off.
            try database.execute(sql: "VACUUM")
            return try Bool.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)") ?? true
        }
        guard !isLogInUse else { throw StoreFailure(.logInUse, at: path) }
    }

    /// Work on the file itself, outside any transaction.
    private func inDatabase<Value>(
        _ step: LedgerStep,
        _ work: (GRDB.Database) throws -> Value
    ) throws(StoreFailure) -> Value {
        do {
            return try queue.inDatabase(work)
        } catch {
            throw failure(step, error)
        }
    }
}
