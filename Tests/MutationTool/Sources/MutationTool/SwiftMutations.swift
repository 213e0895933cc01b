/// A place in a Swift source where bugs are seeded, with everything needed to hold them all in one build.
struct SwiftSite: Hashable {
    enum Form: Hashable {
        case comparison, equality, nilTest, conjunction, disjunction, coalescing, negation
        case number, truth, text, character
        /// One condition of `if`, `guard` or `while`.
        case condition
    }

    let form: Form
    let range: Range<Int>
    let token: String
    /// The declaration it stands in.
    let function: String
    /// What the token becomes, in the order in which the mutants are numbered.
    let changes: [String]

    /// What the list of survivors calls each change. A condition is not spelled out: it is found by its place.
    var changeNames: [String] { changes.map { "\(form == .condition ? "condition" : token) → \($0)" } }
}

/// Finds the places of one source.
enum SwiftMutations {
    static func sites(in bytes: [UInt8]) -> [SwiftSite] {
        let tokens = SwiftScanner.tokens(of: bytes)
        let functions = SwiftDeclarations.names(of: tokens)
        let tokenSites = tokens.indices.compactMap { site(at: $0, in: tokens, bytes, functions[$0]) }
        let functionByStart = Dictionary(
            zip(tokens.map(\.range.lowerBound), functions),
            uniquingKeysWith: { first, _ in first }
        )
        let conditions = SwiftConditions.ranges(in: tokens).map { range -> SwiftSite in
            let hasSites = tokenSites.contains { range.contains($0.range.lowerBound) && $0.form != .text }
            return SwiftSite(
                form: .condition,
                range: range,
                token: String(decoding: bytes[range], as: UTF8.self),
                function: functionByStart[range.lowerBound] ?? "",
                changes: hasSites ? ["true"] : ["true", "false"]
            )
        }
        return (tokenSites + conditions).sorted {
            ($0.range.lowerBound, $1.range.count) < ($1.range.lowerBound, $0.range.count)
        }
    }

    private static func site(
        at index: Int,
        in tokens: [SwiftScanner.Token],
        _ bytes: [UInt8],
        _ function: String
    ) -> SwiftSite? {
        let token = tokens[index]
        let before = index > 0 ? tokens[index - 1].text : ""
        let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
        func made(_ form: SwiftSite.Form, _ changes: [String]) -> SwiftSite {
            SwiftSite(form: form, range: token.range, token: token.text, function: function, changes: changes)
        }
        switch token.kind {
        case .mark where token.isSpacedBefore && token.isSpacedAfter && before != "func":
            switch token.text {
            case "<": return made(.comparison, ["<=", ">="])
            case "<=": return made(.comparison, ["<", ">"])
            case ">": return made(.comparison, [">=", "<="])
            case ">=": return made(.comparison, [">", "<"])
            // `where Element == Name` states a type.
            case "==" where index > 1 && tokens[index - 2].text == "where" && before.first?.isUppercase == true:
                return nil
            case "==": return made(after == "nil" ? .nilTest : .equality, ["!="])
            case "!=": return made(after == "nil" ? .nilTest : .equality, ["=="])
            case "&&": return made(.conjunction, ["left term only", "right term only"])
            case "||": return made(.disjunction, ["left term only", "right term only"])
            case "??": return made(.coalescing, ["right side only", "left side only"])
            default: return nil
            }
        case .mark
        where token.text == "!" && !token.isSpacedAfter && (token.isSpacedBefore || ["(", "[", "{"].contains(before)):
            return made(.negation, ["dropped"])
        case .word where (token.text == "true" || token.text == "false") && before != "case":
            return made(.truth, [token.text == "true" ? "false" : "true"])
        case .number:
            guard before != ".", !isRawValue(index, in: tokens, bytes), let value = integer(token.text) else {
                return nil
            }
            // Above the largest integer there is none.
            return made(.number, (value < .max ? ["\(value + 1)"] : []) + (value > 0 ? ["\(value - 1)"] : []))
        case .text:
            guard !isRawValue(index, in: tokens, bytes) else { return nil }
            let inner = token.text.dropFirst().dropLast()
            let isEscape =
                inner.hasPrefix("\\") && (inner.count == 2 || (inner.hasPrefix("\\u{") && inner.hasSuffix("}")))
            let isCharacter = inner.count == 1 || isEscape
            return isCharacter ? made(.character, ["\"~\""]) : made(.text, ["\"\(inner)~\""])
        default: return nil
        }
    }

    private static func integer(_ text: String) -> Int? {
        let digits = text.replacing("_", with: "")
        return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    }

    /// Whether the token is the raw value of an enumeration's case: only a literal may stand there.
    private static func isRawValue(_ index: Int, in tokens: [SwiftScanner.Token], _ bytes: [UInt8]) -> Bool {
        index > 2 && tokens[index - 1].text == "=" && tokens[index - 3].text == "case"
    }
}

/// The conditions of `if`, `guard` and `while` that are expressions: each one is a term of a conjunction.
enum SwiftConditions {
    static func ranges(in tokens: [SwiftScanner.Token]) -> [Range<Int>] {
        tokens.indices.flatMap { index -> [Range<Int>] in
            let isKeyword = ["if", "guard", "while"].contains(tokens[index].text)
            let isPlain = index == 0 || (tokens[index - 1].text != "." && tokens[index - 1].text != "#")
            return isKeyword && isPlain ? conditions(after: index, in: tokens) : []
        }
    }

    private static func conditions(after keyword: Int, in tokens: [SwiftScanner.Token]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var first = keyword + 1
        var depth = 0
        for index in (keyword + 1)..<tokens.count {
            let text = tokens[index].text
            let isEnd = depth == 0 && (text == "{" || text == "else" || text == ",")
            if isEnd {
                let opening = tokens[first].text
                if first < index, !["let", "var", "case", "#"].contains(opening) {
                    ranges.append(tokens[first].range.lowerBound..<tokens[index - 1].range.upperBound)
                }
                first = index + 1
                if text != "," { break }
            } else if ["(", "[", "{"].contains(text) {
                depth += 1
            } else if [")", "]", "}"].contains(text) {
                depth -= 1
            }
        }
        return ranges
    }
}
