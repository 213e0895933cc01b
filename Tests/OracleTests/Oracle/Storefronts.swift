import AppStoreSimulator

/// Findings whose owner bought from several storefronts within 30 days of the purchase say so in their detail.
struct Storefronts: Sendable {
    private var bought: [(user: String, at: Moment, storefront: String)] = []
    private var dates: [PurchaseName: Moment] = [:]

    init(facts: Facts, ladder: OwnerLadder) {
        for purchase in facts.purchases {
            guard let date = purchase.purchasedAt else { continue }
            dates[purchase.name] = date
            guard let storefront = purchase.storefront, let user = ladder.owner(of: purchase).userID else { continue }
            bought.append((user, date, storefront))
        }
    }

    func mark(_ findings: inout [ExpectedFinding]) {
        for index in findings.indices where !findings[index].ownerUserID.isEmpty {
            let finding = findings[index]
            let name = PurchaseName(environment: finding.environment, transactionID: finding.transactionID)
            guard let date = dates[name] else { continue }
            let seen = Set(
                bought.filter {
                    $0.user == finding.ownerUserID && $0.at >= date.adding(days: -30) && $0.at <= date.adding(days: 30)
                }.map(\.storefront)
            )
            if seen.count > 1 { findings[index].words.insert("storefronts " + seen.sorted().joined(separator: ";")) }
        }
    }
}
