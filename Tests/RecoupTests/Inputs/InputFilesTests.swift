import Foundation
import GRDB
import Testing

/// What is and is not taken for an input, whatever way it comes. One bad file never stops the night.
@Suite struct InputFilesTests {
    private let credit = Credits.one("700001001", to: "u1", at: "2026-02-01T10:00:00Z")

    @Test(arguments: ["\"x,u,2026-02-26T19:00:00Z\n700000003,u3,2026-02-26T19:00:00Z\n", "700000003,u"])
    func `a credits file that ends in the middle of a record says not up to when, until it comes whole`(
        rest: String
    ) async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700000003", at: "2026-02-26T00:00:00Z", user: "u3")
        let rows = Credits.header + "8,u3,2026-02-27T19:00:00Z\n9,u1,2026-02-20T00:00:00Z\n"
        try place.put(rows + rest, at: "inbox/credits/cut.csv")
        #expect(try await place.run(asOf: "2026-02-28T03:00:00Z").status == 3)
        #expect(try place.report("lost-orders.csv").column("transaction_id") == [])
        try place.put(rows, at: "inbox/credits/whole.csv")
        _ = try await place.run(asOf: "2026-02-28T04:00:00Z")
        #expect(try place.report("lost-orders.csv").column("transaction_id") == ["700000003"])
    }

    @Test func `an export that gains order ids repeats deliveries, two orders of one night do not`() async throws {
        let place = try await Workplace.small()
        let ids = (700_001_000..<700_001_012).map(String.init)
        let header = "transaction_id,user_id,credited_at"
        let payments = "transaction_id,product_id,purchase_date,bundle_id,user_id\n"
        func payment(_ id: String) -> String { "\(id),coins,2026-02-20T10:00:00Z,com.example.game,u\(id)\n" }
        func rows(_ ids: some Sequence<String>, _ order: String? = nil) -> String {
            ids.map { id in
                "\(id),u\(id),2026-02-20T11:00:00Z" + (order.map { ",\($0)\(id)" } ?? "") + "\n"
            }.joined()
        }
        func told(asOf: String) async throws -> Bool {
            let night = try await place.run(asOf: asOf)
            #expect(night.status == 0, "\(night.output)")
            return night.output.contains("DELIVERIES ARE REPEATED: 12 purchases")
        }
        try place.put(payments + ids.map(payment).joined(), at: "inbox/payments/p.csv")
        try place.put("\(header)\n" + rows(ids), at: "inbox/credits/a.csv")
        #expect(try await !told(asOf: "2026-02-28T03:00:00Z"))
        try place.put("\(header),order_id\n" + rows(ids, "o"), at: "inbox/credits/b.csv")
        #expect(try await told(asOf: "2026-03-01T03:00:00Z"))
        #expect(try await !told(asOf: "2026-03-02T03:00:00Z"))
        // Twelve more with two orders each from the start, whose payments come a night later.
        let others = (700_002_000..<700_002_012).map(String.init)
        try place.put("\(header),order_id\n" + rows(others, "p") + rows(others, "q"), at: "inbox/credits/c.csv")
        #expect(try await !told(asOf: "2026-03-03T03:00:00Z"))
        try place.put(payments + others.map(payment).joined(), at: "inbox/payments/q.csv")
        #expect(try await !told(asOf: "2026-03-04T03:00:00Z"))
        #expect(try place.report("exceptions.csv").column("kind").filter { $0 == "duplicate_credit" }.count == 24)
    }

    // MARK: The ledger as an input

    /// A link to the ledger, read as an input, would drop SQLite's locks when it is closed: a reader would then delete
    /// the write-ahead log of the running night, and rows of files that had left the inbox would be gone.
    @Test(arguments: ["ln -s ../../recoup.sqlite", "ln recoup.sqlite"])
    func `a night killed beside a reader keeps the rows of every file it moved, with the ledger in its inbox`(
        link: String
    ) async throws {
        let place = try await Workplace.small()
        for number in 1...60 {
            let row = Credits.one("7000\(10_000 + number)", to: "u1", at: "2026-02-01T10:00:00Z")
            try place.put(row, at: "inbox/credits/c\(100 + number).csv")
        }
        // The night stops before it moves the fourth file, goes on when the reader has ended, and is killed before it
        // moves the thirteenth.
        let killed = try await place.shell(
            """
            \(link) inbox/products/000.csv
            LD_PRELOAD=$CALL_TRAP_LIBRARY CALL_TRAP="moves c104.csv 1 19; moves c113.csv 1 9" \
                "$RECOUP" run --as-of 2026-03-01T03:00:00Z > night.txt 2>&1 &
            night=$!
            \(ProcessUnderTest.untilStopped("$night"))
            "$RECOUP" status > status.txt || { kill -KILL $night; exit 1; }
            kill -CONT $night; wait $night
            """
        )
        #expect(killed.status == 128 + SIGKILL)
        #expect(place.names("inbox/done").count == 12)
        #expect(try creditsKept(in: place) == 13)

        #expect(try await place.run(asOf: "2026-03-01T04:00:00Z").status == 3)
        #expect(try await place.export("black-list").records.count == 60)
        #expect(place.names("inbox/products") == ["000.csv"])
        let reason = link.contains("-s") ? "is a symbolic link" : "is the ledger or a file that belongs to it"
        #expect(try place.summaryText().contains("products/000.csv was not read: it \(reason)"))
    }

    @Test(arguments: [
        ("recoup.sqlite", "is the ledger or a file that belongs to it; give an input file."),
        ("recoup.sqlite.lock", "is the ledger or a file that belongs to it; give an input file."),
        (
            "link.csv",
            "is a symbolic link, and links are not followed; give the file itself, or pipe it in and name it `-`."
        ),
        ("/dev/stdin", "is a symbolic link, and links are not followed; give the file itself, or pipe it in"),
        ("two.csv", "has 2 names (hard links), and is read only when it has one; give a copy of its own."),
        ("pipe", "is a pipe, and nothing is waited for; give a file, or pipe it in and name it `-`."),
        ("inbox", "is a folder. Name the files in it, or put them into the inbox and run `recoup run`."),
        ("/dev/null", "is not a regular file; give a file."),
        ("gone.csv", "There is no file at "),
    ])
    func `import takes nothing in when what is named is no input file`(file: String, words: String) async throws {
        let place = try await Workplace.small()
        try place.put(credit, at: "good.csv")
        try place.put(credit, at: "one.csv")
        try await place.prepare("ln -s good.csv link.csv; ln one.csv two.csv; mkfifo pipe; touch recoup.sqlite.lock")
        let ending = try await place.recoup("import", "credits", "good.csv", file)
        #expect(ending.status == 64)
        #expect(ending.messages.contains(words), "\(ending.messages)")
        #expect(!ending.messages.contains("rows imported"))
    }

    @Test func `standard input may be a pipe or a file of any number of names, but not the ledger`() async throws {
        let place = try await Workplace.small()
        try place.put(credit, at: "one.csv")
        try await place.prepare("ln one.csv two.csv; \"$RECOUP\" import credits - < two.csv")
        try await place.prepare("cat one.csv | \"$RECOUP\" import credits -")
        let ledger = "\"$RECOUP\" import credits - < recoup.sqlite"
        let ending = try await place.shell(ledger)
        #expect(ending.status == 64)
        #expect(ending.messages.contains("Standard input is the ledger or a file that belongs to it"))
    }

    // MARK: Links

    @Test func `a link in the inbox shows nothing of what it leads to, and moves nothing`() async throws {
        let place = try await Workplace.small()
        try place.put("deadbeef", at: "secrets/shared")
        try place.put(credit, at: "inbox/credits/good.csv")
        try place.put(credit, at: "elsewhere/two-names.csv")
        try await place.prepare(
            """
            ln -s ../../secrets/shared inbox/users/a.csv
            ln elsewhere/two-names.csv inbox/credits/two-names.csv
            mkfifo inbox/credits/pipe
            """
        )
        #expect(try await place.run().status == 3)
        let summary = try place.summaryText()
        for words in [
            "users/a.csv was not read: it is a symbolic link", "credits/two-names.csv was not read: it has 2 names",
            "credits/pipe was not read: it is a pipe",
        ] {
            #expect(summary.contains(words), "\(summary)")
        }
        let leaks = try await place.shell("grep -rl deadbeef reports recoup.sqlite*")
        #expect(leaks.output.isEmpty)
        #expect(place.names("inbox/users") == ["a.csv"])
        #expect(place.names("inbox/credits") == ["pipe", "two-names.csv"])
        #expect(place.names("inbox/failed").isEmpty)
        #expect(try await place.export("black-list").records.count == 1)
    }

    @Test func `folders of the inbox that are links are neither read nor moved into, and the rest goes on`()
        async throws
    {
        let place = try await Workplace.small()
        try await place.prove()
        try place.put("PRIVATE", at: "secrets/key")
        try place.put(credit, at: "inbox/credits/good.csv")
        try await place.prepare(
            "rm -r inbox/receipts; mkdir elsewhere; ln -s ../secrets inbox/receipts; ln -s ../elsewhere inbox/done"
        )
        #expect(try await place.run().status == 3)
        #expect(place.names("secrets") == ["key"])
        #expect(place.names("elsewhere").isEmpty)
        #expect(place.names("inbox/credits") == ["good.csv"])
        #expect(try await place.export("black-list").records.count == 1)
        let summary = try place.summaryText()
        #expect(summary.contains("`inbox/receipts` cannot be used: it is a symbolic link"), "\(summary)")
        #expect(summary.contains("`inbox/done` cannot be used: it is a symbolic link"), "\(summary)")
        #expect(
            summary.contains("credits/good.csv cannot be moved out of the inbox: inbox/done: it is a symbolic link"),
            "\(summary)"
        )

        try await place.prepare("rm inbox/receipts inbox/done")
        #expect(try await place.run(asOf: "2026-03-01T04:00:00Z").status == 0)
        #expect(place.names("inbox/done").count == 1)
    }

    // MARK: Names

    @Test func `a name too long to stand behind its digest is cut and said, and the rest goes on`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        let name = String(repeating: "n", count: 247) + ".csv"
        try place.put(credit, at: "inbox/credits/\(name)")
        try place.put(credit: "700001002", to: "u1", at: "2026-02-01T10:00:00Z", in: "z.csv")
        #expect(try await place.run().status == 3)
        #expect(place.names("inbox/credits").isEmpty)
        #expect(place.names("inbox/done").map(\.utf8.count).sorted() == [14, 255])
        #expect(try await place.export("black-list").records.count == 2)
        let summary = try place.summaryText().replacing(/\n +/, with: " ")
        #expect(summary.contains("nnn.csv has a name too long to be kept"), "\(summary)")
        #expect(try await place.run(asOf: "2026-03-01T04:00:00Z").status == 0)
    }

    @Test func `a name in Latin-1 is read, moved and shown by its bytes, from the inbox and by import`() async throws {
        let place = try await Workplace.small()
        try place.put(credit + "700001002,,2026-02-01T10:00:00Z\n", at: "c.csv")
        try await place.prepare(#"cp c.csv inbox/credits/$'caf\xe9.csv'"#)
        #expect(try await place.run().status == 3)
        #expect(try place.report("rejected-input.csv").column("file") == [#"credits/caf\xE9.csv"#])
        #expect(try await place.export("black-list").records.count == 1)
        let names = try await place.shell("ls -b inbox/credits inbox/done").output
        #expect(names.hasPrefix("inbox/credits:\n\ninbox/done:\n"), "\(names)")
        #expect(names.hasSuffix("-caf\\351.csv\n"), "\(names)")

        let imported = #"mv c.csv $'d\xe9.csv'; "$RECOUP" import credits $'d\xe9.csv'"#
        let ending = try await place.shell(imported)
        #expect(ending.messages.contains(#"d\xE9.csv has rows that were rejected"#), "\(ending.messages)")
        #expect(ending.messages.contains("The same content was imported before"), "\(ending.messages)")
    }

    @Test func `nothing in done is replaced where two files share a name and the start of their digests`() async throws
    {
        let place = try await Workplace.small()
        try await place.prove()
        // Found by trying: both digests begin with 3ca3dcd7.
        for (night, id) in ["700116730", "700145965"].enumerated() {
            let text = Credits.one(id, to: "u1", at: "2026-02-01T10:00:00Z")
            try place.put(text, at: "inbox/credits/same.csv")
            #expect(try await place.run(asOf: "2026-03-0\(night + 1)T03:00:00Z").status == 0)
        }
        let names = place.names("inbox/done")
        #expect(names.count == 2)
        #expect(names.contains("3ca3dcd7-same.csv"))
        #expect(try place.text("inbox/done/3ca3dcd7-same.csv").contains("700116730"))
    }

    // MARK: What is too much

    @Test func `a file of a terabyte is set aside unread`() async throws {
        let place = try await Workplace.small()
        try place.put(credit, at: "inbox/credits/good.csv")
        try await place.prepare("truncate -s 1T inbox/receipts/huge.jsonl")
        #expect(try await place.run().status == 3)
        #expect(place.names("inbox/failed") == ["unread-huge.jsonl"])
        #expect(
            try place.summaryText().contains("receipts/huge.jsonl: it holds more than 32 GiB")
        )
        #expect(try await place.export("black-list").records.count == 1)
    }

    @Test func `a file in which nothing is right makes a short report that says how much more there was`() async throws
    {
        let place = try await Workplace.small()
        try await place.prepare("yes x | head -20000 | gzip > inbox/receipts/x.jsonl.gz")
        #expect(try await place.run().status == 3)
        let rejected = try place.report("rejected-input.csv").records
        #expect(rejected.count == 1_001)
        #expect(rejected.last?["line"] == "1001")
        #expect(
            rejected.last?["message"]?.hasPrefix("From this line on 19000 records of this file were refused") == true
        )
        #expect(try await place.export("rejects").records.last?["message"] == rejected.last?["message"])
        let summary = try place.summaryText().replacing(/\n +/, with: " ")
        #expect(
            summary.contains("20,000 rows were refused since the last report; rejected-input.csv says where and why.")
                && summary.contains("19,000 of them are counted there together."),
            "\(summary)"
        )
        let json = try place.summary()
        #expect(json["rejected_rows"] as? Int == 20_000)
        #expect(json["rejected_rows_not_listed"] as? Int == 19_000)
    }

    @Test func `a ledger that fails while rows are read says which file and what to do`() async throws {
        let place = try await Workplace.small()
        try place.changeLedger(
            "CREATE TRIGGER fails BEFORE INSERT ON rejected_row BEGIN SELECT RAISE(ABORT, 'no more rows'); END"
        )
        try place.put("{\"receipt_data\":\"this is !!! not base64\",\"user_id\":\"u1\"}\n", at: "bad.jsonl")
        let ending = try await place.recoup("import", "receipts", "bad.jsonl")
        #expect(ending.status == 1, "\(ending)")
        #expect(
            ending.messages.contains("Cannot import bad.jsonl: SQLite says \"no more rows\" (error "),
            "\(ending.messages)"
        )
        #expect(!ending.messages.contains("unexpected failure"), "\(ending.messages)")
    }

    /// What the ledger of a night that was killed holds; the file itself is sound.
    private func creditsKept(in place: Workplace) throws -> Int {
        try place.readLedger { database in
            #expect(try String.fetchOne(database, sql: "PRAGMA integrity_check") == "ok")
            return try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM credit_statement") ?? 0
        }
    }

    @Test(arguments: [";", "\t"])
    func `files with semicolons or tabs between the fields are read, as half of Europe saves them`(
        separator: String
    ) async throws {
        let place = try await Workplace.small()
        func file(_ text: String) -> String { text.replacing(",", with: separator) }
        try place.put(
            file(Payments.one("700001001", at: "2026-02-01T10:00:00Z", user: "u1")),
            at: "inbox/payments/p.csv"
        )
        try place.put(file(Credits.one("700001001", to: "u1", at: "2026-02-28T10:00:00Z")), at: "inbox/credits/c.csv")
        let night = try await place.run()
        #expect(night.status == 0, "\(night.output) \(night.messages)")
        #expect(try await place.export("black-list").column("transaction_id") == ["700001001"])
        let erasure = try await place.recoup("forget", "--user", "u1", "--yes")
        #expect(erasure.status == 0, "\(erasure.messages)")
    }

    @Test func `what is imported as of an earlier night counts as if that night had read it`() async throws {
        let place = try await Workplace.small()
        func products(price: Int) -> String {
            "product_id,bundle_id,price,currency\ncom.example.game.coins60,com.example.game,\(price),CNY\n"
        }
        try place.put(products(price: 5), at: "products.csv")
        #expect(
            try await place.recoup("import", "products", "products.csv", "--as-of", "2026-02-28T03:00:00Z").status == 0
        )
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try place.put(creditsKnownUntil: "2026-02-27T10:00:00Z")
        #expect(try await place.run(asOf: "2026-02-28T03:00:00Z").status == 0)
        #expect(try place.report("lost-orders.csv").column("price_milliunits") == ["5000"])
        // The newer export counts: by the machine's clock the older one would be newer than any night of then.
        try place.put(products(price: 7), at: "inbox/products/later.csv")
        #expect(try await place.run(asOf: "2026-03-01T03:00:00Z").status == 0)
        #expect(try place.report("lost-orders.csv").column("price_milliunits") == ["7000"])
        #expect(try await place.recoup("import", "products", "products.csv", "--as-of", "yesterday").status == 64)
    }

    @Test func `an import says why a row was refused, on the spot and in both languages`() async throws {
        let place = try await Workplace.small()
        try place.put(Credits.one("700001001", to: "u1", at: "soon"), at: "bad.csv")
        let first = try await place.recoup("import", "credits", "bad.csv")
        #expect(first.status == 3)
        #expect(first.messages.contains("bad.csv has rows that were rejected. The first, in line 2: credited_at: "))
        try place.put(Credits.one("700001001", to: "u1", at: "soonest"), at: "worse.csv")
        let second = try await place.recoup("import", "credits", "worse.csv", "--lang", "zh-Hans")
        #expect(second.messages.contains("第一处在第 2 行，原因："), "\(second.messages)")
    }
}
