import Testing

@testable import SQLLedger

/// How the files of statements are taken apart.
@Suite struct StatementTextsTests {
    private enum Pair: String, NamedStatement {
        static let file = "pair"
        case one, two
    }

    @Test func `a file of statements is taken apart at the names`() {
        let texts = StatementTexts([
            "pair": Array("-- name: one\n-- About one.\nSELECT 1;\n\n-- name: two\nSELECT 2;\n".utf8)
        ])
        #expect(texts.names(inFile: "pair") == ["one", "two"])
        #expect(texts.text(of: Pair.one) == "-- About one.\nSELECT 1;\n\n")
        #expect(texts.text(of: Pair.two) == "SELECT 2;\n")
    }
}
