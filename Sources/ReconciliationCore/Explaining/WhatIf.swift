extension Explanation {
    /// One thing that may happen, and where the purchase stands then: found by judging it as if it had.
    package struct WhatIf: Sendable, Hashable {
        package var change: Change
        /// Where it leads; several where that depends on how it happens.
        package var places: [Place]
        /// Kinds of finding that stand then and do not now, over all places; a missing credit is a place of its own.
        package var opened: [FindingKind]
        /// Kinds of finding that stand now and in none of these places.
        package var closed: [FindingKind]

        package init(change: Change, places: [Place], opened: [FindingKind] = [], closed: [FindingKind] = []) {
            self.change = change
            self.places = places
            self.opened = opened
            self.closed = closed
        }
    }

    /// A list with what is said of it there.
    package struct Place: Sendable, Hashable {
        package var list: PurchaseList
        package var reason: ListReason
        package var state: WhiteState?

        package init(list: PurchaseList, reason: ListReason, state: WhiteState? = nil) {
            self.list = list
            self.reason = reason
            self.state = state
        }

        package init(_ verdict: Verdict) {
            self.init(list: verdict.list, reason: verdict.reason, state: verdict.whiteState)
        }
    }
}

/// What would change a verdict: everything that may happen is tried on the dossier, and kept if it makes a difference.
func whatIfs(
    _ dossier: Dossier,
    verdict: Verdict,
    purchase: PurchaseFacts,
    policy: Policy,
    asOf: Instant
) -> [Explanation.WhatIf] {
    let scenario = Scenario(dossier: dossier, verdict: verdict, purchase: purchase, policy: policy, asOf: asOf)
    var whatIfs =
        [scenario.credit] + scenario.clock + [scenario.refund, scenario.refundTakenBack] + scenario.withdrawals
        + [scenario.resolution, scenario.reopening, scenario.cutOver, scenario.scope]
    if verdict.owner.strength != .bound { whatIfs.append(Explanation.WhatIf(change: .betterOwner, places: [])) }
    return whatIfs.compactMap { $0 }
}

/// A purchase to try changes on.
private struct Scenario {
    typealias WhatIf = Explanation.WhatIf

    let dossier: Dossier
    let verdict: Verdict
    let purchase: PurchaseFacts
    let policy: Policy
    let asOf: Instant

    private var live: [Credit] { dossier.credits.filter(\.isLive) }

    /// Nil where nothing is different then.
    private func whatIf(_ change: Explanation.Change, _ verdicts: [Verdict]) -> WhatIf? {
        var places: [Explanation.Place] = []
        for place in verdicts.map(Explanation.Place.init) where !places.contains(place) { places.append(place) }
        let now = Set(verdict.findings.map(\.kind))
        let then = verdicts.map { Set($0.findings.map(\.kind)) }
        let kinds = FindingKind.allCases.filter { $0 != .missingCredit }
        let opened = kinds.filter { kind in !now.contains(kind) && then.contains { $0.contains(kind) } }
        let closed = kinds.filter { kind in now.contains(kind) && !then.contains { $0.contains(kind) } }
        let isSame = places == [Explanation.Place(verdict)] && opened.isEmpty && closed.isEmpty
        return isSame ? nil : WhatIf(change: change, places: places, opened: opened, closed: closed)
    }

    private func judged(_ change: (inout Dossier) -> Void) -> Verdict {
        var changed = dossier
        change(&changed)
        return judge(changed, policy: policy, asOf: asOf)
    }

    private func judged(by change: (inout Policy) -> Void, at moment: Instant? = nil) -> Verdict {
        var changed = policy
        change(&changed)
        return judge(dossier, policy: changed, asOf: moment ?? asOf)
    }

    /// A credit to the owner; one to somebody else is not tried.
    private func newCredit(_ source: Credit.Source) -> Credit {
        let user = verdict.owner.userID ?? verdict.owner.candidates.first ?? UserID("")
        return Credit(
            subject: "",
            transactionID: purchase.shownID,
            environment: purchase.environment,
            userID: user,
            canonicalUserID: user,
            creditedAt: asOf,
            status: .credited,
            source: source
        )
    }

