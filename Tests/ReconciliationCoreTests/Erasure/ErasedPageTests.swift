import Testing

@testable import ReconciliationCore

/// Where a page of ours loses the person.
@Suite struct ErasedPageTests {
    private let anna = PersonalValues(["u-1": "P", "Anna": "P", "1001": "P"])

    private func erased(_ page: String) -> String? {
        ErasedPage(anna).erased(Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a page loses the person in its text and its data, and keeps markup and scripts`() {
        let page =
            "<style>.Anna{}</style><td class=\"Anna\">1001</td><bdi>Anna</bdi>"
            + "<script type=\"application/json\">[\"Anna\",1001]</script><script>let Anna = 1 < 2</script>Anna"
        #expect(
            erased(page) == "<style>.Anna{}</style><td class=\"Anna\">P</td><bdi>P</bdi>"
                + "<script type=\"application/json\">[\"P\",1001]</script><script>let Anna = 1 < 2</script>P"
        )
        #expect(erased("<p class=\"Anna\">nobody</p>") == nil)
    }

    @Test(arguments: [
        (#"["1001 at 5; u-2 at 6",1001]"#, #"["P at 5; u-2 at 6",1001]"#),
        (#"{"Anna":["say \"Anna\"",{"1001" : 1001}]}"#, #"{"Anna":["say \"P\"",{"1001" : 1001}]}"#),
        (#"["u-1","12"]"#, #"["P","12"]"#), (#"["\\","Anna"#, #"["\\","P"#), (#"["a\"#, #"["a\"#),
    ])
    func `in data what stands in strings is words`(data: String, written: String) {
        let tag = "<script type=\"application/json\">"
        #expect(erased(tag + data + "</script>") ?? tag + data + "</script>" == tag + written + "</script>")
    }

    @Test func `a figure among words is no person`() {
        let page = #"<script type="application/json">["12","Anna"]</script>"#
        let values = PersonalValues(["12": "P", "Anna": "Q"])
        let written = ErasedPage(values).erased(Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(written == page.replacing("Anna", with: "Q"))
    }

    @Test func `what means something else too stays on a page`() {
        let page = ErasedPage(PersonalValues(["EUR": "P", "Anna": "P"]) { $0 == "EUR" })
        let written = page.erased(Array("<td>EUR</td><td>Anna</td>".utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(written == "<td>EUR</td><td>P</td>")
    }

    @Test func `what means something else too is replaced where a finding tells a delivery`() {
        let page = ErasedPage(PersonalValues(["1001": "P"]) { _ in true })
        let cell = "<td>1001 at 2026-02-01T01:00:00Z order 1001</td><td>order 1001</td>"
        let written = page.erased(Array(cell.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(written == "<td>P at 2026-02-01T01:00:00Z order 1001</td><td>order 1001</td>")
    }

    @Test func `what means something else too is replaced where only people stand`() {
        let values = PersonalValues(["1001": "P"]) { _ in true }
        let data =
            #"<script type="application/json">{"columns":[{"name":"transaction_id"},{"name":"owner_user_id"},"#
            + #"{"name":"price"},{"name":"owner_candidates"}]}</script>"#
        let rows = "<script type=\"application/json\">"
        let page =
            "<td class=\"product\"><b>1001</b></td><td class=\"owner\"><span class=\"one\"><bdi>1001</bdi></span>"
            + "<span class=\"two\">1001</span></td><td>1001</td>" + data
            + rows + #"[["1001","1001",1001,"u-2;1001"],["1001",["1001"],2,["1001"],"1001"],"# + "\n"
            + #"["a]\"","1001"],["1001"]]</script>1001"#
        let written = ErasedPage(values).erased(Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(
            written
                == "<td class=\"product\"><b>1001</b></td><td class=\"owner\"><span class=\"one\"><bdi>P</bdi></span>"
                + "<span class=\"two\">1001</span></td><td>1001</td>" + data + rows
                + #"[["1001","P",1001,"u-2;P"],["1001",["1001"],2,["1001"],"1001"],"# + "\n"
                + #"["a]\"","P"],["1001"]]</script>1001"#
        )
        #expect(ErasedPage(values.limitedToUserIDs).erased(Array(page.utf8)) == nil)
        for other in ["<p>1001</p>", "<td class=\"owner\"><b>u-2</b></td><p>1001</p>"] {
            #expect(ErasedPage(values).erased(Array(other.utf8)) == nil)
        }
    }

    @Test func `figures of a page stay where no people stand, whoever has that number`() {
        let values = PersonalValues(["2": "P", "345": "P", "6789": "P", "Eve": "P"])
        let columns =
            #"<script type="application/json">{"columns":[{"name":"owner_user_id"},{"name":"quantity"},"#
            + #"{"name":"actual"}],"left":"2"}</script>"#
        let rows = "<script type=\"application/json\">"
        let page =
            "<b>2</b><b>345</b><b>6789</b><b>Eve</b><td class=\"owner\"><bdi>2</bdi></td>" + columns + rows
            + #"[["2","2","2"],["345","6789","2 users"],["u","2 at 5","u;2"],["u","Eve","u"]]</script>"#
        let written = ErasedPage(values).erased(Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(
            written == "<b>2</b><b>345</b><b>P</b><b>P</b><td class=\"owner\"><bdi>P</bdi></td>" + columns + rows
                + #"[["P","2","P"],["P","6789","2 users"],["u","2 at 5","u;P"],["u","Eve","u"]]</script>"#
        )
    }

    @Test func `of the columns whose values are listed once those that never hold people stay`() {
        let tag = "<script type=\"application/json\">"
        let columns = #"{"columns":[{"name":"assignee","values":["Anna","u-1"]},{"name":"detail","values":["Anna"]},"#
        // Our own texts stay, whoever is called so: a page whose columns or time zone have other names shows nothing.
        let more = #"{"name":"owner_user_id","values":null}],"labels":["Anna"],"time_zone":"Anna"}</script>"#
        let written = columns.replacing(#""detail","values":["Anna"]"#, with: #""detail","values":["P"]"#)
        #expect(erased(tag + columns + more) == tag + written + more)
    }

    @Test func `a person is found in a row as JSON writes the name, and nobody who is only called so too`() {
        let values = PersonalValues(["Tom & <Jerry>": "P", "Anna": "P", "an\u{200B}na": "P"])
        let tag = "<script type=\"application/json\">"
        let columns = tag + #"{"columns":[{"name":"owner_account_name"},{"name":"product_id"}]}</script>"#
        let rows = tag + #"[["Tom \u0026 \u003cJerry\u003e","Anna"],["Anna Smith","x"],["an\\u{200B}na","x"]]</script>"#
        let written = ErasedPage(values).erased(Array((columns + rows).utf8)).map {
            String(decoding: $0, as: UTF8.self)
        }
        #expect(written == columns + tag + #"[["P","Anna"],["Anna Smith","x"],["P","x"]]</script>"#)
    }

    @Test(arguments: [
        ("<p>paid by Anna today</p>", "<p>paid by P today</p>"),
        ("<script>let a = '</s' + \"Anna\"</script><b>Anna</b>", "<script>let a = '</s' + \"Anna\"</script><b>P</b>"),
        ("<style>a<b{} Anna</style>Anna", "<style>a<b{} Anna</style>P"),
        ("<b>Anna</b><script>Anna", "<b>P</b><script>Anna"),
        ("<b>Anna</b><style>Anna", "<b>P</b><style>Anna"), ("Anna", "P"),
    ])
    func `text is told from scripts, whole or broken off`(page: String, written: String) {
        #expect(erased(page) == written)
    }

    @Test(arguments: [
        ("t.csv", "user_id,price_milliunits\n1001,1001\n", "user_id,price_milliunits\nP,1001\n"),
        ("t.html", "<td title=\"Anna\">1001</td>", "<td title=\"Anna\">P</td>"),
        ("t.json", "{\"Anna\":1001,\"user\":\"1001\"}", "{\"Anna\":1001,\"user\":\"P\"}"),
        ("t.txt", "paid < Anna", "paid < P"),
        ("csv", "user_id,price\n1001,Anna\n", "user_id,price\n1001,P\n"),
    ])
    func `a file is read as its name says`(name: String, text: String, written: String) {
        let erased = erasedFile(Array(text.utf8), named: name, anna, ForgottenNames(key: [1]))
        #expect(erased.map { String(decoding: $0, as: UTF8.self) } == written)
    }
}
