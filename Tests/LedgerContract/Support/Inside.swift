package import ReconciliationCore

/// One transaction inside a piece of evidence.
package struct Inside: Sendable {
    package let id: String
    package let environment: StoreEnvironment
    package var facts: TransactionFacts
    package var source = EvidenceSource.appReceipt
    package var statedAt = noon + hour

    func statement(in digest: ContentDigest) -> TransactionStatement {
        TransactionStatement(
            transaction: TransactionKey(environment: environment, id: TransactionID(id)),
            source: source,
            grade: .signed,
            statedAt: statedAt,
            digest: digest,
            facts: facts
        )
    }
}

/// A signed transaction of a consumable of ours, paid at noon; `change` makes it something else.
package func inside(
    _ id: String,
    _ environment: StoreEnvironment = .production,
    days: Int64 = 0,
    of product: String = "coins",
    _ change: (inout TransactionFacts) -> Void = { _ in }
) -> Inside {
    var facts = TransactionFacts()
    facts.bundleID = BundleID("com.game")
    facts.productID = ProductID(product)
    facts.type = .consumable
    facts.quantity = 1
    facts.purchaseDate = noon + .days(days)
    change(&facts)
    return Inside(id: id, environment: environment, facts: facts)
}

/// One period of a subscription.
package func period(
    _ id: String,
    of original: String,
    _ environment: StoreEnvironment = .production,
    days: Int64,
    _ change: (inout TransactionFacts) -> Void = { _ in }
) -> Inside {
    inside(id, environment, days: days, of: "vip") {
        $0.type = .autoRenewable
        $0.originalTransactionID = TransactionID(original)
        change(&$0)
    }
}

extension EvidenceAnswer {
    /// A verified piece with coins paid at noon inside, by their transaction ids.
    package static func verified(_ due: DueEvidence, form: StoredForm, _ ids: [String]) -> EvidenceAnswer {
        var answer = EvidenceAnswer(evidenceID: due.id, form: form, outcome: .verified)
        answer.rowCount = ids.count
        answer.statements = ids.map { id in
            var coins = inside(id) {
                $0.bundleID = nil
                $0.type = nil
            }
            coins.source = form == .signedTransaction ? .signedTransaction : .appReceipt
            coins.statedAt = noon
            return coins.statement(in: due.digest)
        }
        return answer
    }

    /// A piece with an answer that holds no transactions.
    package static func refused(_ due: DueEvidence, rule: String, form: StoredForm = .appReceipt) -> EvidenceAnswer {
        var answer = EvidenceAnswer(evidenceID: due.id, form: form, outcome: .refused)
        answer.rule = rule
        return answer
    }
}
