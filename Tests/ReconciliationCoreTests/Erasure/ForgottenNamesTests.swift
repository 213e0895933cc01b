import Testing

@testable import ReconciliationCore

/// What is kept of forgotten names, and what takes their place in what is imported later.
@Suite struct ForgottenNamesTests {
    /// Of the user `u-1`, called Anna, with a device and a token.
    private let names: ForgottenNames = {
        var names = ForgottenNames(key: [1])
        for name in ["u-1", "Anna", "device-1", "phone-1", "token-1", " Bea "] {
            names.add(name, as: "forgotten-0000000000000001")
        }
        return names
    }()

    @Test func `a forgotten name is kept as a digest that only the ledger's key gives`() {
        var names = ForgottenNames(key: [1])
        #expect(names.isEmpty && names.pseudonym(of: "u-1") == nil)
        names.add("AAAAAAAA-1111-2222-3333-444444444444", as: "P")
        #expect(names.pseudonym(of: "aaaaaaaa-1111-2222-3333-444444444444") == "P")
        #expect(names.digest(of: "u-1") != ForgottenNames(key: [2]).digest(of: "u-1"))
    }

    /// Ledgers hold these: they never change.
    @Test func `digests and pseudonyms stay`() {
        #expect(names.digest(of: "u-1") == "7f38bde6ec47df4718771713cecf39f19385dfd8b8a22729e0573614b65a25b3")
        #expect(names.pseudonym(ofAccount: "u-1") == "forgotten-dcf1915e3dd54cc1")
        #expect(names.pseudonym(ofAccount: "u-1").isOfForgottenPerson && !UserID("forgotten").isOfForgottenPerson)
    }

    @Test(arguments: [
        ("forgotten-0123456789abcdef", true), ("forgotten-soul", false), ("forgotten-0123456789abcde", false),
        ("forgotten-0123456789abcdefa", false), ("forgotten-0123456789abcdeg", false),
        ("forgotten.0123456789abcdef", false),
    ])
    func `a pseudonym is told from what only begins like one`(id: String, isPseudonym: Bool) {
        #expect(UserID(id).isOfForgottenPerson == isPseudonym)
    }

    @Test func `only what stands for somebody is a pseudonym of this ledger`() {
        var names = ForgottenNames(key: [1])
        let known = names.pseudonym(ofAccount: "u-1")
        names.add("u-1", as: known.rawValue)
        names.add("u-2", as: "somebody")
        #expect(names.isPseudonym(known) && !names.isPseudonym("u-1") && !names.isPseudonym("somebody"))
        #expect(!names.isPseudonym("forgotten-0123456789abcdef"))
    }

