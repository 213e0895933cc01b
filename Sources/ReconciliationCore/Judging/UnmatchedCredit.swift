/// A live credit without a purchase, and what Apple answered about the transaction it names.
package struct UnmatchedCredit: Sendable, Hashable {
    package var credit: Credit
    package var environment: StoreEnvironment
    /// Apple's latest "not found" about the transaction, for each app and environment.
    package var notFound: [NotFoundAnswer]

    package init(_ credit: Credit, in environment: StoreEnvironment, notFound: [NotFoundAnswer] = []) {
        self.credit = credit
        self.environment = environment
        self.notFound = notFound
    }

    /// The subject of its finding: the same credit has the same one every night.
    package var subject: String { "\(credit.transactionID) \(credit.subject)" }
}

/// What a credit without a purchase means (Rules 5, `missing_payment` and `unproven_credit`).
package enum UnmatchedCreditVerdict: Sendable, Hashable {
    /// Its evidence may still come.
    case withinGrace
    /// Evidence of that time was not imported: nothing is missing.
    case beforeEvidence
    /// Evidence of that time is there, but none of this payment.
    case unproven
    /// Apple knows nothing of the payment.
    case missingPayment
}

/// Judges one live credit without a purchase. Grace end is exclusive: a credit exactly as old as grace is past it.
package func judge(_ unmatched: UnmatchedCredit, policy: Policy, asOf: Instant) -> UnmatchedCreditVerdict {
    let graceEnd = unmatched.credit.creditedAt + policy.grace
    guard graceEnd <= asOf else { return .withinGrace }
    if unmatched.notFound.areConclusive(forApps: policy.apps, from: graceEnd, until: asOf) { return .missingPayment }
    return policy.coversEvidence(of: unmatched.credit.creditedAt) ? .unproven : .beforeEvidence
}

extension UnmatchedCredit {
    /// What a person is told about it; nil where it is no finding.
    ///
    /// - Parameter listsUnproven: whether unproven credits are listed, see `UnprovenCredits`.
    package func finding(_ verdict: UnmatchedCreditVerdict, listsUnproven: Bool) -> UnmatchedFinding? {
        switch verdict {
        case .missingPayment: finding(.missingPayment, actual: .notFoundAtApple, nextStep: .takeBack)
        case .unproven where listsUnproven: finding(.unprovenCredit, actual: .noEvidence, nextStep: .checkBackend)
        case .unproven, .withinGrace, .beforeEvidence: nil
        }
    }

    private func finding(_ kind: FindingKind, actual: FindingPhrase, nextStep: NextStep) -> UnmatchedFinding {
        UnmatchedFinding(
            environment: environment.rawValue,
            subject: subject,
            finding: Finding(
                kind: kind,
                credit: credit,
                expected: FindingPhrase.payment.text,
                actual: actual.text,
                detail: credit.quantity.map { "quantity \($0)" } ?? "",
                nextStep: nextStep
            )
        )
    }
}

/// How many credits are unproven, and whether they are listed one by one.
package struct UnprovenCredits: Sendable, Hashable {
    /// The moments of the last week, after the one a week ago.
    package let weekStart: Instant
    package private(set) var count = 0
    package private(set) var countOfLastWeek = 0

    package init(asOf: Instant) { weekStart = asOf - .days(7) }

    package mutating func add(_ credit: Credit) {
        count += 1
        if credit.creditedAt > weekStart { countOfLastWeek += 1 }
    }

    /// Where more than half of the last week's credits are unproven, evidence is not being imported: a list of them would
    /// help nobody, so they are only counted.
    package func areListed(amongLiveCreditsOfLastWeek liveCount: Int) -> Bool { countOfLastWeek * 2 <= liveCount }
}
