/// A finding about a purchase as the books hold it.
package struct BookedFinding: Sendable, Hashable {
    package var id: Int64
    package var kind: FindingKind
    package var isOpen: Bool
    /// Whether the last report shows it as open, whatever became of it since.
    package var isReported: Bool
    /// Why it was closed, where that is asked for.
    package var closingReason: ClosingReason?
    /// With the run that opened it, or opened it again, where decisions about it are asked for.
    package var caseID: String?
    package var openingRun: RunID?
    /// What the last run that judged it expected and found, where decisions about it are asked for.
    package var expected: String?
    package var actual: String?
    /// Its detail as of that run, where decisions about it are asked for.
    package var detail: String?
    /// The user that `actual` names, after merges of accounts; nil where it names none or several.
    package var namedUser: UserID?

    package init(
        id: Int64,
        kind: FindingKind,
        isOpen: Bool,
        isReported: Bool = false,
        caseID: String? = nil,
        openingRun: RunID? = nil,
        expected: String? = nil,
        actual: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.isOpen = isOpen
        self.isReported = isReported
        self.caseID = caseID
        self.openingRun = openingRun
        self.expected = expected
        self.actual = actual
    }

    /// Whether a report shows a finding as open.
    ///
    /// - Parameters:
    ///   - report: the run whose report it is; nil where there is none.
    ///   - newIn: the run that shows the finding as new.
    ///   - closedIn: the run that closed it; nil while it is open.
    package static func isShown(by report: RunID?, newIn: RunID, closedIn: RunID?) -> Bool {
        guard let report, newIn <= report else { return false }
        return closedIn.map { $0 > report } ?? true
    }

    /// Whether units were missing, perhaps beside another difference.
    fileprivate var wasShort: Bool { detail.map(isShort) ?? false }

    /// How people resolved its case since it was opened; nil where they did not.
    fileprivate func resolution(in decisions: [String: CaseDecision]) -> CaseDecision? {
        guard let caseID, let openingRun, let decision = decisions[caseID] else { return nil }
        let state = CaseState(
            lastAction: decision.action,
            after: decision.afterRun,
            openingRun: openingRun,
            isFindingOpen: isOpen
        )
        return state == .resolved ? decision : nil
    }
}

/// What becomes of one finding about a purchase. A finding keeps its case for ever.
package enum FindingChange: Sendable, Hashable {
    /// Found for the first time.
    case open(Finding)
    /// Found again after it was closed.
    case reopen(id: Int64, Finding)
    /// Found again while it stands, although its case was resolved, or worse than before: the case is opened again, and the finding
    /// is not new.
    case reopenCase(id: Int64, Finding)
    /// Found again after it was closed since the last report, which shows it as open: no report ever left it out, so it is not new, and
    /// its case keeps the moment from which it is due.
    case resume(id: Int64, Finding)
    /// Found again while it stands: what it says may have changed.
    case update(id: Int64, Finding)
    /// Not found any more.
    case close(id: Int64, FindingKind, ClosingReason)
}

/// Compares what was found about a purchase with what the books hold: at most one finding of a kind on either side.
///
/// - Parameter decisions: what people decided about its cases. Where a resolution does not hold (the backend took the delivery back
///   since, Apple the refund), or more was delivered or missing since, the finding is opened again, and with it the case: a
///   resolved case is in nobody's list of work.
package func findingChanges(
    found: [Finding],
    booked: [BookedFinding],
    decisions: [CaseDecision],
    closingReason: ClosingReason
) -> [FindingChange] {
    let decided = decisions.lastOfEachCase
    let kinds = Set(found.map(\.kind))
    let closed = booked.filter { $0.isOpen && !kinds.contains($0.kind) }
        .map { FindingChange.close(id: $0.id, $0.kind, closingReason) }
    let known = Dictionary(booked.map { ($0.kind, $0) }) { first, _ in first }
    return closed
        + found.map { finding in
            guard let booked = known[finding.kind] else { return .open(finding) }
            let isCaseReopened =
                booked.resolution(in: decided)
                .map { finding.contradicts($0) || finding.isWorse(than: booked, since: $0) } ?? false
            if booked.isOpen {
                return isCaseReopened ? .reopenCase(id: booked.id, finding) : .update(id: booked.id, finding)
            }
            return booked.isReported ? .resume(id: booked.id, finding) : .reopen(id: booked.id, finding)
        }
}

