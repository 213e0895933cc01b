import AppStoreSimulator
import Testing

/// Books so small that anybody sees whose the purchase is, and which credit counts.
struct OracleOwnerTests {
    private let oracle = Oracle()
    private let token = "11111111-aaaa-4bbb-8ccc-000000000001"

    private func order(_ book: Book) -> LostOrder? {
        oracle.judge(book).lostOrders.values.first
    }

    private func kinds(_ book: Book) -> Set<ExpectedFinding.Kind> {
        Set(oracle.judge(book).findings.map(\.kind))
    }

    @Test func `a signed token beats whoever claims the purchase`() {
        let stated = StatedTransaction.bought().changed { $0.accountToken = token }
        let book = Book.covered().uploading(stated, by: "u2")
            .knowing(UserRow(userID: "u1", accountToken: token.uppercased()))
        #expect(order(book)?.ownerUserID == "u1")
        #expect(order(book)?.ownerStrength == "bound")
    }

    @Test func `a token of nobody does not answer`() {
        let stated = StatedTransaction.bought().changed { $0.accountToken = token }
        #expect(order(Book.covered().uploading(stated, by: "u2"))?.ownerBasis == "claimed_by")
    }

    @Test func `an account name that is spelt like Apple's token is not the one the token means`() {
        let stated = StatedTransaction.bought().changed { $0.accountToken = token }
        let book = Book.covered().uploading(stated, by: "u2").knowing(UserRow(userID: "u1", accountName: token))
        #expect(order(book)?.ownerUserID == "u2")
        #expect(order(book)?.ownerBasis == "claimed_by")
    }

    @Test(arguments: ["u1", "alice", "player", Words.sha256("u1"), Words.sha256("alice").uppercased()])
    func `a user name answers raw and hashed`(name: String) {
        let book = Book.covered().uploading(.bought())
            .knowing(UserRow(userID: "u1", accountName: "alice", applicationUsername: "player"))
            .changed { $0.uploads[0].applicationUsername = name }
        #expect(order(book)?.ownerUserID == "u1")
        #expect(order(book)?.ownerBasis == "application_username")
    }

    @Test func `two claimants are ambiguous and both are kept`() {
        let order = order(Book.covered().uploading(.bought(), by: "u2").uploading(.bought(), by: "u1"))
        #expect(order?.ownerBasis == "ambiguous")
        #expect(order?.ownerCandidates == "u1;u2")
    }

    @Test func `a merged user is one user`() {
        let book = Book.covered().uploading(.bought(), by: "u2").uploading(.bought(), by: "u1")
            .knowing(UserRow(userID: "u2", mergedInto: "u1"))
        #expect(order(book)?.ownerUserID == "u1")
    }

    @Test func `a claim without evidence is never proposed before an upload`() {
        let claim = Upload(userID: "thief", transactionID: "100", receivedAt: Book.twoDaysAgo)
        let silent = Book.covered().uploading(receipt: [.bought(), .bought("300")], by: "u1")
        let book = silent.changed { $0.uploads.append(claim) }
        let expectation = oracle.judge(book)
        let name = PurchaseName(environment: "Production", transactionID: "100")
        #expect(expectation.lostOrders[name]?.ownerBasis == "submitted_by")
        #expect(expectation.lostOrders[name]?.cause == "claimed_not_credited")
        #expect(expectation.claims["pending"] == 1)
    }

    @Test func `neighbours in the receipt answer where nobody claims`() {
        let receipt = Book.covered().uploading(receipt: [.bought(), .bought("300")], by: "u9")
            .crediting("300", to: "u1")
        #expect(order(receipt)?.ownerUserID == "u1")
        #expect(order(receipt)?.ownerBasis == "same_receipt")
    }

    @Test func `two devices with one user each are ambiguous`() {
        let receipt = [StatedTransaction.bought(), .bought("300")]
        let book = Book.covered().uploading(receipt: receipt).uploading(receipt: receipt)
            .knowing(UserRow(userID: "u1", deviceToken: "d1"), UserRow(userID: "u2", deviceToken: "d2"))
            .changed {
                $0.uploads[0].deviceToken = "d1"
                $0.uploads[1].deviceToken = "d2"
            }
        #expect(order(book)?.ownerBasis == "ambiguous")
        #expect(order(book)?.ownerCandidates == "u1;u2")
    }

