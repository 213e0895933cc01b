/// Where a case of a purchase stands, and whether the books know yet.
package struct CaseStatus: Sendable, Hashable, Encodable {
    package var caseID: String
    package var kind: String
    package var state: CaseState
    /// Its last resolution or reopening. A case whose finding came back is reopened although that is a resolution.
    package var lastDecision: CaseEventAction?
    /// The number of the last decision: a later one has a greater number.
    package var lastDecisionSequence: Int64 = 0
    /// The reason, if the last decision is a resolution, also where its finding came back.
    package var lastDecisionReason: ResolutionReason?
    package var assignee: String?
    /// Why it was resolved, where it is; nil once reopened.
    package var reason: String?
    /// Who was credited, where the resolution says so.
    package var userID: String?
    /// Who that user is today, after merges of accounts; nil where nothing says so.
    package var canonicalUserID: UserID?
    /// How much, where that is not all of it.
    package var quantity: Int?
    /// When it was resolved or reopened.
    package var settledAt: Instant?
    package var settledBy: String?
    /// Its finding is closed: there is nothing left to do about it.
    package var isObsolete = false
    /// It was resolved or reopened, and no run has taken that into the books yet.
    package var isWaitingForRun = false

    package init(caseID: String, kind: String, state: CaseState) {
        self.caseID = caseID
        self.kind = kind
        self.state = state
        switch state {
        case .open, .assigned: lastDecision = nil
        case .resolved: lastDecision = .resolved
        case .reopened: lastDecision = .reopened
        }
    }

    /// Whether the trouble went away while the case was open: nobody has to act any more. If it was reopened, only the
    /// next run can tell.
    package var isClosedByItself: Bool { isObsolete && state != .resolved && !isReopeningPending }

    /// Where its resolution leads the purchase; nil where it is not resolved.
    package var destination: ResolutionReason.Destination? {
        guard state == .resolved, let reason = reason.flatMap(ResolutionReason.init(rawValue:)) else { return nil }
        return reason.destination(ofCase: kind)
    }

    /// Whether a person has settled the purchase and only the books do not say so yet: nobody is to act again.
    package var isResolutionPending: Bool {
        guard isWaitingForRun, let destination else { return false }
        return destination != .stays
    }

    /// Whether a person opened it again and the books do not know yet.
    package var isReopeningPending: Bool { isWaitingForRun && lastDecision == .reopened }

    /// Whether the next run takes a resolution or reopening into the books first: nobody is to act before it.
    package var isDecisionPending: Bool { isResolutionPending || isReopeningPending }

    /// What somebody is still to do about its finding, as a code of `next_step`; empty where that is nothing.
    ///
    /// - Parameters:
    ///   - booked: the next step that the books have.
    ///   - news: what came in about it since the last run.
    package func nextStep(_ booked: String, news: FindingNews = .none) -> String {
        state.nextStep(booked, isFindingOpen: !isObsolete, news: isDecisionPending ? .judgedAnew : news)
    }

    private enum CodingKeys: String, CodingKey {
        case caseID, kind, assignee, reason, userID, settledAt, settledBy, isWaitingForRun
        case state = "caseStatus"
        case isObsolete = "isGone"
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(caseID, forKey: .caseID)
        try container.encode(kind, forKey: .kind)
        try container.encode(state, forKey: .state)
        try container.encode(assignee, forKey: .assignee)
        try container.encode(reason, forKey: .reason)
        try container.encode(userID, forKey: .userID)
        try container.encode(settledAt?.text, forKey: .settledAt)
        try container.encode(settledBy, forKey: .settledBy)
        try container.encode(isObsolete, forKey: .isObsolete)
        try container.encode(isWaitingForRun, forKey: .isWaitingForRun)
    }
}

extension Dossier {
    /// The dossier as the next run will read it: with what people did about its cases since the last one.
    func applying(_ cases: [CaseStatus]) -> Dossier {
        let waiting = cases.filter(\.isWaitingForRun)
        guard !waiting.isEmpty else { return self }
        var dossier = self
        let replaced = Set(waiting.map { "case \($0.caseID)" })
        dossier.credits.removeAll { $0.source == .case_ && replaced.contains($0.subject) }
        let imported = credits.filter { $0.source == .imported }.map(ImportedCredit.init)
        let paidQuantity = PurchaseFacts(self).quantity
        dossier.credits += waiting.compactMap { status in
            status.credit(of: transactions[0].id, paidQuantity: paidQuantity, beside: imported, among: cases)
        }
        dossier.settlement = ReconciliationCore.settlement(
            by: cases.compactMap(\.decision),
            isRefundCleared: isRefundCleared(by: refundStatements)
        )
        return dossier
    }
}

extension CaseStatus {
    fileprivate var decision: CaseDecision? {
        guard let lastDecision else { return nil }
        return CaseDecision(
            sequence: lastDecisionSequence,
            caseID: caseID,
            isAboutMissingCredit: kind == FindingKind.missingCredit.rawValue,
            action: lastDecision,
            reason: lastDecisionReason ?? reason.flatMap(ResolutionReason.init(rawValue:))
        )
    }

    /// The delivery it states, and who its user is today.
    private func stated(of transaction: TransactionKey) -> (credit: CaseCredit, user: UserID)? {
        guard destination == .black, let userID, let settledAt else { return nil }
        let credit = CaseCredit(
            caseID: caseID,
            eventID: lastDecisionSequence,
            transaction: transaction,
            userID: UserID(userID),
            quantity: quantity,
            statedAt: settledAt,
            creditedAt: settledAt
        )
        return (credit, canonicalUserID ?? credit.userID)
    }

    /// The delivery it states, which the backend's own credits may have replaced already.
    fileprivate func credit(
        of transaction: TransactionKey,
        paidQuantity: Int,
        beside imported: [ImportedCredit],
        among cases: [CaseStatus]
    ) -> Credit? {
        guard let (stated, user) = stated(of: transaction) else { return nil }
        // A case may have several findings.
        let ofUser = cases.compactMap { $0.stated(of: transaction) }.filter { $0.user == user }.map { $0.credit }
        let older = Set(ofUser).filter { $0.eventID < stated.eventID }
        return Credit(
            subject: stated.subject,
            transactionID: transaction.id,
            environment: transaction.environment,
            userID: stated.userID,
            canonicalUserID: user,
            creditedAt: stated.creditedAt,
            quantity: quantity,
            status: stated.status(
                of: user,
                beside: imported,
                after: older.sorted { $0.eventID < $1.eventID },
                paidQuantity: paidQuantity
            ),
            source: .case_
        )
    }
}

extension ImportedCredit {
    /// From what a dossier knows: not when a credit was delivered that was taken back or failed.
    fileprivate init(_ credit: Credit) {
        self.init(
            userID: credit.canonicalUserID,
            status: credit.status,
            quantity: credit.quantity,
            creditedAt: credit.creditedAt,
            hasOrder: credit.orderID != nil
        )
        if credit.isLive { statements = [Statement(.credited, to: credit.canonicalUserID, at: credit.creditedAt)] }
    }
}
