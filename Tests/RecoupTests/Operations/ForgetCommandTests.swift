import Foundation
import TestSupport
import Testing

/// `recoup forget`: one person gone from everything that is kept, and the books as they were.
@Suite struct ForgetCommandTests {
    @Test func `no byte of a forgotten person is left, and the books and the chain stand`() async throws {
        let place = try await Place.afterTwoNights()
        let books = try await place.books()

        let plan = try await place.recoup("forget", "--user", "u-anna", "--dry-run")
        #expect(plan.status == 0, "\(plan.messages)")
        #expect(plan.output.contains("2 published reports and 4 files in inbox/done"), "\(plan.output)")
        #expect(try place.files(holding: Place.values).count >= 6)

        let erasure = try await place.recoup("forget", "--user", "u-anna", "--yes")
        #expect(erasure.status == 0, "\(erasure.messages)")
        #expect(try place.files(holding: Place.values) == [])
        #expect(try await place.books() == books)
        #expect(try await place.recoup("audit", "verify").status == 0)
        for report in place.names("reports") {
            let verified = try await place.recoup("report", "verify", "reports/\(report)")
            #expect(verified.status == 0, "\(verified.output)")
        }
        // Others are as they were.
        #expect(try place.files(holding: ["u-boris"]).count >= 3)

        let night = try await place.run(asOf: "2026-03-03T03:00:00Z")
        #expect(night.status == 0, "\(night.messages)")
        #expect(try await place.books() == books)
        #expect(try await place.recoup("reconcile", "--full", "--as-of", "2026-03-03T03:00:00Z").status == 0)
        #expect(try await place.books() == books)
        #expect(try await place.recoup("audit", "verify").status == 0)
        #expect(try place.files(holding: Place.values) == [])

        // The same deliveries stated again are those that are known; twice changes nothing.
        let again = try await place.recoup("forget", "--user", "u-anna", "--yes")
        #expect(again.status == 0, "\(again.messages)")
        try place.put(Place.credits, at: "inbox/credits/again.csv")
        #expect(try await place.run(asOf: "2026-03-04T03:00:00Z").status == 0)
        #expect(try await place.books() == books)
        #expect(try place.files(holding: Place.values).count == 1)
        #expect(try await place.recoup("forget", "--user", "u-anna", "--yes").status == 0)
        #expect(try place.files(holding: Place.values) == [])
        #expect(try await place.recoup("forget", "--user", "u-nobody", "--yes").status == 8)
    }

    @Test func `files named after the person lose the name, in what later runs say of them too`() async throws {
        let place = try await Place.afterTwoNights()
        try place.put(Place.credits + "bad,u-boris,row\n", at: "inbox/credits/refund u-anna_2.csv")
        try place.put("lost,header\n1,2\n", at: "inbox/payments/u-anna.csv")
        #expect(try await place.run(asOf: "2026-03-03T03:00:00Z").status == 3)
        try place.put("lost,header\n3,4\n", at: "inbox/payments/.of-u-anna.csv")

        let erasure = try await place.recoup("forget", "--user", "u-anna", "--yes")
        #expect(erasure.status == 1 && erasure.messages.contains("the name of the file"), "\(erasure.messages)")
        try place.remove("inbox/payments/.of-u-anna.csv")
        let again = try await place.recoup("forget", "--user", "u-anna", "--yes")
        #expect(again.status == 0, "\(again.messages)")
        let names = place.names("inbox/done") + place.names("inbox/failed")
        #expect(names.filter { $0.contains("u-anna") } == [] && names.contains { $0.contains("-refund forgotten-") })
        _ = try await place.run(asOf: "2026-03-04T03:00:00Z")
        #expect(try place.files(holding: Place.values) == [])
        #expect(try await place.recoup("audit", "verify").status == 0)
        for report in place.names("reports") {
            #expect(try await place.recoup("report", "verify", "reports/\(report)").status == 0, "\(report)")
        }
    }

