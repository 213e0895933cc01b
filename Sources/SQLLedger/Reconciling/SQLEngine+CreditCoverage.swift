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
            let watermark = (row?["credits_watermark"] as Int64?).flatMap { $0 < 0 ? nil : Instant(milliseconds: $0) }
            return CreditCoverage(
                earliest: row?.instant("earliest_credit"),
                watermark: watermark,
                earliestEvidence: row?.instant("earliest_evidence")
            )
        }
    }
}
