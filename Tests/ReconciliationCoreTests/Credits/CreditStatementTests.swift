import ReconciliationCore
import Testing

/// Rules 3.2, 3.3: what a credit keeps of its statements, and what a bare withdrawal means.
@Suite struct CreditStatementTests {
    private static func says(
        _ status: CreditRow.Status = .credited,
        _ hours: Int64 = 1,
        order: String? = nil,
        user: UserID = "a",
        _ change: (inout CreditRow) -> Void = { _ in }
    ) -> CreditRow {
        var row = CreditRow(
            transactionID: TransactionID("100"),
            userID: user,
            creditedAt: paid + .hours(hours),
            status: status
        )
        row.orderID = order.map { OrderID($0) }
        change(&row)
        return row
    }

    private func told(_ rows: [CreditRow], asOf: Instant = asOf) -> (credits: [String], fates: [StatementFate?]) {
        let statements = rows.enumerated().map {
            CreditStatement(id: Int64($0.offset), row: $0.element, environment: .production)
        }
        let forward = resolveCredits(statements, asOf: asOf)
        let backward = resolveCredits(statements.reversed(), asOf: asOf)
        #expect(forward == backward)
        let credits = forward.credits.map { credit in
            let hours = (credit.creditedAt.milliseconds - paid.milliseconds) / 3_600_000
            return "\(credit.userID) \(credit.orderID?.rawValue ?? "-") \(hours) \(credit.productID?.rawValue ?? "-") "
                + "\(credit.quantity.map(String.init) ?? "-") \(credit.status)"
        }
        return (credits, rows.indices.map { forward.fates[Int64($0)] })
    }

    /// Many users, for in what order the deliveries are compared is different in each process.
    @Test func `of deliveries to one user at one moment the one without order comes first`() {
        let users = (10..<50).map { "u\($0)" }
        let rows = users.flatMap { [Self.says(order: "o-\($0)", user: UserID($0)), Self.says(user: UserID($0))] }
        #expect(told(rows).credits == users.flatMap { ["\($0) - 1 - - credited", "\($0) o-\($0) 1 - - credited"] })
    }

    @Test func `a bare withdrawal keeps what the delivery said`() {
        let rows = [
            Self.says(.credited, 1, order: "o") {
                $0.productID = ProductID("coins"); $0.quantity = 3
            },
            Self.says(.withdrawn, 2),
        ]
        let told = told(rows)
        #expect(told.credits == ["a o 2 coins 3 withdrawn"])
        #expect(told.fates == [.superseded, .withdrawn])
    }

    @Test func `what the deciding statement says itself goes first`() {
        let rows = [
            Self.says(.credited, 1, order: "o") {
                $0.productID = ProductID("coins"); $0.quantity = 3
            },
            Self.says(.credited, 2, order: "o") { $0.quantity = 1 },
            Self.says(.failed, 3, order: "o") { $0.productID = ProductID("gems") },
        ]
        #expect(told(rows).credits == ["a o 3 gems 1 failed"])
        let stated = [rows[0], Self.says(.failed, 3, order: "o") { $0.quantity = 2 }]
        #expect(told(stated).credits == ["a o 3 coins 2 failed"])
    }

    @Test func `a failure nobody delivered before stands for itself`() {
        let told = told([Self.says(.failed, 1, order: "o"), Self.says(.withdrawn, 2, user: "b")])
        #expect(told.credits == ["a o 1 - - failed", "b - 2 - - withdrawn"])
        #expect(told.fates == [.failed, .withdrawn])
    }

