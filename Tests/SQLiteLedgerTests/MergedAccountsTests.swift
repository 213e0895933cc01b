import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// DESIGN 6.7: users compare after `merged_into`, whenever a merge comes in.
@Suite struct MergedAccountsTests {
    private let folder: TemporaryFolder
    private let ledger: SQLiteLedger
    private let ends = "SELECT user_id, canonical_user_id FROM app_user ORDER BY user_id"

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
    }

    private func merge(_ id: String, into target: String, _ days: Int64 = 0) -> IntakeRow {
        user(id) { row in
            row.mergedInto = UserID(target)
            row.updatedAt = noon + .days(days)
            row.applicationUsername = "name of \(id)"
        }
    }

    private func withdrawal(_ id: String, from user: String) -> IntakeRow {
        delivery(id, to: user, days: 1) { $0.status = .withdrawn }
    }

    /// Delivered to one account of a user, withdrawn under the other.
    private func takeCrossed() throws {
        try ledger.take([payment("1"), payment("2")], kind: .payments, name: "payments")
        try ledger.take(
            [
                delivery("1", to: "old"), withdrawal("1", from: "new"), delivery("2", to: "new"),
                withdrawal("2", from: "old"), delivery("900", to: "x", days: -1) { $0.status = .failed },
            ],
            kind: .credits,
            name: "credits"
        )
    }

    private func live() throws -> [String] {
        try ledger.rows("SELECT transaction_id, user_id FROM credit WHERE status = 'credited' ORDER BY 1")
    }

    @Test func `a withdrawal finds the delivery to the other account`() throws {
        try ledger.take([merge("old", into: "new")], kind: .users, name: "users")
        try takeCrossed()
        try ledger.night(noon + .days(4))
        #expect(try live() == [])
        #expect(try ledger.count("credit WHERE status = 'withdrawn'") == 2)
        #expect(try ledger.count("purchase WHERE list = 'white'") == 2)
    }

    @Test func `it finds it, too, when the accounts become one on a later night, and loses it when they part`() throws {
        try takeCrossed()
        try ledger.night(noon + .days(4))
        #expect(try live() == ["1|old", "2|new"])
        try ledger.take([merge("old", into: "new")], kind: .users, name: "users")
        try ledger.night(noon + .days(5))
        #expect(try live() == [])
        #expect(try ledger.count("purchase WHERE list = 'white'") == 2)
        try ledger.take([merge("old", into: "another", 1)], kind: .users, name: "parted")
        try ledger.night(noon + .days(6))
        #expect(try live() == ["1|old", "2|new"])
        #expect(try ledger.count("purchase WHERE list = 'black'") == 2)
    }

    @Test func `a reviewer merged into another account stays a reviewer`() throws {
        let tried = ["rev", "main", "third"].enumerated().map { index, user in
            delivery("1\(index)", to: user) { $0.environment = .sandbox }
        }
        let bought = tried.indices.map { index in payment("1\(index)") { $0.environment = .sandbox } }
        try ledger.take(bought, kind: .payments, name: "payments")
        try ledger.take(tried, kind: .credits, name: "credits")
        try ledger.take([merge("rev", into: "main"), merge("third", into: "main")], kind: .users, name: "users")
        try ledger.night(noon + .days(2), reviewers: ["rev"])
        #expect(try ledger.count("finding WHERE kind = 'environment_breach'") == 0)
    }

    /// All orders of three rows of which the last closes no circle, because by then an older merge is overtaken.
    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func `where merges end does not depend on the order of rows`(order: [Int]) throws {
        let rows = [merge("a", into: "b", 1), merge("b", into: "a", 2), merge("a", into: "c", 3)]
        for index in order { try ledger.take([rows[index]], kind: .users, name: "\(index)") }
        try ledger.refreshUsers(naming: NamingPolicy())
        #expect(try ledger.rows(ends) == ["a|c", "b|c"])
        #expect(try ledger.count("user_alias WHERE rank = 0") == 2)
    }

    @Test func `without times the later row counts`() throws {
        let rows = ["b", "c", "a"].map { target in user("u") { $0.mergedInto = UserID(target) } }
        try ledger.take(rows, kind: .users, name: "users")
        try ledger.refreshUsers(naming: NamingPolicy())
        #expect(try ledger.rows(ends) == ["u|a"])
    }

    @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]], [false, true])
    func `a circle ends with the user who was merged last, whatever the order`(order: [Int], isEachNight: Bool) throws {
        // d leads into the circle of a, b and c.
        let rows = [
            merge("a", into: "b", 1), merge("b", into: "c", 3), merge("c", into: "a", 2), merge("d", into: "c", 4),
        ]
        for index in order {
            try ledger.take([rows[index]], kind: .users, name: "\(index)")
            if isEachNight { try ledger.refreshUsers(naming: NamingPolicy()) }
        }
        try ledger.refreshUsers(naming: NamingPolicy())
        #expect(try ledger.rows(ends) == ["a|b", "b|b", "c|b", "d|b"])
        // Its names are its own all the same.
        #expect(try ledger.count("user_alias WHERE rank = 0") == 4)
        // A newer word opens the circle.
        try ledger.take([merge("b", into: "e", 5)], kind: .users, name: "opened")
        try ledger.refreshUsers(naming: NamingPolicy())
        #expect(try ledger.rows(ends) == ["a|e", "b|e", "c|e", "d|e"])
    }
}
