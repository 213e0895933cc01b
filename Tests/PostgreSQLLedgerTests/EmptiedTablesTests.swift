#if PostgreSQL
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// Tables that a verb emptied: the next night must not read through what was in them.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct EmptiedTablesTests {
    private let address: ServerAddress
    private let ledger: PostgreSQLLedger

    init() throws {
        address = try DatabaseServer.shared.get().newLedger()
        ledger = try PostgreSQLLedger(address: address)
    }

    /// A way to empty it: as one of a script's statements, or as a statement that is prepared.
    enum Way: CaseIterable { case script, statement }

    /// Puts so many rows into the table, which the planner is shown, and one more, which it is not.
    private func fill(_ count: Int) throws {
        try ledger.transaction(.writing) { database in
            try database.connection.execute(
                """
                INSERT INTO dirty_alias (alias_id) SELECT n FROM generate_series(1, \(count)) AS n;
                ANALYZE dirty_alias;
                INSERT INTO dirty_alias (alias_id) VALUES (0);
                """
            )
            return .commit(())
        }
    }

    private func empty(_ way: Way, thenCommit: Bool = true) throws {
        try ledger.transaction(.writing) { database in
            switch way {
            case .script: try database.connection.execute("DELETE FROM dirty_alias; DELETE FROM dirty_product;")
            case .statement: try database.connection.prepare("DELETE FROM dirty_alias").run([])
            }
            return thenCommit ? .commit(()) : .rollBack(())
        }
    }

    /// How many pages the table has, and how many rows the planner takes it to have.
    private func size() throws -> String {
        try DatabaseServer.rows(
            """
            SELECT pg_relation_size(oid) / current_setting('block_size')::bigint || ' pages, ' || reltuples || ' rows'
            FROM pg_class WHERE relname = 'dirty_alias'
            """,
            at: address.text
        )
        .first?.first?.text ?? ""
    }

    @Test(arguments: Way.allCases) func `a table that held many rows has neither pages nor rows`(way: Way) throws {
        try fill(50_000)
        try empty(way)
        #expect(try size() == "0 pages, 0 rows")
    }

    @Test func `the planner learns of it also while somebody reads the rows that are gone`() throws {
        try fill(50_000)
        let reader = try ServerConnection(address)
        try reader.execute("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM dirty_alias")
        try empty(.script)
        #expect(try size().hasSuffix(" pages, 0 rows"))
        #expect(try size() != "0 pages, 0 rows")
        try reader.execute("COMMIT")
    }

    @Test func `a small table is left to the server, and so is one whose rows came back`() throws {
        try fill(10)
        try empty(.script)
        #expect(try size() == "1 pages, 10 rows")
        try fill(50_000)
        try empty(.script, thenCommit: false)
        #expect(try size().hasSuffix(" pages, 50000 rows"))
    }
}
#endif
