import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

@Suite struct TablesTests {
    private var lostOrders: [LostOrder] {
        [
            .sample {
                $0.originalTransactionID = TransactionID("1000000280765165")
                $0.bundleID = BundleID("com.example.game")
                $0.productID = ProductID("gems.60")
                $0.productType = "consumable"
                $0.purchaseDate = instant(1_741_585_483)
                $0.firstSeenAt = instant(1_741_600_000)
                $0.price = Price(milliunits: 6000, currency: "CNY")
                $0.priceSource = "signed"
                $0.storefront = "CHN"
                $0.ownerUserID = UserID("100")
                $0.ownerAccountName = "O\"Neill, 张三"
                $0.deviceModel = "iPhone14,2"
                $0.osVersion = "18.3"
                $0.assignee = "wang"
            },
            .sample {
                $0.caseID = "c-1"
                $0.transactionID = TransactionID("-1+1")
                $0.environment = .sandbox
                $0.ownerAccountName = "=HYPERLINK(\"http://x\")"
                $0.applicationUsername = "\t@evil\nline"
                $0.ownerCandidates = ""
                $0.cause = "never_submitted"
            },
        ]
    }

    @Test func `an erasure knows what each column holds`() {
        let holdsNames: Set<String> = [
            "owner_user_id", "owner_account_name", "owner_candidates", "application_username", "submitted_by_user_id",
            "user_id", "credited_user_id", "detail", "expected", "actual", "message",
        ]
        func expectKnown<Row>(_ table: Table<Row>) {
            for column in table.columns {
                #expect(ErasedColumns.all.contains(column.name), "\(column.name) of \(table.fileName)")
                let holdsPeople = ErasedColumns.people.union(ErasedColumns.sentences).contains(column.name)
                if holdsNames.contains(column.name) { #expect(holdsPeople, "\(column.name) of \(table.fileName)") }
            }
        }
        expectKnown(Table.lostOrders(asOf: asOf))
        expectKnown(Table.exceptions)
        expectKnown(Table.unverified)
        expectKnown(Table.rejectedInput)
        expectKnown(Table.rollForward)
        expectKnown(Table.aging)
        expectKnown(Table.whiteList)
        expectKnown(Table.blackList)
        expectKnown(Table.moves)
    }

    @Test func `lost orders`() throws {
        try expectGolden(csv(.lostOrders(asOf: asOf), lostOrders), "lost-orders.csv")
    }

    @Test func `lost orders for Excel`() throws {
        try expectGolden(csv(.lostOrders(asOf: asOf), lostOrders, for: .excel), "lost-orders.excel.csv")
    }

    @Test func exceptions() throws {
        let rows: [ExceptionRow] = [
            .sample {
                $0.transactionID = TransactionID("2000000000000001")
                $0.creditedUserID = UserID("200")
                $0.creditedAt = asOf
                $0.creditOrderID = OrderID("+77")
                $0.price = Price(milliunits: 6_000, currency: "CNY")
                $0.priceSource = "signed"
                $0.ownerUserID = UserID("100")
                $0.detail = "200 at 2025-03-12T00:00:00Z order +77; 300, \"too\""
            },
            .sample {
                $0.kind = "foreign_receipt"
                $0.environment = ""
            },
        ]
        try expectGolden(csv(.exceptions, rows), "exceptions.csv")
    }

    @Test func unverified() throws {
        var row = UnverifiedRow(subject: "receipt", outcome: "unverifiable", attempts: 10)
        row.submissionID = "s-1"
        row.userID = "=100"
        row.transactionID = TransactionID("1000000280765165")
        row.environment = "Sandbox"
        row.receivedAt = asOf
        row.lastAttemptAt = asOf
        row.lastAnswer = "21005, try later"
        row.nextAttemptAt = asOf
        let claim = UnverifiedRow(subject: "claim", outcome: "pending", attempts: 0)
        try expectGolden(csv(.unverified, [row, claim]), "unverified.csv")
    }

    @Test func `rejected input`() throws {
        let row = RejectedRow(
            file: "=evil,name.csv",
            line: 0,
            field: "credited_at",
            rule: "zone_missing",
            message: "The time has no zone. Name one under inputs.credits.time_zone, or add it."
        )
        try expectGolden(csv(.rejectedInput, [row]), "rejected-input.csv")
    }

    @Test func aging() throws {
        let row = AgingRow(
            listState: "missing_credit",
            bucket: ">180d",
            currency: "CNY",
            count: 3,
            amountMilliunits: -18000,
            oldestPurchaseDate: asOf,
            countChange: -2
        )
        try expectGolden(csv(.aging, [row]), "aging.csv")
    }

    @Test func `roll-forward`() throws {
        var balance = RollForwardRow(list: "white", reason: "", currency: "CNY")
        balance.openingCount = 3
        balance.inCount = 2
        balance.outCount = 1
        balance.closingCount = 4
        balance.openingMilliunits = 18000
        balance.inMilliunits = 12000
        balance.outMilliunits = 6000
        balance.closingMilliunits = 24000
        try expectGolden(csv(.rollForward, [balance]), "roll-forward.csv")
    }

    @Test func `white list`() throws {
        var row = WhiteListRow(
            transactionID: TransactionID("1000000280765165"),
            environment: "Production",
            quantity: 1,
            state: "expected",
            ownerBasis: "unknown",
            runID: RunID(7)
        )
        row.enteredAt = asOf
        try expectGolden(csv(.whiteList, [row]), "white-list.csv")
    }

    @Test func `black list`() throws {
        let row = BlackListRow(
            transactionID: TransactionID("1000000280765165"),
            userID: UserID("@100"),
            creditedAt: asOf,
            creditSource: "import",
            state: "unmatched",
            runID: RunID(7)
        )
        try expectGolden(csv(.blackList, [row]), "black-list.csv")
    }
}
