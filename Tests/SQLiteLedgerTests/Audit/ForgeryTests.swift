import Foundation
import GRDB
import Ledger
import LedgerContract
import Synchronization
import TestSupport
import Testing

@testable import SQLiteLedger

/// SQLite's ledger in the hands of a forger who has its file.
@Suite struct ForgeryTests {
    @Test(arguments: LedgerContract.forgeries)
    func `SQLite keeps the promise about forgeries`(promise: ForgeryPromise) throws {
        let folder = try TemporaryFolder()
        let forger = Forger(
            filled: { fill in
                let path = folder.path("\(UUID()).sqlite")
                try Self.original(fill).write(to: URL(fileURLWithPath: path))
                return try SQLiteLedger(path: path)
            },
            change: { ledger, sql in try Self.change(ledger.path, sql) },
            rows: { ledger, query in try #require(ledger as? SQLiteLedger).rows(query) },
            bytes: { "x'\($0)'" }
        )
        try promise.check(with: forger)
    }

    private static let bytes = Mutex<Data?>(nil)

    /// The bytes of the file every forger starts from.
    private static func original(_ fill: (any LedgerEngine) throws -> Void) throws -> Data {
        try bytes.withLock { known in
            if let known { return known }
            let folder = try TemporaryFolder()
            let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
            try fill(ledger)
            try ledger.close()
            let made = try Data(contentsOf: URL(fileURLWithPath: folder.path("ledger.sqlite")))
            known = made
            return made
        }
    }

    private static func change(_ path: String, _ sql: String) throws {
        let intruder = try DatabaseQueue(path: path)
        try intruder.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    PRAGMA foreign_keys = OFF;
                    PRAGMA ignore_check_constraints = ON;
                    DROP TRIGGER audit_event_is_append_only_update;
                    DROP TRIGGER audit_event_is_append_only_delete;
                    DROP TRIGGER list_move_is_append_only_update;
                    DROP TRIGGER list_move_is_append_only_delete;
                    """
            )
            try database.execute(sql: sql)
        }
        try intruder.close()
    }
}
