/// Where a case of a purchase stands, and whether the books know yet.
package struct CaseStanding: Sendable, Hashable, Encodable {
    package var caseID: String
    package var kind: String
    /// `open`, `assigned`, `resolved`, `reopened`.
    package var status: String
    package var assignee: String?
    /// Why it was resolved, where it is; nil once reopened.
    package var reason: String?
    /// Who was credited, where the resolution says so.
    package var userID: String?
    /// How much, where that is not all of it.
    package var quantity: Int?
    /// Of the resolution or the reopening.
    package var settledAt: Instant?
    package var settledBy: String?
    /// Its trouble is gone.
    package var isGone = false
    /// It was resolved or reopened, and no run has taken that into the books yet.
    package var isWaitingForRun = false

    package init(caseID: String, kind: String, status: String) {
        self.caseID = caseID
        self.kind = kind
        self.status = status
    }

    /// Where its resolution leads the purchase; nil where it is not resolved.
    package var destination: ResolutionReason.Destination? {
        guard status == "resolved" else { return nil }
        return reason.flatMap(ResolutionReason.init(rawValue:))?.destination
    }

    /// Whether a person has settled the purchase and only the books do not say so yet: nobody is to act again.
    package var isSettledAhead: Bool {
        guard isWaitingForRun, let destination else { return false }
        return destination != .stays
    }

    private enum CodingKeys: String, CodingKey {
        case caseID, kind, caseStatus, assignee, reason, userID, settledAt, settledBy, isGone, isWaitingForRun
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(caseID, forKey: .caseID)
        try container.encode(kind, forKey: .kind)
        try container.encode(status, forKey: .caseStatus)
        try container.encode(assignee, forKey: .assignee)
        try container.encode(reason, forKey: .reason)
        try container.encode(userID, forKey: .userID)
        try container.encode(settledAt?.text, forKey: .settledAt)
        try container.encode(settledBy, forKey: .settledBy)
        try container.encode(isGone, forKey: .isGone)
        try container.encode(isWaitingForRun, forKey: .isWaitingForRun)
    }
}

extension Dossier {
    /// The dossier as the next run will read it: with what people did about its cases since the last one.
    func taking(_ cases: [CaseStanding]) -> Dossier {
        let waiting = cases.filter(\.isWaitingForRun)
        guard !waiting.isEmpty else { return self }
        var dossier = self
        let taken = Set(waiting.map { "case \($0.caseID)" })
        dossier.credits.removeAll { $0.source == .case_ && taken.contains($0.subject) }
        dossier.credits += waiting.compactMap { $0.credit(of: transactions[0].id) }
        // Each settlement stands or falls with its own case; of several the newest.
        dossier.settlement =
            cases.filter { $0.settlement != nil }
            .max { ($0.settledAt?.milliseconds ?? 0, $0.caseID) < ($1.settledAt?.milliseconds ?? 0, $1.caseID) }?
            .settlement
        return dossier
    }
}

extension CaseStanding {
    /// What it settles by itself. Being let lie settles only what lay: a missing credit.
    fileprivate var settlement: Settlement? {
        guard status == "resolved", let reason = reason.flatMap(Settlement.Reason.init(rawValue:)) else { return nil }
        return reason.isParked && kind != FindingKind.missingCredit.rawValue ? nil : Settlement(reason: reason)
    }

    /// The delivery it states.
    fileprivate func credit(of transaction: TransactionKey) -> Credit? {
        guard destination == .black, let userID, let settledAt else { return nil }
        return Credit(
            subject: "case \(caseID)",
            transactionID: transaction.id,
            environment: transaction.environment,
            userID: UserID(userID),
            canonicalUserID: UserID(userID),
            orderID: nil,
            creditedAt: settledAt,
            productID: nil,
            quantity: quantity,
            status: .credited,
            source: .case_,
            statementID: 0
        )
    }
}
