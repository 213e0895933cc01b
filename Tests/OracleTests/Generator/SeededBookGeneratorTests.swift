import Testing

/// That the books are worth judging: repeatable, and pressing on every corner.
struct SeededBookGeneratorTests {
    private let books = (1...300).map { SeededBookGenerator.book(seed: $0) }

    @Test func `the same seed is the same book`() {
        #expect(SeededBookGenerator.book(seed: 5) == SeededBookGenerator.book(seed: 5))
        #expect(books[0] != books[1])
    }

    @Test func `three hundred books meet every list, rung, cause and finding`() {
        let answers = books.map(Oracle().judge)
        let orders = answers.flatMap(\.lostOrders.values)
        #expect(Set(answers.flatMap(\.findings).map(\.kind)) == Set(ExpectedFinding.Kind.allCases))
        #expect(
            Set(answers.flatMap(\.closed.keys)) == [
                "excluded_app", "excluded_environment", "excluded_product", "excluded_subscription",
                "excluded_family_shared",
                "excluded_free", "excluded_upgraded", "revoked", "before_coverage",
            ]
        )
        #expect(
            Set(orders.map(\.ownerBasis)) == [
                "account_token", "application_username", "same_subscription", "claimed_by", "same_receipt",
                "submitted_by", "same_device", "claimed_unproven", "ambiguous", "unknown",
            ]
        )
        #expect(
            Set(orders.map(\.cause)) == [
                "refused_claim", "verified_not_credited", "claimed_not_credited", "submitted_not_claimed",
            ]
        )
        #expect(Set(orders.map(\.evidenceGrade)) == ["signed", "asserted"])
        let purchases = orders.count + answers.map(\.blackList.count).reduce(0, +)
        #expect(purchases > 600, "Books nobody can fail are worth little: \(orders.count) lost orders.")
    }

    @Test func `books come in over several nights, users and products after the purchases among them`() {
        let late = books.filter { !$0.earlierNights.isEmpty }
        #expect((100...200).contains(late.count))
        #expect(late.contains { book in book.users.contains { $0.night > 0 } })
        #expect(late.contains { book in book.products.contains { $0.night > 0 } })
        let withdrawnLater = late.filter { book in
            book.credits.contains { withdrawal in
                withdrawal.status == .withdrawn
                    && book.credits.contains { $0.orderID == withdrawal.orderID && $0.night < withdrawal.night }
            }
        }
        #expect(!withdrawnLater.isEmpty)
    }

    @Test func `books hold originals that credits, claims and payments name alone, before and after the evidence`() {
        let alone = books.flatMap { book in
            Facts(book).purchases.filter { !$0.namedOriginals.isEmpty }.map { (book, $0) }
        }
        #expect(alone.count > 60)
        func isEarly(_ night: Int, _ book: Book, _ purchase: Purchase) -> Bool {
            let shown = book.uploads.filter { upload in
                upload.evidence?.transactions.contains { purchase.statedIDs.contains($0.transactionID) } ?? false
            }
            return shown.allSatisfy { night < $0.night }
        }
        let credits = alone.flatMap { book, purchase in
            book.credits.filter { purchase.namedOriginals.contains($0.transactionID) }
                .map { isEarly($0.night, book, purchase) }
        }
        let claims = alone.flatMap { book, purchase in
            book.uploads.filter { $0.piece == .bare && purchase.namedOriginals.contains($0.transactionID ?? "") }
                .map { isEarly($0.night, book, purchase) }
        }
        for early in [credits, claims] { #expect(Set(early) == [true, false]) }
        let shared = alone.filter { $0.1.isFamilyShared }
        #expect(!shared.isEmpty)
    }

    @Test func `books hold subscriptions dated by their receipt, other apps, and prices nobody paid`() {
        let rows = books.flatMap(\.uploads).compactMap(\.evidence).flatMap(\.transactions)
        #expect(rows.contains { row in row.expiresAt.map { $0 <= row.purchasedAt ?? .beginning } ?? false })
        #expect(
            books.contains { book in book.payments.contains { $0.productID == "coins.5" } && book.policy.apps.count == 1
            }
        )
        let purchases = books.flatMap { Facts($0).purchases }
        let priced = purchases.filter { purchase in purchase.statements.contains { $0.stated.priceMilliunits ?? 0 > 0 }
        }
        #expect(priced.contains { $0.environment == "Sandbox" })
        #expect(priced.contains { $0.isFree })
        #expect(priced.contains { $0.isFamilyShared })
    }

    @Test func `shrinking finds the one row that matters`() {
        let book = Book.covered().uploading(.bought(), by: "u1").uploading(.bought("300"), by: "u2")
        let smallest = Shrinker().shrink(book) { candidate in
            Oracle().judge(candidate).whiteList.keys.contains { $0.transactionID == "300" }
        }
        #expect(smallest.uploads.count == 1)
        #expect(smallest.credits.isEmpty)
        #expect(smallest.uploads[0].userID == nil)
    }
}
