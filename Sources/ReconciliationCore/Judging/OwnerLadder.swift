/// Whose a purchase is: the first rung of the ladder that answers (Rules 7.1).
///
/// - Parameter asked: hears what every rung up to the deciding one says.
func owner(
    of purchase: PurchaseFacts,
    in dossier: Dossier,
    asked: ((OwnerBasis, RungAnswer) -> Void)? = nil
) -> Owner {
    var isTokenUnmatched = false
    for rung in ladder {
        let answer = rung.answer(purchase, dossier)
        asked?(rung.basis, answer)
        switch answer {
        case .silent, .common: continue
        case .unmatched: isTokenUnmatched = true
        case .users(let users):
            // An unmatched name above means that this rung no longer binds.
            let isBinding = rung.strength == .bound && !isTokenUnmatched
            let isOne = users.count == 1
            return Owner(
                basis: isOne ? rung.basis : .ambiguous,
                strength: !isOne ? .none : isTokenUnmatched && rung.strength == .bound ? .strong : rung.strength,
                userID: isOne ? users[0] : nil,
                candidates: users,
                isTokenUnmatched: isTokenUnmatched,
                isBinding: isBinding
            )
        }
    }
    return Owner(basis: .unknown, strength: .none, isTokenUnmatched: isTokenUnmatched)
}

/// What one rung says.
package enum RungAnswer: Sendable, Hashable {
    /// Nothing on the purchase speaks to this rung.
    case silent
    /// There is a name, and nobody has it.
    case unmatched
    /// There are only names that too many users have to mean anybody.
    case common
    /// At least one user.
    case users([UserID])

    init(_ users: some Sequence<UserID>) {
        let distinct = Set(users).sorted()
        self = distinct.isEmpty ? .silent : .users(distinct)
    }
}

private struct Rung: Sendable {
    let basis: OwnerBasis
    let strength: OwnerStrength
    let answer: @Sendable (PurchaseFacts, Dossier) -> RungAnswer
}

/// The rungs in their order, to name those that were no longer asked.
let ladderOrder: [OwnerBasis] = ladder.map(\.basis)

private let ladder: [Rung] = [
    Rung(basis: .accountToken, strength: .bound, answer: accountToken),
    Rung(basis: .applicationUsername, strength: .bound, answer: applicationUsername),
    Rung(basis: .sameSubscription, strength: .strong, answer: sameSubscription),
    Rung(basis: .claimedBy, strength: .strong, answer: claimedBy),
    Rung(basis: .sameReceipt, strength: .weak, answer: sameReceipt),
    Rung(basis: .submittedBy, strength: .weak, answer: submittedBy),
    Rung(basis: .sameDevice, strength: .weak, answer: sameDevice),
    Rung(basis: .claimedUnproven, strength: .none, answer: claimedUnproven),
]

private func accountToken(_ purchase: PurchaseFacts, _ dossier: Dossier) -> RungAnswer {
    answer(of: dossier.names.filter { $0.origin == .appleToken }, at: purchase.paidAt)
}

/// The backend's names and the names in submissions that carry the transaction in their own evidence.
private func applicationUsername(_ purchase: PurchaseFacts, _ dossier: Dossier) -> RungAnswer {
    let backend = dossier.names.filter { $0.origin == .payments }
    let submitted = dossier.names.filter { $0.origin == .submission }
    // One spelling has one answer: two answers are two names.
    let answers = submitted.map(\.answer).filter { !$0.isCommon }
    let isContradicted = Set(answers.map { $0.users(at: purchase.paidAt) }).count > 1
    return answer(of: backend + (isContradicted ? [] : submitted), at: purchase.paidAt)
}

private func answer(of names: [NameOnPurchase], at moment: Instant?) -> RungAnswer {
    guard !names.isEmpty else { return .silent }
    let meaningful = names.filter { !$0.answer.isCommon }
    guard !meaningful.isEmpty else { return .common }
    let users = Set(meaningful.flatMap { $0.answer.users(at: moment) })
    return users.isEmpty ? .unmatched : .users(users.sorted())
}

/// Earlier periods credited to several users say nothing.
private func sameSubscription(_ purchase: PurchaseFacts, _ dossier: Dossier) -> RungAnswer {
    dossier.subscriptionUsers.count == 1 ? RungAnswer(dossier.subscriptionUsers) : .silent
}

private func claimedBy(_ purchase: PurchaseFacts, _ dossier: Dossier) -> RungAnswer {
    let claimants = dossier.traces.filter { $0.namesTransaction && $0.isProven }
    return RungAnswer(uploaders(claimants, at: purchase.paidAt) + dossier.backendUsers)
}

/// One receipt belongs to one Apple account, not to one user: several credited users say nothing.
private func sameReceipt(_ purchase: PurchaseFacts, _ dossier: Dossier) -> RungAnswer {
    dossier.receiptUsers.count == 1 ? RungAnswer(dossier.receiptUsers) : .silent
}

private func submittedBy(_ purchase: PurchaseFacts, _ dossier: Dossier) -> RungAnswer {
    RungAnswer(uploaders(dossier.traces.filter(\.isUnnamedUpload), at: purchase.paidAt))
}

private func sameDevice(_ purchase: PurchaseFacts, _ dossier: Dossier) -> RungAnswer {
    RungAnswer(dossier.traces.filter(\.isUnnamedUpload).compactMap(\.deviceUser))
}

private func claimedUnproven(_ purchase: PurchaseFacts, _ dossier: Dossier) -> RungAnswer {
    RungAnswer(uploaders(dossier.traces.filter { $0.namesTransaction && !$0.isProven }, at: purchase.paidAt))
}

private func uploaders(_ traces: [SubmissionLink], at moment: Instant?) -> [UserID] {
    traces.flatMap { $0.uploader?.users(at: moment) ?? [] }
}

extension SubmissionLink {
    /// It came with the purchase in its receipt and did not name it.
    fileprivate var isUnnamedUpload: Bool { containsTransaction && !namesTransaction }
}

/// The upload that is shown with a purchase.
package struct ShownUpload: Sendable, Hashable {
    package var link: SubmissionLink
    /// Who it is from, where somebody signed in for it.
    package var user: UserID?
}

extension Dossier {
    /// The upload whose user and device the report shows: the earliest, then the smaller user id (Rules 9.5).
    package func shownUpload(at moment: Instant?) -> ShownUpload? {
        traces
            .filter(\.containsTransaction)
            .map { ShownUpload(link: $0, user: $0.uploader?.users(at: moment).first) }
            .min { left, right in
                // An upload nobody signed in for has no uploader to show.
                if (left.user == nil) != (right.user == nil) { return left.user != nil }
                let leftTime = left.link.receivedAt?.milliseconds ?? .max
                let rightTime = right.link.receivedAt?.milliseconds ?? .max
                if leftTime != rightTime { return leftTime < rightTime }
                if let leftUser = left.user, let rightUser = right.user, leftUser != rightUser {
                    return leftUser < rightUser
                }
                return left.link.submission < right.link.submission
            }
    }
}
