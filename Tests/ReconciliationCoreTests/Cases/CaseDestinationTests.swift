import ReconciliationCore
import Testing

/// Where a resolved case leads its purchase (Rules 5.18).
@Suite struct CaseDestinationTests {
    private func destination(_ kind: FindingKind, _ reason: ResolutionReason, _ state: CaseState = .resolved)
        -> ResolutionReason.Destination?
    {
        var status = CaseStatus(caseID: "RC-1", kind: kind.rawValue, state: state)
        status.reason = reason.rawValue
        return status.destination
    }

    @Test(arguments: ResolutionReason.allCases)
    func `what says nothing about a payment leads its purchase nowhere, but for a missing credit`(
        reason: ResolutionReason
    ) {
        #expect(destination(.missingCredit, reason) == reason.destination)
        let isAboutPaymentsAlone = [.duplicate, .belowThreshold, .cannotIdentify].contains(reason)
        #expect(destination(.duplicateCredit, reason) == (isAboutPaymentsAlone ? .stays : reason.destination))
        #expect(destination(.missingCredit, reason, .reopened) == nil)
    }

    @Test(
        arguments: [
            (CaseEventAction.resolved, nil, true), (.resolved, .resolved, true), (.resolved, .reopened, true),
            (.reopened, nil, false), (.reopened, .reopened, false), (.reopened, .resolved, true),
        ] as [(CaseEventAction, CaseEventAction?, Bool)]
    )
    func `a reopening changes the books where they know of the resolution`(
        decision: CaseEventAction,
        booked: CaseEventAction?,
        isChange: Bool
    ) {
        #expect(decision.changesBooks(after: booked) == isChange)
    }
}
