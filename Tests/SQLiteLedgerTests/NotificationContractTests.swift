import Ledger
import ReconciliationCore
import TestSupport
import Testing

/// What notifications say and point at, signed or not.
@Suite struct NotificationContractTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func taken(_ bodies: [String], isSigned: Bool = false, engine: Engine) throws -> any LedgerUnderTest {
        let ledger = try engine.ledger(in: folder)
        let rows = bodies.map { text in
            IntakeRow.notification(NotificationRow(body: Array(text.utf8), isSigned: isSigned, receivedAt: noon))
        }
        try ledger.take(rows, kind: .notifications, name: "a")
        return ledger
    }

    private func answer(
        _ due: DueEvidence,
        type: String = "DID_RENEW",
        pointing pointers: [EvidenceAnswer.Pointer],
        enclosing receipt: String? = nil
    ) -> EvidenceAnswer {
        var answer = EvidenceAnswer(evidenceID: due.id, form: "notification_v1", outcome: .pending)
        answer.rule = "needs_apple"
        answer.notice = EvidenceAnswer.Notice(type: type, isKnown: true)
        answer.pointers = pointers
        answer.enclosed = receipt.map { [Array($0.utf8)] } ?? []
        answer.isAttempt = false
        return answer
    }

    private let pointed = "SELECT transaction_id, environment, bundle_id, is_revocation FROM pointed_transaction"

    @Test(arguments: Engine.allCases)
    func `what an unsigned notification names is pointed at until Apple has stated it`(engine: Engine) throws {
        let ledger = try taken(["one"], engine: engine)
        let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)[0]
        let pointers = [
            EvidenceAnswer.Pointer(TransactionID("1"), environment: .production, bundleID: BundleID("a.b")),
            EvidenceAnswer.Pointer(TransactionID("2")),
        ]
        try ledger.record([answer(due, pointing: pointers)], asOf: noon)
        #expect(try ledger.rows(pointed) == ["1|Production|a.b|0", "2|-|-|0"])
        // Read once: a second look could not say more.
        #expect(try ledger.dueEvidence(after: 0, limit: 9, asOf: noon + hour, includingNotDue: true).isEmpty)
        #expect(try ledger.count("claim") == 0 && ledger.count("submission") == 0)
        #expect(try ledger.count("transaction_alias") == 0)

        // A backend's word is not Apple's.
        try ledger.take([payment("1")], kind: .payments, name: "b")
        #expect(try ledger.rows(pointed).count == 2)

        try ledger.take([submission("receipt", user: "u")], name: "c")
        try ledger.verify("1")
        #expect(try ledger.rows(pointed) == ["2|-|-|0"])
        try ledger.take([submission("another", user: "u")], name: "d")
        try ledger.verify("2")
        #expect(try ledger.rows(pointed).isEmpty)
        #expect(
            try ledger.rows("SELECT outcome, rule, form FROM evidence WHERE evidence_id = \(due.id)")
                == ["empty|not_signed|notification_v1"]
        )
    }

    @Test(arguments: Engine.allCases)
    func `a refund that is pointed at waits for Apple to state it, or anything newer`(engine: Engine) throws {
        let ledger = try taken(["one", "two"], engine: engine)
        let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)
        try ledger.record(
            zip(due, ["1", "2"]).map { piece, id in
                answer(piece, type: "REFUND", pointing: [.init(TransactionID(id), isRevocation: true)])
            },
            asOf: noon
        )
        func state(_ id: String, at moment: Instant, revoked: Bool = false) throws {
            try ledger.take(
                [submission("receipt \(id) \(moment) \(revoked)", user: "u")],
                name: "\(id) \(moment) \(revoked)"
            )
            let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)[0]
            var answer = EvidenceAnswer.verified(due, form: "app_receipt", [id])
            answer.statements = answer.statements.map { statement in
                var facts = statement.facts
                facts.revocation = revoked ? Revocation(date: moment) : nil
                return TransactionStatement(
                    transaction: statement.transaction,
                    source: statement.source,
                    grade: statement.grade,
                    statedAt: moment,
                    digest: statement.digest,
                    facts: facts
                )
            }
            try ledger.record([answer], asOf: noon)
        }
        try state("1", at: noon - hour)
        try state("2", at: noon - hour)
        #expect(try ledger.rows("SELECT transaction_id FROM pointed_transaction") == ["1", "2"])
        try state("1", at: noon - hour, revoked: true)
        #expect(try ledger.rows("SELECT transaction_id FROM pointed_transaction") == ["2"])
        try state("2", at: noon)
        #expect(try ledger.rows("SELECT transaction_id FROM pointed_transaction").isEmpty)
    }

    @Test(arguments: Engine.allCases)
    func `an enclosed receipt becomes evidence of its own, once and without a user`(engine: Engine) throws {
        let ledger = try taken(["one", "two"], engine: engine)
        let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)
        try ledger.record(due.map { answer($0, pointing: [], enclosing: "receipt") }, asOf: noon)
        let enclosed = try ledger.dueEvidence(after: due[1].id, limit: 9, asOf: noon, includingNotDue: false)
        #expect(enclosed.map { String(decoding: $0.bytes, as: UTF8.self) } == ["receipt"])
        #expect(enclosed.map(\.origin) == [.client])
        #expect(try ledger.rows("SELECT received_at FROM evidence WHERE form = 'unknown'") == ["\(noon.milliseconds)"])
        #expect(try ledger.count("submission") == 0)
        // Nothing to ask about: closed.
        #expect(try ledger.rows("SELECT DISTINCT outcome FROM evidence WHERE form = 'notification_v1'") == ["empty"])
    }

    @Test(arguments: Engine.allCases)
    func `notifications are counted by type, repeated deliveries once, unknown types by name`(engine: Engine) throws {
        let ledger = try taken(["1", "2", "3", "4", "5"], isSigned: true, engine: engine)
        let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)
        let notices: [EvidenceAnswer.Notice] = [
            .init(type: "REFUND", uuid: "a", isKnown: true), .init(type: "REFUND", uuid: "a", isKnown: true),
            .init(type: "REFUND", uuid: "b", isKnown: true), .init(type: "NOVELTY", uuid: "c", isKnown: false),
            .init(type: "EXPIRED", subtype: "BOREDOM", uuid: "d", isKnown: false),
        ]
        try ledger.record(
            zip(due, notices).map { piece, notice in
                var answer = EvidenceAnswer(evidenceID: piece.id, form: "notification", outcome: .empty)
                answer.notice = notice
                return answer
            },
            asOf: noon
        )
        let totals = try ledger.bookTotals(run: RunID(1), asOf: noon)
        #expect(totals.notificationsByType == ["REFUND": 2, "NOVELTY": 1, "EXPIRED": 1])
        #expect(totals.unknownNotifications == ["NOVELTY": 1, "EXPIRED BOREDOM": 1])
    }
}
