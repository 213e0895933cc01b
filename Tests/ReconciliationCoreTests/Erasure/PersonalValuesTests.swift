import Testing

@testable import ReconciliationCore

/// Where a person's values stand in text, and what stands there afterwards.
@Suite struct PersonalValuesTests {
    private let anna = PersonalValues([
        "u-1": "P", "Anna": "P", "安娜": "P", "1001": "P", "anna@mail.example": "P", "O\"Neil & <Co>": "P",
    ])

    @Test(arguments: [
        ("u-1", "P"), ("u-12", "u-12"), ("xu-1", "xu-1"), ("paid by u-1.", "paid by P."), ("u-1;u-2", "P;u-2"),
        ("Anna.Smith", "Anna.Smith"), ("Annabel", "Annabel"), ("(Anna)", "(P)"), ("用户安娜已退款", "用户P已退款"),
        ("用户Anna已退款", "用户P已退款"), ("anna@mail.example", "P"), ("joanna@mail.example", "joanna@mail.example"),
        ("to 1001 now", "to P now"), ("10010", "10010"), ("", ""),
    ])
    func `a value counts where it stands by itself`(text: String, erased: String) {
        #expect(anna.erased(text) == erased)
        #expect(anna.isIn(text) == (text != erased))
    }

    @Test(arguments: [
        (#"{"user":"1001","count":1001}"#, #"{"user":"P","count":1001}"#),
        (#"{"Anna":1,"name":"Anna"}"#, #"{"Anna":1,"name":"P"}"#),
        (#"{"note":"line\nAnna"}"#, #"{"note":"line\nP"}"#),
        (#"{"name":"O\"Neil & <Co>"}"#, #"{"name":"P"}"#),
        (#"{"name":"O\"Neil \u0026 \u003cCo\u003e"}"#, #"{"name":"O\"Neil \u0026 \u003cCo\u003e"}"#),
        ("<b>O&quot;Neil &amp; &lt;Co&gt;</b>", "<b>P</b>"),
    ])
    func `in files numbers and names of members stay`(text: String, erased: String) {
        let written = anna.erased(Array(text.utf8), in: .file).map { String(decoding: $0, as: UTF8.self) }
        #expect(written ?? text == erased)
    }

    @Test func `a table loses the person in the cells that hold people, and nothing else`() {
        var names = ForgottenNames(key: [1])
        names.add("u-1", as: "P")
        let table =
            "\u{FEFF}user_id,account_name,price_milliunits,detail\r\n"
            + "u-1,New Name,1001,\"u-1: 1, u-2: 1\"\r\n\"u-2\",'Anna,1001,\r\n=\"1001\",,5,\r\n"
        let erased = ErasedTable(anna, names).erased(Array(table.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(
            erased == "\u{FEFF}user_id,account_name,price_milliunits,detail\r\n"
                + "P,P,1001,\"P: 1, u-2: 1\"\r\n\"u-2\",P,1001,\r\nP,,5,\r\n"
        )
        #expect(ErasedTable(anna, names).erased(Array("user_id,price\nu-2,1001\n".utf8)) == nil)
    }

    @Test func `a page loses the person in its text and its data, and keeps markup and scripts`() {
        let page =
            "<style>.Anna{}</style><td class=\"Anna\">1001</td><bdi>Anna</bdi>"
            + "<script type=\"application/json\">[\"Anna\",1001]</script><script>let Anna = 1 < 2</script>Anna"
        let erased = ErasedPage(anna).erased(Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(
            erased == "<style>.Anna{}</style><td class=\"Anna\">P</td><bdi>P</bdi>"
                + "<script type=\"application/json\">[\"P\",1001]</script><script>let Anna = 1 < 2</script>P"
        )
        #expect(ErasedPage(anna).erased(Array("<p class=\"Anna\">nobody</p>".utf8)) == nil)
    }

    @Test func `a forgotten name is kept as a digest that only the ledger's key gives`() {
        var names = ForgottenNames(key: [1])
        #expect(names.isEmpty && names.pseudonym(of: "u-1") == nil)
        names.add("AAAAAAAA-1111-2222-3333-444444444444", as: "P")
        #expect(names.pseudonym(of: "aaaaaaaa-1111-2222-3333-444444444444") == "P")
        #expect(names.digest(of: "u-1") != ForgottenNames(key: [2]).digest(of: "u-1"))
        #expect(names.pseudonym(ofAccount: UserID("u-1")).isOfForgottenPerson)
    }
}
