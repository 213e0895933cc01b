/// What `judge` says about one purchase.
package struct Verdict: Sendable, Hashable {
    package var list: PurchaseList
    /// Why it is on that list: a stable code, also the reason of the move there.
    package var reason: ListReason
    /// Only on the white list.
    package var whiteState: WhiteState?
    package var owner: Owner
    /// Only for a missing credit.
    package var cause: MissingCause?
    package var nextStep: NextStep?
    /// Every finding this purchase gives rise to, `missing_credit` included; at most one per kind.
    package var findings: [Finding]
    /// The one user of its live credits, where nothing is wrong with their accounts: what its neighbours in a
    /// receipt or a subscription may rely on.
    package var creditedTo: UserID?
}

/// Where a white purchase stands.
package enum WhiteState: String, Sendable, Hashable, Codable, CaseIterable {
    /// A timing difference: still inside the grace time.
    case withinGrace = "within_grace"
    /// Past grace, but the credits of that time are not known to be in.
    case creditsNotInYet = "credits_not_in_yet"
    /// A probable missed order.
    case missingCredit = "missing_credit"
    /// Past grace; a person decided not to follow it up.
    case parked

    /// Whether nothing is wrong yet.
    package var isExpected: Bool { self == .withinGrace || self == .creditsNotInYet }

    /// `expected`, `missing_credit` or `parked`: the state in files.
    package var fileCode: String {
        switch self {
        case .withinGrace, .creditsNotInYet: "expected"
        case .missingCredit: "missing_credit"
        case .parked: "parked"
        }
    }
}

/// The user a purchase belongs to, with the basis of that belief.
package struct Owner: Sendable, Hashable {
    package var basis: OwnerBasis
    package var strength: OwnerStrength
    /// The one user, where there is exactly one.
    package var userID: UserID?
    /// Everyone on the deciding rung, in byte order.
    package var candidates: [UserID]
    /// A name was on it that matches nobody: nothing binds any more.
    package var isTokenUnmatched: Bool
    /// Whether a credit to anyone but the candidates is a wrong account.
    package var isBinding: Bool

    package init(
        basis: OwnerBasis,
        strength: OwnerStrength,
        userID: UserID? = nil,
        candidates: [UserID] = [],
        isTokenUnmatched: Bool,
        isBinding: Bool = false
    ) {
        self.basis = basis
        self.strength = strength
        self.userID = userID
        self.candidates = candidates
        self.isTokenUnmatched = isTokenUnmatched
        self.isBinding = isBinding
    }
}

/// The rungs of the owner ladder (Rules 7.1), and what it says when none decides.
package enum OwnerBasis: String, Sendable, Hashable, Codable, CaseIterable {
    case accountToken = "account_token"
    case applicationUsername = "application_username"
    case sameSubscription = "same_subscription"
    case claimedBy = "claimed_by"
    case sameReceipt = "same_receipt"
    case submittedBy = "submitted_by"
    case sameDevice = "same_device"
    case claimedUnproven = "claimed_unproven"
    case ambiguous
    case unknown
}

package enum OwnerStrength: String, Sendable, Hashable, Codable, CaseIterable {
    case bound, strong, weak, none
}

/// Why a credit is missing: the first that applies (Rules 5.14).
package enum MissingCause: String, Sendable, Hashable, Codable, CaseIterable {
    case refusedClaim = "refused_claim"
    case verifiedNotCredited = "verified_not_credited"
    case claimedNotCredited = "claimed_not_credited"
    case submittedNotClaimed = "submitted_not_claimed"
    case neverSubmitted = "never_submitted"
}

/// What a person should do about a finding.
package enum NextStep: String, Sendable, Hashable, Codable, CaseIterable {
    case creditOwner = "credit_owner"
    case findOwner = "find_owner"
    case askCustomer = "ask_customer"
    case checkBackend = "check_backend"
    case wait
    case takeBack = "take_back"
    case ignoreReviewer = "ignore_reviewer"
    case blockUser = "block_user"
}

/// Something a person should look at.
package struct Finding: Sendable, Hashable {
    package var kind: FindingKind
    /// The earliest live credit concerned, then the smaller user id.
    package var credit: Credit?
    package var expected: String
    package var actual: String
    /// Everything that does not fit into the columns, in a stable order.
    package var detail: String
    package var nextStep: NextStep
    /// The run that first had the newest of the backend's deliveries it objects to in the books.
    package var newestDeliveryRun: RunID?
    /// Who the users of an `owner_mismatch` are today, after merges of accounts, by the account that the backend names.
    package var canonicalUsers: [UserID: UserID] = [:]

    package init(
        kind: FindingKind,
        credit: Credit? = nil,
        expected: String = "",
        actual: String = "",
        detail: String,
        nextStep: NextStep
    ) {
        self.kind = kind
        self.credit = credit
        self.expected = expected
        self.actual = actual
        self.detail = detail
        self.nextStep = nextStep
    }
}

/// Kinds of finding; the codes are stored and never change.
package enum FindingKind: String, Sendable, Hashable, Codable, CaseIterable {
    case missingCredit = "missing_credit"
    case ownerMismatch = "owner_mismatch"
    case duplicateCredit = "duplicate_credit"
    case contentMismatch = "content_mismatch"
    case refundedAfterCredit = "refunded_after_credit"
    case environmentBreach = "environment_breach"
    case reusedReceipt = "reused_receipt"
    case missingPayment = "missing_payment"
    case unprovenCredit = "unproven_credit"
    case foreignReceipt = "foreign_receipt"
    case forgedReceipt = "forged_receipt"

    /// Kinds that are the same trouble at different stages share a case.
    package var caseGroup: String { isAboutCreditWithoutPurchase ? "credit_without_payment" : rawValue }

    /// Whether it is about a credit whose purchase nobody knows: what is decided goes with the transaction that this names (Rules
    /// 5.18). What forged or foreign evidence names is no transaction to decide about.
    package var isAboutCreditWithoutPurchase: Bool {
        switch self {
        case .missingPayment, .unprovenCredit: true
        default: false
        }
    }
}
