/// What the ledger holds of one person, before it is erased.
package struct PersonRecord: Sendable {
    /// The accounts that are one with the named one, itself among them unless it stands for somebody forgotten, each with what will
    /// stand for it.
    package var accounts: [UserID: UserID]
    /// The values of the person, each with the pseudonym of its account.
    package var values: PersonalValues
    /// The names that were forgotten so far, those of this person among them.
    package var names: ForgottenNames
    /// How many values others hold too: those stay with them.
    package var sharedValueCount: Int
    /// Whether the account was forgotten before.
    package var isForgotten: Bool
    /// Whether rows of users files about them wait for the next run: who else they are, and what they are called, is not known yet.
    package var hasWaitingRows: Bool
    /// Purchases of the person that await delivery: afterwards nobody can tell whom to credit.
    package var awaitingDelivery: Int
    /// Digests of the pieces of evidence whose bytes go.
    package var evidence: Set<ContentDigest>

    package init(accounts: [UserID: UserID], values: PersonalValues, names: ForgottenNames) {
        self.accounts = accounts
        self.values = values
        self.names = names
        sharedValueCount = 0
        isForgotten = false
        hasWaitingRows = false
        awaitingDelivery = 0
        evidence = []
    }
}

/// What an erasure changed, or would change.
package struct ErasureTally: Sendable, Hashable {
    /// Rows by table; of a table without an entry, none.
    package var rows: [String: Int]
    /// Pieces of evidence whose bytes went; what they proved stays.
    package var evidencePieces: Int
    /// Of these, those that had no final answer yet: whatever they would have proved is lost.
    package var unansweredPieces: Int

    package init(rows: [String: Int] = [:], evidencePieces: Int = 0, unansweredPieces: Int = 0) {
        self.rows = rows
        self.evidencePieces = evidencePieces
        self.unansweredPieces = unansweredPieces
    }

    package var rowCount: Int { rows.values.reduce(0, +) }
    package var isEmpty: Bool { rowCount == 0 && evidencePieces == 0 }
}

/// Files beside the ledger that an erasure changed, by how people know them.
package struct ErasedFiles: Sendable, Hashable {
    /// Names of report folders.
    package var reports: [String]
    /// Names in `inbox/done` and `inbox/failed`, with the folder before them.
    package var inputs: [String]

    package init(reports: [String] = [], inputs: [String] = []) {
        self.reports = reports
        self.inputs = inputs
    }

    package var isEmpty: Bool { reports.isEmpty && inputs.isEmpty }
}
