#if PostgreSQL
import Testing

@testable import PostgreSQLLedger

/// How named parameters become numbered ones.
@Suite struct ParameterNamesTests {
    @Test(arguments: [
        ("SELECT :a, :b, :a", "SELECT $1, $2, $1", 2),
        ("SELECT :list::jsonb -> 'x:y' -- :not\n, :b_2", "SELECT $1::jsonb -> 'x:y' -- :not\n, $2", 2),
        ("SELECT $2, $1, '$3'", "SELECT $2, $1, '$3'", 2),
        ("SELECT ?2, ?1, '?3', list ? 'a'", "SELECT $2, $1, '?3', list ? 'a'", 2),
        ("SELECT 'it''s :no', \":no\", $$ :no $$, :yes", "SELECT 'it''s :no', \":no\", $$ :no $$, $1", 1),
        ("SELECT 1", "SELECT 1", 0),
    ])
    func `names become numbers, but for those in texts, comments and casts`(text: String, sql: String, count: Int) {
        let parameters = ParameterNames(text)
        #expect(parameters.sql == sql)
        #expect(parameters.count == count)
    }

    @Test func `a name stands where it first stood`() {
        let parameters = ParameterNames("SELECT :b, :a, :b")
        #expect(parameters.position(of: "a") == 2)
        #expect(parameters.position(of: "c") == nil)
    }
}
#endif
