import AppStoreSimulator
import Foundation
import GRDB

/// The ledger of a book as a file: looked into where no report says enough, and told what Apple answered.
struct LedgerFile {
    private let path: String

    init(_ file: URL) { path = file.path }

    /// Every purchase with its list and, where it is closed, the reason.
    func places() throws -> [PurchaseName: String] {
        try rows(
            """
            SELECT environment, shown_transaction_id, list || IIF(list = 'closed', ' ' || reason, '')
            FROM purchase
            WHERE merged_into IS NULL
            """
        ) { row in (PurchaseName(environment: row[0], transactionID: row[1]), row[2] as String) }
        .reduce(into: [:]) { places, place in places[place.0, default: ""] += place.1 }
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
            )
            WHERE from_list <> before
            """
        let ended = """
            SELECT 'purchase ' || p.purchase_id || ' is ' || p.list || ' ' || p.reason || ' but last moved to '
                || COALESCE(m.to_list || ' ' || m.reason, 'nothing')
            FROM purchase AS p
            LEFT JOIN list_move AS m
                ON m.sequence = (SELECT MAX(sequence) FROM list_move WHERE purchase_id = p.purchase_id)
            WHERE m.to_list IS NOT p.list
                OR (p.merged_into IS NULL AND m.reason NOT IN (p.reason, 'revalued'))
            """
        let valued = """
            SELECT 'purchase ' || p.purchase_id || ' is worth ' || COALESCE(p.price_milliunits, 0) || ' but moved '
                || COALESCE(m.amount, 0)
            FROM purchase AS p
            LEFT JOIN (
                SELECT purchase_id, currency,
                    SUM(IIF(to_list IN ('white', 'black', 'closed'), amount_milliunits, 0)
                        - IIF(from_list IN ('white', 'black', 'closed'), amount_milliunits, 0)) AS amount
                FROM list_move
                GROUP BY purchase_id, currency
            ) AS m ON m.purchase_id = p.purchase_id AND m.currency = COALESCE(p.currency, '')
            WHERE p.merged_into IS NULL AND COALESCE(p.price_milliunits, 0) <> COALESCE(m.amount, 0)
            """
        return try [chained, ended, valued].flatMap { try rows($0) { $0[0] as String } }
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
            try rows(query) { row in row.map { "\($0)=\($1)" }.joined(separator: " ") }
        }
    }

    /// Writes down what Apple answered, as the asking of a night does.
    func answerNotFound(_ answers: [NotFoundAnswer]) throws {
        guard !answers.isEmpty else { return }
        try DatabaseQueue(path: path).write { database in
            for answer in answers {
                try database.execute(
                    sql: """
                        INSERT INTO not_found_answer (transaction_id, environment, bundle_id, asked_at)
                        VALUES (?, ?, ?, ?)
                        ON CONFLICT DO UPDATE SET asked_at = MAX(asked_at, excluded.asked_at)
                        """,
                    arguments: [
                        answer.transactionID, answer.environment, answer.bundleID, answer.askedAt.milliseconds,
                    ]
                )
            }
        }
    }

    private func rows<Value>(_ sql: String, _ value: (Row) -> Value) throws -> [Value] {
        try DatabaseQueue(path: path).read { try Row.fetchAll($0, sql: sql).map(value) }
    }
}
