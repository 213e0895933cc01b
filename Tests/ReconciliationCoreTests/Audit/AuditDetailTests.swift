import ReconciliationCore
import Testing

/// The canonical JSON of audit details: the hashes of the chain are made of its bytes, so each of them counts.
@Suite struct AuditDetailTests {
    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), ("\"", #""\"""#), ("\\", #""\\""#), ("\"\\\"", #""\"\\\"""#),
        ("\0", #""\u0000""#), ("\u{1}", #""\u0001""#), ("\t", #""\u0009""#), ("\n", #""\u000a""#),
        ("\u{B}", #""\u000b""#), ("\r\n", #""\u000d\u000a""#), ("\u{F}", #""\u000f""#), ("\u{10}", #""\u0010""#),
        ("\u{1A}", #""\u001a""#), ("\u{1F}", #""\u001f""#), (" ", #"" ""#), ("/", #""/""#), ("~", #""~""#),
        ("\u{7F}", "\"\u{7F}\""), ("\u{2028}", "\"\u{2028}\""), ("e\u{301}", "\"e\u{301}\""), ("😀", #""😀""#),
    ])
    func `quotes, backslashes and control characters are escaped, and nothing else`(text: String, json: String) {
        #expect(Array(AuditDetail.text(text).json.utf8) == Array(json.utf8))
        #expect(Array(AuditDetail.object([text: .number(1)]).json.utf8) == Array("{\(json):1}".utf8))
    }

    @Test(
        arguments: [
            (.number(0), "0"), (.number(-1), "-1"), (.number(.min), "-9223372036854775808"),
            (.number(.max), "9223372036854775807"), (.list([]), "[]"), (.object([:]), "{}"),
            (.list([.number(1), .text("a"), .number(2)]), #"[1,"a",2]"#),
            (.list([.list([]), .object(["a": .list([.number(1)])])]), #"[[],{"a":[1]}]"#),
        ] as [(AuditDetail, String)]
    )
    func `numbers, lists and objects have no blanks`(detail: AuditDetail, json: String) {
        #expect(detail.json == json)
    }

    /// U+FF5E comes before U+1F600 by bytes, after it by the units of UTF-16.
    @Test func `keys are in the order of their bytes`() {
        let keys = ["", "10", "9", "A", "Z", "a", "aa", "b", "é", "\u{FF5E}", "😀"]
        let detail = AuditDetail.object(Dictionary(uniqueKeysWithValues: keys.map { ($0, .number(0)) }))
        #expect(detail.json == "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}")
    }

    /// HMAC-SHA-256 with the key 01 02 03, of another implementation. Both digests have bytes around 0x10.
    @Test(arguments: [
        ("u59", "3063b95f9d301055fbd0b74e8fa89361d8b8eb77e903ad0f3d5e29c76095da66"),
        ("u504", "71da980fd162e6a1d177568c1f263c9236df6e2d5102042af11b851014ec0010"),
    ])
    func `a salted digest has two digits for each byte`(text: String, digest: String) {
        #expect(saltedDigest(text, salt: [1, 2, 3]) == digest)
    }
}
