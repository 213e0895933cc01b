import Testing

@testable import MutationTool

@Suite struct SQLMutationsTests {
    private func mutants(_ statement: String) -> Set<String> {
        let bytes = Array(statement.utf8)
        return Set(
            SQLMutations.changes(in: bytes).map { change in
                var mutated = bytes
                mutated.replaceSubrange(change.range, with: Array(change.replacement.utf8))
                return String(decoding: mutated, as: UTF8.self)
            }
        )
    }

    @Test func `terms of a condition are dropped one by one`() {
        #expect(
            mutants("SELECT 1 WHERE a IS NULL AND b BETWEEN c AND d") == [
                "SELECT 0 WHERE a IS NULL AND b BETWEEN c AND d",
                "SELECT 2 WHERE a IS NULL AND b BETWEEN c AND d",
                "SELECT 1 WHERE a IS NOT NULL AND b BETWEEN c AND d",
                "SELECT 1 WHERE 1 AND b BETWEEN c AND d",
                "SELECT 1 WHERE a IS NULL AND 1",
            ]
        )
    }

    @Test func `a dropped alternative is false`() {
        #expect(mutants("SELECT x WHERE a OR b") == ["SELECT x WHERE 0 OR b", "SELECT x WHERE a OR 0"])
    }

    @Test func `the largest integer is only made smaller`() {
        #expect(mutants("SELECT \(Int.max)") == ["SELECT \(Int.max - 1)"])
    }

    @Test func `assignments are no comparisons`() {
        #expect(
            mutants("UPDATE t SET a = ?1, b = (SELECT c FROM u WHERE c = ?2) WHERE d = ?3") == [
                "UPDATE t SET a = ?1, b = (SELECT c FROM u WHERE c <> ?2) WHERE d = ?3",
                "UPDATE t SET a = ?1, b = (SELECT c FROM u WHERE 1) WHERE d = ?3",
                "UPDATE t SET a = ?1, b = (SELECT c FROM u WHERE c = ?2) WHERE d <> ?3",
                "UPDATE t SET a = ?1, b = (SELECT c FROM u WHERE c = ?2) WHERE 1",
            ]
        )
    }

    @Test func `joins lose their condition or their patience`() {
        #expect(
            mutants("SELECT a FROM b LEFT JOIN c ON c.x = b.x WHERE true ON CONFLICT (x) DO UPDATE SET y = excluded.y")
                == [
                    "SELECT a FROM b  JOIN c ON c.x = b.x WHERE true ON CONFLICT (x) DO UPDATE SET y = excluded.y",
                    "SELECT a FROM b LEFT JOIN c ON c.x <> b.x WHERE true ON CONFLICT (x) DO UPDATE SET y = excluded.y",
                    "SELECT a FROM b LEFT JOIN c ON 1 WHERE true ON CONFLICT (x) DO UPDATE SET y = excluded.y",
                ]
        )
    }

    @Test func `COALESCE loses one argument at a time`() {
        #expect(mutants("SELECT COALESCE(a, f(b, c))") == ["SELECT (a)", "SELECT (f(b, c))"])
    }

    @Test func `what EXISTS selects means nothing`() {
        #expect(
            mutants("SELECT a WHERE EXISTS (SELECT 1 FROM b)") == [
                "SELECT a WHERE 1", "SELECT a WHERE NOT EXISTS (SELECT 1 FROM b)",
            ]
        )
    }

    @Test func `comments and parameters are left alone`() {
        #expect(mutants("-- a = 1 AND 'b'\nINSERT OR IGNORE INTO t VALUES (?1, ?)") == [])
    }
}
