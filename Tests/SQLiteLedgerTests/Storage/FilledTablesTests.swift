import Ledger
import ReconciliationCore
import SQLLedger
import Testing

@testable import SQLiteLedger

/// A ledger that is filled with the rows of another: what a row refers to is there before it, or is found by an index. Else each
/// row would cost a walk through those that wait.
@Suite struct FilledTablesTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }

    init() throws { temporary = try TemporaryLedger() }

    @Test func `tables come after those they refer to`() throws {
        let names = try ledger.read(.askSQLite) { try $0.ledgerTables().map(\.name) }
        let references = try ledger.rows(
            """
            SELECT child.name, foreign_key."table"
            FROM sqlite_master AS child, pragma_foreign_key_list(child.name) AS foreign_key
            WHERE child.type = 'table' AND foreign_key."table" <> child.name
            """
        )
        .map { $0.split(separator: "|").map(String.init) }
        #expect(names.count > 40 && references.count > 20)
        for reference in references {
            let child = try #require(names.firstIndex(of: reference[0]))
            let parent = try #require(names.firstIndex(of: reference[1]))
            #expect(parent < child, "\(reference)")
        }
    }

    @Test func `what refers to its own table keeps the index of that while tables are filled`() throws {
        let kept = try ledger.read(.askSQLite) { database in
            try String.fetchAll(database.prepared(SQL.IndexedLoad.selfReferringIndexes))
        }
        #expect(Set(kept).isSuperset(of: ["purchase_merged", "run_taken_back"]), "\(kept)")
    }
}
