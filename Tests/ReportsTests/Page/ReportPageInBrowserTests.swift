import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

/// The page as a person uses it: in a browser, by mouse, keys and words.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "Chromium is not installed; `jobs/setup chromium` installs it"))
final class ReportPageInBrowserTests {
    private let browser: Browser
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        browser = try Browser()
        try browser.resize(width: 1400, height: 1000)
    }

    private func open(_ page: WrittenPage) throws {
        try folder.put(page.html, at: "report.html")
        try browser.load(URL(filePath: folder.path("report.html")))
    }

    private func open(findings count: Int, _ language: Language = .english) throws {
        let findings = manyFindings(count)
        try open(WrittenPage(findings.orders, findings.exceptions, with: .sample(language)))
    }

    /// Nothing was asked of anybody, and nothing went wrong.
    private func expectPeace(_ place: SourceLocation = #_sourceLocation) {
        #expect(browser.complaints == [], sourceLocation: place)
        #expect(browser.requests == [URL(filePath: folder.path("report.html")).absoluteString], sourceLocation: place)
    }

    private var counted: String? { get throws { try browser.text("document.getElementById('count').textContent") } }

    private func column(_ name: String) throws -> [String] {
        let script = "[...document.querySelectorAll('.row td.\(name) .one')].map((cell) => cell.textContent)"
        return try browser.evaluate(script) as? [String] ?? []
    }

    private func choose(_ filter: String, _ option: String) throws {
        _ = try browser.evaluate(
            """
            { const select = document.querySelector('select[data-filter=\(filter)]');
              select.value = [...select.options].find((option) => option.text.startsWith('\(option)')).value;
              select.dispatchEvent(new Event('change')); }
            """
        )
    }

    @Test func `a search finds by any word, and everything comes back`() throws {
        try open(findings: 400)
        #expect(try counted == "400 findings")
        try browser.press("/", code: 191, text: "/")
        #expect(try browser.text("document.activeElement.id") == "search")
        try browser.type("230000000000070")
        try browser.wait(until: "document.getElementById('count').textContent === '1 of 400 findings'")
        #expect(try browser.text("document.querySelector('.row td.product .two').textContent") == "230000000000070")
        // A word of a name, in the other language too, and two words at once.
        for (words, expected) in [("误充", 10), ("wrong account", 10), ("v3 u9999", 0)] {
            _ = try browser.evaluate(
                "{ const s = document.getElementById('search'); s.value = '\(words)'; s.dispatchEvent(new Event('input')); }"
            )
            try browser.wait(until: "document.getElementById('count').textContent === '\(expected) of 400 findings'")
        }
        #expect(try browser.text("document.querySelector('.nothing').textContent") == "No finding matches.")
        _ = try browser.evaluate("document.getElementById('reset').click()")
        #expect(try counted == "400 findings")
        expectPeace()
    }

    @Test func `a search knows every code, and values that are called like parts of the language`() throws {
        let orders = ["constructor", "toString", "__proto__"].enumerated().map { place, name in
            LostOrder.sample {
                $0.caseID = "RC-\(place)"
                $0.deviceModel = name
                $0.productID = ProductID(name)
                $0.productType = place == 0 ? "consumable" : "non_consumable"
                $0.appVersion = name
            }
        }
        try open(WrittenPage(orders))
        for (words, expected) in [
            ("consumable", 3), ("非消耗", 2), ("tostring", 1), ("__proto__", 1), ("Not delivered", 3),
        ] {
            _ = try browser.evaluate(
                "{ const s = document.getElementById('search'); s.value = '\(words)'; s.dispatchEvent(new Event('input')); }"
            )
            let text = expected == 3 ? "3 findings" : "\(expected) of 3 findings"
            try browser.wait(until: "document.getElementById('count').textContent === '\(text)'")
        }
        expectPeace()
    }

    @Test func `a head sorts by its column, both ways, and says so`() throws {
        try open(findings: 400)
        let heads = "document.querySelectorAll('.findings thead th')"
        #expect(try browser.text("\(heads)[2].getAttribute('aria-sort')") == "ascending")
        for isDescending in [false, true] {
            _ = try browser.evaluate("\(heads)[3].querySelector('button').click()")
            let stated = try browser.text("\(heads)[3].getAttribute('aria-sort')")
            #expect(stated == (isDescending ? "descending" : "ascending"))
            #expect(try browser.evaluate("\(heads)[2].getAttribute('aria-sort')") as? String == nil)
            let amounts = try column("amount").compactMap { Double($0.split(separator: " ")[0]) }
            #expect(amounts.count > 10)
            #expect(amounts == (isDescending ? amounts.sorted(by: >) : amounts.sorted()))
        }
        expectPeace()
    }

    @Test func `filters narrow together and say what each would leave`() throws {
        try open(findings: 400)
        try choose("kind", "Not delivered")
        #expect(try counted == "300 of 400 findings")
        try choose("next_step", "Ask the customer")
        let left = manyFindings(400).orders.filter { $0.nextStep == "ask_customer" }.count
        #expect(try counted == "\(left) of 400 findings")
        // What the other filter offers counts under this one.
        let offered = try browser.text(
            "[...document.querySelectorAll('select[data-filter=kind] option')].map((o) => o.text).join('|')"
        )
        #expect(offered == "All|Not delivered (\(left))")
        // A bar of a chart leads to its rows alone.
        _ = try browser.evaluate("document.querySelector('a[data-column=storefront][data-code=USA]').click()")
        let inUSA = manyFindings(400).orders.filter { $0.storefront == "USA" }.count
        #expect(try counted == "\(inUSA) of 400 findings")
        _ = try browser.evaluate(
            "document.getElementById('reset').click(); document.getElementById('new-only').click()"
        )
        let new = manyFindings(400).orders.filter { $0.newInRunID == RunID(7) }.count
        #expect(try counted == "\(new) of 400 findings")
        expectPeace()
    }

    @Test func `by keys a row is reached, opened, and closed again`() throws {
        try open(findings: 400)
        _ = try browser.evaluate("document.getElementById('scroller').focus()")
        try browser.press("End", code: 35)
        let focused = "document.activeElement.closest('tr')"
        #expect(try browser.text("\(focused).getAttribute('aria-rowindex')") == "401")
        try browser.press("ArrowUp", code: 38)
        #expect(try browser.text("\(focused).getAttribute('aria-rowindex')") == "400")
        try browser.press("Enter", code: 13, text: "\r")
        #expect(try browser.text("document.activeElement.getAttribute('aria-expanded')") == "true")
        let commands = try browser.evaluate(
            "[...document.querySelectorAll('.commands code')].map((c) => c.textContent)"
        )
        let shown = try #require(commands as? [String])
        #expect(shown.contains { $0.hasPrefix("recoup explain 23000000000") })
        #expect(shown.contains { $0.hasPrefix("recoup case show RC-") })
        try browser.press("Escape", code: 27)
        #expect(try browser.number("document.querySelectorAll('.detail').length") == 0)
        #expect(try browser.text("document.activeElement.getAttribute('aria-expanded')") == "false")
        expectPeace()
    }

    @Test func `the switch puts every word into the other language`() throws {
        try open(findings: 40, .simplifiedChinese)
        #expect(try browser.text("document.documentElement.lang") == "zh-Hans")
        #expect(try browser.text("document.querySelector('h1').innerText") == "30 笔已付款订单未到账")
        #expect(try counted == "共 40 条异常")
        _ = try browser.evaluate("document.querySelector('input[name=language][value=en]').click()")
        #expect(try browser.text("document.documentElement.lang") == "en")
        #expect(try counted == "40 findings")
        #expect(try browser.text("document.title")?.hasPrefix("30 paid purchases not delivered") == true)
        // Nothing Chinese is left on the page but the name of the language itself.
        _ = try browser.evaluate("document.querySelector('.row .toggle').click()")
        let text = try #require(try browser.text("document.body.innerText"))
        let chinese = text.split(whereSeparator: \.isNewline).filter { $0.contains(/\p{Han}/) }
        #expect(chinese == ["中文"])
        expectPeace()
    }

    @Test func `a row opens with what is true of its owner and its app`() throws {
        let rows: [(said: String, row: ExceptionRow)] = [
            (
                "Belongs to a1, but was delivered to u3.",
                .sample {
                    $0.ownerUserID = UserID("a1"); $0.expected = "a1"; $0.creditedUserID = UserID("u3")
                }
            ),
            (
                "Belongs to one of a1, a2, but was delivered to u3.",
                .sample {
                    $0.expected = "a1;a2"; $0.creditedUserID = UserID("u3")
                }
            ),
            (
                "A receipt of an app that is not yours: com.other.",
                .sample {
                    $0.kind = "foreign_receipt"; $0.bundleID = BundleID("com.other"); $0.nextStep = "block_user"
                }
            ),
            (
                "The backend recorded it for com.other, which is not under `apps` in the configuration.",
                .sample {
                    $0.kind = "foreign_receipt"; $0.bundleID = BundleID("com.other"); $0.nextStep = "check_backend"
                }
            ),
        ]
        for (said, row) in rows {
            try open(WrittenPage([], [row]))
            _ = try browser.evaluate("document.querySelector('.row .toggle').click()")
            #expect(try browser.text("document.querySelector('.said p').textContent") == said)
        }
        expectPeace()
    }

    @Test func `only the rows in view are in the document`() throws {
        try open(findings: 5000)
        for offset in [0, 50_000, 1_000_000] {
            _ = try browser.evaluate(
                """
                new Promise((done) => { document.getElementById('scroller').scrollTop = \(offset);
                  requestAnimationFrame(() => requestAnimationFrame(done)); })
                """
            )
            let rows = try #require(try browser.number("document.querySelectorAll('.row').length"))
            #expect(10...80 ~= rows)
        }
        let last = "Math.max(...[...document.querySelectorAll('.row')].map((row) => row.getAttribute('aria-rowindex')))"
        #expect(try browser.number(last) == 5001)
        #expect(try browser.text("document.getElementById('table').getAttribute('aria-rowcount')") == "5001")
        expectPeace()
    }

    @Test func `hostile text runs nothing and shows as it is`() throws {
        let text = "</script><img src=x onerror=\"document.title='run'\"><script>document.title='run'</script>"
        let hostile = LostOrder.sample {
            $0.ownerUserID = UserID(text)
            $0.ownerAccountName = text
            $0.productID = ProductID(text)
            $0.assignee = text
            $0.appVersion = text
        }
        let finding = ExceptionRow.sample {
            $0.detail = text; $0.actual = text; $0.kind = text; $0.nextStep = text
        }
        try open(WrittenPage([hostile], [finding]))
        _ = try browser.evaluate("document.querySelector('.row .toggle').click()")
        #expect(try browser.text("document.querySelector('.row td.owner .one').textContent") == text)
        #expect(
            try browser.text("document.querySelector('.commands li:last-child code').textContent")?.contains("'")
                == true
        )
        #expect(try browser.number("document.images.length") == 0)
        #expect(try browser.number("document.scripts.length") == 3)
        #expect(try browser.text("document.title")?.hasPrefix("1 paid purchase not delivered") == true)
        expectPeace()
    }

    @Test func `every control has a name, and nothing is wider than a phone`() throws {
        try open(findings: 400)
        let unnamed = """
            [...document.querySelectorAll('button, select, input, a, summary')].filter((control) => !(control.textContent.trim()
              || control.getAttribute('aria-label') || (control.labels && control.labels[0] && control.labels[0].textContent.trim())))
              .map((control) => control.outerHTML)
            """
        #expect(try browser.evaluate(unnamed) as? [String] == [])
        try browser.resize(width: 390, height: 844)
        _ = try browser.evaluate("document.querySelector('.row .toggle').click()")
        #expect(try browser.number("document.documentElement.scrollWidth") == 390)
        let outside = """
            [...document.querySelectorAll('main *')].filter((element) => element.getBoundingClientRect().width > 390)
              .map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 80)}`).join('; ')
            """
        let wide = try browser.text(outside)
        #expect(wide == "")
        expectPeace()
    }

    @Test func `on paper there are rows and no controls`() throws {
        try open(findings: 400)
        try browser.show(as: "print")
        _ = try browser.evaluate("dispatchEvent(new Event('beforeprint'))")
        #expect(try browser.number("document.querySelectorAll('.row').length") == 300)
        let controls = "[...document.querySelectorAll('.tools, .switch, #reset')].filter((e) => e.offsetParent).length"
        #expect(try browser.number(controls) == 0)
        expectPeace()
    }
}
