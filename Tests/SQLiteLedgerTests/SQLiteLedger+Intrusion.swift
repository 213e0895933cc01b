import GRDB
import Ledger
import ReconciliationCore
import SQLLedger

@testable import SQLiteLedger

// What only SQLite's own tests may do: look into its tables, and write behind its back.

extension SQLiteLedger {
    /// The rows a query answers, their columns joined by `|`.
    func rows(_ query: String) throws -> [String] {
        try queue.inDatabase { database in
            try GRDB.Row.fetchAll(database, sql: query).map { row in
                row.databaseValues.map { value in
                    value.isNull ? "-" : String.fromDatabaseValue(value) ?? "\(value)"
                }
                .joined(separator: "|")
            }
        }
    }

    func count(_ table: String) throws -> Int { try Int(rows("SELECT count(*) FROM \(table)")[0]) ?? -1 }

    /// Before its file is read or changed as a file.
    func close() throws {
        database.releaseStatements()
        try queue.close()
    }

    /// Behind the ledger's back: not as one of its verbs, which digest what they write.
    func change(_ statement: String) throws {
        do {
            try queue.inDatabase { database in
                try database.inSavepoint {
                    try database.execute(sql: statement)
                    return .commit
                }
            }
        } catch {
            throw failure(.post, error)
        }
    }
}
