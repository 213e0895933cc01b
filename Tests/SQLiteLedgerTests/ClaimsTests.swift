import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// Claims as a night leaves them: one per user, store and transaction, however often and in whatever spelling it was sent.
@Suite struct ClaimsTests {
    let folder: TemporaryFolder
    let ledger: SQLiteLedger
    private let claims = """
        SELECT claimant, is_user, environment, transaction_id, state, (
            SELECT count(*) FROM submission WHERE submission.claim_id = claim.claim_id
        ) FROM claim ORDER BY transaction_id, environment, claimant
        """

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
    }

    private func bare(_ named: String, by user: String? = nil, in environment: StoreEnvironment? = nil, _ n: Int64 = 0)
        -> IntakeRow
    {
        var row = SubmissionRow()
        row.userID = user.map { UserID($0) }
        row.userText = user
        row.transactionID = TransactionID(named)
        row.environment = environment
        row.receivedAt = noon + .hours(n)
        return .submission(row)
    }

    private func isTallied() throws -> Bool {
        try ledger.rows("SELECT entries FROM tally WHERE name = 'claims_made'")
            == ledger.rows("SELECT count(DISTINCT claim_id) FROM submission")
            && ledger.rows("SELECT sum(entries) FROM tally WHERE name = 'claims'")
                == ledger.rows("SELECT count(*) FROM claim")
    }

    @Test func `one user in several spellings makes one claim, two stores make two`() throws {
        let ann = user("u1") { row in
            row.accountName = " ann"
            row.applicationUsername = "player"
        }
        try ledger.take([ann], kind: .users, name: "users")
        let sent = ["u1", " ann", "player"].map { bare("1", by: $0) } + [bare("1", by: "u1", in: .production)]
        try ledger.take(sent + [bare("1", by: "u1", in: .sandbox), bare("1", by: "ann"), bare("1")], name: "a")
        try ledger.night(noon)
        #expect(
            try ledger.rows(claims) == [
                "|0|Production|1|pending|1", "ann|1|Production|1|pending|1", "u1|1|Production|1|pending|4",
                "u1|1|Sandbox|1|pending|1",
            ]
        )
        #expect(try isTallied())
    }

    @Test func `a claim follows the user when names, accounts and merges change`() throws {
        try ledger.take([bare("1", by: "nick"), bare("1", by: "u1"), bare("2", by: "nick")], name: "a")
        try ledger.night(noon)
        #expect(try ledger.count("claim") == 3)

        try ledger.take([user("u1") { $0.applicationUsername = "nick" }], kind: .users, name: "named")
        try ledger.night(noon + .days(1))
        #expect(
            try ledger.rows(claims) == ["u1|1|Production|1|pending|2", "u1|1|Production|2|pending|1"]
        )

        try ledger.take([user("u1") { $0.mergedInto = UserID("u9") }], kind: .users, name: "merged")
        try ledger.night(noon + .days(2))
        #expect(
            try ledger.rows(claims) == ["u9|1|Production|1|pending|2", "u9|1|Production|2|pending|1"]
        )
        #expect(try isTallied())
    }

    @Test func `a name two users have is settled by when the transaction turns out to be paid`() throws {
        let names: [(String, String, Int64)] = [("u1", "twin", -9), ("u1", "else", -5), ("u2", "twin", -4)]
        let holders = names.map { id, name, days in
            user(id) { row in
                row.applicationUsername = name
                row.updatedAt = noon + .days(days)
            }
        }
        try ledger.take(holders, kind: .users, name: "users")
        try ledger.take([bare("1", by: "twin"), bare("1", by: "u2")], name: "a")
        try ledger.night(noon)
        #expect(try ledger.rows("SELECT claimant, is_user FROM claim ORDER BY 1") == ["twin|0", "u2|1"])

        try ledger.take([payment("1")], kind: .payments, name: "p")
        try ledger.night(noon + .days(1))
        #expect(try ledger.rows("SELECT claimant, is_user FROM claim") == ["u2|1"])
        #expect(try isTallied())
    }

    @Test func `a claim without store moves with what becomes known of the transaction`() throws {
        try ledger.take([bare("1", by: "u1")], name: "a")
        try ledger.night(noon)
        #expect(try ledger.rows(claims) == ["u1|1|Production|1|pending|1"])
        try ledger.take([payment("1") { $0.environment = .sandbox }], kind: .payments, name: "p")
        try ledger.night(noon + .days(1))
        #expect(try ledger.rows(claims) == ["u1|1|Sandbox|1|pending|1"])
        try ledger.take([payment("1")], kind: .payments, name: "q")
        try ledger.night(noon + .days(2))
        #expect(try ledger.rows(claims) == ["u1|1|Production|1|pending|1"])
    }

    @Test func `a claim is proven by one of its submissions, in the store of the evidence alone`() throws {
        var elsewhere = SubmissionRow()
        elsewhere.evidence = Array("receipt".utf8)
        elsewhere.userID = UserID("u2")
        elsewhere.userText = "u2"
        elsewhere.transactionID = TransactionID("1")
        elsewhere.environment = .sandbox
        try ledger.take([submission("receipt", user: "u1", named: "1"), .submission(elsewhere)], name: "a")
        try ledger.take([bare("1", by: "u1")], name: "b")
        try ledger.verify("1")
        try ledger.night(noon)
        #expect(try ledger.rows(claims) == ["u1|1|Production|1|proven|2", "u2|1|Sandbox|1|pending|1"])
        #expect(try ledger.bookTotals(run: RunID(1), asOf: noon).claimsByState == ["proven": 1, "pending": 1])
    }

    @Test func `a signed transaction claims itself in its own store, whatever its client says`() throws {
        var upload = SubmissionRow()
        upload.evidence = Array("signed".utf8)
        upload.userID = UserID("u1")
        upload.userText = "u1"
        upload.environment = .sandbox
        try ledger.take([.submission(upload)], name: "a")
        try ledger.verify(form: "signed_transaction", "1")
        try ledger.night(noon)
        #expect(try ledger.rows(claims) == ["u1|1|Production|1|proven|1"])
        #expect(try ledger.rows("SELECT environment, named_environment FROM submission") == ["Sandbox|Production"])
    }

    @Test func `what Apple does not know stays given up under another spelling, until Apple states it`() throws {
        try ledger.take([bare("1", by: "nick")], name: "a")
        try ledger.night(noon)
        let apps: Set<String> = ["com.example.game"]
        for environment in StoreEnvironment.allCases {
            try ledger.change(
                """
                INSERT INTO not_found_answer VALUES (
                    '1', '\(environment.rawValue)', 'com.example.game', \((noon + .days(2)).milliseconds)
                )
                """
            )
        }
        try ledger.take([user("u1") { $0.applicationUsername = "nick" }], kind: .users, name: "users")
        try ledger.night(noon + .days(3), apps: apps)
        #expect(try ledger.rows(claims) == ["u1|1|Production|1|unknown_to_apple|1"])

        try ledger.take([submission("late", user: "u2")], name: "b")
        try ledger.verify("1")
        try ledger.night(noon + .days(4), apps: apps)
        #expect(try ledger.rows("SELECT claimant, state FROM claim") == ["u1|pending"])
        #expect(try isTallied())
    }
}
