/// What came in about a finding since the last run, as far as it changes what is to be done before the next one.
package enum FindingNews: Sendable, Hashable, CaseIterable {
    case none
    /// What is due may have been delivered, or paid back: a row of credits about it was refused (Rules 3.11), or an unsigned
    /// notification states its refund (Rules 6.10). The next run sends it to the backend too.
    case doubt
    /// The next run judges it otherwise.
    case judgedAnew

    /// What is still to be done about an open finding, where the books say `booked`; a code of `next_step`.
    package func nextStep(_ booked: String) -> String {
        switch self {
        case .none: booked
        case .doubt: Self.stepsToDeliver.contains(booked) ? NextStep.checkBackend.rawValue : booked
        case .judgedAnew: NextStep.wait.rawValue
        }
    }

    private static let stepsToDeliver = Set([NextStep.creditOwner, .findOwner, .askCustomer].map(\.rawValue))
}
