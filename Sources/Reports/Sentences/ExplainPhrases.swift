import ReconciliationCore

/// The sentences of `explain`, in one place, so that another language is another such file.
enum ExplainPhrases {
    static func title(_ id: String, _ environment: String, asOf: String) -> String {
        "Transaction \(id) (\(environment)), judged as of \(asOf)"
    }

    static func verdict(_ verdict: Verdict) -> String {
        let place = "Verdict: \(verdict.list.rawValue)"
        switch verdict.list {
        case .white:
            let state = verdict.whiteState ?? .withinGrace
            return place + ", \(state.rawValue): " + whiteSentence(state)
        case .black: return place + ": paid and credited."
        case .closed: return place + ", \(verdict.reason.rawValue): " + closedSentence(verdict.reason)
        }
    }

    private static func closedSentence(_ reason: ListReason) -> String {
        if reason == .beforeCoverage {
            return "paid before the black list is complete; nobody knows if it was credited."
        }
        return reason.isExclusion ? "not reconciled." : "nothing is left to deliver here."
    }

    private static func whiteSentence(_ state: WhiteState) -> String {
        switch state {
        case .withinGrace: "paid, not credited yet, and still inside the grace time."
        case .creditsNotInYet: "paid and past grace, but the credits of that time are not in yet."
        case .missingCredit: "paid, past grace, and nobody was credited: a probable missed order."
        case .parked: "paid and never credited; a person decided not to follow it up."
        }
    }

    static func booked(_ list: String, _ reason: String) -> String {
        "The books still say \(list), \(reason): facts came in since the last run, or it judged by another policy. "
            + "The next run moves it."
    }

    // Rules

    static let rulesHeading = "Which list, the first row that applies"

    static func step(_ step: Explanation.ListStep, _ explanation: Explanation, _ time: LocalTime) -> String {
        let mark =
            switch step.outcome {
            case .applied: "APPLIES"
            case .passed: "no"
            case .notReached: "not asked"
            }
        return "\(step.rule.rawValue): \(mark), \(because(step, explanation, time))"
    }

    static func because(_ step: Explanation.ListStep, _ explanation: Explanation, _ time: LocalTime) -> String {
        if step.outcome == .notReached { return "an earlier row applies" }
        let applies = step.outcome == .applied
        let purchase = explanation.purchase
        switch step.rule {
        case .outOfScope:
            return applies
                ? scope(explanation.verdict.reason) : "environment, product and kind of purchase are in scope"
        case .credited:
            let live = explanation.credits.filter(\.isLive).count
            if applies { return live == 1 ? "there is a live credit" : "there are \(live) live credits" }
            return explanation.credits.isEmpty ? "no credit names it" : "no credit that names it is live"
        case .revoked:
            guard let revocation = purchase.fullRevocation else { return "no full refund stands" }
            return "refunded in full" + (revocation.date.map { " at \(time.text($0))" } ?? "")
        case .settled:
            return applies ? "a case settled it: \(explanation.verdict.reason.rawValue)" : "no case settled it"
        case .beforeCoverage:
            let since = explanation.policy.creditsSince.map(time.text)
            guard let paidAt = purchase.paidAt.map(time.text) else { return "its payment has no usable date" }
            guard let since else { return "the black list has no beginning: no credit is known" }
            return applies
                ? "paid \(paidAt), before the black list is complete (\(since))"
                : "paid \(paidAt), not before the black list is complete (\(since))"
        case .uncredited:
            return "paid, in scope, and nothing above settles it"
        }
    }

    private static func scope(_ reason: ListReason) -> String {
        switch reason {
        case .excludedEnvironment: "its environment is not in reconcile.environments"
        case .excludedApp: "its app is not in apps"
        case .excludedProduct: "its product is none of those reconciled"
        case .excludedSubscription: "a subscription period the policy does not reconcile"
        case .excludedFamilyShared: "shared by the family: somebody else paid"
        case .excludedFree: "free: a trial, a free offer, or a signed price of nothing"
        case .excludedUpgraded: "upgraded away to another subscription"
        default: reason.rawValue
        }
    }

    // Facts

    static let factsHeading = "Facts, each with the statement that decides it"

    static func fact(_ fact: Explanation.Fact, _ time: LocalTime) -> String {
        let stated = fact.statedAt.map { ", stated \(time.text($0))" } ?? ""
        return "\(fact.field): \(value(of: fact, time)) (\(fact.grade.code) by \(fact.source.rawValue)\(stated))"
    }

    /// Moments among the facts are shown as all others; identifiers never change.
    private static func value(of fact: Explanation.Fact, _ time: LocalTime) -> String {
        guard ["purchase_date", "original_purchase_date", "expires_at", "revocation"].contains(fact.field) else {
            return fact.value
        }
        return fact.value.split(separator: " ").map { time.text(stated: String($0)) }.joined(separator: " ")
    }

    static func credit(_ credit: Credit, _ time: LocalTime) -> String {
        let order = credit.orderID.map { ", order \($0)" } ?? ""
        let quantity = credit.quantity.map { ", quantity \($0)" } ?? ""
        return
            "credit: \(credit.status.rawValue) to \(credit.userID) at \(time.text(credit.creditedAt))\(order)\(quantity)"
            + (credit.source == .case_ ? " (stated by a case)" : "")
    }

    static let noCredit = "credit: none names it"

    // Owner

