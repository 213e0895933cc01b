/// A finding about a purchase as the books hold it.
package struct BookedFinding: Sendable, Hashable {
    package var id: Int64
    package var kind: FindingKind
    package var isOpen: Bool

    package init(id: Int64, kind: FindingKind, isOpen: Bool) {
        self.id = id
        self.kind = kind
        self.isOpen = isOpen
    }
}

/// What becomes of one finding about a purchase. A finding keeps its case for ever.
package enum FindingChange: Sendable, Hashable {
    /// Found for the first time.
    case open(Finding)
    /// Found again after it was closed.
    case reopen(id: Int64, Finding)
    /// Found again while it stands: what it says may have changed.
    case update(id: Int64, Finding)
    /// Not found any more.
    case close(id: Int64, FindingKind, ClosingReason)
}

/// Compares what was found about a purchase with what the books hold: at most one finding of a kind on either side.
package func findingChanges(
    found: [Finding],
    booked: [BookedFinding],
    closingReason: ClosingReason
) -> [FindingChange] {
    let kinds = Set(found.map(\.kind))
    let closed = booked.filter { $0.isOpen && !kinds.contains($0.kind) }
        .map { FindingChange.close(id: $0.id, $0.kind, closingReason) }
    let known = Dictionary(booked.map { ($0.kind, $0) }) { first, _ in first }
    return closed
        + found.map { finding in
            guard let booked = known[finding.kind] else { return .open(finding) }
            return booked.isOpen ? .update(id: booked.id, finding) : .reopen(id: booked.id, finding)
        }
}

extension Finding {
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
