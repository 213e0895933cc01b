import AppStoreSimulator
import Testing

/// Books over which the oracle and the program once disagreed, shrunk: they agree on them for good.
@Suite(.enabled(if: ProgramUnderTest.canRun, "The built recoup, beside the test bundle, has no `run` yet."))
struct SettledDisagreementTests {
    private func agree(_ book: Book) throws {
        let program = try #require(ProgramUnderTest.built)
        let lines = Oracle().judge(book)
            .differences(from: try program.answer(book).expectation, here: "oracle", there: "program")
        #expect(lines.isEmpty, "\(book)")
    }

    private var sandboxed: Book {
        Book.covered().uploading(.bought(), environment: "Sandbox").crediting("100", to: "u1")
            .crediting("12012", to: "u3")
    }

    @Test func `a user is a customer by what any of his accounts was credited`() throws {
        try agree(sandboxed.knowing(UserRow(userID: "u3", mergedInto: "u1")))
    }

    @Test func `accounts that become one tonight make a customer of a reviewer`() throws {
        let book = sandboxed.knowing(UserRow(userID: "u3", mergedInto: "u1", night: 1))
        try agree(book.changed { $0.earlierNights = [Book.asOf.adding(hours: -1)] })
    }

    @Test func `a purchase merged into another bought nothing in its storefront any more`() throws {
        let early = Book.asOf.adding(days: -5)
        let again = StatedTransaction.bought("200", .nonConsumable, at: early, original: "100").changed {
            $0.storefront = "CHN"
        }
        let elsewhere = StatedTransaction.bought("300", at: early).changed {
            $0.storefront = "USA"
            $0.accountToken = "11111111-aaaa-4bbb-8ccc-000000000001"
        }
        var book = Book.covered().uploading(again, by: "u1").uploading(elsewhere, by: "u1")
            .uploading(.bought("100", nil, at: early), by: "u2")
            .crediting("300", to: "u2")
            .knowing(UserRow(userID: "u1", accountToken: "11111111-aaaa-4bbb-8ccc-000000000001"))
        book.products = [ProductRow(productID: "gold.60", kind: .nonConsumable, night: 1)]
        for index in [0, 2] {
            guard case .signedTransaction(var evidence) = book.uploads[index].piece else { continue }
            evidence.transactions[0].productID = "gold.60"
            book.uploads[index].piece = .signedTransaction(evidence)
        }
        try agree(book.changed { $0.earlierNights = [Book.asOf.adding(hours: -1)] })
    }

    @Test func `a credit known to be one of the sandbox tonight makes nobody a customer any more`() throws {
        var book = sandboxed.uploading(.bought("12012"), environment: "Sandbox")
        book.credits = book.credits.map { row in
            var row = row
            if row.transactionID == "12012" { row.userID = "u1" }
            return row
        }
        book.uploads[1].night = 1
        try agree(book.changed { $0.earlierNights = [Book.asOf.adding(hours: -1)] })
    }

    @Test func `users whose names differ in blanks alone are several, raw and hashed with a salt`() throws {
        var book = Book.covered().knowing(
            UserRow(userID: "u1", accountName: " led by blank"),
            UserRow(userID: "u2", accountName: "led by blank ")
        )
        book.policy.salt = " pep per "
        let names = ["led by blank", " led by blank", "led by blank "]
        for (index, name) in (names + names.map { Words.sha256(" pep per " + $0) }).enumerated() {
            book = book.uploading(.bought("10\(index)"))
            book.uploads[index].applicationUsername = name
        }
        try agree(book)
    }

    @Test func `claims are told apart by store and user, not by spelling`() throws {
        var book = Book.covered().knowing(
            UserRow(userID: "u1", accountName: " ann", applicationUsername: "player"),
            UserRow(userID: "u2", accountName: "ann")
        )
        .uploading(.bought(), by: "u1").uploading(.bought(), environment: "Sandbox")
        let sent: [(String?, String?)] = [
            ("u1", nil), (" u1 ", "Production"), (" ann", nil), ("player", "Sandbox"), (Words.sha256(" ann"), nil),
            ("ann", nil), ("stranger", "Sandbox"), (" stranger", "Sandbox"), (nil, nil),
        ]
        for (index, (userID, environment)) in sent.enumerated() {
            var upload = Upload(userID: userID, receivedAt: Book.twoDaysAgo.adding(seconds: 200 + index))
            upload.transactionID = index % 2 == 0 ? "100" : "777"
            upload.environment = environment
            book.uploads.append(upload)
        }
        try agree(book)
    }

    @Test func `a signed transaction claims itself in its own store`() throws {
        var book = Book.covered().uploading(.bought(), by: "u1")
        book.uploads[0].environment = "Sandbox"
        try agree(book)
        book.uploads[0].transactionID = "100"
        book.uploads[0].applicationUsername = "u1"
        try agree(book.knowing(UserRow(userID: "u1")))
    }

    @Test func `an asserted name may be a stored token, and an asserted token a name`() throws {
        var book = Book.covered().knowing(
            UserRow(userID: "u1", accountName: "ann", accountToken: "tok-EN"),
            UserRow(userID: "u2", applicationUsername: "tok-en")
        )
        book.payments = ["tok-EN", "tok-en", "token", "ann", "u2"].enumerated().map { index, value in
            PaymentRow(
                transactionID: "20\(index)",
                productID: "gold.60",
                purchasedAt: Book.twoDaysAgo,
                applicationUsername: index % 2 == 0 ? value : nil,
                accountToken: index % 2 == 0 ? nil : value
            )
        }
        try agree(book)
    }

    @Test func `a user id with blanks is the id, and a name with them the name`() throws {
        var book = Book.covered().knowing(UserRow(userID: "u1", accountName: " u2"), UserRow(userID: "u3"))
        for (index, sent) in [" u1 ", " u2", "u2", " u2 ", " u3"].enumerated() {
            book = book.uploading(.bought("30\(index)"), by: sent)
        }
        try agree(book)
    }

    @Test func `a trial that is also stated under another id does not use the first period up`() throws {
        let start = Book.asOf.adding(days: -40)
        let trial = StatedTransaction.bought("200", .autoRenewable, at: start).changed {
            $0.lineItem = "9200"
            $0.priceMilliunits = 0
        }
        var book = Book.covered().uploading(trial)
        book.products = [ProductRow(productID: "vip.month", kind: .autoRenewable)]
        book.payments = [("210", 0, "9200"), ("220", 30, nil)].map { id, days, lineItem in
            PaymentRow(
                transactionID: id,
                productID: "vip.month",
                purchasedAt: start.adding(days: days),
                originalTransactionID: "200",
                lineItem: lineItem
            )
        }
        try agree(book)
    }
}
