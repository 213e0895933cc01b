/// Whose a purchase is held to be by, in the words of `owner_basis`.
package enum OwnerBasis: String, Sendable, Encodable, CaseIterable {
    case accountToken = "account_token"
    case applicationUsername = "application_username"
    case claimedBy = "claimed_by"
    case submittedBy = "submitted_by"
    case unknown
    case ambiguous
    /// Only online: Apple knows what the claim's own evidence does not hold.
    case claimedUnproven = "claimed_unproven"
}

/// Why a purchase was never credited, in the words of `cause`.
package enum Cause: String, Sendable, Encodable, CaseIterable {
    case refusedClaim = "refused_claim"
    case verifiedNotCredited = "verified_not_credited"
    case claimedNotCredited = "claimed_not_credited"
    case submittedNotClaimed = "submitted_not_claimed"
    case neverSubmitted = "never_submitted"
}

/// One line of `truth.jsonl`, written when the event is made, and from the event alone.
package struct TruthLine: Sendable, Encodable, Equatable {
    package var kind: String
    package var environment: String
    package var transactionID: String
    /// Empty when nobody, or more than one, can be named.
    package var ownerUserID: String?
    package var ownerBasis: OwnerBasis?
    package var cause: Cause?
    package var creditedUserID: String?
    /// Who uploaded a forged receipt.
    package var submittedUserID: String?
    package var bundleID: String?
    package var why: String
    /// Which of Apple's answers brings it to light; nil for what needs none.
    package var via: String?

    package enum CodingKeys: String, CodingKey {
        case kind, environment, cause, why, via
        case transactionID = "transaction_id"
        case ownerUserID = "owner_user_id"
        case ownerBasis = "owner_basis"
        case creditedUserID = "credited_user_id"
        case submittedUserID = "submitted_user_id"
        case bundleID = "bundle_id"
    }
}
