import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Rules 1.2 and 9.4: what the backend's payments say, row by row, and what they leave to the catalogue and the apps.
    static var payments: [Promise] {
        [
            .ledger("two rows about one transaction hide nothing of each other") { ledger in
                try ledger.take(
                    [
                        user("u1") { $0.applicationUsername = "neo" },
                        user("u2") { $0.appAccountToken = "aaaaaaaa-1111-2222-3333-444444444444" },
                    ],
                    name: "users"
                )
                try ledger.take([product("coins") { $0.type = .nonConsumable }], name: "products")
                // Eight of each: by which digest is the greater, half of them would lose the one or the other.
                for index in 0..<8 {
                    let named = payment("1\(index)") { row in
                        row.applicationUsername = "neo"
                        row.quantity = 3
                        row.originalTransactionID = TransactionID("2\(index)")
                    }
                    let priced = payment("1\(index)") { row in
                        row.priceMilliunits = 6000
                        row.userID = UserID("u3")
                    }
                    try ledger.take([named], name: "named \(index)")
                    try ledger.take([priced], name: "priced \(index)")
                }
                try ledger.night(noon + .days(2))
                for index in 0..<8 {
                    let purchase = try #require(try ledger.purchaseHistories(of: TransactionID("1\(index)")).first)
                    let facts = try #require(purchase.dossier.transactions.first?.facts)
                    #expect(facts.quantity == 3 && facts.price?.milliunits == 6000)
                    #expect(facts.originalTransactionID == TransactionID("2\(index)"))
                    #expect(facts.backend?.applicationUsername == "neo" && facts.backend?.userID == UserID("u3"))
                    #expect(try ledger.owner(of: "1\(index)") == ["application_username|u1"])
                }
            },
            .ledger("rows that name different buyers of a transaction are counted until a later moment is reported") {
                ledger in
                func contradicted(_ day: Int64) throws -> Int {
                    try ledger.contradictedBuyers(before: ledger.night(noon + .days(day)))
                }
                let rows = ["1", "2"].map { payment($0) { $0.userID = UserID("u1") } }
                try ledger.take(rows, name: "mistaken")
                #expect(try contradicted(2) == 0)
                try ledger.take([payment("1") { $0.userID = UserID("u2") }], name: "corrected")
                #expect(try contradicted(3) == 1)
                #expect(try contradicted(3) == 1, "the same night says the same")
                #expect(try contradicted(4) == 0, "later ones do not")
                // What comes in beside it, but a row of payments about it, is no news of its buyers.
                try ledger.take([payment("3") { $0.userID = UserID("u3") }], name: "another")
                #expect(try contradicted(5) == 0)
                try ledger.take([payment("1") { $0.userID = UserID("u4") }], name: "corrected again")
                #expect(try contradicted(6) == 1)
            },
            .ledger("rows that name different buyers make each of them a candidate, late users and merged ones too") {
                ledger in
                let old = noon - .days(9)
                let rows = [
                    user("u1") { ($0.applicationUsername, $0.updatedAt) = ("neo-old", old) },
                    user("u1") { ($0.applicationUsername, $0.updatedAt) = ("neo", noon) },
                    user("u2") { $0.applicationUsername = "trinity" },
                ]
                try ledger.take(rows, name: "users")
                func take(_ file: String, _ names: String...) throws {
                    var rows = [payment("1") { $0.userID = UserID(names[0]) }]
                    for (index, name) in names.dropFirst().enumerated() {
                        rows.append(payment("\(index + 2)") { $0.applicationUsername = name })
                    }
                    try ledger.take(rows, name: file)
                }
                try take("first", "u1", "neo", "neo", "neo", "trinity")
                try take("second", "u2", "trinity", "nobody", "neo-old", "late")
                try ledger.take([credit("2", to: "u2")], name: "credits")
                func owners() throws -> [String] {
                    try ledger.purchases {
                        [$0.transactionID, $0.ownerBasis, $0.ownerCandidates.joined(separator: ";")]
                    }
                }
                func found(_ query: String) throws -> [String] {
                    try ledger.lookup(query, naming: []).purchases.map(\.transactionID)
                }
                try ledger.night(noon + .days(2))
                let named = "application_username"
                #expect(
                    try owners() == [
                        "1|ambiguous|u1;u2", "2|ambiguous|u1;u2", "3|\(named)|u1", "4|\(named)|u1", "5|\(named)|u2",
                    ]
                )
                #expect(try ledger.place("2") == "black|credited" && ledger.open(.ownerMismatch) == [])
                #expect(try found("u2") == ["1", "2", "5"] && found("trinity") == ["1", "2", "5"])
                #expect(try found("nobody") == ["3"] && found("NOBODY") == ["3"])
                let reading = try ledger.lookup("late", naming: []).matches.map(\.meaning)
                #expect(reading == ["application_username"])

                try ledger.take([user("u3") { $0.applicationUsername = "late" }], name: "late")
                try ledger.night(noon + .days(3))
                #expect(try owners().last == "5|ambiguous|u2;u3" && found("u3") == ["5"])

                try ledger.take([user("u2") { $0.mergedInto = UserID("u1") }], name: "merged")
                let run = try ledger.night(noon + .days(4))
                #expect(
                    try owners() == [
                        "1|claimed_by|u1", "2|\(named)|u1", "3|\(named)|u1", "4|\(named)|u1", "5|ambiguous|u1;u3",
                    ]
                )
                #expect(try ledger.brokenTotals(of: run) == [])
            },
            .ledger("a mistaken buyer is forgotten with the names in the row, and the other one's names stay") {
                ledger in
                func bought(by user: String, as name: String) -> IntakeRow {
                    payment("1") { ($0.userID, $0.applicationUsername) = (UserID(user), name) }
                }
                try ledger.take([bought(by: "u1", as: "neo")], name: "first")
                try ledger.take([bought(by: "u2", as: "trinity")], name: "second")
                try ledger.night(noon + .days(2))
                #expect(try ledger.lookup("u1", naming: []).purchases.count == 1)
                #expect(try ledger.lookup("u2", naming: []).purchases.count == 1)
                _ = try ledger.forget(UserID("u2"), files: ErasedFiles(), by: "kim", at: noon + .days(2))
                for _ in 1...2 {
                    #expect(try ledger.places(of: PersonalValues(["u2": "x", "trinity": "x"])) == [])
                    #expect(try ledger.places(of: PersonalValues(["neo": "x"])) != [])
                    #expect(try ledger.lookup("trinity", naming: []).purchases.isEmpty)
                    #expect(try ledger.lookup("neo", naming: []).purchases.count == 1)
                    let run = try ledger.night(noon + .days(3), isFull: true)
                    #expect(try ledger.brokenTotals(of: run) == [])
                    #expect(try ledger.verifyAudit(.whole).fault == nil)
                }
            },
            .ledger("payments without bundle follow the apps as they are configured today") { ledger in
                try ledger.take([payment("1")], name: "payments")
                try ledger.night(noon + .days(2), apps: [BundleID("com.exmaple.game")])
                #expect(try bundle(in: ledger) == ["com.exmaple.game"])
                try ledger.night(noon + .days(3), apps: [BundleID("com.example.game")])
                #expect(try bundle(in: ledger) == ["com.example.game"])
                try ledger.night(noon + .days(4), apps: [BundleID("com.example.game"), BundleID("com.example.two")])
                #expect(try bundle(in: ledger) == ["-"])
                try ledger.night(noon + .days(5), apps: [BundleID("com.example.two")])
                #expect(try bundle(in: ledger) == ["com.example.two"])
                #expect(try ledger.open(.foreignReceipt) == [])
                #expect(try ledger.moves().count == 1)
            },
            .ledger("the same apps again touch nothing") { ledger in
                try ledger.take([payment("1")], name: "payments")
                try ledger.night(noon + .days(2), apps: [BundleID("com.example.game")])
                let run = try ledger.openRun(RunStart(noon + .days(3)))
                let apps: Set = [BundleID("com.example.game")]
                let tally = try ledger.post(run: run, asOf: noon + .days(3), naming: NamingPolicy(), apps: apps)
                #expect(tally.transactions == 0)
            },
            .ledger("payments without bundle follow the catalogue of their product") { ledger in
                try ledger.take([payment("1")], name: "payments")
                try ledger.night(noon + .days(2), apps: [BundleID("com.example.game")])
                try ledger.take([product("coins") { $0.bundleID = BundleID("com.catalogue") }], name: "one")
                try ledger.night(noon + .days(3), apps: [BundleID("com.example.game")])
                #expect(try bundle(in: ledger) == ["com.catalogue"])
                #expect(try ledger.purchases { [$0.list] } == ["white"] && ledger.findings().isEmpty)
                try ledger.take([product("coins") { $0.bundleID = BundleID("com.second") }], name: "two")
                try ledger.night(noon + .days(4), apps: [BundleID("com.example.game")])
                #expect(try bundle(in: ledger) == ["com.example.game"])
            },
            .ledger("a refund dated ahead counts on the night its date has passed") { ledger in
                let refunded: (inout PaymentRow) -> Void = { $0.revocationDate = noon + .days(3) }
                let early: (inout PaymentRow) -> Void = { row in
                    row.revocationDate = noon + .days(3)
                    row.purchaseDate = noon - .days(9)
                }
                try ledger.take([payment("1", refunded), payment("2", early)], name: "payments")
                try ledger.take([credit("900", to: "u0", at: noon - .days(1)), credit("1", to: "u1")], name: "credits")
                try ledger.night(noon + .days(2))
                #expect(try ledger.place("1") == "black|credited")
                #expect(try ledger.place("2") == "closed|before_coverage")
                #expect(try ledger.open(.refundedAfterCredit) == [])
                try ledger.night(noon + .days(3))
                #expect(try ledger.open(.refundedAfterCredit) == ["refunded_after_credit|1"])
                #expect(try ledger.place("2") == "closed|revoked")
            },
            .books("what Apple signed and only the backend refunded is checked before it is delivered") { books in
                func step(_ days: Int64) throws -> [String?] {
                    try books.night(days)
                    return try books.ledger.purchases(of: "100").map(\.nextStep)
                }
                try books.upload(
                    "receipt",
                    sender("u1") { $0.transactionID = TransactionID("100") },
                    inside("100")
                )
                #expect(try step(2) == ["credit_owner"])
                try books.take(.payments, payment("100") { $0.revocationDate = noon + .days(1) })
                #expect(try step(3) == ["check_backend"])
                #expect(try books.places() == ["100|white|uncredited|missing_credit"])
                var signed = inside("100")
                (signed.source, signed.statedAt) = (.signedTransaction, noon + .days(2))
                try books.upload("signed transaction", sender(), signed)
                #expect(try step(4) == ["credit_owner"])
            },
            .books("a part of the price that Apple gave back hides no refund that only the backend states") { books in
                var signed = inside("100") {
                    $0.revocation = Revocation(date: noon, type: "REFUND_PRORATED", percentage: 40_000)
                }
                (signed.source, signed.statedAt) = (.signedTransaction, noon + hour)
                try books.upload("part", sender("u1") { $0.transactionID = TransactionID("100") }, signed)
                try books.night(2)
                #expect(try books.ledger.purchases(of: "100").map(\.nextStep) == ["credit_owner"])
                try books.take(.payments, payment("100") { $0.revocationDate = noon + .days(1) })
                try books.night(3)
                #expect(try books.ledger.purchases(of: "100").map(\.nextStep) == ["check_backend"])
            },
            .books("a refund stated of one id is cleared by what Apple signs later about another id of the purchase") {
                books in
                func take(_ id: String, _ source: EvidenceSource, day: Int64, isRefunded: Bool = false) throws {
                    var signed = inside(id, of: "skin") {
                        $0.type = .nonConsumable
                        $0.originalTransactionID = TransactionID("100")
                        $0.revocation = isRefunded ? Revocation(date: noon + .days(1)) : nil
                    }
                    (signed.source, signed.statedAt) = (source, noon + .days(day))
                    try books.upload("\(id) on day \(day)", sender(), signed)
                }
                func refunds() throws -> [String?] { try books.ledger.purchases(of: "100").map(\.refundedAt) }
                try take("100", .appReceipt, day: 0)
                try take("101", .appReceipt, day: 1, isRefunded: true)
                try books.night(2)
                #expect(try books.places() == ["100|closed|revoked|-"])
                #expect(try refunds() == [(noon + .days(1)).text])
                try take("100", .notification, day: 2)
                #expect(try refunds() == [(noon + .days(1)).text], "the books do not know yet")
                try books.night(3)
                #expect(try books.places() == ["100|white|uncredited|missing_credit"])
                #expect(try refunds() == [nil])
                try take("101", .notification, day: 3, isRefunded: true)
                try books.night(4)
                #expect(try books.places() == ["100|closed|revoked|-"])
            },
            .books("a refund that only the backend states of one id revokes nothing once Apple signs another id") {
                books in
                func restored(_ source: EvidenceSource, day: Int64) throws {
                    var signed = inside("101", of: "skin") {
                        $0.type = .nonConsumable
                        $0.originalTransactionID = TransactionID("100")
                    }
                    (signed.source, signed.statedAt) = (source, noon + .days(day))
                    try books.upload("restored on day \(day)", sender(), signed)
                }
                func step(_ days: Int64) throws -> [String?] {
                    try books.night(days)
                    return try books.ledger.purchases(of: "100").map(\.nextStep)
                }
                try books.take(.products, product("skin") { $0.type = .nonConsumable })
                try books.take(
                    .payments,
                    payment("100") {
                        $0.productID = ProductID("skin")
                        $0.userID = UserID("u1")
                        $0.revocationDate = noon + .days(1)
                    }
                )
                #expect(try step(2) == [nil])
                #expect(try books.places() == ["100|closed|revoked|-"])
                try restored(.appReceipt, day: 0)
                #expect(try step(3) == ["check_backend"])
                try restored(.signedTransaction, day: 3)
                #expect(try step(4) == ["credit_owner"])
                #expect(try books.places() == ["100|white|uncredited|missing_credit"])
            },
            .books("what Apple signed without a line item stays apart, whatever line item payments give it") { books in
                func pay(_ ids: String...) throws {
                    try books.take(.payments, all: ids.map { id in payment(id) { $0.lineItemID = LineItemID("9") } })
                }
                func sign() throws {
                    try books.upload("game", sender(), inside("1"))
                    try books.upload("reader", sender(), inside("2") { $0.bundleID = BundleID("com.reader") })
                }
                try pay("1", "2")
                try books.take(.credits, delivery("1", to: "u1"))
                try books.night(2)
                #expect(try books.lists() == ["1|black"], "the backend alone says so")
                try sign()
                try books.night(3)
                #expect(try books.lists() == ["1|black", "2|white"])
                try pay("1", "2", "3")
                try books.night(4)
                #expect(try books.lists() == ["1|black", "2|white", "3|white"])
            },
            .books("a bundle that only payments state mixes nothing, and two that Apple states break a control total") {
                books in
                func skin(_ id: String, of original: String, _ bundle: String?) -> Inside {
                    inside(id, of: "skin") {
                        $0.type = .nonConsumable
                        $0.originalTransactionID = TransactionID(original)
                        $0.bundleID = bundle.map { BundleID($0) }
                    }
                }
                // Whichever of the two was known first.
                try books.upload("r1", sender(), skin("1", of: "1", "com.game"))
                try books.upload("r2", sender(), skin("2", of: "1", nil))
                try books.upload("r3", sender(), skin("4", of: "3", nil))
                try books.upload("r4", sender(), skin("3", of: "3", "com.game"))
                let rows = ["2", "4"].map { id in
                    payment(id) { ($0.productID, $0.bundleID) = (ProductID("skin"), BundleID("com.reader")) }
                }
                try books.take(.payments, all: rows)
                try books.night(2)
                #expect(try books.families() == ["1|white|1,2", "3|white|3,4"])
                try books.upload("r5", sender(), skin("2", of: "1", "com.reader"))
                let run = try books.ledger.night(noon + .days(3))
                #expect(try books.ledger.brokenTotals(of: run) == ["purchases_unmixed"])
            },
        ]
    }
}

private func bundle(in ledger: any LedgerEngine) throws -> [String] {
    try ledger.purchaseHistories(of: TransactionID("1"))
        .map { $0.dossier.transactions[0].facts.bundleID?.rawValue ?? "-" }
}
