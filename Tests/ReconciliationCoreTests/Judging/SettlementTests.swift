import ReconciliationCore
import Testing

/// What becomes of a purchase by the cases about it, and where a case stands.
@Suite struct SettlementTests {
    private func decision(
        _ sequence: Int64,
        _ reason: Settlement.Reason?,
        of caseID: String = "RC-1",
        isAboutMissingCredit: Bool = true,
        _ action: CaseEventAction = .resolved
    ) -> CaseDecision {
        CaseDecision(
            sequence: sequence,
            caseID: caseID,
            isAboutMissingCredit: isAboutMissingCredit,
            action: action,
            reason: reason
        )
    }

    @Test(arguments: Settlement.Reason.allCases)
    func `a resolution settles the purchase, and a reopening takes that back`(reason: Settlement.Reason) {
        #expect(settlement(by: [decision(1, reason)]) == Settlement(reason: reason))
        #expect(settlement(by: [decision(1, reason), decision(2, nil, .reopened)]) == nil)
        #expect(settlement(by: [decision(2, nil, .reopened), decision(1, reason)]) == nil)
        #expect(
            settlement(by: [decision(1, .test), decision(2, nil, .reopened), decision(3, reason)])
                == Settlement(reason: reason)
        )
    }

    @Test func `nothing done settles nothing, nor a resolution whose credit speaks for itself`() {
        #expect(settlement(by: []) == nil)
        #expect(settlement(by: [decision(1, nil)]) == nil)
        for reason: ResolutionReason in [.creditedManually, .creditedElsewhere, .movedToOwner] {
            #expect(Settlement.Reason(rawValue: reason.rawValue) == nil)
        }
    }

    @Test func `only a missing credit can be left alone`() {
        for reason in Settlement.Reason.allCases {
            let settled = settlement(by: [decision(1, reason, isAboutMissingCredit: false)])
            #expect(settled == (reason.isParked ? nil : Settlement(reason: reason)))
        }
    }

    @Test func `of several cases the newest settlement counts, whatever order they are given in`() {
        let fraud = decision(5, .fraud, of: "RC-1")
        let test = decision(7, .test, of: "RC-2")
        #expect(settlement(by: [fraud, test])?.reason == .test)
        #expect(settlement(by: [test, fraud])?.reason == .test)
        // Each stands or falls with its own case.
        #expect(settlement(by: [fraud, test, decision(8, nil, of: "RC-2", .reopened)])?.reason == .fraud)
        let leftAlone = decision(9, .cannotIdentify, of: "RC-3", isAboutMissingCredit: false)
        #expect(settlement(by: [fraud, leftAlone])?.reason == .fraud)
    }

    private static let states: [(CaseEventAction?, Int64?, Int64, Bool, CaseState)] = [
        (nil, nil, 1, true, .open),
        (.assigned, 1, 2, true, .assigned),
        (.reopened, 1, 1, true, .reopened),
        (.resolved, 1, 1, true, .resolved),
        (.resolved, 2, 1, true, .resolved),
        (.resolved, nil, 1, true, .resolved),
        (.resolved, 1, 2, true, .reopened),
        (.resolved, 1, 2, false, .resolved),
    ]

    @Test(arguments: states)
    func `a case is what was done last about it, unless its finding came back after its resolution`(
        lastAction: CaseEventAction?,
        lastActionRun: Int64?,
        openingRun: Int64,
        isFindingOpen: Bool,
        state: CaseState
    ) {
        #expect(
            CaseState(
                lastAction: lastAction,
                after: lastActionRun.map { RunID($0) },
                openingRun: RunID(openingRun),
                isFindingOpen: isFindingOpen
            ) == state
        )
    }
}
