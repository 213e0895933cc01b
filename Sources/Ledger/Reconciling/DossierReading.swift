package import ReconciliationCore

extension DossierStore {
    /// Gathers what the selected purchases' dossiers are put together from, the first paid periods of their subscriptions included.
    package func gatherDossiers() throws {
        try gatherDossierFacts()
        try forEachSubscription { subscription in
            for period in firstPaidPeriods(of: subscription.periods) { try keepFirstPaid(period, of: subscription) }
        }
    }

    /// The selected purchases with their dossiers, in the order of their numbers.
    ///
    /// - Parameter body: takes the dossier, or nil where nothing in force states the purchase any more.
    package func forEachDossier(_ body: (PurchaseRecords, Dossier?) throws -> Void) throws {
        try forEachPurchase { records in
            try body(records, records.dossier(catalogue: catalogueEntry))
        }
    }
}

extension PurchaseRecords {
    fileprivate func dossier(
        catalogue: (ProductID, BundleID?) throws -> CatalogueEntry?
    ) throws -> Dossier? {
        guard !transactions.isEmpty else { return nil }
        let merged = transactions.map(\.merged).withoutClearedRefunds(refundStatements)
        var dossier = Dossier(transactions: merged)
        dossier.namedOriginals = namedOriginals
        dossier.isFirstPaidPeriod = isFirstPaidPeriod
        dossier.settlement = settlement(by: decisions, isRefundCleared: isRefundCleared(by: refundStatements))
        dossier.backendUsers = otherBackendUsers.union(transactions.compactMap(\.backendUser))
        dossier.credits = credits
        dossier.refusedCredit = refusedCredit
        dossier.futureCreditAt = futureCreditAt
        dossier.creditOfOtherStore = creditOfOtherStore
        dossier.creditOfOriginal = creditOfOriginal
        dossier.refundNoticeAt = refundNoticeAt
        dossier.refundStatements = refundStatements
        dossier.notFound = notFound
        dossier.traces = submissions.compactMap(\.submissionLink)
        dossier.names = names
        dossier.subscriptionUsers = subscriptionUsers
        dossier.receiptUsers = receiptUsers
        if let product = merged.lazy.compactMap(\.facts.productID).first {
            let stated = merged.lazy.filter(\.isBundleStated).compactMap(\.facts.bundleID).first
            dossier.catalogue = try catalogue(product, stated ?? merged.lazy.compactMap(\.facts.bundleID).first)
        }
        dossier.shownUsername =
            merged.lazy.compactMap(\.facts.backend?.applicationUsername).first ?? dossier.earliestSubmittedUsername
        return dossier
    }
}

extension SubmissionRecord {
    /// Nil where it names the id in another store and contains nothing of the purchase: then it is not about it.
    fileprivate var submissionLink: SubmissionLink? {
        var link = link
        for mention in mentions { link.add(isNamed: mention.isNamed, isContained: mention.isContained) }
        guard link.namesTransaction || link.containsTransaction else { return nil }
        let answer = sender.answer
        link.uploader = answer.holders.isEmpty ? nil : answer
        link.deviceUser = deviceUsers?.only
        return link
    }
}

extension SubmissionMention {
    /// Whether the submission names the transaction: its id, and its store.
    fileprivate var isNamed: Bool {
        guard isIDNamed else { return false }
        let meant = StoreEnvironment.meant(
            stated: statedEnvironment,
            inEvidence: evidenceEnvironment,
            byAnIDKnownIn: knownIn
        )
        return meant == environment
    }
}
