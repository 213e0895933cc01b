import Foundation
import Ledger
import ReconciliationCore
import TestSupport
import Testing

@Suite struct IntakeContractTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: Engine.allCases)
    func `the same file twice changes nothing`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let rows = [submission("receipt", user: "u1", named: "1"), submission("receipt", user: "u2")]
        #expect(counts(try ledger.take(rows, name: "a")) == [2, 2, 0, 0])
        let second = try ledger.take(rows, name: "a")
        #expect(second == .alreadyKnown(digest: ContentDigest(hex: "a")))
        #expect(try ledger.rows("SELECT record_count, accepted_count, name FROM source_file") == ["2|2|a"])
        #expect(try ledger.count("submission") == 2)
        #expect(try ledger.count("evidence") == 1)
    }

    /// Takes a file of credits in, its last row refused or not.
    private func take(_ count: Int, refusing isRefused: Bool, into ledger: any LedgerUnderTest) throws
        -> FileImportResult
    {
        try ledger.importFile(IncomingFile(kind: .credits, name: "a", takenInAt: noon)) { batch in
            for number in 1...count {
                if isRefused, number == count {
                    try batch.reject(RejectedRow(file: "a", line: 2, field: "credited_at", rule: "zone", message: "."))
                } else {
                    try batch.add(credit("\(number)", to: "u1"), line: number)
                }
            }
            return FileTally(digest: ContentDigest(hex: "a"), byteCount: 9, recordCount: count)
        }
    }

    @Test(arguments: Engine.allCases)
    func `rows that were refused come in with the same file once they are good`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        #expect(counts(try take(3, refusing: true, into: ledger)) == [3, 2, 0, 1])
        #expect(counts(try take(3, refusing: true, into: ledger)) == nil)
        #expect(counts(try take(3, refusing: false, into: ledger)) == [3, 1, 2, 0])
        #expect(counts(try take(3, refusing: false, into: ledger)) == nil)
        #expect(try ledger.rows("SELECT transaction_id FROM credit_statement ORDER BY 1") == ["1", "2", "3"])
        let run = try ledger.openRun(RunStart(asOf: noon, startedAt: noon, toolVersion: "1", configurationDigest: ""))
        #expect(try ledger.importedFiles(for: run).map(\.digest.hex) == ["a", "a"])
    }

    @Test(arguments: Engine.allCases)
    func `an export of users or products that is as it was before takes back what came between`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        func coins(_ policy: SubscriptionPolicy) -> IntakeRow {
            var row = ProductRow(productID: ProductID("coins"))
            row.subscriptionPolicy = policy
            return .product(row)
        }
        let nights: [(IntakeRow, IntakeRow, String)] = [
            (coins(.each), user("u1") { $0.accountName = "anna" }, "a"),
            (coins(.never), user("u1") { $0.accountName = "bert" }, "b"),
            (coins(.each), user("u1") { $0.accountName = "anna" }, "a"),
        ]
        for (night, (product, user, content)) in nights.enumerated() {
            let at = noon + .days(Int64(night))
            for _ in 0..<2 {
                try ledger.take([product], kind: .products, name: content, at: at)
                try ledger.take([user], kind: .users, name: content, at: at)
            }
        }
        #expect(try ledger.rows("SELECT subscription_policy FROM product") == ["each"])
        try ledger.refreshUsers(naming: NamingPolicy())
        #expect(try ledger.rows("SELECT account_name FROM app_user") == ["anna"])
        #expect(try ledger.rows("SELECT COUNT(*) FROM source_file") == ["6"])
        let held = try ledger.rows("SELECT last_seen_at - first_seen_at FROM user_statement ORDER BY 1 DESC LIMIT 1")
        #expect(held == ["\(Span.days(2).milliseconds)"])
    }

    @Test(arguments: Engine.allCases)
    func `the same rows in another file are duplicates`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let body = NotificationRow(body: Array("jws".utf8), isSigned: true, receivedAt: nil)
        let kinds: [(IntakeKind, IntakeRow)] = [
            (.receipts, submission("receipt", user: "u1", named: "1", at: noon)),
            (.credits, credit("1", to: "u1")), (.users, user("u1")), (.payments, payment("1")),
            (.products, .product(ProductRow(productID: ProductID("coins")))), (.notifications, .notification(body)),
        ]
        for (kind, row) in kinds {
            #expect(counts(try ledger.take([row, row], kind: kind, name: "first \(kind)")) == [2, 1, 1, 0])
            #expect(counts(try ledger.take([row], kind: kind, name: "second \(kind)")) == [1, 0, 1, 0])
        }
        #expect(try ledger.count("claim") == 1)
        #expect(try ledger.count("transaction_fact") == 1)
    }

    @Test(arguments: Engine.allCases)
    func `a file that fails in the middle leaves nothing and its own error`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        #expect(throws: FileChangedWhileRead.self) {
            _ = try ledger.importFile(IncomingFile(kind: .receipts, name: "a", takenInAt: noon)) { batch in
                try batch.add(submission("receipt", user: "u1", named: "1"), line: 1)
                try batch.reject(RejectedRow(file: "a", line: 2, field: "", rule: "bad", message: "Bad."))
                throw FileChangedWhileRead()
            }
        }
        for table in ["source_file", "submission", "evidence", "claim", "rejected_row"] {
            #expect(try ledger.count(table) == 0)
        }
        #expect(counts(try ledger.take([submission("receipt", user: "u1")], name: "a")) == [1, 1, 0, 0])
    }

    @Test(arguments: Engine.allCases)
    func `evidence is kept once, as it was, with the earliest moment it came in`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let long = String(repeating: "MIIT", count: 5000)
        try ledger.take([submission(long, user: "u1", at: noon), submission("short", user: "u1")], name: "a")
        try ledger.take([submission(long, user: "u2", at: Instant(milliseconds: 5))], name: "b")
        let due = try ledger.dueEvidence(after: 0, limit: 10, asOf: noon, includingNotDue: false)
        #expect(due.map { String(decoding: $0.bytes, as: UTF8.self) } == [long, "short"])
        #expect(try ledger.rows("SELECT received_at FROM evidence ORDER BY evidence_id") == ["5", "-"])
    }

    @Test(arguments: Engine.allCases)
    func `a claim is kept without evidence, and without a user`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([submission(nil, user: "u1", named: "1"), submission(nil, named: "1")], name: "a")
        #expect(
            try ledger.rows("SELECT claimant, transaction_id, state FROM claim ORDER BY claimant")
                == ["|1|pending", "u1|1|pending"]
        )
    }

    @Test(arguments: Engine.allCases)
    func `a payment states what it says, and no default`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let refunded = payment("1") { row in
            row.revocationDate = noon
            row.userID = UserID("u1")
            row.priceMilliunits = 6000
        }
        try ledger.take([refunded, payment("2") { $0.environment = .sandbox }], kind: .payments, name: "a")
        #expect(
            try ledger.rows(
                """
                SELECT environment, transaction_id, fact.original_transaction_id, fact.quantity, fact.grade,
                    fact.is_revoked, fact.has_backend_record, fact.backend_user_id, fact.price_milliunits, fact.currency
                FROM transaction_fact AS fact JOIN transaction_alias USING (alias_id) ORDER BY transaction_id
                """
            ) == ["Production|1|-|-|1|1|1|u1|6000|", "Sandbox|2|-|-|1|0|1|-|-|-"]
        )
        #expect(try ledger.count("dirty_alias") == 2)
    }

    @Test(arguments: Engine.allCases)
    func `a credit that waited is looked at when its transaction becomes known`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([credit("1", to: "u1")], kind: .credits, name: "a")
        try ledger.change("DELETE FROM dirty_credit_transaction")
        try ledger.take([payment("1"), payment("2")], kind: .payments, name: "b")
        #expect(try ledger.rows("SELECT transaction_id FROM dirty_credit_transaction") == ["1"])
    }

    @Test(arguments: Engine.allCases)
    func `a product that says something new is marked`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        var coins = ProductRow(productID: ProductID("coins"))
        try ledger.take([.product(coins)], kind: .products, name: "a")
        try ledger.change("DELETE FROM dirty_product")
        coins.priceMilliunits = 6000
        #expect(counts(try ledger.take([.product(coins)], kind: .products, name: "c")) == [1, 1, 0, 0])
        #expect(try ledger.rows("SELECT product_id FROM dirty_product") == ["coins"])
    }

    @Test(arguments: Engine.allCases)
    func `of two rows about one product the later night decides, never the order of files`(engine: Engine) throws {
        var cheap = ProductRow(productID: ProductID("coins"))
        cheap.type = .consumable
        cheap.priceMilliunits = 6000
        var dear = cheap
        dear.priceMilliunits = 8000
        for order in [[cheap, dear], [dear, cheap]] {
            let place = try TemporaryFolder()
            let ledger = try engine.ledger(in: place)
            try ledger.take([.product(order[0])], kind: .products, name: "a")
            try ledger.take([.product(order[1])], kind: .products, name: "b")
            #expect(try ledger.rows("SELECT price_milliunits FROM product") == ["8000"])
            // A correction comes a night later, and an older file read after it changes nothing.
            try ledger.take([.product(cheap)], kind: .products, name: "c", at: noon + .days(1))
            #expect(try ledger.rows("SELECT price_milliunits FROM product") == ["6000"])
            try ledger.take([.product(dear)], kind: .products, name: "d", at: noon)
            #expect(try ledger.rows("SELECT price_milliunits FROM product") == ["6000"])
            // Stated again as it is known, it touches no purchase.
            try ledger.change("DELETE FROM dirty_product")
            let again = try ledger.take([.product(cheap)], kind: .products, name: "e", at: noon + .days(2))
            #expect(counts(again) == [1, 0, 1, 0])
            #expect(try ledger.count("dirty_product") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a merge that closes a cycle is refused with its line`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let into = { (target: String) in { (row: inout UserRow) in row.mergedInto = UserID(target) } }
        try ledger.take([user("a", into("b"))], kind: .users, name: "first")
        let rows = [user("b", into("c")), user("c", into("a")), user("d", into("d"))]
        #expect(counts(try ledger.take(rows, kind: .users, name: "second")) == [3, 1, 0, 2])
        #expect(
            try ledger.rows("SELECT line, field, rule FROM rejected_row ORDER BY line")
                == ["2|merged_into|merge_cycle", "3|merged_into|merge_cycle"]
        )
    }

    @Test(arguments: Engine.allCases)
    func `a row that an older merge of its user would close a circle with is taken`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        func into(_ target: String, _ days: Int64) -> (inout UserRow) -> Void {
            { row in
                row.mergedInto = UserID(target)
                row.updatedAt = noon + .days(days)
            }
        }
        let rows = [user("a", into("b", 1)), user("a", into("c", 3)), user("b", into("a", 2))]
        #expect(counts(try ledger.take(rows, kind: .users, name: "first")) == [3, 3, 0, 0])
        // Nor does one that a newer row of the user has overtaken.
        #expect(
            counts(try ledger.take([user("c", into("a", 1)), user("c", into("d", 2))], kind: .users, name: "2")) == [
                2, 1, 0, 1,
            ]
        )
        #expect(counts(try ledger.take([user("c", into("b", 1))], kind: .users, name: "3")) == [1, 1, 0, 0])
    }

    @Test(arguments: Engine.allCases)
    func `a file refused as a whole accounts for all its records`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let result = try ledger.importFile(IncomingFile(kind: .credits, name: "a", takenInAt: noon)) { batch in
            try batch.reject(RejectedRow(file: "a", line: 0, field: "user_id", rule: "missing_column", message: "No."))
            return FileTally(digest: ContentDigest(hex: "a"), byteCount: 9, recordCount: 7, isReadByRow: false)
        }
        #expect(counts(result) == [7, 0, 0, 7])
        #expect(try ledger.count("rejected_row") == 1)
        let run = try ledger.openRun(RunStart(asOf: noon, startedAt: noon, toolVersion: "1", configurationDigest: ""))
        #expect(try ledger.importedFiles(for: run).map(\.digest) == [ContentDigest(hex: "a")])
        // The same bytes under other columns.
        #expect(counts(try ledger.take([credit("1", to: "u1")], kind: .credits, name: "a")) == [1, 1, 0, 0])
    }

    @Test(arguments: Engine.allCases)
    func `credits are covered until a moment, said once`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.cover(creditsUntil: noon)
        try ledger.cover(creditsUntil: noon)
        #expect(try ledger.rows("SELECT kind, covers_until FROM coverage") == ["credits|\(noon.milliseconds)"])
    }

    @Test(arguments: Engine.allCases)
    func `rejections of one rule beyond a thousand are counted, not kept one by one`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let result = try ledger.importFile(IncomingFile(kind: .credits, name: "a", takenInAt: noon)) { batch in
            for line in 2...2_501 {
                let rule = line <= 2_401 ? "missing_value" : "invalid_time"
                try batch.reject(RejectedRow(file: "a", line: line, field: "user_id", rule: rule, message: "Mend it."))
            }
            return FileTally(digest: ContentDigest(hex: "a"), byteCount: 9, recordCount: 2_500)
        }
        #expect(counts(result) == [2_500, 0, 0, 2_500])
        #expect(try ledger.count("rejected_row") == 1_101)
        #expect(
            try ledger.rows("SELECT line, field, rule, record_count FROM rejected_row WHERE record_count > 1")
                == ["1002||missing_value|1400"]
        )
        let run = try ledger.openRun(RunStart(asOf: noon, startedAt: noon, toolVersion: "1", configurationDigest: ""))
        let totals = try ledger.bookTotals(run: run, asOf: noon)
        #expect(totals.rejectedRows == 2_500)
        #expect(totals.unlistedRejectedRows == 1_400)
        #expect(totals.rejectedRowLines == 1_101)
    }
}
