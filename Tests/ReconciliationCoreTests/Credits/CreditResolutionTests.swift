import ReconciliationCore
import Testing

/// Rules 3.2, 3.3: which statement decides.
@Suite struct CreditResolutionTests {
    private static func says(
        _ status: CreditRow.Status,
        _ hours: Int64,
        order: String? = nil,
        user: UserID = "a"
    ) -> CreditRow {
        var row = CreditRow(
            transactionID: TransactionID("100"),
            userID: user,
            creditedAt: paid + .hours(hours),
            status: status
        )
        row.orderID = order.map { OrderID($0) }
        return row
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var statements: [CreditRow]
        /// Of the credits, the earliest first.
        var statuses: [CreditRow.Status]
    }

    @Test(arguments: [
        Row(
            testDescription: "two deliveries without order are two credits",
            statements: [says(.credited, 1), says(.credited, 2)],
            statuses: [.credited, .credited]
        ),
        Row(
            testDescription: "the latest word about an order decides",
            statements: [says(.failed, 1, order: "o"), says(.credited, 2, order: "o")],
            statuses: [.credited]
        ),
        Row(
            testDescription: "at a tie withdrawn beats failed beats credited",
            statements: [
                says(.credited, 1, order: "o"), says(.withdrawn, 1, order: "o"), says(.failed, 1, order: "o"),
            ],
            statuses: [.withdrawn]
        ),
        Row(
            testDescription: "a withdrawal without order means the user's latest credit before it",
            statements: [says(.credited, 1), says(.credited, 3, order: "o"), says(.withdrawn, 4)],
            statuses: [.credited, .withdrawn]
        ),
        Row(
            testDescription: "it never means a later credit, nor another user's",
            statements: [says(.withdrawn, 1), says(.credited, 2), says(.credited, 1, user: "b")],
            statuses: [.withdrawn, .credited, .credited]
        ),
        Row(
            testDescription: "what is dated after as-of is not yet said",
            statements: [says(.credited, 1, order: "o"), says(.withdrawn, 24 * 11, order: "o")],
            statuses: [.credited]
        ),
    ])
    func `the statements leave these credits, in whatever order they are read`(row: Row) {
        let statements = row.statements.enumerated().map { index, statement in
            CreditStatement(id: Int64(index), row: statement, environment: .production)
        }
        for order in [statements, statements.reversed(), Array(statements.dropFirst()) + statements.prefix(1)] {
            let resolution = resolveCredits(order, asOf: asOf)
            #expect(resolution.credits.map(\.status) == row.statuses)
            #expect(resolution.fates.count == statements.count)
        }
    }

