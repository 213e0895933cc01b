/// A user's statement that a transaction is theirs (Rules 3.7): told apart by user and store, not by spelling.
package struct Claim: Sendable, Hashable {
    package let claimant: Claimant
    package let transaction: TransactionKey
}

/// Who claims.
package struct Claimant: Sendable, Hashable {
    /// A user's id; else what was sent; empty where nobody is named.
    package let text: String
    /// Whether it is a user's id, and no name that means several users or nobody.
    package let isUser: Bool

    package init(text: String, isUser: Bool) {
        self.text = text
        self.isUser = isUser
    }
}

/// One submission that names a transaction, with all that says who and which is meant.
package struct ClaimStatement: Sendable, Hashable {
    package var transactionID: TransactionID
    /// The store the client stated.
    package var statedEnvironment: StoreEnvironment?
    /// The store in which the submission's own evidence has the transaction.
    package var evidenceEnvironment: StoreEnvironment?
    /// The stores in which the transaction is known, whoever brought it.
    package var knownIn: Set<StoreEnvironment> = []
    package var paidAtIn: [StoreEnvironment: Instant] = [:]
    /// Whom the submission may be from.
    package var sender = NameAnswer(holders: [])
    /// The user as it was sent, an id or a name.
    package var sentText: String?

    package init(transactionID: TransactionID) { self.transactionID = transactionID }

    /// What it claims, for whom.
    package var claim: Claim {
        let environment = StoreEnvironment.meant(
            stated: statedEnvironment,
            inEvidence: evidenceEnvironment,
            byAnIDKnownIn: knownIn
        )
        let claimant = Claimant(from: sender, at: paidAtIn[environment], sentText: sentText)
        return Claim(claimant: claimant, transaction: TransactionKey(environment: environment, id: transactionID))
    }
}

extension StoreEnvironment {
    /// The store of a transaction that a submission names: the one it states, else the one in which its own evidence has the
    /// transaction, else by where the id is known.
    package static func meant(
        stated: StoreEnvironment?,
        inEvidence: StoreEnvironment?,
        byAnIDKnownIn environments: Set<StoreEnvironment>
    ) -> StoreEnvironment {
        stated ?? inEvidence ?? meant(byAnIDKnownIn: environments)
    }

    /// The store of a transaction named without one: Production, else Sandbox (Rules 1.5, 3.9).
    package static func meant(byAnIDKnownIn environments: Set<StoreEnvironment>) -> StoreEnvironment {
        environments == [.sandbox] ? .sandbox : .production
    }
}
