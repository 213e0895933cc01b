import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// The rows of reports and exports: which there are, in which order, page by page.
    static var lists: [Promise] {
        [
            .books(
                "lost orders come by date, environment, bytes of the transaction, unknown dates last of the white ones"
            ) {
                books in
                func bought(_ id: String, _ environment: StoreEnvironment = .production, days: Int64?) -> Inside {
                    inside(id, environment) { facts in facts.purchaseDate = days.map { noon + .days($0) } }
                }
                let bought5 = [
                    bought("9", days: nil), bought("10", .sandbox, days: -1), bought("9b", days: -1),
                    bought("10b", days: -1), bought("1", days: -2),
                ]
                try books.upload("r", sender(), all: bought5)
                try books.night(2) { $0.environments = [.production, .sandbox] }
                let ledger = books.ledger
                let lost = try ledger.all(rowsMax: 2) { try ledger.lostOrders($0) }.map(\.transactionID.rawValue)
                #expect(lost == ["1", "10b", "9b", "10"])
                let white = try ledger.all(rowsMax: 2) { try ledger.whiteList($0) }.map(\.transactionID.rawValue)
                #expect(white == ["1", "10b", "9b", "10", "9"])
                #expect(try ledger.lookup(nil, naming: [TransactionID("9")]).purchases.map(\.state) == ["expected"])
            },
            .books("a lost order has its purchase, its owner and its case") { books in
                try books.take(.users, user("u1") { $0.accountName = "Zhang San" })
                let bought = inside("1") { facts in
                    facts.price = Price(milliunits: 6000, currency: "CNY")
                    facts.quantity = 3
                }
                try books.upload("r", sender("u1") { $0.transactionID = TransactionID("1") }, bought)
                try books.night(2)
                for step in [CaseAction.Step.assign(to: "li"), .assign(to: "wang"), .note("called")] {
                    try books.act(step, of: "1")
                }
                let order = try #require(try books.ledger.all { try books.ledger.lostOrders($0) }.first)
                #expect(order.ownerUserID == UserID("u1") && order.ownerAccountName == "Zhang San")
                #expect(order.ownerBasis == "claimed_by" && order.ownerStrength == "strong")
                #expect(order.price == Price(milliunits: 6000, currency: "CNY") && order.priceSource == "signed")
                #expect(
                    order.quantity == 3 && order.cause == "claimed_not_credited" && order.nextStep == "credit_owner"
                )
                #expect(order.evidenceGrade == "signed" && order.evidenceSource == "app_receipt")
                #expect(order.caseStatus == "assigned" && order.assignee == "wang")
            },
            .ledgers("the latest action says where a case stands") { ledgers in
                let assigned = CaseAction.Step.assign(to: "li")
                let resolved = CaseAction.Step.resolve(.movedToOwner, user: nil, note: nil)
                let reopened = CaseAction.Step.reopen(note: nil)
                let histories: [([CaseAction.Step], String, String?)] = [
                    ([], "open", nil),
                    ([.note("rang")], "open", nil),
                    ([assigned], "assigned", "li"),
                    ([assigned, resolved], "resolved", "li"),
                    ([resolved, reopened], "reopened", nil),
                    ([assigned, resolved, reopened, .note("rang")], "reopened", "li"),
                    ([resolved, reopened, assigned], "assigned", "li"),
                ]
                for (steps, status, assignee) in histories {
                    let books = NightlyBooks(try ledgers.empty())
                    let token = "11111111-1111-4111-8111-111111111111"
                    try books.take(.users, user("u1") { $0.appAccountToken = token })
                    try books.upload("r", sender(), inside("1") { $0.accountToken = token })
                    try books.take(.credits, delivery("1", to: "u2"))
                    try books.night(2)
                    for step in steps { try books.act(step, on: .ownerMismatch, of: "1") }
                    let row = try #require(try books.ledger.all { try books.ledger.exceptions($0) }.first)
                    #expect(row.caseStatus == status && row.assignee == assignee, "\(steps)")
                }
            },
            .ledger("a credit without purchase is named by its own transaction, in the report and in the export") {
                ledger in
                try ledger.take([submission("forged", user: "u1"), submission("good")], name: "r")
                let due = try ledger.due()
                let good = EvidenceAnswer.verified(due[1], form: .appReceipt, ["200", "201"])
                try ledger.record([.refused(due[0], rule: "signature_mismatch"), good], asOf: noon)
                let credits = [
                    credit("77", to: "u1") { $0.orderID = OrderID("o") }, credit("200", to: "u2"),
                    credit("201", to: "u2"),
                ]
                try ledger.take(credits, name: "c")
                try ledger.judge(1)
                let rows = try ledger.all(rowsMax: 1) { try ledger.exceptions($0) }
                #expect(rows.map(\.kind) == ["forged_receipt", "unproven_credit"])
                #expect(rows.map { $0.transactionID?.rawValue } == [nil, "77"])
                #expect(rows.last?.creditOrderID == OrderID("o") && rows.last?.creditedUserID == UserID("u1"))
                #expect(try ledger.findings().map(\.finding) == rows)
            },
            .ledger(
                "evidence without answer has a row for each submission, a pending claim one, a notification its own"
            ) {
                ledger in
                func upload(_ evidence: String, _ id: String?, hours: Int64, named: String? = nil) -> IntakeRow {
                    .submission(
                        sender("u1") { row in
                            row.evidence = Array(evidence.utf8)
                            row.submissionID = id
                            row.transactionID = named.map { TransactionID($0) }
                            row.receivedAt = noon - .hours(hours)
                        }
                    )
                }
                try ledger.take(
                    [
                        upload("open", "x1", hours: 1), upload("open", nil, hours: 2, named: "1"),
                        upload("good", "x3", hours: 0, named: "1"),
                    ],
                    name: "uploads"
                )
                try ledger.take([notification("jws", isSigned: true)], name: "notifications")
                let due = try ledger.due()
                var open = EvidenceAnswer(evidenceID: due[0].id, form: .appReceipt, outcome: .pending)
                open.rule = "http_503"
                var given = EvidenceAnswer(evidenceID: due[2].id, form: .notification, outcome: .unverifiable)
                given.isAttempt = false
                try ledger.record([open, .verified(due[1], form: .appReceipt, ["2"]), given], asOf: noon)
                try ledger.record([open], asOf: noon + hour)
                let rows = try ledger.all(rowsMax: 2) { try ledger.unverified($0) }
                // By environment and transaction, then by what it is.
                #expect(rows.map(\.subject) == ["notification", "receipt", "claim", "receipt"])
                #expect(rows.map(\.userID) == [nil, "u1", "u1", "u1"])
                #expect(rows.map(\.submissionID) == [nil, "x1", nil, nil])
                #expect(rows.map(\.attempts) == [0, 2, 0, 2])
                #expect(rows.map(\.outcome) == ["unverifiable", "pending", "pending", "pending"])
                #expect(rows[2].transactionID == TransactionID("1") && rows[2].receivedAt == noon - .hours(2))
            },
            .ledgers("refused rows are those of no report yet, or of the report that is written again") { ledgers in
                for ending in [RunState.published, .failed] {
                    let ledger = try ledgers.empty()
                    func refused(of run: RunID) throws -> [String] {
                        try ledger.all { try ledger.rejectedRows(.ofRun(run), $0) }.map(\.file)
                    }
                    func close(_ run: RunID, _ state: RunState) throws {
                        try ledger.closeRun(run, as: RunEnding(state, exitStatus: 0, finishedAt: noon, summary: "{}"))
                    }
                    try ledger.takeRefused("file1", at: noon)
                    let first = try ledger.openRun(RunStart(noon))
                    try close(first, .published)
                    try ledger.takeRefused("file2", at: noon + hour)
                    let second = try ledger.openRun(RunStart(noon + hour))
                    #expect(try refused(of: first) == ["file1"] && refused(of: second) == ["file2"])
                    try close(second, ending)
                    try ledger.takeRefused("file3", at: noon + hour)
                    #expect(try refused(of: second) == (ending == .published ? ["file2"] : ["file2", "file3"]))
                    let totals = try ledger.bookTotals(run: second, asOf: noon + hour)
                    #expect(totals.rejectedRows == (ending == .published ? 1 : 2))
                    #expect(totals.duplicateRows == (ending == .published ? 1 : 2))
                }
            },
            .ledger("the export of refused rows takes a span, its end exclusive") { ledger in
                for place: Int64 in 0...2 { try ledger.takeRefused("file\(place)", at: noon + .hours(place)) }
                func refused(since: Instant?, until: Instant?) throws -> [String] {
                    try ledger.all { try ledger.rejectedRows(.all(since: since, until: until), $0) }.map(\.file)
                }
                #expect(try refused(since: noon, until: noon + hour) == ["file0"])
                #expect(try refused(since: nil, until: nil) == ["file0", "file1", "file2"])
            },
            .ledger("the white list says where each purchase stands") { ledger in
                func paid(_ id: String, at moment: Instant) -> IntakeRow { payment(id) { $0.purchaseDate = moment } }
                let rows = [
                    paid("1", at: noon + .days(10) - hour), paid("2", at: noon + .days(8) + hour), paid("3", at: noon),
                    paid("4", at: noon + hour),
                ]
                try ledger.take(rows, name: "payments")
                let credits = [
                    credit("900", to: "u", at: noon - .days(1)), credit("901", to: "u", at: noon + .days(8)),
                ]
                try ledger.take(credits, name: "credits")
                let first = try ledger.night(noon + .days(10))
                try ledger.act(
                    .resolve(.belowThreshold, user: nil, note: nil),
                    on: ledger.caseID(of: "4"),
                    at: noon + .days(10)
                )
                try ledger.night(noon + .days(10) + hour)
                let white = try ledger.all { try ledger.whiteList($0) }
                #expect(white.map(\.transactionID.rawValue) == ["3", "4", "2", "1"])
                #expect(white.map(\.state) == ["missing_credit", "parked", "expected", "expected"])
                #expect(white.allSatisfy { $0.runID == first && $0.quantity == 1 && $0.ownerBasis == "unknown" })
            },
            .books("the black list has a row for each live credit, under the id the credit names") { books in
                try books.upload("r", sender(), inside("1", of: "gems"), inside("2", .sandbox, days: -1))
                try books.take(
                    .credits,
                    delivery("1", to: "u1"),
                    delivery("2", to: "u1") { $0.environment = .sandbox },
                    delivery("3", to: "u1") { $0.productID = ProductID("stated") },
                    delivery("1", to: "u2"),
                    delivery("1", to: "u2", days: 1) { $0.status = .withdrawn }
                )
                try books.night(2)
                let rows = try books.ledger.all(rowsMax: 2) { try books.ledger.blackList($0) }
                #expect(rows.map(\.state) == ["excluded", "matched", "unmatched"])
                #expect(rows.map(\.transactionID.rawValue) == ["2", "1", "3"])
                #expect(rows[1].productID == ProductID("gems"))
                #expect(rows.map(\.environment) == ["Sandbox", "Production", nil])
            },
            .ledger("moves come in their order, from since to before until") { ledger in
                for day: Int64 in 0...2 {
                    try ledger.take([payment("\(day)")], name: "\(day)", at: noon + .days(day))
                    try ledger.night(noon + .days(day))
                }
                let all = try ledger.all(rowsMax: 2) { try ledger.moves(since: nil, until: nil, $0) }
                #expect(all.map(\.transactionID.rawValue) == ["0", "1", "2"])
                #expect(zip(all, all.dropFirst()).allSatisfy { $0.sequence < $1.sequence })
                let some = try ledger.all { try ledger.moves(since: noon + .days(1), until: noon + .days(2), $0) }
                #expect(some.map(\.transactionID.rawValue) == ["1"])
            },
            .ledger("what the receiver throws comes back as it is, and the listing can be begun again") { ledger in
                struct ReaderGone: Error {}
                try ledger.takeTwoMissing()
                try ledger.night(noon + .days(2))
                #expect(throws: ReaderGone.self) {
                    try eachRow(rowsMax: 1, { try ledger.whiteList($0) }) { _ in throw ReaderGone() }
                }
                #expect(try ledger.all(rowsMax: 1) { try ledger.whiteList($0) }.count == 2)
            },
            .missing("findings, cases and runs can be listed") { ledger in
                func findings(since moment: Instant?) throws -> [String] {
                    try ledger.all(rowsMax: 1) { try ledger.findings(since: moment, until: nil, $0) }.map(
                        \.finding.kind
                    )
                }
                #expect(try findings(since: nil) == ["missing_credit", "missing_credit"])
                #expect(try findings(since: noon + .days(9)) == [])
                let runs = try ledger.all { try ledger.runs(since: nil, until: nil, $0) }
                #expect(runs.map(\.moves) == [2] && runs[0].actor == "night" && runs[0].auditHead?.sequence == 2)
            },
        ]
    }
}

extension LedgerEngine {
    /// Imports a file of credits with one good row, the same row again, and a row that is refused.
    fileprivate func takeRefused(_ name: String, at moment: Instant) throws {
        _ = try importFile(IncomingFile(kind: .credits, name: name, importedAt: moment)) { batch in
            for line in 2...3 { try batch.add(credit(name, to: "u"), line: line) }
            try batch.reject(RejectedRow(file: name, line: 4, field: "user_id", rule: "missing_value", message: "m"))
            return FileTally(digest: ContentDigest(hex: name), byteCount: 1, recordCount: 3)
        }
    }
}
