import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// What Apple is asked about, what is kept of its answers, and when a question is put again.
@Suite struct AskingContractTests {
    private let ledger: SQLiteLedger
    private let folder: TemporaryFolder
    private let game = BundleID("com.example.game")

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
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

    private func open(at asOf: Instant, _ policy: AskingPolicy? = nil) throws -> [String] {
        try ledger.openQuestions(policy ?? self.policy(), asOf: asOf).map { "\($0.reason) \($0.transactionID)" }
    }

    private func post(at asOf: Instant) throws {
        let run = try ledger.openRun(
            RunStart(asOf: asOf, startedAt: asOf, toolVersion: "1", configurationDigest: "")
        )
        _ = try ledger.post(run: run, asOf: asOf, naming: NamingPolicy(), apps: [game])
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
            var answer = EvidenceAnswer.verified(due, form: "server_api_transaction", [id])
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

    private func denied(_ id: String, by apps: String...) -> QuestionResult {
        QuestionResult(TransactionID(id), .notFound(apps: apps.isEmpty ? [game] : apps.map { BundleID($0) }))
    }

    // MARK: Claims

    @Test func `a claim its evidence does not support is asked about until Apple knows it`() throws {
        try ledger.take([submission("receipt", user: "u1", named: "1", at: noon)], name: "a")
        try ledger.verify("2")
        #expect(try open(at: noon) == ["claim 1"])
        try ledger.keep(page(["1"], found: ["1"]), asOf: noon)
        #expect(try open(at: noon + .days(9)) == [])
        // Known to Apple is not shown to be this user's.
        #expect(try ledger.rows("SELECT state FROM claim") == ["pending"])
        #expect(try ledger.rows("SELECT last_answer, attempt_count FROM apple_question") == ["found|1"])
    }

    @Test func `a proven claim is no question`() throws {
        try ledger.take([submission("receipt", user: "u1", named: "1", at: noon)], name: "a")
        try ledger.verify("1")
        #expect(try open(at: noon) == [])
    }

    @Test func `not found before a grace time is asked again, and after it gives the claim up`() throws {
        try ledger.take([submission(nil, user: "u1", named: "1", at: noon)], name: "a")
        try ledger.record([denied("1")], policy: policy(), asOf: noon + hour)
        #expect(try ledger.rows("SELECT state FROM claim") == ["pending"])
        #expect(try open(at: noon + .hours(23)) == [])
        #expect(try open(at: noon + .hours(24)) == ["claim 1"])
        try ledger.record([denied("1")], policy: policy(), asOf: noon + .hours(24))
        #expect(try ledger.rows("SELECT state FROM claim") == ["unknown_to_apple"])
        #expect(try open(at: noon + .days(30)) == [])
    }

    @Test func `what Apple knew nothing of is known once Apple has stated it, and not by the backend's word`() throws {
        try ledger.take([submission(nil, user: "u1", named: "1", at: noon)], name: "a")
        try ledger.take([submission(nil, user: "u1", named: "2", at: noon)], name: "b")
        for id in ["1", "2"] { try ledger.record([denied(id)], policy: policy(), asOf: noon + .days(2)) }
        try ledger.take([payment("1"), payment("2")], kind: .payments, name: "p")
        try post(at: noon + .days(2))
        #expect(try ledger.rows("SELECT DISTINCT state FROM claim") == ["unknown_to_apple"])
        try ledger.take([submission("receipt", user: "u9", named: "1", at: noon)], name: "c")
        let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)
        var answer = EvidenceAnswer.verified(try #require(due.first), form: "app_receipt", ["1"])
        // Not signed, and Apple's word all the same.
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
        try post(at: noon + .days(3))
        let states = try ledger.rows("SELECT claimant, transaction_id, state FROM claim ORDER BY 1, 2")
        #expect(states == ["u1|1|pending", "u1|2|unknown_to_apple", "u9|1|proven"])
    }

    @Test func `a claim is given up only when every app was asked`() throws {
        try ledger.take([submission(nil, user: "u1", named: "1", at: noon)], name: "a")
        let both = policy("com.example.game", "com.example.reader")
        try ledger.record([denied("1")], policy: both, asOf: noon + .days(2))
        #expect(try ledger.rows("SELECT state FROM claim") == ["pending"])
        #expect(try open(at: noon + .days(2), both) == ["claim 1"])
        try ledger.record([denied("1", by: "com.example.reader")], policy: both, asOf: noon + .days(2))
        #expect(try ledger.rows("SELECT state FROM claim") == ["unknown_to_apple"])
    }

    @Test func `silence moves the next attempt, and only what counts counts`() throws {
        try ledger.take([submission(nil, user: "u1", named: "1", at: noon)], name: "a")
        let timedOut = QuestionResult.Ending.unanswered("timed_out", isAttempt: true, notBefore: nil)
        let outage = QuestionResult.Ending.unanswered("outage", isAttempt: false, notBefore: nil)
        try ledger.record([QuestionResult(TransactionID("1"), timedOut)], policy: policy(), asOf: noon)
        #expect(try open(at: noon + Span(milliseconds: hour.milliseconds - 1)) == [])
        #expect(try open(at: noon + hour) == ["claim 1"])
        try ledger.record([QuestionResult(TransactionID("1"), outage)], policy: policy(), asOf: noon + hour)
        #expect(try open(at: noon + hour) == ["claim 1"])
        #expect(try ledger.rows("SELECT attempt_count, last_answer FROM apple_question") == ["1|outage"])
        #expect(try ledger.rows("SELECT count(*) FROM not_found_answer") == ["0"])
    }

    @Test func `an uncalled claim of everybody's id is asked about once`() throws {
        let claims = ["u1", "u2", "u3"].map { submission(nil, user: $0, named: "1", at: noon) }
        try ledger.take(claims, name: "a")
        #expect(try open(at: noon) == ["claim 1", "claim 1", "claim 1"])
        let plan = AskingPlan(try ledger.openQuestions(policy(), asOf: noon), apps: [game])
        #expect(plan.dueCount == 1)
    }

    // MARK: Credits

    @Test func `a credit without evidence is asked about a grace time after it, and again only until it is denied`()
        throws
    {
        try ledger.take([credit("7", to: "u1", at: noon)], kind: .credits, name: "c")
        try post(at: noon + .days(3))
        #expect(try open(at: noon + .hours(23)) == [])
        #expect(try open(at: noon + .hours(24)) == ["credit 7"])
        try ledger.record([denied("7")], policy: policy(), asOf: noon + .hours(24))
        #expect(try open(at: noon + .days(30)) == [])
        // An app configured later was never asked.
        #expect(try open(at: noon + .days(30), policy("com.example.game", "com.example.reader")) == ["credit 7"])
    }

    // MARK: Accounts

    @Test func `what waits is read again a recheck later, from where its account was read`() throws {
        try ledger.take([submission("receipt", at: noon)], name: "a")
        try ledger.verify("1", "2")
        try post(at: noon + .days(2))
        #expect(try open(at: noon + .days(2)) == ["recheck 1", "recheck 2"])
        let plan = AskingPlan(try ledger.openQuestions(policy(), asOf: noon + .days(2)), apps: [game])
        #expect(plan.dueCount == 1, "they stand in one receipt")
        var first = page([], asked: "1", revision: "r7")
        first.tied = [TransactionID("1"), TransactionID("2")]
        try ledger.keep(first, asOf: noon + .days(2))
        #expect(try open(at: noon + .days(8)) == [])
        let due = try ledger.openQuestions(policy(), asOf: noon + .days(9))
        #expect(due.map(\.revision) == ["r7", "r7"])
        #expect(Set(due.map(\.customerID)).count == 1)
    }

    @Test func `a history that broke off goes on from its last page and is still due`() throws {
        try ledger.take([submission("receipt", at: noon)], name: "a")
        try ledger.verify("1")
        try post(at: noon + .days(2))
        try ledger.keep(page(["5"], asked: "1", revision: "r2", isLast: false), asOf: noon + .days(2))
        let due = try ledger.openQuestions(policy(), asOf: noon + .days(2))
        #expect(due.map(\.revision) == ["r2"])
    }

    @Test func `two accounts that turn out to be one are one from then on`() throws {
        try ledger.keep(page(["1"], revision: "r1"), asOf: noon)
        try ledger.keep(page(["2"], revision: "r2"), asOf: noon)
        #expect(try ledger.count("api_cursor") == 2)
        try ledger.keep(page(["1", "2"], revision: "r3", signedAt: noon + hour), asOf: noon + hour)
        #expect(try ledger.rows("SELECT revision, asked_at FROM api_cursor") == ["r3|\((noon + hour).milliseconds)"])
        #expect(try ledger.rows("SELECT count(DISTINCT customer_id), count(*) FROM customer_transaction") == ["1|2"])
    }

    @Test func `an account has one cursor, whatever its pages hold`() throws {
        for number in 1...3 {
            try ledger.keep(page([], asked: "11", revision: "r\(number)", isLast: false), asOf: noon)
        }
        let cursors = "SELECT transaction_id, revision, asked_at FROM api_cursor"
        #expect(try ledger.rows(cursors) == ["11|r3|-"])
        try ledger.keep(page(["11", "12"], asked: "11", revision: "r4"), asOf: noon)
        try ledger.keep(page([], asked: "12", revision: "r5"), asOf: noon + hour)
        #expect(try ledger.rows(cursors) == ["12|r5|\((noon + hour).milliseconds)"])
    }

    @Test func `the same page again adds nothing, and a later word about a transaction is a statement of its own`()
        throws
    {
        try ledger.keep(page(["1", "2"]), asOf: noon)
        let look = "SELECT count(*), (SELECT count(*) FROM transaction_fact) FROM evidence"
        #expect(try ledger.rows(look) == ["2|2"])
        try ledger.keep(page(["1", "2"]), asOf: noon + hour)
        #expect(try ledger.rows(look) == ["2|2"])
        try ledger.keep(page(["1"], signedAt: noon + hour), asOf: noon + hour)
        #expect(try ledger.rows(look) == ["3|3"])
        #expect(try ledger.rows("SELECT DISTINCT form, outcome FROM evidence") == ["server_api_transaction|verified"])
    }

    @Test func `a transaction found alone says nothing of its account`() throws {
        try ledger.keep(page(["1"], revision: nil, isLast: false, found: ["1"]), asOf: noon)
        #expect(try ledger.count("api_cursor") == 0 && ledger.count("transaction_fact") == 1)
    }

    @Test func `what is refunded, free or out of scope is not read again`() throws {
        try ledger.take([submission("receipt", at: noon)], name: "a")
        try ledger.verify("1")
        try post(at: noon + .days(2))
        for change in ["is_fully_revoked = 1", "is_free = 1", "ownership = 'FAMILY_SHARED'", "bundle_id = 'other'"] {
            try ledger.change("UPDATE transaction_alias SET \(change)")
            #expect(try open(at: noon + .days(2)) == [], "\(change)")
            try ledger.change(
                "UPDATE transaction_alias SET is_fully_revoked = 0, is_free = 0, ownership = NULL, bundle_id = NULL"
            )
        }
        var elsewhere = policy()
        elsewhere.environments = [.sandbox]
        #expect(try open(at: noon + .days(2), elsewhere) == [])
        var late = policy()
        late.creditsWatermark = noon - hour
        #expect(try open(at: noon + .days(2), late) == [], "its credit may be on its way")
        #expect(try open(at: noon + .hours(23)) == [], "within grace")
    }

    // MARK: Notifications

    @Test func `a sweep goes on where it was`() throws {
        #expect(try ledger.sweepPosition(of: game, in: .production) == SweepPosition())
        let window = SweepPosition.Window(start: noon, end: noon + hour, token: "t1")
        let torn = SweepPosition(sweptUntil: nil, unfinished: window)
        try ledger.keep([], of: game, in: .production, upTo: torn, asOf: noon + hour)
        #expect(try ledger.sweepPosition(of: game, in: .production) == torn)
        #expect(try ledger.sweepPosition(of: game, in: .sandbox) == SweepPosition())
        let whole = SweepPosition(sweptUntil: noon + hour)
        try ledger.keep([], of: game, in: .production, upTo: whole, asOf: noon + hour)
        #expect(try ledger.sweepPosition(of: game, in: .production) == whole)
    }
}
