import ReconciliationCore
import Testing

/// Rules 4.1, one row per row of its table and per broken boundary.
@Suite struct JudgeListTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var dossier: Dossier
        var policy = ReconciliationCoreTests.policy
        var list: PurchaseList
        var reason: ListReason
    }

    static let fullRevocation = Revocation(date: paid + .days(1))

    @Test(arguments: [
        Row(
            testDescription: "a sandbox purchase is out of scope, credited or not",
            dossier: dossier(transaction(in: .sandbox)) { $0.credits = [credit(to: "a")] },
            list: .closed,
            reason: .excludedEnvironment
        ),
        Row(
            testDescription: "a product that is never reconciled",
            dossier: dossier { $0.catalogue = CatalogueEntry(subscriptionPolicy: .never) },
            list: .closed,
            reason: .excludedProduct
        ),
        Row(
            testDescription: "family sharing paid nothing",
            dossier: dossier(transaction { $0.ownership = .familyShared }),
            list: .closed,
            reason: .excludedFamilyShared
        ),
        Row(
            testDescription: "a signed price of nothing",
            dossier: dossier(transaction { $0.price = Price(milliunits: 0, currency: "CNY") }),
            list: .closed,
            reason: .excludedFree
        ),
        Row(
            testDescription: "a price of nothing that only the backend states",
            dossier: dossier(transaction(grade: .asserted) { $0.price = Price(milliunits: 0, currency: "CNY") }),
            list: .white,
            reason: .uncredited
        ),
        Row(
            testDescription: "upgraded away",
            dossier: dossier(transaction { $0.isUpgraded = true }),
            list: .closed,
            reason: .excludedUpgraded
        ),
        Row(
            testDescription: "a later period where the first alone counts",
            dossier: dossier(
                transaction {
                    $0.type = .autoRenewable
                    $0.originalTransactionID = TransactionID("1")
                }
            ),
            list: .closed,
            reason: .excludedSubscription
        ),
        Row(
            testDescription: "a live credit beats the refund",
            dossier: dossier(transaction { $0.revocation = fullRevocation }) { $0.credits = [credit(to: "a")] },
            list: .black,
            reason: .credited
        ),
        Row(
            testDescription: "a withdrawn credit is none",
            dossier: dossier { $0.credits = [credit(to: "a", status: .withdrawn)] },
            list: .white,
            reason: .uncredited
        ),
        Row(
            testDescription: "refunded in full, never credited",
            dossier: dossier(transaction { $0.revocation = fullRevocation }),
            list: .closed,
            reason: .revoked
        ),
        Row(
            testDescription: "a prorated refund moves nothing",
            dossier: dossier(transaction { $0.revocation = Revocation(date: paid, type: "REFUND_PRORATED") }),
            list: .white,
            reason: .uncredited
        ),
        Row(
            testDescription: "settled by a case",
            dossier: dossier { $0.settlement = .fraud },
            list: .closed,
            reason: .settledFraud
        ),
        Row(
            testDescription: "parked by a case stays white",
            dossier: dossier { $0.settlement = .belowThreshold },
            list: .white,
            reason: .uncredited
        ),
        Row(
            testDescription: "paid a second before the cut-over",
            dossier: dossier(transaction(paidAt: asOf - .days(365) - .seconds(1))),
            list: .closed,
            reason: .beforeCoverage
        ),
        Row(
            testDescription: "paid at the cut-over",
            dossier: dossier(transaction(paidAt: asOf - .days(365))),
            list: .white,
            reason: .uncredited
        ),
    ])
    func `the first row that applies decides the list`(row: Row) {
        let verdict = judge(row.dossier, policy: row.policy, asOf: asOf)
        #expect(verdict.list == row.list)
        #expect(verdict.reason == row.reason)
    }

    @Test(
        arguments: [
            (Span.hours(24), Span.hours(1), WhiteState.missingCredit),
            (Span(milliseconds: 86_399_000), .hours(1), .withinGrace),
            (.hours(30), .hours(30), .missingCredit),
            (.hours(30), Span(milliseconds: 108_001_000), .creditsNotInYet),
        ]
    )
    func `at the edge of grace is past it, and the credits of that time must be in`(
        age: Span,
        watermarkAge: Span,
        state: WhiteState
    ) {
        var late = policy
        late.creditsWatermark = asOf - watermarkAge
        #expect(verdict(dossier(transaction(paidAt: asOf - age)), late).whiteState == state)
    }

    @Test(arguments: [
        (dossier { $0.credits = [credit(to: "a", status: .failed)] }, MissingCause.refusedClaim, NextStep.checkBackend),
        (
            dossier(transaction(grade: .asserted) { $0.backend = BackendRecord() }), .verifiedNotCredited, .checkBackend
        ),
        (
            dossier(transaction(grade: .asserted) { $0.backend = BackendRecord() }) { $0.backendUsers = ["a"] },
            .verifiedNotCredited, .creditOwner
        ),
        (dossier { $0.traces = [upload(.proven, by: "a")] }, .claimedNotCredited, .creditOwner),
        (
            dossier {
                $0.traces = [upload(.proven, by: "a")]
                $0.refusedCredit = RefusedCredit(file: "c.csv", line: 7)
            },
            .claimedNotCredited, .checkBackend
        ),
        (dossier { $0.traces = [upload(.proven, by: "forgotten-0000000000000007")] }, .claimedNotCredited, .findOwner),
        (dossier { $0.traces = [upload(.unproven, by: "a")] }, .claimedNotCredited, .askCustomer),
        (dossier { $0.traces = [upload(.unnamed, by: "a")] }, .submittedNotClaimed, .askCustomer),
        (dossier(), .neverSubmitted, .findOwner),
    ])
    func `a missing credit has the first cause that applies, and what to do`(
        dossier: Dossier,
        cause: MissingCause,
        nextStep: NextStep
    ) {
        let missing = verdict(dossier)
        #expect(missing.cause == cause)
        #expect(missing.nextStep == nextStep)
        #expect(missing.findings.map(\.kind) == [.missingCredit])
    }
}
