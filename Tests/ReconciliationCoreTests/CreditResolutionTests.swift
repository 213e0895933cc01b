import ReconciliationCore
import Testing

/// DESIGN 6.3: which statement decides.
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
