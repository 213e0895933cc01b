/// One change to an SQL text: the mutants of a statement are applied one at a time, when it is read.
struct SQLChange: Hashable {
    let range: Range<Int>
    let replacement: String
    /// What the list of survivors calls it. A condition is not spelled out: it is found by its place.
    let name: String
}

/// Finds the changes of one file of statements.
struct SQLMutations {
    private let bytes: [UInt8]
    private let tokens: [SQLScanner.Token]

    static func changes(in bytes: [UInt8]) -> [SQLChange] {
        let mutations = SQLMutations(bytes)
        return (mutations.tokenChanges + mutations.terms.map(mutations.dropped) + mutations.coalescings)
            .sorted {
                ($0.range.lowerBound, $0.range.count, $0.replacement) < (
                    $1.range.lowerBound, $1.range.count, $1.replacement
                )
            }
    }

    /// The names of the statements of a file, by where they start: lines `-- name: …`.
    static func statementNames(in bytes: [UInt8]) -> [(start: Int, name: String)] {
        var start = 0
        return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).compactMap { line in
            defer { start += line.count + 1 }
            let text = String(decoding: line, as: UTF8.self)
            return text.hasPrefix("-- name: ") ? (start, String(text.dropFirst("-- name: ".count))) : nil
        }
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SQLScanner.tokens(of: bytes)
    }

    private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    private func source(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private var tokenChanges: [SQLChange] { tokens.indices.flatMap(changes(at:)) }

    private func changes(at index: Int) -> [SQLChange] {
        let token = tokens[index]
        func to(_ replacements: String..., upTo last: Int? = nil) -> [SQLChange] {
            let range = token.range.lowerBound..<tokens[last ?? index].range.upperBound
            return replacements.map {
                SQLChange(range: range, replacement: $0, name: "\(source(range)) → \($0.isEmpty ? "nothing" : $0)")
            }
        }
        switch (token.kind, token.text) {
        case (.mark, "="): return isAssignment(index) ? [] : to("<>")
        case (.mark, "<>"): return to("=")
        case (.mark, "<"): return to("<=", ">=")
        case (.mark, "<="): return to("<", ">")
        case (.mark, ">"): return to(">=", "<=")
        case (.mark, ">="): return to(">", "<")
        case (.word, "IS"): return text(index + 1) == "NOT" ? to("IS", upTo: index + 1) : to("IS NOT")
        case (.word, "IN"): return text(index - 1) == "NOT" ? [] : to("NOT IN")
        case (.word, "EXISTS"): return ["NOT", "IF"].contains(text(index - 1)) ? [] : to("NOT EXISTS")
        case (.word, "NOT") where text(index + 1) == "IN" || text(index + 1) == "EXISTS": return to("")
        case (.word, "LEFT"): return to("", upTo: index)
        case (.word, "MIN"): return to("MAX")
        case (.word, "MAX"): return to("MIN")
        case (.word, "DESC"): return to("ASC")
        case (.word, "TRUE") where text(index - 1) != "WHERE": return to("false")
        case (.number, _):
            // What EXISTS selects has no effect.
            let isIdle = text(index - 1) == "SELECT" && text(index - 3) == "EXISTS"
            guard !isIdle, let value = Int(token.text) else { return [] }
            // Above the largest integer there is none.
            return value == .max ? to("\(value - 1)") : value > 0 ? to("\(value + 1)", "\(value - 1)") : to("1")
        case (.string, _): return to(token.text.dropLast() + "~'")
        default: return []
        }
    }

    /// Whether an equals sign stands between a column and its new value.
    private func isAssignment(_ index: Int) -> Bool {
        var ends = 0
        for token in tokens[..<index].reversed() where token.depth <= tokens[index].depth {
            if token.depth < tokens[index].depth { return false }
            switch token.text {
            case "SET": return true
            case "END": ends += 1
            case "CASE" where ends > 0: ends -= 1
            case "CASE", "WHERE", "FROM", "ON", "SELECT": return false
            default: continue
            }
        }
        return false
    }

    // MARK: Terms

    private struct Term: Hashable {
        let range: Range<Int>
        /// What leaves the others to decide.
        let neutral: String
    }

    private static let openers: Set<String> = ["WHERE", "ON", "HAVING", "WHEN", "AND", "OR"]
    private static let boundaries: Set<String> = [
        "WHERE", "ON", "HAVING", "WHEN", "AND", "OR", "THEN", "ELSE", "END", "GROUP", "ORDER", "UNION", "LIMIT",
        "CROSS",
        "LEFT", "JOIN", "AS", "FROM", "SELECT", "CASE", "SET", ",", ";", "(", ")",
    ]

    /// Every condition and every term of one, each with its place.
    private var terms: [Term] {
        var terms: Set<Term> = []
        for index in tokens.indices {
            let word = tokens[index].text
            guard Self.openers.contains(word), !isOther(index) else { continue }
            if let term = term(after: index) { terms.insert(term) }
            if word == "AND" || word == "OR", let term = term(before: index) { terms.insert(term) }
        }
        return Array(terms)
    }

    /// The words that look like conditions and are none: `ON CONFLICT`, `INSERT OR IGNORE`, `BETWEEN a AND b`.
    private func isOther(_ index: Int) -> Bool {
        switch text(index) {
        case "ON": return text(index + 1) == "CONFLICT"
        case "OR": return text(index - 1) == "INSERT" || text(index - 1) == "UPDATE"
        case "AND":
            for token in tokens[..<index].reversed() where token.depth == tokens[index].depth {
                if token.text == "BETWEEN" { return true }
                if Self.boundaries.contains(token.text) { return false }
            }
            return false
        case "WHEN":
            // A case of a value compares with it; it is no condition.
            var ends = 0
            for at in tokens[..<index].indices.reversed() where tokens[at].depth == tokens[index].depth {
                if tokens[at].text == "END" { ends += 1 }
                if tokens[at].text == "CASE" {
                    if ends == 0 { return text(at + 1) != "WHEN" }
                    ends -= 1
                }
            }
            return false
        default: return false
        }
    }

    private func isBoundary(_ index: Int, at depth: Int) -> Bool {
        let token = tokens[index]
        if token.depth < depth { return true }
        return token.depth == depth && Self.boundaries.contains(token.text)
            && token.text != "(" && token.text != ")" && (token.text == "ON" || !isOther(index))
    }

    private func term(after opener: Int) -> Term? {
        let depth = tokens[opener].depth
        let end = tokens[(opener + 1)...].indices.first { isBoundary($0, at: depth) } ?? tokens.count
        return term(from: opener + 1, to: end)
    }

    private func term(before connective: Int) -> Term? {
        let depth = tokens[connective].depth
        let start = tokens[..<connective].indices.last { isBoundary($0, at: depth) } ?? -1
        return term(from: start + 1, to: connective)
    }

    private func term(from first: Int, to end: Int) -> Term? {
        guard first < end, !(end == first + 1 && text(first) == "TRUE") else { return nil }
        let connectives = [text(first - 1), text(end)]
        let isAlternative = connectives.contains("OR") && !connectives.contains("AND")
        return Term(
            range: tokens[first].range.lowerBound..<tokens[end - 1].range.upperBound,
            neutral: isAlternative ? "0" : "1"
        )
    }

    private func dropped(_ term: Term) -> SQLChange {
        SQLChange(range: term.range, replacement: term.neutral, name: "condition → \(term.neutral)")
    }

    // MARK: COALESCE

    /// Each without one of its arguments.
    private var coalescings: [SQLChange] {
        tokens.indices.filter { text($0) == "COALESCE" }.flatMap { index -> [SQLChange] in
            let depth = tokens[index].depth
            guard
                let close = tokens[(index + 2)...].indices.first(where: {
                    tokens[$0].text == ")" && tokens[$0].depth == depth
                })
            else { return [] }
            let commas = (index + 2..<close).filter { tokens[$0].text == "," && tokens[$0].depth == depth + 1 }
            let edges = [index + 1] + commas + [close]
            let parts = zip(edges, edges.dropFirst()).map { left, right in
                tokens[left + 1].range.lowerBound..<tokens[right - 1].range.upperBound
            }
            let range = tokens[index].range.lowerBound..<tokens[close].range.upperBound
            return parts.indices.map { dropped in
                let kept = parts.indices.filter { $0 != dropped }.map {
                    String(decoding: bytes[parts[$0]], as: UTF8.self)
                }
                return SQLChange(
                    range: range,
                    replacement: kept.count == 1 ? "(\(kept[0]))" : "COALESCE(\(kept.joined(separator: ", ")))",
                    name: "COALESCE without argument \(dropped + 1)"
                )
            }
        }
    }
}
