#if PostgreSQL
import Testing

@testable import PostgreSQLLedger

/// Which tables a statement fills and reads.
@Suite struct NamedTablesTests {
    private static let statements: [(String, String?, String?)] = [
        ("-- into nothing\nINSERT INTO pg_temp.verdict (a)\nSELECT a FROM claim", "verdict", "claim"),
        ("INSERT INTO claim (a) VALUES ($1) ON CONFLICT DO UPDATE SET a = $1", "claim", nil),
        ("UPDATE credit SET a = $1 FROM purchase WHERE b = c", "credit", "purchase"),
        ("WITH gone AS (DELETE FROM touched RETURNING a) SELECT a FROM gone", "touched", "gone"),
        ("SELECT a FROM purchase -- INSERT INTO claim", nil, "purchase"),
        ("SELECT a FROM credit FOR UPDATE", nil, "credit"),
    ]

    @Test(arguments: statements)
    func `a statement is known by the table it fills and those it reads`(sql: String, written: String?, read: String?) {
        let tables = NamedTables(sql)
        #expect(tables.written == written)
        #expect(read.map { tables.read.contains($0) } ?? tables.read.isEmpty)
        #expect(!tables.read.contains(written ?? ""))
        #expect(tables.isInsertion == (sql.contains("INSERT") && written != nil))
        #expect(!tables.isEmptying)
        #expect(tables.isOnlyRead == (written == nil && !sql.contains("FOR UPDATE")))
    }

    @Test(arguments: [
        ("-- name\nDELETE FROM claim;\nDELETE FROM pg_temp.touched", ["claim", "touched"]),
        ("DELETE FROM claim WHERE a = 1; DELETE FROM credit", ["credit"]),
        ("DELETE FROM claim USING credit", []), ("DROP TABLE claim", []), ("SELECT a FROM claim", []), ("", []),
    ])
    func `a script empties the tables all of whose rows it deletes`(script: String, emptied: [String]) {
        #expect(NamedTables.emptied(by: script) == emptied)
    }
}
#endif
