import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What notifications say and point at, signed or not.
    static var notifications: [Promise] {
        [
            .ledger("what an unsigned notification names is pointed at until Apple has stated it") { ledger in
                try ledger.takeNotifications("one")
                let due = try ledger.due()[0]
                let pointers = [
                    EvidenceAnswer.Pointer(TransactionID("1"), environment: .production, bundleID: BundleID("a.b")),
                    EvidenceAnswer.Pointer(TransactionID("2")),
                ]
                try ledger.record([answer(due, pointing: pointers)], asOf: noon)
                #expect(try pointed(ledger) == ["1|Production|a.b", "2|-|-"])
                // Read once: a second look could not say more.
                #expect(try ledger.due(at: noon + hour, includingNotDue: true).isEmpty)
                // A word that nobody signed is no claim and no purchase.
                #expect(try ledger.claims("1", "2") == [] && ledger.purchaseHistories(of: TransactionID("1")).isEmpty)

                // A backend's statement is not Apple's.
                try ledger.take([payment("1")], name: "b")
                #expect(try pointed(ledger).count == 2)

                try ledger.take([submission("receipt", user: "u")], name: "c")
                try ledger.verify("1")
                #expect(try pointed(ledger) == ["2|-|-"])
                try ledger.take([submission("another", user: "u")], name: "d")
                try ledger.verify("2")
                #expect(try pointed(ledger).isEmpty)
                let outcomes = try ledger.bookTotals(run: RunID(1), asOf: noon).evidenceByOutcome
                #expect(outcomes == ["empty": 1, "verified": 2])
            },
            .ledger("a refund that is pointed at waits for Apple to state it, or a later signed transaction") {
                ledger in
                try ledger.takeNotifications("one", "two")
                let due = try ledger.due()
                try ledger.record(
                    zip(due, ["1", "2"]).map { piece, id in
                        answer(piece, type: "REFUND", pointing: [.init(TransactionID(id), isRevocation: true)])
                    },
                    asOf: noon
                )
                func state(
                    _ id: String,
                    at moment: Instant,
                    by source: EvidenceSource = .appReceipt,
                    revoked: Bool = false
                ) throws {
                    let name = "\(id) \(moment) \(source) \(revoked)"
                    try ledger.take([submission("receipt \(name)", user: "u")], name: name)
                    let due = try ledger.due()[0]
                    var answer = EvidenceAnswer.verified(due, form: .appReceipt, [id])
                    answer.statements = answer.statements.map { statement in
                        var facts = statement.facts
                        facts.revocation = revoked ? Revocation(date: moment) : nil
                        return TransactionStatement(
                            transaction: statement.transaction,
                            source: source,
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
                #expect(try pointed(ledger) == ["1|-|-", "2|-|-"])
                try state("1", at: noon - hour, revoked: true)
                #expect(try pointed(ledger) == ["2|-|-"])
                try state("2", at: noon)
                #expect(try pointed(ledger) == ["2|-|-"])
                try state("2", at: noon, by: .signedTransaction)
                #expect(try pointed(ledger).isEmpty)
            },
            .ledger(
                "what an unsigned notification names is asked about again once Apple has stated what it did not know"
            ) {
                ledger in
                try ledger.takeNotifications("one")
                let due = try ledger.due()[0]
                let transaction = TransactionID("1")
                let pointer = EvidenceAnswer.Pointer(transaction, environment: .production, isRevocation: true)
                try ledger.record([answer(due, type: "REFUND", pointing: [pointer])], asOf: noon)
                try ledger.answerNotFound("1", by: BundleID("a.b"), at: noon + .days(1))
                #expect(try pointed(ledger, at: noon + .days(30)).isEmpty)
                let waiting = try ledger.all { try ledger.unverified($0) }
                #expect(waiting.map(\.attempts) == [1] && waiting.map(\.lastAnswer) == ["not_found"])

                try ledger.take([submission("receipt", user: "u")], name: "b")
                try ledger.verify("1")
                #expect(try pointed(ledger, at: noon + .days(7)).isEmpty)
                #expect(try pointed(ledger, at: noon + .days(8)) == ["1|Production|-"])
            },
            .ledger("an unsigned notification that waits is told by a transaction it names") { ledger in
                try ledger.takeNotifications("one", "two")
                let due = try ledger.due()
                let pointers = ["7", "10"].map {
                    EvidenceAnswer.Pointer(TransactionID($0), environment: .sandbox)
                }
                try ledger.record([answer(due[0], pointing: pointers)], asOf: noon)
                let waiting = try ledger.all { try ledger.unverified($0) }
                let told = waiting.map { "\($0.transactionID?.rawValue ?? "-") \($0.environment ?? "-")" }
                #expect(told.sorted() == ["- -", "10 Sandbox"])
            },
            .ledger("what an unsigned notification names is found by its transaction until Apple has stated it") {
                ledger in
                try ledger.takeNotifications("one")
                let pointers = [
                    EvidenceAnswer.Pointer(TransactionID("1"), environment: .production, isRevocation: true),
                    EvidenceAnswer.Pointer(TransactionID("2"), bundleID: BundleID("a.b")),
                ]
                try ledger.record([answer(try ledger.due()[0], type: "REFUND", pointing: pointers)], asOf: noon)
                func noticed(_ query: String?, naming ids: String...) throws -> [String] {
                    let found = try ledger.lookup(query, naming: ids.map { TransactionID($0) })
                    return found.notices.map {
                        "\($0.transactionID) \($0.environment ?? "-") \($0.bundleID ?? "-") \($0.statesRefund) \($0.receivedAt)"
                    }
                }
                #expect(try noticed("1") == ["1 Production - true \(noon.text)"])
                #expect(try noticed("2") == ["2 - a.b false \(noon.text)"])
                #expect(try noticed(nil, naming: "1", "2").count == 2 && noticed("3").isEmpty)

                // Of a purchase that a user owns, too.
                try ledger.take([user("u")], name: "users")
                try ledger.take([payment("1") { $0.userID = UserID("u") }], name: "payments")
                try ledger.night(noon + hour)
                #expect(try noticed("u").count == 1)

                try ledger.take([submission("receipt", user: "u")], name: "uploads")
                try ledger.verify("2")
                #expect(try noticed("2").isEmpty && noticed("1").count == 1)
                #expect(try ledger.lookup("1", naming: []).notices.map(\.notFoundAt) == [nil])
                try ledger.answerNotFound("1", by: BundleID("a.b"), at: noon + .days(1))
                #expect(try ledger.lookup("1", naming: []).notices.map(\.notFoundAt) == [(noon + .days(1)).text])
            },
            .ledger("an enclosed receipt becomes evidence of its own, once and without a user") { ledger in
                try ledger.takeNotifications("one", "two")
                let due = try ledger.due()
                try ledger.record(due.map { answer($0, pointing: [], enclosing: "receipt") }, asOf: noon)
                let enclosed = try ledger.due(after: due[1].place)
                #expect(enclosed.map { String(decoding: $0.bytes, as: UTF8.self) } == ["receipt"])
                #expect(enclosed.map(\.origin) == [.client])
                let waiting = try ledger.all { try ledger.unverified($0) }
                #expect(waiting.map(\.subject) == ["receipt"] && waiting.map(\.userID) == [nil])
                #expect(waiting.map(\.receivedAt) == [noon])
                // Nothing to ask about: closed.
                let outcomes = try ledger.bookTotals(run: RunID(1), asOf: noon).evidenceByOutcome
                #expect(outcomes == ["empty": 2, "pending": 1])
            },
            .ledger("notifications are counted by type, repeated deliveries once, unknown types by name") { ledger in
                try ledger.takeNotifications("1", "2", "3", "4", "5", isSigned: true)
                let due = try ledger.due()
                let notices: [EvidenceAnswer.Notice] = [
                    .init(type: "REFUND", uuid: "a", isKnown: true), .init(type: "REFUND", uuid: "a", isKnown: true),
                    .init(type: "REFUND", uuid: "b", isKnown: true), .init(type: "NOVELTY", uuid: "c", isKnown: false),
                    .init(type: "EXPIRED", subtype: "BOREDOM", uuid: "d", isKnown: false),
                ]
                try ledger.record(
                    zip(due, notices).map { piece, notice in
                        var answer = EvidenceAnswer(evidenceID: piece.id, form: .notification, outcome: .empty)
                        answer.notice = notice
                        return answer
                    },
                    asOf: noon
                )
                let totals = try ledger.bookTotals(run: RunID(1), asOf: noon)
                #expect(totals.notificationsByType == ["REFUND": 2, "NOVELTY": 1, "EXPIRED": 1])
                #expect(totals.unknownNotifications == ["NOVELTY": 1, "EXPIRED BOREDOM": 1])
            },
        ]
    }
}

extension LedgerEngine {
    fileprivate func takeNotifications(_ bodies: String..., isSigned: Bool = false) throws {
        try take(bodies.map { notification($0, isSigned: isSigned) }, name: "a")
    }
}

private func answer(
    _ due: DueEvidence,
    type: String = "DID_RENEW",
    pointing pointers: [EvidenceAnswer.Pointer],
    enclosing receipt: String? = nil
) -> EvidenceAnswer {
    var answer = EvidenceAnswer(evidenceID: due.id, form: .notificationV1, outcome: .pending)
    answer.rule = "needs_apple"
    answer.notice = EvidenceAnswer.Notice(type: type, isKnown: true)
    answer.pointers = pointers
    answer.enclosed = receipt.map { [Array($0.utf8)] } ?? []
    answer.isAttempt = false
    return answer
}

/// What Apple is to be asked about because unsigned notifications name it.
private func pointed(_ ledger: any LedgerEngine, at moment: Instant = noon) throws -> [String] {
    let policy = askingPolicy(of: [BundleID("a.b")], grace: hour)
    return try ledger.openQuestions(policy, asOf: moment).due.filter { $0.reason == .pointer }.map { question in
        "\(question.transactionID)|\(question.environment?.rawValue ?? "-")|\(question.bundleID?.rawValue ?? "-")"
    }
}
