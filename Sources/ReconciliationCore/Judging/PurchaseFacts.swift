/// What a purchase's transactions add up to: the reading every rule starts from.
package struct PurchaseFacts: Sendable, Hashable {
    package let environment: StoreEnvironment
    /// The id shown: the original id where it is one of the purchase's own, else the smallest by bytes.
    package let shownID: TransactionID
    package let originalID: TransactionID?
    package let productID: ProductID?
    package let bundleID: BundleID?
    /// Nil where the bundle is the default of a payment: then nobody said whose app it is.
    package let statedBundleID: BundleID?
    package let type: ProductType?
    package let quantity: Int
    package let paidAt: Instant?
    package let expiresAt: Instant?
    package let isFamilyShared: Bool
    package let isUpgraded: Bool
    package let isFree: Bool
    /// Known to be the first period of its subscription (Rules 4.3).
    package let isFirstPeriod: Bool
    package let fullRevocation: Revocation?
    /// A refund of a part of the price or the end of sharing, which move nothing.
    package let partRevocation: Revocation?
    package let storefront: String?
    package let grade: Grade
    package let source: EvidenceSource

    package init(_ dossier: Dossier) {
        let order = TransactionOrder(dossier.transactions)
        let transactions = order.byID
        let ids = Set(transactions.map(\.id.id))
        let shown = order.shown

        // Facts of several transactions merge like those of one: the best grade that states a field.
        let ranked = order.ranked
        func known<Value>(_ field: KeyPath<TransactionFacts, Value?>) -> Value? {
            ranked.lazy.compactMap { $0.facts[keyPath: field] }.first
        }

        environment = shown.id.environment
        shownID = order.original?.id.id ?? dossier.namedOriginals.min() ?? shown.id.id
        originalID = known(\.originalTransactionID)
        productID = known(\.productID)
        statedBundleID = ranked.lazy.filter(\.isBundleStated).compactMap(\.facts.bundleID).first
        bundleID = statedBundleID ?? known(\.bundleID)
        type = known(\.type)
        quantity = known(\.quantity) ?? 1
        expiresAt = known(\.expiresDate)
        storefront = known(\.storefront)
        isFamilyShared = transactions.contains { $0.facts.ownership == .familyShared }
        isUpgraded = transactions.contains { $0.facts.isUpgraded == true }
        // What is paid for once can be "bought" again for nothing; a period of a subscription cannot.
        isFree =
            transactions.contains(where: \.isFree)
            && (type.isSubscription || !transactions.contains(where: \.isPaid))
        isFirstPeriod = transactions.contains { transaction in
            ReconciliationCore.isFirstPeriod(
                reason: transaction.facts.transactionReason,
                isOriginal: transaction.facts.originalTransactionID.map(ids.contains) ?? false
            )
        }
        let revocations = PurchaseRevocations(
            transactions.compactMap(\.standingRevocation),
            isFamilyShared: isFamilyShared,
            isUpgraded: isUpgraded
        )
        fullRevocation = revocations.full
        partRevocation = revocations.part

        let best = transactions.max { $0.grade < $1.grade } ?? shown
        grade = best.grade
        source = shown.grade == best.grade ? shown.source : best.source

        paidAt = purchaseDate(transactions.lazy.map { ($0.grade, $0.paidAt) })
    }
}

/// What the revocations of its transactions are to a purchase (Rules 2.8).
package struct PurchaseRevocations: Sendable, Hashable {
    package let full: Revocation?
    package let part: Revocation?

    /// - Parameter standing: those of its transactions that stand, in the order of their ids.
    package init(_ standing: [Revocation], isFamilyShared: Bool, isUpgraded: Bool) {
        // Nobody paid for what another shares with him: only the sharing can end. An upgrade ends the period before it.
        full = isFamilyShared || isUpgraded ? nil : standing.first(where: \.isFull)
        part = isFamilyShared ? standing.first?.ofSharing : standing.first { !$0.isFull }
    }
}

extension MergedTransaction {
    /// A trial, a free offer, or a price of nothing that Apple signed.
    package var isFree: Bool {
        facts.isTrial == true || facts.offerDiscountType == "FREE_TRIAL"
            || (priceGrade == .signed && facts.price?.milliunits == 0)
    }

    /// A price that Apple signed, of what is not given away: the offer of a trial states one too.
    fileprivate var isPaid: Bool { priceGrade == .signed && !isFree }
}
