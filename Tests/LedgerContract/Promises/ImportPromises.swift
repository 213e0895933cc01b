import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    static var imports: [Promise] {
        [
            .ledger("credits that were cut off are known as that until a whole file of their name has come") { ledger in
                func take(_ name: String, _ text: String, isCutOff: Bool, at moment: Instant) throws {
                    let file = IncomingFile(kind: .credits, name: name, importedAt: moment)
                    _ = try ledger.importFile(file) { batch in
                        try batch.add(credit(text, to: "u1"), line: 2)
                        let digest = ContentDigest(of: Array((name + text).utf8))
                        var tally = FileTally(digest: digest, byteCount: 1, recordCount: 1)
                        tally.isCutOff = isCutOff
                        return tally
                    }
                }
                func known(at moment: Instant) throws -> [String] {
                    try ledger.cutOffFiles(after: moment - .days(7), waiting: [])[.credits, default: []]
                }
                try take("c1.csv", "1", isCutOff: false, at: noon)
                #expect(try known(at: noon) == [])
                try take("c2.csv", "2", isCutOff: true, at: noon + hour)
                try take("c3.csv", "3", isCutOff: false, at: noon + .hours(2))
                #expect(try known(at: noon) == ["c2.csv"], "nights that are caught up lack it as well")
                #expect(try known(at: noon + .hours(2)) == ["c2.csv"])
                #expect(try known(at: noon + .days(8)) == [])
                try take("c2.csv", "4", isCutOff: true, at: noon + .hours(3))
                #expect(try known(at: noon + .hours(3)) == ["c2.csv"])
                try take("c2.csv", "5", isCutOff: false, at: noon + .hours(4))
                #expect(try known(at: noon + .hours(4)) == ["c2.csv"], "another night's file has other rows")
                try take("c2.csv", "2", isCutOff: false, at: noon + .hours(5))
                try take("credits/c2.csv", "4", isCutOff: false, at: noon + .hours(5))
                #expect(try known(at: noon + .hours(5)) == [])
            },
            .ledger("the same file twice changes nothing") { ledger in
                let rows = [submission("receipt", user: "u1", named: "1"), submission("receipt", user: "u2")]
                #expect(counts(try ledger.take(rows, name: "a")) == [2, 2, 0, 0])
                let second = try ledger.take(rows, name: "a")
                #expect(second == .alreadyKnown)
                #expect(try files(in: ledger) == ["a 2 2 0 0"])
                #expect(try ledger.due().count == 1)
                #expect(try ledger.all { try ledger.unverified($0) }.filter { $0.subject == "receipt" }.count == 2)
            },
            .ledger("rows that were refused come in with the same file once they are good") { ledger in
                #expect(counts(try takeCredits(3, refusing: [3], into: ledger)) == [3, 2, 0, 1])
                #expect(counts(try takeCredits(3, refusing: [3], into: ledger)) == nil)
                #expect(try takeCredits(3, into: ledger) == .refusedBefore(lines: [3]))
                #expect(counts(try takeCredits(3, lines: [3], into: ledger)) == [3, 1, 2, 0])
                #expect(counts(try takeCredits(3, into: ledger)) == nil)
                #expect(try files(in: ledger) == ["a 3 2 0 1", "a 3 1 2 0"])
                try ledger.night(noon)
                #expect(try ledger.liveCredits { [$0.transactionID.rawValue] } == ["1", "2", "3"])
            },
            .ledger("an export of users or products that is as it was before takes back what came between") { ledger in
                func coins(_ policy: SubscriptionPolicy) -> IntakeRow {
                    product("coins") { $0.subscriptionPolicy = policy }
                }
                let nights: [(IntakeRow, IntakeRow, String)] = [
                    (coins(.each), user("u1") { $0.accountName = "anna" }, "a"),
                    (coins(.never), user("u1") { $0.accountName = "bert" }, "b"),
                    (coins(.each), user("u1") { $0.accountName = "anna" }, "a"),
                ]
                for (night, (product, user, content)) in nights.enumerated() {
                    let at = noon + .days(Int64(night))
                    for _ in 0..<2 {
                        try ledger.take([product], name: content, at: at)
                        try ledger.take([user], name: content, at: at)
                    }
                }
                #expect(try files(in: ledger).count == 6)
                try ledger.take([payment("1")], name: "payments")
                try ledger.night(noon + .days(3))
                let file = try #require(try ledger.purchaseHistories(of: TransactionID("1")).first)
                #expect(file.dossier.catalogue?.subscriptionPolicy == .each)
                #expect(try ledger.accountNames(of: "u1") == ["anna"])
            },
            .ledger("the same rows in another file are duplicates") { ledger in
                let rows = [
                    submission("receipt", user: "u1", named: "1", at: noon), credit("1", to: "u1"), user("u1"),
                    payment("1"), product("coins"), notification("jws", isSigned: true),
                ]
                for row in rows {
                    #expect(counts(try ledger.take([row, row], name: "first \(row.kind)")) == [2, 1, 1, 0])
                    #expect(counts(try ledger.take([row], name: "second \(row.kind)")) == [1, 0, 1, 0])
                }
                #expect(try ledger.claims("1") == ["u1|1|pending"])
                try ledger.night(noon)
                #expect(try ledger.purchaseHistories(of: TransactionID("1")).map(\.statements.count) == [1])
            },
            .ledger("what comes again in a long file is a duplicate, wherever it stood") { ledger in
                let numbers = Array(1...1_200)
                // Each receipt comes with several submissions, the later ones received earlier.
                let receipts = numbers.map { number in
                    submission(
                        "receipt \(number % 500)",
                        user: "u\(number % 3)",
                        named: "\(number / 2)",
                        at: noon - .hours(Int64(number))
                    )
                }
                #expect(counts(try ledger.take(receipts + receipts, name: "a")) == [2_400, 1_200, 1_200, 0])
                let signed = numbers.map { notification("jws \($0 % 500)", isSigned: true) }
                #expect(counts(try ledger.take(signed, name: "b")) == [1_200, 500, 700, 0])
                let credits = numbers.map { credit("\($0 % 500)", to: "u1") }
                #expect(counts(try ledger.take(credits, name: "c")) == [1_200, 500, 700, 0])
                let payments = numbers.map { payment("\($0 % 500)") }
                #expect(counts(try ledger.take(payments, name: "d")) == [1_200, 500, 700, 0])
                var users = numbers.map { number in
                    user("player \(number % 500)") { $0.accountName = "name \(number % 1_000)" }
                }
                // Among them a row that comes twice and merges its user.
                let merged = user("player 7") { $0.mergedInto = UserID("player 8") }
                users.insert(merged, at: 1_100)
                users.insert(merged, at: 600)
                #expect(counts(try ledger.take(users, name: "e")) == [1_202, 1_001, 201, 0])

                #expect(try ledger.claims("300") == ["u0|300|pending", "u1|300|pending"])
                #expect(try ledger.creditCoverage(asOf: noon).earliestEvidence == noon - .hours(1_200))
                let run = try ledger.night(noon)
                #expect(try ledger.bookTotals(run: run, asOf: noon).evidenceByOutcome == ["pending": 1_000])
                #expect(try ledger.controlTotals(run: run, isFull: true).allSatisfy { $0.left == $0.right })

                #expect(try ledger.accountNames(of: "player 300") == ["name 800"])
                let again = try ledger.take(users.reversed(), name: "f", at: noon + .days(1))
                #expect(counts(again) == [1_202, 0, 1_202, 0])
                let next = try ledger.night(noon + .days(1))
                #expect(try ledger.accountNames(of: "player 300") == ["name 800"])
                #expect(try ledger.controlTotals(run: next, isFull: true).allSatisfy { $0.left == $0.right })
            },
            .ledger("a file that fails in the middle leaves nothing and its own error") { ledger in
                #expect(throws: FileChangedWhileRead.self) {
                    _ = try ledger.importFile(IncomingFile(kind: .receipts, name: "a", importedAt: noon)) { batch in
                        try batch.add(submission("receipt", user: "u1", named: "1"), line: 1)
                        try batch.reject(RejectedRow(file: "a", line: 2, field: "", rule: "bad", message: "Bad."))
                        throw FileChangedWhileRead()
                    }
                }
                #expect(try files(in: ledger).isEmpty && ledger.due().isEmpty && ledger.claims("1").isEmpty)
                #expect(try ledger.all { try ledger.rejectedRows(.all(since: nil, until: nil), $0) }.isEmpty)
                let again = try ledger.take([submission("receipt", user: "u1")], name: "a")
                #expect(counts(again) == [1, 1, 0, 0])
            },
            .ledger("evidence is kept once, as it was, with the earliest moment it came in") { ledger in
                let long = String(repeating: "MIIT", count: 5000)
                try ledger.take([submission(long, user: "u1", at: noon), submission("short", user: "u1")], name: "a")
                try ledger.take([submission(long, user: "u2", at: Instant(milliseconds: 5))], name: "b")
                #expect(try ledger.due().map { String(decoding: $0.bytes, as: UTF8.self) } == [long, "short"])
                #expect(try ledger.creditCoverage(asOf: noon).earliestEvidence == Instant(milliseconds: 5))
            },
            .ledger("evidence is known since the first was received, or imported where that is not said") {
                ledger in
                func since() throws -> Instant? { try ledger.creditCoverage(asOf: noon + .days(9)).earliestEvidence }
                try ledger.take([credit("1", to: "u1")], name: "credits")
                #expect(try since() == nil)
                try ledger.refuse(1, rowsOf: "broken")
                _ = try ledger.importFile(IncomingFile(kind: .payments, name: "none", importedAt: noon)) { batch in
                    try batch.reject(RejectedRow(file: "none", line: 1, field: "", rule: "too_long", message: "."))
                    return FileTally(digest: ContentDigest(hex: "none"), byteCount: 1, recordCount: 1)
                }
                #expect(try since() == nil, "no row of it was accepted")
                try ledger.take([payment("1")], name: "payments", at: noon + .days(2))
                #expect(try since() == noon + .days(2))
                try ledger.take([submission("receipt", user: "u1")], name: "undated", at: noon + .days(3))
                #expect(try since() == noon + .days(2))
                try ledger.take([submission("dated", user: "u1", at: noon + hour)], name: "dated", at: noon + .days(3))
                #expect(try since() == noon + hour)
            },
            .ledger("a claim is kept without evidence, and without a user") { ledger in
                try ledger.take([submission(nil, user: "u1", named: "1"), submission(nil, named: "1")], name: "a")
                #expect(try ledger.claims("1") == ["|1|pending", "u1|1|pending"])
            },
            .ledger("a payment states what it says, and no default") { ledger in
                let refunded = payment("1") { row in
                    row.revocationDate = noon
                    row.userID = UserID("u1")
                    row.priceMilliunits = 6000
                }
                try ledger.take([refunded, payment("2") { $0.environment = .sandbox }], name: "a")
                try ledger.night(noon)
                let statements = try ["1", "2"].flatMap {
                    try ledger.purchaseHistories(of: TransactionID($0)).flatMap(\.statements)
                }
                #expect(statements.map(\.transaction.environment) == [.production, .sandbox])
                #expect(statements.map(\.grade) == [.asserted, .asserted])
                #expect(statements.map { $0.facts.revocation?.date } == [noon, nil])
                #expect(statements.map { $0.facts.backend?.userID } == [UserID("u1"), nil])
                #expect(statements.map { $0.facts.price?.milliunits } == [6000, nil])
                #expect(statements.allSatisfy { $0.facts.originalTransactionID == nil && $0.facts.quantity == nil })
            },
            .ledger("a credit that waited is looked at when its transaction becomes known") { ledger in
                try ledger.take([credit("1", to: "u1")], name: "a")
                try ledger.night(noon)
                #expect(try ledger.liveCredits { [$0.transactionID.rawValue, $0.state] } == ["1|unmatched"])
                try ledger.take([payment("1"), payment("2")], name: "b")
                try ledger.night(noon + hour)
                #expect(try ledger.liveCredits { [$0.transactionID.rawValue, $0.state] } == ["1|matched"])
                #expect(try ledger.purchases { [$0.transactionID, $0.list] } == ["1|black", "2|white"])
            },
            .ledger("a product that says something new concerns what was bought of it") { ledger in
                try ledger.take([product("coins")], name: "a")
                try ledger.takeTwoMissing()
                try ledger.night(noon + .days(2))
                #expect(try prices(in: ledger) == [nil, nil])
                let coins = product("coins") { row in
                    row.priceMilliunits = 6000
                    row.currency = "CNY"
                }
                #expect(counts(try ledger.take([coins], name: "c")) == [1, 1, 0, 0])
                try ledger.night(noon + .days(3))
                #expect(try prices(in: ledger) == [6000, 6000])
            },
            .ledgers("of two rows about one product the later night decides, never the order of files") { ledgers in
                func coins(_ price: Int64) -> IntakeRow {
                    product("coins") { row in
                        row.type = .consumable
                        row.priceMilliunits = price
                        row.currency = "CNY"
                    }
                }
                let (cheap, dear) = (coins(6000), coins(8000))
                for order in [[cheap, dear], [dear, cheap]] {
                    let ledger = try ledgers.empty()
                    try ledger.takeTwoMissing()
                    func expect(_ price: Int64, nights: Int64) throws {
                        try ledger.night(noon + .days(2 + nights))
                        #expect(try prices(in: ledger) == [price, price])
                    }
                    try ledger.take([order[0]], name: "a")
                    try ledger.take([order[1]], name: "b")
                    try expect(8000, nights: 0)
                    // A correction comes a night later, and an older file read after it changes nothing.
                    try ledger.take([cheap], name: "c", at: noon + .days(1))
                    try expect(6000, nights: 1)
                    try ledger.take([dear], name: "d", at: noon)
                    try expect(6000, nights: 2)
                    // Stated again as it is known, it touches no purchase.
                    let again = try ledger.take([cheap], name: "e", at: noon + .days(2))
                    #expect(counts(again) == [1, 0, 1, 0])
                    #expect(try ledger.rowsWaitingForRun().values.allSatisfy { $0 == 0 })
                }
            },
            .ledger("a merge that closes a cycle is refused with its line") { ledger in
                let into = { (target: String) in { (row: inout UserRow) in row.mergedInto = UserID(target) } }
                try ledger.take([user("a", into("b"))], name: "first")
                let rows = [user("b", into("c")), user("c", into("a")), user("d", into("d"))]
                #expect(counts(try ledger.take(rows, name: "second")) == [3, 1, 0, 2])
                #expect(try rejected(in: ledger) == ["2 merged_into merge_cycle", "3 merged_into merge_cycle"])
            },
            .ledger("a row that an older merge of its user would close a circle with is taken") { ledger in
                func into(_ target: String, _ days: Int64) -> (inout UserRow) -> Void {
                    { row in
                        row.mergedInto = UserID(target)
                        row.updatedAt = noon + .days(days)
                    }
                }
                let rows = [user("a", into("b", 1)), user("a", into("c", 3)), user("b", into("a", 2))]
                let readAt = noon + .days(3)
                let first = try ledger.take(rows, name: "first", at: readAt)
                #expect(counts(first) == [3, 3, 0, 0])
                // Nor does one that a newer row of the user has overtaken.
                let overtaken = [user("c", into("a", 1)), user("c", into("d", 2))]
                #expect(counts(try ledger.take(overtaken, name: "2", at: readAt)) == [2, 1, 0, 1])
                let older = try ledger.take([user("c", into("b", 1))], name: "3", at: readAt)
                #expect(counts(older) == [1, 1, 0, 0])
            },
            .ledger("of content that comes again only the rows are read that were refused") { ledger in
                #expect(try counts(takeCredits(refusing: [3, 4], into: ledger)) == [4, 2, 0, 2])
                // The same bytes, read with a column for order ids: every row reads otherwise.
                #expect(try takeCredits(order: "o", refusing: [4], into: ledger) == .refusedBefore(lines: [3, 4]))
                #expect(try files(in: ledger) == ["a 4 2 0 2"])
                let again = try takeCredits(order: "o", refusing: [1, 4], lines: [3, 4], into: ledger)
                #expect(counts(again) == [4, 1, 2, 1])
                try ledger.night(noon)
                let orders = try ledger.liveCredits { [$0.transactionID.rawValue, $0.orderID?.rawValue] }
                #expect(orders == ["1|-", "2|-", "3|o"])
                #expect(try takeCredits(order: "o", into: ledger) == .refusedBefore(lines: [4]))
            },
            .ledger("so it is where more rows were refused than are listed") { ledger in
                let refused = Set(2...(RejectionList.listedMax + 3))
                let count = refused.count + 2
                let first = try takeCredits(count, refusing: refused, into: ledger)
                #expect(counts(first) == [count, 2, 0, refused.count])
                guard case .refusedBefore(let lines) = try takeCredits(count, order: "o", into: ledger) else {
                    Issue.record("All rows were read again.")
                    return
                }
                #expect(lines.count == refused.count && refused.allSatisfy(lines.contains))
            },
            .ledger("a file refused as a whole accounts for all its records") { ledger in
                let result = try ledger.importFile(IncomingFile(kind: .credits, name: "a", importedAt: noon)) { batch in
                    try batch.reject(
                        RejectedRow(file: "a", line: 0, field: "user_id", rule: "missing_column", message: "No.")
                    )
                    return FileTally(digest: ContentDigest(hex: "a"), byteCount: 9, recordCount: 7, isReadByRow: false)
                }
                #expect(counts(result) == [7, 0, 0, 7])
                #expect(try rejected(in: ledger) == ["0 user_id missing_column"])
                #expect(try files(in: ledger) == ["a 7 0 0 7"])
                // The same bytes under other columns.
                #expect(counts(try ledger.take([credit("1", to: "u1")], name: "a")) == [1, 1, 0, 0])
            },
            .ledger("records are missing of a refused file of credits until its bytes, or its name, came in") {
                ledger in
                func refuse(_ name: String, _ digest: String) throws {
                    _ = try ledger.importFile(IncomingFile(kind: .credits, name: name, importedAt: noon)) { batch in
                        let rule = "missing_column"
                        try batch.reject(RejectedRow(file: name, line: 0, field: "user_id", rule: rule, message: "No."))
                        let digest = ContentDigest(hex: digest)
                        return FileTally(digest: digest, byteCount: 9, recordCount: 1, isReadByRow: false)
                    }
                }
                for name in ["a", "b", "c"] { try refuse(name, name + name) }
                // Of the inbox, where it waits under the first digits of its digest.
                try refuse("credits/d", "0123456789ab")
                func missing(waiting: [String] = []) throws -> [String] {
                    try ledger.cutOffFiles(after: noon - .days(1), waiting: waiting)[.credits, default: []]
                }
                #expect(try missing(waiting: ["01234567-d"]) == ["a", "b", "c", "credits/d"])
                #expect(try missing() == ["a", "b", "c"])
                // Under the same name, by other columns, and as what it is.
                try ledger.take([credit("1", to: "u1")], name: "a")
                #expect(try missing() == ["b", "c"])
                for (name, kind) in [("other", IntakeKind.credits), ("c", .users)] {
                    let digest = ContentDigest(hex: name == "c" ? "cc" : "bb")
                    _ = try ledger.importFile(IncomingFile(kind: kind, name: name, importedAt: noon)) { _ in
                        FileTally(digest: digest, byteCount: 9, recordCount: 0)
                    }
                }
                #expect(try missing() == [])
            },
            .ledger("of a file refused as a whole every row is read again, be it a single one") { ledger in
                let refused = try ledger.importFile(IncomingFile(kind: .credits, name: "a", importedAt: noon)) {
                    batch in
                    let rule = "missing_column"
                    try batch.reject(RejectedRow(file: "a", line: 0, field: "user_id", rule: rule, message: "No."))
                    return FileTally(digest: ContentDigest(hex: "a"), byteCount: 9, recordCount: 1, isReadByRow: false)
                }
                #expect(counts(refused) == [1, 0, 0, 1])
                #expect(try counts(takeCredits(1, into: ledger)) == [1, 1, 0, 0])
            },
            .ledger("credits are covered until a moment, said once") { ledger in
                try ledger.cover(creditsUntil: noon)
                try ledger.cover(creditsUntil: noon)
                #expect(try ledger.creditCoverage(asOf: noon + hour).watermark == noon)
                // Never taken back.
                try ledger.cover(creditsUntil: noon - hour)
                #expect(try ledger.creditCoverage(asOf: noon + hour).watermark == noon)
            },
            .ledger("rejections of one rule beyond a thousand are counted, not kept one by one") { ledger in
                let result = try ledger.importFile(IncomingFile(kind: .credits, name: "a", importedAt: noon)) { batch in
                    for line in 2...2_501 {
                        let rule = line <= 2_401 ? "missing_value" : "invalid_time"
                        try batch.reject(
                            RejectedRow(file: "a", line: line, field: "user_id", rule: rule, message: "Fix it.")
                        )
                    }
                    return FileTally(digest: ContentDigest(hex: "a"), byteCount: 9, recordCount: 2_500)
                }
                #expect(counts(result) == [2_500, 0, 0, 2_500])
                let rows = try ledger.all { try ledger.rejectedRows(.all(since: nil, until: nil), $0) }
                #expect(rows.count == 1_101)
                #expect(
                    rows.filter { $0.count > 1 }.map { "\($0.line) \($0.field) \($0.rule) \($0.count)" }
                        == ["1002  missing_value 1400"]
                )
                let run = try ledger.openRun(RunStart(noon))
                let totals = try ledger.bookTotals(run: run, asOf: noon)
                #expect(totals.rejectedRows == 2_500)
                #expect(totals.unlistedRejectedRows == 1_400)
                #expect(totals.rejectedRowLines == 1_101)
            },
        ]
    }
}

