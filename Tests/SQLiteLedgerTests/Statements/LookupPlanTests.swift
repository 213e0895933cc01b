import GRDB
import Ledger
import LedgerContract
import ReconciliationCore
import Testing

@testable import SQLLedger
@testable import SQLiteLedger

/// What one person asks costs what is asked about: by SQLite's own plan of the statements.
@Suite struct LookupPlanTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }

    init() throws { temporary = try .judged() }

    @Test func `a lookup searches by indexes alone`() throws {
        let users = #"'["u1"]'"#
        let statements: [(any NamedStatement, [String])] = [
            (SQL.LookupMatches.candidates, ["users", "exact"]),
            (SQL.LookupMatches.subjects, ["users", "query", "rules"]),
            (SQL.Lookup.cases, ["purchases", "findings"]),
            (SQL.Lookup.refundStatements, ["purchases"]), (SQL.Lookup.doubts, ["purchases"]),
            (SQL.Cases.withoutPurchaseStatedAnew, ["cases"]),
            (SQL.Lookup.uploads, ["users", "query", "exact", "named", "transactions", "limit", "known"]),
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
                "refused", "notice", "evidence", "alias", "fact",
            ]
            for step in try ledger.rows("EXPLAIN QUERY PLAN " + sql) {
                let words = step.split(separator: "|").last?.split(separator: " ") ?? []
                guard words.first == "SCAN", words.count > 1 else { continue }
                #expect(!large.contains(words[1]), "\(step) in \(sql.prefix(60))")
            }
        }
    }

    /// Temporary tables hold one purchase; anything else must be searched by an index.
    @Test func `reading one purchase scans no table of the ledger`() throws {
        _ = try ledger.purchaseHistories(of: TransactionID("1"))
        let statements: [any NamedStatement] = [
            SQL.Explain.purchases, SQL.Explain.statements,
            SQL.PurchaseMarks.readPeriods, SQL.Dossiers.readDecisions,
            SQL.Touched.traces, SQL.Touched.findSenders, SQL.Dossiers.listSandboxAccounts,
            SQL.Dossiers.readTransactions, SQL.Dossiers.readCredits,
            SQL.Dossiers.readTraces, SQL.Dossiers.readNames,
        ]
        let large: Set<String> = [
            "transaction_alias", "transaction_fact", "purchase", "submission", "claim", "credit", "app_user",
            "user_alias", "user_device", "case_event", "finding", "evidence", "a", "f", "c", "e", "u", "n", "p",
            "other",
        ]
        for statement in statements {
            // The tables these make are there already: only the question itself is planned.
            let sql = statement.sql.replacing("CREATE TEMP TABLE ", with: "CREATE TEMP TABLE planned_")
                .replacing("?1", with: "'1'").replacing(":most_users", with: "100")
            let plan = try ledger.rows("EXPLAIN QUERY PLAN " + sql.withoutComments)
            for step in plan {
                let words = step.split(separator: "|").last.map { $0.split(separator: " ") } ?? []
                guard words.first == "SCAN", words.count > 1 else { continue }
                // The subscriptions concerned, and the names on one purchase: short lists of their own.
                let isShort =
                    statement.sql == SQL.PurchaseMarks.readPeriods.sql && words[1] == "concerned"
                    || statement.sql == SQL.Dossiers.readNames.sql && words[1] == "n"
                #expect(isShort || !large.contains(String(words[1])), "\(step) in \(sql.prefix(80))")
            }
        }
    }

    @Test func `due evidence is found by the index of what is open`() throws {
        let sql = "EXPLAIN QUERY PLAN " + SQL.Verification.due.sql
        let plan = try ledger.queue.read { database in
            try GRDB.Row.fetchAll(database, sql: sql, arguments: [0, 10, 0, false, "", "", "", "[]", false, true, 0])
                .map { $0["detail"] as String }
        }
        #expect(plan.first?.contains("USING INDEX evidence_open") == true)
        // Beside that only the list of our apps is read.
        let others = plan.dropFirst().filter { step in
            !step.hasPrefix("LIST SUBQUERY") && !step.hasPrefix("SCAN given VIRTUAL TABLE")
        }
        #expect(others.isEmpty, "\(others)")
    }
}

extension String {
    fileprivate var withoutComments: String {
        split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n")
    }
}
