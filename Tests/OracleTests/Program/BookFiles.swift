import AppStoreSimulator
import Foundation

/// Writes a signed book as the input files of the article "Files in", whole or shuffled and split.
struct BookFiles {
    let signed: SignedBook
    /// Nil: one file per kind, rows in the book's order.
    var shuffle: UInt64?

    private var book: Book { signed.book }

    /// Fills an empty folder: configuration, authority.
    func prepare(_ folder: URL, authority: CertificateAuthority) throws {
        try write(configuration, to: folder.appending(path: "recoup.yaml"))
        try write(try authority.rootsPEM(), to: folder.appending(path: "authority.pem"))
        if let salt = book.policy.salt {
            // A carriage return before a line feed would be a part of the line end, not of the salt.
            try write(salt + (salt.utf8.last == 0x0D ? "\r\n" : "\n"), to: folder.appending(path: "salt"))
        }
    }

    /// Puts what came in before a night into the inbox.
    func write(night: Int, to folder: URL) throws {
        let inbox = folder.appending(path: "inbox")
        var random = SplitMix64(seed: (shuffle ?? 0) &+ UInt64(night))
        for (kind, header, dated) in kinds {
            let rows = dated.filter { book.night($0.night) == night }.map(\.text)
            let ordered = shuffle == nil ? rows : rows.shuffled(using: &random)
            let parts = shuffle == nil ? 1 : random.number(in: 1...3)
            for part in 0..<parts {
                let lines = ordered.indices.filter { $0 % parts == part }.map { ordered[$0] }
                if lines.isEmpty { continue }
                let text = (header.map { [$0] } ?? []) + lines
                let name = "\(kind)/\(night)-\(part)." + (header == nil ? "jsonl" : "csv")
                try write(text.joined(separator: "\n") + "\n", to: inbox.appending(path: name))
            }
        }
    }

    // MARK: Kinds, each with its CSV header

    /// A line, and the night it comes in.
    private struct Line {
        var night: Int
        var text: String
    }

    private var kinds: [(String, String?, [Line])] {
        let tables = [
            (
                "products", ["product_id", "bundle_id", "type", "price", "currency", "credited_as", "reconcile"],
                zip(book.products.map(\.night), products).map { ($0, $1) }
            ),
            ("users", users.header, zip(book.users.map(\.night), users.rows).map { ($0, $1) }),
            ("payments", payments.header, zip(book.payments.map(\.night), payments.rows).map { ($0, $1) }),
            ("credits", credits.header, zip(book.credits.map(\.night), credits.rows).map { ($0, $1) }),
        ]
        let uploads = zip(book.uploads.map(\.night), signed.uploadLines).map { Line(night: $0, text: $1) }
        return tables.map { kind, header, rows in
            (kind, header.joined(separator: ","), rows.map { Line(night: $0, text: Self.csv($1)) })
        } + [("receipts", nil, uploads)]
    }

    private var products: [[String?]] {
        book.products.map { row in
            [
                row.productID, row.bundleID, row.kind?.rawValue, Self.price(row.priceMilliunits), row.currency,
                row.creditedAs, row.reconcile?.rawValue,
            ]
        }
    }

    private var users: (header: [String], rows: [[String?]]) {
        (
            [
                "user_id", "account_name", "application_username", "app_account_token", "device_token", "updated_at",
                "merged_into",
            ],
            book.users.map { row in
                [
                    row.userID, row.accountName, row.applicationUsername, row.accountToken, row.deviceToken,
                    row.updatedAt?.text, row.mergedInto,
                ]
            }
        )
    }

    private var payments: (header: [String], rows: [[String?]]) {
        (
            [
                "transaction_id", "product_id", "purchase_date", "original_transaction_id", "quantity", "bundle_id",
                "environment", "application_username", "app_account_token", "user_id", "web_order_line_item_id",
                "revocation_date", "price", "currency",
            ],
            book.payments.map { row in
                [
                    row.transactionID, row.productID, row.purchasedAt.text, row.originalTransactionID,
                    row.quantity.map { String($0) }, row.bundleID, row.environment, row.applicationUsername,
                    row.accountToken, row.userID, row.lineItem, row.revokedAt?.text, Self.price(row.priceMilliunits),
                    row.currency,
                ]
            }
        )
    }

    private var credits: (header: [String], rows: [[String?]]) {
        (
            [
                "transaction_id", "user_id", "credited_at", "status", "order_id", "environment", "product_id",
                "quantity",
            ],
            book.credits.map { row in
                [
                    row.transactionID, row.userID, String(row.creditedAt.milliseconds), row.status.rawValue,
                    row.orderID, row.environment, row.productID, row.quantity.map { String($0) },
                ]
            }
        )
    }

    private var configuration: String {
        """
        ledger: recoup.sqlite
        inbox: inbox/
        reports:
          folder: reports/
        apps:
        \(book.policy.apps.map { "  - bundle_id: \($0)" }.joined(separator: "\n"))
        apple:
          verify_receipt: never
          additional_roots: [authority.pem]
        reconcile:
          grace: \(book.policy.graceHours)h
          credits_since: \(book.policy.creditsSince.map { "\"\($0.text)\"" } ?? "auto")
          environments: [\(book.policy.environments.joined(separator: ", "))]
          reviewers: [\(book.policy.reviewers.joined(separator: ", "))]
          subscriptions: \(book.policy.subscriptions.rawValue)
        owners:
          salt_file: "\(book.policy.salt == nil ? "" : "salt")"

        """
    }

    /// Whole currency units with as many decimals as milliunits need.
    private static func price(_ milliunits: Int64?) -> String? {
        milliunits.map { "\($0 / 1_000)." + String(String(1_000 + $0 % 1_000).dropFirst()) }
    }

    private static func csv(_ cells: [String?]) -> String {
        cells.map { CSVTable.quoted($0 ?? "") }.joined(separator: ",")
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }
}