    @Test func `files that wait or are searched are read by what they hold, and one that cannot be read is named`()
        async throws
    {
        let place = try await Place.afterTwoNights()
        try place.put("when,transaction_id,user_id,credited_at\n,2009,u-anna,2026-03-01T11:05:00Z\n", at: "ex/W.CSV")
        try place.put("transaction_id,user_id\n2009,u-anna\n", at: "inbox/credits/w.txt")
        try place.put(#"{"user_id":"u-anna","transaction_id":"2010"}"#, at: "inbox/receipts/r.jsonl")
        try place.put("u-anna,u-boris\n", at: "ex/product_id.csv")
        try place.put(Data([0x1F, 0x8B, 0x08, 0x00, 0x01]), at: "inbox/failed/cut.csv.gz")

        let erasure = try await place.recoup("forget", "--user", "u-anna", "--yes", "--search", "ex", "--json")
        #expect(erasure.status == 1)
        for left in ["ex/W.CSV", "inbox/credits/w.txt", "inbox/receipts/r.jsonl", "ex/product_id.csv"] {
            #expect(erasure.messages.contains(left), "\(left): \(erasure.messages)")
        }
        #expect(
            erasure.messages.contains("NOT SEARCHED") && erasure.output.contains("cut.csv.gz"),
            "\(erasure.messages)"
        )
        for file in ["ex/W.CSV", "ex/product_id.csv", "inbox/failed/cut.csv.gz", "inbox/credits/w.txt"] {
            try place.remove(file)
        }
        try place.remove("inbox/receipts/r.jsonl")
        let again = try await place.recoup("forget", "--user", "u-anna", "--yes", "--search", "ex")
        #expect(again.status == 0, "\(again.messages)")
    }

    @Test func `what is to be searched has to be there, before anything is erased`() async throws {
        let place = try await Place.afterTwoNights()
        let before = try place.files(holding: Place.values)
        let erasure = try await place.recoup("forget", "--user", "u-anna", "--yes", "--search", "exprots/")
        #expect(erasure.status == 64)
        #expect(erasure.messages.contains("There is no file at"), "\(erasure.messages)")
        #expect(try place.files(holding: Place.values) == before)
    }

