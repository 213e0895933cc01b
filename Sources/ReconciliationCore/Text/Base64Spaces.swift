/// Decides what the spaces in Base64 stand for: they wrap or indent it, or each was a `+` before a form was decoded.
///
/// By the length of the whole, what else the text holds, where the spaces are, and how long lines and words are.
struct Base64Spaces {
    private let text: ArraySlice<UInt8>
    /// The text between line breaks, with the spaces in it.
    private let lines: [ArraySlice<UInt8>]
    /// The lines without the spaces at their ends.
    private let trimmedLines: [ArraySlice<UInt8>]

    /// The text without white space, each lost `+` put back.
    ///
    /// - Parameter text: without white space at either end.
    static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(ASCII.space) else { return text.filter { !ASCII.isWhiteSpace($0) } }
        let spaces = Base64Spaces(text)
        return spaces.lines.count == 1 ? spaces.resolvedLine : spaces.resolvedLines
    }

    private init(_ text: ArraySlice<UInt8>) {
        self.text = text
        // Tabs never were a `+`: they indent as line breaks wrap.
        lines = text.split { ASCII.isWhiteSpace($0) && $0 != ASCII.space }
            .filter { line in line.contains { $0 != ASCII.space } }
        trimmedLines = lines.map { line in line.trimmed { $0 == ASCII.space } }
    }

    private var resolvedLine: [UInt8] {
        let plus = withPlus(lines[0])
        guard isPossible(plus), !isNeverPlus else { return withoutSpaces }
        guard isPossible(withoutSpaces) else { return plus }
        // One line of words of one width was wrapped, and its line breaks have become spaces since.
        let words = lines[0].split(separator: ASCII.space)
        guard words[0].count >= 16, hasEvenWidths(words) else { return plus }
        // Three such words are not chance. Two may be: they count where no encoder needs padding less with a plus, and where the
        // first is as long as encoders make lines, a multiple of four.
        guard words.count == 2 else { return withoutSpaces }
        return plus.count % 4 == 0 || words[0].count % 4 != 0 ? plus : withoutSpaces
    }

    /// Between line breaks a space was a `+`; beside one it may be indentation.
    private var resolvedLines: [UInt8] {
        guard !isNeverPlus else { return withoutSpaces }
        let plus = lines.flatMap(withPlus)
        let indented = trimmedLines.flatMap(withPlus)
        guard isPossible(indented) else { return isPossible(plus) ? plus : withoutSpaces }
        guard isPossible(plus), !isIndented else { return indented }
        if hasEvenWidths(lines), !hasEvenWidths(trimmedLines) { return plus }
        return plus.count % 4 == 0 ? plus : indented
    }

    private var withoutSpaces: [UInt8] { lines.flatMap { line in line.filter { $0 != ASCII.space } } }

    /// Whether no `+` can have been lost: the URL-safe alphabet has none, and a form loses every `+`, or every one but the
    /// first where a program escaped that one only.
    private var isNeverPlus: Bool {
        text.drop { $0 != ASCII.space }.contains(UInt8(ascii: "+"))
            || text.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// Whether there are spaces at every line break, more of them than a lost `+` explains.
    private var isIndented: Bool {
        let spaces = lines.indices.dropFirst().map { index in
            trimmedLines[index].startIndex - lines[index].startIndex
                + lines[index - 1].endIndex - trimmedLines[index - 1].endIndex
        }
        return spaces.allSatisfy { $0 >= (spaces.count > 1 ? 1 : 2) }
    }

    private func hasEvenWidths(_ lines: [ArraySlice<UInt8>]) -> Bool {
        lines.dropLast().allSatisfy { $0.count == lines[0].count } && lines[lines.count - 1].count <= lines[0].count
    }

    private func withPlus(_ line: ArraySlice<UInt8>) -> [UInt8] {
        line.map { $0 == ASCII.space ? UInt8(ascii: "+") : $0 }
    }

    /// Padding, where there is any, makes the length a multiple of four; without it one digit over is too few for a byte.
    private func isPossible(_ text: [UInt8]) -> Bool {
        let padding = text.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        guard !text.dropLast(padding).contains(UInt8(ascii: "=")) else { return false }
        return padding > 0 ? text.count % 4 == 0 : text.count % 4 != 1
    }
}
