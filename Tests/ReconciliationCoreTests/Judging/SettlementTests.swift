import ReconciliationCore
import Testing

/// What becomes of a purchase by the cases about it, and where a case stands.
@Suite struct SettlementTests {
    private func decision(
        _ sequence: Int64,
        _ reason: ResolutionReason?,
        of caseID: String = "RC-1",
        isAboutMissingCredit: Bool = true,
        _ action: CaseEventAction = .resolved,
        afterRun: Int64? = nil,
        mergedInRun: Int64? = nil
    ) -> CaseDecision {
        CaseDecision(
            sequence: sequence,
            caseID: caseID,
            isAboutMissingCredit: isAboutMissingCredit,
            action: action,
            reason: reason,
            afterRun: afterRun.map { RunID($0) },
            mergedInRun: mergedInRun.map { RunID($0) }
        )
    }

    private func settlement(by decisions: [CaseDecision]) -> ResolutionReason? {
        ReconciliationCore.settlement(by: decisions, isRefundCleared: false)
    }

    @Test(arguments: settlingReasons)
    func `a resolution settles the purchase, and a reopening takes that back`(reason: ResolutionReason) {
        #expect(settlement(by: [decision(1, reason)]) == reason)
        #expect(settlement(by: [decision(1, reason), decision(2, nil, .reopened)]) == nil)
        #expect(settlement(by: [decision(2, nil, .reopened), decision(1, reason)]) == nil)
        #expect(
            settlement(by: [decision(1, .test), decision(2, nil, .reopened), decision(3, reason)])
                == reason
        )
    }

    @Test func `nothing done settles nothing, nor a resolution whose credit speaks for itself`() {
        #expect(settlement(by: []) == nil)
        #expect(settlement(by: [decision(1, nil)]) == nil)
        for reason: ResolutionReason in [.creditedManually, .creditedElsewhere, .movedToOwner] {
            #expect(settlement(by: [decision(1, reason)]) == nil)
        }
    }

    @Test func `only a missing credit can be left alone, or be a duplicate of another payment`() {
        for reason in settlingReasons {
            let settled = settlement(by: [decision(1, reason, isAboutMissingCredit: false)])
            #expect(settled == (reason.destination == .parked || reason == .duplicate ? nil : reason))
        }
    }

    @Test(
        arguments: [
            (nil, nil, false), (4, nil, false), (4, 4, false), (4, 5, true), (4, 3, false), (nil, 1, true),
        ] as [(Int64?, Int64?, Bool)]
    )
    func `what became one with another payment since is no duplicate of it`(
        afterRun: Int64?,
        mergedInRun: Int64?,
        isMergedSince: Bool
    ) {
        for reason in settlingReasons {
            let settled = settlement(
                by: [decision(1, reason, afterRun: afterRun, mergedInRun: mergedInRun)]
            )
            #expect(settled == (reason == .duplicate && isMergedSince ? nil : reason))
        }
    }

    @Test func `a refund by Apple settles until Apple says that it does not stand`() {
        for reason in settlingReasons {
            let resolved = [decision(1, reason)]
            #expect(settlement(by: resolved) == reason)
            let cleared = ReconciliationCore.settlement(by: resolved, isRefundCleared: true)
            #expect(cleared == (reason == .refundedByApple ? nil : reason))
        }
    }

    struct Cleared: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var statements: [RefundStatement]
        var isCleared = false
        /// Beside another transaction of the purchase that was refunded when it was paid, and is without an hour later.
        var isClearedByOther = true
    }

    private static func refund(_ source: EvidenceSource, at moment: Instant?) -> RefundStatement {
        RefundStatement(source: source, statedAt: moment, isRefunded: true, refundedAt: paid)
    }

    private static func none(_ source: EvidenceSource, at moment: Instant?) -> RefundStatement {
        RefundStatement(source: source, statedAt: moment)
    }

    @Test(arguments: [
        Cleared(testDescription: "no refund was stated", statements: [none(.serverAPI, at: paid)]),
        Cleared(testDescription: "it stands", statements: [refund(.notification, at: paid)]),
        Cleared(
            testDescription: "a later signed transaction is without",
            statements: [none(.signedTransaction, at: paid + .hours(2)), refund(.notification, at: paid)],
            isCleared: true
        ),
        Cleared(
            testDescription: "one of the same moment is without",
            statements: [refund(.notification, at: paid), none(.signedTransaction, at: paid)]
        ),
        Cleared(
            testDescription: "a later receipt is without, which clears nothing",
            statements: [refund(.appReceipt, at: paid), none(.appReceipt, at: paid + .hours(2))]
        ),
        Cleared(
            testDescription: "it was refunded again after that",
            statements: [
                refund(.notification, at: paid), none(.serverAPI, at: paid + .hours(2)),
                refund(.serverAPI, at: paid + .hours(3)),
            ],
            isClearedByOther: false
        ),
        Cleared(
            testDescription: "one without a time of its own, before a signed transaction without",
            statements: [refund(.verifyReceipt, at: nil), none(.serverAPI, at: paid + .hours(2))],
            isCleared: true
        ),
        Cleared(
            testDescription: "one without a time of its own, at the moment of a signed transaction without",
            statements: [refund(.verifyReceipt, at: nil), none(.serverAPI, at: paid)]
        ),
        Cleared(
            testDescription: "one without any date",
            statements: [
                RefundStatement(source: .verifyReceipt, isRefunded: true), none(.serverAPI, at: paid + .hours(2)),
            ],
            isClearedByOther: false
        ),
        Cleared(
            testDescription: "only the backend stated it",
            statements: [refund(.payments, at: nil), none(.serverAPI, at: paid + .hours(2))]
        ),
    ])
    func `a refund is cleared by a later signed transaction without`(row: Cleared) {
        #expect(isRefundCleared(by: [TransactionID("1"): row.statements]) == row.isCleared)
        let other = [Self.refund(.serverAPI, at: paid), Self.none(.serverAPI, at: paid + .hours(1))]
        let both = [TransactionID("1"): row.statements, TransactionID("2"): other]
        #expect(isRefundCleared(by: both) == row.isClearedByOther)
    }

    @Test func `of several cases the newest settlement counts, whatever order they are given in`() {
        let fraud = decision(5, .fraud, of: "RC-1")
        let test = decision(7, .test, of: "RC-2")
        #expect(settlement(by: [fraud, test]) == .test)
        #expect(settlement(by: [test, fraud]) == .test)
        // Each stands or falls with its own case.
        #expect(settlement(by: [fraud, test, decision(8, nil, of: "RC-2", .reopened)]) == .fraud)
        let leftAlone = decision(9, .cannotIdentify, of: "RC-3", isAboutMissingCredit: false)
        #expect(settlement(by: [fraud, leftAlone]) == .fraud)
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

/// The reasons that say by themselves what becomes of a purchase.
let settlingReasons = ResolutionReason.allCases.filter { [.closed, .parked].contains($0.destination) }
