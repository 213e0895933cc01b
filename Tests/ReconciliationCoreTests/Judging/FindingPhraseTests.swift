import ReconciliationCore
import Testing

/// What findings expect and find, as it is stored.
@Suite struct FindingPhraseTests {
    private static let phrases: [(FindingPhrase, String)] = [
        (.quantity(3), "quantity 3"), (.quantity(1), "quantity 1"), (.users(1), "1 user"), (.users(2), "2 users"),
        (.notRefunded, "not refunded"), (.refunded(at: nil), "refunded"),
        (.refunded(at: Instant(milliseconds: 1_700_000_000_000)), "refunded 2023-11-14T22:13:20Z"),
        (.payment, "a payment"), (.noEvidence, "no evidence"), (.notFoundAtApple, "not found at Apple"),
        (.signedByApple, "signed by Apple"),
    ]

    @Test(arguments: phrases)
    func `a phrase is stored as a text and read from it`(phrase: FindingPhrase, text: String) {
        #expect(phrase.text == text)
        #expect(FindingPhrase(text: text) == phrase)
    }

    @Test(arguments: [
        "", "u1", "Sandbox", "quantity", "quantity x", "3", "1 users", "2 user", "refunded soon", "u1 u2",
    ])
    func `an id or a code is no phrase`(text: String) { #expect(FindingPhrase(text: text) == nil) }
}
