import GRDB
import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import SQLiteLedger

/// Cost follows the night, not the history: by SQLite's own plan of every statement a night runs.
@Suite struct QueryPlanTests {
    /// Tables that hold what all nights brought.
    private static let history: Set = [
        "claim", "credit", "credit_statement", "evidence", "finding", "list_move", "purchase", "set_aside_row",
        "submission", "transaction_alias", "transaction_fact", "user_alias", "user_device", "user_statement",
    ]

    /// Statements that read everything when asked to, by how they begin: a parameter says so before the first row.
    private static let onDemand = ["-- The purchases to judge", "-- The purchases the control totals look at"]

    @Test func `no statement of a night walks through a table of the history`() throws {
        let folder = try TemporaryFolder()
        let ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try takeAndRun(ledger, "1", at: noon + .days(1))
        var statements: Set<String> = []
        ledger.queue.inDatabase { database in
            database.trace { event in
                if case .statement(let statement) = event { statements.insert(statement.sql) }
            }
        }
        try takeAndRun(ledger, "2", at: noon + .days(2))
        ledger.queue.inDatabase { $0.trace(options: []) }
        #expect(statements.count > 100)

        var walks: [String] = []
        try ledger.queue.inDatabase { database in
            let partial = Set(
                try String.fetchAll(
                    database,
                    sql: "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE INDEX%WHERE%'"
                )
            )
            let schema = "SELECT name, sql FROM sqlite_schema WHERE type = 'view'"
            var behindViews: [String: [String: Set<String>]] = [:]
            for view in try GRDB.Row.fetchAll(database, sql: schema) {
                behindViews[view["name"]] = Self.tables(in: view["sql"])
            }
            for statement in statements.sorted() where !Self.onDemand.contains(where: statement.hasPrefix) {
                guard let sql = Self.query(in: statement) else { continue }
                let tables = Self.tables(in: sql, behindViews)
                for step in try Self.plan(of: sql, in: database) {
                    let words = step.split(separator: " ").map(String.init)
                    // An index that SQLite makes for one statement reads the whole table as well.
                    guard words.first == "SCAN" || step.contains(" USING AUTOMATIC "), words.count > 1 else { continue }
                    guard let table = tables[words[1]]?.first(where: Self.history.contains) else { continue }
                    // A partial index holds the few rows somebody has to look at.
                    if let index = words.firstIndex(of: "INDEX"), partial.contains(words[index + 1]) { continue }
                    walks.append("\(table): \(step) in \(statement.prefix(150))")
                }
            }
        }
        #expect(walks == [])
    }

    private func askApple(_ ledger: SQLiteLedger, _ id: String, at asOf: Instant) throws {
        let app = BundleID("com.example.game")
        let policy = AskingPolicy(
            apps: [app],
            environments: [.production],
            grace: hour,
            recheck: .days(7),
            creditsSince: Instant(milliseconds: 0),
            creditsWatermark: asOf
        )
        _ = try ledger.openQuestions(policy, asOf: asOf).due
        var page = AccountPage(
            bundleID: app,
            environment: .production,
            askedID: TransactionID("9\(id)"),
            pieces: [],
            revision: "1",
            isLast: true
        )
        page.found = [TransactionID("8\(id)")]
        try ledger.keep(page, asOf: asOf)
        let unknown = QuestionResult(TransactionID("7\(id)"), .notFound(apps: [app]))
        try ledger.record([unknown], policy: policy, asOf: asOf)
    }

    /// Intake, verification, asking Apple, posting, reconciling, control totals, totals, report and closing.
    private func takeAndRun(_ ledger: SQLiteLedger, _ id: String, at asOf: Instant) throws {
        try ledger.take([user("u\(id)") { $0.accountName = "a\(id)" }], name: "users \(id)")
        try ledger.take([payment(id)], name: "payments \(id)")
        try ledger.take([credit(id, to: "u\(id)")], name: "credits \(id)")
        try ledger.take([submission("receipt \(id)", user: "u\(id)", named: "9\(id)", username: "n")], name: "r \(id)")
        try ledger.verify("9\(id)")
        try askApple(ledger, id, at: asOf)
        let run = try ledger.night(asOf)
        _ = try ledger.creditCoverage(asOf: asOf)
        _ = try ledger.controlTotals(run: run, isFull: false)
        _ = try ledger.verifyAudit(.sinceCheckpoint(before: run))
        _ = try ledger.bookTotals(run: run, asOf: asOf)
        _ = try ledger.evidenceNews(before: run)
        _ = try ledger.contradictedBuyers(before: run)
        _ = try ledger.openCaseGroups(run: RunID(1))
        _ = try ledger.agingRows(run: run, asOf: asOf)
        _ = try ledger.pageFigures(run: run, asOf: asOf, days: [asOf - .days(1), asOf])
        try eachRow(ledger.lostOrders) { _ in }
        try eachRow(ledger.exceptions) { _ in }
        try eachRow(ledger.unverified) { _ in }
        try eachRow({ try ledger.rejectedRows(.ofRun(run), $0) }) { _ in }
        _ = try ledger.rollForward(run: run)
        _ = try ledger.purchaseHistories(of: TransactionID(id))
        _ = try ledger.lookup("u\(id)")
    }

    /// The part of a statement that reads; nil for one that only defines.
    private static func query(in statement: String) -> String? {
        let sql = statement.split(separator: "\n").drop { $0.hasPrefix("--") }.joined(separator: "\n")
        if let made = sql.firstMatch(of: #/^CREATE TEMP TABLE \w+ AS\s/#) {
            return String(sql[made.range.upperBound...])
        }
        return ["SELECT", "WITH", "INSERT", "UPDATE", "DELETE"].contains { sql.hasPrefix($0) } ? sql : nil
    }

    private static func plan(of sql: String, in database: GRDB.Database) throws -> [String] {
        let statement = try database.makeStatement(sql: "EXPLAIN QUERY PLAN " + sql)
        statement.setUncheckedArguments(StatementArguments())
        return try GRDB.Row.fetchAll(statement).map { $0["detail"] }
    }

    /// Tables by the names a statement gives them; one name may stand for several in different places. SQLite's plan calls
    /// those behind a view by their own names, or by the name of the view.
    private static func tables(in sql: String, _ views: [String: [String: Set<String>]] = [:]) -> [String: Set<String>]
    {
        var tables: [String: Set<String>] = [:]
        for match in sql.matches(of: #/(?:FROM|JOIN|UPDATE)\s+(?:temp\.)?(\w+)(?:\s+AS\s+(\w+))?/#) {
            let table = String(match.output.1)
            tables[match.output.2.map(String.init) ?? table, default: []].insert(table)
            tables.merge(views[table] ?? [:]) { $0.union($1) }
        }
        return tables
    }
}
