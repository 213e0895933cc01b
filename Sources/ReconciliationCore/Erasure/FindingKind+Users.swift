// Where a finding holds nothing but users: an erasure puts pseudonyms there, whatever else has the same name.
extension FindingKind {
    /// Whether users stand in what is expected and found, and nothing else. Of other kinds products, apps and words of ours do.
    package var comparesUsers: Bool { self == .ownerMismatch }

    /// Whether its detail may be users and nothing else.
    package var listsUsers: Bool {
        switch self {
        case .environmentBreach, .reusedReceipt, .foreignReceipt: true
        case .missingCredit, .ownerMismatch, .duplicateCredit, .contentMismatch, .refundedAfterCredit, .missingPayment,
            .unprovenCredit, .forgedReceipt:
            false
        }
    }
}
