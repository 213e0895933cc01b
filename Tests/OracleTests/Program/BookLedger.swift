import AppStoreSimulator
import Foundation
import GRDB
import TestSupport

/// The ledger of a book: looked into where no report says enough, and told what Apple answered.
struct BookLedger {
    private let path: String
    /// Where the tests run on a server.
    private let address: String?

    /// - Parameter folder: the ledger's.
    init(in folder: URL) throws {
        path = folder.appending(path: "recoup.sqlite").path
        address = try TestEngine.address(ofLedgerIn: folder)
    }

    /// Every purchase with its list and, where it is closed, the reason.
    func places() throws -> [PurchaseName: String] {
        try rows(
            """
            SELECT environment, shown_transaction_id, list || CASE WHEN list = 'closed' THEN ' ' || reason ELSE '' END
            FROM purchase
            WHERE merged_into IS NULL
            """
        )
        .reduce(into: [:]) { places, row in
            places[PurchaseName(environment: row[0].text, transactionID: row[1].text), default: ""] += row[2].text
        }
    }

    /// Where the journal of moves does not hold: every move starts where the one before it ended, the first from
    /// `none`, and the last ends where its purchase is, for what it is worth there (Rules 4.7).
    func journalFaults() throws -> [String] {
        let chained = """
            SELECT 'move ' || sequence || ' starts from ' || from_list || ' after ' || before
            FROM (
                SELECT sequence, from_list, to_list,
                    LAG(to_list, 1, 'none') OVER (PARTITION BY purchase_id ORDER BY sequence) AS before
                FROM list_move
            ) AS moved
            WHERE from_list <> before
            """
        let ended = """
            SELECT 'purchase ' || p.purchase_id || ' is ' || p.list || ' ' || p.reason || ' but last moved to '
                || COALESCE(m.to_list || ' ' || m.reason, 'nothing')
            FROM purchase AS p
            LEFT JOIN list_move AS m
                ON m.sequence = (SELECT MAX(sequence) FROM list_move WHERE purchase_id = p.purchase_id)
            WHERE m.to_list IS DISTINCT FROM p.list
                OR (p.merged_into IS NULL AND m.reason NOT IN (p.reason, 'revalued'))
            """
        let valued = """
            SELECT 'purchase ' || p.purchase_id || ' is worth ' || COALESCE(p.price_milliunits, 0) || ' but moved '
                || COALESCE(m.amount, 0)
            FROM purchase AS p
            LEFT JOIN (
                SELECT purchase_id, currency,
                    SUM(
                        CASE WHEN to_list IN ('white', 'black', 'closed') THEN amount_milliunits ELSE 0 END
                        - CASE WHEN from_list IN ('white', 'black', 'closed') THEN amount_milliunits ELSE 0 END
                    ) AS amount
                FROM list_move
                GROUP BY purchase_id, currency
            ) AS m ON m.purchase_id = p.purchase_id AND m.currency = COALESCE(p.currency, '')
            WHERE p.merged_into IS NULL AND COALESCE(p.price_milliunits, 0) <> COALESCE(m.amount, 0)
            """
        return try [chained, ended, valued].flatMap { try rows($0).map { $0[0].text } }
    }

    /// Every row of the tables that hold verdicts, by table, without what is history of the nights.
    func verdicts() throws -> [String: [String]] {
        let queries = [
            "purchase": "SELECT * FROM purchase ORDER BY purchase_id",
            "credit": "SELECT * FROM credit ORDER BY credit_id",
            "credit_statement": "SELECT * FROM credit_statement ORDER BY statement_id",
            "transaction_alias": "SELECT * FROM transaction_alias ORDER BY alias_id",
            "claim": "SELECT * FROM claim ORDER BY claim_id",
            "submission": "SELECT * FROM submission ORDER BY submission_id",
            "finding": "SELECT * FROM finding ORDER BY finding_id",
            "user_alias": "SELECT * FROM user_alias ORDER BY digest, user_id, rank",
            "app_user": "SELECT * FROM app_user ORDER BY user_id",
            "list_move": "SELECT * FROM list_move ORDER BY sequence",
            "case_event": "SELECT * FROM case_event",
        ]
        return try queries.mapValues { query in
            try rows(query).map { row in row.map { "\($0.column)=\($0.text)" }.joined(separator: " ") }
        }
    }

    /// Writes down what Apple answered, as the asking of a night does.
    func answerNotFound(_ answers: [NotFoundAnswer]) throws {
        // The last answer counts.
        let last = Dictionary(
            answers.map { ([$0.transactionID, $0.environment, $0.bundleID], $0.askedAt) },
            uniquingKeysWith: max
        )
        guard !last.isEmpty else { return }
        // Identifiers of books hold no quotes.
        let values = last.map { "('\($0[0])', '\($0[1])', '\($0[2])', \($1.milliseconds))" }.joined(separator: ", ")
        let sql = "INSERT INTO not_found_answer (transaction_id, environment, bundle_id, asked_at) VALUES \(values)"
        if let address {
            _ = try DatabaseServer.rows(sql, at: address)
        } else {
            try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
        }
    }

    private typealias Cell = (column: String, text: String)

    private func rows(_ sql: String) throws -> [[Cell]] {
        if let address { return try DatabaseServer.rows(sql, at: address) }
        return try DatabaseQueue(path: path).read { database in
            try Row.fetchAll(database, sql: sql).map { row in
                row.map { (column: $0, text: String.fromDatabaseValue($1) ?? $1.description) }
            }
        }
    }
}
