import Testing

/// That the books are worth judging: repeatable, and pressing on every corner.
struct SeededBookGeneratorTests {
    private let books = (1...300).map { SeededBookGenerator.book(seed: $0, ladder: .full) }

    @Test func `the same seed is the same book`() {
        #expect(SeededBookGenerator.book(seed: 5, ladder: .first) == SeededBookGenerator.book(seed: 5, ladder: .first))
        #expect(books[0] != books[1])
    }

    @Test func `three hundred books meet every list, rung, cause and finding`() {
        let oracle = Oracle(findings: Set(ExpectedFinding.Kind.allCases))
        let answers = books.map(oracle.judge)
        let orders = answers.flatMap(\.lostOrders.values)
        #expect(Set(answers.flatMap(\.findings).map(\.kind)) == Set(ExpectedFinding.Kind.allCases))
        #expect(
            Set(answers.flatMap(\.closed.keys)) == [
                "excluded_environment", "excluded_product", "excluded_subscription", "excluded_family_shared",
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

    @Test func `books for the first ladder still meet its rungs`() {
        let oracle = Oracle(ladder: .first)
        let orders = (1...300).map { oracle.judge(SeededBookGenerator.book(seed: $0, ladder: .first)) }
            .flatMap(\.lostOrders.values)
        #expect(
            Set(orders.map(\.ownerBasis)) == [
                "account_token", "application_username", "claimed_by", "submitted_by", "claimed_unproven",
                "ambiguous", "unknown",
            ]
        )
        #expect(orders.count > 200)
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
