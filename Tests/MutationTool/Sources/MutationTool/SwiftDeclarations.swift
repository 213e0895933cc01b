/// Which declaration each token of a Swift source stands in: the member of a type, or what the file declares itself.
enum SwiftDeclarations {
    /// For each token a name such as `Aging.init` or `judge`; the type's name outside its members.
    static func names(of tokens: [SwiftScanner.Token]) -> [String] {
        var walk = Walk()
        return tokens.indices.map { index in walk.name(at: index, in: tokens) }
    }

    private static let types: Set<String> = ["struct", "enum", "class", "actor", "protocol", "extension"]
    private static let members: Set<String> = [
        "func", "var", "let", "init", "subscript", "case", "deinit", "typealias",
    ]

    private struct Walk {
        /// The types around the token, each with the depth of braces inside it.
        private var types: [(name: String, depth: Int)] = []
        private var braces = 0
        private var brackets = 0
        private var openingType: String?
        private var member: String?

        mutating func name(at index: Int, in tokens: [SwiftScanner.Token]) -> String {
            let text = tokens[index].text
            let isBetweenMembers = braces == (types.last?.depth ?? 0) && brackets == 0
            let follows = index + 1 < tokens.count ? tokens[index + 1].text : ""
            if isBetweenMembers, tokens[index].kind == .word {
                // `actor` may also be the name of a property.
                let namesType = follows == "[" || index + 1 < tokens.count && tokens[index + 1].kind == .word
                if SwiftDeclarations.types.contains(text), namesType, !SwiftDeclarations.members.contains(follows) {
                    openingType = SwiftDeclarations.typeName(after: index, in: tokens)
                    member = nil
                } else if SwiftDeclarations.members.contains(text), openingType == nil {
                    member = ["init", "subscript", "deinit"].contains(text) ? text : follows
                }
            }
            switch text {
            case "(", "[": brackets += 1
            case ")", "]": brackets -= 1
            case "{":
                braces += 1
                if let type = openingType, brackets == 0 {
                    types.append((type, braces))
                    openingType = nil
                }
            case "}":
                braces -= 1
                if let type = types.last, braces < type.depth {
                    types.removeLast()
                    member = nil
                }
            default: break
            }
            return (types.map(\.name) + (member.map { [$0] } ?? [])).joined(separator: ".")
        }
    }

    /// `Name`, `Outer.Name` or `[Name]` after the keyword.
    private static func typeName(after keyword: Int, in tokens: [SwiftScanner.Token]) -> String {
        var name = ""
        for token in tokens[(keyword + 1)...] {
            let isName = token.kind == .word && (name.isEmpty || name.hasSuffix(".") || name.hasSuffix("["))
            guard isName || token.text == "." || token.text == "[" || token.text == "]" else { break }
            name += token.text
        }
        return name
    }
}
