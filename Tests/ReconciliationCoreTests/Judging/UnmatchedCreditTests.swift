import ReconciliationCore
import Testing

/// Credits without a purchase: `missing_payment` and `unproven_credit`.
@Suite struct UnmatchedCreditTests {
    private static let reader = BundleID("com.example.reader")
    private static let graceEnd = paid + .hours(25)

    /// A credit made an hour after `paid`, with Apple's answers "not found".
    private func unmatched(_ notFound: [NotFoundAnswer] = []) -> UnmatchedCredit {
        UnmatchedCredit(credit(to: "a", quantity: 2), in: .production, notFound: notFound)
    }

    private func notFound(
        _ apps: [BundleID],
        _ environments: [StoreEnvironment] = [.production, .sandbox],
        at moment: Instant = graceEnd
    ) -> [NotFoundAnswer] {
        apps.flatMap { app in environments.map { .init(app: app, environment: $0, askedAt: moment) } }
    }

    private func verdict(
        _ notFound: [NotFoundAnswer] = [],
        at moment: Instant = asOf,
        _ change: (inout Policy) -> Void = { _ in }
    ) -> UnmatchedCreditVerdict {
        var changed = policy
        change(&changed)
        return judge(unmatched(notFound), policy: changed, asOf: moment)
    }

    @Test func `a credit waits for its evidence until grace ends`() {
        #expect(verdict(at: Self.graceEnd - .seconds(1)) == .withinGrace)
        #expect(verdict(at: Self.graceEnd) == .unproven)
    }

    @Test func `a credit from before evidence was imported lacks nothing`() {
        #expect(verdict { $0.evidenceSince = paid + .hours(1) } == .unproven)
        #expect(verdict { $0.evidenceSince = paid + .hours(2) } == .beforeEvidence)
        #expect(verdict { $0.evidenceSince = nil } == .beforeEvidence)
    }

    @Test func `a payment is missing once every app in both environments was asked late enough`() {
        #expect(verdict(notFound([game])) == .missingPayment)
        #expect(verdict(notFound([game], [.production])) == .unproven)
        #expect(verdict(notFound([game], [.sandbox])) == .unproven)
        #expect(verdict(notFound([game], at: Self.graceEnd - .seconds(1))) == .unproven)
        #expect(verdict(notFound([game], at: asOf)) == .missingPayment)
        #expect(verdict(notFound([game], at: asOf + .seconds(1))) == .unproven)
    }

    @Test func `each configured app counts, and others do not`() {
        func both(_ policy: inout Policy) { policy.apps = [game, Self.reader] }
        #expect(verdict(notFound([game]), both) == .unproven)
        #expect(verdict(notFound([game, Self.reader]), both) == .missingPayment)
        #expect(verdict(notFound([Self.reader])) == .unproven)
        #expect(verdict(notFound([game]), { $0.apps = [] }) == .unproven)
    }

    @Test func `Apple's answer goes before the time from which evidence is there, but not before grace ends`() {
        #expect(verdict(notFound([game])) { $0.evidenceSince = nil } == .missingPayment)
        #expect(verdict(notFound([game], at: paid), at: Self.graceEnd - .seconds(1)) == .withinGrace)
    }

    @Test func `a missing payment is to be taken back, an unproven one to be checked`() throws {
        let missing = try #require(unmatched().finding(.missingPayment, listsUnproven: false))
        #expect(missing.finding.kind == .missingPayment && missing.finding.nextStep == .takeBack)
        #expect(missing.finding.expected == "a payment" && missing.finding.actual == "not found at Apple")
        #expect(missing.finding.detail == "quantity 2" && missing.finding.credit == unmatched().credit)
        #expect(missing.environment == "Production" && missing.bundleID == nil)
        #expect(missing.subject == "100 \(unmatched().credit.subject)")

        let unproven = try #require(unmatched().finding(.unproven, listsUnproven: true))
        #expect(unproven.finding.kind == .unprovenCredit && unproven.finding.nextStep == .checkBackend)
        #expect(unproven.finding.actual == "no evidence" && unproven.subject == missing.subject)
        // The same trouble at another stage is the same case.
        #expect(unproven.caseID == missing.caseID)

        let all = UnmatchedCredit(credit(to: "a"), in: .production)
        #expect(all.finding(.missingPayment, listsUnproven: true)?.finding.detail == "")
    }

    @Test func `what is within grace or from before evidence is no finding, nor what is counted only`() {
        #expect(unmatched().finding(.withinGrace, listsUnproven: true) == nil)
        #expect(unmatched().finding(.beforeEvidence, listsUnproven: true) == nil)
        #expect(unmatched().finding(.unproven, listsUnproven: false) == nil)
    }

    @Test(arguments: [(3, false), (4, true), (5, true)])
    func `unproven credits are listed where they are at most half of the last week's`(live: Int, isListed: Bool) {
        var unproven = UnprovenCredits(asOf: asOf)
        for moment in [asOf - .days(1), asOf - .days(6), asOf - .days(7)] { unproven.add(credit(to: "a", at: moment)) }
        #expect(unproven.count == 3 && unproven.countOfLastWeek == 2)
        #expect(unproven.areListed(amongLiveCreditsOfLastWeek: live) == isListed)
    }

    @Test func `the last week begins after the moment a week ago`() {
        var unproven = UnprovenCredits(asOf: asOf)
        #expect(unproven.areListed(amongLiveCreditsOfLastWeek: 0))
        unproven.add(credit(to: "a", at: asOf - .days(7)))
        #expect(unproven.areListed(amongLiveCreditsOfLastWeek: 0))
        unproven.add(credit(to: "a", at: asOf - .days(7) + .seconds(1)))
        #expect(!unproven.areListed(amongLiveCreditsOfLastWeek: 1))
        #expect(unproven.areListed(amongLiveCreditsOfLastWeek: 2))
    }
}
