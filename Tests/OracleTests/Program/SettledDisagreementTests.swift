import AppStoreSimulator
import Testing

/// Books over which the oracle and the program once disagreed, shrunk: they agree on them for good.
@Suite struct SettledDisagreementTests {
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

    @Test func `deliveries that were taken back by a row of somebody else`() throws {
        let token = "11111111-aaaa-4bbb-8ccc-000000000001"
        var book = Book.covered().knowing(
            UserRow(userID: "u1", accountToken: token),
            UserRow(userID: "u2", accountName: token),
            UserRow(userID: "u3", mergedInto: "u1")
        )
        for (id, users) in [("100", ["u1"]), ("200", ["u3", "u2"]), ("300", ["u2"]), ("400", [])] {
            book = book.uploading(StatedTransaction.bought(id).changed { $0.accountToken = token })
            for (index, user) in users.enumerated() {
                book = book.crediting(id, to: user, at: Book.asOf.adding(hours: index - 9), order: "a")
            }
            book = book.crediting(id, to: "system", .withdrawn, order: "a")
        }
        try agree(book)
    }

    @Test(arguments: [" pep per ", "pepper\r", "p\n"])
    func `users whose names differ in blanks alone are several, raw and hashed with a salt`(salt: String) throws {
        var book = Book.covered().knowing(
            UserRow(userID: "u1", accountName: " led by blank"),
            UserRow(userID: "u2", accountName: "led by blank ")
        )
        book.policy.salt = salt
        let names = ["led by blank", " led by blank", "led by blank "]
        for (index, name) in (names + names.map { Words.sha256(salt + $0) }).enumerated() {
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

    @Test func `a trial is the first period where its purchase holds the original id, whoever states that`() throws {
        let start = Book.asOf.adding(days: -51)
        let trial = StatedTransaction.bought("200", .autoRenewable, at: start, original: "100").changed {
            $0.lineItem = "9100"
            $0.isTrial = true
        }
        let next = StatedTransaction.bought("300", .autoRenewable, at: start.adding(days: 30), original: "100")
        var book = Book.covered().uploading(trial).uploading(next)
        book.payments = [PaymentRow(transactionID: "100", productID: "vip.month", purchasedAt: start, lineItem: "9100")]
        try agree(book)
    }

    @Test func `purchases that Apple signed without a line item stay two, whatever payments say`() throws {
        var book = Book.covered().uploading(.bought("100")).uploading(.bought("200"))
        book.payments = ["100", "200"].map { id in
            PaymentRow(transactionID: id, productID: "gold.60", purchasedAt: Book.twoDaysAgo, lineItem: "9100")
        }
        #expect(place(book, "100") != nil && place(book, "200") != nil)
        try agree(book)
    }

    // MARK: Originals that nobody states (Rules 2.5)

    /// A restore of 100 under another id, uploaded by u1, who names `named`.
    private func restored(_ kind: StatedTransaction.Kind? = .nonConsumable, naming named: String? = nil) -> Book {
        Book.covered().uploading(
            receipt: [.bought("200", kind, original: "100"), .bought("300")],
            by: "u1",
            naming: named
        )
    }

    private func place(_ book: Book, _ id: String) -> String? {
        Oracle().judge(book).places[PurchaseName(environment: "Production", transactionID: id)]
    }

    @Test(arguments: [0, 1])
    func `a credit that names only the original finds the restored purchase`(night: Int) throws {
        var book = restored().crediting("100", to: "u1")
        book.earlierNights = [Book.asOf.adding(hours: -1)]
        book.credits[1].night = night
        book.uploads[0].night = 1 - night
        #expect(place(book, "100") == "black")
        try agree(book)
    }

    @Test func `a claim that names only the original is proven by the restore in its receipt`() throws {
        let book = restored(naming: "100")
        let order = Oracle().judge(book).lostOrders[PurchaseName(environment: "Production", transactionID: "100")]
        #expect(order?.ownerBasis == "claimed_by" && order?.cause == "claimed_not_credited")
        #expect(Oracle().judge(book).claims == ["proven": 1, "pending": 0, "unknown_to_apple": 0])
        try agree(book)
    }

    @Test func `what turns out to be a subscription was not restored`() throws {
        var book = restored(nil, naming: "100").crediting("100", to: "u1")
        #expect(place(book, "200") == "white")
        for kind in [StatedTransaction.Kind.nonConsumable, .autoRenewable] {
            book.products.append(ProductRow(productID: "gold.60", kind: kind, night: book.products.count + 1))
            book.earlierNights.append(Book.asOf.adding(hours: book.earlierNights.count - 3))
            try agree(book)
        }
    }

    @Test func `the original's own statement comes later, or the backend's`() throws {
        var book = restored().uploading(.bought("100", .nonConsumable)).crediting("100", to: "u1")
        book.earlierNights = [Book.asOf.adding(hours: -1)]
        book.uploads[1].night = 1
        try agree(book)
        book.uploads.removeLast()
        book.payments = [
            PaymentRow(transactionID: "100", productID: "skin.red", purchasedAt: Book.twoDaysAgo, night: 1)
        ]
        try agree(book)
    }

    @Test func `an id of both environments is looked at again when Production knows it`() throws {
        let shown = StatedTransaction.bought("200", .nonConsumable, original: "100")
        var book = Book.covered().uploading(shown, by: "u1", environment: "Sandbox").uploading(shown)
        book.policy.environments = ["Production", "Sandbox"]
        book.uploads.append(Upload(userID: "u2", transactionID: "100", receivedAt: Book.twoDaysAgo))
        book.uploads[1].night = 1
        try agree(book.changed { $0.earlierNights = [Book.asOf.adding(hours: -1)] })
    }

    // MARK: Dates, money and other apps (Rules 1.7, 4.2, 8.2)

    @Test func `a subscription row that carries the date of its receipt is dated by its original purchase date`() throws
    {
        let start = Book.asOf.adding(days: -50)
        var book = Book.covered().uploading(
            receipt: [
                StatedTransaction.bought("100", .autoRenewable, at: start).changed {
                    $0.purchasedAt = Book.twoDaysAgo
                    $0.expiresAt = start.adding(days: 30)
                }
            ]
        )
        book.policy.creditsSince = start.adding(days: 1)
        #expect(place(book, "100") == "closed before_coverage")
        try agree(book)
    }

    @Test func `what nobody paid for carries no amount anywhere`() throws {
        let priced = StatedTransaction.bought().changed {
            $0.priceMilliunits = 6_000
            $0.currency = "CNY"
        }
        var book = Book.covered().uploading(priced, environment: "Sandbox")
        book.policy.environments = ["Production", "Sandbox"]
        book = book.uploading(StatedTransaction.bought("200", .nonConsumable).changed { $0.isFamilyShared = true })
        book = book.uploading(StatedTransaction.bought("300").changed { $0.priceMilliunits = 0 })
        book.products = ["gold.60", "skin.red"].map {
            ProductRow(productID: $0, priceMilliunits: 990, currency: "USD")
        }
        #expect(Set(Oracle().judge(book).closing.keys.map(\.currency)) == [""])
        #expect(Oracle().judge(book).aging.values.map(\.milliunits) == [0])
        try agree(book)
    }

    @Test(arguments: [nil, "com.elsewhere.app"])
    func `a purchase of an app that is not configured is closed, unless the bundle is a default alone`(bundle: String?)
        throws
    {
        var book = Book.covered()
        book.products = [ProductRow(productID: "elsewhere.1", bundleID: "com.elsewhere.app")]
        var row = PaymentRow(transactionID: "100", productID: "elsewhere.1", purchasedAt: Book.twoDaysAgo)
        row.bundleID = bundle
        book.payments = [row]
        #expect(place(book, "100") == (bundle == nil ? "white" : "closed excluded_app"))
        try agree(book)
    }
}
