import Foundation
import Testing

/// The folder a night leaves behind, against the contract of the article "Files out".
@Suite struct PublishedReportTests {
    private static let columns = [
        "lost-orders.csv": """
        case_id,transaction_id,original_transaction_id,apple_order_id,bundle_id,environment,product_id,\
        product_type,quantity,purchase_date,expires_at,age_hours,aging_bucket,first_seen_at,price_milliunits,\
        currency,price_source,storefront,owner_user_id,owner_account_name,owner_basis,owner_strength,\
        owner_candidates,application_username,submitted_by_user_id,device_model,os_version,app_version,\
        evidence_grade,evidence_source,rechecked_at,cause,next_step,case_status,assignee
        """,
        "exceptions.csv": """
        case_id,kind,transaction_id,original_transaction_id,bundle_id,environment,product_id,purchase_date,\
        credited_user_id,credited_at,credit_order_id,owner_user_id,owner_basis,owner_strength,expected,actual,\
        detail,next_step,case_status,assignee,price_milliunits,currency,price_source
        """,
        "unverified.csv": """
        subject,submission_id,user_id,transaction_id,environment,received_at,outcome,attempts,last_attempt_at,\
        last_answer,next_attempt_at
        """,
        "rejected-input.csv": "file,line,field,rule,message",
        "aging.csv": "list_state,bucket,currency,count,amount_milliunits,oldest_purchase_date,count_change",
        "roll-forward.csv": """
        list,reason,currency,opening_count,in_count,out_count,closing_count,opening_milliunits,in_milliunits,\
        out_milliunits,closing_milliunits
        """,
    ]

    private static let keys = [
        "schema", "version", "run_id", "as_of", "lists", "credits", "claims", "findings", "new_findings",
        "closed_findings", "owners", "evidence", "duplicates", "unfinished_but_credited", "watermarks",
        "rejected_rows", "control_totals", "requests", "exit_status",
    ]

