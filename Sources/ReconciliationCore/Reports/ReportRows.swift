/// What the reports are made of: the rows of the files, as values, in the columns of the article "Files out".
///
/// Codes are stored codes; times are instants; an unknown value is nil and becomes an empty cell.

package struct LostOrder: Sendable, Hashable {
    package var caseID: String
    package var transactionID: TransactionID
    package var originalTransactionID: TransactionID?
    package var appleOrderID: String?
    package var bundleID: BundleID?
    package var environment: StoreEnvironment
    package var productID: ProductID?
    package var productType: String?
    package var quantity: Int
    package var purchaseDate: Instant?
    package var expiresAt: Instant?
    package var firstSeenAt: Instant?
    package var price: Price?
    package var priceSource: String?
    package var storefront: String?
    package var ownerUserID: UserID?
    package var ownerAccountName: String?
    package var ownerBasis: String
    package var ownerStrength: String
    /// Joined by `;` in byte order.
    package var ownerCandidates: String
    package var applicationUsername: String?
    package var submittedByUserID: UserID?
    package var deviceModel: String?
    package var osVersion: String?
    package var appVersion: String?
    package var evidenceGrade: String
    package var evidenceSource: String
    package var recheckedAt: Instant?
    package var cause: String
    package var nextStep: String
    package var caseStatus: String
    package var assignee: String?
    /// The run whose report shows the finding as new; no column of the file.
    package var newInRunID: RunID?

    package init(
        caseID: String,
        transactionID: TransactionID,
        environment: StoreEnvironment,
        quantity: Int,
        ownerBasis: String,
        ownerStrength: String,
        ownerCandidates: String,
        evidenceGrade: String,
        evidenceSource: String,
        cause: String,
        nextStep: String,
        caseStatus: String
    ) {
        self.caseID = caseID
        self.transactionID = transactionID
        self.environment = environment
        self.quantity = quantity
        self.ownerBasis = ownerBasis
        self.ownerStrength = ownerStrength
        self.ownerCandidates = ownerCandidates
        self.evidenceGrade = evidenceGrade
        self.evidenceSource = evidenceSource
        self.cause = cause
        self.nextStep = nextStep
        self.caseStatus = caseStatus
    }
}

package struct ExceptionRow: Sendable, Hashable {
    package var caseID: String
    package var kind: String
    package var transactionID: TransactionID?
    package var originalTransactionID: TransactionID?
    package var bundleID: BundleID?
    package var environment: String
    package var productID: ProductID?
    package var purchaseDate: Instant?
    package var creditedUserID: UserID?
    package var creditedAt: Instant?
    package var creditOrderID: OrderID?
    package var ownerUserID: UserID?
    package var ownerBasis: String?
    package var ownerStrength: String?
    package var expected: String
    package var actual: String
    package var detail: String
    package var nextStep: String
    package var caseStatus: String
    package var assignee: String?
    package var price: Price?
    package var priceSource: String?
    /// The run whose report shows the finding as new; no column of the file.
    package var newInRunID: RunID?

    package init(
        caseID: String,
        kind: String,
        environment: String,
        expected: String,
        actual: String,
        detail: String,
        nextStep: String,
        caseStatus: String
    ) {
        self.caseID = caseID
        self.kind = kind
        self.environment = environment
        self.expected = expected
        self.actual = actual
        self.detail = detail
        self.nextStep = nextStep
        self.caseStatus = caseStatus
    }
}

package struct UnverifiedRow: Sendable, Hashable {
    package var subject: String
    package var submissionID: String?
    package var userID: String?
    package var transactionID: TransactionID?
    package var environment: String?
    package var receivedAt: Instant?
    package var outcome: String
    package var attempts: Int
    package var lastAttemptAt: Instant?
    package var lastAnswer: String?
    package var nextAttemptAt: Instant?

    package init(subject: String, outcome: String, attempts: Int) {
        self.subject = subject
        self.outcome = outcome
        self.attempts = attempts
    }
}

package enum RejectedSelection: Sendable, Hashable {
    /// Refused since the published run before this one: what this run's report shows.
    case ofRun(RunID)
    case all(since: Instant?, until: Instant?)
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
