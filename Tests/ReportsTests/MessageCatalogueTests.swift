import Foundation
import Testing

@testable import Reports

/// Every message has both texts, and both show the same.
@Suite struct MessageCatalogueTests {
    private let messages: [WrittenMessage]

    init() throws {
        messages = try MessageSources.messages()
        try #require(messages.count > 400, "the source of the catalogue is not read")
    }

    @Test func `every message has a text in each language`() {
        for message in messages { #expect(message.texts.count == Language.allCases.count, "\(message.place)") }
    }

    @Test func `the texts of a message show the same arguments`() {
        for message in messages where message.arguments.count == 2 {
            #expect(message.arguments[0].sorted() == message.arguments[1].sorted(), "\(message.place)")
        }
    }

    @Test func `English texts hold no Chinese`() {
        for message in messages {
            #expect(!message.texts[0].unicodeScalars.contains(where: isChinese), "\(message.place)")
        }
    }

    /// Names that Chinese readers know in English.
    private static let names: Set<String> = [
        "App", "Store", "Server", "API", "Connect", "iOS", "verifyReceipt", "StoreKit", "finish", "Xcode", "JSON",
        "UTF", "Base", "NUL", "gzip", "YAML", "PEM", "DER", "RFC", "UUID", "SQLite", "PostgreSQL", "SQLSTATE", "CSV",
        "URL",
        "KiB", "MiB", "Production", "Sandbox", "recoup", "apps", "wait", "chmod",
    ]

    @Test func `no English word is left in a Chinese text but names, codes and commands`() {
        for message in messages where message.texts.count == 2 {
            let text = message.texts[1].replacing(/`[^`]*`/, with: "")
            let words = text.matches(of: /[A-Za-z][A-Za-z_.-]+/).map { $0.0.trimmingCharacters(in: ["-", "."]) }
            let english = words.filter { word in
                // Codes, settings and files have an underscore or a point in them.
                !Self.names.contains(word) && !word.dropLast().contains { "_.".contains($0) }
            }
            #expect(english.isEmpty, "\(message.place)")
        }
    }

    @Test func `a Chinese text is Chinese wherever the English one has words`() {
        for message in messages where message.texts.count == 2 {
            let hasWords = message.texts[0].contains(/[A-Za-z]{3}/)
            #expect(!hasWords || message.texts[1].unicodeScalars.contains(where: isChinese), "\(message.place)")
        }
    }

    @Test func `screens and summaries hold no sentence of their own`() throws {
        for (name, text) in try MessageSources.files(in: ["Screens", "Purchases", "Summary"]) {
            for literal in MessageSources.literals(in: text) {
                #expect(!literal.contains(/[A-Za-z]{3,} [a-z]{3,}/), "\(name): \(literal)")
                #expect(!literal.unicodeScalars.contains(where: isChinese), "\(name): \(literal)")
            }
        }
    }

    @Test(arguments: [
        (0, "0 cases"), (1, "1 case"), (2, "2 cases"), (1000, "1,000 cases"), (1_234_567, "1,234,567 cases"),
    ])
    func `a number brings its noun in English and needs none in Chinese`(_ count: Int, _ english: String) {
        let message = Message("\(count, one: "case", other: "cases")", "\(count) 个工单")
        #expect(message[.english] == english)
        #expect(message[.simplifiedChinese] == english.split(separator: " ")[0] + " 个工单")
    }

    @Test func `a message in another is shown in the language of the whole`() {
        let part = Message("delivered", "已到账")
        let whole = Message.list([part, Message(verbatim: "u1")])
        #expect(whole[.english] == "delivered, u1")
        #expect(whole[.simplifiedChinese] == "已到账、u1")
    }
}

private func isChinese(_ scalar: Unicode.Scalar) -> Bool { (0x4E00...0x9FFF).contains(scalar.value) }
