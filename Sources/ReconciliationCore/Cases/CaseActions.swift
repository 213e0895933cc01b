/// What a person may say when resolving a case (Rules 5.18). The codes are stored and never change.
package enum ResolutionReason: String, Sendable, Hashable, Codable, CaseIterable {
    case creditedManually = "credited_manually"
    case creditedElsewhere = "credited_elsewhere"
    case refundedByUs = "refunded_by_us"
    case refundedByApple = "refunded_by_apple"
    case customerWithdrew = "customer_withdrew"
    case fraud, test, duplicate
    case belowThreshold = "below_threshold"
    case cannotIdentify = "cannot_identify"
    case movedToOwner = "moved_to_owner"

    /// Where a resolution for this reason leads a purchase nobody was credited for.
    package enum Destination: String, Sendable, Hashable {
        case black, closed, parked
        /// Nothing moves: the books follow when the backend's own rows do.
        case stays
    }

    package var destination: Destination {
        switch self {
        case .creditedManually, .creditedElsewhere: .black
        case .movedToOwner: .stays
        case .belowThreshold, .cannotIdentify: .parked
        case .refundedByUs, .refundedByApple, .customerWithdrew, .fraud, .test, .duplicate: .closed
        }
    }

    /// Whether the reason can settle a finding of that kind.
    package func fits(_ kind: FindingKind) -> Bool {
        switch self {
        case .creditedManually, .creditedElsewhere: kind == .missingCredit || kind == .contentMismatch
        case .movedToOwner: kind == .ownerMismatch
        default: true
        }
    }

    package static func fitting(_ kind: FindingKind) -> [ResolutionReason] { allCases.filter { $0.fits(kind) } }
}

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
    package var nextStep: String
    package var openedAt: Instant
    /// When the trouble went away by itself or by its resolution.
    package var closedAt: Instant?
    /// `open`, `assigned`, `resolved`, `reopened`.
    package var status: String
    package var assignee: String?
    /// Of the latest resolution that was not reopened.
    package var reason: String?
    package var resolvedAt: Instant?
    package var resolvedBy: String?
    /// Who was credited, where the resolution says so.
    package var resolvedTo: UserID?
    package var lastNote: String?

    /// Whom to deliver to, where the books know that well enough to do it without asking (Rules 5.15).
    package var userToCredit: UserID? { nextStep == NextStep.creditOwner.rawValue ? ownerUserID : nil }

    package init(
        caseID: String,
        kind: String,
        environment: String,
        detail: String,
        nextStep: String,
        openedAt: Instant,
        status: String
    ) {
        self.caseID = caseID
        self.kind = kind
        self.environment = environment
        self.detail = detail
        self.nextStep = nextStep
        self.openedAt = openedAt
        self.status = status
    }

    /// Whether somebody still has to look at it.
    package var isWaiting: Bool { closedAt == nil && status != "resolved" }

    /// Whether the trouble went away while the case was open: nobody has to do anything about it any more. What was reopened
    /// may only wait for the next run.
    package var isClosedByItself: Bool { closedAt != nil && (status == "open" || status == "assigned") }

    package func isOverdue(due: Span, asOf: Instant) -> Bool {
        isWaiting && isCaseOverdue(openedAt: openedAt, due: due, asOf: asOf)
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

/// One thing a person does to a case.
package struct CaseAction: Sendable, Hashable {
    package enum Step: Sendable, Hashable {
        case assign(to: String)
        case note(String)
        case resolve(ResolutionReason, user: UserID?, note: String?)
        case reopen(note: String?)

        /// As what it is kept.
        package var kind: CaseEventAction {
            switch self {
            case .assign: .assigned
            case .note: .note
            case .resolve: .resolved
            case .reopen: .reopened
            }
        }
    }

    package var caseID: String
    package var step: Step

    package init(caseID: String, step: Step) {
        self.caseID = caseID
        self.step = step
    }

    /// Whether the case stands already as the action would leave it: done once more, it would only look like news.
    package func isDone(in row: CaseRow) -> Bool {
        guard case .assign(let name) = step else { return false }
        return row.status == CaseState.assigned.rawValue && row.assignee == name
    }

    /// Why the action does not fit the case as it stands; nil where it does.
    package func refusal(for row: CaseRow) -> CaseRefusal? {
        switch step {
        case .assign(let name):
            if isBlank(name) { return .assigneeEmpty }
            // Lists show and select by that word what is assigned to nobody.
            if name.lowercased() == "nobody" { return .assigneeNobody }
            return row.status == "resolved" ? .alreadyResolved(.init(of: row)) : nil
        case .note(let text): return isBlank(text) ? .noteEmpty : nil
        case .reopen(let note):
            if let note, isBlank(note) { return .noteEmpty }
            return row.status == "resolved" ? nil : .notResolved
        case .resolve(let reason, let user, let note):
            if let note, isBlank(note) { return .noteEmpty }
            // What was done twice would be credited twice.
            if row.status == "resolved" { return .alreadyResolved(.init(of: row)) }
            // Backends name users as they like: what the files brought is believed, what somebody typed is looked at.
            if let user, !user.isWellFormed, user != row.ownerUserID, !row.ownerCandidates.contains(user) {
                return .userMalformed(user)
            }
            guard let kind = FindingKind(rawValue: row.kind), reason.fits(kind) else {
                let fitting = FindingKind(rawValue: row.kind).map(ResolutionReason.fitting) ?? []
                return .reasonDoesNotFit(reason, kind: row.kind, fitting: fitting)
            }
            if reason == .creditedManually, user == nil { return .userMissing }
            // Who only says that it is theirs is not taken for the owner.
            let isOwnerKnown = row.ownerUserID != nil && row.ownerBasis != OwnerBasis.claimedUnproven.rawValue
            if reason == .creditedElsewhere, user == nil, !isOwnerKnown { return .ownerUnknown }
            if reason.destination != .black, user != nil {
                return .userNotWanted
            }
            return nil
        }
    }
}

private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

/// A run, as the list of runs tells it.
package struct RunRow: Sendable, Hashable {
    package var id: RunID
    package var asOf: Instant
    package var startedAt: Instant
    package var finishedAt: Instant?
    package var state: String
    package var exitStatus: Int?
    package var moves: Int
    package var toolVersion: String
    package var configurationDigest: String
    package var actor: String
    package var auditHead: AuditHead?

    package init(
        id: RunID,
        asOf: Instant,
        startedAt: Instant,
        finishedAt: Instant?,
        state: String,
        exitStatus: Int?,
        moves: Int,
        toolVersion: String,
        configurationDigest: String,
        actor: String,
        auditHead: AuditHead?
    ) {
        self.id = id
        self.asOf = asOf
        self.startedAt = startedAt
        self.finishedAt = finishedAt
        self.state = state
        self.exitStatus = exitStatus
        self.moves = moves
        self.toolVersion = toolVersion
        self.configurationDigest = configurationDigest
        self.actor = actor
        self.auditHead = auditHead
    }
}

/// A finding with its beginning and end.
package struct FindingRow: Sendable, Hashable {
    package var finding: ExceptionRow
    package var openedAt: Instant
    package var closedAt: Instant?
    package var closedReason: String?

    package init(finding: ExceptionRow, openedAt: Instant, closedAt: Instant?, closedReason: String?) {
        self.finding = finding
        self.openedAt = openedAt
        self.closedAt = closedAt
        self.closedReason = closedReason
    }
}
