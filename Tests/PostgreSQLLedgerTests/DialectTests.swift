#if PostgreSQL
import Testing

@testable import PostgreSQLLedger

/// What the shared statements say, in the words of PostgreSQL.
@Suite struct DialectTests {
    @Test(arguments: [
        ("FROM a CROSS JOIN b ON b.x = a.x", "FROM a JOIN b ON b.x = a.x"),
        ("FROM credit INDEXED BY credit_unmatched\n", "FROM credit\n"),
        ("WHERE a.is_done = 1 AND claim_is_proven = 0", "WHERE a.is_done = true AND claim_is_proven = false"),
        ("SET has_name = 0, asks_receipts = 1", "SET has_name = false, asks_receipts = true"),
        ("WHERE exit_status = 0 AND is_done = 10", "WHERE exit_status = 0 AND is_done = 10"),
        ("WHERE a.x IS b.x", "WHERE a.x IS NOT DISTINCT FROM b.x"),
        ("WHERE a.x IS NOT b.x", "WHERE a.x IS DISTINCT FROM b.x"),
        ("(a, b) IS NOT (\n    c, d\n)", "(a, b) IS DISTINCT FROM (\n    c, d\n)"),
        ("WHERE x IS NULL OR y IS NOT NULL", "WHERE x IS NULL OR y IS NOT NULL"),
        ("x IS DISTINCT FROM y", "x IS DISTINCT FROM y"),
        (":outcomes ->> outcome", "CAST(:outcomes AS jsonb) ->> outcome"),
        ("CAST(:token AS BLOB)", "CAST(:token AS bytea)"),
        ("ORDER BY subject COLLATE BINARY", #"ORDER BY subject COLLATE "C""#),
        (
            "SET note = erased(note), digest = exact_digest(x)",
            "SET note = pg_temp.erased(note), digest = pg_temp.exact_digest(x)"
        ),
        ("SET user_id = erased_people(user_id)", "SET user_id = pg_temp.erased_people(user_id)"),
        ("SELECT erased_value.value FROM erased_value", "SELECT erased_value.value FROM erased_value"),
    ])
    func `words that differ are the server's`(shared: String, adapted: String) {
        #expect(Dialect.adapted(shared) == adapted)
    }

    @Test(arguments: [":keys", "?1", "evidence.trusted_roots"])
    func `a list has one text a row, compared by its bytes`(list: String) {
        #expect(
            Dialect.adapted("IN (SELECT given.value FROM json_each(\(list)) AS given)") == """
                IN (SELECT given.value FROM (SELECT element COLLATE "C" AS value \
                FROM jsonb_array_elements_text(CAST(\(list) AS jsonb)) AS listed (element)) AS given)
                """
        )
    }

    @Test func `temporary tables have the types of the ledger's, and are emptied at once`() {
        let shared = """
            CREATE TEMP TABLE IF NOT EXISTS a (x INTEGER PRIMARY KEY, y TEXT NOT NULL, z BLOB, is_new INTEGER)
                STRICT, WITHOUT ROWID;
            CREATE TEMP TABLE b (x INTEGER) WITHOUT ROWID;
            CREATE TEMP TABLE c (x INTEGER) STRICT;
            DELETE FROM a;
            DELETE FROM b WHERE x = 1;
            """
        let adapted = """
            CREATE TEMP TABLE IF NOT EXISTS a (x bigint PRIMARY KEY, y text COLLATE "C" NOT NULL, z bytea, is_new boolean);
            CREATE TEMP TABLE b (x bigint);
            CREATE TEMP TABLE c (x bigint);
            TRUNCATE a;
            DELETE FROM b WHERE x = 1;
            """
        #expect(Dialect.adapted(shared) == adapted)
    }

    @Test func `tables that stay are emptied as readers need it`() {
        #expect(Dialect.adapted("DELETE FROM dirty_user;") == "DELETE FROM dirty_user;")
    }
}
#endif
