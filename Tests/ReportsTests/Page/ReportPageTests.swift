import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

@Suite struct ReportPageTests {
    private let order = LostOrder.sample {
        $0.bundleID = BundleID("com.example.game")
        $0.productID = ProductID("com.example.game.coins60")
        $0.purchaseDate = asOf - .days(3)
        $0.price = Price(milliunits: 1_712_000, currency: "CNY")
        $0.priceSource = "signed"
        $0.ownerUserID = UserID("100")
        $0.newInRunID = RunID(7)
    }
    private let mismatch = ExceptionRow.sample {
        $0.transactionID = TransactionID("1000000280765166")
        $0.newInRunID = RunID(6)
    }

    private func money(_ summary: inout RunSummary) {
        summary.totals.missingMoney = [
            .init(currency: "", isEstimate: false, count: 1, milliunits: 0),
            .init(currency: "CNY", isEstimate: false, count: 1, milliunits: 1_712_000),
        ]
        summary.totals.oldestMissing = asOf - .days(3)
        summary.totals.watermarks = ["credits": asOf - .hours(2)]
        summary.totals.whiteByState = ["missing_credit": 1, "within_grace": 2]
        summary.lastFullCheck = asOf
    }

    @Test(arguments: Language.allCases)
    func `a small report reads as it should`(_ language: Language) throws {
        let time = LocalTime(zone: try #require(TimeZone(identifier: "Asia/Shanghai")))
        let page = try WrittenPage(
            [order],
            [mismatch],
            refused: [
                RejectedRow(file: "credits/c.csv", line: 2, field: "user_id", rule: "missing_value", message: "m")
            ],
            with: .sample(language, time: time),
            money
        )
        // The data of the script is the same in both, and held to by other tests.
        let data = try #require(page.readable.firstRange(of: /id="page-data">[^\n]*/))
        let shown = page.readable.replacingCharacters(in: data, with: "id=\"page-data\">…</script>")
        try expectGolden(shown, "report.\(language.rawValue).html")
        #expect(page.file.rows == 2)
    }

    @Test func `UTC is called UTC`() throws {
        let page = try WrittenPage([order], with: .sample(time: .utc))
        #expect(page.html.contains("Times in UTC.") && !page.html.contains("Times in GMT"))
    }

    @Test func `the same rows give the same bytes`() throws {
        let findings = manyFindings(200)
        let pages = try (0..<2).map { _ in try WrittenPage(findings.orders, findings.exceptions) }
        #expect(pages[0].html == pages[1].html)
        #expect(pages[0].file == pages[1].file)
    }

    @Test func `the policy lets only the page's own style and script run`() throws {
        let page = try WrittenPage([order]).html
        func hash(between start: String, and end: String) throws -> String {
            let begin = try #require(page.range(of: start)?.upperBound)
            let close = try #require(page.range(of: end, range: begin..<page.endIndex)?.lowerBound)
            return digestText(Array(page[begin..<close].utf8))
        }
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
        #expect(policy.hasPrefix("default-src &#39;none&#39;; "))
        #expect(policy.contains("script-src &#39;\(try hash(between: "<script>", and: "</script>"))&#39;"))
        #expect(policy.contains("style-src &#39;\(try hash(between: "<style>", and: "</style>"))&#39;"))
        let named = page.replacing("http://www.w3.org/2000/svg", with: "the name of SVG")
        #expect(!named.contains("http:") && !named.contains("https:"))
        #expect(!page.contains(" style=\"") && !page.contains(" onclick="))
    }

    @Test func `hostile text stays text, in the page and in its data`() throws {
        let texts = [
            "</script><script>alert(1)</script>", "<!--rows-->\n", "\"\u{301} onload=x", "=1+1", "'@", "a&lt;b", "]]>",
            "\u{202E}gpj", "two\nlines", "👩\u{200D}💻", "{{headline}}", "\u{2028}",
        ]
        let orders = texts.map { text in
            LostOrder.sample {
                $0.ownerUserID = UserID(text)
                $0.ownerAccountName = text
                $0.productID = ProductID(text)
                $0.appVersion = text
                $0.assignee = text
            }
        }
        let refused = texts.map { RejectedRow(file: $0, line: 1, field: $0, rule: $0, message: $0) }
        let page = try WrittenPage(orders, refused: refused) { summary in
            summary.totals.missingMoney = texts.map { .init(currency: $0, isEstimate: false, count: 1, milliunits: 1) }
        }
        // Two blocks of data and the page's own script; nothing else begins or ends one.
        #expect(page.html.ranges(of: "<script").count == 3)
        #expect(page.html.ranges(of: "</script").count == 3)
        #expect(!page.html.contains("\u{202E}") && !page.html.contains("\u{2028}"))
        // In a document a quote ends an attribute, also where a mark combines with it.
        let shown = try #require(page.html.firstRange(of: "<script type=")).lowerBound
        #expect(!page.html[..<shown].utf8.contains("\"\u{301}".utf8))
        let rows = try #require(try page.json("page-rows") as? [[Any]])
        let names = PageColumn.all.map(\.name)
        let owner = try #require(names.firstIndex(of: "owner_user_id"))
        #expect(rows.map { $0[owner] as? String } == texts.map(printable))
        let data = try #require(try page.json("page-data") as? [String: Any])
        let columns = try #require(data["columns"] as? [[String: Any]])
        let products = try #require(names.firstIndex(of: "product_id"))
        #expect(columns[products]["values"] as? [String] == texts.map(printable))
    }

    @Test func `a page that is full says how much it leaves out and counts it all the same`() throws {
        let findings = manyFindings(40)
        let page = try WrittenPage(findings.orders, findings.exceptions, with: .sample { $0.findingsMax = 5 })
        #expect((try page.json("page-rows") as? [Any])?.count == 10)
        let data = try #require(try page.json("page-data") as? [String: Any])
        #expect(data["left_out"] as? Int == 30)
        #expect(page.file.rows == 40)
        #expect(page.html.contains("30 paid purchases not delivered"))
    }

    @Test func `what was opened since the report before is new; all is where there was none`() throws {
        let orders = [5, 6, 7].map { run in LostOrder.sample { $0.newInRunID = RunID(run) } }
        func new(_ previous: RunID?) throws -> Int {
            let rows = try WrittenPage(orders, with: .sample(previousRun: previous)).json("page-rows") as? [[Any]] ?? []
            let place = PageColumn.all.firstIndex { $0.name == "is_new" } ?? 0
            return rows.filter { $0.count > place && $0[place] as? Int == 1 }.count
        }
        #expect(try new(RunID(6)) == 1)
        #expect(try new(nil) == 3)
    }

    @Test func `what a finding expected and found is told in both languages, but for ids`() throws {
        let stated = [
            ("1 user", "2 users"), ("quantity 3", "quantity 1"), ("not refunded", "refunded 2026-01-08T02:38:17Z"),
            ("signed by Apple", "signature_mismatch"), ("u1;u2", "coins"), ("a payment", "no evidence"),
        ]
        let exceptions = stated.map { expected, actual in
            ExceptionRow.sample {
                $0.expected = expected
                $0.actual = actual
            }
        }
        let shanghai = LocalTime(zone: try #require(TimeZone(identifier: "Asia/Shanghai")))
        let page = try WrittenPage([], exceptions, with: .sample(time: shanghai))
        let data = try page.json("page-data") as? [String: Any]
        let names = data?["names"] as? [String: [String: [String]]]
        for column in ["expected", "actual"] {
            let told = try #require(names?[column])
            #expect(told.count == 10 && told["coins"] == nil && told["u1;u2"] == nil)
            #expect(told["2 users"] == ["2 users", "2 个用户"])
            #expect(told["quantity 3"] == ["a quantity of 3", "数量 3"])
            #expect(told["signature_mismatch"]?.last == "签名与内容不符")
            #expect(told["refunded 2026-01-08T02:38:17Z"]?.first?.contains("10:38") == true)
        }
    }

    @Test func `every text the template and the script ask for is there`() throws {
        let page = try WrittenPage([order])
        let data = try #require(try page.json("page-data") as? [String: Any])
        let labels = Set(try #require(data["labels"] as? [String: Any]).keys)
        for asked in PageAssets.script.matches(of: /label\("(\w+)"/) {
            #expect(labels.contains(String(asked.1)), "\(asked.1)")
        }
        let template = String(decoding: PackageResources.page_mustache, as: UTF8.self)
        for asked in template.matches(of: /\{\{\{label\.(\w+)\}\}\}/) {
            #expect(PageLabel(rawValue: String(asked.1)) != nil, "\(asked.1)")
        }
        let columns = Set(PageColumn.all.map(\.name) + ["age", "is_missing"])
        for asked in PageAssets.script.matches(of: /get\("(\w+)"\)/) {
            #expect(columns.contains(String(asked.1)), "\(asked.1)")
        }
        for filter in PageFilter.allCases { #expect(columns.contains(filter.rawValue), "\(filter)") }
        for column in PageTableColumn.allCases { #expect(columns.contains(column.sortedBy), "\(column)") }
    }

    /// It may have been taken back, refused, dated ahead, or failed.
    @Test func `of a missing credit the page does not say that no delivery was ever recorded`() throws {
        let page = try WrittenPage([order])
        let data = try #require(try page.json("page-data") as? [String: Any])
        let labels = try #require(data["labels"] as? [String: [String]])
        let said = try #require(labels["kind_missing_credit"])
        #expect(said[0].contains("no delivery is in force") && said[1].contains("没有有效到账"), "\(said)")
        let names = try #require(data["names"] as? [String: [String: [String]]])
        for cause in [MissingCause.claimedNotCredited, .verifiedNotCredited] {
            let told = try #require(names["cause"]?[cause.rawValue])
            #expect(told[0].hasSuffix("no delivery is in force") && told[1].hasSuffix("没有有效到账"), "\(told)")
        }
    }

    @Test func `a night without a finding says so and draws nothing of it`() throws {
        let page = try WrittenPage([], with: .sample { $0.figures.days = [] }).html
        #expect(page.contains(">No paid purchase is missing its delivery<"))
        #expect(!page.contains("class=\"charts\"") && !page.contains("class=\"card daily\""))
        #expect(page.contains("Nothing is wrong") == false, "no file came in: that is said")
    }

    @Test func `what people put aside is told of where nothing else is missing, in the heading too`() throws {
        let page = try WrittenPage([]) { $0.totals.whiteByState = ["parked": 3] }
        let said = "No paid purchase is missing its delivery, apart from 3 that people put aside"
        #expect(page.html.contains(">\(said)<"))
        let data = try #require(try page.json("page-data") as? [String: Any])
        let titles = try #require(data["titles"] as? [String])
        #expect(titles[0].hasPrefix(said + " · ") && titles[1].hasPrefix("除已搁置的 3 笔外，没有疑似漏单 · "), "\(titles)")
    }

    @Test func `of what is past the grace time and lacks delivery records nobody says that it is not due`() throws {
        let page = try WrittenPage([]) { $0.totals.whiteByState = ["credits_not_in_yet": 9] }.html
        #expect(page.contains("9 too early to judge") && page.contains("待判定 9"))
        #expect(!page.contains("not due") && !page.contains("Not due"))
    }

    @Test func `what does not foot or did not come in stands out`() throws {
        let page = try WrittenPage([order]) { summary in
            summary.controlTotals = [ControlTotal(name: "lost_orders_rows", left: 2, right: 1)]
            summary.lateInputs = [RunSummary.LateInput(kind: .credits, latest: asOf - .days(3), maxAge: .hours(36))]
            summary.totals.rejectedRows = 12
        }.html
        #expect(page.contains("class=\"alarm\""))
        #expect(page.contains("lost_orders_rows"))
        #expect(page.matches(of: /<li class="bad">/).count == 2)
        #expect(page.contains("12 rows"))
    }
}

@Suite struct DeliveryDaysTests {
    @Test(arguments: [
        ("UTC", "2026-03-30T12:00:00Z", ["2026-03-29T00:00:00Z", "2026-03-30T00:00:00Z"]),
        // The clocks went forward in between: a day of 23 hours.
        ("Europe/Berlin", "2026-03-30T12:00:00Z", ["2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"]),
        ("Asia/Shanghai", "2026-03-30T16:00:00Z", ["2026-03-29T16:00:00Z", "2026-03-30T16:00:00Z"]),
    ])
    func `days begin at midnight where the people are`(zone: String, moment: String, starts: [String]) throws {
        let time = LocalTime(zone: try #require(TimeZone(identifier: zone)))
        let days = time.dayStarts(upTo: try #require(Instant(rfc3339: moment)), count: 2)
        #expect(days.map(\.text) == starts)
    }

    /// Clocks that change at 02:00, at midnight forward (no 00:00), and at midnight back (00:00 twice).
    @Test(arguments: [
        ("Europe/Berlin", "2026-03-30T00:30:00Z", 23), ("Europe/Berlin", "2026-10-26T01:30:00Z", 25),
        ("America/Santiago", "2026-09-07T06:30:00Z", 23), ("America/Santiago", "2026-04-05T06:30:00Z", 25),
        ("America/Havana", "2026-11-02T07:30:00Z", 25), ("UTC", "2026-03-30T02:30:00Z", 24),
    ])
    func `days join without gap or overlap whatever the clocks do`(zone: String, moment: String, hours: Int) throws {
        let time = LocalTime(zone: try #require(TimeZone(identifier: zone)))
        let asOf = try #require(Instant(rfc3339: moment))
        let days = time.dayStarts(upTo: asOf, count: 60)
        let lengths = zip(days, days.dropFirst()).map { ($1.milliseconds - $0.milliseconds) / 3_600_000 }
        #expect(days.count == 60 && days.last.map { $0 <= asOf } == true)
        #expect(lengths.filter { $0 != 24 } == (hours == 24 ? [] : [Int64(hours)]), "\(lengths)")
        #expect(Set(days.map { time.dayText($0) }).count == 60)
    }
}