    @Test func `the folder is named after the as-of and latest links to it`() async throws {
        let place = try await Workplace.dataset(1)
        try await place.run()
        #expect(place.names("reports") == ["20260301T030000Z", "latest"])
        let link = place.path("reports/latest")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "20260301T030000Z")
        try await place.run(asOf: "2026-03-02T03:00:00Z")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "20260302T030000Z")
    }

    @Test func `a report written again warns as the run did`() async throws {
        let place = try await Workplace.dataset(1)
        let late = try place.text("recoup.yaml")
            .replacing("users: { max_age: never }", with: "users: { max_age: 1h }")
        try place.put(late, at: "recoup.yaml")
        #expect(try await place.run().status == 3)
        let told = try place.summary()
        #expect((told["warnings"] as? [String])?.contains { $0.contains("additional_roots") } == true)
        #expect(try await place.recoup("report", "--output", "again").status == 0)
        let again = try place.json("again/latest/summary.json")
        for key in ["warnings", "warnings_zh_hans", "late_inputs", "requests"] {
            #expect(told[key] as? NSObject == again[key] as? NSObject, "\(key)")
        }
        #expect(try place.text("again/latest/summary.txt").hasPrefix("LATE INPUT"))
    }

    @Test func `every table has the columns of the contract in their order`() async throws {
        let place = try await Workplace.dataset(1)
        try await place.run()
        for (name, header) in Self.columns {
            #expect(try place.text("reports/latest/\(name)").prefix { $0 != "\n" } == header, "\(name)")
        }
        let white = """
            transaction_id,original_transaction_id,bundle_id,environment,product_id,quantity,purchase_date,state,\
            owner_user_id,owner_basis,entered_at,run_id
            """
        let black = """
            transaction_id,original_transaction_id,bundle_id,environment,product_id,user_id,quantity,credited_at,\
            order_id,credit_source,state,entered_at,run_id
            """
        let moves = "sequence,run_id,at,environment,transaction_id,from,to,reason,currency,amount_milliunits"
        for (list, header) in ["white-list": white, "black-list": black, "moves": moves] {
            #expect(try await place.export(list).columns.joined(separator: ",") == header, "\(list)")
        }
    }

    @Test func `the manifest states the digest and the rows of every file`() async throws {
        let place = try await Workplace.dataset(1)
        try await place.run()
        let manifest = try place.json("reports/latest/manifest.json")
        let files = try #require(manifest["files"] as? [String: [String: Any]])
        #expect(Set(files.keys).union(["manifest.json"]) == Set(place.names("reports/latest")))
        for (name, stated) in files {
            #expect(stated["sha256"] as? String == (try await place.sha256("reports/latest/\(name)")), "\(name)")
            guard name.hasSuffix(".csv") else { continue }
            #expect(stated["rows"] as? Int == (try place.report(name)).records.count, "\(name)")
        }
        #expect((manifest["input_digests"] as? [String])?.count == place.names("inbox/done").count)
    }

    @Test func `the page shows the findings of the tables, and is the same when it is written again`() async throws {
        let place = try await Workplace.dataset(1)
        try await place.run()
        let manifest = try place.json("reports/latest/manifest.json")
        let files = try #require(manifest["files"] as? [String: [String: Any]])
        let rows = try ["lost-orders.csv", "exceptions.csv"].map { try place.report($0).records }
        #expect(files["report.html"]?["rows"] as? Int == rows.reduce(0) { $0 + $1.count })
        let page = try place.text("reports/latest/report.html")
        for record in rows.joined() { #expect(page.contains("\"\(record["case_id"] ?? "?")\"")) }
        #expect(page.contains("\(rows[0].count) paid purchases not delivered"))
        #expect(try await place.recoup("report", "--output", "again").status == 0)
        #expect(try place.text("again/latest/report.html") == page)
        #expect(page.contains("<html lang=\"en\">"))
        #expect(try await place.recoup("report", "--output", "chinese", "--lang", "zh-Hans").status == 0)
        #expect(try place.text("chinese/latest/report.html").contains("<html lang=\"zh-Hans\">"))
        #expect(try await place.recoup("report").status == 0)
        #expect(place.names("reports") == ["20260301T030000Z", "latest"], "nothing differs: nothing is done")
    }

    @Test func `the summary has every key of the contract and agrees with the tables`() async throws {
        let place = try await Workplace.dataset(1)
        try await place.run()
        let summary = try place.summary()
        for key in Self.keys { #expect(summary[key] != nil, "\(key)") }
        let controls = try #require(summary["control_totals"] as? [[String: Any]])
        #expect(controls.allSatisfy { $0["holds"] as? Bool == true && $0["left"] is Int && $0["right"] is Int })
        let lists = try #require(summary["lists"] as? [String: Any])
        let white = try #require(lists["white"] as? [String: Int])
        #expect(white["missing_credit"] == (try place.report("lost-orders.csv")).records.count)
        #expect(white.values.reduce(0, +) == (try await place.export("white-list")).records.count)
        let credits = try #require(summary["credits"] as? [String: Int])
        #expect(credits["live"] == (try await place.export("black-list")).records.count)
        let owners = try #require(summary["owners"] as? [String: Int])
        #expect(owners.values.reduce(0, +) == white["missing_credit"])
        let findings = try #require(summary["findings"] as? [String: Int])
        let exceptions = try place.report("exceptions.csv").records.count
        #expect(findings.values.reduce(0, +) == exceptions + (white["missing_credit"] ?? 0))
    }

    @Test func `rows stand in the order of the contract`() async throws {
        let place = try await Workplace.dataset(1)
        try await place.run()
        for name in ["lost-orders.csv", "exceptions.csv"] {
            let keys = try place.report(name).records.map { record in
                let date = record["purchase_date"] ?? ""
                return [date.isEmpty ? "~" : date]
                    + ["environment", "transaction_id", "kind", "case_id"].map { record[$0] ?? "" }
            }
            #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) }, "\(name)")
        }
    }

    @Test func `cells a spreadsheet would take for a formula are escaped`() async throws {
        let place = try await Workplace.small()
        try place.put("user_id,account_name\nu1,\"=HYPERLINK(\"\"x\"\")\"\n", at: "inbox/users/u.csv")
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: "u1")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        try await place.run()
        let lost = try #require(try place.report("lost-orders.csv").records.first)
        #expect(lost["owner_account_name"] == "'=HYPERLINK(\"x\")")
    }

    @Test func `for excel the report has a mark, CRLF and identifiers as text`() async throws {
        let place = try await Workplace.dataset(1)
        try await place.run()
        #expect(try await place.recoup("report", "--for", "excel", "--output", "sheets").status == 0)
        let text = try place.text("sheets/20260301T030000Z/lost-orders.csv")
        #expect(text.unicodeScalars.first == "\u{FEFF}")
        #expect(text.unicodeScalars.filter { $0 == "\n" }.count == text.components(separatedBy: "\r\n").count - 1)
        #expect(text.contains("\"=\"\"2300"))
    }

    @Test func `latest leads to a whole report at each moment in which another takes the place of one`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z")
        try await place.run()
        var number = 0
        var killed = 0
        while true {
            number += 1
            // Other content under the same name: the report is published again.
            try place.put("altered\n", at: "reports/latest/aging.csv")
            let ending = try await place.recoup(["report"], environment: try CallTrap.atChange(number))
            #expect(try place.json("reports/latest/manifest.json")["run_id"] as? Int == 1, "change \(number)")
            guard ending.diedBySignal else { break }
            killed += 1
        }
        #expect(killed > 20)
        let old = place.names("reports").filter { $0.hasPrefix("20260301T030000Z.") }
        #expect(old.count < killed, "\(old)")
        #expect(try await place.recoup("report", "verify").status == 0)
    }
}