    @Test func `a withdrawal without order does not reach what went to somebody else meanwhile`() {
        func live(_ withdrawnAt: Int64) -> [String] {
            let statements = [
                Self.says(.credited, 1, order: "o"), Self.says(.credited, 3, order: "o", user: "b"),
                Self.says(.withdrawn, withdrawnAt),
            ].enumerated().map { CreditStatement(id: Int64($0), row: $1, environment: .production) }
            return resolveCredits(statements, asOf: asOf).credits.filter { $0.status == .credited }
                .map { "\($0.userID) \($0.orderID?.rawValue ?? "-")" }
        }
        for withdrawnAt in [2, 3, 4] as [Int64] { #expect(live(withdrawnAt) == ["b o"]) }
    }

    /// What is stated of the order `o`, by the hours: "+" for deliveries.
    private static func history(_ rows: [CreditRow]) -> [String] {
        let statements = rows.enumerated().map { CreditStatement(id: Int64($0), row: $1, environment: .production) }
        let orders = [statements, statements.reversed()].map { statements in
            importedCredits(by: statements, asOf: asOf, canonicalUser: { $0 == "old" ? "a" : $0 })
                .filter { $0.hasOrder }
                .map { credit in
                    let stated = credit.statements.map { statement in
                        let hours = (statement.at.milliseconds - paid.milliseconds) / 3_600_000
                        return "\(statement.isDelivery ? "+" : "-")\(hours)\(statement.userID)"
                    }
                    return "\(credit.status) \(credit.userID) \(credit.quantity ?? 0) \(stated.joined(separator: " "))"
                }
                .sorted()
        }
        #expect(orders[0] == orders[1])
        return orders[0]
    }

    @Test func `what is stated of an order is told in the order in which it decides, bare rows included`() {
        let delivered = [Self.says(.credited, 1, order: "o"), Self.says(.credited, 4, order: "o", user: "old")]
        #expect(Self.history(delivered) == ["credited a 0 +1a +4a"])
        #expect(Self.history(delivered + [Self.says(.withdrawn, 2)]) == ["credited a 0 +1a -2a +4a"])
        #expect(
            Self.history(delivered + [Self.says(.withdrawn, 2, order: "p")]) == [
                "credited a 0 +1a +4a", "withdrawn a 0 -2a",
            ]
        )
        #expect(
            Self.history(delivered + [Self.says(.withdrawn, 4, order: "o")]) == ["withdrawn a 0 +1a +4a -4a"],
            "of one moment a withdrawal decides"
        )
        #expect(Self.history([Self.says(.credited, 240, order: "o")]) == ["credited a 0 +240a"], "at the as-of itself")
        #expect(Self.history([Self.says(.credited, 241, order: "o")]).isEmpty, "it lies ahead")
        #expect(importedCredits(by: [], asOf: asOf, canonicalUser: { $0 }).isEmpty)
    }

    @Test func `what a row about an imported credit leaves out its delivery says`() {
        var first = Self.says(.credited, 1, order: "o")
        first.quantity = 3
        #expect(Self.history([first, Self.says(.withdrawn, 2)]) == ["withdrawn a 3 +1a -2a"])
        var last = Self.says(.withdrawn, 2, order: "o")
        last.quantity = 2
        #expect(Self.history([first, last]) == ["withdrawn a 2 +1a -2a"])
        #expect(Self.history([Self.says(.withdrawn, 2, order: "o")]) == ["withdrawn a 0 -2a"])
        #expect(Self.history([Self.says(.credited, 1), Self.says(.withdrawn, 2)]).isEmpty, "it has no order")
    }

    @Test(arguments: ["a", "b", "c", "d"])
    func `of orders of one moment a withdrawal without order means the one whose id comes last`(prefix: String) {
        let orders = (10..<40).map { "\(prefix)\($0)" }
        let rows = orders.map { Self.says(.credited, 1, order: $0) } + [Self.says(.withdrawn, 2)]
        let statements = rows.enumerated().map { CreditStatement(id: Int64($0), row: $1, environment: .production) }
        let live = resolveCredits(statements, asOf: asOf).credits.filter { $0.status == .credited }
        #expect(live.map { $0.orderID?.rawValue } == orders.dropLast())
    }

    @Test func `two spellings of one character are two orders, and two users`() {
        let spellings = ["jos\u{E9}", "jose\u{301}"]
        #expect(spellings[0] == spellings[1] && UserID(spellings[0]) != UserID(spellings[1]))
        let statements = spellings.enumerated().map { index, order in
            CreditStatement(id: Int64(index), row: Self.says(.credited, 1, order: order), environment: .production)
        }
        #expect(resolveCredits(statements, asOf: asOf).credits.count == 2)
    }

    @Test func `of two spellings of one character the one with the greater bytes comes last, whichever came first`() {
        let (smaller, greater) = ("jose\u{301}", "jos\u{E9}")
        func credits(_ rows: CreditRow...) -> [[Credit]] {
            [rows, rows.reversed()].map { rows in
                let statements = rows.enumerated().map { index, row in
                    CreditStatement(id: Int64(index), row: row, environment: .production)
                }
                return resolveCredits(statements, asOf: asOf).credits
            }
        }
        func delivered(to user: String, order: String) -> CreditRow {
            Self.says(.credited, 1, order: order, user: UserID(user))
        }
        for credits in credits(delivered(to: smaller, order: "o"), delivered(to: greater, order: "o")) {
            #expect(credits.map(\.userID) == [UserID(greater)])
        }
        let (first, last) = (delivered(to: "a", order: smaller), delivered(to: "a", order: greater))
        for credits in credits(first, last) {
            #expect(credits.map(\.orderID) == [OrderID(smaller), OrderID(greater)])
        }
        for credits in credits(first, last, Self.says(.withdrawn, 2)) {
            #expect(credits.filter(\.isLive).map(\.orderID) == [OrderID(smaller)])
        }
    }

    @Test func `credits of one user and moment stand in the order of their orders`() {
        let orders = (10..<40).map { "o\($0)" }
        for seed in 0..<4 {
            let statements = orders.indices.map { index in
                CreditStatement(
                    id: Int64(index),
                    row: Self.says(.credited, 1, order: orders[(index * 7 + seed) % orders.count]),
                    environment: .production
                )
            }
            let credits = resolveCredits(statements, asOf: asOf).credits
            #expect(credits.map { $0.orderID?.rawValue } == orders)
        }
    }
}
