import GRDB
import Ledger
import LedgerContract
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLLedger
@testable import SQLiteLedger

/// Plain transactions are merged, and plain purchases and their credits settled, in sets, by one statement each. Here these are
/// held against `merge`, `purchaseKey`, `judge` and `resolveCredits`: two ledgers import the same, one settles in sets, the other
/// everything one by one, and their books must be the same.
@Suite struct PlainPurchasesTests {
    private let folder: TemporaryFolder
    private let inSets: SQLiteLedger
    private let oneByOne: SQLiteLedger

    init() throws {
        folder = try TemporaryFolder()
        inSets = try SQLiteLedger(path: folder.path("sets.sqlite"), mode: .create)
        oneByOne = try SQLiteLedger(path: folder.path("one-by-one.sqlite"), mode: .create)
    }

    @Test func `judged in sets or one by one, the books are the same, night after night`() throws {
        let cases = Self.cases()
        try take(Self.products, .products)
        try take(Self.users(noon), .users)
        try take(cases.map { .payment($0.payment) }, .payments)
        try take(cases.flatMap(\.credits).map { .credit($0) }, .credits)
        let plain = try night(noon + .days(2))
        // Else it would show nothing: many are plain, and each way of not being plain is among the others.
        #expect(plain > 50)
        #expect(plain < cases.count - 50)

        try take(Self.users(noon + .days(3), accountOfThird: "another"), .users, day: 2)
        try take(Self.later(than: cases), .credits, day: 2)
        try take([payment("1") { $0.revocationDate = noon + .days(3) }], .payments, day: 2)
        _ = try night(noon + .days(4))
        #expect(try night(noon + .days(5), isFull: true) > 50)
        _ = try night(noon + .days(6)) { $0.apps = [BundleID("com.example.other")] }
        _ = try night(noon + .days(7)) { $0.environments = [.sandbox] }
        _ = try night(noon + .days(8))
    }

    // MARK: Nights

    private func take(_ rows: [IntakeRow], _ kind: IntakeKind, day: Int = 1) throws {
        for ledger in [inSets, oneByOne] { try ledger.take(rows, kind: kind, name: "\(kind.rawValue) \(day)") }
    }

    /// - Returns: how many purchases were plain.
    private func night(_ asOf: Instant, isFull: Bool = false, _ change: (inout Policy) -> Void = { _ in }) throws -> Int
    {
        for ledger in [inSets, oneByOne] {
            let run = try ledger.openRun(RunStart(asOf))
            _ = try ledger.write(.post) { database in
                let rows = try PostingRows(database, postsPlain: ledger === inSets)
                return try Posting(rows, run: run, asOf: asOf, naming: NamingPolicy(), apps: []).perform()
            }
            let coverage = try ledger.creditCoverage(asOf: asOf)
            var policy = Policy(creditsSince: coverage.earliest, creditsWatermark: coverage.watermark)
            change(&policy)
            _ = try ledger.write(.reconcile) { database in
                let rows = ReconcilingRows(database, judgesPlain: ledger === inSets)
                return try Reconciling(rows, run: run, policy: policy, asOf: asOf, isFull: isFull).perform()
            }
            #expect(try ledger.brokenTotals(of: run) == [])
            try ledger.closeRun(run, as: RunEnding(.published, exitStatus: 0, finishedAt: asOf, summary: "{}"))
        }
        for table in ["transaction_alias", "purchase", "list_move", "finding", "credit", "credit_statement"] {
            let books = "SELECT * FROM \(table) ORDER BY 1"
            #expect(try inSets.rows(books) == oneByOne.rows(books), "\(table) as of \(asOf.text)")
        }
        #expect(try oneByOne.rows("SELECT * FROM temp.verdict WHERE is_plain = 1") == [])
        return try inSets.rows("SELECT 1 FROM temp.verdict WHERE is_plain = 1").count
    }

    // MARK: Input

    private struct Case {
        var payment: PaymentRow
        var credits: [CreditRow]
    }

    private typealias Change = (inout Case) -> Void

