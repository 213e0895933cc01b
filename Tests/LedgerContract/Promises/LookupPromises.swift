import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What a lookup finds besides what a user owns, was credited for or claims.
    static var lookup: [Promise] {
        [
            .books("the case of a credit that somebody worked on before its payment was known stands with the purchase")
            {
                books in
                try books.take(.credits, delivery("9", to: "u1"))
                for proven in ["1", "2"] {
                    try books.take(.payments, payment(proven))
                    try books.take(.credits, delivery(proven, to: "u1"))
                }
                try books.night(2)
                let caseID = try books.ledger.caseID(.unprovenCredit, of: "9")
                try books.ledger.act(.note("he has the mail of Apple"), on: caseID, at: noon + .days(2))
                try books.take(.payments, payment("9"))
                try books.night(3)
                #expect(try books.ledger.purchases(of: "9").flatMap(\.caseIDs) == [caseID])
                #expect(
                    try books.ledger.purchaseHistories(of: TransactionID("9")).flatMap(\.cases).map(\.caseID) == [
                        caseID
                    ]
                )
            },
            .ledger("every candidate of a purchase nobody can be picked for finds it") { ledger in
                try ledger.take(
                    [
                        user("u1") { $0.applicationUsername = "twin" }, user("u2") { $0.applicationUsername = "twin" },
                        user("u3"), user("u4") { $0.deviceToken = "d" },
                    ],
                    name: "users"
                )
                try ledger.take(
                    [payment("1") { $0.applicationUsername = "twin" }, payment("2") { $0.userID = UserID("u3") }],
                    name: "payments"
                )
                try ledger.take(
                    [submission("r", user: "u5", at: noon), submission("r", user: "u6", device: "d", at: noon)],
                    name: "uploads"
                )
                try ledger.verify("3")
                try ledger.take(
                    [credit("900", to: "u0", at: noon - .days(1)), credit("901", to: "u0", at: noon + .days(2))],
                    name: "credits"
                )
                try ledger.night(noon + .days(2))
                func found(_ query: String) throws -> [String] {
                    try ledger.lookup(query, naming: []).purchases.map(\.transactionID)
                }
                #expect(
                    try ledger.purchases {
                        [$0.transactionID, $0.ownerBasis, $0.ownerCandidates.joined(separator: ";")]
                    }
                        == [
                            "1|ambiguous|u1;u2", "2|claimed_by|u3", "3|ambiguous|u5;u6",
                        ]
                )
                for user in ["u1", "u2"] {
                    let purchase = try #require(try ledger.lookup(user, naming: []).purchases.first)
                    #expect(purchase.transactionID == "1" && purchase.ownerCandidates == ["u1", "u2"])
                    #expect(purchase.ownerUserID == nil)
                }
                #expect(try found("u5") == ["3"] && found("u6") == ["3"])
                #expect(try found("u3") == ["2"])
                #expect(try found("u4") == [], "a device that answers for nobody makes no candidate")
                let rows = try ledger.cases(includingSettled: false).filter { $0.transactionID == TransactionID("1") }
                #expect(rows.map(\.kind) == ["missing_credit"])
                #expect(rows.first?.ownerCandidates == [UserID("u1"), UserID("u2")])
            },
            .ledger("what no run has posted yet is told of a purchase, and what it has is not") { ledger in
                try ledger.take([user("u1")], name: "users")
                try ledger.take(
                    [payment("1") { $0.userID = UserID("u1") }, payment("2") { $0.userID = UserID("u1") }],
                    name: "payments"
                )
                try ledger.take([credit("2", to: "u1", at: noon)], name: "credits")
                func news() throws -> [[String]] {
                    let looked = try ledger.lookup("u1", naming: []).purchases.map { purchase in
                        purchase.news.map { "\(purchase.transactionID) \($0.kind) \($0.userID ?? "") \($0.at ?? "")" }
                    }
                    let explained = try ["1", "2"].flatMap { id in
                        try ledger.purchaseHistories(of: TransactionID(id)).map { file in
                            file.news.map { "\(id) \($0.kind) \($0.userID ?? "") \($0.at ?? "")" }
                        }
                    }
                    #expect(looked == explained)
                    return looked
                }
                try ledger.night(noon + .days(2))
                #expect(try news() == [[], []])
                try ledger.take([credit("1", to: "u9", at: noon + .days(2))], name: "late")
                try ledger.take(
                    [
                        payment("2") {
                            $0.userID = UserID("u1")
                            $0.revocationDate = noon + .days(1)
                        }
                    ],
                    name: "refund"
                )
                #expect(
                    try news() == [
                        ["1 credited u9 \((noon + .days(2)).text)"], ["2 refunded  \((noon + .days(1)).text)"],
                    ]
                )
                #expect(try ledger.lookup("1", naming: []).purchases.map(\.nextStep) == ["wait"])
                try ledger.night(noon + .days(3))
                #expect(try news() == [[], []])
            },
            .ledger("a name or token only the backend's payments state leads to the purchase") { ledger in
                let token = "6F1C2B3A-0000-4000-8000-000000000001"
                try ledger.take(
                    [
                        payment("1") { $0.applicationUsername = "Gamer-4711" },
                        payment("2") { $0.appAccountToken = token },
                        payment("3") { $0.userID = UserID("u9") },
                    ],
                    name: "payments"
                )
                try ledger.night(noon + .days(2))
                for (query, meaning, id) in [
                    ("Gamer-4711", "application_username", "1"), ("gamer4711", "application_username", "1"),
                    (token, "app_account_token", "2"), (token.lowercased(), "app_account_token", "2"),
                    ("u9", "user_id", "3"),
                ] {
                    let result = try ledger.lookup(query, naming: [])
                    #expect(result.matches.map(\.meaning).first == meaning, "\(query)")
                    #expect(result.purchases.map(\.transactionID) == [id], "\(query)")
                }
                #expect(try ledger.lookup("gamer-4712", naming: []).isEmpty)
            },
            .ledger("what is found about a user and no purchase is told with its case") { ledger in
                // More than half of a week's credits without payment would be counted, not listed.
                try ledger.take([payment("800"), payment("801")], name: "p")
                try ledger.take(["800", "801", "901"].map { credit($0, to: "u\($0)", at: noon) }, name: "c")
                try ledger.take(
                    [submission("forged", user: "u2", named: "77", at: noon), submission("", user: "u3", at: noon)],
                    name: "r"
                )
                let due = try ledger.due(includingNotDue: true)
                try ledger.record([.refused(#require(due.first), rule: "signature_mismatch")], asOf: noon)
                try ledger.judge(2)

                let forged = try #require(try ledger.lookup("u2", naming: []).findings.first)
                #expect(forged.caseStatus.kind == "forged_receipt" && forged.caseStatus.state == .open)
                #expect(forged.actual == "signature_mismatch" && forged.nextStep == "block_user")
                for query in ["u901", "901"] {
                    let unproven = try #require(try ledger.lookup(query, naming: []).findings.first)
                    #expect(unproven.caseStatus.kind == "unproven_credit" && unproven.transactionID == "901")
                }
                let named = try ledger.lookup("77", naming: []).findings
                #expect(named.map(\.caseStatus.caseID) == [forged.caseStatus.caseID], "by the transaction it names")
                #expect(try ledger.lookup("u3", naming: []).findings.isEmpty)

                let fraud = CaseAction.Step.resolve(.fraud, user: nil, note: nil)
                try ledger.act(fraud, on: forged.caseStatus.caseID, at: noon + .days(5))
                let settled = try #require(try ledger.lookup("u2", naming: []).findings.first?.caseStatus)
                #expect(settled.state == .resolved && settled.reason == "fraud" && settled.settledBy == "kim")
                #expect(!settled.isWaitingForRun, "no list changes for it")

                let cases = try ledger.cases(includingSettled: false).filter { $0.kind == "unproven_credit" }
                #expect(cases.map(\.transactionID) == [TransactionID("901")])
                #expect(cases.map(\.creditedUserID) == [UserID("u901")] && cases[0].ownerBasis == nil)
            },
        ]
    }
}

