import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What Apple is asked about, what is kept of its answers, and when a question is put again.
    static var questions: [Promise] {
        [
            // MARK: Claims
            .ledger("a claim its evidence does not support is asked about until Apple knows it") { ledger in
                try ledger.take([submission("receipt", user: "u1", named: "1", at: noon)], name: "a")
                try ledger.verify("2")
                #expect(try open(ledger, at: noon) == ["claim 1"])
                try ledger.keep(page(["1"], found: ["1"]), asOf: noon)
                #expect(try open(ledger, at: noon + .days(9)) == [])
                // Known to Apple is not shown to be this user's.
                #expect(try ledger.claims("1") == ["u1|1|pending"])
                #expect(try asked(about: "1", in: ledger) == ["found 1"])
            },
            .books("a claim that names a store is asked about where the id is a purchase of the other one only") {
                books in
                try books.upload("r", sender(), inside("1", .sandbox), inside("2", .sandbox))
                func claim(_ id: String, in store: StoreEnvironment) -> IntakeRow {
                    .submission(
                        sender("u\(store.rawValue)") { row in
                            row.transactionID = TransactionID(id)
                            row.environment = store
                            row.receivedAt = noon
                        }
                    )
                }
                let claims = ["1", "2"].flatMap { id in StoreEnvironment.allCases.map { claim(id, in: $0) } }
                try books.ledger.take(claims, name: "a")
                try post(books.ledger, at: noon)
                #expect(try open(books.ledger, at: noon) == ["claim 1", "claim 2"])
                let asked = noon + .hours(24)
                try books.ledger.record([unknown("1")], policy: policy(), asOf: asked)
                try books.ledger.keep(page([], revision: nil, found: ["2"]), asOf: asked)
                #expect(try open(books.ledger, at: noon + .days(30)) == [], "the wrong store was named")
                #expect(try books.ledger.claims("1", "2").filter { $0.hasPrefix("uProduction") }.count == 2)
            },
            .ledger("a proven claim is no question") { ledger in
                try ledger.take([submission("receipt", user: "u1", named: "1", at: noon)], name: "a")
                try ledger.verify("1")
                #expect(try open(ledger, at: noon) == [])
            },
            .ledger("not found before a grace time is asked again, and after it gives the claim up") { ledger in
                try ledger.take([submission(nil, user: "u1", named: "1", at: noon)], name: "a")
                try ledger.record([unknown("1")], policy: policy(), asOf: noon + hour)
                #expect(try ledger.claims("1") == ["u1|1|pending"])
                #expect(try open(ledger, at: noon + .hours(23)) == [])
                #expect(try open(ledger, at: noon + .hours(24)) == ["claim 1"])
                try ledger.record([unknown("1")], policy: policy(), asOf: noon + .hours(24))
                #expect(try ledger.claims("1") == ["u1|1|unknown_to_apple"])
                #expect(try open(ledger, at: noon + .days(30)) == [])
            },
            .ledger("what Apple knew nothing of is known once Apple has stated it, and not by the backend's statement")
            {
                ledger in
                try ledger.take([submission(nil, user: "u1", named: "1", at: noon)], name: "a")
                try ledger.take([submission(nil, user: "u1", named: "2", at: noon)], name: "b")
                for id in ["1", "2"] { try ledger.record([unknown(id)], policy: policy(), asOf: noon + .days(2)) }
                try ledger.take([payment("1"), payment("2")], name: "p")
                try post(ledger, at: noon + .days(2))
                #expect(try ledger.claims("1", "2") == ["u1|1|unknown_to_apple", "u1|2|unknown_to_apple"])
                try ledger.take([submission("receipt", user: "u9", named: "1", at: noon)], name: "c")
                let due = try ledger.due()
                var answer = EvidenceAnswer.verified(try #require(due.first), form: .appReceipt, ["1"])
                // Not signed, and Apple's statement all the same.
                answer.statements = answer.statements.map {
                    TransactionStatement(
                        transaction: $0.transaction,
                        source: .verifyReceipt,
                        grade: .reported,
                        statedAt: $0.statedAt,
                        digest: $0.digest,
                        facts: $0.facts
                    )
                }
                try ledger.record([answer], asOf: noon)
                try post(ledger, at: noon + .days(3))
                #expect(try ledger.claims("1", "2") == ["u1|1|pending", "u9|1|proven", "u1|2|unknown_to_apple"])
            },
            .ledger("a claim is given up only when every app was asked") { ledger in
                try ledger.take([submission(nil, user: "u1", named: "1", at: noon)], name: "a")
                let both = policy("com.example.game", "com.example.reader")
                try ledger.record([unknown("1")], policy: both, asOf: noon + .days(2))
                #expect(try ledger.claims("1") == ["u1|1|pending"])
                #expect(try open(ledger, at: noon + .days(2), both) == ["claim 1"])
                try ledger.record([unknown("1", by: "com.example.reader")], policy: both, asOf: noon + .days(2))
                #expect(try ledger.claims("1") == ["u1|1|unknown_to_apple"])
            },
            .ledger("what some apps did not know before a question broke off stands beside later answers") { ledger in
                try ledger.take([submission(nil, user: "u1", named: "1", at: noon)], name: "a")
                let both = policy("com.example.game", "com.example.reader")
                let ending = QuestionResult.Ending.unanswered("budget_spent", isAttempt: false, notBefore: nil)
                let brokenOff = QuestionResult(TransactionID("1"), ending, notFoundBy: [game])
                try ledger.record([brokenOff], policy: both, asOf: noon + .hours(2))
                #expect(
                    try ledger.openQuestions(both, asOf: noon + .hours(2)).due.map(\.notFoundBy) == [[]],
                    "too early"
                )
                try ledger.record([brokenOff], policy: both, asOf: noon + .days(2))
                #expect(try ledger.claims("1") == ["u1|1|pending"])
                #expect(try ledger.openQuestions(both, asOf: noon + .days(2)).due.map(\.notFoundBy) == [[game]])
                try ledger.record([unknown("1", by: "com.example.reader")], policy: both, asOf: noon + .days(3))
                #expect(try ledger.claims("1") == ["u1|1|unknown_to_apple"])
            },
            .ledger("an unanswered question moves the next attempt, and only what counts counts") { ledger in
                try ledger.take([submission(nil, user: "u1", named: "1", at: noon)], name: "a")
                let timedOut = QuestionResult.Ending.unanswered("timed_out", isAttempt: true, notBefore: nil)
                let outage = QuestionResult.Ending.unanswered("outage", isAttempt: false, notBefore: nil)
                try ledger.record([QuestionResult(TransactionID("1"), timedOut)], policy: policy(), asOf: noon)
                #expect(try open(ledger, at: noon + Span(milliseconds: hour.milliseconds - 1)) == [])
                #expect(try open(ledger, at: noon + hour) == ["claim 1"])
                try ledger.record([QuestionResult(TransactionID("1"), outage)], policy: policy(), asOf: noon + hour)
                #expect(try open(ledger, at: noon + hour) == ["claim 1"])
                #expect(try asked(about: "1", in: ledger) == ["outage 1"])
                #expect(try ledger.claims("1") == ["u1|1|pending"])
            },
            .ledger("transactions without an answer are counted until their turn comes, each once") { ledger in
                let claims = ["u1", "u2"].map { submission(nil, user: $0, named: "1", at: noon) }
                try ledger.take(claims + [submission(nil, user: "u1", named: "4", at: noon)], name: "a")
                try ledger.take([credit("2", to: "u1", at: noon), credit("3", to: "u1", at: noon)], name: "c")
                try ledger.take([submission("receipt", at: noon)], name: "r")
                try ledger.verify("9")
                let dated = NotificationRow(body: Array("{}".utf8), isSigned: false, receivedAt: noon)
                try ledger.take([.notification(dated)], name: "n")
                try ledger.point(at: "77", in: nil)
                let asked = noon + .days(2)
                try ledger.night(asked)
                #expect(try ledger.openQuestions(policy(), asOf: asked).awaitingTurnCount == 0)
                func end(_ id: String, _ why: String, notBefore: Instant? = nil) throws {
                    let ending = QuestionResult.Ending.unanswered(why, isAttempt: true, notBefore: notBefore)
                    try ledger.record([QuestionResult(TransactionID(id), ending)], policy: policy(), asOf: asked)
                }
                for id in ["1", "2", "9", "77"] { try end(id, "timed_out") }
                // A final error is an answer, and what Apple does not know is answered.
                try end("3", "error 4000006", notBefore: asked + RetrySchedule.finalErrorWait)
                try ledger.record([unknown("4")], policy: policy(), asOf: asked)
                let before = try ledger.openQuestions(policy(), asOf: asked + hour - Span(milliseconds: 1))
                #expect(before.due == [] && before.awaitingTurnCount == 4)
                let then = try ledger.openQuestions(policy(), asOf: asked + hour)
                #expect(Set(then.due.map(\.transactionID.rawValue)) == ["1", "2", "9", "77"])
                #expect(then.awaitingTurnCount == 0)
            },
            .ledger("a claim that is dated ahead waits since it came in") { ledger in
                try ledger.take([submission(nil, user: "u1", named: "1", at: noon + .days(300))], name: "a")
                try ledger.record([unknown("1")], policy: policy(), asOf: noon + .hours(23))
                #expect(try open(ledger, at: noon + .hours(24)) == ["claim 1"])
                try ledger.record([unknown("1")], policy: policy(), asOf: noon + .hours(24))
                #expect(try ledger.claims("1") == ["u1|1|unknown_to_apple"])
                // One that came in earlier than it was imported waits since then.
                try ledger.take([submission(nil, user: "u1", named: "2", at: noon - .hours(24))], name: "b")
                try ledger.record([unknown("2")], policy: policy(), asOf: noon)
                #expect(try ledger.claims("2") == ["u1|2|unknown_to_apple"])
                #expect(try open(ledger, at: noon + .days(30)) == [])
            },
            .ledger("what an unsigned notification names that is dated ahead waits since it came in") { ledger in
                let dated = NotificationRow(body: Array("{}".utf8), isSigned: false, receivedAt: noon + .days(300))
                try ledger.take([.notification(dated)], name: "n")
                try ledger.point(at: "77", in: nil)
                try ledger.record([unknown("77")], policy: policy(), asOf: noon + .hours(23))
                #expect(try open(ledger, at: noon + .hours(24)) == ["pointer 77"])
                try ledger.record([unknown("77")], policy: policy(), asOf: noon + .hours(24))
                #expect(try open(ledger, at: noon + .days(30)) == [])
            },
            .ledger("an uncalled claim of everybody's id is asked about once") { ledger in
                let claims = ["u1", "u2", "u3"].map { submission(nil, user: $0, named: "1", at: noon) }
                try ledger.take(claims, name: "a")
                #expect(try open(ledger, at: noon) == ["claim 1", "claim 1", "claim 1"])
                let plan = AskingPlan(try ledger.openQuestions(policy(), asOf: noon).due, apps: [game])
                #expect(plan.dueCount == 1)
            },
            .ledger("what was asked about in vain is asked about last, and what was not asked keeps its turn") {
                ledger in
                let ids = ["1", "2", "3", "4"]
                try ledger.take(ids.map { submission(nil, user: "u", named: $0, at: noon) }, name: "a")
                func end(_ id: String, _ why: String, isAttempt: Bool, at moment: Instant) throws {
                    let ending = QuestionResult.Ending.unanswered(why, isAttempt: isAttempt, notBefore: nil)
                    try ledger.record([QuestionResult(TransactionID(id), ending)], policy: policy(), asOf: moment)
                }
                try end("1", "server_error", isAttempt: false, at: noon + hour)
                try end("2", NotAsked.budgetSpent.rawValue, isAttempt: false, at: noon)
                try end("3", "server_error", isAttempt: false, at: noon)
                #expect(try open(ledger, at: noon + hour) == ["claim 2", "claim 4", "claim 3", "claim 1"])
                // A night that did not come to ask leaves it last; one that was answered does not.
                try end("1", NotAsked.outage.rawValue, isAttempt: false, at: noon + hour)
                try end("3", NotAsked.budgetSpent.rawValue, isAttempt: false, at: noon + hour)
                #expect(try open(ledger, at: noon + hour) == ["claim 2", "claim 4", "claim 3", "claim 1"])
                try ledger.record([unknown("3")], policy: policy(), asOf: noon + hour)
                #expect(try open(ledger, at: noon + .days(2)) == ["claim 2", "claim 3", "claim 4", "claim 1"])
            },
            .ledger("what Apple wants to be left alone about waits, is counted, and keeps its place") { ledger in
                try ledger.take(["1", "2"].map { submission(nil, user: "u", named: $0, at: noon) }, name: "a")
                try ledger.take([submission("receipt", at: noon)], name: "b")
                try ledger.verify("3")
                try post(ledger, at: noon + .days(2))
                let late = noon + .days(2)
                let paused = QuestionResult.Ending.unanswered(
                    NotAsked.paused.rawValue,
                    isAttempt: false,
                    notBefore: late + hour
                )
                try ledger.record(
                    ["1", "3"].map { QuestionResult(TransactionID($0), paused) },
                    policy: policy(),
                    asOf: late
                )
                let questions = try ledger.openQuestions(policy(), asOf: late)
                #expect(questions.due.map(\.transactionID) == [TransactionID("2")])
                #expect(questions.awaitingTurnCount == 2)
                #expect(try open(ledger, at: late + hour) == ["claim 1", "claim 2", "recheck 3"])
                var read = page([], asked: "3", revision: "r1")
                read.linked = [TransactionID("3")]
                try ledger.keep(read, asOf: late)
                #expect(
                    try ledger.openQuestions(policy(), asOf: late).awaitingTurnCount == 1,
                    "its account was read meanwhile"
                )
            },
            .ledger("what waits and was asked about in vain waits for its next turn") { ledger in
                try ledger.take([submission("receipt", at: noon)], name: "a")
                try ledger.verify("1", "2")
                try post(ledger, at: noon + .days(2))
                let final = QuestionResult.Ending.unanswered("error_4000048", isAttempt: true, notBefore: nil)
                let late = noon + .days(2)
                try ledger.record([QuestionResult(TransactionID("1"), final)], policy: policy(), asOf: late)
                #expect(try open(ledger, at: late) == ["recheck 2"])
                #expect(try open(ledger, at: late + hour) == ["recheck 2", "recheck 1"])
                // Read again, it is not what was asked about in vain.
                var read = page([], asked: "1", revision: "r1")
                read.linked = [TransactionID("1")]
                try ledger.keep(read, asOf: late + hour)
                #expect(try open(ledger, at: late + .days(8)) == ["recheck 1", "recheck 2"].sorted { $0 > $1 })
                // Nobody claims it, so it is no open question of the reports.
                #expect(try ledger.all { try ledger.unverified($0) }.isEmpty)
            },
            .ledger("what an unsigned notification names and Apple found is not asked about again at that moment") {
                ledger in
                try ledger.take([notification("{}", isSigned: false)], name: "n")
                var read = EvidenceAnswer(evidenceID: try ledger.due()[0].id, form: .notificationV1, outcome: .pending)
                read.rule = "needs_apple"
                read.pointers = [.init(TransactionID("77"), environment: .production, isRevocation: true)]
                try ledger.record([read], asOf: noon)
                #expect(try open(ledger, at: noon) == ["pointer 77"])
                // Stated without the refund that the notification is about.
                let early = noon - .days(1)
                let stated = page(["77"], revision: nil, isLast: false, found: ["77"], signedAt: early)
                try ledger.keep(stated, asOf: noon + hour)
                #expect(try open(ledger, at: noon + hour) == [])
                #expect(try open(ledger, at: noon + hour + hour) == ["pointer 77"])
            },
            .ledger("what only an unsigned notification knows of is asked about behind the white list") { ledger in
                try ledger.take([submission("receipt", at: noon)], name: "a")
                try ledger.verify("1", "2")
                try ledger.take([notification("{}", isSigned: false)], name: "n")
                var read = EvidenceAnswer(evidenceID: try ledger.due()[0].id, form: .notificationV1, outcome: .pending)
                read.rule = "needs_apple"
                read.pointers = ["2", "3"].map {
                    .init(TransactionID($0), environment: .production, isRevocation: true)
                }
                try ledger.record([read], asOf: noon)
                try post(ledger, at: noon + .days(2))
                #expect(
                    try open(ledger, at: noon + .days(2)) == ["pointer 2", "recheck 1", "recheck 2", "pointer 3"]
                )
            },
            // MARK: Credits
            .ledger(
                "a credit without evidence is asked about a grace time after it, and again only until Apple does not know it"
            ) {
                ledger in
                try ledger.take([credit("7", to: "u1", at: noon)], name: "c")
                try post(ledger, at: noon + .days(3))
                #expect(try open(ledger, at: noon + .hours(23)) == [])
                #expect(try open(ledger, at: noon + .hours(24)) == ["credit 7"])
                try ledger.record([unknown("7")], policy: policy(), asOf: noon + .hours(24))
                #expect(try open(ledger, at: noon + .days(30)) == [])
                // An app configured later was never asked.
                #expect(
                    try open(ledger, at: noon + .days(30), policy("com.example.game", "com.example.reader")) == [
                        "credit 7"
                    ]
                )
            },
            .books(
                "a credit or a notification that names the wrong store is asked about until Apple was asked late enough"
            ) {
                books in
                let ledger = books.ledger
                try books.upload("r", sender(), inside("1", .sandbox), inside("2", .sandbox))
                try ledger.take([credit("1", to: "u1", at: noon) { $0.environment = .production }], name: "c")
                try ledger.take([notification("{}", isSigned: false)], name: "n")
                try ledger.point(at: "2", in: .production)
                try post(ledger, at: noon + .hours(1))
                func find(at moment: Instant) throws {
                    try ledger.keep(page([], revision: nil, isLast: false, found: ["1", "2"]), asOf: moment)
                }
                try find(at: noon + .hours(23))
                #expect(try open(ledger, at: noon + .hours(24)) == ["credit 1", "pointer 2"])
                try find(at: noon + .hours(24))
                #expect(try open(ledger, at: noon + .days(30)) == [])
            },
            .ledger(
                "what Apple found of a credit or a notification without a store is asked about again at a later moment"
            ) {
                ledger in
                try ledger.take([credit("1", to: "u1", at: noon)], name: "c")
                try ledger.take([notification("{}", isSigned: false)], name: "n")
                try ledger.point(at: "2", in: nil)
                try post(ledger, at: noon + .days(1))
                let found = page([], revision: nil, isLast: false, found: ["1", "2"])
                try ledger.keep(found, asOf: noon + .days(1))
                #expect(try open(ledger, at: noon + .days(1)) == [])
                #expect(try open(ledger, at: noon + .days(2)) == ["credit 1", "pointer 2"])
            },
            // MARK: Accounts
            .ledger("what waits is read again a recheck later, from where its account was read") { ledger in
                try ledger.take([submission("receipt", at: noon)], name: "a")
                try ledger.verify("1", "2")
                try post(ledger, at: noon + .days(2))
                #expect(try open(ledger, at: noon + .days(2)) == ["recheck 1", "recheck 2"])
                let plan = AskingPlan(try ledger.openQuestions(policy(), asOf: noon + .days(2)).due, apps: [game])
                #expect(plan.dueCount == 1, "they stand in one receipt")
                var first = page([], asked: "1", revision: "r7")
                first.linked = [TransactionID("1"), TransactionID("2")]
                try ledger.keep(first, asOf: noon + .days(2))
                #expect(try open(ledger, at: noon + .days(8)) == [])
                let due = try ledger.openQuestions(policy(), asOf: noon + .days(9)).due
                #expect(due.map(\.revision) == ["r7", "r7"])
                #expect(Set(due.map(\.customerID)).count == 1)
            },
            .ledger("a history that broke off goes on from its last page and is still due") { ledger in
                try ledger.take([submission("receipt", at: noon)], name: "a")
                try ledger.verify("1")
                try post(ledger, at: noon + .days(2))
                try ledger.keep(page(["5"], asked: "1", revision: "r2", isLast: false), asOf: noon + .days(2))
                let due = try ledger.openQuestions(policy(), asOf: noon + .days(2)).due
                #expect(due.map(\.revision) == ["r2"])
            },
            .ledger("two accounts that turn out to be one are one from then on") { ledger in
                try ledger.keep(page(["1"], revision: "r1"), asOf: noon)
                try ledger.keep(page(["2"], revision: "r2"), asOf: noon)
                try post(ledger, at: noon + .days(2))
                let apart = try ledger.openQuestions(policy(), asOf: noon + .days(7)).due
                #expect(apart.map(\.revision) == ["r1", "r2"] && Set(apart.map(\.customerID)).count == 2)
                try ledger.keep(page(["1", "2"], revision: "r3", signedAt: noon + hour), asOf: noon + hour)
                #expect(try open(ledger, at: noon + .days(7)) == [])
                let joined = try ledger.openQuestions(policy(), asOf: noon + .days(7) + hour).due
                #expect(joined.map(\.revision) == ["r3", "r3"] && Set(joined.map(\.customerID)).count == 1)
            },
            .ledger("what Apple answered about a transaction alone says nothing of the others of its account") {
                ledger in
                try ledger.keep(page(["1", "2", "3"]), asOf: noon)
                try post(ledger, at: noon + .days(2))
                let late = noon + .days(8)
                #expect(try open(ledger, at: late) == ["recheck 1", "recheck 2", "recheck 3"])
                var unknown = page([], asked: "1", revision: nil)
                (unknown.linked, unknown.notFoundBy) = ([TransactionID("1")], [game])
                var alone = page(["2"], revision: nil, signedAt: late)
                (alone.linked, alone.isSingle) = ([TransactionID("2")], true)
                for moment in [late, late + .days(7)] {
                    try ledger.keep(unknown, asOf: moment)
                    #expect(try open(ledger, at: moment).sorted() == ["recheck 2", "recheck 3"])
                    try ledger.keep(alone, asOf: moment)
                    let due = try ledger.openQuestions(policy(), asOf: moment).due
                    #expect(due.map(\.transactionID.rawValue) == ["3"] && due.map(\.revision) == ["r1"])
                }
                let together = late + .days(8)
                try ledger.keep(page(["1", "2", "3"], asked: "3", revision: "r2", signedAt: together), asOf: together)
                #expect(try open(ledger, at: together) == [])
                let due = try ledger.openQuestions(policy(), asOf: together + .days(7)).due
                #expect(due.map(\.revision) == ["r2", "r2", "r2"] && Set(due.map(\.customerID)).count == 1)
            },
            .ledger("an account has one cursor, whatever its pages hold") { ledger in
                try ledger.take([submission("receipt", at: noon)], name: "a")
                try ledger.verify("11", "12")
                try post(ledger, at: noon + .days(2))
                for number in 1...3 {
                    try ledger.keep(page([], asked: "11", revision: "r\(number)", isLast: false), asOf: noon)
                }
                // What was not shown has no account yet.
                #expect(try ledger.openQuestions(policy(), asOf: noon + .days(2)).due.map(\.revision) == ["r3", nil])
                try ledger.keep(page(["11", "12"], asked: "11", revision: "r4"), asOf: noon)
                try ledger.keep(page([], asked: "12", revision: "r5"), asOf: noon + hour)
                #expect(try open(ledger, at: noon + .days(7)) == [])
                #expect(
                    try ledger.openQuestions(policy(), asOf: noon + .days(7) + hour).due.map(\.revision) == [
                        "r5", "r5",
                    ]
                )
            },
            .ledger("the same page again adds nothing, and a later word about a transaction is a statement of its own")
            {
                ledger in
                func statements() throws -> [Int] {
                    try post(ledger, at: noon + hour)
                    let files = try ["1", "2"].flatMap { try ledger.purchaseHistories(of: TransactionID($0)) }
                    let pieces = try ledger.bookTotals(run: RunID(1), asOf: noon + hour).evidenceByOutcome
                    return files.map(\.statements.count) + [pieces["verified"] ?? 0]
                }
                try ledger.keep(page(["1", "2"]), asOf: noon)
                #expect(try statements() == [1, 1, 2])
                try ledger.keep(page(["1", "2"]), asOf: noon + hour)
                #expect(try statements() == [1, 1, 2])
                try ledger.keep(page(["1"], signedAt: noon + hour), asOf: noon + hour)
                #expect(try statements() == [2, 1, 3])
            },
            .ledger("a transaction found alone says nothing of its account") { ledger in
                try ledger.keep(page(["1"], revision: nil, isLast: false, found: ["1"]), asOf: noon)
                try post(ledger, at: noon + .days(2))
                let due = try ledger.openQuestions(policy(), asOf: noon + .days(2)).due
                #expect(
                    due.map(\.transactionID.rawValue) == ["1"] && due.map(\.customerID) == [nil]
                        && due[0].revision == nil
                )
            },
            .books("what is refunded, free or out of scope is not read again") { books in
                let ledger = books.ledger
                func ours(_ id: String, _ change: (inout TransactionFacts) -> Void) -> Inside {
                    inside(id) {
                        $0.bundleID = game
                        change(&$0)
                    }
                }
                try books.upload(
                    "receipt",
                    sender(),
                    ours("1") { _ in },
                    ours("2") { $0.revocation = Revocation(date: noon) },
                    ours("3") {
                        $0.type = .autoRenewable
                        $0.isTrial = true
                    },
                    ours("4") { $0.ownership = .familyShared },
                    ours("5") { $0.bundleID = BundleID("com.other") }
                )
                try post(ledger, at: noon + .days(2))
                #expect(try open(ledger, at: noon + .days(2)) == ["recheck 1"])
                var elsewhere = policy()
                elsewhere.environments = [.sandbox]
                #expect(try open(ledger, at: noon + .days(2), elsewhere) == [])
                var late = policy()
                late.creditsWatermark = noon - hour
                #expect(try open(ledger, at: noon + .days(2), late) == [], "its credit may be on its way")
                #expect(try open(ledger, at: noon + .hours(23)) == [], "within grace")
            },
            .ledger("what only the backend states and Apple, asked again, does not know is not delivered unchecked") {
                ledger in
                func nextStep(on day: Int64) throws -> [String?] {
                    try ledger.night(noon + .days(day), apps: [game])
                    return try ledger.lookup("2", naming: []).purchases.map(\.nextStep)
                }
                try ledger.takeTwoMissing()
                #expect(try nextStep(on: 2) == ["credit_owner"])
                var unknown = page([], asked: "2", revision: nil)
                (unknown.notFoundBy, unknown.environment) = ([game], .sandbox)
                try ledger.keep(unknown, asOf: noon + .days(2))
                #expect(try nextStep(on: 3) == ["credit_owner"], "the other store's answer says nothing")
                unknown.environment = .production
                try ledger.keep(unknown, asOf: noon + .days(3))
                #expect(try nextStep(on: 4) == ["check_backend"])
                #expect(try nextStep(on: 5) == ["check_backend"])
                try ledger.keep(page(["2"]), asOf: noon + .days(5))
                #expect(try nextStep(on: 6) == ["credit_owner"])
            },
            // MARK: Notifications
            .ledger("a sweep goes on where it was") { ledger in
                #expect(try ledger.sweepPosition(of: game, in: .production) == SweepPosition())
                let window = SweepPosition.Window(start: noon, end: noon + hour, token: "t1")
                let torn = SweepPosition(sweptUntil: nil, unfinished: window)
                try ledger.keep([], of: game, in: .production, upTo: torn, asOf: noon + hour)
                #expect(try ledger.sweepPosition(of: game, in: .production) == torn)
                #expect(try ledger.sweepPosition(of: game, in: .sandbox) == SweepPosition())
                let unread = SweepPosition.Window(start: noon - .days(2), end: noon - .days(1))
                let passed = SweepPosition(
                    sweptUntil: noon,
                    unfinished: window,
                    unread: [unread, SweepPosition.Window(start: noon, end: noon + hour)]
                )
                try ledger.keep([], of: game, in: .production, upTo: passed, asOf: noon + hour)
                #expect(try ledger.sweepPosition(of: game, in: .production) == passed)
                let whole = SweepPosition(sweptUntil: noon + hour)
                try ledger.keep([], of: game, in: .production, upTo: whole, asOf: noon + hour)
                #expect(try ledger.sweepPosition(of: game, in: .production) == whole)
            },
        ]
    }
}

