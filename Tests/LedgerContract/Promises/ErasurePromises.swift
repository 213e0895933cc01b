import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What the erasure of a person takes away, and what stays as it was.
    static var erasure: [Promise] {
        [
            .ledger("whoever is merged into the person is erased too, also where no row in force names the person") {
                ledger in
                let rows = [
                    user("u3") { ($0.accountName, $0.mergedInto) = ("cee", UserID("u2")) },
                    user("u2") { ($0.accountName, $0.updatedAt) = ("bee", noon + .days(400)) },
                ]
                try ledger.take(rows, name: "users")
                try ledger.night(noon + .days(1))
                let person = try ledger.person(UserID("u2"))
                _ = try ledger.forget(UserID("u2"), files: ErasedFiles(), by: "kim", at: noon + .days(1))
                #expect(try ledger.places(of: person.values) == [])
                #expect(Set(person.accounts.keys) == [UserID("u2"), UserID("u3")])
                let run = try ledger.night(noon + .days(2))
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("the books of a forgotten person stand under the pseudonym, now and after they are judged again") {
                ledger in
                try ledger.takeAnna()
                try ledger.night(later)
                let before = try ledger.booksWithoutPeople()
                let (tally, pseudonym) = try ledger.forgetAnna()
                #expect(!tally.isEmpty)
                #expect(try ledger.booksWithoutPeople() == before)
                #expect(try ledger.places(of: anna) == [])
                #expect(try ledger.owner(of: "1") == ["application_username|\(pseudonym)"])
                #expect(try ledger.verifyAudit(.whole).fault == nil)

                let run = try ledger.night(later + .days(1), isFull: true)
                #expect(try ledger.booksWithoutPeople() == before)
                #expect(try ledger.owner(of: "1") == ["application_username|\(pseudonym)"])
                #expect(try ledger.owner(of: "2") == ["application_username|\(pseudonym)"])
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                #expect(try ledger.verifyAudit(.sinceCheckpoint(before: run)).fault == nil)
                #expect(try ledger.places(of: anna) == [])
            },
            .ledger("an encoded name still leads to the pseudonym, whatever schemes are configured") { ledger in
                let naming = NamingPolicy(schemes: [.sha256])
                let encoded = "0a041b9462caa4a31bac3567e0b6e6fd9100787db2ab433d96f6d178cabfce90"
                try ledger.take([user("user1")], name: "users")
                try ledger.take([payment("1") { $0.applicationUsername = encoded }], name: "payments")
                try ledger.night(later, naming: naming)
                #expect(try ledger.owner(of: "1") == ["application_username|user1"])
                let pseudonym = try ledger.forgottenNames().pseudonym(ofAccount: UserID("user1"))
                _ = try ledger.forget("user1")
                try ledger.night(later + .days(1), naming: naming, isFull: true)
                #expect(try ledger.owner(of: "1") == ["application_username|\(pseudonym)"])
            },
            .ledger(
                "what is imported again about a forgotten person is known, and what is new comes under the pseudonym"
            ) {
                ledger in
                try ledger.takeAnna()
                try ledger.night(later)
                let pseudonym = try ledger.forgetAnna().pseudonym
                let rows = try [
                    ledger.take(annaInUsers, name: "users again", at: later),
                    ledger.take(annaInPayments, name: "payments again"),
                    ledger.take(annaInCredits, name: "credits again"),
                ]
                #expect(rows.map(counts).map { $0?[1] } == [0, 0, 0])
                try ledger.take([credit("2", to: "anna", at: later)], name: "new")
                let run = try ledger.night(later + .days(1))
                let expected = ["1|\(pseudonym)", "2|\(pseudonym)", "4|boris", "899|carl"]
                #expect(
                    try ledger.liveCredits { [$0.transactionID.rawValue, $0.userID.rawValue] }.sorted() == expected
                )
                #expect(try ledger.open(.duplicateCredit, .ownerMismatch) == [])
                #expect(try ledger.places(of: anna) == [])
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("what others hold too stays with them") { ledger in
                try ledger.takeAnna()
                try ledger.take([user("boris") { $0.deviceToken = "tablet-of-both" }], name: "boris")
                try ledger.night(later)
                #expect(try ledger.person("anna").sharedValueCount == 1)
                _ = try ledger.forgetAnna()
                #expect(try !ledger.places(of: PersonalValues(["tablet-of-both": "x"])).isEmpty)
                #expect(try !ledger.places(of: PersonalValues(["boris": "x"])).isEmpty)
            },
            .ledger(
                "a name or device in an upload that is the user id of somebody else stays theirs, and what they sent"
            ) {
                ledger in
                let others = ["v1", "v2", "v3", "v4", "v5", "v6"]
                try ledger.take(
                    [
                        payment("1") { $0.userID = UserID("v1") }, payment("2") { $0.userID = UserID("v2") },
                        payment("2") { $0.userID = UserID("v3") },
                    ],
                    name: "payments"
                )
                let uploads = others.enumerated().map { index, other in
                    IntakeRow.submission(
                        sender("mallory") { row in
                            row.transactionID = TransactionID("6\(index)")
                            switch index % 4 {
                            case 0: row.applicationUsername = other
                            case 1: row.accountName = other
                            case 2: row.deviceID = other
                            default: (row.deviceID, row.deviceToken) = (other, "phone of v4")
                            }
                        }
                    )
                }
                let receipt = submission("receipt 4", user: "v4", named: "4", device: "phone of v4", at: noon)
                try ledger.take(uploads + [receipt], name: "receipts")
                try ledger.take(
                    [
                        credit("899", to: "carl", at: noon - .days(1)), credit("900", to: "carl", at: noon + .days(2)),
                        credit("5", to: "v5", at: noon + .days(90)),
                    ],
                    name: "credits"
                )
                try ledger.night(later)
                let byHand = CaseAction.Step.resolve(.creditedManually, user: UserID("v6"), note: nil)
                try ledger.act(byHand, on: ledger.caseID(of: "1"), at: later)

                let person = try ledger.person("mallory")
                #expect(Set(person.values.pseudonyms.keys) == ["mallory"])
                #expect(person.sharedValueCount == others.count + 1 && person.evidence.isEmpty)
                #expect(try ledger.forget("mallory").evidencePieces == 0)
                #expect(try ledger.owner(of: "1") == ["claimed_by|v1"])
                let run = try ledger.night(later + .days(1), isFull: true)
                #expect(try ledger.owner(of: "1") == ["claimed_by|v1"])
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("whose account name is another's user id has nothing of what the other sent") { ledger in
                try ledger.take([user("u3"), user("u6") { $0.accountName = "u3" }], name: "users")
                try ledger.take([submission("receipt 1", user: "u3", named: "1", device: "tablet")], name: "receipts")
                try ledger.night(later)
                #expect(try Set(ledger.person("u6").values.pseudonyms.keys) == ["u6"])
                #expect(try ledger.forget("u6").evidencePieces == 0)
                #expect(try !ledger.places(of: PersonalValues(["tablet": "x"])).isEmpty)
            },
            .ledger("what only uploads say of a person goes where people stand, and stays among other words") {
                ledger in
                let summary = #"{"headline":"1 paid purchase","version":"1.0"}"#
                let caseID = try ledger.takeFindings(summary: summary)
                let words = wordsOfBooks + [caseID, "paid", "coins", "tablet"]
                let uploads = words.enumerated().map { index, word in
                    IntakeRow.submission(
                        sender("mallory") { row in
                            row.transactionID = TransactionID("6\(index)")
                            row.deviceID = word
                        }
                    )
                }
                try ledger.take(uploads, name: "receipts")
                let books = try ledger.sentences(about: caseID)
                let values = try ledger.person("mallory").values
                #expect(values.pseudonyms.count == words.count + 1)
                let tally = try ledger.forget("mallory")
                #expect(tally.rows["submission"] == words.count)
                #expect(tally.rows["finding"] == nil && tally.rows["case_event"] == nil && tally.rows["run"] == nil)
                #expect(try ledger.sentences(about: caseID) == books)
                #expect(try ledger.lastRun()?.summary == summary)
                #expect(try ledger.places(of: values) == [])
                #expect(try ledger.places(of: PersonalValues(["tablet": "x"])) == [])
            },
            .ledger("ids, codes, versions, days and times stay in what is said, whoever has such an account name") {
                ledger in
                let caseID = try ledger.takeFindings()
                let words = wordsOfBooks + [caseID]
                let users = words.enumerated().map { index, word in user("m\(index)") { $0.accountName = word } }
                try ledger.take(users, name: "users")
                try ledger.night(later, apps: configuredApps)
                let books = try ledger.sentences(about: caseID)
                for (index, word) in words.enumerated() {
                    let values = try ledger.person("m\(index)").values
                    #expect(values.pseudonyms[word] != nil && !values.isIn(word), "\(word)")
                    _ = try ledger.forget("m\(index)")
                    #expect(try ledger.places(of: values) == [], "\(word)")
                }
                #expect(try ledger.sentences(about: caseID) == books)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("what is known of a person and names nobody makes no purchase theirs when they are forgotten") {
                ledger in
                let mail = "eve@mail.example"
                try ledger.take([user("eve") { $0.contact = mail }], name: "users")
                try ledger.take(
                    ["1", "2"].map { id in
                        payment(id) { row in
                            row.applicationUsername = mail
                            row.userID = UserID("dan")
                        }
                    },
                    name: "payments"
                )
                try ledger.take([credit("1", to: "dan")], name: "credits")
                try ledger.night(later)
                #expect(try ledger.owner(of: "1") == ["claimed_by|dan"])
                _ = try ledger.forget("eve")
                #expect(try ledger.places(of: PersonalValues(["eve": "x", mail: "x"])) == [])
                let run = try ledger.night(later + .days(1), isFull: true)
                for id in ["1", "2"] { #expect(try ledger.owner(of: id) == ["claimed_by|dan"]) }
                #expect(try ledger.open(.ownerMismatch) == [])
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("a product or a transaction of somebody else that is called like the person is not the person") {
                ledger in
                let stated = sender("mallory") { row in
                    row.transactionID = TransactionID("carol")
                    row.productID = ProductID("carol")
                }
                try ledger.take([.submission(stated)], name: "claims")
                try ledger.take([credit("1", to: "carol")], name: "credits")
                try ledger.night(later)
                let values = try ledger.person("carol").values
                #expect(try ledger.places(of: values).contains("credit.user_id"))
                _ = try ledger.forget("carol")
                #expect(try ledger.places(of: values) == [])
            },
            .ledger("whoever is called like an order is erased from lists of people, and where findings name them") {
                ledger in
                try ledger.takeDeliveriesToTwo()
                try ledger.night(noon + .days(1))
                try ledger.take(
                    [
                        withdrawal("7", of: "51", days: 1, to: "1001"), withdrawal("7", of: "52", days: 1, to: "1002"),
                        delivery("7", to: "1003", days: 1) { $0.orderID = OrderID("55") },
                    ],
                    name: "deliveries taken back"
                )
                try ledger.night(noon + .days(2))
                let caseID = try ledger.caseID(.environmentBreach, of: "9")
                try ledger.act(.note("1001; another order"), on: caseID, at: later)
                func naming(_ user: String, isOpen: Bool) throws -> [String] {
                    try ledger.findings(isOpen: isOpen) {
                        $0.finding.actual.contains(user) || $0.finding.detail.contains(user) ? [$0.finding.kind] : []
                    }
                    .filter { !$0.isEmpty }
                }
                let (closed, open) = (
                    ["duplicate_credit", "owner_mismatch"], ["duplicate_credit", "environment_breach"]
                )
                #expect(try naming("1001", isOpen: false) == closed && naming("1001", isOpen: true) == open)
                let values = try ledger.person("1001").values
                #expect(try !ledger.places(of: values).isEmpty)

                let tally = try ledger.forget("1001")
                let pseudonym = try ledger.forgottenNames().pseudonym(ofAccount: UserID("1001")).rawValue
                #expect(tally.rows["case_event"] == nil && tally.rows["finding"] == 4)
                #expect(try ledger.places(of: values) == [])
                // Drawn at random, a pseudonym may hold those digits.
                if !pseudonym.contains("1001") {
                    #expect(try naming("1001", isOpen: false) == [] && naming("1001", isOpen: true) == [])
                }
                #expect(try naming(pseudonym, isOpen: false) == closed && naming(pseudonym, isOpen: true) == open)
                #expect(try ledger.purchases(of: "8").map(\.ownerCandidates) == [[pseudonym, "1002"]])

                let run = try ledger.night(later, isFull: true)
                #expect(try ledger.places(of: values) == [])
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("an account of another that is called like the person's id is no place of theirs") { ledger in
                try ledger.take(
                    [user("u3") { $0.accountName = "carol" }, user("u6") { $0.accountName = "u3" }],
                    name: "users"
                )
                try ledger.take([credit("1", to: "u3")], name: "credits")
                try ledger.night(later)
                let values = try ledger.person("u3").values
                #expect(try !ledger.places(of: values).isEmpty)
                _ = try ledger.forget("u3")
                #expect(try ledger.places(of: values) == [])
                #expect(try ledger.lookup("u6", naming: []).accounts.map(\.accountName) == ["u3"])
            },
            .ledger("a reviewer stays in the settings of the runs that judged by them, and nowhere else") { ledger in
                try ledger.take([credit("1", to: "carol")], name: "credits")
                try ledger.night(later) { $0.reviewers = [UserID("carol")] }
                let values = try ledger.person("carol").values
                _ = try ledger.forget("carol")
                #expect(try ledger.places(of: values) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("accounts merged with the person's are forgotten with it, each under its own pseudonym") { ledger in
                let old = user("old-anna") { $0.mergedInto = UserID("anna") }
                try ledger.take([old, user("anna")], name: "users")
                try ledger.take([credit("1", to: "old-anna"), credit("2", to: "anna")], name: "credits")
                try ledger.night(later)
                let person = try ledger.person("anna")
                #expect(
                    person.accounts.keys.map(\.rawValue).sorted() == ["anna", "old-anna"]
                        && Set(person.accounts.values).count == 2
                )
                _ = try ledger.forget("anna")
                #expect(try ledger.places(of: PersonalValues(["anna": "x", "old-anna": "x"])) == [])
                let run = try ledger.night(later + .days(1), isFull: true)
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger(
                "an account merged with a forgotten one leaves what stands for that as it is, and is found from there"
            ) {
                ledger in
                try ledger.take([user("anna") { $0.accountName = "a" }], name: "users")
                try ledger.take([payment("1") { $0.userID = UserID("anna") }], name: "payments")
                try ledger.take([credit("1", to: "anna")], name: "credits")
                try ledger.night(later)
                _ = try ledger.forget("anna")
                let pseudonym = try ledger.forgottenNames().pseudonym(ofAccount: UserID("anna"))
                let other = user("anna-2") { ($0.accountName, $0.mergedInto) = ("b", UserID("anna")) }
                try ledger.take([other], name: "users again")
                try ledger.night(later + .days(1))
                for id in ["anna", pseudonym.rawValue] {
                    let person = try ledger.person(id)
                    #expect(person.isForgotten && person.accounts[UserID("anna-2")] != nil)
                    #expect(person.accounts[pseudonym] == nil)
                }
                let values = try ledger.person("anna-2").values
                _ = try ledger.forget("anna-2")
                #expect(try ledger.places(of: values) == [])
                try ledger.take([credit("1", to: "anna"), credit("2", to: "x")], name: "credits again")
                let run = try ledger.night(later + .days(2), isFull: true)
                let credits = try ledger.liveCredits { [$0.transactionID.rawValue, $0.userID.rawValue] }
                #expect(credits.sorted() == ["1|\(pseudonym)", "2|x"])
                #expect(try ledger.open(.duplicateCredit, .ownerMismatch) == [])
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("an account that only a merge names is erased with the one merged into it") { ledger in
                try ledger.take([user("old") { $0.mergedInto = UserID("new") }], name: "users")
                try ledger.take([payment("1") { $0.userID = UserID("new") }], name: "payments")
                try ledger.night(later)
                let values = try ledger.person("old").values
                _ = try ledger.forget("old")
                #expect(Set(values.pseudonyms.keys) == ["old", "new"])
                #expect(try ledger.places(of: values) == [])
                try ledger.night(later + .days(1), isFull: true)
                #expect(try ledger.forget("new").isEmpty)
            },
            .ledger("who else somebody is waits for a run to read the rows of users files") { ledger in
                let rows = [user("anna"), user("anna-2") { $0.mergedInto = UserID("anna") }, user("boris")]
                try ledger.take(rows, name: "users")
                #expect(try ledger.person("anna").hasWaitingRows && ledger.person("anna-2").hasWaitingRows)
                try ledger.night(later)
                #expect(try !ledger.person("anna").hasWaitingRows)
                try ledger.take([user("anna-3") { $0.mergedInto = UserID("anna") }], name: "users again")
                #expect(try ledger.person("anna").hasWaitingRows && !ledger.person("boris").hasWaitingRows)
            },
            .ledger("somebody known by a name in a payment alone is erased, unless it is another's name") { ledger in
                try ledger.take(
                    [payment("1") { $0.applicationUsername = "eve" }, payment("2") { $0.appAccountToken = token }],
                    name: "payments"
                )
                try ledger.take([payment("3") { $0.applicationUsername = "of dan" }], name: "other payments")
                try ledger.take([user("dan") { $0.applicationUsername = "of dan" }], name: "users")
                try ledger.night(later)
                for name in ["eve", token] {
                    let values = try ledger.person(name).values
                    #expect(!values.replacesOnlyUserIDs)
                    _ = try ledger.forget(name)
                    #expect(try ledger.places(of: values) == [])
                }
                #expect(try ledger.person("of dan").values.replacesOnlyUserIDs)
                let run = try ledger.night(later + .days(1), isFull: true)
                #expect(try ledger.owner(of: "3") == ["application_username|dan"])
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("what is missing of a forgotten person has nobody to be delivered to, from the erasure on") {
                ledger in
                try ledger.takeAnna()
                try ledger.night(later)
                func steps() throws -> Set<String> {
                    Set(
                        try ledger.findings().filter { $0.finding.kind == FindingKind.missingCredit.rawValue }.map(
                            \.finding.nextStep
                        )
                    )
                }
                #expect(try steps() == [NextStep.creditOwner.rawValue])
                _ = try ledger.forgetAnna()
                #expect(try steps() == [NextStep.findOwner.rawValue])
                try ledger.night(later + .days(1), isFull: true)
                #expect(try steps() == [NextStep.findOwner.rawValue])
            },
            .ledger("files named after the person lose the name, in the folders of processed files too") { ledger in
                try ledger.takeAnna()
                let file = IncomingFile(kind: .users, name: "refund-anna_2.csv", importedAt: noon)
                _ = try ledger.importFile(file) { _ in
                    FileTally(
                        digest: ContentDigest(hex: String(repeating: "f1", count: 32)),
                        byteCount: 9,
                        recordCount: 0
                    )
                }
                try ledger.night(later, summary: #"{"waiting":["f1f1f1f1.2-refund-anna_2.csv"],"count":5}"#)
                let values = try ledger.person("anna").values
                let pseudonym = try ledger.forgetAnna().pseudonym
                #expect(try ledger.places(of: values) == [])
                #expect(try ledger.lastRun()?.summary?.contains("f1f1f1f1.2-refund-\(pseudonym)_2.csv") == true)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("notes lose the person, and the chain proves every case action all the same") { ledger in
                try ledger.takeAnna()
                try ledger.night(later)
                let caseID = try ledger.caseID(of: "2")
                try ledger.act(.note("Rang anna at anna@mail.example."), on: caseID, at: later)
                try ledger.act(.note("Nothing about people."), on: caseID, at: later)
                let pseudonym = try ledger.forgetAnna().pseudonym
                let notes = try ledger.caseHistory(caseID).compactMap(\.note)
                let contact = try ledger.forgottenNames().pseudonym(ofDetail: "anna@mail.example")
                #expect(notes == ["Rang \(pseudonym) at \(contact).", "Nothing about people."])
                #expect(contact != pseudonym)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                try ledger.night(later + .days(1))
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("whom a case is assigned to stays, also where the forgotten person is called so") { ledger in
                try ledger.takeAnna()
                try ledger.night(later)
                let caseID = try ledger.caseID(of: "2")
                try ledger.act(.assign(to: "Anna Account"), on: caseID, at: later)
                try ledger.act(.note("Rang Anna Account."), on: caseID, at: later)
                let values = try ledger.person("anna").values
                let pseudonym = try ledger.forgetAnna().pseudonym
                #expect(try ledger.caseHistory(caseID).map(\.assignee) == ["Anna Account", nil])
                #expect(try ledger.caseHistory(caseID).map(\.note) == [nil, "Rang \(pseudonym)."])
                #expect(try ledger.cases().first { $0.caseID == caseID }?.assignee == "Anna Account")
                #expect(try ledger.places(of: values) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("a person who is called like one of the ledger's own names stands in no table of such names") {
                ledger in
                let names = ["purchases", "submission", "case_event"]
                try ledger.take(names.map { user($0) }, name: "users")
                try ledger.take(names.map { credit("1\($0.count)", to: $0) }, name: "credits")
                try ledger.night(later)
                for name in names {
                    let values = try ledger.person(name).values
                    #expect(try !ledger.places(of: values).isEmpty)
                    _ = try ledger.forget(name)
                    #expect(try ledger.places(of: values) == [])
                }
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("an erasure is one link of the chain that names nobody, and a second one changes nothing") {
                ledger in
                try ledger.takeAnna()
                try ledger.night(later)
                let pseudonym = try ledger.forgetAnna().pseudonym
                #expect(try ledger.forgetAnna().tally.isEmpty)
                let events = try ledger.auditEvents().filter { $0.action == AuditAction.forgotten.rawValue }
                #expect(events.count == 1)
                let event = try #require(events.first)
                #expect(event.actor == "kim" && event.detail.contains(pseudonym) && !anna.isIn(event.detail))
                #expect(try ledger.person("anna").isForgotten)
                #expect(try !ledger.person("boris").isForgotten)
                // Somebody else, behind the first, with rows among hers.
                _ = try ledger.forget("boris")
                try ledger.night(later + .days(1), isFull: true)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("the bytes of the person's evidence go, those of others stay, and an upload again brings none back")
            {
                ledger in
                try ledger.takeDeliveredAndMissing()
                let moves = try ledger.moves()
                let tally = try ledger.forget("u1")
                #expect(tally.evidencePieces == 1 && tally.unansweredPieces == 0)
                #expect(try ledger.moves() == moves)
                try ledger.take([submission("receipt 1", user: "u1", at: noon)], name: "again")
                #expect(try ledger.forget("u1").isEmpty)
                #expect(try ledger.due().isEmpty)
                let run = try ledger.night(later, isFull: true)
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("refused rows are removed before somebody they name is forgotten, and after, and the chain holds") {
                ledger in
                try ledger.take(
                    [user("u1") { $0.accountName = "ann" }, user("u2") { $0.accountName = "bob" }],
                    name: "users"
                )
                try ledger.refuseFile("first", naming: "ann")
                try ledger.night(noon + .days(1))
                try ledger.refuseFile("second", naming: "bob")
                try ledger.night(noon + .days(2))
                let bounds = RetentionBounds(evidenceBefore: noon, rejectsBefore: later + .days(1))

                #expect(try ledger.forget("u1").rows["rejected_row"] == 1)
                #expect(try ledger.prune(bounds, reports: [], by: "kim", at: later).rejectedRows == 1)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                #expect(try ledger.forget("u2").rows["rejected_row"] == 1)
                #expect(try ledger.verifyAudit(.whole).fault == nil)

                try ledger.refuseFile("third", naming: "cee")
                let run = try ledger.night(later, isFull: true)
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.prune(bounds, reports: [], by: "kim", at: later).rejectedRows == 1)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                #expect(try ledger.verifyAudit(.sinceCheckpoint(before: run)).fault == nil)
            },
            .ledger("what was said of refused rows, files and runs loses the person, and the chain holds") { ledger in
                try ledger.takeAnna()
                try ledger.refuseFile("anna export", naming: "anna", "Anna Account")
                let summary = #"{"sources":[{"name":"anna"}],"count":5}"#
                let first = try ledger.night(later, summary: summary)
                try ledger.night(later + .days(1), summary: summary)
                let (tally, pseudonym) = try ledger.forgetAnna()
                #expect(tally.rows["run"] == 2 && tally.rows["rejected_row"] == 1 && tally.rows["source_file"] == 1)
                #expect(try ledger.places(of: anna) == [])
                let rejected = try ledger.all { try ledger.rejectedRows(.all(since: nil, until: nil), $0) }
                #expect(rejected.map(\.field) == [pseudonym])
                #expect(rejected.map(\.file) == ["\(pseudonym) export"])
                #expect(rejected[0].message == "The file has no column user_id; it has \(pseudonym), \(pseudonym).")
                #expect(try ledger.lastRun()?.summary == summary.replacing("anna", with: pseudonym))
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                // The events of later runs state the run before them as it was written.
                _ = try ledger.forget("boris")
                let last = try ledger.night(later + .days(2), isFull: true)
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                #expect(try ledger.verifyAudit(.sinceCheckpoint(before: last)).fault == nil)
                #expect(try ledger.brokenTotals(of: last) == [])
                #expect(first < last)
            },
            .ledger("evidence without an answer is counted apart, and is not asked about any more") { ledger in
                try ledger.take([submission("receipt 1", user: "anna", named: "1", at: noon)], name: "receipts")
                #expect(try ledger.due().count == 1)
                #expect(try ledger.forget("anna").unansweredPieces == 1)
                #expect(try ledger.due().isEmpty)
                let run = try ledger.night(later)
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .ledger("evidence that lost its bytes without an answer is due again where the same bytes come in again") {
                ledger in
                try ledger.take(annaInUsers, name: "users")
                let signed = notification(#"{"app_account_token":"\#(token)"}"#, isSigned: true)
                try ledger.take([signed], name: "notifications")
                try ledger.take([submission("receipt 1", user: "anna", at: noon)], name: "receipts")
                try ledger.record(ledger.due().map(triedInVain), asOf: noon)
                #expect(try ledger.forget("anna").evidencePieces == 2)
                #expect(try ledger.due(includingNotDue: true).isEmpty)

                let again = try ledger.take([signed], name: "notifications again", at: later)
                #expect(counts(again) == [1, 0, 1, 0])
                try ledger.take([submission("receipt 1", user: "boris", at: later)], name: "of boris", at: later)
                let due = try ledger.due()
                #expect(due.count == 2 && due.allSatisfy { $0.outcome == .pending && $0.attempts == 0 })
                let receipt = try #require(due.last)
                #expect(String(decoding: receipt.bytes, as: UTF8.self) == "receipt 1")
                try ledger.record([.verified(receipt, form: .appReceipt, ["1"])], asOf: later)
                let run = try ledger.night(later)
                #expect(try ledger.place("1") == "white|uncredited")
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                #expect(try ledger.forget("boris").evidencePieces == 1)
            },
            .ledger("a receipt that lost its bytes without an answer is due again where a notification encloses it") {
                ledger in
                try ledger.take([submission("receipt 1", user: "anna", at: noon)], name: "receipts")
                try ledger.record(ledger.due().map(triedInVain), asOf: noon)
                _ = try ledger.forget("anna")
                try ledger.take([notification("around", isSigned: true)], name: "notifications")
                let around = try #require(try ledger.due().first)
                var answer = EvidenceAnswer(evidenceID: around.id, form: .notification, outcome: .empty)
                answer.enclosed = [Array("receipt 1".utf8)]
                try ledger.record([answer], asOf: noon)
                let due = try ledger.due()
                #expect(due.map { String(decoding: $0.bytes, as: UTF8.self) } == ["receipt 1"])
                #expect(due.map(\.attempts) == [0])
            },
            .ledger("a receipt goes where only a row that was set aside in Apple's answer names the person") { ledger in
                try ledger.take(annaInUsers, name: "users")
                try ledger.take([submission("one", user: "boris"), submission("two", user: "boris")], name: "receipts")
                let due = try ledger.due()
                let answers = [(due[0], token), (due[1], "nobody")].map { piece, name in
                    var answer = EvidenceAnswer.verified(piece, form: .appReceipt, [])
                    answer.rowCount = 1
                    answer.setAside = [EvidenceAnswer.SetAside(rule: "implausible_quantity", detail: "0")]
                    answer.appleAnswer = Array(#"{"app_account_token":"\#(name)"}"#.utf8)
                    return answer
                }
                try ledger.record(answers, asOf: noon)
                #expect(try ledger.person("anna").evidence == [due[0].digest])
                #expect(try ledger.forget("anna").evidencePieces == 1)
                #expect(try ledger.places(of: anna) == [])
            },
            .ledger("evidence that names the person and states nothing goes, and what it points at is asked") {
                ledger in
                try ledger.take(annaInUsers, name: "users")
                let unsigned = notification(#"{"app_account_token":"\#(token)"}"#, isSigned: false)
                let others = notification("of nobody", isSigned: false)
                try ledger.take([unsigned, others], name: "notifications")
                try ledger.take([submission(#"{"renewal of":"\#(token)"}"#, user: "boris", at: noon)], name: "receipts")
                let due = try ledger.due()
                var read = EvidenceAnswer(evidenceID: due[0].id, form: .notificationV1, outcome: .pending)
                read.rule = "needs_apple"
                read.pointers = [.init(TransactionID("77"), environment: .production)]
                let renewal = try #require(
                    due.firstIndex { String(decoding: $0.bytes, as: UTF8.self).contains("renewal") }
                )
                let refused = EvidenceAnswer.refused(due[renewal], rule: "chain_untrusted", form: .renewalInfo)
                try ledger.record([read, refused], asOf: noon)
                #expect(try ledger.places(of: anna).contains("evidence.bytes"))

                let person = try ledger.person("anna")
                #expect(person.evidence == [due[0].digest, due[renewal].digest])
                let tally = try ledger.forget("anna")
                #expect(tally.evidencePieces == 2 && tally.unansweredPieces == 0)
                #expect(try ledger.places(of: anna) == [])
                #expect(try ledger.due().map { String(decoding: $0.bytes, as: UTF8.self) } == ["of nobody"])
                // What comes after the erasure waits until it is read, and is found by what is kept of the token.
                try ledger.take(
                    [notification(#"{"app_account_token":"\#(token.uppercased())"}"#, isSigned: false)],
                    name: "later"
                )
                #expect(try ledger.places(of: person.values) == ["evidence.bytes"])
                #expect(try ledger.forget("anna").evidencePieces == 0)
                var late = read
                late.evidenceID = try #require(try ledger.due().last).id
                try ledger.record([late], asOf: noon)
                #expect(try ledger.forget("anna").evidencePieces == 1)
                #expect(try ledger.places(of: person.values) == [])
                let asked = try ledger.openQuestions(askingPolicy(), asOf: later).due
                #expect(Set(asked.map(\.transactionID)) == [TransactionID("77")])
                let run = try ledger.night(later)
                #expect(try ledger.brokenTotals(of: run) == [])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
        ]
    }
}

private let later = noon + .days(3)
private let token = "8f14e45f-ceea-467f-a8a2-e5b4c1d7a001"
private let anna = PersonalValues(
    Dictionary(
        uniqueKeysWithValues: ["anna", "Anna Account", "anna-name", token, "anna-phone", "anna@mail.example"].map {
            ($0, "x")
        }
    )
)

private let configuredApps: Set = [BundleID("com.game"), BundleID("com.reader")]
/// What the findings of `takeFindings` and the note say, beside the ids of purchases.
private let wordsOfBooks = [
    "com.game", "com.reader", "com.foreign", "com.other", "gems", "product", "1.0", "2026-03-01",
]
private let annaInUsers = [
    user("anna") { row in
        row.accountName = "Anna Account"
        row.applicationUsername = "anna-name"
        row.appAccountToken = token
        row.deviceToken = "tablet-of-both"
        row.contact = "anna@mail.example"
    }
]
private let annaInPayments = [
    payment("1") { $0.appAccountToken = token.uppercased() }, payment("2") { $0.applicationUsername = "anna-name" },
    payment("3") { $0.userID = UserID("anna") }, payment("4") { $0.userID = UserID("boris") },
]
private let annaInCredits = [delivery("1", to: "anna"), delivery("4", to: "boris")]

/// The answer about a piece that could not be judged.
private func triedInVain(_ piece: DueEvidence) -> EvidenceAnswer {
    let form: StoredForm = piece.origin == .notification ? .notification : .appReceipt
    var answer = EvidenceAnswer(evidenceID: piece.id, form: form, outcome: .unverifiable)
    answer.rule = "app_id_mismatch"
    return answer
}

extension LedgerEngine {
    /// One purchase delivered to Anna, two of hers that were not, and one of Boris.
    fileprivate func takeAnna() throws {
        try take(annaInUsers, name: "users")
        try take(annaInPayments, name: "payments")
        try take(
            annaInCredits + [
                credit("899", to: "carl", at: noon - .days(1)),
                delivery("900", to: "carl", days: 2) { $0.status = .failed },
            ],
            name: "credits"
        )
        try take([submission(nil, user: "Anna Account", named: "3", device: "anna-phone")], name: "receipts")
    }

    /// Three purchases: one of user 1003 that went to 1001 and 1002, one that is either's, and one of the sandbox that both got.
    /// Somebody's order is called 1001 too.
    fileprivate func takeDeliveriesToTwo() throws {
        try take([user("1001"), user("1002"), user("1003") { $0.appAccountToken = token }], name: "users")
        try take(
            [
                payment("7") { $0.appAccountToken = token }, payment("8") { $0.userID = UserID("1001") },
                payment("8") { $0.userID = UserID("1002") }, payment("9") { $0.environment = .sandbox },
            ],
            name: "payments"
        )
        let deliveries = [("7", "1001", "51"), ("7", "1002", "52"), ("9", "1001", "53"), ("9", "1002", "54")]
        let earlier = credit("899", to: "1003", at: noon - .days(1)) { $0.orderID = OrderID("1001") }
        try take(
            deliveries.map { id, user, order in
                delivery(id, to: user) { row in
                    row.orderID = OrderID(order)
                    if id == "9" { row.environment = .sandbox }
                }
            } + [earlier],
            name: "credits"
        )
    }

    /// One purchase of which another product was delivered, one of a foreign app and a foreign receipt without purchases, and a note
    /// about the first.
    ///
    /// - Returns: the case of the first.
    fileprivate func takeFindings(summary: String = "{}") throws -> String {
        try take([payment("1"), payment("2") { $0.bundleID = BundleID("com.foreign") }], name: "payments")
        try take(
            [
                delivery("1", to: "u1") { $0.productID = ProductID("gems") },
                credit("899", to: "carl", at: noon - .days(1)), credit("900", to: "carl", at: noon + .days(2)),
            ],
            name: "credits"
        )
        try take([submission("empty receipt", user: "u1", at: noon)], name: "empty")
        var answer = EvidenceAnswer(evidenceID: try self.due()[0].id, form: .appReceipt, outcome: .empty)
        answer.bundleID = BundleID("com.other")
        try record([answer], asOf: noon)
        try night(noon + .days(2), apps: configuredApps, summary: summary)
        let caseID = try self.caseID(.contentMismatch, of: "1")
        let note = "paid for coins: gems of com.reader, not com.other; \(caseID), product, since 2026-03-01, recoup 1.0"
        try act(.note(note), on: caseID, at: later)
        return caseID
    }

    /// What the findings say, and the notes of a case.
    fileprivate func sentences(about caseID: String) throws -> [String] {
        try findings { [$0.finding.kind, $0.finding.expected, $0.finding.actual, $0.finding.detail] }
            + caseHistory(caseID).compactMap(\.note)
    }

    /// A file that is refused as a whole, whose columns are called like somebody.
    fileprivate func refuseFile(_ name: String, naming people: String...) throws {
        _ = try importFile(IncomingFile(kind: .users, name: name, importedAt: noon)) { batch in
            let message = "The file has no column user_id; it has \(people.joined(separator: ", "))."
            try batch.reject(
                RejectedRow(file: name, line: 0, field: people[0], rule: "missing_column", message: message)
            )
            return FileTally(
                digest: ContentDigest(of: Array(name.utf8)),
                byteCount: 9,
                recordCount: 1,
                ignoredColumns: [people[0], "note"],
                isReadByRow: false
            )
        }
    }

    fileprivate func person(_ user: String) throws -> PersonRecord { try person(UserID(user)) }

    fileprivate func forget(_ user: String) throws -> ErasureTally {
        try forget(UserID(user), files: ErasedFiles(), by: "kim", at: later)
    }

    fileprivate func forgetAnna() throws -> (tally: ErasureTally, pseudonym: String) {
        (try forget("anna"), try forgottenNames().pseudonym(ofAccount: UserID("anna")).rawValue)
    }

    /// Lists, moves and findings, without anybody's name.
    fileprivate func booksWithoutPeople() throws -> [String] {
        try purchases { [$0.transactionID, $0.list, $0.reason] }
            + moves().map { "\($0.transactionID) \($0.from) \($0.to) \($0.reason)" }
            + findings().map { "\($0.finding.caseID) \($0.finding.kind)" }
    }
}
