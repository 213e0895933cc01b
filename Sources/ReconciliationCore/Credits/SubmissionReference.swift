/// What a submission refers to: the transaction it names, and the one its application username belongs to (Rules 9.1,
/// 9.2).
package struct SubmissionReference: Sendable, Hashable {
    package var named: TransactionID?
    /// The environment stated with it; nil where nobody said.
    package var namedEnvironment: StoreEnvironment?
    /// Whether its evidence names the transaction in place of the client.
    package var isNamedByEvidence = false
    package var hasUsername = false
    /// The transaction its application username belongs to.
    package var usernameTransaction: TransactionID?
    /// Whether its own evidence contains the transaction it names.
    package var isProven = false

    package init(named: TransactionID?, namedEnvironment: StoreEnvironment?) {
        self.named = named
        self.namedEnvironment = namedEnvironment
    }
}

/// What the evidence of one submission contains, as far as its claim depends on it.
package struct OwnEvidence: Sendable, Hashable {
    package var isSignedTransaction: Bool
    /// The transaction inside, where there is exactly one.
    package var onlyTransaction: TransactionKey?
    /// The environments in which it contains the transaction that the submission names.
    package var environmentsOfNamed: Set<StoreEnvironment>

    package init(
        isSignedTransaction: Bool,
        onlyTransaction: TransactionKey?,
        environmentsOfNamed: Set<StoreEnvironment> = []
    ) {
        self.isSignedTransaction = isSignedTransaction
        self.onlyTransaction = onlyTransaction
        self.environmentsOfNamed = environmentsOfNamed
    }
}

extension SubmissionReference {
    /// What it refers to once its evidence is read. What was known before stays.
    ///
    /// - A signed transaction that came without a named one claims itself, in its own environment, whatever its client says.
    /// - An application username belongs to the named transaction, else to the only one inside.
    /// - A claim is proven where the evidence contains the transaction, in the environment stated with it, if one is.
    package func linked(to evidence: OwnEvidence) -> SubmissionReference {
        var linked = self
        if named == nil, evidence.isSignedTransaction, let itself = evidence.onlyTransaction {
            linked.named = itself.id
            linked.namedEnvironment = itself.environment
            linked.isNamedByEvidence = true
            linked.isProven = true
        }
        if hasUsername, usernameTransaction == nil {
            linked.usernameTransaction = linked.named ?? evidence.onlyTransaction?.id
        }
        if named != nil, !isProven {
            let contained = evidence.environmentsOfNamed
            linked.isProven = namedEnvironment.map(contained.contains) ?? !contained.isEmpty
        }
        return linked
    }
}

/// A claim as it was sent, until a run settles who and which environment is meant.
package struct ClaimAsSent: Sendable, Hashable {
    package var transactionID: TransactionID
    /// The user as the client named him, an id or a name; empty where it named nobody.
    package var claimant: String
    /// As the client stated it; empty where it stated none.
    package var environment: String

    package init(
        transactionID: TransactionID,
        userText: String?,
        accountName: String?,
        environment: StoreEnvironment?
    ) {
        self.transactionID = transactionID
        claimant = userText ?? accountName ?? ""
        self.environment = environment?.rawValue ?? ""
    }
}
