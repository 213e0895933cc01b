import Testing

@testable import ReconciliationCore

/// Where a person's values stand in text, and what stands there afterwards.
@Suite struct PersonalValuesTests {
    private let anna = PersonalValues([
        "u-1": "P", "Anna": "P", "安娜": "P", "1001": "P", "anna@mail.example": "P", "O\"Neil & <Co>": "P",
        "Pat O'Hara": "P", "lane \\ 7": "P", "one\ntwo": "P", "Z": "X",
    ])

    @Test(arguments: [
        ("u-1", "P"), ("u-12", "u-12"), ("xu-1", "xu-1"), ("paid by u-1.", "paid by P."), ("u-1;u-2", "P;u-2"),
        ("Anna.Smith", "Anna.Smith"), ("Annabel", "Annabel"), ("(Anna)", "(P)"), ("用户安娜已退款", "用户P已退款"),
        ("用户Anna已退款", "用户P已退款"), ("anna@mail.example", "P"), ("joanna@mail.example", "joanna@mail.example"),
        ("to 1001 now", "to P now"), ("10010", "10010"), ("", ""), ("by u-1", "by P"), ("u-1 paid", "P paid"),
        (".Anna.", ".P."), ("Smith.Anna", "Smith.Anna"), ("me@Anna", "me@Anna"), ("Anna@me", "Anna@me"),
        ("..Anna..", "..P.."), ("x安娜y", "xPy"), ("a.安娜.b", "a.P.b"), ("id_Anna", "id_Anna"), ("Anna_", "Anna_"),
        (#""Anna": paid"#, #""P": paid"#), ("?Anna", "?P"), ("Anna.b", "Anna.b"), ("a.Anna", "a.Anna"),
        ("u-1-2", "u-1-2"),
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
        (#"{"name":"O\"Neil \u0026 \u003cCo\u003e"}"#, #"{"name":"P"}"#),
        ("<b>O&quot;Neil &amp; &lt;Co&gt;</b>", "<b>P</b>"),
        ("<b>Pat O&#39;Hara</b>", "<b>P</b>"), (#"1,"said O""Neil & <Co>""#, #"1,"said P""#),
        (#"{"at":"C:\\Anna"}"#, #"{"at":"C:\\P"}"#), (#"{"name":"lane \\ 7"}"#, #"{"name":"P"}"#),
        (#"{"name":"one\u000atwo"}"#, #"{"name":"P"}"#), (#"{"name":"one\ntwo"}"#, #"{"name":"P"}"#),
        (#"{"Anna" : 1,"name":"Anna" }"#, #"{"Anna" : 1,"name":"P" }"#), (#"["Anna"]"#, #"["P"]"#),
        ("Anna", "P"), (#"Anna":"#, #"P":"#), (#"("Anna:"#, #"("P:"#), (#""Anna""#, #""P""#),
        (#"[1001,"1001,1001"]"#, #"[1001,"1001,1001"]"#), (#""1001""#, #""P""#), ("1001", "1001"), ("Z", "X"),
        ("Z y", "X y"),
    ])
    func `in files numbers and names of members stay`(text: String, erased: String) {
        let written = anna.erased(Array(text.utf8), in: .file).map { String(decoding: $0, as: UTF8.self) }
        #expect(written ?? text == erased)
    }

    @Test(arguments: [
        ("u-1.csv", "P.csv"), ("credits-u-1_2.csv", "credits-P_2.csv"),
        ("refund Anna feb.csv.gz", "refund P feb.csv.gz"),
        ("of-anna@mail.example.jsonl", "of-P.jsonl"), ("退款安娜.csv", "退款P.csv"), ("u-12.csv", nil), ("Annabel.csv", nil),
        ("export-1001.csv", nil), ("export-10011.csv", "export-P.csv"), ("export-20260301.csv", "export-P.csv"),
        ("xu-1", nil), ("EUR-u-1.csv", "EUR-P.csv"),
        ("EUR.csv", nil),
    ])
    func `in the name of a file a value stands between whatever is no letter and no digit`(
        name: String,
        erased: String?
    ) {
        let more = ["EUR": "P", "20260301": "P", "10011": "P"]
        let values = PersonalValues(anna.pseudonyms.merging(more) { known, _ in known }) { $0 == "EUR" }
        #expect(values.erasedFileName(name) == erased)
    }

    @Test func `the name of a file counts behind what a processed file is called by, and values count as before`() {
        let values = PersonalValues(["EUR": "P", "u-1": "P", "u": "Q"]) { $0 == "EUR" }
            .adding(fileNames: ["u-1.csv": "P.csv", "u-1": "other"])
        #expect(values.erased("u-1 in 4a5b6c7d-u-1.csv for EUR ;") == "P in 4a5b6c7d-P.csv for EUR ;")
        #expect(values.erased("xu-1.csv u-1.csv2 x-u-1") == "xu-1.csv u-1.csv2 x-u-1")
        #expect(values.pseudonyms["u-1.csv"] == "P.csv")
        let ofUnknown = values.limitedToUserIDs.adding(fileNames: [:])
        #expect(ofUnknown.replacesOnlyUserIDs && ofUnknown.pseudonyms == values.pseudonyms)
    }

    @Test(arguments: ["n", "r", "t", "b", "f", "u003c", "u0fA9"])
    func `an escape of JSON before a name is no part of it`(escape: String) {
        let written = anna.erased(Array("\\\(escape)Anna".utf8), in: .file).map { String(decoding: $0, as: UTF8.self) }
        #expect(written == "\\\(escape)P")
    }

    @Test(arguments: [
        #"\sAnna"#, "nAnna", "u003cAnna", #"\x003cAnna"#, #"\u0g3cAnna"#, #"\ug03cAnna"#, #"\u03cAnna"#, "\\u 003cAnna",
    ])
    func `what is no escape before a name makes it another name`(text: String) {
        #expect(anna.erased(Array(text.utf8), in: .file) == nil)
        #expect(anna.isIn(text) == false)
    }

    @Test(
        arguments: [
            ("1001", "P"), ("u-1", "P"), ("u-2;1001", "u-2;P"), ("1001;u-1;", "P;P;"), ("a;b", "Q"), ("u-2", nil),
            ("", nil),
            ("1001 u-1", nil),
        ] as [(String, String?)]
    )
    func `where only people stand a value is theirs, whatever else it means`(text: String, erased: String?) {
        let values = PersonalValues(["1001": "P", "u-1": "P", "a;b": "Q"]) { $0 == "1001" }
        #expect(values.pseudonym(ofPeople: text) == erased)
        #expect(values.limitedToUserIDs.pseudonym(ofPeople: text) == nil)
    }

    @Test func `of two names that begin alike the longer one counts`() {
        let both = PersonalValues(["Anna": "short", "Anna Smith": "long", "Anna Smith Co": "longer"])
        #expect(both.erased("by Anna Smith Co and Anna Smith and Anna") == "by longer and long and short")
    }

    @Test func `a name is the same in every spelling of its letters where nothing else stands`() {
        let zoe = PersonalValues(["Zo\u{E9}": "P"])
        #expect(zoe.isIn("Zoe\u{301}") && zoe.erased("Zoe\u{301}") == "P")
    }

    @Test func `values that differ only in how letters are encoded are found beside each other`() {
        let both = PersonalValues([
            (key: "Zo\u{E9}", value: "P"), (key: "Zoe\u{301}", value: "P"), (key: "", value: "P"),
        ])
        #expect(both.erased("by Zo\u{E9} and Zoe\u{301}").utf8.elementsEqual("by P and P".utf8))
        #expect(both.pseudonyms.count == 1)
        #expect(
            both.stated.map { Array($0.key.utf8).count }.sorted() == [4, 5]
                && both.stated.allSatisfy { $0.value == "P" }
        )
        #expect(both.spellings.map { Array($0.utf8).count } == [5, 4])
        #expect(both.limitedToUserIDs.stated.count == 2)
    }

    @Test(arguments: [
        ("<b>Ana\u{1F469}\u{200D}\u{1F680}\\u{200B}x</b>", "<b>P</b>"),
        ("{\"name\":\"Ana\u{1F469}\u{200D}\u{1F680}\\\\u{200B}x\"}", "{\"name\":\"P\"}"),
        ("Ana\u{1F469}\u{200D}\u{1F680}\u{200B}x", "P"),
    ])
    func `a name with format characters is found as pages and screens show it`(text: String, erased: String) {
        let ana = PersonalValues(["Ana\u{1F469}\u{200D}\u{1F680}\u{200B}x": "P"])
        let written = ana.erased(Array(text.utf8), in: .file).map { String(decoding: $0, as: UTF8.self) }
        #expect(written == erased)
    }

    @Test(arguments: [
        ("oldest 1 Jan 2026.", nil), ("31 Jan 2026, 03:00", nil), ("1 Jan 19", "1 P 19"), ("Jan 2026", "P 2026"),
        ("x Jan 2026", "x P 2026"), ("Jan", "P"), ("9Jan 2026", nil), ("on 1 Jan", "on 1 P"),
        ("1 May 2026", "1 P 2026"),
        ("1/Jan 2026", "1/P 2026"), ("1 Eve 2026", "1 P 2026"),
    ])
    func `a month of our texts stays, whoever is called so`(text: String, erased: String?) {
        let person = PersonalValues(["Jan": "P", "1 May": "1 P", "Eve": "P"])
        #expect(person.erased(text) == erased ?? text)
    }

    @Test(arguments: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
    func `each month may be somebody's name`(month: String) {
        let person = PersonalValues([month: "P"])
        #expect(person.erased("x31 \(month) 2026 by \(month)") == "x31 \(month) 2026 by P")
    }

    @Test func `a value that means something else too is replaced only where a person must be meant`() {
        let both = PersonalValues(["USD": "P", "coins": "P", "Anna": "P"]) { $0 != "Anna" }
        let text = #"{"currency":"USD","product":"coins","user":"Anna"}"#
        #expect(both.erased(text) == #"{"currency":"USD","product":"coins","user":"P"}"#)
        #expect(both.erased("USD") == "USD" && both.pseudonym(ofText: "USD") == nil && !both.isIn("USD"))
        #expect(both.erased(people: "USD") == "P" && both.isIn(people: "USD"))
        #expect(both.pseudonym(ofText: "Anna") == "P" && both.isIn("Anna"))
        let nobody = both.limitedToUserIDs
        #expect(nobody.replacesOnlyUserIDs && !both.replacesOnlyUserIDs)
        #expect(nobody.erased("by Anna") == "by Anna" && nobody.pseudonyms == both.pseudonyms)
    }

    @Test func `a name with what cannot be seen is found as it is and as pages show it`() {
        let values = PersonalValues(["an\u{7}na": "P"]) { _ in false }
        for text in ["an\u{7}na", printable("an\u{7}na")] {
            #expect(values.pseudonym(ofPeople: text) == "P")
            #expect(values.pseudonym(ofPeople: "ben;" + text) == "ben;P")
        }
        #expect(printable("an\u{7}na") != "an\u{7}na" && values.pseudonym(ofPeople: "anna") == nil)
    }

    private static let findings: [(String, String?)] = [
        ("1001 at T order 7; 1002 at T order 1001", "P at T order 7; 1002 at T order 1001"),
        ("1002 at T; gem60 at T; 1001 at T", "1002 at T; Q at T; P at T"),
        ("short_delivery: 1001 at T quantity 2; 1002 at T", "short_delivery: P at T quantity 2; 1002 at T"),
        ("product: 1002 at T | claim: 1001 at T", "product: 1002 at T | claim: P at T"),
        ("order 1001 at T", nil), ("double order: 1001 at T", nil), ("1001 at noon", nil),
        ("1001 at 2026", nil), ("1002, 1001 at T", nil),
        ("1001;1002: 1001 at T; 1002 at T", "P;1002: P at T; 1002 at T"),
        ("1000;1001: 1000 at T order 1001; 1001 at T", "1000;P: 1000 at T order 1001; P at T"),
        ("1001: 1001 at T; 1001 at T", "P: P at T; P at T"),
        ("1001: sent at T", nil), ("1000;1001: double orders", nil), ("1001: 1002 at T", nil),
        ("1001;1002", "P;1002"), ("1000;1001;1002", "1000;P;1002"), ("1000;gem60", "1000;Q"),
        ("1000;1001; storefronts CHN;USA", "1000;P; storefronts CHN;USA"), ("1002; storefronts CHN;1001", nil),
        ("orders 1000;1001", nil), ("double orders: 1000;1001", nil), ("x:1001;1002", nil), ("1001;1002 at T", nil),
        ("order 1001: 1001 at T", nil), ("1001;1002 are orders", nil), ("1001; 1002", nil), ("1000; 1001", nil),
        ("1001:1002", nil), ("by 1001", nil),
        ("1001; evidence 2; users 1", "P; evidence 2; users 1"), ("1001; order", nil),
        ("1002; evidence 2; users 3: 1000;1001;1002", "1002; evidence 2; users 3: 1000;P;1002"),
        ("nobody named; evidence 1; users 1: 1001", "nobody named; evidence 1; users 1: P"),
        ("1002; evidence 1001; users 1001", nil),
        ("chain_untrusted 1001", "chain_untrusted P"), ("chain_untrusted 1001 x", nil), ("order 1001", nil),
    ]

    /// T stands for a time.
    @Test(arguments: findings)
    func `a value that means something else too is a person where a finding names people`(
        words: String,
        erasedWords: String?
    ) {
        func atTime(_ words: String) -> String { words.replacing(" T", with: " 2026-02-01T01:00:00Z") }
        let (text, erased) = (atTime(words), erasedWords.map(atTime))
        let values = PersonalValues(["1001": "P", "gem60": "Q"]) { _ in true }
        #expect(values.erased(text) == erased ?? text)
        #expect(values.isIn(text) == (erased != nil))
        let quoted = values.erased(Array("\"\(text)\"".utf8), in: .words).map { String(decoding: $0, as: UTF8.self) }
        #expect(quoted == erased.map { "\"\($0)\"" })
        let tagged = values.erased(Array("<td>\(text)</td>".utf8), in: .words).map {
            String(decoding: $0, as: UTF8.self)
        }
        #expect(tagged == erased.map { "<td>\($0)</td>" })
        #expect(values.erased(Array(text.utf8), in: .file) == nil && values.erasedFileName(text) == nil)
        #expect(!values.limitedToUserIDs.isIn(text))
    }

    @Test(arguments: [
        ("10010077 at 5", "P at 5"), ("1,234 of 99", "1,234 of 99"), ("(u-1)", "(P)"), ("1234 days", "1234 days"),
        ("12345 x", "P x"), ("99 at 2026-03-01", "P at 2026-03-01"), ("99 at noon", "99 at noon"),
    ])
    func `on a page digits are a number as long as numbers are there`(text: String, erased: String) {
        let values = PersonalValues(["10010077": "P", "99": "P", "1234": "P", "12345": "P", "u-1": "P"])
        let written = values.erased(Array(text.utf8), in: .page).map { String(decoding: $0, as: UTF8.self) }
        #expect(written ?? text == erased)
    }

    @Test(arguments: [
        ("quantity 2", nil), ("2 users", nil), ("1 user", nil), ("quantity 2 at 5", "quantity P at 5"),
        ("on line 2 user waits", "on line P user waits"), ("2 users wait", "P users wait"), ("2;7", "P;7"), ("2", "P"),
        ("quantities 2", "quantities P"), ("order Anna", "order P"), ("Anna users", "P users"), ("2 at 5", "P at 5"),
        ("to 2 users", "to P users"), ("u-9 at 2026, quantity 2; u-8 at 6", nil),
        ("told users 2; 7", "told users P; 7"), ("x; users 2", nil), ("evidence 2; users 1", nil),
        ("quantity 2, at 5", "quantity P, at 5"),
    ])
    func `digits are a number in what a finding says of numbers, and in no note`(text: String, erased: String?) {
        let values = PersonalValues(["2": "P", "1": "P", "Anna": "P"])
        #expect(values.erased(text) == erased ?? text)
        #expect(values.isIn(text) == (erased != nil))
    }

    @Test func `any bytes can be looked through`() {
        let bytes: [UInt8] = [0xFF, 0x00] + Array("Anna".utf8) + [0xFF]
        #expect(anna.erased(bytes, in: .file) == [0xFF, 0x00] + Array("P".utf8) + [0xFF])
        #expect(PersonalValues(["": "P"]).isEmpty && !anna.isEmpty)
    }

    @Test(arguments: [
        (#"{"count":1001,"reviewers":["1001"]}"#, #"{"count":1001,"reviewers":["P"]}"#),
        ("{\n  \"Anna\": 1001,\n  \"name\": \"Anna\"\n}\n", "{\n  \"Anna\": 1001,\n  \"name\": \"P\"\n}\n"),
        ("{1001}", "{P}"), (#"{"a" 1001"#, #"{"a" P"#),
    ])
    func `an object of JSON that the ledger keeps is read as a file is`(text: String, erased: String) {
        #expect(anna.erased(text) == erased)
        #expect(!anna.isIn(#"{"count":1001}"#) && anna.isIn(text))
        #expect(!anna.isIn(anna.erased(text)))
    }
}
