import Synchronization
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

    @Test func `an engine adds its statements to those that are shared, and adapts these alone`() {
        let texts = StatementTexts(
            ["pair": Array("-- name: two\nSELECT 2;\n".utf8)],
            shared: ["pair": Array("-- name: one\nSELECT 1;\n".utf8)]
        ) { $0.lowercased() }
        #expect(texts.names(inFile: "pair") == ["one", "two"])
        #expect(texts.text(of: Pair.one) == "select 1;\n")
        #expect(texts.text(of: Pair.two) == "SELECT 2;\n")
    }

    @Test func `a shared statement is adapted when it is asked for, once`() {
        let adapted = Mutex<[String]>([])
        let texts = StatementTexts(
            [:],
            shared: ["pair": Array("-- name: one\nSELECT 1;\n-- name: two\nSELECT 2;\n".utf8)]
        ) { text in
            adapted.withLock { $0.append(text) }
            return text
        }
        #expect(adapted.withLock { $0 }.isEmpty)
        for _ in 0..<2 { #expect(texts.text(of: Pair.two) == "SELECT 2;\n") }
        #expect(adapted.withLock { $0 } == ["SELECT 2;\n"])
    }

    @Test func `shared statements are written in the words of every engine`() {
        for (file, bytes) in SharedStatements.files {
            let code = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
                .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("--") }.joined(separator: "\n")
            for word in ["::", "$1", "pg_temp", "temp.", "INSERT OR ", "IIF(", "unnest", "jsonb", "json_extract"] {
                #expect(!code.contains(word), "\(file).sql has \(word)")
            }
        }
    }
}