    @Test func `what names nobody has a pseudonym of its own, which is no account's`() {
        let names = ForgottenNames(key: [1])
        let contact = names.pseudonym(ofDetail: "anna@mail.example")
        #expect(
            contact
                == "forgotten-\(saltedDigest("detail " + names.digest(of: "anna@mail.example"), salt: [1]).prefix(16))"
        )
        #expect(contact != names.pseudonym(ofDetail: "bea@mail.example"))
        #expect(contact != ForgottenNames(key: [2]).pseudonym(ofDetail: "anna@mail.example"))
        #expect(self.names.pseudonym(ofDetail: "device-1") == "forgotten-0000000000000001")
    }

    @Test func `each value of a forgotten user keeps the pseudonym it has, what is new gets that of the account`() {
        var names = names
        names.add("alice", as: "forgotten-0000000000000002")
        for name in ["alice", "New"] {
            var row = UserRow(userID: "u-1")
            row.accountName = name
            row.applicationUsername = name
            row.appAccountToken = name
            row.contact = name
            guard case .user(let kept) = IntakeRow.user(row).forgetting(names) else { return }
            let values = [kept.accountName, kept.applicationUsername, kept.appAccountToken, kept.contact]
            #expect(
                values
                    == Array(
                        repeating: name == "alice" ? "forgotten-0000000000000002" : "forgotten-0000000000000001",
                        count: 4
                    )
            )
        }
    }

    @Test func `an upload is kept under pseudonyms, and what nobody forgot stays`() {
        func upload(_ text: String, _ user: UserID, _ name: String, _ token: String, _ device: String, _ phone: String)
            -> IntakeRow
        {
            var row = SubmissionRow()
            row.userText = text
            row.userID = user
            row.accountName = name
            row.applicationUsername = token
            row.deviceToken = device
            row.deviceID = phone
            row.deviceModel = "Anna"
            return .submission(row)
        }
        let pseudonym = "forgotten-0000000000000001"
        let kept = upload(pseudonym, "forgotten-0000000000000001", pseudonym, pseudonym, pseudonym, pseudonym)
        #expect(upload("Anna", "u-1", "Anna", "token-1", "device-1", "phone-1").forgetting(names) == kept)
        #expect(upload(" Anna ", "u-1", "Anna", "token-1", "device-1", "phone-1").forgetting(names) == kept)
        #expect(upload(" Bea ", "u-1", "Anna", "token-1", "device-1", "phone-1").forgetting(names) == kept)
        let other = upload(" Bob ", "u-2", "Bob", "token-2", "device-2", "phone-2")
        #expect(other.forgetting(names) == other)
    }

    @Test(arguments: [("u-1", "forgotten-0000000000000001"), ("u-2", "u-2")])
    func `a delivery is kept under the pseudonym`(user: String, kept: String) {
        func row(_ user: String) -> IntakeRow {
            .credit(CreditRow(transactionID: TransactionID("1"), userID: UserID(user), creditedAt: paid))
        }
        #expect(row(user).forgetting(names) == row(kept))
    }

    @Test func `a delivery by hand to a forgotten user is one to the pseudonym, and no other action changes`() {
        var names = ForgottenNames(key: [1])
        names.add("u1", as: "forgotten-0000000000000001")
        func user(_ step: CaseAction.Step) -> UserID? {
            CaseAction(caseID: "RC-1", step: step).forgetting(names).user
        }
        #expect(user(.resolve(.creditedManually, user: UserID("u1"), note: "n")) == "forgotten-0000000000000001")
        #expect(user(.resolve(.creditedManually, user: UserID("u2"), note: nil)) == "u2")
        #expect(user(.resolve(.fraud, user: nil, note: nil)) == nil)
        let action = CaseAction(caseID: "RC-1", step: .assign(to: "u1"))
        #expect(action.user == nil)
        #expect(action.forgetting(names) == action)
    }

    @Test func `who was forgotten is only looked up for actions that name a user`() throws {
        struct Unread: Error {}
        var names = ForgottenNames(key: [1])
        names.add("u1", as: "forgotten-0000000000000001")
        let note = CaseAction(caseID: "RC-1", step: .note("n"))
        let resolution = CaseAction(
            caseID: "RC-2",
            step: .resolve(.creditedManually, user: UserID("u1"), note: nil)
        )
        #expect(try [note].forgetting { throw Unread() } == [note])
        #expect([note, resolution].forgetting { names }.map(\.user) == [nil, "forgotten-0000000000000001"])
    }

    @Test func `where nobody was forgotten every row stays, whatever a user is called`() {
        let row = user("forgotten-0000000000000001", "New")
        #expect(row.forgetting(ForgottenNames(key: [1])) == row)
    }

    @Test func `a row about a forgotten user loses all names, new ones too`() {
        #expect(
            user("u-1", "New").forgetting(names)
                == user("forgotten-0000000000000001", "forgotten-0000000000000001", device: "New")
        )
    }

    @Test func `a row about somebody else loses the forgotten names in it, and keeps the others`() {
        #expect(user("u-2", "Anna").forgetting(names) == user("u-2", "forgotten-0000000000000001"))
        #expect(user("u-2", "Bob", mergedInto: "u-3").forgetting(names) == user("u-2", "Bob", mergedInto: "u-3"))
        #expect(
            user("u-2", "Bob", mergedInto: "u-1").forgetting(names)
                == user("u-2", "Bob", mergedInto: "forgotten-0000000000000001")
        )
    }

    @Test func `without forgotten names a row stays as it is, whatever it is called`() {
        #expect(user("forgotten-7", "New").forgetting(ForgottenNames(key: [1])) == user("forgotten-7", "New"))
    }

    @Test func `a payment is kept under pseudonyms`() {
        func row(_ user: UserID, _ name: String, _ token: String) -> IntakeRow {
            var row = PaymentRow(transactionID: TransactionID("1"), productID: ProductID("coins"), purchaseDate: paid)
            row.userID = user
            row.applicationUsername = name
            row.appAccountToken = token
            return .payment(row)
        }
        #expect(
            row("u-1", "Anna", "token-1").forgetting(names)
                == row("forgotten-0000000000000001", "forgotten-0000000000000001", "forgotten-0000000000000001")
        )
        #expect(row("u-2", "Bob", "token-2").forgetting(names) == row("u-2", "Bob", "token-2"))
    }

    @Test func `a statement of Apple's keeps its digest and loses the person`() {
        func stated(_ token: String, _ name: String, _ user: UserID) -> TransactionStatement {
            statement(digest: "00ff") { facts in
                facts.accountToken = token
                facts.backend = BackendRecord(applicationUsername: name, accountToken: token, userID: user)
                facts.quantity = 2
            }
        }
        let own = stated("token-1", "Anna", "u-1")
        #expect(
            own.forgetting(names)
                == stated("forgotten-0000000000000001", "forgotten-0000000000000001", "forgotten-0000000000000001")
        )
        #expect(own.forgetting(ForgottenNames(key: [1])) == own)
        let other = stated("token-2", "Bob", "u-2")
        #expect(other.forgetting(names) == other)
    }

    @Test(arguments: [(" a b\t", "a b"), ("\r\n", ""), ("", ""), ("a", "a")])
    func `blanks around a name do not count`(text: String, name: String) {
        #expect(text.trimmedBlanks == name)
    }

    private func user(_ id: UserID, _ name: String, device: String? = nil, mergedInto: UserID? = nil) -> IntakeRow {
        var row = UserRow(userID: id)
        row.accountName = name
        row.applicationUsername = name
        row.appAccountToken = name
        row.contact = name
        row.deviceToken = device ?? name
        row.mergedInto = mergedInto
        return .user(row)
    }
}
