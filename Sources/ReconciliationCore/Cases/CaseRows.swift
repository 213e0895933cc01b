/// One case as it stands: its latest finding and what people did about it.
package struct CaseRow: Sendable, Hashable {
    package var caseID: String
    package var kind: String
    package var environment: String
    package var transactionID: TransactionID?
    package var productID: ProductID?
    package var purchaseDate: Instant?
    package var price: PurchasePrice?
    package var ownerUserID: UserID?
    package var ownerBasis: String?
    /// Everyone on the deciding rung.
    package var ownerCandidates: [UserID] = []
    /// The credit it is about, where it is about one.
    package var creditedUserID: UserID?
    package var creditedAt: Instant?
    package var creditOrderID: OrderID?
    package var expected = ""
    package var actual = ""
    package var detail: String
    /// The storefronts its owner bought from about the time of the purchase, where they are several.
    package var storefronts = ""
    package var nextStep: String
    package var openedAt: Instant
    /// When the trouble went away by itself or by its resolution.
    package var closedAt: Instant?
    /// Why its finding is closed, as a code.
    package var closedReason: String?
    /// The shown transaction of the purchase that its own was merged into.
    package var mergedInto: TransactionID?
    /// Whether the purchase of its transaction is known, also where it is about a credit whose purchase was not.
    package var isPurchaseKnown = false
    package var state: CaseState
    package var assignee: String?
    /// The reason of the latest resolution, unless it was reopened.
    package var reason: String?
    package var resolvedAt: Instant?
    package var resolvedBy: String?
    /// Who was credited, where the resolution says so.
    package var resolvedTo: UserID?
    /// It was resolved or reopened, and no run has taken that into the books yet.
    package var isDecisionPending = false
    /// Somebody reopened it while its finding was closed, and no run has judged its purchase again yet.
    package private(set) var isReopeningPending = false

    /// What files and JSON say as its detail.
    package var fullDetail: String { NearbyStorefronts.detail(detail, mark: storefronts) }

    /// Whom to deliver to, where the books know that well enough to do it without asking (Rules 5.15).
    package var userToCredit: UserID? { nextStep == NextStep.creditOwner.rawValue ? ownerUserID : nil }

    package init(
        caseID: String,
        kind: String,
        environment: String,
        detail: String,
        nextStep: String,
        openedAt: Instant,
        state: CaseState
    ) {
        self.caseID = caseID
        self.kind = kind
        self.environment = environment
        self.detail = detail
        self.nextStep = nextStep
        self.openedAt = openedAt
        self.state = state
    }

    /// Called where somebody reopened it: if its finding is closed, only the next run says what is to be done.
    package mutating func waitForRun() {
        guard closedAt != nil else { return }
        isReopeningPending = true
        nextStep = NextStep.wait.rawValue
    }

    /// Whether somebody still has to look at it.
    package var isWaiting: Bool { isReopeningPending || (closedAt == nil && state != .resolved) }

    /// Whether the trouble went away while the case was open: nobody has to act any more. If it was reopened, only the
    /// next run can tell.
    package var isClosedByItself: Bool {
        closedAt != nil && state != .resolved && !isReopeningPending
    }

    package func isOverdue(due: Span, asOf: Instant) -> Bool {
        isWaiting && !isReopeningPending && isCaseOverdue(openedAt: openedAt, due: due, asOf: asOf)
    }
}

/// What happened to a case, for people to read.
package struct CaseHistoryRow: Sendable, Hashable {
    package var at: Instant
    package var actor: String
    /// `assigned`, `note`, `resolved`, `reopened`.
    package var action: String
    package var assignee: String?
    package var reason: String?
    /// Who was credited, where a resolution says so.
    package var userID: UserID?
    package var note: String?

    package var isResolution: Bool { action == CaseEventAction.resolved.rawValue }
    package var isDecision: Bool { isResolution || action == CaseEventAction.reopened.rawValue }

    package init(
        at: Instant,
        actor: String,
        action: String,
        assignee: String? = nil,
        reason: String? = nil,
        userID: UserID? = nil,
        note: String? = nil
    ) {
        self.at = at
        self.actor = actor
        self.action = action
        self.assignee = assignee
        self.reason = reason
        self.userID = userID
        self.note = note
    }
}

/// What happened to one of all cases, as the journal of the follow-up tells it.
package struct CaseEventRow: Sendable, Hashable {
    /// The place in the journal.
    package var sequence: Int64
    package var caseID: String
    package var kind: String?
    package var transactionID: TransactionID?
    package var event: CaseHistoryRow

    package init(
        sequence: Int64,
        caseID: String,
        kind: String?,
        transactionID: TransactionID?,
        event: CaseHistoryRow
    ) {
        self.sequence = sequence
        self.caseID = caseID
        self.kind = kind
        self.transactionID = transactionID
        self.event = event
    }
}

/// Which cases are asked for.
package struct CaseSelection: Sendable, Hashable {
    /// Also the resolved ones and those whose trouble went away.
    package var includesSettled: Bool
    package var caseID: String?
    /// The cases about this transaction, under whichever of its purchase's ids.
    package var transactionID: TransactionID?
    package var since: Instant?
    package var until: Instant?

    package init(
        includesSettled: Bool = false,
        caseID: String? = nil,
        transactionID: TransactionID? = nil,
        since: Instant? = nil,
        until: Instant? = nil
    ) {
        self.includesSettled = includesSettled
        self.caseID = caseID
        self.transactionID = transactionID
        self.since = since
        self.until = until
    }
}
