import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Rules 7.8: users compare after `merged_into`, whenever a merge comes in.
    static var mergedAccounts: [Promise] {
        [
            .ledger("a withdrawal finds the delivery to the other account") { ledger in
                try ledger.take([merge("old", into: "new")], name: "users")
                try takeCrossed(into: ledger)
                try ledger.night(noon + .days(4))
                #expect(try live(in: ledger) == [])
                #expect(try ledger.purchases().flatMap(\.credits).map(\.status) == ["withdrawn", "withdrawn"])
                #expect(try ledger.purchases { [$0.transactionID, $0.list] } == ["1|white", "2|white"])
            },
            .ledger("it finds it, too, when the accounts become one on a later night, and loses it when they part") {
                ledger in
                try takeCrossed(into: ledger)
                try ledger.night(noon + .days(4))
                #expect(try live(in: ledger) == ["1|old", "2|new"])
                try ledger.take([merge("old", into: "new")], name: "users")
                try ledger.night(noon + .days(5))
                #expect(try live(in: ledger) == [])
                #expect(try ledger.purchases { [$0.transactionID, $0.list] } == ["1|white", "2|white"])
                try ledger.take([merge("old", into: "another", 1)], name: "parted")
                try ledger.night(noon + .days(6))
                #expect(try live(in: ledger) == ["1|old", "2|new"])
                #expect(try ledger.purchases { [$0.transactionID, $0.list] } == ["1|black", "2|black"])
            },
            .books(
                "the case of a delivery to somebody else stays resolved when another account of the same user is named"
            ) {
                books in
                func given(to user: String, days: Int64) throws {
                    try books.take(.credits, delivery("100", to: user, days: days) { $0.orderID = OrderID("o") })
                }
                func work() throws -> [String] { try books.ledger.cases(includingSettled: false).map(\.kind) }
                try books.take(.users, user("u1"))
                try books.take(.payments, payment("100") { $0.applicationUsername = "u1" })
                try given(to: "v1", days: 0)
                try books.night(2)
                try books.act(resolve(.movedToOwner), on: .ownerMismatch, of: "100")
                try books.night(3)
                #expect(try work() == [])
                try books.take(.users, merge("v1", into: "v2", 1))
                try given(to: "v2", days: 3)
                try books.night(5)
                #expect(try work() == [])
                try given(to: "v1", days: 5)
                try books.night(7)
                #expect(try work() == [])
                try given(to: "w", days: 7)
                try books.night(9)
                #expect(try work() == ["owner_mismatch"])
            },
            .ledger("a reviewer merged into another account stays a reviewer") { ledger in
                let tried = ["rev", "main", "third"].enumerated().map { index, user in
                    delivery("1\(index)", to: user) { $0.environment = .sandbox }
                }
                let bought = tried.indices.map { index in payment("1\(index)") { $0.environment = .sandbox } }
                try ledger.take(bought, name: "payments")
                try ledger.take(tried, name: "credits")
                try ledger.take([merge("rev", into: "main"), merge("third", into: "main")], name: "users")
                try ledger.night(noon + .days(2)) { $0.reviewers = [UserID("rev")] }
                #expect(try ledger.open(.environmentBreach) == [])
                #expect(try ledger.liveCredits().count == 3)
            },
            /// All orders of three rows of which the last closes no circle, because by then an older merge is overtaken.
            .ledgers("where merges end does not depend on the order of rows") { ledgers in
                // The last closes no circle, because by then an older merge is overtaken.
                let rows = [merge("a", into: "b", 1), merge("b", into: "a", 2), merge("a", into: "c", 3)]
                for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                    let ledger = try ledgers.empty()
                    try ledger.take(paid(by: ["a", "b"]), name: "payments")
                    for index in order { try ledger.take([rows[index]], name: "\(index)") }
                    #expect(try accounts(of: ["a", "b"], in: ledger) == ["a is c", "b is c"], "\(order)")
                    #expect(
                        try ["a", "b"].flatMap { try ledger.lookup("name of \($0)", naming: []).matches }.count == 2
                    )
                }
            },
            .ledger("without times the later row counts") { ledger in
                let rows = ["b", "c", "a"].map { target in user("u") { $0.mergedInto = UserID(target) } }
                try ledger.take(paid(by: ["u"]), name: "payments")
                try ledger.take(rows, name: "users")
                #expect(try accounts(of: ["u"], in: ledger) == ["u is a"])
            },
            .ledgers("a circle ends with the user who was merged last, whatever the order") { ledgers in
                // d leads into the circle of a, b and c.
                let rows = [
                    merge("a", into: "b", 1), merge("b", into: "c", 3), merge("c", into: "a", 2),
                    merge("d", into: "c", 4),
                ]
                let users = ["a", "b", "c", "d"]
                for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]] {
                    for isEachNight in [false, true] {
                        let ledger = try ledgers.empty()
                        try ledger.take(paid(by: users), name: "payments")
                        for index in order {
                            try ledger.take([rows[index]], name: "\(index)")
                            if isEachNight { _ = try accounts(of: users, in: ledger) }
                        }
                        #expect(try accounts(of: users, in: ledger) == users.map { "\($0) is b" }, "\(order)")
                        // Its names are its own all the same.
                        #expect(try users.flatMap { try ledger.lookup("name of \($0)", naming: []).matches }.count == 4)
                        // A newer word opens the circle.
                        try ledger.take([merge("b", into: "e", 5)], name: "opened")
                        #expect(try accounts(of: users, in: ledger) == users.map { "\($0) is e" }, "\(order)")
                    }
                }
            },
        ]
    }
}

private func merge(_ id: String, into target: String, _ days: Int64 = 0) -> IntakeRow {
    user(id) { row in
        row.mergedInto = UserID(target)
        row.updatedAt = noon + .days(days)
        row.applicationUsername = "name of \(id)"
    }
}

/// Delivered to one account of a user, withdrawn under the other.
private func takeCrossed(into ledger: any LedgerEngine) throws {
    func withdrawal(_ id: String, from user: String) -> IntakeRow {
        delivery(id, to: user, days: 1) { $0.status = .withdrawn }
    }
    try ledger.take([payment("1"), payment("2")], name: "payments")
    try ledger.take(
        [
            delivery("1", to: "old"), withdrawal("1", from: "new"), delivery("2", to: "new"),
            withdrawal("2", from: "old"), delivery("900", to: "x", days: -1) { $0.status = .failed },
        ],
        name: "credits"
    )
}

private func live(in ledger: any LedgerEngine) throws -> [String] {
    try ledger.liveCredits { [$0.transactionID.rawValue, $0.userID.rawValue] }
}