    @Test func `a name two users had means whoever had it at the purchase`() {
        let book = Book.covered().uploading(.bought())
            .knowing(
                UserRow(userID: "u1", applicationUsername: "player", updatedAt: Book.asOf.adding(days: -90)),
                UserRow(userID: "u1", applicationUsername: "renamed", updatedAt: Book.asOf.adding(days: -1)),
                UserRow(userID: "u2", applicationUsername: "player", updatedAt: Book.asOf.adding(days: -1))
            )
            .changed { $0.uploads[0].applicationUsername = "player" }
        #expect(order(book)?.ownerUserID == "u1")
    }

    @Test func `a credit to somebody else than the bound owner is a mismatch`() {
        let stated = StatedTransaction.bought().changed { $0.accountToken = token }
        let book = Book.covered().uploading(stated).knowing(UserRow(userID: "u1", accountToken: token))
        #expect(kinds(book.crediting("100", to: "u2")) == [.ownerMismatch])
        #expect(kinds(book.crediting("100", to: "u1")) == [])
    }

    @Test func `what was taken back from the owner is looked up, whoever the row that takes it back names`() {
        let stated = StatedTransaction.bought().changed { $0.accountToken = token }
        let book = Book.covered().uploading(stated).knowing(UserRow(userID: "u1", accountToken: token))
        func step(_ users: [String], takenBackBy user: String) -> String? {
            let delivered = users.enumerated().reduce(book) { book, user in
                book.crediting("100", to: user.element, at: Book.asOf.adding(hours: user.offset - 9), order: "a")
            }
            return order(delivered.crediting("100", to: user, .withdrawn, order: "a"))?.nextStep
        }
        #expect(step(["u1"], takenBackBy: "u1") == "check_backend")
        #expect(step(["u1"], takenBackBy: "system") == "check_backend")
        #expect(step(["u1", "u2"], takenBackBy: "u2") == "check_backend")
        #expect(step(["u2"], takenBackBy: "system") == "credit_owner")
    }

    @Test func `a consumable credited twice is a duplicate and a non-consumable is not`() {
        func twice(_ kind: StatedTransaction.Kind) -> Book {
            Book.covered().uploading(.bought("100", kind)).crediting("100", to: "u1", order: "a")
                .crediting("100", to: "u1", order: "b")
        }
        #expect(kinds(twice(.consumable)) == [.duplicateCredit])
        #expect(kinds(twice(.nonConsumable)) == [])
    }

    @Test func `the latest statement of an order decides and withdrawn wins a tie`() {
        let book = Book.covered().uploading(.bought())
            .crediting("100", to: "u1", at: Book.asOf.adding(hours: -3), order: "a")
        #expect(oracle.judge(book).blackList.count == 1)
        let tied = book.crediting("100", to: "u1", at: Book.asOf.adding(hours: -3), .withdrawn, order: "a")
        #expect(oracle.judge(tied).blackList.isEmpty)
        let failed = book.crediting("100", to: "u1", at: Book.asOf.adding(hours: -2), .failed)
        #expect(order(failed)?.cause == "refused_claim")
    }

    @Test func `a credit of tomorrow is none and one of nothing known is unmatched`() {
        let tomorrow = Book.covered().uploading(.bought()).crediting("100", to: "u1", at: Book.asOf.adding(days: 1))
        #expect(oracle.judge(tomorrow).blackList.isEmpty)
        #expect(oracle.judge(Book.covered().crediting("777", to: "u1")).credits["unmatched"] == 1)
    }

    @Test func `a refund after delivery and a sandbox delivery are found`() {
        let refunded = StatedTransaction.bought().changed { $0.revokedAt = Book.twoDaysAgo.adding(seconds: 5) }
        #expect(kinds(Book.covered().uploading(refunded).crediting("100", to: "u1")) == [.refundedAfterCredit])
        let sandbox = Book.covered().uploading(.bought(), environment: "Sandbox").crediting("100", to: "u1")
        #expect(kinds(sandbox) == [.environmentBreach])
        #expect(kinds(sandbox.changed { $0.policy.reviewers = ["u1"] }) == [])
    }
}
