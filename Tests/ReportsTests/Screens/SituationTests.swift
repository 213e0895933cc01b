import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

/// What staff and customers read in every situation, in both languages: the golden files are for reviewers to read.
@Suite struct SituationTests {
    private func all(_ text: (Situation) -> String) -> String {
        Situation.all.map { "# \($0.title)\n\n\(text($0))" }.joined(separator: "\n")
    }

    @Test(arguments: Language.allCases)
    func `staff read what is wrong, what was paid and what to do, then the facts`(in language: Language) throws {
        try expectGolden(all { $0.text.text(in: TextLocale(language)) }, "situations.\(language.rawValue).txt")
    }

    @Test(arguments: Language.allCases)
    func `a look-up of the transaction tells the same on one screen`(in language: Language) throws {
        let texts = all {
            $0.lookup.text(for: $0.transactionID, in: TextLocale(language), policy: $0.explanation.policy)
        }
        try expectGolden(texts, "situations.lookup.\(language.rawValue).txt")
    }

    @Test func `look-up and explanation agree on what is wrong, what was paid and what to do`() {
        for situation in Situation.all {
            let (lookup, policy) = (situation.lookup, situation.explanation.policy)
            let accounts = KnownAccounts(lookup.accounts)
            let lookedUp = PurchaseDescription(lookup.purchases[0], accounts: accounts, policy: policy)
            let explained = PurchaseDescription(situation.explanation, appleOrderIDs: [])
            #expect(lines(lookedUp) == lines(explained), "\(situation.title)")
        }
    }

    private func lines(_ told: PurchaseDescription) -> [String] {
        ([told.headline(.utc), told.whatWasPaid(.utc), told.nextStep] + told.facts(.utc)).map { $0[.english] }
    }

    @Test(arguments: Language.allCases)
    func `customers read what is true of their purchase`(in language: Language) throws {
        let texts = all { $0.text.customerText(in: TextLocale(language)) }
        try expectGolden(texts, "situations.customer.\(language.rawValue).txt")
    }

    @Test(arguments: Language.allCases)
    func `no customer reads an id of ours or another person's`(in language: Language) {
        for situation in Situation.all {
            let text = situation.text.customerText(in: TextLocale(language))
            for word in ["u1", "u2", "u3", "RC-", "o-1", "kim", "white", "black", "credit_", "_credit"] {
                #expect(!text.contains(word), "\(situation.title): \(word)")
            }
        }
    }

    @Test func `no customer is told of a delivery to his account that went elsewhere`() {
        for situation in Situation.all {
            let explanation = situation.explanation
            let told = situation.text.customerText()
            let owner = (explanation.upcoming ?? explanation.verdict).owner
            let recipients = Set(explanation.upcomingCredits.filter(\.isLive).map(\.canonicalUserID))
            let isHis = owner.userID.map(recipients.contains) ?? false
            #expect(isHis || !told.contains("delivered to your account on"), "\(situation.title)")
            let isNobodyServed = recipients.isEmpty
            #expect(!isNobodyServed || !told.contains("It was delivered"), "\(situation.title)")
        }
    }

    @Test func `each sentence of a situation is in the language asked for`() {
        for situation in Situation.all {
            let text = situation.text.customerText(in: .simplifiedChinese)
            for line in text.split(separator: "\n") {
                #expect(line.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(line)")
            }
        }
    }
}
