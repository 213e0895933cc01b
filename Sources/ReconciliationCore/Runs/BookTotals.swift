/// Everything the summary counts (article "Files out", `summary.json`), as of one run.
package struct BookTotals: Sendable, Hashable {
    package struct Money: Sendable, Hashable {
        package var currency: String
        package var isEstimate: Bool
        package var count: Int
        package var milliunits: Int64

        package init(currency: String, isEstimate: Bool, count: Int, milliunits: Int64) {
            self.currency = currency
            self.isEstimate = isEstimate
            self.count = count
            self.milliunits = milliunits
        }
    }

    /// What was bought where in the last 30 days.
    package struct Storefront: Sendable, Hashable {
        package var storefront: String
        package var currency: String
        package var productID: String
        package var count: Int

        package init(storefront: String, currency: String, productID: String, count: Int) {
            self.storefront = storefront
            self.currency = currency
            self.productID = productID
            self.count = count
        }
    }

    /// `within_grace`, `credits_not_in_yet`, `missing_credit`, `parked`.
    package var whiteByState: [String: Int] = [:]
    package var black = 0
    package var closedByReason: [String: Int] = [:]
    package var merged = 0
    package var liveCredits = 0
    /// Live ones whose purchase is closed.
    package var excludedCredits = 0
    /// Live ones without a purchase.
    package var unmatchedCredits = 0
    /// Live ones of purchases that are reconciled.
    package var matchedCredits: Int { liveCredits - excludedCredits - unmatchedCredits }
    /// `proven`, `pending`, `unknown_to_apple`.
    package var claimsByState: [String: Int] = [:]
    package var openFindingsByKind: [String: Int] = [:]
    package var newFindings: Int { newFindingsByKind.values.reduce(0, +) }
    /// Opened since the last report, and open still.
    package var newFindingsByKind: [String: Int] = [:]
    package var closedFindings = 0
    /// Purchases that had a delivery when the last report was made, and got another one since.
    package var repeatedDeliveries = 0
    /// Purchases that came onto the black list since the last report; counted only where deliveries are repeated.
    package var newDeliveries = 0
    /// The missing credits by what to do about them.
    package var missingByNextStep: [String: Int] = [:]
    package var ownersByBasis: [String: Int] = [:]
    /// Distinct pieces by digest.
    package var evidenceByOutcome: [String: Int] = [:]
    /// Of the unverifiable pieces, by the rule that stands in the way; the rule is empty where none is known.
    package var unverifiableByRule: [String: Int] = [:]
    /// Every notification once, by type; the rarest beyond a bound as `other`.
    package var notificationsByType: [String: Int] = [:]
    /// Those of a type or subtype this version does not know, as `TYPE` or `TYPE SUBTYPE`.
    package var unknownNotifications: [String: Int] = [:]
    package var duplicateRows = 0
    package var duplicateEvidence = 0
    package var duplicateTransactions = 0
    /// Rows of receipts that were credited long ago and are still in them.
    package var unfinishedButCredited = 0
    package var rejectedRows = 0
    /// Those of them that are counted together, not listed one by one.
    package var unlistedRejectedRows = 0
    /// Of the rejected rows, those of receipts and notifications.
    package var rejectedEvidenceRows = 0
    /// Lines that list them, a line for those counted together included.
    package var rejectedRowLines = 0
    /// Latest moment per kind of input.
    package var watermarks: [String: Instant] = [:]
    package var missingMoney: [Money] = []
    package var oldestMissing: Instant?
    package var periodsWithoutFirst = 0
    package var storefronts: [Storefront] = []
    /// Parked because nobody knew the owner, and one is known by now.
    package var parkedWithOwner = 0
    /// On the white list without a usable date: such a purchase never becomes missing by itself.
    package var undatedWhite = 0
    /// Statements about deliveries that lie ahead, and count from their moment on.
    package var futureCredits = 0

    package init() {}
}

extension BookTotals {
    /// Whether there are claims or credits to hold against payments, and nothing that could prove a payment: a night that
    /// ends well then says nothing about lost purchases.
    ///
    /// - Parameters:
    ///   - canAskApple: whether a key for the App Store Server API is configured.
    ///   - canAskAboutReceipts: whether verifyReceipt is asked: without it nobody ever answers for evidence that is pending.
    package func lacksProof(canAskApple: Bool, canAskAboutReceipts: Bool) -> Bool {
        var worthless: Set<String> = [EvidenceOutcome.unreadable.rawValue]
        if !canAskAboutReceipts { worthless.insert(EvidenceOutcome.pending.rawValue) }
        let evidence = evidenceByOutcome.filter { !worthless.contains($0.key) }.values.reduce(0, +)
        return !canAskApple && purchases == 0 && evidence == 0 && unprovenCount > 0
    }

    /// Whether nothing that is paid, claimed or credited is known yet, nor any evidence: no finding means nothing then.
    package var isEmpty: Bool {
        purchases == 0 && evidenceByOutcome.values.reduce(0, +) == 0 && unprovenCount == 0
    }

    private var purchases: Int {
        whiteByState.values.reduce(0, +) + closedByReason.values.reduce(0, +) + black + merged
    }

    /// Whether more purchases were delivered again since the last report than for the first time, and not just a few: an export that
    /// states its deliveries otherwise than before (with order ids it did not have, at other times) states each of them
    /// a second time (Rules 5.4).
    package var areDeliveriesRepeated: Bool { repeatedDeliveries >= 10 && repeatedDeliveries > newDeliveries }

    /// Claims and live credits: what waits for proof where nothing can prove anything.
    package var unprovenCount: Int { claimsByState.values.reduce(0, +) + liveCredits }
}
