import Ledger
import ReconciliationCore
import TestSupport
import Testing

@Suite struct UsersContractTests {
    let folder: TemporaryFolder
    let naming = NamingPolicy()
    private let marked = """
        SELECT transaction_id FROM dirty_alias JOIN transaction_alias USING (alias_id) ORDER BY transaction_id
        """
    private let names = """
        SELECT DISTINCT user_alias.user_id, user_alias.rank, user_alias.first_seen_at, user_alias.last_seen_at
        FROM user_alias JOIN submission ON submission.username_exact = user_alias.digest
            OR submission.username_folded = user_alias.digest
        ORDER BY user_alias.user_id, user_alias.rank, user_alias.first_seen_at
        """

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: Engine.allCases)
    func `users answer to stored names exactly, to UUIDs without case and dashes`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let users = [
            user("u1") { $0.applicationUsername = "Raw" }, user("u2") { $0.applicationUsername = "raw" },
            user("u3") { $0.appAccountToken = "AAAAAAAA-1111-2222-3333-444444444444" },
        ]
        try ledger.take(users, kind: .users, name: "users")
        try ledger.refreshUsers(naming: naming)
        let uuid = "aaaaaaaa111122223333444444444444"
        try ledger.take(
            [submission(nil, named: "1", username: "Raw"), submission(nil, named: "2", username: uuid)],
            name: "a"
        )
        #expect(try ledger.rows(names) == ["u1|0|\(noon.milliseconds)|-", "u3|0|\(noon.milliseconds)|-"])
        #expect(try ledger.count("dirty_user") == 0)
    }

    @Test(arguments: Engine.allCases)
    func `a name is held until a newer row states another`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let later = noon + hour
        try ledger.take([submission(nil, named: "1", username: "old"), submission(nil, username: "new")], name: "a")
        let newer = user("u1") { row in
            row.accountName = "second"
            row.applicationUsername = "new"
            row.updatedAt = later
        }
        let older = user("u1") { row in
            row.accountName = "first"
            row.contact = "mail"
            row.applicationUsername = "old"
            row.updatedAt = noon
        }
        try ledger.take([newer, older], kind: .users, name: "users")
        try ledger.refreshUsers(naming: naming)
        #expect(
            try ledger.rows(names)
                == ["u1|0|\(noon.milliseconds)|\(later.milliseconds - 1)", "u1|0|\(later.milliseconds)|-"]
        )
        #expect(try ledger.rows("SELECT user_id, account_name, contact FROM app_user") == ["u1|second|mail"])
    }

    @Test(arguments: Engine.allCases)
    func `without times the row seen last is the newest`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        for (day, name) in ["anna", "berta", "anna"].enumerated() {
            let row = user("u1") { $0.accountName = name }
            try ledger.take([row], kind: .users, name: "day \(day)", at: noon + .days(Int64(day)))
            try ledger.refreshUsers(naming: naming)
        }
        #expect(try ledger.rows("SELECT account_name FROM app_user") == ["anna"])
        #expect(try ledger.count("user_alias WHERE last_seen_at IS NOT NULL AND rank = 2") == 2)
    }

    @Test(arguments: Engine.allCases)
    func `merges are followed to their end, from both sides`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([user("a") { $0.mergedInto = UserID("b") }], kind: .users, name: "first")
        try ledger.refreshUsers(naming: naming)
        #expect(try ledger.rows("SELECT user_id, canonical_user_id FROM app_user") == ["a|b"])
        try ledger.take([user("b") { $0.mergedInto = UserID("c") }, user("c")], kind: .users, name: "second")
        try ledger.refreshUsers(naming: naming)
        #expect(
            try ledger.rows("SELECT user_id, canonical_user_id FROM app_user ORDER BY user_id")
                == ["a|c", "b|c", "c|c"]
        )
    }

    @Test(arguments: Engine.allCases)
    func `a new name or device marks the purchases it may concern, and no others`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let rows = [
            submission("receipt one", user: "stranger", username: "nickname"), submission("receipt three", user: "u1"),
            submission("receipt four", user: "stranger", device: "phone"),
        ]
        try ledger.take(rows, name: "a")
        let due = try ledger.dueEvidence(after: 0, limit: 9, asOf: noon, includingNotDue: false)
        let inside = zip(due, [["1", "2"], ["3"], ["4"]]).map { piece, ids in
            EvidenceAnswer.verified(piece, form: "app_receipt", ids)
        }
        try ledger.record(inside, asOf: noon)
        try ledger.take([payment("5"), payment("6")], kind: .payments, name: "p")
        try ledger.change("DELETE FROM dirty_alias")

        let named = user("u1") { $0.applicationUsername = "nickname" }
        try ledger.take([named], kind: .users, name: "users")
        try ledger.refreshUsers(naming: naming)
        #expect(try ledger.rows(marked) == ["1", "2", "3"])

        // Seen again, nothing new: nothing to judge.
        try ledger.change("DELETE FROM dirty_alias")
        try ledger.take([named], kind: .users, name: "users again", at: noon + hour)
        try ledger.refreshUsers(naming: naming)
        #expect(try ledger.rows(marked) == [])

        let withPhone = user("u1") { row in
            row.applicationUsername = "nickname"
            row.deviceToken = "phone"
        }
        try ledger.take([withPhone], kind: .users, name: "phones", at: noon + hour)
        try ledger.refreshUsers(naming: naming)
        #expect(try ledger.rows(marked) == ["4"])
    }

    @Test(arguments: Engine.allCases, [NamingPolicy(schemes: [.sha256]), NamingPolicy(fields: [.userID])])
    func `an account name marks its uploads, whatever the names are encoded by`(
        engine: Engine,
        naming: NamingPolicy
    ) throws {
        let ledger = try engine.ledger(in: folder)
        var upload = SubmissionRow()
        upload.evidence = Array("receipt one".utf8)
        upload.accountName = "ann"
        try ledger.take([.submission(upload)], name: "a")
        try ledger.verify("1")
        func marks(_ name: String, after rows: IntakeRow...) throws -> [String] {
            try ledger.change("DELETE FROM dirty_alias")
            try ledger.take(rows, kind: .users, name: name, at: noon + .days(1))
            try ledger.refreshUsers(naming: naming)
            return try ledger.rows(marked)
        }
        let ann: (inout UserRow) -> Void = { $0.accountName = "ann" }
        #expect(try marks("came", after: user("u1", ann)) == ["1"])
        #expect(try marks("stated again", after: user("u1", ann)) == [])
        #expect(try marks("somebody else's", after: user("u3") { $0.accountName = "eve" }) == [])
        #expect(try marks("shared", after: user("u2", ann)) == ["1"])
        let renamed = user("u2") { row in
            row.accountName = "bob"
            row.updatedAt = noon + .days(2)
        }
        #expect(try marks("went", after: renamed) == ["1"])
        #expect(try marks("merged", after: user("u1") { $0.mergedInto = UserID("u9") }) == ["1"])
    }

    @Test(arguments: Engine.allCases)
    func `a name that came back is kept once for each time it was held`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        func row(_ name: String, _ days: Int64) -> IntakeRow {
            user("u1") { row in
                row.applicationUsername = name
                row.updatedAt = noon + .days(days)
            }
        }
        let spans = """
            SELECT span, (first_seen_at - \(noon.milliseconds)) / 86400000, last_seen_at IS NULL
            FROM user_alias WHERE rank = 0 ORDER BY first_seen_at, span
            """
        try ledger.take([row("neo", 0), row("old", 2), row("neo", 4)], kind: .users, name: "users")
        try ledger.refreshUsers(naming: naming)
        #expect(try ledger.rows(spans) == ["0|0|0", "0|2|0", "1|4|1"])
        // A row between them learnt late.
        try ledger.take([row("new", 1), row("neo", 3)], kind: .users, name: "late")
        try ledger.refreshUsers(naming: naming)
        #expect(try ledger.rows(spans) == ["0|0|0", "0|1|0", "0|2|0", "1|3|1"])
    }

    @Test(arguments: Engine.allCases)
    func `a merge marks what was credited to the user, and the backend's word`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([user("u1")], kind: .users, name: "users")
        try ledger.refreshUsers(naming: naming)
        try ledger.take([payment("1"), payment("2"), payment("3")], kind: .payments, name: "p")
        let run = try ledger.openRun(RunStart(asOf: noon, startedAt: noon, toolVersion: "1", configurationDigest: ""))
        // As posting leaves them.
        try ledger.change(
            """
            UPDATE transaction_alias SET backend_user_id = 'u1' WHERE transaction_id = '2';
            INSERT INTO credit (
                transaction_id, environment, subject, alias_id, user_id, credited_at, status, source, entered_at,
                entered_run_id
            )
            SELECT '1', 'Production', 's', alias_id, 'u1', 1, 'credited', 'import', 1, \(run.number)
            FROM transaction_alias WHERE transaction_id = '1';
            DELETE FROM dirty_alias;
            """
        )
        try ledger.take([user("u1") { $0.mergedInto = UserID("u2") }], kind: .users, name: "merge")
        try ledger.refreshUsers(naming: naming)
        #expect(try ledger.rows(marked) == ["1", "2"])
    }
}
