import Foundation
import Testing

/// What becomes of files in the inbox.
@Suite struct InboxTests {
    @Test func `what was imported moves to done under its digest, what cannot be read to failed`() async throws {
        let place = try await Workplace.small()
        let good = Credits.one("700001001", to: "u1", at: "2026-02-01T10:00:00Z")
        try place.put(good, at: "inbox/credits/good.csv")
        let digest = try await place.sha256("inbox/credits/good.csv")
        try place.put("transaction_id,credited_at\n1,2026-02-01T10:00:00Z\n", at: "inbox/credits/headless.csv")
        for name in [".hidden.csv", "a.tmp", "b.part", "c.filepart"] {
            try place.put(good, at: "inbox/credits/\(name)")
        }
        #expect(try await place.run().status == 3)
        #expect(place.names("inbox/credits") == [".hidden.csv", "a.tmp", "b.part", "c.filepart"])
        #expect(place.names("inbox/done") == ["\(digest.prefix(8))-good.csv"])
        #expect(place.names("inbox/failed").count == 1)
        #expect(place.names("inbox/failed").allSatisfy { $0.hasSuffix("-headless.csv") })
        let rejected = try #require(try place.report("rejected-input.csv").records.first)
        #expect(rejected["line"] == "0")
        #expect(rejected["rule"] == "missing_column")
        #expect(rejected["field"] == "user_id")
    }

    @Test func `a night does not end well over files that nobody reads`() async throws {
        let place = try await Workplace.small()
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        try place.put("", at: "inbox/staging/.keep")
        let night = try await place.run()
        let note = "`inbox/staging` belongs to no kind of input and is not read."
        #expect(night.output.contains(note), "\(night.output)")
        #expect(!night.output.contains("NOT READ"))
        for name in ["a.csv", "b.csv", "c.csv"] { try place.put("x", at: "inbox/\(name)") }
        try place.put("{}", at: "inbox/recipts/r.jsonl")
        let next = try await place.run(asOf: "2026-03-01T04:00:00Z")
        #expect(next.status == 3)
        #expect(next.output.hasPrefix("NOT READ: `inbox/a.csv`, `inbox/b.csv`, `inbox/c.csv` and 1 more, which"))
        #expect(place.names("inbox/recipts") == ["r.jsonl"])
    }

