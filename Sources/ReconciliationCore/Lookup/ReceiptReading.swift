/// What a receipt given to a lookup says: the transactions in it, and what they are worth.
package struct ReceiptReading: Sendable, Hashable, Codable {
    package var file: String
    /// As `inspect` says.
    package var verdict: VerdictCode
    package var rule: String?
    package var detail: String?
    /// Signed by Apple, this very data.
    package var isProven: Bool
    /// In the order of the receipt, each once.
    package var transactionIDs: [String]
    /// Those of them the ledger does not know.
    package var unknown: [String] = []

    /// `IDs` would become `_i_ds` in snake case.
    private enum CodingKeys: String, CodingKey {
        case file, verdict, rule, detail, isProven, unknown
        case transactionIDs = "transactionIds"
    }

    package init(
        file: String,
        verdict: VerdictCode,
        rule: String?,
        detail: String?,
        isProven: Bool,
        transactionIDs: [String]
    ) {
        self.file = file
        self.verdict = verdict
        self.rule = rule
        self.detail = detail
        self.isProven = isProven
        self.transactionIDs = transactionIDs
    }
}

extension LookupResult {
    /// Adds what a receipt was found to hold: every transaction of it that is known is a meaning.
    package mutating func add(_ reading: ReceiptReading) {
        let known = Set(
            purchases.flatMap(\.transactionIDs) + waiting.map(\.transactionID) + claims.map(\.transactionID)
                + notices.map(\.transactionID) + unmatchedCredits.map(\.transactionID)
                + (apple?.transactions.map(\.transactionID) ?? [])
        )
        let meanings = reading.transactionIDs.filter(known.contains).map { Match(meaning: "transaction_id", value: $0) }
        matches += meanings.filter { !matches.contains($0) }
        receipt = reading
        receipt?.unknown = reading.transactionIDs.filter { !known.contains($0) }
    }
}
