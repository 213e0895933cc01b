import Ledger
import ReconciliationCore
import TestSupport
import Testing

@Suite struct VerifyContractTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: Engine.allCases)
    func `evidence is due in pages until its answer is final`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take((1...5).map { submission("receipt \($0)", user: "u") }, name: "a")
        let first = try ledger.dueEvidence(after: 0, limit: 3, asOf: noon, includingNotDue: false)
        let rest = try ledger.dueEvidence(after: first[2].id, limit: 3, asOf: noon, includingNotDue: false)
        #expect(first.count == 3 && rest.count == 2)

        var later = EvidenceAnswer(evidenceID: first[0].id, form: "app_receipt", outcome: .pending)
        later.rule = "http_503"
        later.nextAttemptAt = noon + hour
        let refused = EvidenceAnswer(evidenceID: first[1].id, form: "app_receipt", outcome: .refused)
        try ledger.record([later, refused], asOf: noon)

        #expect(try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false).count == 3)
        #expect(try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: true).count == 4)
        let dueAgain = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon + hour, includingNotDue: false)
        #expect(dueAgain.map(\.attempts) == [1, 0, 0, 0])
    }

    @Test(arguments: Engine.allCases)
    func `a final answer stands`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([submission("receipt", user: "u1")], name: "a")
        let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)[0]
        try ledger.record([.verified(due, form: "app_receipt", ["1", "2"])], asOf: noon)
        let look = "SELECT outcome, form, attempt_count, last_attempt_at, row_count FROM evidence"
        let before = try ledger.rows(look)
        try ledger.record([EvidenceAnswer(evidenceID: due.id, form: "unknown", outcome: .refused)], asOf: noon + hour)
        try ledger.record([.verified(due, form: "app_receipt", ["3"])], asOf: noon + hour)
        #expect(try ledger.rows(look) == before)
        #expect(try ledger.count("transaction_alias") == 2)
    }

    @Test(arguments: Engine.allCases)
    func `rows inside a piece are posted or set aside by a named rule`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([submission("receipt", user: "u1")], name: "a")
        let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)[0]
        var answer = EvidenceAnswer.verified(due, form: "app_receipt", ["1", "2", "1"])
        answer.rowCount = 4
        answer.setAside = [EvidenceAnswer.SetAside(rule: "implausible_quantity", detail: "row 4")]
        try ledger.record([answer], asOf: noon)
        #expect(try ledger.rows("SELECT row_count, posted_count, set_aside_count FROM evidence") == ["4|2|2"])
        #expect(
            try ledger.rows("SELECT rule, detail FROM set_aside_row ORDER BY position")
                == ["implausible_quantity|row 4", "duplicate_transaction_row|Production 1"]
        )
        #expect(try ledger.count("dirty_alias") == 2)
    }

    @Test(arguments: Engine.allCases)
    func `a claim is proven by its own evidence only`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take(
            [
                submission("receipt", user: "owner", named: "1"), submission("receipt", user: "liar", named: "9"),
                submission(nil, user: "bare", named: "1"),
            ],
            name: "a"
        )
        try ledger.verify("1", "2")
        #expect(
            try ledger.rows("SELECT claimant, state FROM claim ORDER BY claimant")
                == ["bare|pending", "liar|pending", "owner|proven"]
        )
        #expect(try ledger.rows("SELECT user_text FROM submission WHERE claim_is_proven = 1") == ["owner"])
    }

    @Test(arguments: Engine.allCases)
    func `a claim is proven alike when its evidence had been verified before`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([submission("receipt", user: "first")], name: "a")
        try ledger.verify("1", "2")
        try ledger.change("DELETE FROM dirty_alias")
        try ledger.take([submission("receipt", user: "second", named: "2")], name: "b")
        #expect(try ledger.rows("SELECT claimant, transaction_id, state FROM claim") == ["second|2|proven"])
        #expect(try ledger.count("dirty_alias") == 2)
    }

    @Test(arguments: Engine.allCases)
    func `a signed transaction without a named one claims itself`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([submission("jws", user: "u1")], name: "a")
        try ledger.verify(form: "signed_transaction", "1")
        #expect(try ledger.rows("SELECT claimant, transaction_id, state FROM claim") == ["u1|1|proven"])
        #expect(
            try ledger.rows("SELECT named_transaction_id, claim_is_proven, claim_id IS NOT NULL FROM submission")
                == ["1|1|1"]
        )
    }

    @Test(arguments: Engine.allCases)
    func `a name belongs to the named transaction, else to the only one inside`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([submission("one", user: "u1", username: "n1")], name: "a")
        try ledger.verify("1")
        let rows = [
            submission("two", user: "u2", username: "n2"),
            submission("two", user: "u3", named: "3", username: "n3"), submission("two", user: "u4", named: "3"),
        ]
        try ledger.take(rows, name: "b")
        try ledger.verify("2", "3")
        #expect(
            try ledger.rows("SELECT user_text, name_transaction_id FROM submission ORDER BY user_text")
                == ["u1|1", "u2|-", "u3|3", "u4|-"]
        )
    }

    @Test(arguments: Engine.allCases)
    func `a notification stays one whatever is inside`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let bodies = [("jws", true), ("{}", false)].map { text, isSigned in
            IntakeRow.notification(NotificationRow(body: Array(text.utf8), isSigned: isSigned, receivedAt: noon))
        }
        try ledger.take(bodies, kind: .notifications, name: "a")
        let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)
        #expect(due.map(\.origin) == [.notification, .notification])
        try ledger.record([.verified(due[0], form: "signed_transaction", ["1"])], asOf: noon)
        #expect(
            try ledger.rows("SELECT form FROM evidence ORDER BY evidence_id") == ["notification", "notification_v1"]
        )
    }

    @Test(arguments: Engine.allCases)
    func `a page of due evidence ends by bytes too, and each piece comes once`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let lengths = [10, 400, 10, 20, 2_000, 30, 30, 30]
        for (index, length) in lengths.enumerated() {
            let text = String(repeating: "x", count: length - 1) + "\(index)"
            try ledger.take([submission(text)], name: "\(index)")
        }
        var pages: [[Int]] = []
        var last: Int64 = 0
        while true {
            let limit = PageLimit(pieces: 3, bytes: 430)
            let page = try ledger.dueEvidence(after: last, limit: limit, asOf: noon, includingNotDue: false)
            guard let end = page.last else { break }
            last = end.id
            pages.append(page.map(\.bytes.count))
        }
        // By bytes, by the piece that is longer than a page, and by the number of pieces.
        #expect(pages == [[10, 400, 10], [20], [2_000], [30, 30, 30]])
    }
}