private struct FileChangedWhileRead: Error {}

/// The files of the next report, each with its records: all, accepted, duplicate, refused.
private func files(in ledger: any LedgerEngine) throws -> [String] {
    let run = try ledger.openRun(RunStart(noon))
    return try ledger.importedFiles(for: run)
        .map { "\($0.name) \($0.records) \($0.accepted) \($0.duplicates) \($0.rejected)" }
}

private func rejected(in ledger: any LedgerEngine) throws -> [String] {
    try ledger.all { try ledger.rejectedRows(.all(since: nil, until: nil), $0) }
        .map { "\($0.line) \($0.field) \($0.rule)" }
}

/// What the missing orders cost.
private func prices(in ledger: any LedgerEngine) throws -> [Int64?] {
    try ledger.all { try ledger.lostOrders($0) }.map { $0.price?.milliunits }
}

/// Imports a file of credits, always of the same content.
private func takeCredits(
    _ count: Int = 4,
    order: String? = nil,
    refusing refused: Set<Int> = [],
    lines: LineNumbers? = nil,
    into ledger: any LedgerEngine
) throws -> FileImportResult {
    var file = IncomingFile(kind: .credits, name: "a", importedAt: noon)
    file.lines = lines
    return try ledger.importFile(file) { batch in
        for line in 1...count {
            if refused.contains(line) {
                try batch.reject(RejectedRow(file: "a", line: line, field: "credited_at", rule: "zone", message: "."))
            } else {
                try batch.add(credit("\(line)", to: "u1") { $0.orderID = order.map { OrderID($0) } }, line: line)
            }
        }
        return FileTally(digest: ContentDigest(hex: "a"), byteCount: 9, recordCount: count)
    }
}
