import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Users, their names and devices, as they show in who owns what was paid.
    static var users: [Promise] {
        [
            .ledger("users answer to stored names exactly, to UUIDs without case and dashes") { ledger in
                let users = [
                    user("u1") { $0.applicationUsername = "Raw" }, user("u2") { $0.applicationUsername = "raw" },
                    user("u3") { $0.appAccountToken = "AAAAAAAA-1111-2222-3333-444444444444" },
                ]
                try ledger.take(users, name: "users")
                let names = ["Raw", "raw", "RAW", "aaaaaaaa111122223333444444444444"]
                try ledger.take(paid(under: names), name: "payments")
                try ledger.night(noon + .days(2))
                #expect(
                    try names.indices.map { try ledger.owner(of: "\($0)") } == [
                        ["application_username|u1"], ["application_username|u2"], ["unknown|-"],
                        ["application_username|u3"],
                    ]
                )
            },
            .ledger("a users row dated after the as-of names and merges nobody before its date has come") { ledger in
                let future = noon + .days(4)
                let rows = [
                    user("u1") {
                        ($0.applicationUsername, $0.deviceToken, $0.updatedAt) = ("name", "phone", future)
                    },
                    user("u2") { ($0.applicationUsername, $0.updatedAt) = ("other", noon) },
                    user("u2") { ($0.mergedInto, $0.updatedAt) = (UserID("u3"), future) },
                    user("u2") { ($0.mergedInto, $0.updatedAt) = (UserID("u4"), noon) },
                    user("u5") { $0.updatedAt = future },
                ]
                try ledger.take(rows, name: "users")
                try ledger.take(paid(under: ["name", "other", "u5"]), name: "payments")
                var upload = SubmissionRow()
                (upload.evidence, upload.deviceToken, upload.receivedAt) = (Array("receipt".utf8), "phone", noon)
                try ledger.take([.submission(upload)], name: "receipts")
                try ledger.verify("9")
                func owners() throws -> [String] { try ["0", "1", "2", "9"].flatMap { try ledger.owner(of: $0) } }
                let before = ["unknown|-", "application_username|u4", "unknown|-", "unknown|-"]
                let after = [
                    "application_username|u1", "application_username|u3", "application_username|u5", "same_device|u1",
                ]
                for day in [2, 3] as [Int64] {
                    try ledger.night(noon + .days(day))
                    #expect(try owners() == before)
                }
                let run = try ledger.night(future)
                #expect(try owners() == after)
                #expect(try ledger.brokenTotals(of: run) == [])

                // Where that run is taken back, so is what it knew of users.
                let again = try ledger.openRun(RunStart(noon + .days(3) + hour, takesBack: true))
                _ = try ledger.post(run: again, asOf: noon + .days(3) + hour, naming: NamingPolicy(), apps: [])
                _ = try ledger.reconcile(run: again, policy: Policy(), asOf: noon + .days(3) + hour, isFull: true)
                #expect(try owners() == before)
                #expect(try ledger.lookup("u5", naming: []).matches.map(\.meaning) == ["application_username"])
                #expect(try ledger.brokenTotals(of: again) == [])
            },
            .ledger("a merge dated after the as-of closes no circle, and hides none") { ledger in
                let future = noon + .days(400)
                let rows = [
                    user("u1") { ($0.mergedInto, $0.updatedAt) = (UserID("u2"), future) },
                    user("u2") { ($0.mergedInto, $0.updatedAt) = (UserID("u1"), noon) },
                    user("u3") { ($0.mergedInto, $0.updatedAt) = (UserID("u9"), future) },
                    user("u3") { ($0.mergedInto, $0.updatedAt) = (UserID("u4"), noon) },
                    user("u4") { ($0.mergedInto, $0.updatedAt) = (UserID("u3"), noon + .seconds(1)) },
                ]
                try ledger.take(rows, name: "users", at: noon + hour)
                let refused = try ledger.all { try ledger.rejectedRows(.all(since: nil, until: nil), $0) }
                #expect(refused.map(\.rule) == ["merge_cycle"])
                #expect(refused.map(\.line) == [rows.count])
            },
            .ledger("ids that differ only in how their letters are composed are two users") { ledger in
                let composed = "ren\u{E9}"
                let decomposed = "rene\u{301}"
                let users = [
                    user(composed) { $0.applicationUsername = "first" },
                    user(decomposed) { $0.applicationUsername = "second" },
                ]
                try ledger.take(users, name: "users")
                try ledger.take(paid(under: ["first", "second"]), name: "payments")
                try ledger.night(noon + .days(2))
                let owners = try ledger.purchases().map(\.ownerCandidates)
                #expect(owners.map { $0.map { Array($0.utf8) } } == [[Array(composed.utf8)], [Array(decomposed.utf8)]])
            },
            .ledger("a name or account name that more than a hundred users have means nobody") { ledger in
                func accounts(_ name: String, _ count: Int) -> [IntakeRow] {
                    (0..<count).map { number in
                        user("\(name)-\(number)") { row in
                            row.accountName = name
                            row.applicationUsername = name
                        }
                    }
                }
                let many = NameAnswer.usersMax
                try ledger.take(accounts("few", many) + accounts("guest", many + 1), name: "users")
                try ledger.take(paid(under: ["few", "guest", "guest"]), name: "payments")
                let uploads = [
                    submission(nil, user: "u9", named: "2", at: noon),
                    submission(nil, user: "guest", named: "1", at: noon),
                ]
                try ledger.take(uploads, name: "uploads")
                try ledger.night(noon + .days(2))
                let owners = try ledger.purchases { [$0.transactionID, $0.ownerBasis, "\($0.ownerCandidates.count)"] }
                #expect(owners == ["0|ambiguous|\(many)", "1|unknown|0", "2|claimed_unproven|1"])
                #expect(try ledger.lookup("guest-7", naming: []).purchases.isEmpty)
            },
            .ledger("what is somebody's id or stored name stays theirs, however many call themselves so") { ledger in
                // SHA-256 of the id, in another case.
                let hash = "1BDD5B5B92E2D9F30A3B223BB359551D0DA20E3702923E5F7B0A73889EBA3D21"
                let all = 0...NameAnswer.usersMax
                let players = ["victim", hash, "stored"].flatMap { name in
                    all.map { number in user("\(name.prefix(3))-\(number)") { $0.accountName = name } }
                }
                let clones = all.map { number in user("clone-\(number)") { $0.applicationUsername = "ann" } }
                let users = [
                    user("victim"), user("u2") { $0.applicationUsername = "stored" },
                    user("u3") { $0.accountName = "ann" },
                ]
                try ledger.take(players + clones + users, name: "users")
                try ledger.take(paid(under: ["victim", hash, "stored", "-", "-"]), name: "payments")
                let uploads = [
                    submission(nil, user: hash, named: "3", at: noon),
                    .submission(
                        sender { row in
                            row.accountName = "ann"
                            row.transactionID = TransactionID("4")
                            row.receivedAt = noon
                        }
                    ),
                ]
                try ledger.take(uploads, name: "uploads")
                try ledger.take([credit("0", to: "vic-7")], name: "credits")
                try ledger.night(noon + .days(2))
                let owners = try ledger.purchases {
                    [$0.transactionID, $0.ownerBasis, $0.ownerCandidates.joined(separator: ";")]
                }
                #expect(
                    owners == [
                        "0|application_username|victim", "1|application_username|victim",
                        "2|application_username|u2", "3|claimed_unproven|victim", "4|claimed_unproven|u3",
                    ]
                )
                #expect(try ledger.open(.ownerMismatch) == ["owner_mismatch|0"])
            },
            .ledger("an account name that one user gave up and another took over is nobody's in an upload") { ledger in
                func named(_ id: String, _ name: String, days: Int64) -> IntakeRow {
                    user(id) { ($0.accountName, $0.updatedAt) = (name, noon - .days(days)) }
                }
                func upload(_ name: String, _ id: String) -> IntakeRow {
                    .submission(
                        sender { row in
                            row.accountName = name
                            row.transactionID = TransactionID(id)
                            row.receivedAt = noon
                        }
                    )
                }
                try ledger.take(paid(under: ["-", "-"]), name: "payments")
                try ledger.take([named("u1", "bob", days: 9), named("u1", "bob2", days: 3)], name: "a")
                try ledger.take([upload("bob", "0"), upload("bob2", "1")], name: "uploads")
                try ledger.night(noon + .days(2))
                let known = try ledger.purchases { [$0.transactionID, $0.ownerBasis, $0.ownerCandidates.joined()] }
                #expect(known == ["0|claimed_unproven|u1", "1|claimed_unproven|u1"], "names are only added")
                try ledger.take([named("u2", "bob", days: 1)], name: "b")
                try ledger.night(noon + .days(3))
                let taken = try ledger.purchases { [$0.transactionID, $0.ownerBasis, $0.ownerCandidates.joined()] }
                #expect(taken == ["0|unknown|", "1|claimed_unproven|u1"])
            },
            .books("a user whose id is a UUID answers to it as Apple's token") { books in
                let id = "11111111-2222-4333-8444-55555555aaaa"
                try books.take(.users, user(id))
                try books.upload("receipt", sender(), inside("1") { $0.accountToken = id.uppercased() })
                try books.night(2)
                let owners = try books.ledger.purchases {
                    [$0.transactionID, $0.ownerBasis, $0.ownerCandidates.joined()]
                }
                #expect(owners == ["1|account_token|\(id)"])
            },
            .books("an account name that is a UUID is not the user whom Apple's token means") { books in
                let token = "11111111-2222-4333-8444-55555555aaaa"
                try books.take(.users, user("u1") { $0.accountName = token }, user("u2"))
                try books.upload("receipt", sender("u2"), inside("1") { $0.accountToken = token })
                try books.take(.credits, delivery("1", to: "u2"))
                try books.night(2)
                let owners = try books.ledger.purchases {
                    [$0.transactionID, $0.ownerBasis, $0.ownerCandidates.joined()]
                }
                #expect(owners == ["1|submitted_by|u2"])
                #expect(try books.ledger.open(.ownerMismatch) == [])
            },
            .ledger("a name is held until a newer row states another") { ledger in
                let later = noon + hour
                let newer = user("u1") { row in
                    row.accountName = "second"
                    row.applicationUsername = "new"
                    row.updatedAt = later
                }
                let older = user("u1") { row in
                    row.accountName = "first"
                    row.contact = "mail"
                    row.applicationUsername = "old"
                    row.updatedAt = noon
                }
                try ledger.take([newer, older], name: "users")
                try ledger.take(paid(under: ["old", "new"]), name: "payments")
                try ledger.night(noon + .days(2))
                #expect(
                    try holders(of: "0", in: ledger) == [
                        "u1 from \(noon.text) to \((later - Span(milliseconds: 1)).text)"
                    ]
                )
                #expect(try holders(of: "1", in: ledger) == ["u1 from \(later.text)"])
                #expect(try ledger.accountNames(of: "u1") == ["second"])
                let former = try ledger.lookup("first", naming: []).matches
                #expect(former.map(\.meaning) == ["account_name"] && former.map(\.userID) == ["u1"])
            },
            .ledger("without times the row seen last is the newest") { ledger in
                for (day, name) in ["anna", "berta", "anna"].enumerated() {
                    let row = user("u1") { row in
                        row.accountName = name
                        row.applicationUsername = name
                    }
                    try ledger.take([row], name: "day \(day)", at: noon + .days(Int64(day)))
                    try ledger.night(noon + .days(Int64(day)))
                }
                #expect(try ledger.accountNames(of: "u1") == ["anna"])
                try ledger.take(paid(under: ["anna", "berta"]), name: "payments")
                try ledger.night(noon + .days(3))
                // A row that is stated again is one row, from its first day on; what came between ended on its own day.
                let next = (noon + .days(1)).text
                #expect(try Set(holders(of: "0", in: ledger)) == ["u1 from \(noon.text)"])
                #expect(try Set(holders(of: "1", in: ledger)) == ["u1 from \(next) to \(next)"])
            },
            .ledger("merges are followed to their end, from both sides") { ledger in
                let users = ["a", "b", "c"]
                try ledger.take(paid(by: users), name: "payments")
                try ledger.take([user("a") { $0.mergedInto = UserID("b") }], name: "first")
                #expect(try accounts(of: users, in: ledger) == ["a is b", "b is b", "c is c"])
                try ledger.take([user("b") { $0.mergedInto = UserID("c") }, user("c")], name: "second")
                #expect(try accounts(of: users, in: ledger) == ["a is c", "b is c", "c is c"])
            },
            .ledger("a new name or device tells the owner of what came before it, and stated again it touches nothing")
            {
                ledger in
                let uploads = [
                    submission("one", username: "nickname"), submission("two", user: "nickname"),
                    submission("three", device: "phone"),
                ]
                try ledger.take(uploads, name: "uploads")
                let due = try ledger.due()
                try ledger.record(
                    zip(due, ["1", "2", "3"]).map { .verified($0, form: .appReceipt, [$1]) },
                    asOf: noon
                )
                try ledger.night(noon + .days(2))
                #expect(
                    try ["1", "2", "3"].map { try ledger.owner(of: $0)[0] } == [
                        "unknown|-", "submitted_by|nickname", "unknown|-",
                    ]
                )

                let named = user("u1") { $0.applicationUsername = "nickname" }
                try ledger.take([named], name: "users")
                try ledger.night(noon + .days(3))
                #expect(
                    try ["1", "2", "3"].map { try ledger.owner(of: $0)[0] }
                        == ["application_username|u1", "submitted_by|u1", "unknown|-"]
                )

                try ledger.take([named], name: "users again", at: noon + .days(4))
                let run = try ledger.openRun(RunStart(noon + .days(4)))
                let tally = try ledger.post(run: run, asOf: noon + .days(4), naming: NamingPolicy(), apps: [])
                #expect(tally.transactions == 0)

                let withPhone = user("u1") { row in
                    row.applicationUsername = "nickname"
                    row.deviceToken = "phone"
                }
                try ledger.take([withPhone], name: "phones", at: noon + .days(4))
                try ledger.night(noon + .days(5))
                #expect(try ledger.owner(of: "3") == ["same_device|u1"])
            },
            .ledgers("an account name tells whose an upload is, whatever the names are encoded by") { ledgers in
                for naming in [NamingPolicy(schemes: [.sha256]), NamingPolicy(fields: [.userID])] {
                    let ledger = try ledgers.empty()
                    try ledger.take(
                        [
                            .submission(
                                sender { row in
                                    row.evidence = Array("receipt one".utf8)
                                    row.accountName = "ann"
                                }
                            )
                        ],
                        name: "a"
                    )
                    try ledger.verify("1")
                    var days: Int64 = 1
                    func owner(_ name: String, after rows: IntakeRow...) throws -> [String] {
                        days += 1
                        try ledger.take(rows, name: name, at: noon + .days(1))
                        try ledger.night(noon + .days(days), naming: naming)
                        return try ledger.owner(of: "1")
                    }
                    let ann: (inout UserRow) -> Void = { $0.accountName = "ann" }
                    #expect(try owner("came", after: user("u1", ann)) == ["submitted_by|u1"])
                    #expect(
                        try owner("somebody else's", after: user("u3") { $0.accountName = "eve" }) == [
                            "submitted_by|u1"
                        ]
                    )
                    #expect(try owner("shared", after: user("u2", ann)) == ["unknown|-"])
                    let renamed = user("u2") { row in
                        row.accountName = "bob"
                        row.updatedAt = noon + .days(2)
                    }
                    #expect(try owner("went", after: renamed) == ["submitted_by|u1"])
                    #expect(
                        try owner("merged", after: user("u1") { $0.mergedInto = UserID("u9") }) == ["submitted_by|u9"]
                    )
                }
            },
            .ledger("a name that came back is kept once for each time it was held") { ledger in
                func row(_ name: String, _ days: Int64) -> IntakeRow {
                    user("u1") { row in
                        row.applicationUsername = name
                        row.updatedAt = noon + .days(days)
                    }
                }
                func span(_ first: Int64, _ end: Int64?) -> String {
                    "u1 from \((noon + .days(first)).text)"
                        + (end.map { " to \((noon + .days($0) - Span(milliseconds: 1)).text)" } ?? "")
                }
                try ledger.take(paid(under: ["neo", "old"]), name: "payments")
                try ledger.take([row("neo", 0), row("old", 2), row("neo", 4)], name: "users")
                try ledger.night(noon + .days(5))
                #expect(try holders(of: "0", in: ledger) == [span(0, 2), span(4, nil)])
                #expect(try holders(of: "1", in: ledger) == [span(2, 4)])
                // Rows between them learnt late.
                try ledger.take([row("new", 1), row("neo", 3)], name: "late")
                try ledger.night(noon + .days(6))
                #expect(try holders(of: "0", in: ledger) == [span(0, 1), span(3, nil)])
                #expect(try holders(of: "1", in: ledger) == [span(2, 3)])
            },
            .ledger("a merge concerns what was credited to the user, and the backend's statement") { ledger in
                try ledger.take([user("u1"), user("u2") { $0.applicationUsername = "second" }], name: "users")
                try ledger.take(
                    [
                        payment("1") { $0.applicationUsername = "second" }, payment("2") { $0.userID = UserID("u1") },
                        payment("3"),
                    ],
                    name: "payments"
                )
                try ledger.take([credit("1", to: "u1", at: noon)], name: "credits")
                try ledger.night(noon + .days(2))
                #expect(try ledger.open(.ownerMismatch) == ["owner_mismatch|1"])
                #expect(try ledger.owner(of: "2") == ["claimed_by|u1"])
                try ledger.take([user("u1") { $0.mergedInto = UserID("u2") }], name: "merge")
                try ledger.night(noon + .days(3))
                #expect(try ledger.open(.ownerMismatch) == [])
                #expect(try ledger.owner(of: "2") == ["claimed_by|u2"])
            },
            .ledger("another naming policy names every user again") { ledger in
                // SHA-1 and MD5 of "a".
                let names = ["86f7e437faa5a7fce15d1ddcb9eaeaea377667b8", "0cc175b9c0f1b6a831c399e269772661"]
                try ledger.take([user("a")], name: "users")
                try ledger.take(paid(under: names), name: "payments")
                try ledger.night(noon + .days(2), naming: NamingPolicy(schemes: [.raw]))
                #expect(try names.indices.flatMap { try ledger.owner(of: "\($0)") } == ["unknown|-", "unknown|-"])
                try ledger.night(noon + .days(3), naming: NamingPolicy(schemes: [.raw, .sha1, .md5]))
                #expect(
                    try names.indices.flatMap { try ledger.owner(of: "\($0)") }
                        == ["application_username|a", "application_username|a"]
                )
            },
        ]
    }
}

