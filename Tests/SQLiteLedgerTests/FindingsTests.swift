import GRDB
import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// Findings over several nights: neighbours that learn of each other, and trouble that is not about a purchase.
@Suite struct FindingsTests {
    private let folder: TemporaryFolder
    private let ledger: SQLiteLedger
    private let game = BundleID("com.example.game")

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
    }

    /// Posts and judges what came in, `days` after noon.
    @discardableResult
    private func night(_ days: Int64, _ change: (inout Policy) -> Void = { _ in }) throws -> ReconcileTally {
        let asOf = noon + .days(days)
        var policy = Policy(
            creditsSince: noon - .days(100),
            creditsWatermark: asOf,
            evidenceSince: noon - .days(100),
            apps: [game]
        )
        change(&policy)
        let run = try ledger.openRun(
            RunStart(asOf: asOf, startedAt: asOf, toolVersion: "1", configurationDigest: "")
        )
        _ = try ledger.post(run: run, asOf: asOf, naming: NamingPolicy(), apps: [game])
        return try ledger.reconcile(run: run, policy: policy, asOf: asOf, isFull: false)
    }

    private func open(_ kinds: String...) throws -> [String] {
        let list = kinds.map { "'\($0)'" }.joined(separator: ",")
        return try ledger.rows(
            "SELECT kind, transaction_id FROM finding WHERE closed_run_id IS NULL AND kind IN (\(list)) ORDER BY 1, 2"
        )
    }

    private func owner(of id: String) throws -> [String] {
        try ledger.rows("SELECT owner_basis, owner_user_id FROM purchase WHERE shown_transaction_id = '\(id)'")
    }

    @Test func `a neighbour's credit that comes a night later tells the owner, and its withdrawal takes it back`()
        throws
    {
        try ledger.take([submission("receipt")], name: "1")
        try ledger.verify("100", "101", "102")
        try night(2)
        #expect(try owner(of: "100") == ["unknown|-"])

        try ledger.take([credit("101", to: "a", at: noon + hour)], kind: .credits, name: "2")
        try night(3)
        #expect(try owner(of: "100") == ["same_receipt|a"])
        #expect(try owner(of: "101") == ["unknown|-"])

        try ledger.take([credit("102", to: "b", at: noon + hour)], kind: .credits, name: "3")
        try night(4)
        #expect(try owner(of: "100") == ["unknown|-"])
        #expect(try owner(of: "101") == ["same_receipt|b"])
    }

    @Test func `a neighbour credited to two users tells nothing`() throws {
        try ledger.take([submission("receipt")], name: "1")
        try ledger.verify("100", "101")
        try ledger.take(
            [credit("101", to: "a", at: noon + hour), credit("101", to: "b", at: noon + hour)],
            kind: .credits,
            name: "2"
        )
        try night(2)
        #expect(try owner(of: "100") == ["unknown|-"])
    }

    @Test func `a credit without payment is found at the edge of grace, and closed when its evidence comes`() throws {
        try ledger.take([credit("100", to: "a")], kind: .credits, name: "1")
        // Enough credits of the week are matched that one without payment is worth naming.
        try ledger.take([submission("good")], name: "2")
        try ledger.verify("200", "201")
        try ledger.take([credit("200", to: "b"), credit("201", to: "b")], kind: .credits, name: "3")
        try night(0)
        #expect(try open("unproven_credit") == [])
        try night(1)
        #expect(try open("unproven_credit") == ["unproven_credit|100"])

        try ledger.take([submission("late")], name: "4")
        try ledger.verify("100")
        try night(2)
        #expect(try open("unproven_credit") == [])
        #expect(try ledger.rows("SELECT closed_reason FROM finding WHERE kind = 'unproven_credit'") == ["matched"])
    }

    @Test func `why a credit's finding closed is not told by the same transaction in the other store`() throws {
        // Enough credits of the week are matched that one without payment is worth naming.
        try ledger.take([submission("good")], name: "1")
        try ledger.verify("200", "201")
        try ledger.take([credit("200", to: "b"), credit("201", to: "b")], kind: .credits, name: "2")
        var inSandbox = CreditRow(
            transactionID: TransactionID("100"),
            userID: UserID("a"),
            creditedAt: noon - .days(150)
        )
        inSandbox.environment = .sandbox
        var inProduction = CreditRow(transactionID: TransactionID("100"), userID: UserID("a"), creditedAt: noon)
        inProduction.environment = .production
        // Of one order: the same subject in both stores.
        (inSandbox.orderID, inProduction.orderID) = (OrderID("o"), OrderID("o"))
        // Nor by another credit of it, nor by another one from before evidence was taken in.
        let others = [credit("100", to: "other"), credit("300", to: "a", at: noon - .days(150))]
        try ledger.take([.credit(inSandbox), .credit(inProduction)] + others, kind: .credits, name: "3")
        try night(1)
        #expect(try open("unproven_credit") == ["unproven_credit|100", "unproven_credit|100"])

        inProduction.status = .withdrawn
        try ledger.take([.credit(inProduction)], kind: .credits, name: "4", at: noon + .days(1))
        try night(2)
        #expect(
            try ledger.rows("SELECT closed_reason FROM finding WHERE closed_run_id IS NOT NULL") == ["credit_withdrawn"]
        )
    }

    @Test func `when most of the week's credits lack their payment they are counted, not listed`() throws {
        try ledger.take([credit("100", to: "a"), credit("101", to: "a")], kind: .credits, name: "1")
        let tally = try night(1)
        #expect(tally.unlistedUnprovenCredits == 2)
        #expect(try open("unproven_credit") == [])
    }

    @Test func `the week of credits ends with the moment of the night, and that moment counts`() throws {
        try ledger.take([credit("100", to: "a")], kind: .credits, name: "1")
        try ledger.take([credit("101", to: "a", at: noon + .days(1))], kind: .credits, name: "2")
        let tally = try night(1)
        #expect(tally.unlistedUnprovenCredits == 0)
        #expect(try open("unproven_credit") == ["unproven_credit|100"])
    }

    @Test func `a payment missing in the other store does not tell why a credit's finding closed`() throws {
        try ledger.take([submission("good")], name: "1")
        try ledger.verify("200", "201")
        try ledger.take(
            ["200", "201"].map { credit($0, to: "b") } + [credit("100", to: "a")],
            kind: .credits,
            name: "2"
        )
        try night(1)
        var withdrawn = CreditRow(transactionID: TransactionID("100"), userID: UserID("a"), creditedAt: noon)
        var inSandbox = withdrawn
        inSandbox.environment = .sandbox
        withdrawn.environment = .production
        withdrawn.status = .withdrawn
        try ledger.take([.credit(inSandbox), .credit(withdrawn)], kind: .credits, name: "3", at: noon + .days(1))
        for environment in ["Production", "Sandbox"] {
            try ledger.change(
                """
                INSERT INTO not_found_answer
                VALUES ('100', '\(environment)', '\(game.rawValue)', \((noon + .days(2)).milliseconds))
                """
            )
        }
        try night(2)
        #expect(
            try ledger.rows("SELECT kind, environment, closed_reason FROM finding ORDER BY 1")
                == ["missing_payment|Sandbox|-", "unproven_credit|Production|credit_withdrawn"]
        )
    }

    @Test func `the mark of several storefronts goes when nobody knows the owner any more`() throws {
        let books = try CrowdedBooks()
        let bought = ["CHN", "USA"].enumerated().map { index, storefront in
            inside("10\(index)") { $0.storefront = storefront }
        }
        try books.upload("r", sender("u1"), all: bought)
        _ = try books.night(2)
        func marks() throws -> [String] { try books.ledger.rows("SELECT DISTINCT storefronts FROM finding") }
        #expect(try marks() == ["CHN;USA"])
        try books.upload("r", sender("u2"), all: [])
        _ = try books.night(3)
        #expect(try marks() == [""])
    }

    /// What to do about sandbox goods of a user depends on his credits for money, however those come and go.
    private func breach(_ books: CrowdedBooks, _ days: Int64, isFull: Bool = false) throws -> [String] {
        _ = try books.night(days, isFull: isFull)
        return try books.ledger.rows("SELECT next_step FROM finding WHERE kind = 'environment_breach'")
    }

    @Test func `who loses his only credit for money looks like a reviewer`() throws {
        let books = try CrowdedBooks()
        try books.upload("r", sender("u1"), inside("100", .sandbox), inside("200"))
        func money(to user: String, days: Int64) -> IntakeRow {
            delivery("200", to: user, days: days) { $0.orderID = OrderID("o1") }
        }
        try books.take(.credits, delivery("100", to: "u1") { $0.environment = .sandbox }, money(to: "u1", days: 0))
        #expect(try breach(books, 2) == ["take_back"])
        try books.take(.credits, money(to: "u2", days: 2))
        #expect(try breach(books, 3) == ["ignore_reviewer"])
        #expect(try breach(books, 4, isFull: true) == ["ignore_reviewer"])
    }

    @Test func `who is credited by hand for money is a customer`() throws {
        let books = try CrowdedBooks()
        try books.upload("r", sender("u1"), inside("100", .sandbox), inside("200"))
        try books.take(.credits, delivery("100", to: "u1") { $0.environment = .sandbox })
        #expect(try breach(books, 2) == ["ignore_reviewer"])
        let cases = try books.ledger.rows("SELECT case_id FROM finding WHERE kind = 'missing_credit'")
        let step = CaseAction.Step.resolve(.creditedManually, user: UserID("u1"), note: nil)
        try books.ledger.act([CaseAction(caseID: #require(cases.first), step: step)], by: "kim", at: books.today)
        #expect(try breach(books, 3) == ["take_back"])
        #expect(try breach(books, 4, isFull: true) == ["take_back"])
    }

    @Test func `a purchase that was merged is no storefront of its owner any more`() throws {
        let books = try CrowdedBooks()
        let storefronts = ["101": "CHN", "102": "USA"]
        func upload(_ evidence: String, original: String?, type: ProductType?) throws {
            let bought = storefronts.sorted { $0.key < $1.key }.map { id, storefront in
                var bought = inside(id) {
                    $0.storefront = original == nil ? storefront : "CHN"
                    $0.type = type
                    $0.originalTransactionID = original.map { TransactionID($0) }
                }
                bought.statedAt = noon + .days(original == nil ? 0 : 2)
                return bought
            }
            try books.upload(evidence, sender("u1"), all: bought)
        }
        try upload("r1", original: nil, type: nil)
        _ = try books.night(2)
        func marks() throws -> [String] {
            try books.ledger.rows("SELECT DISTINCT storefronts FROM finding WHERE closed_run_id IS NULL")
        }
        #expect(try marks() == ["CHN;USA"])
        try upload("r2", original: "101", type: .nonConsumable)
        _ = try books.night(3)
        #expect(try books.ledger.rows("SELECT COUNT(*) FROM purchase WHERE list = 'merged'") == ["1"])
        #expect(try marks() == [""])
    }

    @Test func `credits from before evidence was taken in do not hide those that lack theirs`() throws {
        try ledger.take([submission("good")], name: "1")
        try ledger.verify("200")
        try ledger.take(
            [credit("200", to: "b"), credit("100", to: "a", at: noon + hour)]
                + ["101", "102"].map { credit($0, to: "a", at: noon - hour) },
            kind: .credits,
            name: "2"
        )
        let tally = try night(2) { $0.evidenceSince = noon }
        #expect(tally.unlistedUnprovenCredits == 0)
        #expect(try open("unproven_credit") == ["unproven_credit|100"])
    }

    @Test func `the same trouble in the other store is a case of its own`() throws {
        try ledger.take([submission("good")], name: "1")
        try ledger.verify("200", "201", "202")
        let matched = ["200", "201", "202"].map { credit($0, to: "b") }
        try ledger.take(matched + [credit("100", to: "a")], kind: .credits, name: "2")
        try night(1)
        var inSandbox = CreditRow(transactionID: TransactionID("100"), userID: UserID("a"), creditedAt: noon)
        inSandbox.environment = .sandbox
        inSandbox.productID = ProductID("sand")
        try ledger.take([.credit(inSandbox)], kind: .credits, name: "3", at: noon + .days(1))
        for days: Int64 in 2...3 {
            try night(days)
            #expect(
                try ledger.rows(
                    "SELECT environment, product_id FROM finding WHERE kind = 'unproven_credit' ORDER BY 1"
                )
                    == ["Production|-", "Sandbox|sand"]
            )
        }
        #expect(try ledger.rows("SELECT COUNT(DISTINCT case_id) FROM finding WHERE kind = 'unproven_credit'") == ["2"])
    }

    @Test func `credits from before evidence was taken in lack nothing`() throws {
        try ledger.take([credit("100", to: "a")], kind: .credits, name: "1")
        let tally = try night(9) { $0.evidenceSince = noon + .seconds(1) }
        #expect(tally.unlistedUnprovenCredits == 0)
        #expect(try open("unproven_credit") == [])
        try night(10)
        #expect(try open("unproven_credit") == ["unproven_credit|100"])
    }

    @Test func `a payment is missing only when every app in both environments was asked late enough`() throws {
        try ledger.take([credit("100", to: "a")], kind: .credits, name: "1")
        func answer(_ environment: String, _ moment: Instant) throws {
            try ledger.change(
                """
                INSERT OR REPLACE INTO not_found_answer
                VALUES ('100', '\(environment)', '\(game)', \(moment.milliseconds))
                """
            )
        }
        try answer("Production", noon + .days(1))
        try night(9)
        #expect(try open("missing_payment", "unproven_credit") == ["unproven_credit|100"])
        try answer("Sandbox", noon + .days(1) - .seconds(1))
        try night(10)
        #expect(try open("missing_payment", "unproven_credit") == ["unproven_credit|100"])
        try answer("Sandbox", noon + .days(1))
        try night(11)
        #expect(try open("missing_payment", "unproven_credit") == ["missing_payment|100"])
        // The same trouble at another stage is the same case.
        #expect(try ledger.rows("SELECT COUNT(DISTINCT case_id), COUNT(*) FROM finding") == ["1|2"])
    }

    @Test(arguments: [("signature_mismatch", 2), ("chain_untrusted", 2), ("test_environment", 0)])
    func `refused evidence is a forgery per rule and user, a test environment's is none`(
        rule: String,
        count: Int
    ) throws {
        try ledger.take([submission("forged", user: "a"), submission("forged", user: "b")], name: "1")
        let due = try ledger.dueEvidence(after: 0, limit: 10, asOf: noon, includingNotDue: false)
        var refused = EvidenceAnswer(evidenceID: due[0].id, form: "app_receipt", outcome: .refused)
        refused.rule = rule
        try ledger.record([refused], asOf: noon)
        try night(1)
        let details = try ledger.rows("SELECT detail FROM finding WHERE kind = 'forged_receipt' ORDER BY subject")
        #expect(details == ["a; evidence 1; users 2: a;b", "b; evidence 1; users 2: a;b"].prefix(count).map { $0 })
    }

    @Test func `a forged notification is found although nobody uploaded it`() throws {
        let notice = NotificationRow(body: Array("forged".utf8), isSigned: true, receivedAt: noon)
        try ledger.take([.notification(notice)], kind: .notifications, name: "1")
        let due = try ledger.dueEvidence(after: 0, limit: 10, asOf: noon, includingNotDue: false)
        var refused = EvidenceAnswer(evidenceID: due[0].id, form: "notification", outcome: .refused)
        refused.rule = "signature_mismatch"
        try ledger.record([refused], asOf: noon)
        try night(1)
        #expect(
            try ledger.rows("SELECT kind, subject, detail FROM finding")
                == ["forged_receipt|signature_mismatch |nobody named; evidence 1; users 1"]
        )
    }

    @Test func `another app's empty receipt is foreign until the app is configured`() throws {
        try ledger.take([submission("empty", user: "a")], name: "1")
        let due = try ledger.dueEvidence(after: 0, limit: 10, asOf: noon, includingNotDue: false)
        var empty = EvidenceAnswer(evidenceID: due[0].id, form: "app_receipt", outcome: .empty)
        empty.bundleID = BundleID("com.other")
        try ledger.record([empty], asOf: noon)
        try night(1)
        #expect(try ledger.rows("SELECT bundle_id, detail FROM finding WHERE closed_at IS NULL") == ["com.other|a"])
        try night(2) { $0.apps.insert(BundleID("com.other")) }
        #expect(try ledger.rows("SELECT closed_reason FROM finding") == ["app_configured"])
    }

    @Test func `another naming policy names every user anew`() throws {
        try ledger.take([user("a")], kind: .users, name: "1")
        try ledger.refreshUsers(naming: NamingPolicy(schemes: [.raw]))
        #expect(try ledger.count("user_alias") == 1)
        try ledger.refreshUsers(naming: NamingPolicy(schemes: [.raw, .sha1, .md5]))
        #expect(try ledger.count("user_alias") == 3)
    }

    /// What the totals say by SQL of their own does not rest on what the judging wrote.
    @Test(arguments: [
        (
            "UPDATE purchase SET white_state = 'within_grace' WHERE shown_transaction_id = '100'",
            ["missing_credits_by_owner"]
        ),
        ("UPDATE finding SET closed_run_id = 1, closed_at = 0 WHERE transaction_id IS NULL", ["missing_credits"]),
        (
            "UPDATE purchase SET white_state = 'missing_credit' WHERE shown_transaction_id = '101'",
            ["missing_credits_by_owner"]
        ),
    ])
    func `a missing credit that is hidden, or made up, is found by the dates`(tampering: String, broken: [String])
        throws
    {
        try ledger.take([submission("receipt")], name: "1")
        try ledger.verify("100")
        try ledger.take([payment("101") { $0.purchaseDate = noon + .days(1) }], kind: .payments, name: "2")
        try night(1)
        func brokenTotals() throws -> [String] {
            try ledger.controlTotals(run: RunID(1), isFull: true).filter { !$0.holds }.map(\.name)
        }
        #expect(try brokenTotals() == [])
        try ledger.change(tampering)
        #expect(try brokenTotals() == broken)
    }

    @Test func `evidence refused by a rule that means something else now is judged anew, and its finding closes`()
        throws
    {
        try ledger.take([submission("chain", user: "a"), submission("bytes", user: "b")], name: "1")
        let due = try ledger.dueEvidence(after: 0, limit: 10, asOf: noon, includingNotDue: false)
        let rules = ["chain_untrusted", "signature_mismatch"]
        let refused = zip(due, rules).map { piece, rule in
            var answer = EvidenceAnswer(evidenceID: piece.id, form: "app_receipt", outcome: .refused)
            answer.rule = rule
            return answer
        }
        try ledger.record(refused, asOf: noon)
        try night(1)
        for _ in 1...2 { try ledger.requeueEvidence(underRoots: ["aa"], refusedBy: ["chain_untrusted"]) }
        try ledger.verify("100")
        try night(2)
        #expect(try ledger.rows("SELECT shown_transaction_id FROM purchase") == ["100"])
        #expect(try ledger.rows("SELECT outcome FROM evidence ORDER BY evidence_id") == ["verified", "refused"])
        #expect(
            try ledger.rows("SELECT subject, closed_reason FROM finding WHERE kind = 'forged_receipt' ORDER BY subject")
                == ["chain_untrusted a|evidence_judged_anew", "signature_mismatch b|-"]
        )
    }

    @Test func `a row of a receipt that is neither posted nor set aside is missed`() throws {
        try ledger.take([submission("receipt")], name: "1")
        let due = try ledger.dueEvidence(after: 0, limit: 10, asOf: noon, includingNotDue: false)
        var answer = EvidenceAnswer.verified(due[0], form: "app_receipt", ["100", "101"])
        answer.statements.removeLast()
        try ledger.record([answer], asOf: noon)
        try night(1)
        let broken = try ledger.controlTotals(run: RunID(1), isFull: false).filter { !$0.holds }
        #expect(broken.map(\.name) == ["evidence_rows"] && broken.map(\.left) == [2] && broken.map(\.right) == [1])
    }
}
