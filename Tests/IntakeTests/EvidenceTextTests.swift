import Testing

@testable import Intake

@Suite struct EvidenceTextTests {
    @Test(arguments: [
        ("eyJh.eyJi.c2ln", true), ("eyJh.eyJi.", true), ("eyJh..c2ln", false), (".eyJi.c2ln", false),
        ("eyJh.eyJi", false), ("eyJh.eyJi.c", false), ("a.b.c.d", false),
        ("e+Jh.eyJi.c2ln", false),
        ("eyJhb.eyJi.c2ln", false), ("..", false),
    ])
    func `a signed transaction has three parts of base64url`(text: String, expected: Bool) {
        #expect(EvidenceText.isSigned(text) == expected)
    }
}
