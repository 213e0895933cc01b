import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    /// What SQLite itself finds wrong with the file; empty where it is sound.
    package func damages() throws(StoreFailure) -> [String] {
        try read("check the file") { database in
            let integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
            let dangling = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").map { row in
                "\(row[0] as String? ?? "a table") refers to a row of \(row[2] as String? ?? "another") that is not there"
            }
            return integrity + dangling
        }
    }

    /// Copies the ledger page by page while others may read it. The copy is a ledger of its own.
    package func backUp(to path: String) throws(StoreFailure) {
        do {
            let copy = try DatabaseQueue(path: path)
            try queue.backup(to: copy)
            try copy.close()
        } catch {
            throw Self.failure("back up to \(path)", self.path, error)
        }
    }
}