/// A payment under each of some names, with the place of the name as its id.
private func paid(under names: [String]) -> [IntakeRow] {
    names.enumerated().map { place, name in payment("\(place)") { $0.applicationUsername = name } }
}

/// Who answers to the names on a purchase, and from when to when, the earliest first.
private func holders(of id: String, in ledger: any LedgerEngine) throws -> [String] {
    try ledger.purchaseHistories(of: TransactionID(id))
        .flatMap(\.dossier.names).flatMap(\.answer.holders)
        .sorted { ($0.firstSeenAt ?? noon) < ($1.firstSeenAt ?? noon) }
        .map { holder in
            let end = holder.lastSeenAt.map { " to \($0.text)" } ?? ""
            return "\(holder.user) from \(holder.firstSeenAt?.text ?? "-")" + end
        }
}

/// A payment of each user, with his id as its own.
func paid(by users: [String]) -> [IntakeRow] {
    users.map { user in payment(user) { $0.userID = UserID(user) } }
}

/// Which account stands for each user who paid, after a night.
func accounts(of users: [String], in ledger: any LedgerEngine) throws -> [String] {
    try ledger.night(noon + .days(20))
    return try users.map { user in
        "\(user) is " + (try ledger.purchases(of: user).map { $0.ownerUserID ?? "nobody" }.joined(separator: ","))
    }
}
