import Testing

@testable import ReconciliationCore

/// Rules 4.2, 4.3: which subscriptions count, and what stands where.
@Suite struct ScopeTests {
    private static func period(
        _ id: String,
        of original: String = "1",
        isTrial: Bool = false
    ) -> MergedTransaction {
        transaction(id) {
            $0.type = .autoRenewable
            $0.originalTransactionID = TransactionID(original)
            $0.isTrial = isTrial
        }
    }

    @Test(
        arguments: [
            (period("1"), false, .each, nil), (period("2"), false, .each, nil),
            (period("1"), false, .never, .excludedSubscription),
            (period("1"), false, .firstPeriod, nil),
            (period("2"), false, .firstPeriod, .excludedSubscription),
            (period("2"), true, .firstPeriod, nil),
            (period("1", isTrial: true), false, .firstPeriod, .excludedFree),
            (period("3", isTrial: true), false, .firstPeriod, .excludedSubscription),
            (period("2", isTrial: true), false, .each, .excludedFree),
        ] as [(MergedTransaction, Bool, SubscriptionPolicy, ListReason?)]
    )
    func `a trial does not use the first period up`(
        transaction: MergedTransaction,
        isFirstPaid: Bool,
        subscriptions: SubscriptionPolicy,
        reason: ListReason?
    ) {
        for isCatalogued in [false, true] {
            var scope = policy
            scope.subscriptions = isCatalogued ? .never : subscriptions
            let bought = dossier(transaction) {
                $0.isFirstPaidPeriod = isFirstPaid
                // The product's own word goes before the policy's; `never` there takes out the product.
                if isCatalogued { $0.catalogue = CatalogueEntry(subscriptionPolicy: subscriptions) }
            }
            let expected = isCatalogued && subscriptions == .never ? .excludedProduct : reason ?? .uncredited
            #expect(verdict(bought, scope).reason == expected)
        }
    }

