import ReconciliationCore
import Testing

@Suite struct ShellWordTests {
    @Test(arguments: ["inbox/done/4a5b6c7d-credits.csv", "A-Z_0,9:@+", "user@example.com"])
    func `what means nothing to a shell stays as it is`(text: String) {
        #expect(shellWord(text) == text)
    }

    @Test(arguments: [
        ("", "''"), ("my credits.csv", "'my credits.csv'"), ("a;touch b#.csv", "'a;touch b#.csv'"),
        ("it's", "'it'\\''s'"),
        ("$HOME", "'$HOME'"), ("张三.csv", "'张三.csv'"), ("~", "'~'"),
    ])
    func `anything else stands in quotes`(text: String, word: String) {
        #expect(shellWord(text) == word)
    }
}
