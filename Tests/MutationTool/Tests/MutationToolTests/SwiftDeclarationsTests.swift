import Testing

@testable import MutationTool

@Suite struct SwiftDeclarationsTests {
    private func names(_ source: String) -> [String] {
        SwiftMutations.sites(in: Array(source.utf8)).map { "\($0.function): \($0.token)" }
    }

    @Test func `a mutant is named by the type and the member it stands in`() {
        let source = """
            let limit = 1
            func free(_ a: Int = 2) -> Bool { if a < limit { return { $0 > 3 }(4) } else { let b = 5 } }
            struct Outer: Equatable {
                var stored = 6
                init(a: Int) { stored = 7 }
                static func < (left: Self, right: Self) -> Bool { left.stored < right.stored }
                enum Inner { case one(Int = 8); var shown: Int { switch self { case .one(9): 10 } } }
                class func last() -> Int { 11 }
                var actor: Int { 14 }
            }
            extension Outer.Inner { subscript(i: Int) -> Int { i == 12 } }
            extension [Outer] { func all() { 13 } }
            """
        #expect(
            names(source) == [
                "limit: 1", "free: 2", "free: a < limit", "free: <", "free: >", "free: 3", "free: 4", "free: 5",
                "Outer.stored: 6", "Outer.init: 7", "Outer.<: <", "Outer.Inner.one: 8", "Outer.Inner.shown: 9",
                "Outer.Inner.shown: 10", "Outer.last: 11", "Outer.actor: 14", "Outer.Inner.subscript: ==",
                "Outer.Inner.subscript: 12",
                "[Outer].all: 13",
            ]
        )
    }
}