extension LedgerEngine {
    /// Reads the notification that is due, which names a transaction.
    fileprivate func point(at id: String, in environment: StoreEnvironment?) throws {
        var read = EvidenceAnswer(evidenceID: try due()[0].id, form: .notificationV1, outcome: .pending)
        read.rule = "needs_apple"
        read.pointers = [.init(TransactionID(id), environment: environment, isRevocation: false)]
        try record([read], asOf: noon)
    }
}

private func policy(_ apps: String...) -> AskingPolicy {
    AskingPolicy(
        apps: apps.isEmpty ? [game] : apps.map { BundleID($0) },
        environments: [.production],
        grace: .hours(24),
        recheck: .days(7),
        creditsSince: noon - .days(100),
        creditsWatermark: noon + .days(100)
    )
}

private func open(_ ledger: any LedgerEngine, at asOf: Instant, _ given: AskingPolicy? = nil) throws -> [String] {
    try ledger.openQuestions(given ?? policy(), asOf: asOf).due.map { "\($0.reason) \($0.transactionID)" }
}

private func post(_ ledger: any LedgerEngine, at asOf: Instant) throws {
    let run = try ledger.openRun(RunStart(asOf))
    _ = try ledger.post(run: run, asOf: asOf, naming: NamingPolicy(), apps: [game])
}

