import Dispatch
import GRDB
import Ledger
import Synchronization

/// SQLite's own checks of a ledger's file, on a thread and a connection of their own.
final class IntegrityCheck: Sendable {
    private let name: String
    private let checking = DispatchGroup()
    private let found = Mutex(Result<[String], any Error>.success([]))

    /// - Parameter name: by which SQLite opens the file.
    init(of name: String) { self.name = name }

    /// Begins to check the file as it stands; what is written meanwhile is not looked at.
    func begin() {
        DispatchQueue(label: "recoup integrity").async(group: checking) {
            let faults = Result { try self.check() }
            self.found.withLock { $0 = faults }
        }
    }

    /// Waits for the end of the check; empty where nothing is wrong.
    func faults() throws -> [String] {
        checking.wait()
        return try found.withLock { $0 }.get()
    }

    private func check() throws -> [String] {
        let queue = try DatabaseQueue(path: name, configuration: SQLiteLedger.configuration(mode: .reading))
        defer { _ = Result { try queue.close() } }
        return try queue.read { database in
            // The entries of each index lie all over their table.
            try database.execute(sql: "PRAGMA cache_size = -65536")
            let integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
            let dangling = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").map { row in
                "\(row[0] as String? ?? "a table") refers to a row of \(row[2] as String? ?? "another") that is not there"
            }
            return integrity + dangling
        }
    }
}
