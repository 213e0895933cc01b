import ReconciliationCore
import Testing

/// Rules 7: users compare after merges of their accounts.
@Suite struct UserMergesTests {
    /// Each merge is written `a>b 1`: a is merged into b, stated on day 1. Rows are numbered in the order given.
    private static func merges(_ texts: [String]) -> [UserID: UserMerge] {
        var merges: [UserID: UserMerge] = [:]
        for (index, text) in texts.enumerated() {
            let parts = text.split { " >".contains($0) }.map(String.init)
            merges[UserID(parts[0])] = UserMerge(
                into: UserID(parts[1]),
                statedAt: paid + .days(Int64(parts[2]) ?? 0),
                statementID: Int64(index)
            )
        }
        return merges
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var merges: [String]
        /// The ends of a, b, c and d.
        var ends: [UserID]
    }

    @Test(arguments: [
        Row(testDescription: "without merges everybody stands for himself", merges: [], ends: ["a", "b", "c", "d"]),
        Row(
            testDescription: "a chain ends with its last account",
            merges: ["a>b 3", "b>c 1"],
            ends: ["c", "c", "c", "d"]
        ),
        Row(testDescription: "two lead to one", merges: ["a>c 1", "b>c 2"], ends: ["c", "c", "c", "d"]),
        Row(testDescription: "an account nobody knows is an end too", merges: ["a>x 1"], ends: ["x", "b", "c", "d"]),
        Row(
            testDescription: "in a circle the newest merge does not count",
            merges: ["a>b 1", "b>c 3", "c>a 2"],
            ends: ["b", "b", "b", "d"]
        ),
        Row(
            testDescription: "what leads into a circle ends with it, and its own merge is no part of it",
            merges: ["a>b 1", "b>a 2", "d>a 9", "c>d 8"],
            ends: ["b", "b", "b", "b"]
        ),
        Row(
            testDescription: "of merges of one moment the later row is newer",
            merges: ["a>b 1", "b>a 1"],
            ends: ["b", "b", "c", "d"]
        ),
        Row(testDescription: "merged into himself", merges: ["a>a 1", "b>a 2"], ends: ["a", "a", "c", "d"]),
    ])
    func `merges end with the account that stands for all`(row: Row) {
        let users: [UserID] = ["a", "b", "c", "d"]
        var inOrder = UserMerges(Self.merges(row.merges))
        #expect(users.map { inOrder.end(of: $0) } == row.ends)
        var backwards = UserMerges(Self.merges(row.merges))
        #expect(users.reversed().map { backwards.end(of: $0) } == row.ends.reversed())
    }

    @Test(
        arguments: [
            ([], false), (["a>b 1"], false), (["a>b 1", "b>a 1"], true), (["a>a 1"], true),
            (["a>b 1", "b>c 1", "c>b 1"], false), (["a>b 1", "b>c 1", "c>a 1"], true),
        ] as [([String], Bool)]
    )
    func `a user is merged into himself where his merges lead back to him`(texts: [String], isCircle: Bool) {
        let merges = Self.merges(texts)
        #expect(isMergedIntoItself("a") { merges[$0] } == isCircle)
    }

    @Test func `the newer merge is the one stated later, then the row imported later`() {
        func merge(_ days: Int64, _ id: Int64) -> UserMerge {
            UserMerge(into: "b", statedAt: paid + .days(days), statementID: id)
        }
        #expect(merge(1, 9) < merge(2, 1))
        #expect(merge(1, 1) < merge(1, 2))
    }
}
