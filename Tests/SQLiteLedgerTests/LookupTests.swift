import GRDB
import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// What a lookup finds besides what a user owns, was credited for or claims.
@Suite struct LookupTests {
    let folder: TemporaryFolder
    let ledger: SQLiteLedger

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
    }

    private func found(_ query: String) throws -> [String] { try ledger.lookup(query).purchases.map(\.transactionID) }

    @Test func `every candidate of a purchase nobody can be picked for finds it`() throws {
        try ledger.take(
            [
                user("u1") { $0.applicationUsername = "twin" }, user("u2") { $0.applicationUsername = "twin" },
                user("u3"), user("u4") { $0.deviceToken = "d" },
            ],
            kind: .users,
            name: "users"
        )
        try ledger.take(
            [payment("1") { $0.applicationUsername = "twin" }, payment("2") { $0.userID = UserID("u3") }],
            kind: .payments,
            name: "payments"
        )
        try ledger.take(
            [submission("r", user: "u5", at: noon), submission("r", user: "u6", device: "d", at: noon)],
            name: "uploads"
        )
        try ledger.verify("3")
        try ledger.take(
            [credit("900", to: "u0", at: noon - .days(1)), credit("901", to: "u0", at: noon + .days(2))],
            kind: .credits,
            name: "credits"
        )
        try ledger.night(noon + .days(2))
        #expect(
            try ledger.rows("SELECT shown_transaction_id, owner_basis, owner_candidates FROM purchase ORDER BY 1") == [
                "1|ambiguous|u1;u2", "2|claimed_by|u3", "3|ambiguous|u5;u6",
            ]
        )
        for user in ["u1", "u2"] {
            let purchase = try #require(try ledger.lookup(user).purchases.first)
            #expect(purchase.transactionID == "1" && purchase.ownerCandidates == ["u1", "u2"])
            #expect(purchase.ownerUserID == nil)
        }
        #expect(try found("u5") == ["3"] && found("u6") == ["3"])
        #expect(try found("u3") == ["2"])
        #expect(try found("u4") == [], "a device that answers for nobody makes no candidate")
        var rows: [CaseRow] = []
        try eachRow({ try ledger.cases(CaseSelection(), $0) }) {
            if $0.transactionID == TransactionID("1") { rows.append($0) }
        }
        #expect(rows.map(\.kind) == ["missing_credit"])
        #expect(rows.first?.ownerCandidates == [UserID("u1"), UserID("u2")])
    }

    @Test func `a name or token only the backend's payments state leads to the purchase`() throws {
        let token = "6F1C2B3A-0000-4000-8000-000000000001"
        try ledger.take(
            [
                payment("1") { $0.applicationUsername = "Gamer-4711" }, payment("2") { $0.appAccountToken = token },
                payment("3") { $0.userID = UserID("u9") },
            ],
            kind: .payments,
            name: "payments"
        )
        try ledger.night(noon + .days(2))
        for (query, meaning, id) in [
            ("Gamer-4711", "application_username", "1"), ("gamer4711", "application_username", "1"),
            (token, "app_account_token", "2"), (token.lowercased(), "app_account_token", "2"), ("u9", "user_id", "3"),
        ] {
            let result = try ledger.lookup(query)
            #expect(result.matches.map(\.meaning).first == meaning, "\(query)")
            #expect(result.purchases.map(\.transactionID) == [id], "\(query)")
        }
        #expect(try ledger.lookup("gamer-4712").isEmpty)
    }

    @Test func `what is found about a user and no purchase is told with its case`() throws {
        // More than half of a week's credits without payment would be counted, not listed.
        try ledger.take([payment("800"), payment("801")], kind: .payments, name: "p")
        try ledger.take(["800", "801", "901"].map { credit($0, to: "u\($0)", at: noon) }, kind: .credits, name: "c")
        try ledger.take([submission("forged", user: "u2", at: noon), submission("", user: "u3", at: noon)], name: "r")
        let due = try ledger.dueEvidence(after: 0, limit: 10, asOf: noon, includingNotDue: true)
        var refused = EvidenceAnswer(evidenceID: try #require(due.first).id, form: "app_receipt", outcome: .refused)
        refused.rule = "signature_mismatch"
        try ledger.record([refused], asOf: noon)
        let run = try ledger.openRun(
            RunStart(asOf: noon + .days(2), startedAt: noon, toolVersion: "1", configurationDigest: "d")
        )
        _ = try ledger.post(run: run, asOf: noon + .days(2), naming: NamingPolicy(), apps: [])
        let policy = Policy(creditsSince: noon, creditsWatermark: noon, evidenceSince: noon - .days(30))
        _ = try ledger.reconcile(run: run, policy: policy, asOf: noon + .days(2), isFull: false)

        let forged = try #require(try ledger.lookup("u2").findings.first)
        #expect(forged.caseStatus.kind == "forged_receipt" && forged.caseStatus.state == .open)
        #expect(forged.actual == "signature_mismatch" && forged.nextStep == "block_user")
        for query in ["u901", "901"] {
            let unproven = try #require(try ledger.lookup(query).findings.first)
            #expect(unproven.caseStatus.kind == "unproven_credit" && unproven.transactionID == "901")
        }
        #expect(try ledger.lookup("u3").findings.isEmpty)

        let blocked = CaseAction(caseID: forged.caseStatus.caseID, step: .resolve(.fraud, user: nil, note: nil))
        try ledger.act([blocked], by: "kim", at: noon + .days(5))
        let settled = try #require(try ledger.lookup("u2").findings.first?.caseStatus)
        #expect(settled.state == .resolved && settled.reason == "fraud" && settled.settledBy == "kim")
        #expect(!settled.isWaitingForRun, "no list changes for it")

        var cases: [CaseRow] = []
        try eachRow({ try ledger.cases(CaseSelection(), $0) }) { if $0.kind == "unproven_credit" { cases.append($0) } }
        #expect(cases.map(\.transactionID) == [TransactionID("901")])
        #expect(cases.map(\.creditedUserID) == [UserID("u901")] && cases[0].ownerBasis == nil)
    }

    @Test func `a lookup searches by indexes alone`() throws {
        let users = #"'["u1"]'"#
        let statements: [(any NamedStatement, [String])] = [
            (SQL.LookupMatches.candidates, ["users", "exact"]),
            (SQL.LookupMatches.subjects, ["users", "query", "rules"]),
            (SQL.Lookup.cases, ["purchases", "findings"]),
            (SQL.Lookup.uploads, ["users", "query", "named", "transactions", "limit"]),
            (SQL.Lookup.namedAccounts, ["users"]),
            (SQL.LookupMatches.matches, ["query", "name", "order", "exact", "folded", "token"]),
            (
                SQL.Lookup.purchases,
                ["users", "query", "order", "named", "exact", "folded", "token", "candidates"]
            ),
        ]
        for (statement, names) in statements {
            var sql = statement.sql.split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n")
            for name in names {
                sql = sql.replacing(":\(name)", with: name == "query" || name == "exact" ? "'u1'" : users)
            }
            let large: Set<Substring> = [
                "transaction_alias", "transaction_fact", "purchase", "submission", "claim", "credit", "app_user", "a",
                "f", "user_alias", "user_device", "case_event", "finding", "event", "assigned", "case_credit", "stated",
            ]
            for step in try ledger.rows("EXPLAIN QUERY PLAN " + sql) {
                let words = step.split(separator: "|").last?.split(separator: " ") ?? []
                guard words.first == "SCAN", words.count > 1 else { continue }
                #expect(!large.contains(words[1]), "\(step) in \(sql.prefix(60))")
            }
        }
    }
}
