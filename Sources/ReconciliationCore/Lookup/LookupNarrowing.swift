/// To which purchases and credits a lookup is narrowed. What states no product, or no date, does not fit.
package struct LookupNarrowing: Sendable, Hashable, Codable {
    /// How many of each were found and are not shown.
    package struct Hidden: Sendable, Hashable, Codable {
        package var purchases = 0
        package var unmatchedCredits = 0
        package var claims = 0
        package var waiting = 0
        package var findings = 0
        /// Of the transactions that Apple named.
        package var apple = 0

        package init() {}
    }

    /// The exact product id.
    package var productID: String?
    /// Paid at or after this moment; credits without a purchase: credited.
    package var paidFrom: String?
    /// Paid before this moment.
    package var paidUntil: String?
    package var hidden = Hidden()

    package init(productID: String? = nil, paid period: Range<Instant>? = nil) {
        self.productID = productID
        paidFrom = period?.lowerBound.text
        paidUntil = period?.upperBound.text
    }

    fileprivate func fits(_ productID: String?, _ moment: String?) -> Bool {
        if let wanted = self.productID, productID != wanted { return false }
        guard let paidFrom, let paidUntil else { return true }
        guard let moment else { return false }
        // Times as the files state them sort by bytes.
        return paidFrom <= moment && moment < paidUntil
    }
}

extension LookupResult {
    /// Only what fits, and how much was left out. Claims stay where what they are about stays.
    package func narrowed(to narrowing: LookupNarrowing) -> LookupResult {
        var result = self
        var narrowing = narrowing
        result.purchases = purchases.filter { narrowing.fits($0.productID, $0.purchaseDate) }
        result.waiting = waiting.filter { narrowing.fits($0.productID, $0.purchaseDate) }
        result.unmatchedCredits = unmatchedCredits.filter { narrowing.fits($0.productID, $0.creditedAt) }
        result.apple?.transactions.removeAll { !narrowing.fits($0.productID, $0.purchaseDate) }
        let shown = Set(
            result.purchases.flatMap(\.transactionIDs) + result.waiting.map(\.transactionID)
                + result.unmatchedCredits.map(\.transactionID)
        )
        result.claims = claims.filter { shown.contains($0.transactionID) }
        result.findings = findings.filter { $0.transactionID.map(shown.contains) ?? false }
        result.uploads = uploads.filter { $0.transactionID.map(shown.contains) ?? false }
        result.notices = notices.filter { shown.contains($0.transactionID) }
        result.uploadsNotShown += uploads.count - result.uploads.count
        narrowing.hidden.findings = findings.count - result.findings.count
        narrowing.hidden.purchases = purchases.count - result.purchases.count
        narrowing.hidden.waiting = waiting.count - result.waiting.count
        narrowing.hidden.unmatchedCredits = unmatchedCredits.count - result.unmatchedCredits.count
        narrowing.hidden.apple = (apple?.transactions.count ?? 0) - (result.apple?.transactions.count ?? 0)
        narrowing.hidden.claims = claims.count - result.claims.count
        result.narrowing = narrowing
        return result
    }
}
