import ReconciliationCore
import Testing

/// Which names are words of reports and summaries too.
@Suite struct ReservedWordTests {
    @Test(arguments: [
        "yes", "no", "none", "unknown", "CNY", "AZA", "ZAZ", "missing_credit", "never_submitted", "credit_owner",
        "reopened",
        "credited_manually", "account_token", "weak", "white", "revoked", "parked", "3-7d", "Sandbox", "consumable",
        "first_period", "unverifiable", "app_receipt", "pending", "superseded", "credits", "catalogue", "published",
        "pruned", "uuid_v3", "Production", "expected", "product", "short_delivery",
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

    @Test(arguments: [
        "2026-02-21", "2 Mar 2026", "12 Dec 2026", "2026年3月2日", "2026年3月12日",
        "2026年12月2日", "03:00", "10:05:00", "10:05:00.250Z", "T10:05Z",
        "2026-02-20T10:05:00Z", "2026-02-20 10:05", "2 Mar 2026, 03:00", "2026年12月20日 03:00", "20260301T030000Z",
        "03:00Z", "1 Apr 2026", "1 Sep 2026", "1 May 2026",
    ])
    func `days and times are`(moment: String) { #expect(ReservedWord.contains(moment)) }

    @Test(arguments: [
        "20260301", "2026-02", "2026-02-21x", "x2026-02-21", "2026-02-21 Kim", "2 March 2026", "10:05 Kim", "10",
        "030-123",
        "Mar 2026", "20260301T030000", "20260301T030000Zx", "10:5", "T", "1 Maz 2026", "1 Tay 2026",
    ])
    func `other names with digits are not`(name: String) { #expect(!ReservedWord.contains(name)) }

    @Test(arguments: ["Anna", "Usd", "US", "USDT", "A1B", "", "U D", "@AB", "AB[", "u-1", "yes!"])
    func `other names are not`(name: String) { #expect(!ReservedWord.contains(name)) }
}
