package import ReconciliationCore

/// What the credits cover.
extension SQLEngine {
    /// The bounds of what the credits cover, as of a moment.
    package func creditCoverage(asOf: Instant) throws(StoreFailure) -> CreditCoverage {
        try read(.readCreditCoverage) { database in
            let row = try database.row(SQL.PolicyInForce.coverage, named: ["as_of": asOf.milliseconds])
            guard let row else { return CreditCoverage(earliest: nil, watermark: nil) }
            return CreditCoverage(
                earliest: row["earliest_credit"],
                watermark: row["credits_watermark"],
                earliestEvidence: row["earliest_evidence"]
            )
        }
    }
}
