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
        cases.filter(\.isWaitingForRun)
            .sorted { ($0.settledAt?.milliseconds ?? 0, $0.caseID) < ($1.settledAt?.milliseconds ?? 0, $1.caseID) }
            .reduce(self) { $0.taking($1) }
    }

    private func taking(_ standing: CaseStanding) -> Dossier {
        var dossier = self
        dossier.credits.removeAll { $0.source == .case_ && $0.subject == "case \(standing.caseID)" }
        dossier.settlement = standing.reason.flatMap(Settlement.Reason.init(rawValue:)).map(Settlement.init(reason:))
        if standing.destination == .black, let user = standing.userID, let moment = standing.settledAt {
            dossier.credits.append(
                Credit(
                    subject: "case \(standing.caseID)",
                    transactionID: transactions[0].id.id,
                    environment: transactions[0].id.environment,
                    userID: UserID(user),
                    canonicalUserID: UserID(user),
                    orderID: nil,
                    creditedAt: moment,
                    productID: nil,
                    quantity: standing.quantity,
                    status: .credited,
                    source: .case_,
                    statementID: 0
                )
            )
        }
        return dossier
    }
}