    var credit: WhatIf? {
        guard live.isEmpty else { return nil }
        return whatIf(.creditArrives, [judged { $0.credits.append(newCredit(.imported)) }])
    }

    /// What time alone brings, and the credits of that time coming in without one for it.
    var clock: [WhatIf?] {
        guard let paidAt = purchase.paidAt else { return [] }
        switch verdict.whiteState {
        case .withinGrace:
            let end = paidAt + policy.grace
            let then = judged(by: { $0.creditsWatermark = max($0.creditsWatermark ?? paidAt, paidAt) }, at: end)
            return [whatIf(.graceEnds(end), [then])]
        case .creditsNotInYet: return [whatIf(.creditsReach(paidAt), [judged(by: { $0.creditsWatermark = paidAt })])]
        case .missingCredit, .parked, nil: return []
        }
    }

    var refund: WhatIf? {
        guard purchase.fullRevocation == nil else { return nil }
        return whatIf(.fullRefund, [judged { $0.revoke(Revocation(date: asOf)) }])
    }

    var refundTakenBack: WhatIf? {
        guard purchase.fullRevocation != nil else { return nil }
        return whatIf(.refundTakenBack, [judged { $0.revoke(nil) }])
    }

    /// How many credits are withdrawn one by one: each is judged again, and a person reads what came of it.
    private static let withdrawalsMax = 20

    /// One credit after the other, and all of them where they are several.
    var withdrawals: [WhatIf?] {
        func withdrawn(_ isWithdrawn: (Credit) -> Bool) -> Verdict {
            judged { dossier in
                for index in dossier.credits.indices where isWithdrawn(dossier.credits[index]) {
                    dossier.credits[index].status = .withdrawn
                }
            }
        }
        let all = withdrawn(\.isLive)
        guard live.count > 1 else { return live.map { _ in whatIf(.creditWithdrawn, [all]) } }
        return live.prefix(Self.withdrawalsMax)
            .map { credit in whatIf(.oneCreditWithdrawn(credit), [withdrawn { $0 == credit }]) }
            + [whatIf(.allCreditsWithdrawn, [all])]
    }

    /// Only what is found has a case.
    var resolution: WhatIf? {
        guard verdict.findings.contains(where: { $0.kind == .missingCredit }) else { return nil }
        return whatIf(
            .caseResolved,
            [
                judged { $0.credits.append(newCredit(.case_)) },
                judged { $0.settlement = .fraud },
                judged { $0.settlement = .cannotIdentify },
            ]
        )
    }

    var reopening: WhatIf? {
        let isStatedByCase = live.contains { $0.source == .case_ }
        guard dossier.settlement != nil || isStatedByCase else { return nil }
        return whatIf(
            .caseReopened,
            [
                judged { dossier in
                    dossier.settlement = nil
                    dossier.credits.removeAll { $0.source == .case_ }
                }
            ]
        )
    }

    var cutOver: WhatIf? {
        guard verdict.reason == .beforeCoverage, let paidAt = purchase.paidAt else { return nil }
        return whatIf(.cutOverMoved, [judged(by: { $0.creditsSince = paidAt })])
    }

    /// What the configuration or the catalogue can bring into scope; that something was free or shared, neither can change.
    var scope: WhatIf? {
        switch verdict.reason {
        case .excludedApp:
            guard let bundle = purchase.bundleID else { return nil }
            return whatIf(.scopeChanged(verdict.reason), [judged(by: { $0.apps.insert(bundle) })])
        case .excludedEnvironment:
            return whatIf(
                .scopeChanged(verdict.reason),
                [judged(by: { $0.environments.insert(purchase.environment) })]
            )
        case .excludedProduct, .excludedSubscription:
            var changed = dossier
            changed.catalogue?.subscriptionPolicy = .each
            var wider = policy
            wider.subscriptions = .each
            return whatIf(.scopeChanged(verdict.reason), [judge(changed, policy: wider, asOf: asOf)])
        default: return nil
        }
    }
}

extension Dossier {
    fileprivate mutating func revoke(_ revocation: Revocation?) {
        for index in transactions.indices { transactions[index].standingRevocation = revocation }
    }
}
