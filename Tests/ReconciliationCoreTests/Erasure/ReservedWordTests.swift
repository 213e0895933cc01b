import ReconciliationCore
import Testing

/// Which names are words of reports and summaries too.
@Suite struct ReservedWordTests {
    @Test(arguments: [
        "yes", "no", "none", "unknown", "CNY", "AZA", "ZAZ", "missing_credit", "never_submitted", "credit_owner",
        "reopened",
        "credited_manually", "account_token", "weak", "white", "revoked", "parked", "3-7d", "Sandbox", "consumable",
        "first_period", "unverifiable", "app_receipt", "pending", "superseded", "credits", "catalogue", "published",
        "pruned", "uuid_v3", "Production", "expected",
    ])
    func `codes and what reads like a currency are`(word: String) { #expect(ReservedWord.contains(word)) }

    @Test(arguments: [
        "1 user", "2 users", "quantity 3", "not refunded", "a payment", "no evidence", "not found at Apple",
        "signed by Apple", "order",
    ])
    func `the words of findings are`(text: String) {
        let words = text.split(separator: " ").filter { Int($0) == nil }
        #expect(words.allSatisfy { ReservedWord.contains(String($0)) })
    }

    @Test(arguments: ["Anna", "Usd", "US", "USDT", "A1B", "", "U D", "@AB", "AB[", "u-1", "yes!"])
    func `other names are not`(name: String) { #expect(!ReservedWord.contains(name)) }
}
