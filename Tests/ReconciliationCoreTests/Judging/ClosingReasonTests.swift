import ReconciliationCore
import Testing

/// Why a finding about no purchase is closed.
@Suite struct ClosingReasonTests {
    private let graceEnd = paid + .hours(25)

    private func live(
        _ environment: StoreEnvironment = .production,
        isMatched: Bool = false,
        isEnvironmentStated: Bool = true,
        isNotFound: Bool = false
    ) -> VanishedFinding.LiveCredit {
        let notFound = StoreEnvironment.allCases.map {
            NotFoundAnswer(app: game, environment: $0, askedAt: graceEnd)
        }
        return VanishedFinding.LiveCredit(
            UnmatchedCredit(credit(to: "a"), in: environment, notFound: isNotFound ? notFound : []),
            isMatched: isMatched,
            isEnvironmentStated: isEnvironmentStated
        )
    }

    private func reason(
        _ credits: [VanishedFinding.LiveCredit] = [],
        kind: FindingKind = .unprovenCredit,
        at moment: Instant = asOf,
        listsUnproven: Bool = true,
        _ change: (inout Policy) -> Void = { _ in }
    ) -> ClosingReason {
        var changed = policy
        change(&changed)
        return VanishedFinding(kind: kind, environment: "Production", credits: credits)
            .closingReason(policy: changed, asOf: moment, listsUnproven: listsUnproven)
    }

    @Test func `another app's evidence is closed by the app being ours, a forgery by being verified again`() {
        #expect(reason([live()], kind: .foreignReceipt) == .appConfigured)
        #expect(reason([live()], kind: .forgedReceipt) == .evidenceVerifiedAgain)
    }

    @Test func `a credit without purchase changes its kind, or why it is no finding any more`() {
        #expect(reason([live(isNotFound: true)]) == .missingPayment)
        #expect(reason([live()], kind: .missingPayment) == .unprovenCredit)
        #expect(reason([live()], kind: .missingPayment, listsUnproven: false) == .evidenceNotImported)
        #expect(reason([live()], { $0.evidenceSince = nil }) == .beforeEvidence)
        #expect(reason([live()], at: graceEnd - .seconds(1)) == .withinGrace)
    }

    @Test func `a credit whose purchase is known is matched`() {
        #expect(reason([live(isMatched: true)]) == .matched)
    }

    @Test func `a credit of the other store is another one, unless the backend named no store`() {
        #expect(reason([live(.sandbox)]) == .creditWithdrawn)
        #expect(reason([live(.sandbox, isMatched: true)]) == .creditWithdrawn)
        #expect(reason([live(.sandbox, isMatched: true, isEnvironmentStated: false)]) == .matched)
        #expect(reason([live(.sandbox, isEnvironmentStated: false)]) == .matched)
    }

    @Test func `the credit of the finding's own store goes before the other store's`() {
        #expect(reason([live(.sandbox, isNotFound: true), live()], kind: .missingPayment) == .unprovenCredit)
        #expect(reason([live(.sandbox, isEnvironmentStated: false), live()], kind: .missingPayment) == .unprovenCredit)
    }

    @Test func `a credit that is live no more was withdrawn`() {
        #expect(reason() == .creditWithdrawn)
        #expect(reason(kind: .missingPayment) == .creditWithdrawn)
    }

    @Test func `the codes never change`() {
        let codes: [(ClosingReason, String)] = [
            (.judged(.credited), "credited"), (.judged(.beforeCoverage), "before_coverage"),
            (.merged, "merged"), (.evidenceWithdrawn, "evidence_withdrawn"), (.appConfigured, "app_configured"),
            (.evidenceVerifiedAgain, "evidence_judged_anew"), (.missingPayment, "missing_payment"),
            (.unprovenCredit, "unproven_credit"), (.beforeEvidence, "before_evidence"),
            (.evidenceNotImported, "evidence_not_taken_in"), (.withinGrace, "within_grace"), (.matched, "matched"),
            (.creditWithdrawn, "credit_withdrawn"),
        ]
        for (reason, code) in codes {
            #expect(reason.code == code)
            #expect(ClosingReason(code: code) == reason)
        }
        #expect(ClosingReason(code: "of_another_version") == nil)
    }
}