extension LedgerContract {
    /// What a query can mean, and whose purchases it leads to.
    static var lookupMeanings: [Promise] {
        [
            .ledger("a user's purchases are those owned, credited and claimed, merged accounts included") { ledger in
                try ledger.takePeople()
                let result = try ledger.lookup("100", naming: [])
                #expect(result.matches.map(\.meaning) == ["user_id", "account_name"])
                #expect(result.matches.map(\.userID) == ["100", "200"])
                #expect(result.purchases.map(\.transactionID) == ["1002", "1001", "1003"])
                #expect(result.purchases[0].credits.map(\.orderID) == ["order-1"])
                #expect(try result.purchases[1].caseIDs == [ledger.caseID(of: "1001")])
                #expect(result.purchases[1].state == "missing_credit")
                #expect(result.unmatchedCredits.map(\.transactionID) == ["55"])
                #expect(result.claims.map(\.transactionID) == ["1003"])
            },
            .ledger("a query is read in every way it can be meant") { ledger in
                try ledger.takePeople()
                let meanings: [(String, [String], Int)] = [
                    ("6f1c2b3a000040008000000000000001", ["app_account_token"], 3),
                    ("6F1C2B3A-0000-4000-8000-000000000001", ["app_account_token"], 3),
                    ("{6f1c2b3a-0000-4000-8000-000000000001}", ["app_account_token"], 3),
                    ("zhang", ["account_name"], 3),
                    ("1001", ["transaction_id", "original_transaction_id"], 1),
                    ("o1002", ["original_transaction_id"], 1),
                    ("order-1", ["order_id"], 1),
                    ("55", ["transaction_id"], 0),
                    ("nobody", [], 0),
                ]
                for (query, meaning, count) in meanings {
                    let result = try ledger.lookup(query, naming: [])
                    #expect(result.matches.map(\.meaning) == meaning, "\(query)")
                    #expect(result.purchases.count == count, "\(query)")
                    #expect(result.isEmpty == meaning.isEmpty, "\(query)")
                }
            },
            .ledger("an account is shown as the one it is after all merges, as the books judge it") { ledger in
                let users = [
                    user("u1"), user("u2") { $0.mergedInto = UserID("u1") },
                    user("u3") { $0.mergedInto = UserID("u2") },
                ]
                try ledger.take(users, name: "users")
                try ledger.take([payment("1") { $0.userID = UserID("u1") }], name: "p")
                try ledger.take([credit("1", to: "u3")], name: "c")
                try ledger.night(noon + .days(2))
                let accounts = try ledger.lookup("1", naming: []).accounts
                #expect(accounts.map { "\($0.userID) \($0.mergedInto ?? "-")" } == ["u1 -", "u3 u1"])
                #expect(try ledger.open(.ownerMismatch) == [])
            },
            .ledger("what was sent under a name is found by it and by the user it means") { ledger in
                try ledger.take([user("u1") { $0.accountName = "Frodo" }], name: "users")
                func naming(_ account: String, _ transaction: String, by user: String? = nil) -> IntakeRow {
                    let row = sender(user) { row in
                        row.accountName = account
                        row.transactionID = TransactionID(transaction)
                    }
                    return .submission(row)
                }
                let uploads = [
                    submission("one", user: "Frodo"), submission("two", username: "Frodo"), naming("Frodo", "4"),
                    naming("Bilbo", "5"), naming("Sam", "6", by: "u2"),
                ]
                try ledger.take(uploads, name: "uploads")
                try ledger.night(noon + .days(1))
                #expect(
                    try Set(ledger.lookup("u1", naming: []).uploads.map(\.sender)) == ["Frodo", nil]
                )
                #expect(try ledger.lookup("u1", naming: []).uploads.count == 3)

                let unknown = try ledger.lookup("Bilbo", naming: [])
                #expect(unknown.matches.map(\.meaning) == ["account_name"])
                #expect(unknown.matches.map(\.userID) == [nil])
                #expect(unknown.claims.map(\.transactionID) == ["5"])
                #expect(unknown.uploads.map(\.transactionID) == ["5"])

                let besideUser = try ledger.lookup("Sam", naming: [])
                #expect(besideUser.matches.map(\.meaning) == ["account_name"])
                #expect(besideUser.matches.map(\.userID) == ["u2"])
                #expect(besideUser.claims.map(\.transactionID) == ["6"])
            },
            .ledger("claims on one transaction in two environments are told apart") { ledger in
                let claims = [nil, StoreEnvironment.sandbox].map { environment in
                    sender("u1") { ($0.transactionID, $0.environment) = (TransactionID("7"), environment) }
                }
                try ledger.take(claims.map(IntakeRow.submission), name: "uploads")
                try ledger.night(noon + .days(1))
                let found = try ledger.lookup("7", naming: []).claims
                #expect(found.map(\.environment) == ["Production", "Sandbox"])
            },
        ]
    }
}

extension LedgerEngine {
    /// A user with two accounts, whose purchases are owned, credited and claimed, and one who is named like him.
    fileprivate func takePeople() throws {
        let users = [
            user("100") { row in
                row.accountName = "zhang"
                row.appAccountToken = "6F1C2B3A-0000-4000-8000-000000000001"
            },
            user("99") { $0.mergedInto = UserID("100") }, user("200") { $0.accountName = "100" },
        ]
        try take(users, name: "users")
        let payments = [
            payment("1001") { $0.userID = UserID("99") },
            payment("1002") { row in
                row.purchaseDate = noon - .days(1)
                row.originalTransactionID = TransactionID("o1002")
            },
            payment("1003") { $0.purchaseDate = noon + hour },
        ]
        try take(payments, name: "payments")
        let credits = [
            credit("1002", to: "100", at: noon - .days(1)) { $0.orderID = OrderID("order-1") }, credit("55", to: "100"),
            credit("900", to: "u0", at: noon + .days(2)),
        ]
        try take(credits, name: "credits")
        try take([submission(nil, user: "100", named: "1003")], name: "claims")
        try night(noon + .days(2))
    }
}
