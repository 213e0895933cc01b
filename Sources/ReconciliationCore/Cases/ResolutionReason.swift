/// What a person may say when resolving a case (Rules 5.18). The codes are stored and never change.
package enum ResolutionReason: String, Sendable, Hashable, Codable, CaseIterable {
    case creditedManually = "credited_manually"
    case creditedElsewhere = "credited_elsewhere"
    case refundedByUs = "refunded_by_us"
    case refundedByApple = "refunded_by_apple"
    case customerWithdrew = "customer_withdrew"
    case fraud, test, duplicate
    case belowThreshold = "below_threshold"
    case cannotIdentify = "cannot_identify"
    case movedToOwner = "moved_to_owner"

    /// Where a resolution for this reason leads a purchase nobody was credited for.
    package enum Destination: String, Sendable, Hashable {
        case black, closed, parked
        /// Nothing moves: the books follow when the backend's own rows do.
        case stays
    }

    package var destination: Destination {
        switch self {
        case .creditedManually, .creditedElsewhere: .black
        case .movedToOwner: .stays
        case .belowThreshold, .cannotIdentify: .parked
        case .refundedByUs, .refundedByApple, .customerWithdrew, .fraud, .test, .duplicate: .closed
        }
    }

    /// Where a resolution for this reason of a case of a kind leads the purchase.
    package func destination(ofCase kind: String) -> Destination {
        isAboutPaymentsAlone && kind != FindingKind.missingCredit.rawValue ? .stays : destination
    }

    /// Whether it settles a purchase only by a case of a missing credit: of a delivery it says nothing about the payment.
    package var isAboutPaymentsAlone: Bool { destination == .parked || self == .duplicate }

    /// Whether the reason can settle a finding of that kind.
    package func fits(_ kind: FindingKind) -> Bool {
        switch self {
        case .creditedManually, .creditedElsewhere: kind == .missingCredit || kind == .contentMismatch
        case .movedToOwner: kind == .ownerMismatch
        default: true
        }
    }

    package static func fitting(_ kind: FindingKind) -> [ResolutionReason] { allCases.filter { $0.fits(kind) } }
}
