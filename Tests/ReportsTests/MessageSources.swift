import Foundation
import TestSupport

/// One `Message("…", "…")` of the catalogue, as its source has it.
struct WrittenMessage {
    /// Its texts, without their arguments.
    var texts: [String]
    /// The expressions that each text shows.
    var arguments: [[String]]
    var place: String
}

/// Reads the catalogue's own source: every message is seen, whether a test shows it or not.
enum MessageSources {
    private static let folder = projectFolder.appending(path: "Sources/Reports")

    static func files(in subfolders: [String]) throws -> [(name: String, text: String)] {
        try subfolders.flatMap { subfolder in
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: subfolder).path).sorted()
                .filter { $0.hasSuffix(".swift") }
                .map { name in
                    let file = folder.appending(path: subfolder).appending(path: name)
                    return (name, String(decoding: try Data(contentsOf: file), as: UTF8.self))
                }
        }
    }

    static func messages() throws -> [WrittenMessage] {
        let subfolders = ["Language", "Messages", "Formats", "Purchases", "Screens", "Summary"]
        return try files(in: subfolders).flatMap { name, text in
            var messages: [WrittenMessage] = []
            var rest = text[...]
            while let call = rest.range(of: "Message(") {
                rest = rest[call.upperBound...]
                let line = text[..<call.lowerBound].count { $0 == "\n" } + 1
                var scanner = CallScanner(rest)
                if let message = scanner.message(at: "\(name):\(line)") { messages.append(message) }
            }
            return messages
        }
    }

    /// Every string literal, its arguments left out.
    static func literals(in text: String) -> [String] {
        var literals: [String] = []
        for line in text.split(separator: "\n") where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
            var rest = line
            while let quote = rest.firstIndex(of: "\"") {
                var scanner = CallScanner(rest[quote...])
                literals.append(scanner.literal().text)
                rest = scanner.rest
            }
        }
        return literals
    }
}

/// Reads the arguments of one call that are string literals.
private struct CallScanner {
    private(set) var rest: Substring

    init(_ rest: Substring) { self.rest = rest }

    /// Nil where the call's first argument is no literal.
    mutating func message(at place: String) -> WrittenMessage? {
        var message = WrittenMessage(texts: [], arguments: [], place: place)
        var isNewArgument = true
        while let next = rest.first {
            switch next {
            case "\"":
                let literal = literal()
                if isNewArgument {
                    message.texts.append(literal.text)
                    message.arguments.append(literal.arguments)
                } else {
                    message.texts[message.texts.count - 1] += literal.text
                    message.arguments[message.arguments.count - 1] += literal.arguments
                }
                isNewArgument = false
            case ",":
                isNewArgument = true
                rest.removeFirst()
            case ")": return message.texts.isEmpty ? nil : message
            case "+", " ", "\n": rest.removeFirst()
            // Anything else is an argument that is no literal.
            default: return nil
            }
        }
        return nil
    }

    /// The literal the text begins with.
    mutating func literal() -> (text: String, arguments: [String]) {
        rest.removeFirst()
        var text = ""
        var arguments: [String] = []
        while let next = rest.first, next != "\"" {
            rest.removeFirst()
            guard next == "\\" else {
                text.append(next)
                continue
            }
            guard rest.first == "(" else {
                if let escaped = rest.popFirst() { text.append(escaped) }
                continue
            }
            arguments.append(interpolation())
            text.append("\u{FFFC}")
        }
        _ = rest.popFirst()
        return (text, arguments)
    }

    /// The expression in `\(…)`, without the words of its plural and without the blank after it.
    private mutating func interpolation() -> String {
        var depth = 0
        var expression = ""
        var isWordOfPlural = false
        while let next = rest.first {
            if next == "\"" {
                let start = rest
                _ = literal()
                if !isWordOfPlural { expression += start[..<rest.startIndex] }
                continue
            }
            rest.removeFirst()
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            if depth == 0 { break }
            if next == ",", depth == 1 { isWordOfPlural = true }
            if !isWordOfPlural { expression.append(next) }
        }
        return String(expression.dropFirst()).replacing(".spaced", with: "").replacing(".capitalized", with: "")
            .replacing(".description", with: "")
    }
}
