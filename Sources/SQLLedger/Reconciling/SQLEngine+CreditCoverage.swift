package import ReconciliationCore

/// What the credits cover.
extension SQLEngine {
    /// The bounds of what the credits cover, as of a moment.
    package func creditCoverage(asOf: Instant) throws(StoreFailure) -> CreditCoverage {
        try read("read the coverage of credits") { database in
            let row = try Row.fetchOne(
                database.prepared(SQL.PolicyInForce.coverage),
                arguments: ["as_of": asOf.milliseconds]
            )
            return CreditCoverage(
                earliest: row?.instant("earliest_credit"),
                watermark: row?.instant("credits_watermark"),
                earliestEvidence: row?.instant("earliest_evidence")
            )
        }
    }
}