    @Test func `a bare withdrawal does not mean an order that was never delivered`() {
        #expect(
            told([Self.says(.failed, 1, order: "o"), Self.says(.withdrawn, 2)]).credits == [
                "a o 1 - - failed", "a - 2 - - withdrawn",
            ]
        )
    }

    @Test func `it means the latest delivery, at its own moment too, of two at once the order with the greater id`() {
        #expect(
            told([Self.says(.credited, 1), Self.says(.credited, 3), Self.says(.withdrawn, 3)]).credits == [
                "a - 1 - - credited", "a - 3 - - withdrawn",
            ]
        )
        #expect(
            told([
                Self.says(.credited, 1, order: "1"), Self.says(.credited, 1, order: "2"), Self.says(.credited, 1),
                Self.says(.withdrawn, 2),
            ]).credits == ["a - 1 - - credited", "a 1 1 - - credited", "a 2 2 - - withdrawn"]
        )
    }

    @Test func `at as-of is said, a moment later is not yet`() {
        let rows = [Self.says(.credited, 1), Self.says(.credited, 2)]
        #expect(told(rows, asOf: paid + .hours(1)).fates == [.live, .future])
    }

    @Test(arguments: [
        (CreditRow.Status.credited, CreditRow.Status.failed, "failed"), (.failed, .withdrawn, "withdrawn"),
        (.credited, .withdrawn, "withdrawn"),
    ])
    func `at one moment withdrawn beats failed beats credited`(
        one: CreditRow.Status,
        other: CreditRow.Status,
        winner: String
    ) {
        #expect(told([Self.says(one, order: "o"), Self.says(other, order: "o")]).credits == ["a o 1 - - \(winner)"])
    }

    @Test(arguments: [
        [says(order: "o", user: "b"), says(order: "o", user: "a")],
        [says(order: "o") { $0.productID = ProductID("z") }, says(order: "o") { $0.productID = ProductID("y") }],
        [says(order: "o") { $0.quantity = 2 }, says(order: "o") { $0.quantity = 1 }],
        [says(order: "o") { $0.productID = ProductID("y") }, says(order: "o")],
        [says(order: "o") { $0.quantity = 1 }, says(order: "o")],
        [says(order: "o") { $0.bundleID = BundleID("b") }, says(order: "o") { $0.bundleID = BundleID("a") }],
        [says(order: "o") { $0.bundleID = BundleID("a") }, says(order: "o")],
        [says(order: "o") { $0.environment = .sandbox }, says(order: "o") { $0.environment = .production }],
        [says(order: "o") { $0.environment = .production }, says(order: "o")],
    ])
    func `of two equal statements the greater content decides, whichever came first`(rows: [CreditRow]) {
        #expect(told(rows).fates == [.live, .superseded])
    }

    @Test func `of two equal withdrawals the one that names the order decides`() {
        let rows = [
            Self.says(.credited, 1, order: "o"), Self.says(.withdrawn, 2, order: "o"), Self.says(.withdrawn, 2),
        ]
        #expect(told(rows).fates == [.superseded, .withdrawn, .superseded])
    }

    @Test func `credits come by time, then user, then order`() {
        let rows = [
            Self.says(.credited, 2), Self.says(.credited, 1, order: "2"), Self.says(.credited, 1, order: "1"),
            Self.says(.credited, 1, user: "b"), Self.says(.credited, 1),
        ]
        #expect(
            told(rows).credits == [
                "a - 1 - - credited", "a 1 1 - - credited", "a 2 1 - - credited", "b - 1 - - credited",
                "a - 2 - - credited",
            ]
        )
    }

    @Test func `a bare withdrawal means a delivery to any account of its user`() {
        let rows = [Self.says(.credited, 1, user: "old"), Self.says(.withdrawn, 2, user: "new")]
        for rows in [rows, rows.reversed()] {
            let statements = rows.enumerated().map {
                CreditStatement(id: Int64($0.offset), row: $0.element, environment: .production)
            }
            let credits = resolveCredits(statements, asOf: asOf, canonicalUser: { _ in "new" }).credits
            #expect(credits.map(\.status) == [.withdrawn])
            // Named as it was before the accounts were one.
            #expect(credits.map(\.subject) == ["\((paid + .hours(1)).milliseconds) old"])
            #expect(resolveCredits(statements, asOf: asOf).credits.count == 2)
        }
    }

    @Test func `one delivery stated under both ids of a user is one credit`() {
        let statements = [Self.says(user: "old"), Self.says(user: "new"), Self.says(.failed, 1, user: "a")]
            .enumerated().map { CreditStatement(id: Int64($0.offset), row: $0.element, environment: .production) }
        let credits = resolveCredits(statements, asOf: asOf, canonicalUser: { $0 == "a" ? "a" : "new" }).credits
        #expect(credits.map(\.canonicalUserID) == ["a", "new"])
        #expect(credits.last?.subject == "\((paid + .hours(1)).milliseconds) new")
    }

    @Test func `what names a credit is stored and never changes`() {
        let statements = [Self.says(order: "7"), Self.says()].enumerated().map {
            CreditStatement(id: Int64($0.offset), row: $0.element, environment: .sandbox)
        }
        let credits = resolveCredits(statements, asOf: asOf, canonicalUser: { UserID("now " + $0.rawValue) }).credits
        #expect(credits.map(\.subject) == ["\((paid + .hours(1)).milliseconds) a", "order 7"])
        #expect(credits.allSatisfy { $0.environment == .sandbox && $0.canonicalUserID == "now a" && $0.userID == "a" })
        #expect(credits.allSatisfy { $0.source == .imported && !$0.isOfPayingUser })
    }
}