/// What Apple last answered about a claimed transaction, and how often it was asked about.
private func asked(about id: String, in ledger: any LedgerEngine) throws -> [String] {
    try ledger.all { try ledger.unverified($0) }
        .filter { $0.subject == "claim" && $0.transactionID == TransactionID(id) }
        .map { "\($0.lastAnswer ?? "-") \($0.attempts)" }
}

/// A page as the Server API sends it, each transaction signed.
private func page(
    _ ids: [String],
    asked: String? = nil,
    revision: String? = "r1",
    isLast: Bool = true,
    found: [String] = [],
    signedAt: Instant = noon
) -> AccountPage {
    let pieces = ids.map { id in
        let digest = ContentDigest(of: Array("\(id) \(signedAt.milliseconds)".utf8))
        let due = DueEvidence(id: 0, digest: digest, bytes: Array(id.utf8), origin: .serverAPI)
        var answer = EvidenceAnswer.verified(due, form: .serverAPITransaction, [id])
        answer.bundleID = game
        return NewEvidence(digest: digest, bytes: due.bytes, answer: answer)
    }
    return AccountPage(
        bundleID: game,
        environment: .production,
        askedID: TransactionID(asked ?? ids.first ?? "0"),
        pieces: pieces,
        revision: revision,
        isLast: isLast,
        found: found.map { TransactionID($0) }
    )
}

private func unknown(_ id: String, by apps: String...) -> QuestionResult {
    QuestionResult(TransactionID(id), .notFound(apps: apps.isEmpty ? [game] : apps.map { BundleID($0) }))
}
