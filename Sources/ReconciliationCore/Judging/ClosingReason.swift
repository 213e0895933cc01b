/// Why a finding is closed. The codes are stored and never change.
package enum ClosingReason: Sendable, Hashable {
    /// The purchase was judged again: where it is now says why.
    case judged(ListReason)
    /// The purchase proved to be another record of one that has findings of its own.
    case merged
    /// Nothing in force states the purchase any more.
    case evidenceWithdrawn
    /// The other app is one of ours now.
    case appConfigured
    /// The forged evidence was verified again, with another result.
    case evidenceVerifiedAgain
    /// The credit without purchase has the other one of its two findings now.
    case missingPayment
    case unprovenCredit
    /// The credit is from before evidence was imported.
    case beforeEvidence
    /// Most of the last week's credits are unproven: they are counted, not listed.
    case evidenceNotImported
    case withinGrace
    case matched
    /// The credit was withdrawn, or is of another store.
    case creditWithdrawn

    package var code: String {
        switch self {
        case .judged(let reason): reason.rawValue
        case .merged: "merged"
        case .evidenceWithdrawn: "evidence_withdrawn"
        case .appConfigured: "app_configured"
        case .evidenceVerifiedAgain: "evidence_judged_anew"
        case .missingPayment: FindingKind.missingPayment.rawValue
        case .unprovenCredit: FindingKind.unprovenCredit.rawValue
        case .beforeEvidence: "before_evidence"
        case .evidenceNotImported: "evidence_not_taken_in"
        case .withinGrace: "within_grace"
        case .matched: "matched"
        case .creditWithdrawn: "credit_withdrawn"
        }
    }

    /// The reason that has a code; nil where this version knows none.
    package init?(code: String) {
        if let reason = ListReason(rawValue: code) {
            self = .judged(reason)
        } else if let reason = Self.ofNoList.first(where: { $0.code == code }) {
            self = reason
        } else {
            return nil
        }
    }

    private static let ofNoList: [Self] = [
        .merged, .evidenceWithdrawn, .appConfigured, .evidenceVerifiedAgain, .missingPayment, .unprovenCredit,
        .beforeEvidence, .evidenceNotImported, .withinGrace, .matched, .creditWithdrawn,
    ]
}

/// A finding about no purchase that stands in the books and was not found again.
package struct VanishedFinding: Sendable, Hashable {
    /// A live credit with the transaction and subject of the finding, in whichever environment.
    package struct LiveCredit: Sendable, Hashable {
        package var unmatched: UnmatchedCredit
        /// Whether its purchase is known.
        package var isMatched: Bool
        /// Whether the backend stated the environment. A credit without one counts for the environment its transaction
        /// turns out to be of.
        package var isEnvironmentStated: Bool

        package init(_ unmatched: UnmatchedCredit, isMatched: Bool, isEnvironmentStated: Bool) {
            self.unmatched = unmatched
            self.isMatched = isMatched
            self.isEnvironmentStated = isEnvironmentStated
        }
    }

    package var kind: FindingKind
    package var environment: String
    package var credits: [LiveCredit]

    package init(kind: FindingKind, environment: String, credits: [LiveCredit] = []) {
        self.kind = kind
        self.environment = environment
        self.credits = credits
    }

    /// Why it is closed, by what its credit is now.
    package func closingReason(policy: Policy, asOf: Instant, listsUnproven: Bool) -> ClosingReason {
        switch kind {
        case .foreignReceipt: return .appConfigured
        case .forgedReceipt: return .evidenceVerifiedAgain
        case .missingCredit, .ownerMismatch, .duplicateCredit, .contentMismatch, .refundedAfterCredit,
            .environmentBreach, .reusedReceipt, .missingPayment, .unprovenCredit:
            break
        }
        let unmatched = credits.first { $0.unmatched.environment.rawValue == environment && !$0.isMatched }?.unmatched
        switch unmatched.map({ judge($0, policy: policy, asOf: asOf) }) {
        case .missingPayment: return .missingPayment
        case .unproven: return listsUnproven ? .unprovenCredit : .evidenceNotImported
        case .beforeEvidence: return .beforeEvidence
        case .withinGrace: return .withinGrace
        case nil: break
        }
        let isElsewhere = credits.contains {
            $0.unmatched.environment.rawValue == environment || !$0.isEnvironmentStated
        }
        return isElsewhere ? .matched : .creditWithdrawn
    }
}
