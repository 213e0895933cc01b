import Foundation
import TestSupport

/// The articles in the DocC catalogs of this package, read as text.
enum Articles {
    static func path(_ module: String, _ article: String) -> URL {
        projectFolder.appending(path: "Sources/\(module)/\(module).docc/\(article).md")
    }

    static func text(of file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

    /// Every article, and the README.
    static func all() throws -> [URL] {
        try files(under: "Sources", endings: ["md"]) + [projectFolder.appending(path: "README.md")]
    }

    /// Everything that may cite a rule.
    static func allSources() throws -> [URL] {
        try files(under: "Sources", endings: ["md", "swift", "sql"]) + files(under: "Tests", endings: ["swift"])
    }

    private static func files(under folder: String, endings: Set<String>) throws -> [URL] {
        let start = projectFolder.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: start.path)
            .filter { !$0.contains(".build/") }
            .map { start.appending(path: $0) }
            .filter { endings.contains($0.pathExtension) }
    }

    /// `4.2` of `### 4.2 Out of scope`.
    static func number(ofHeading line: String) -> String? {
        guard let match = line.wholeMatch(of: /### ([0-9]+\.[0-9]+) .*/) else { return nil }
        return String(match.1)
    }

    /// The numbers behind `Rules`: one, or several joined by commas, "and" or "to".
    static func citations(in text: String) -> [String] {
        text.matches(of: /Rules\s+([0-9]+(?:\.[0-9]+)?(?:(?:, | and | to )[0-9]+\.[0-9]+)*)/).flatMap { match in
            match.1.matches(of: /[0-9]+(?:\.[0-9]+)?/).map { String($0.0) }
        }
    }

    /// The arguments of each line that begins with `recoup` in a block of shell commands; what follows a pipe, a redirection
    /// or another command is left out, and so is a line that a shell has to expand.
    static func commandLines(in text: String) -> [[String]] {
        var isShell = false
        var lines: [[String]] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isShell = line == "```sh"
            } else if isShell, line.hasPrefix("recoup "), !line.contains("$") {
                lines.append(words(line.dropFirst("recoup ".count)))
            }
        }
        return lines
    }

    private static func words(_ line: Substring) -> [String] {
        var words: [String] = []
        for match in line.matches(of: /"[^"]*"|[^\s"]+/) {
            let word = String(match.0)
            if ["|", "||", "&&", "&", ">", "#", ";"].contains(word) { break }
            words.append(word.trimmingCharacters(in: ["\""]))
        }
        return words
    }
}
