package import ReconciliationCore

/// The claims as they are settled: whose they are, and in which store.
package protocol ClaimStore: ClaimStateStore {
    /// Marks the claimed transactions of the purchases that were judged, whose store or date may be new; everything where
    /// `isFull`.
    func markClaims(isFull: Bool) throws
    /// The submissions that name a marked transaction, one at a time.
    func forEachSubmissionToSettle(_ body: (ClaimingSubmission) throws -> Void) throws
    /// Lists whose claim a submission makes.
    func list(_ claim: Claim, ofSubmission submission: Int64) throws
    /// Keeps the listed claims, ties the submissions to them, and drops those that nobody makes any more.
    func applyListedClaims() throws
    /// The marked transactions that Apple was asked about and did not know.
    func unknownTransactions() throws -> [TransactionID]
    /// Gives up the claims to a transaction that Apple knows in none of the apps.
    func giveUpClaims(to transaction: TransactionID, apps: Set<BundleID>, grace: Span) throws
    /// Records that no claim waits to be settled.
    func finishSettling() throws
}

/// A submission that names a transaction, with all that says who and which is meant.
package struct ClaimingSubmission {
    package let row: Int64
    package var statement: ClaimStatement
    /// Whom it may be from.
    package var sender: SubmissionSender

    package init(row: Int64, statement: ClaimStatement, sender: SubmissionSender) {
        self.row = row
        self.statement = statement
        self.sender = sender
    }
}

extension ClaimStore {
    /// Settles whose claims the submissions in question make, and in which store: names, merges and purchases tell them
    /// apart, not spellings (Rules 3.7). Part of reconciling, once the purchases are dated.
    ///
    /// - Parameters:
    ///   - policy: says which apps Apple is asked about, and how long a transaction may be unknown to it.
    ///   - isFull: whether every claim is settled again: they are derived from submissions, so one that something else wrote
    ///     into the ledger does not last.
    package func settleClaims(policy: Policy, isFull: Bool) throws {
        try markClaims(isFull: isFull)
        try forEachSubmissionToSettle { submission in
            var statement = submission.statement
            statement.sender = submission.sender.answer
            try list(statement.claim, ofSubmission: submission.row)
        }
        try applyListedClaims()
        try updateClaimStates(.settledAgain) { $0.stateWhenSettled }
        for transaction in try unknownTransactions() {
            try giveUpClaims(to: transaction, apps: policy.apps, grace: policy.grace)
        }
        try finishSettling()
    }
}