    @Test func `of several exclusions the first in order is given`() {
        var everything = transaction(in: .sandbox) {
            $0.type = .autoRenewable
            $0.originalTransactionID = TransactionID("1")
            $0.ownership = .familyShared
            $0.isTrial = true
            $0.isUpgraded = true
            $0.bundleID = BundleID("com.other")
        }
        var reasons: [ListReason] = []
        var scope = policy
        scope.subscriptions = .never
        func judged() -> ListReason { verdict(dossier(everything), scope).reason }
        reasons.append(judged())
        everything.facts.bundleID = game
        reasons.append(judged())
        scope.environments = [.sandbox]
        let unsold = CatalogueEntry(subscriptionPolicy: .never)
        reasons.append(verdict(dossier(everything) { $0.catalogue = unsold }, scope).reason)
        reasons.append(judged())
        everything.facts.type = .consumable
        reasons.append(judged())
        everything.facts.ownership = .purchased
        reasons.append(judged())
        everything.facts.isTrial = nil
        reasons.append(judged())
        everything.facts.isUpgraded = false
        reasons.append(judged())
        #expect(
            reasons == [
                .excludedApp, .excludedEnvironment, .excludedProduct, .excludedSubscription, .excludedFamilyShared,
                .excludedFree, .excludedUpgraded, .uncredited,
            ]
        )
        #expect(reasons.map(\.isExclusion) == [true, true, true, true, true, true, true, false])
    }

    @Test(arguments: [true, false])
    func `a purchase of an app that is not configured is closed, credited or not, and said aloud`(isCredited: Bool) {
        let sold = dossier(transaction { $0.bundleID = BundleID("com.other") }) {
            $0.credits = isCredited ? [credit(to: "a")] : []
        }
        let judged = verdict(sold)
        #expect(judged.list == .closed && judged.reason == .excludedApp)
        #expect(judged.findings.map(\.kind) == [.foreignReceipt])
        #expect(judged.findings[0].nextStep == (isCredited ? .takeBack : .blockUser))
    }

    @Test func `without apps nothing is foreign, and a bundle nobody stated excludes nothing`() {
        let other = transaction { $0.bundleID = BundleID("com.other") }
        var open = policy
        open.apps = []
        #expect(verdict(dossier(other), open).reason == .uncredited)
        #expect(verdict(dossier(other), open).findings.map(\.kind) == [.missingCredit])
        var defaulted = other
        defaulted.isBundleStated = false
        #expect(verdict(dossier(defaulted)).reason == .uncredited)
        #expect(verdict(dossier(transaction { $0.bundleID = nil })).reason == .uncredited)
    }

    @Test func `findings are raised on closed purchases too`() {
        let free = transaction {
            $0.isTrial = true
            $0.revocation = Revocation(date: paid + .days(1))
        }
        let judged = verdict(
            dossier(free) {
                $0.names = [name(.appleToken, "a")]
                $0.credits = [credit(to: "b"), credit(to: "c", order: "x")]
            }
        )
        #expect(judged.reason == .excludedFree)
        #expect(judged.findings.map(\.kind) == [.ownerMismatch, .duplicateCredit, .refundedAfterCredit])
    }

    @Test(
        arguments: [
            ([], .credited), ([(Credit.Source.case_, .withdrawn)], .confirmed), ([(.case_, .credited)], .credited),
            ([(.imported, .withdrawn)], .credited),
        ] as [([(Credit.Source, CreditRow.Status)], ListReason)]
    )
    func `confirmed is the backend's credit in place of a case's`(
        others: [(Credit.Source, CreditRow.Status)],
        reason: ListReason
    ) {
        let credits = others.map { source, status in
            var credit = credit(to: "a", order: "x", status: status)
            credit.source = source
            return credit
        }
        #expect(verdict(dossier { $0.credits = credits + [credit(to: "a")] }).reason == reason)
    }

    @Test func `a case's credit that is live beside a dead import confirms nothing`() {
        var stated = credit(to: "a")
        stated.source = .case_
        var gone = credit(to: "a", order: "x", status: .withdrawn)
        let dossier = dossier { $0.credits = [stated, gone] }
        #expect(verdict(dossier).reason == .credited)
        var replaced = credit(to: "a", order: "y", status: .withdrawn)
        replaced.source = .case_
        #expect(
            verdict(ReconciliationCoreTests.dossier { $0.credits = [stated, replaced, gone] }).reason == .credited
        )
        gone.source = .case_
        #expect(verdict(ReconciliationCoreTests.dossier { $0.credits = [stated, gone] }).reason == .credited)
    }

    @Test func `without a date nothing says that its time has come, and without credits nothing that they are in`() {
        #expect(verdict(dossier(transaction(paidAt: nil))).whiteState == .withinGrace)
        var blind = policy
        blind.creditsWatermark = nil
        blind.creditsSince = nil
        #expect(verdict(dossier(), blind).whiteState == .creditsNotInYet)
    }

    @Test(arguments: settlingReasons)
    func `parked is what cannot be followed up, all else is closed`(reason: ResolutionReason) {
        let settled = verdict(dossier { $0.settlement = reason })
        let isParked = [.belowThreshold, .cannotIdentify].contains(reason)
        #expect((reason.destination == .parked) == isParked)
        #expect(settled.whiteState == (isParked ? .parked : nil))
        #expect(settled.list == (isParked ? .white : .closed))
        #expect(settled.reason.rawValue == (isParked ? "uncredited" : "settled_\(reason.rawValue)"))
        #expect(settled.cause == nil && settled.nextStep == (isParked ? .wait : nil))
    }

    @Test func `an expected purchase has the next step wait, although a credit failed`() {
        let waiting = dossier(transaction(paidAt: asOf)) {
            $0.credits = [credit(to: "a", status: .failed)]
            $0.traces = [upload(.proven, by: "a")]
        }
        #expect(verdict(waiting).nextStep == .wait)
    }

    @Test func `several on a strong rung are asked, and so is one without proof`() {
        let two = dossier { $0.traces = [upload(.proven, by: "a"), upload(.proven, by: "b")] }
        #expect(verdict(two).nextStep == .askCustomer)
        let bound = dossier { $0.names = [name(.appleToken, "a")] }
        #expect(verdict(bound).nextStep == .creditOwner)
        let verified = dossier(transaction(grade: .asserted) { $0.backend = BackendRecord() }) {
            $0.traces = [upload(.unproven, by: "a")]
        }
        #expect(verdict(verified).nextStep == .askCustomer)
    }
}