    static func ownerHeading(_ owner: Owner) -> String {
        let who = owner.userID?.rawValue ?? (owner.candidates.isEmpty ? "nobody known" : "one of several")
        return "Owner: \(who) (\(owner.basis.rawValue), \(owner.strength.rawValue))"
    }

    static func rung(_ step: Explanation.OwnerStep) -> String {
        let word =
            switch step.answer {
            case nil: "not asked, an earlier rung answered"
            case .silent: "silent, nothing on the purchase speaks to it"
            case .unmatched: "did not match, a name is there and nobody has it"
            case .users(let users): "answers " + users.map(\.rawValue).joined(separator: ", ")
            }
        return "\(step.basis.rawValue): \(word)"
    }

    // Findings and what was ruled out

    static func findingsHeading(_ count: Int) -> String { count == 0 ? "Findings: none" : "Findings" }

    static func finding(_ finding: Finding) -> String {
        let pair = finding.expected.isEmpty ? "" : ", expected \(finding.expected), found \(finding.actual)"
        return finding.kind.rawValue + (finding.detail.isEmpty ? "" : " (\(finding.detail))") + pair
    }

    static let ruledOutHeading = "Ruled out"

    static func notTheCause(_ cause: MissingCause) -> String {
        let why =
            switch cause {
            case .refusedClaim: "no failed credit names it"
            case .verifiedNotCredited: "the backend's own payments do not name it"
            case .claimedNotCredited: "no client named it"
            case .submittedNotClaimed: "no receipt with it came in"
            case .neverSubmitted: "it was submitted"
            }
        return "cause \(cause.rawValue): \(why)"
    }

    static func notFound(_ kind: FindingKind) -> String {
        let why =
            switch kind {
            case .ownerMismatch: "no credit went to anybody outside the candidates of a binding rung"
            case .duplicateCredit: "one user, and not more than was paid for"
            case .contentMismatch: "product and quantity agree where both sides state them"
            case .refundedAfterCredit: "no full refund stands"
            case .environmentBreach: "not a sandbox purchase credited to a stranger"
            default: "nothing points to it"
            }
        return "\(kind.rawValue): \(why)"
    }

    // What would change it

    static let changesHeading = "What would change it"

    /// The list a purchase would be on, and what would be found about it.
    static func whatIf(_ whatIf: Explanation.WhatIf, _ time: LocalTime) -> String {
        var text = change(whatIf.change, time)
        guard !whatIf.places.isEmpty else { return text }
        let places = whatIf.change == .caseResolved ? whatIf.places.map(kindOfPlace) : whatIf.places.map(place)
        text += ": " + places.joined(separator: ", or ")
        if !whatIf.opened.isEmpty { text += "; found then: " + codes(whatIf.opened) }
        if !whatIf.closed.isEmpty { text += "; gone then: " + codes(whatIf.closed) }
        return text
    }

    private static func codes(_ kinds: [FindingKind]) -> String { kinds.map(\.rawValue).joined(separator: ", ") }

    /// What several reasons have in common.
    private static func kindOfPlace(_ place: Explanation.Place) -> String {
        place.list == .closed ? "closed" : self.place(place)
    }

    private static func place(_ place: Explanation.Place) -> String {
        switch place.list {
        case .white: "white, \(place.state?.rawValue ?? place.reason.rawValue)"
        case .black: "black"
        case .closed: "closed, \(place.reason.rawValue)"
        }
    }

    private static func change(_ change: Explanation.Change, _ time: LocalTime) -> String {
        switch change {
        case .creditArrives: "a live credit that names it"
        case .graceEnds(let moment): "no credit by \(time.text(moment)), when the grace time ends"
        case .creditsReach(let moment):
            "credits known to be complete up to \(time.text(moment)) without one for it"
        case .fullRefund: "a full refund by Apple"
        case .refundTakenBack: "a later signed transaction without the refund"
        case .creditWithdrawn: "the credit being withdrawn"
        case .oneCreditWithdrawn(let credit):
            "the credit to \(credit.userID) at \(time.text(credit.creditedAt)) being withdrawn"
        case .allCreditsWithdrawn: "all its credits being withdrawn"
        case .caseResolved: "resolving its case, by the reason given"
        case .caseReopened: "reopening its case"
        case .cutOverMoved: "reconcile.credits_since set to before the payment"
        case .scopeChanged(let reason): "a configuration that takes it in (now \(reason.rawValue))"
        case .betterOwner: "an earlier rung of the ladder answering: another owner, or a stronger basis"
        }
    }

    static let waitForRun =
        "Next step: wait for the next run, which takes the case's resolution into the books (wait)."

    static func nextStep(_ steps: [NextStep]) -> String {
        steps.isEmpty ? "Next step: none." : "Next step: " + steps.map(sentence).joined(separator: "; ") + "."
    }

    private static func sentence(_ step: NextStep) -> String {
        switch step {
        case .creditOwner: "credit the owner (credit_owner)"
        case .findOwner: "find the owner (find_owner)"
        case .askCustomer: "ask the customer for proof of the account (ask_customer)"
        case .checkBackend: "look into the backend's log for this transaction (check_backend)"
        case .wait: "wait (wait)"
        case .takeBack: "look at the credits and take back what is wrong (take_back)"
        case .ignoreReviewer:
            "find out who this is: a reviewer of Apple's belongs into reconcile.reviewers, anybody else paid nothing "
                + "(ignore_reviewer)"
        case .blockUser: "consider blocking the user (block_user)"
        }
    }
}