    @Test func `a customer with signed receipts is gone too, and a search of exports says what is left there`()
        async throws
    {
        let place = try await Workplace.dataset(22)
        let person = try place.customerAlone()
        #expect(try await place.run().status == 0)
        for list in ["white-list", "black-list", "cases", "findings"] {
            #expect(try await place.recoup("export", list, "--output", "\(list).csv").status == 0)
        }
        let before = try place.files(holding: person.values)
        #expect(before.contains { $0.hasPrefix("inbox/done/") } && before.contains("recoup.sqlite"), "\(before)")
        let books = try await place.books()

        let named = try await place.recoup("forget", "--user", person.userID, "--yes", "--search", ".")
        let exports = try place.files(holding: person.values)
        #expect(!exports.isEmpty)
        #expect(
            exports.allSatisfy { $0.hasSuffix("-list.csv") || ["cases.csv", "findings.csv"].contains($0) },
            "\(exports)"
        )
        #expect(named.status == 1, "\(named.messages)")
        for export in exports { #expect(named.messages.contains(export), "\(named.messages)") }
        for export in exports { try place.remove(export) }

        let again = try await place.recoup("forget", "--user", person.userID, "--yes", "--search", ".")
        #expect(again.status == 0, "\(again.messages)")
        #expect(try place.files(holding: person.values) == [])
        #expect(try await place.books() == books)
        #expect(try await place.recoup("audit", "verify").status == 0)
        #expect(try await place.recoup("report", "verify").status == 0)
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(try place.files(holding: person.values) == [])
    }

    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
            "script (bsdutils) is not installed"
        )
    )
    func `on a terminal it asks first, and only yes is yes`() async throws {
        let place = try await Place.afterTwoNights()
        let before = try place.files(holding: Place.values)
        for (answer, status) in [("no", Int32(64)), ("y", 64), ("yes", 0)] {
            let line =
                #"echo \#(answer) | script --quiet --return --command '"$RECOUP" forget --user u-anna' /dev/null"#
            let ending = try await place.shell(line)
            #expect(ending.status == status, "\(answer): \(ending.output)")
            #expect(ending.output.contains("This cannot be undone. Type yes to go on: "), "\(ending.output)")
            #expect(ending.output.contains("Nothing was erased") == (status == 64))
            #expect(try place.files(holding: Place.values) == (status == 64 ? before : []))
        }
        // Without a terminal there is nobody to ask.
        let other = try await place.recoup("forget", "--user", "u-boris")
        #expect(other.status == 64)
        #expect(other.messages.contains("in a script give --yes"), "\(other.messages)")
    }

    @Test(arguments: [("en", "the ledger, column stray.note"), ("zh-Hans", "账本的列 `stray.note`")])
    func `what is left in the ledger is named in the language of the user`(language: String, words: String) async throws
    {
        let place = try await Place.afterTwoNights()
        // Behind the back of the program, where it has nothing to erase.
        try place.changeLedger("CREATE TABLE stray (note TEXT); INSERT INTO stray VALUES ('u-anna')")
        let erasure = try await place.recoup("forget", "--user", "u-anna", "--yes", "--lang", language)
        #expect(erasure.status == 1)
        #expect(erasure.messages.contains(words), "\(erasure.messages)")
    }

    @Test func `who is called like a currency, a product or a purchase takes none of them along`() async throws {
        let place = try await Workplace.small()
        try place.put(
            "user_id,account_name\nu-1,coins60\n10010077,T3\nu-3,Tom & <Jerry>\n10010078,\n",
            at: "inbox/users/u.csv"
        )
        let payments = """
            transaction_id,product_id,purchase_date,price,currency,user_id
            T1,coins60,2026-02-01T00:00:00Z,1,USD,u-1
            T2,coins60,2026-02-01T00:00:00Z,1,USD,10010077
            T3,coins60,2026-02-01T00:00:00Z,1,USD,u-3

            """
        try place.put(payments, at: "inbox/payments/p.csv")
        try place.put(
            """
            transaction_id,user_id,credited_at,order_id
            T2,10010077,2026-02-01T01:00:00Z,a
            T2,10010078,2026-02-01T01:00:00Z,b
            T9,u-3,2026-02-02T00:00:00Z,c

            """,
            at: "inbox/credits/c.csv"
        )
        _ = try await place.run(asOf: "2026-02-03T00:00:00Z")
        let lost = try place.text("reports/latest/lost-orders.csv")
        #expect(try place.files(holding: ["10010077"]).contains { $0.hasSuffix("exceptions.csv") })

        for word in ["USD", "Production", "nobody", "T1", "T3", "coins60"] {
            let erasure = try await place.recoup("forget", "--user", word, "--yes")
            #expect(erasure.status == 8, "\(word): \(erasure.messages)")
        }
        #expect(try place.text("reports/latest/lost-orders.csv") == lost)
        for user in ["u-1", "10010077", "u-3"] {
            let erasure = try await place.recoup("forget", "--user", user, "--yes")
            #expect(erasure.status == 0, "\(user): \(erasure.messages)")
        }
        #expect(try place.files(holding: ["10010077", "u-1", "u-3"]) == [])
        #expect(try place.files(holding: ["Jerry"]) == [])
        let words = try place.text("reports/latest/lost-orders.csv")
        #expect(words.contains(",coins60,") && words.contains(",USD,") && words.contains(",T3,"), "\(words)")
        let kept = place.names("inbox/done").filter { $0.hasSuffix("p.csv") }
        let imported = try place.text("inbox/done/" + #require(kept.first))
        #expect(imported.contains("\nT3,coins60,2026-02-01T00:00:00Z,1,USD,forgotten-"), "\(imported)")
        #expect(try await place.recoup("report", "verify").status == 0)
        #expect(try await place.recoup("audit", "verify").status == 0)
    }

    @Test func `a person who stands in a file that was refused, and in what was said of it, is gone too`() async throws
    {
        let place = try await Place.afterTwoNights()
        let header = "account,user_id,credited_at\n"
        try place.put(header + "AnnaAccount,u-anna,2026-02-25T10:01:00Z\n", at: "inbox/credits/wrong.csv")
        try place.put(Place.credits.replacing("\n", with: "\r"), at: "inbox/credits/mac.csv")
        // A header that was lost behind the names of columns.
        try place.put("user_id,u-anna,AnnaAccount\n", at: "inbox/credits/AnnaAccount of u-anna")
        #expect(try await place.run(asOf: "2026-03-03T03:00:00Z").status == 3)
        #expect(
            try place.report("rejected-input.csv").column("rule").sorted() == [
                "line_ends", "missing_column", "missing_column",
            ]
        )
        let erasure = try await place.recoup("forget", "--user", "u-anna", "--yes")
        #expect(erasure.status == 0, "\(erasure.messages)")
        #expect(try place.files(holding: Place.values) == [])
        #expect(try await place.recoup("audit", "verify").status == 0)
        #expect(try await place.recoup("report", "verify").status == 0)
        // The files wait in `failed` still.
        #expect(try await place.run(asOf: "2026-03-04T03:00:00Z").status == 3)
        try place.remove("inbox/failed")
        #expect(try await place.recoup("audit", "verify").status == 0)
        #expect(try await place.recoup("reconcile", "--full", "--as-of", "2026-03-05T03:00:00Z").status == 0)
    }
}

/// A workplace with purchases of two customers: Anna, who asks to be forgotten, and Boris, who stays.
private enum Place {
    /// Of Anna, who asks to be forgotten.
    static let values = [
        "u-anna", "AnnaAccount", "anna-username", "8f14e45f-ceea-467f-a8a2-e5b4c1d7a001", "anna-device-token",
        "anna@mail.example", "anna-device-id",
    ]

    static let credits = """
        transaction_id,user_id,credited_at
        700000001,u-anna,2026-02-25T10:01:00Z
        700000003,u-boris,2026-02-25T12:01:00Z
        700000099,u-anna,2026-02-28T12:01:00Z

        """

