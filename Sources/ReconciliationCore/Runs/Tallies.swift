package struct PostTally: Sendable, Hashable, Codable {
    package var transactions = 0
    package var newPurchases = 0
    package var mergedPurchases = 0
    package var credits = 0

    package init() {}
}

package struct CreditCoverage: Sendable, Hashable {
    package var earliest: Instant?
    package var watermark: Instant?
    /// The earliest moment a piece of evidence is known to have come in.
    package var earliestEvidence: Instant?

    package init(earliest: Instant?, watermark: Instant?, earliestEvidence: Instant? = nil) {
        self.earliest = earliest
        self.watermark = watermark
        self.earliestEvidence = earliestEvidence
    }
}

package struct ReconcileTally: Sendable, Hashable, Codable {
    package var judged = 0
    package var moves = 0
    package var newFindings = 0
    package var closedFindings = 0
    /// Credits without a payment that are too many to be listed: no evidence is being imported.
    package var unlistedUnprovenCredits = 0
    /// The settings that are not what they were when the books were last judged, as long as the run is the same.
    package var changedSettings = SettingChanges(settings: [], moves: 0)

    package init() {}
}

/// A sum that must agree with another sum computed a different way.
package struct ControlTotal: Sendable, Hashable, Codable {
    package var name: String
    package var left: Int64
    package var right: Int64
    package var holds: Bool

    package init(name: String, left: Int64, right: Int64) {
        self.name = name
        self.left = left
        self.right = right
        self.holds = left == right
    }
}
