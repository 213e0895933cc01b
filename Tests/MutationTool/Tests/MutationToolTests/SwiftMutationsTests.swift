import Testing

@testable import MutationTool

@Suite struct SwiftMutationsTests {
    private func changes(_ source: String) -> [String] {
        SwiftMutations.sites(in: Array(source.utf8)).flatMap { site in site.changes.map { "\(site.token) → \($0)" } }
    }

    @Test(arguments: [
        ("a < b", ["< → <=", "< → >="]),
        ("a >= b", [">= → >", ">= → <"]),
        ("a == nil", ["== → !="]),
        ("a && !b", ["&& → left term only", "&& → right term only", "! → dropped"]),
        ("a ?? b", ["?? → right side only", "?? → left side only"]),
        ("f(3, 0)", ["3 → 4", "3 → 2", "0 → 1"]),
        ("f(true, \"x\", \"ab\")", ["true → false", "\"x\" → \"~\"", "\"ab\" → \"ab~\""]),
    ])
    func `one token becomes each of its neighbours`(_ source: String, _ expected: [String]) {
        #expect(changes(source) == expected)
    }

    @Test(arguments: [
        "Set<UserID>", "// a < b", "/* a == 1 /* 2 */ 3 */", "\"a \\(b < 3) c\"", "case a = \"code\"", "x!.y", "pair.0",
        "$0",
        "static func < (left: Self, right: Self)", "\"\"\"\n1 < 2\n\"\"\"",
    ])
    func `what is no expression of a rule is left alone`(_ source: String) {
        #expect(changes(source) == [])
    }

    @Test func `conditions are terms, bindings are not`() {
        let source = "guard let a, b.isFree, let c = d, a < c else { return }"
        #expect(
            changes(source) == [
                "b.isFree → true", "b.isFree → false", "a < c → true", "< → <=", "< → >=",
            ]
        )
    }
}