    static func afterTwoNights() async throws -> Workplace {
        let place = try await Workplace.small()
        try place.put(
            """
            user_id,account_name,application_username,app_account_token,device_token,contact
            u-anna,AnnaAccount,anna-username,8f14e45f-ceea-467f-a8a2-e5b4c1d7a001,anna-device-token,anna@mail.example
            u-boris,BorisAccount,boris-username,,boris-device-token,boris@mail.example

            """,
            at: "inbox/users/users.csv"
        )
        try place.put(
            """
            transaction_id,product_id,purchase_date,bundle_id,user_id,application_username,app_account_token
            700000001,com.example.game.coins60,2026-02-25T10:00:00Z,com.example.game,u-anna,,
            700000002,com.example.game.coins60,2026-02-25T11:00:00Z,com.example.game,,anna-username,
            700000003,com.example.game.coins60,2026-02-25T12:00:00Z,com.example.game,,,8f14e45f-ceea-467f-a8a2-e5b4c1d7a001
            700000004,com.example.game.coins60,2026-02-25T13:00:00Z,com.example.game,u-boris,,

            """,
            at: "inbox/payments/payments.csv"
        )
        try place.put(credits, at: "inbox/credits/credits.csv")
        try place.put(
            #"{"transaction_id":"700000002","user_id":"u-anna","account_name":"AnnaAccount","device_token":"anna-device-token","device_id":"anna-device-id","receipt_data":"AAAA","received_at":"2026-02-25T11:00:00Z"}"#
                + "\n"
                + #"{"transaction_id":"700000004","user_id":"u-boris","received_at":"2026-02-25T13:00:00Z"}"# + "\n",
            at: "inbox/receipts/receipts.jsonl"
        )
        try await place.run(asOf: "2026-03-01T03:00:00Z")
        let lost = try place.report("lost-orders.csv")
        let caseID = try #require(lost.first("transaction_id", "700000002")?["case_id"])
        _ = try await place.recoup("case", "note", caseID, "AnnaAccount wrote from anna@mail.example, u-anna")
        _ = try await place.recoup("case", "assign", caseID, "--to", "carla")
        try await place.run(asOf: "2026-03-02T03:00:00Z")
        return place
    }
}

extension Workplace {
    /// The files below the place in which any of the texts stands, those of SQLite too.
    fileprivate func files(holding texts: [String]) throws -> [String] {
        var found: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appending(path: path)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            let bytes = try Data(contentsOf: file)
            if texts.contains(where: { bytes.range(of: Data($0.utf8)) != nil }) { found.append(path) }
        }
        return found.sorted()
    }

    /// A customer of the dataset with a receipt, whose values nobody else has.
    fileprivate func customerAlone() throws -> (userID: String, values: [String]) {
        var values: [String: Set<String>] = [:]
        var senders: Set<String> = []
        for name in names("inbox/users") {
            for row in try CSVText(text("inbox/users/\(name)")).records {
                guard let user = row["user_id"], row["merged_into", default: ""].isEmpty else { continue }
                values[user, default: [user]].formUnion(row.filter { $0.key != "updated_at" }.values)
            }
        }
        for name in names("inbox/receipts") {
            for line in try text("inbox/receipts/\(name)").split(separator: "\n") {
                let row = try JSONText.object(String(line))
                guard let user = row["user_id"] as? String else { continue }
                if row["receipt_data"] != nil { senders.insert(user) }
                for key in ["account_name", "application_username", "device_token", "device_id"] {
                    if let value = row[key] as? String { values[user, default: [user]].insert(value) }
                }
            }
        }
        let held = values.values.flatMap { Array($0) }
        let alone = senders.sorted().first { user in
            let own = values[user, default: []].filter { !$0.isEmpty }
            return own.count > 2 && own.allSatisfy { value in held.count { $0.contains(value) } == 1 }
        }
        let user = try #require(alone)
        return (user, values[user, default: []].filter { !$0.isEmpty }.sorted())
    }

    /// The lists with their reasons and amounts, and what is wrong with each purchase: without any person.
    fileprivate func books() async throws -> [String] {
        var books: [String] = []
        for (list, columns) in [
            ("white-list", ["transaction_id", "state", "owner_basis"]), ("black-list", ["transaction_id", "state"]),
            ("moves", ["transaction_id", "from", "to", "reason", "amount_milliunits"]),
            ("findings", ["transaction_id", "kind", "owner_basis", "case_id"]),
        ] {
            books += try await export(list).records.map { row in
                "\(list) " + columns.map { row[$0] ?? "-" }.joined(separator: " ")
            }
        }
        return books
    }
}
