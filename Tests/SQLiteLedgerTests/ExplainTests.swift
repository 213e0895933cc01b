import GRDB
import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

@Suite struct ExplainTests {
    let folder: TemporaryFolder
    let ledger: SQLiteLedger

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try ledger.takeTwoMissing()
        try ledger.night(noon + .days(2))
    }

    @Test func `a purchase is found by its transaction id, with its statements and cases`() throws {
        let files = try ledger.purchaseFiles(of: TransactionID("2"))
        #expect(files.count == 1)
        #expect(files[0].dossier.backendUsers == [UserID("u2")])
        #expect(files[0].statements.map(\.source) == [.payments])
        #expect(files[0].bookedList == "white")
        let caseID = try ledger.missingCase("2")
        #expect(files[0].cases.map(\.caseID) == [caseID])
        #expect(try ledger.purchaseFiles(of: TransactionID("3")).isEmpty)
    }

    @Test func `what nobody named has no name that nobody has`() throws {
        try ledger.take([submission("receipt", user: "u1")], name: "an upload")
        try ledger.verify("9")
        try ledger.night(noon + .days(3))
        #expect(try ledger.purchaseFiles(of: TransactionID("9")).map(\.dossier.names) == [[]])
        #expect(try ledger.purchaseFiles(of: TransactionID("9")).map(\.dossier.traces.count) == [1])
    }

    @Test func `looking twice gives the same`() throws {
        let first = try ledger.purchaseFiles(of: TransactionID("1"))
        let second = try ledger.purchaseFiles(of: TransactionID("1"))
        #expect(second == first)
    }

    /// Temporary tables hold one purchase; anything else must be searched by an index.
    @Test func `reading one purchase scans no table of the ledger`() throws {
        _ = try ledger.purchaseFiles(of: TransactionID("1"))
        let statements: [any NamedStatement] = [
            SQL.Explain.purchases, SQL.Explain.statements,
            SQL.PurchaseMarks.readPeriods, SQL.Dossiers.readDecisions,
            SQL.Touched.traces, SQL.Touched.findSenders,
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
                .replacing("?1", with: "'1'")
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
}

extension String {
    fileprivate var withoutComments: String {
        split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n")
    }
}