    @Test func `a file that is imported already changes nothing and moves to done`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        let good = Credits.one("700001001", to: "u1", at: "2026-02-01T10:00:00Z")
        try place.put(good, at: "inbox/credits/good.csv")
        try await place.run()
        let before = try await place.export("black-list")
        try place.put(good, at: "inbox/credits/again.csv")
        #expect(try await place.run(asOf: "2026-03-01T04:00:00Z").status == 0)
        #expect(try await place.export("black-list") == before)
        #expect(place.names("inbox/credits").isEmpty)
        #expect(place.names("inbox/done").count == 2)
    }

    @Test func `a file refused as a whole is no better the second night`() async throws {
        let place = try await Workplace.small()
        let headless = ["transaction_id,credited_at\n1,2026-02-01T10:00:00Z\n", "transaction_id,credited_at\n"]
        for (night, text) in (headless + [headless[0]]).enumerated() {
            try place.put(text, at: "inbox/credits/headless.csv")
            let digest = try await place.sha256("inbox/credits/headless.csv")
            #expect(try await place.run(asOf: "2026-03-0\(night + 1)T03:00:00Z").status == 3)
            #expect(place.names("inbox/failed").contains("\(digest.prefix(8))-headless.csv"))
        }
        #expect(place.names("inbox/failed").count == 3)
        let summary = try place.summaryText()
        #expect(summary.contains("credits/headless.csv is the very file that was refused as a whole before"))
        try place.put(headless[0], at: "again.csv")
        #expect(try await place.recoup("import", "credits", "again.csv").status == 3)
        let mapped = try await place.recoup("import", "credits", "again.csv", "--map", "user_id=transaction_id")
        #expect(mapped.status == 0, "\(mapped.messages)")
    }

    @Test func `rows refused for the configuration come in when it is fixed`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        let credits = Credits.one("700001001", to: "u1", at: "2026-02-01 11:00:00")
        try place.put(credits, at: "inbox/credits/c.csv")
        #expect(try await place.run().status == 3)
        let zone = try place.text("recoup.yaml")
            .replacing("credits: { max_age: never }", with: "credits: { max_age: never, time_zone: UTC }")
        try place.put(zone, at: "recoup.yaml")
        try place.put(credits, at: "inbox/credits/c.csv")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(try await place.export("black-list").column("transaction_id") == ["700001001"])
    }

    @Test func `an export of credits without a row covers each night it comes`() async throws {
        let place = try await Workplace.small(more: "inputs: { credits: { covers: file_time } }")
        try place.put(payment: "700001001", at: "2026-03-02T10:00:00Z")
        func night(_ day: Int, credits: String) async throws {
            try place.put(credits, at: "inbox/credits/credits-\(day).csv")
            let stamp = "touch -d 2026-03-0\(day)T02:00:00Z inbox/credits/credits-\(day).csv"
            try await place.prepare(stamp)
            try await place.run(asOf: "2026-03-0\(day)T03:00:00Z")
        }
        for day in 3...4 { try await night(day, credits: Credits.header) }
        #expect(try place.report("lost-orders.csv").column("transaction_id") == ["700001001"])

        // What cannot be read says nothing about what was delivered.
        try place.put(payment: "700001002", at: "2026-03-04T10:00:00Z", in: "q.csv")
        try await night(6, credits: "transaction_id,credited_at\n")
        #expect(try place.report("lost-orders.csv").column("transaction_id") == ["700001001"])
        try await night(7, credits: Credits.header)
        #expect(try place.report("lost-orders.csv").column("transaction_id") == ["700001001", "700001002"])
    }

    /// Each breaks in another way: nothing it can be read by, nothing that can be read, an end that is swallowed.
    private static let brokenExports = [
        "transaction_id,credited_at\n1,2026-02-26T10:00:00Z\n",
        Credits.header + "700009001,u1,2026-02-26 10:00:00\n",
        Credits.one("700009001", to: "u1", at: "2026-01-02T10:00:00Z") + "700009002,\"u1,2026-02-26T10:00:00Z\n",
    ]

    @Test(arguments: brokenExports)
    func `a broken export covers nothing, whatever is said of it`(export: String) async throws {
        let place = try await Workplace.small(more: "inputs: { credits: { covers: file_time } }")
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try place.put(export, at: "export.csv")
        let taken = try await place.recoup("import", "credits", "export.csv", "--covers-until", "2026-02-27T00:00:00Z")
        #expect(taken.status == 3)
        #expect(taken.messages.contains("--covers-until does not count"), "\(taken.messages)")
        try await place.run()
        #expect(try place.report("lost-orders.csv").records.isEmpty)
    }

    @Test func `a file that lay in the wrong folder still comes in through the right one`() async throws {
        let place = try await Workplace.dataset(1, isEmptied: true)
        let dataset = try await Datasets.shared.folder(seed: 1)
        let bodies = try Data(contentsOf: dataset.appending(path: "inbox/notifications/apple.jsonl"))
        try place.put(bodies, at: "inbox/receipts/apple.jsonl")
        #expect(try await place.run(asOf: "2026-03-01T02:00:00Z").status == 3)
        #expect(try await place.export("white-list").records.isEmpty)

        try place.put(bodies, at: "inbox/notifications/apple.jsonl")
        #expect(try await place.run().status == 0)
        #expect(try await !place.export("white-list").records.isEmpty)
    }

    @Test func `columns nobody reads are counted and named where the file is imported`() async throws {
        let place = try await Workplace.small()
        let header = "note,transaction_id,user_id,credited_at,foo,note\n"
        try place.put(header + "n,700001001,u1,2026-02-01T10:00:00Z,f,\n", at: "inbox/credits/c.csv")
        try place.put(header + "n,700001002,u1,2026-02-01T10:00:00Z,f,\n", at: "d.csv")
        try place.put("product_id,\u{1B}[2J\ncoins,x\n", at: "p.csv")
        let night = try await place.run()
        #expect(night.messages.contains("credits/c.csv: 3 columns ignored: foo, note, note\n"), "\(night.messages)")
        let named = try await place.recoup("import", "credits", "d.csv")
        #expect(named.status == 0)
        #expect(named.messages.contains("d.csv: 3 columns ignored: foo, note, note\n"), "\(named.messages)")
        #expect(try await !place.recoup("import", "credits", "d.csv").messages.contains("ignored"))
        let products = try await place.recoup("import", "products", "p.csv").messages
        #expect(products.contains("p.csv: 1 column ignored: \\u{1B}[2J\n"), "\(products)")
        let many = (10...31).map { "c\($0)" }
        try place.put("product_id,\(many.joined(separator: ","))\n", at: "q.csv")
        let short = try await place.recoup("import", "products", "q.csv").messages
        #expect(short.contains("q.csv: 22 columns ignored: c10, "), "\(short)")
        #expect(short.contains(", c29 and 2 more\n"), "\(short)")
    }

    @Test func `gzip is recognised by content, whatever the name`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        try place.put(Credits.one("700001001", to: "u1", at: "2026-02-01T10:00:00Z"), at: "plain.csv")
        let zipped = try await place.shell("gzip -9n < plain.csv > inbox/credits/named-plainly.csv")
        #expect(zipped.status == 0)
        #expect(try await place.run().status == 0)
        #expect(try await place.export("black-list").column("transaction_id") == ["700001001"])
    }

    @Test func `gzip cut short is a failure that is said, and takes nothing in`() async throws {
        let place = try await Workplace.small()
        var rows = Credits.header
        for number in 0..<2_000 { rows += "70000\(10_000 + number),u\(number * 7919),2026-02-01T10:00:00Z\n" }
        try place.put(rows, at: "plain.csv")
        let cut = "gzip -9n < plain.csv | head -c 5000 > inbox/credits/cut.csv.gz"
        try await place.prepare(cut)
        #expect(try await place.run().status == 3)
        #expect(try await place.export("black-list").records.isEmpty)
        #expect(place.names("inbox/failed").count == 1)
        #expect(try place.summaryText().contains("cut.csv.gz"))
    }

    @Test func `a file that changes while it is read is left for the next run`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        var rows = Credits.header
        for number in 0..<12_000 { rows += "7\(100_000 + number),u\(number),2026-02-01T10:00:00Z\n" }
        try place.put(rows, at: "inbox/credits/growing.csv")
        // The run is stopped before it reads for the second time, and goes on when the file has grown.
        let ending = try await place.shell(
            """
            LD_PRELOAD=$CALL_TRAP_LIBRARY CALL_TRAP="reads growing.csv 2 19" "$RECOUP" run --as-of 2026-03-01T03:00:00Z &
            run=$!
            \(ProcessUnderTest.untilStopped("$run"))
            echo '799999999,u1,2026-02-02T10:00:00Z' >> inbox/credits/growing.csv
            kill -CONT $run
            wait $run
            """
        )
        #expect(ending.status == 3)
        #expect(place.names("inbox/credits") == ["growing.csv"])
        #expect(try place.summaryText().contains("changed while it was read"))
        #expect(try await place.export("black-list").records.isEmpty)

        #expect(try await place.run(asOf: "2026-03-01T04:00:00Z").status == 0)
        #expect(place.names("inbox/credits").isEmpty)
        #expect(try await place.export("black-list").records.count == 12_001)
    }

    @Test func `a misspelt folder of the inbox is said aloud`() async throws {
        let place = try await Workplace.small()
        try place.put("x", at: "inbox/credit/good.csv")
        try await place.run()
        #expect(try place.summaryText().contains("`inbox/credit`"))
    }

    @Test func `standard input and renamed columns come in like files`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        let taken = try await place.recoup(
            ["import", "credits", "-", "--map", "transaction_id=order", "--map", "user_id=player"],
            input: Data("order,player,credited_at\n700001001,u1,2026-02-01T10:00:00Z\n".utf8)
        )
        #expect(taken.status == 0, "\(taken.messages)")
        #expect(try await place.run().status == 0)
        #expect(try await place.export("black-list").column("user_id") == ["u1"])
    }

    @Test func `an export said to be complete makes what it lacks a lost order`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try place.put(Credits.header, at: "empty.csv")
        let taken = try await place.recoup("import", "credits", "empty.csv", "--covers-until", "2026-02-27T00:00:00Z")
        #expect(taken.status == 0, "\(taken.messages)")
        #expect(try await place.run().status == 0)
        #expect(try place.report("lost-orders.csv").column("transaction_id") == ["700001001"])
    }

    @Test(arguments: ["2999-01-01T00:00:00Z", "2999-01-01"])
    func `an export cannot be complete up to a moment that is to come`(moment: String) async throws {
        let place = try await Workplace.small()
        try place.put(Credits.one("700001001", to: "u1", at: "2026-02-01T10:00:00Z"), at: "c.csv")
        let refused = try await place.recoup("import", "credits", "c.csv", "--covers-until", moment)
        #expect(refused.status == 64)
        #expect(refused.messages.contains("--covers-until \(moment)"), "\(refused.messages)")
        #expect(refused.messages.contains("lies after this machine's clock"), "\(refused.messages)")
        #expect(refused.messages.contains("Nothing was imported."), "\(refused.messages)")
        // Neither the coverage nor a row was kept.
        let taken = try await place.recoup("import", "credits", "c.csv")
        #expect(taken.messages.contains("1 row imported"), "\(taken.messages)")
        try await place.run()
        let watermark = try place.summary()["credits_watermark"] as? String
        #expect(watermark == "2026-02-01T10:00:00Z")
    }

    @Test func `coverage stated of a file that is known is said, and what is later stands`() async throws {
        let place = try await Workplace.small()
        try place.put(Credits.header, at: "empty.csv")
        func stating(_ moment: String...) async throws -> String {
            let options = moment.flatMap { ["--covers-until", $0] }
            let taken = try await place.recoup(["import", "credits", "empty.csv"] + options)
            #expect(taken.status == 0, "\(taken.messages)")
            return taken.messages
        }
        #expect(try await !stating().contains("count as complete"))
        for (moment, reached) in [
            ("2026-02-27", "2026-02-27"), ("2026-02-28", "2026-02-28"), ("2026-02-26", "2026-02-28"),
        ] {
            let messages = try await stating("\(moment)T00:00:00Z")
            #expect(messages.contains("already imported, nothing changed"), "\(messages)")
            #expect(messages.contains("Credits count as complete up to \(reached)T00:00:00Z now"), "\(messages)")
        }
    }

    @Test func `rows that are refused again are told each time their file comes`() async throws {
        let place = try await Workplace.small()
        let rows = "transaction_id,user_id,credited_at\n900,u0,2026-02-27T10:00:00Z\n901,u0,2026-02-28\n"
        for asOf in ["2026-03-01T03:00:00Z", "2026-03-02T03:00:00Z", "2026-03-03T03:00:00Z"] {
            try place.put(rows, at: "inbox/credits/c.csv")
            let night = try await place.run(asOf: asOf)
            #expect(night.status == 3, "\(night.messages)")
            #expect(night.messages.contains("c.csv has rows that were rejected. The first, in line 3: credited_at:"))
        }
        #expect(try place.summaryText().contains("The same content was imported before"))
    }

    @Test func `a member that the configuration names and no record has is a warning`() async throws {
        let place = try await Workplace.small(more: "inputs: {receipts: {columns: {user_id: playr}}}\n")
        try place.put(#"{"player":"u1","transaction_id":"1"}"# + "\n", at: "inbox/receipts/r.jsonl")
        _ = try await place.run()
        let summary = try place.summaryText()
        #expect(summary.contains("r.jsonl: no record has playr, which `inputs.receipts.columns` names"), "\(summary)")
        try place.put(#"{"playr":"u1","transaction_id":"1"}"# + "\n", at: "inbox/receipts/r.jsonl")
        _ = try await place.run(asOf: "2026-03-05T03:00:00Z")
        #expect(!(try place.summaryText().contains("no record has")))
    }

    @Test func `a signed payload that is no signed data is refused by what is wrong with it`() async throws {
        let place = try await Workplace.small()
        try place.put(#"{"signedPayload":"a.b.c"}"# + "\n", at: "n.jsonl")
        let taken = try await place.recoup("import", "notifications", "n.jsonl")
        #expect(taken.status == 3)
        #expect(
            taken.messages.contains("signedPayload: The signed data is not three base64url parts"),
            "\(taken.messages)"
        )
        #expect(!taken.messages.contains("holds neither"), "\(taken.messages)")
    }

    @Test func `an input older than its max_age is said in the first line and ends in 3`() async throws {
        let place = try await Workplace.small(more: "inputs:\n  credits: { max_age: 36h }")
        try await place.prove()
        try place.put(credit: "700001001", to: "u1", at: "2026-02-01T10:00:00Z", in: "old.csv")
        #expect(try await place.run().status == 3)
        let summary = try place.summaryText()
        #expect(summary.split(separator: "\n").first?.contains("credits") == true)
        #expect(summary.hasPrefix("LATE INPUT"))
    }

    @Test func `a named file that changes while it is read is told to be imported again`() async throws {
        let place = try await Workplace.small()
        try place.put(Credits.one("700001001", to: "u1", at: "2026-02-01T10:00:00Z"), at: "growing.csv")
        let ending = try await place.shell(
            """
            LD_PRELOAD=$CALL_TRAP_LIBRARY CALL_TRAP="reads growing.csv 1 19" "$RECOUP" import credits growing.csv &
            run=$!
            \(ProcessUnderTest.untilStopped("$run"))
            echo '799999999,u1,2026-02-02T10:00:00Z' >> growing.csv
            kill -CONT $run
            wait $run
            """
        )
        #expect(ending.status == 3)
        #expect(ending.messages.contains("nothing of it was imported. Import it again"), "\(ending.messages)")
        #expect(!ending.messages.contains("next run"), "\(ending.messages)")
        #expect(try await place.recoup("import", "credits", "growing.csv").status == 0)
    }

    /// The second lies beyond what nanoseconds in 64 bits can say.
    @Test(arguments: [
        ("2200-01-01T00:00:00Z", "2200-01-01T00:00:00Z"), ("2999-01-01T00:00:00Z", "2262-04-11T23:47:16Z"),
    ])
    func `a file from the future covers nothing, and that is said`(modified: String, said: String) async throws {
        let place = try await Workplace.small(more: "inputs: { credits: { covers: file_time } }")
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try place.put(Credits.header, at: "c.csv")
        try await place.prepare("touch -d \(modified) c.csv")
        let taken = try await place.recoup("import", "credits", "c.csv")
        #expect(taken.status == 0)
        #expect(taken.messages.contains("modified at \(said)"), "\(taken.messages)")
        try await place.run()
        #expect(try place.report("lost-orders.csv").records.isEmpty)
    }
}