extension Finding {
    /// Whether it contradicts the resolution of its case: a credit is missing only where nothing settles or parks the
    /// purchase, and nothing is left to deliver where all was delivered.
    fileprivate func contradicts(_ resolution: CaseDecision) -> Bool {
        guard let reason = resolution.reason else { return false }
        return switch kind {
        case .missingCredit: true
        case .contentMismatch: reason.destination == .black && isShort(detail)
        default: false
        }
    }

    /// Whether it got worse since the last run, or objects to a delivery that came in after its case was resolved: nobody decided about
    /// that.
    fileprivate func isWorse(than booked: BookedFinding, since resolution: CaseDecision) -> Bool {
        if let newestDeliveryRun, let judged = resolution.afterRun, newestDeliveryRun > judged { return true }
        guard let expectedBefore = booked.expected, let actualBefore = booked.actual else { return false }
        if let now = Deviation(expected: expected, actual: actual) {
            if let before = Deviation(expected: expectedBefore, actual: actualBefore) {
                return now.isWorse(than: before)
            }
            // The columns named products and now count units: these are newly missing, unless some were before.
            return !booked.wasShort
        }
        switch kind {
        case .ownerMismatch:
            var known: Set<UserID> = ids(in: actualBefore)
            if let user = booked.namedUser { known.insert(user) }
            let users: Set<UserID> = ids(in: actual)
            return !users.allSatisfy { known.contains($0) || known.contains(canonicalUsers[$0] ?? $0) }
        case .contentMismatch:
            let products: Set<ProductID> = ids(in: actual)
            return !products.isSubset(of: ids(in: actualBefore)) || isShort(detail) && !booked.wasShort
        default: return false
        }
    }

    /// What the finding is about, where it is about a purchase: part of the name of its case.
    package func subject(in purchase: PurchaseFacts) -> String {
        // Another app may use the same numbers for its own transactions.
        kind == .foreignReceipt ? "\(actual) \(purchase.shownID)" : purchase.shownID.rawValue
    }

    /// The name of its case, where it is about a purchase.
    package func caseID(in purchase: PurchaseFacts) -> String {
        ReconciliationCore.caseID(
            of: kind,
            environment: purchase.environment.rawValue,
            subject: subject(in: purchase)
        )
    }
}

/// Whether a `content_mismatch` reports missing units, among other differences or alone.
private func isShort(_ detail: String) -> Bool { FindingDetail.all(in: detail).contains(.shortDelivery) }

/// The ids that a column lists.
private func ids<ID: TextIdentity>(in column: String) -> Set<ID> {
    Set(column.split(separator: ";").map { ID(String($0)) })
}

/// How far what was found lies from what was expected, where that can be counted.
private enum Deviation {
    /// Units too many or too few for one user, and how many were paid for.
    case quantity(Int, paid: Int)
    /// Users too many.
    case users(Int)

    init?(expected: String, actual: String) {
        switch (FindingPhrase(text: expected), FindingPhrase(text: actual)) {
        case (.quantity(let expected), .quantity(let actual)): self = .quantity(abs(actual - expected), paid: expected)
        case (.users(let expected), .users(let actual)): self = .users(abs(actual - expected))
        default: return nil
        }
    }

    /// Too many users are worse than too many units for one user. Once there are none too many, each of them counts as
    /// all that was paid for, delivered once more.
    func isWorse(than before: Deviation) -> Bool {
        switch (before, self) {
        case (.quantity(let before, _), .quantity(let now, _)): now > before
        case (.users(let before), .users(let now)): now > before
        case (.quantity, .users): true
        case (.users(let before), .quantity(let now, let paid)): now > before * paid
        }
    }
}
