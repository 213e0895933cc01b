package import Foundation

/// Signs a dataset and puts it on disk in the formats the inbox takes.
package struct DatasetWriter: Sendable {
    package let folder: URL
    package let calendar: DatasetCalendar
    package let authority: CertificateAuthority
    /// How many receipts are signed at once.
    package var signingWidth = max(1, ProcessInfo.processInfo.activeProcessorCount)

    /// What the configuration of a served dataset points at.
    package var serving: ServingPlan?

    /// Refuses a folder that holds anything: a dataset must not mix with an older one.
    package init(folder: URL, calendar: DatasetCalendar, authority: CertificateAuthority) throws {
        self.folder = folder
        self.calendar = calendar
        self.authority = authority
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        guard try files.contentsOfDirectory(atPath: folder.path).isEmpty else {
            throw DatasetFailure.folderNotEmpty(folder.path)
        }
        for kind in ["products", "users", "payments", "credits", "notifications", "receipts"] {
            try files.createDirectory(
                at: folder.appending(path: "inbox/\(kind)"),
                withIntermediateDirectories: true
            )
        }
    }

    package func write(_ books: Books, withDamage: Bool) async throws -> WrittenDataset {
        try put(
            Configuration.text(calendar: calendar, reviewers: books.reviewers, serving: serving),
            at: "recoup.yaml"
        )
        try put(try authority.rootsPEM(), at: "authority.pem")
        try put(Books.productsTable(Catalogue.all), at: "inbox/products/catalogue.csv")
        try put(Books.usersTable(books.users), at: "inbox/users/accounts.csv")
        try put(Books.paymentsTable(books.payments), at: "inbox/payments/verified.csv")
        for (month, credits) in Dictionary(grouping: books.credits, by: \.creditedAt.monthText) {
            try put(Books.creditsTable(credits.sorted(by: Self.isEarlier)), at: "inbox/credits/\(month).csv")
        }
        // The second export came through a spreadsheet: byte order mark and CRLF.
        let resent = "\u{FEFF}" + Books.creditsTable(books.resentCredits).replacing("\n", with: "\r\n")
        try put(resent, at: "inbox/credits/resent.csv")
        try put(try notificationLines(books.deliveries), at: "inbox/notifications/apple.jsonl")
        for (month, submissions) in Dictionary(grouping: books.submissions, by: \.receivedAt.monthText) {
            try put(try await receiptLines(submissions), at: "inbox/receipts/\(month).jsonl")
        }
        try put(try await receiptLines(books.resentSubmissions), at: "inbox/receipts/resent.jsonl")
        try put(try lines(books.truth), at: "truth.jsonl")
        try put(try lines(books.scenarios), at: "scenarios.jsonl")
        if withDamage { try writeDamage() }
        return WrittenDataset(
            folder: folder.path,
            submissionCount: books.submissions.count + books.resentSubmissions.count,
            creditCount: books.credits.count + books.resentCredits.count,
            missingCount: books.truth.count { $0.kind == "missing_credit" }
        )
    }

    func put(_ text: String, at path: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: path))
    }

    func lines(_ values: [some Encodable]) throws -> String {
        try values.map { String(decoding: try StoreJSON.encode($0), as: UTF8.self) + "\n" }.joined()
    }

    /// Bodies as received: alone, with the time they came, or under `body` as some gateways log them.
    private func notificationLines(_ deliveries: [Delivery]) throws -> String {
        struct Body: Encodable {
            var signedPayload: String
        }
        struct Line: Encodable {
            var received_at: String?
            var signedPayload: String?
            var body: Body?
        }
        var signed: [String: String] = [:]
        let ordered = deliveries.sorted {
            ($0.receivedAt, $0.notification.uuid) < ($1.receivedAt, $1.notification.uuid)
        }
        let all = try ordered.enumerated().map { index, delivery in
            // A retry carries the same bytes.
            let uuid = delivery.notification.uuid
            let payload = try signed[uuid] ?? authority.sign(delivery.notification)
            signed[uuid] = payload
            return switch index % 4 {
            case 1: Line(received_at: delivery.receivedAt.text, body: Body(signedPayload: payload))
            case 2: Line(signedPayload: payload)
            default: Line(received_at: delivery.receivedAt.text, signedPayload: payload)
            }
        }
        return try lines(all)
    }

    private static func isEarlier(_ left: CreditRow, _ right: CreditRow) -> Bool {
        (left.creditedAt, left.transactionID, left.userID, left.orderID)
            < (right.creditedAt, right.transactionID, right.userID, right.orderID)
    }
}