    /// What may be said of a purchase besides the least: every pair of these is a case.
    private static var changes: [Change] {
        [
            { _ in },
            { $0.payment.applicationUsername = "first" },
            { $0.payment.applicationUsername = "SECOND" },
            { $0.payment.applicationUsername = "nobody" },
            { $0.payment.applicationUsername = "shared" },
            { $0.payment.applicationUsername = "common" },
            { $0.payment.appAccountToken = "11111111-2222-3333-4444-555555555555" },
            { $0.payment.userID = UserID("u1") },
            { $0.payment.userID = UserID("u3") },
            {
                $0.payment.priceMilliunits = 4_990; $0.payment.currency = "EUR"
            },
            { $0.payment.priceMilliunits = 0 },
            { $0.payment.quantity = 2 },
            { $0.payment.productID = ProductID("gems") },
            { $0.payment.productID = ProductID("free of charge") },
            { $0.payment.productID = ProductID("club") },
            { $0.payment.productID = ProductID("unknown") },
            { $0.payment.bundleID = BundleID("com.example.game") },
            { $0.payment.environment = .sandbox },
            { $0.payment.bundleID = BundleID("com.example.other") },
            { $0.payment.lineItemID = LineItemID("line") },
            { $0.payment.purchaseDate = noon + .days(4) },
            { $0.payment.purchaseDate = Instant(milliseconds: 1) },
            { $0.payment.revocationDate = noon + .hours(1) },
            { $0.payment.originalTransactionID = TransactionID("1") },
            { $0.payment.originalTransactionID = TransactionID("9999") },
            { $0.credits[0].productID = ProductID("coins") },
            { $0.credits[0].productID = ProductID("bag of gems") },
            { $0.credits[0].quantity = 1 },
            { $0.credits[0].quantity = 2 },
            { $0.credits[0].userID = UserID("u2") },
            { $0.credits[0].userID = UserID("u4") },
            { $0.credits[0].status = .failed },
            { $0.credits[0].orderID = OrderID("order") },
            {
                $0.credits.append($0.credits[0]); $0.credits[1].userID = UserID("u2")
            },
            { $0.credits = [] },
        ]
    }

    private static func cases() -> [Case] {
        var cases: [Case] = []
        for (number, first) in changes.enumerated() {
            for second in changes[number...] {
                let id = TransactionID("\(cases.count + 1)")
                var made = Case(
                    payment: PaymentRow(transactionID: id, productID: ProductID("coins"), purchaseDate: noon),
                    credits: [CreditRow(transactionID: id, userID: UserID("u1"), creditedAt: noon + hour)]
                )
                first(&made)
                if !made.credits.isEmpty { second(&made) }
                cases.append(made)
            }
        }
        return cases
    }

    private static func later(than cases: [Case]) -> [IntakeRow] {
        cases.enumerated().filter { $0.offset % 7 == 0 }.flatMap { number, known -> [IntakeRow] in
            let id = known.payment.transactionID.rawValue
            return [
                credit(id, to: number % 2 == 0 ? "u1" : "u3", at: noon + .days(3)) { $0.orderID = OrderID("again") }
            ]
        }
    }

    private static let products: [IntakeRow] = [
        product("coins") {
            $0.type = .consumable; $0.priceMilliunits = 990; $0.currency = "USD"
        },
        product("gems") {
            $0.type = .consumable; $0.bundleID = BundleID("com.example.game"); $0.creditedAs = ProductID("bag of gems")
        },
        product("free of charge") {
            $0.type = .nonConsumable; $0.subscriptionPolicy = .never
        },
        product("club") {
            $0.type = .autoRenewable; $0.priceMilliunits = 9_990; $0.currency = "USD"
        },
    ]

    private static func users(_ moment: Instant, accountOfThird name: String = "third") -> [IntakeRow] {
        [
            user("u1") {
                $0.applicationUsername = "first"; $0.updatedAt = moment
            },
            user("u2") {
                $0.applicationUsername = "second"; $0.updatedAt = moment
            },
            user("u3") {
                $0.accountName = name; $0.applicationUsername = "shared"; $0.updatedAt = moment
            },
            user("u4") {
                $0.applicationUsername = "shared"; $0.mergedInto = UserID("u1"); $0.updatedAt = moment
            },
            user("u5") {
                $0.appAccountToken = "11111111-2222-3333-4444-555555555555"; $0.mergedInto = UserID("u1")
            },
        ] + commonAccounts
    }

    /// So many accounts of one user that their name means nobody (Rules 7.2).
    private static let commonAccounts: [IntakeRow] = (0...NameAnswer.usersMax).map { number in
        user("common \(number)") {
            $0.applicationUsername = "common"; $0.mergedInto = UserID("u1")
        }
    }
}
