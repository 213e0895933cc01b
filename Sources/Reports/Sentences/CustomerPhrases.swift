import ReconciliationCore

/// What a customer may read about a purchase, in one place, so that another language is another such file.
///
/// Nobody's ids or names, no codes of ours, and nothing the books do not know.
enum CustomerPhrases {
    static func title(_ purchase: PurchaseFacts, _ time: LocalTime) -> String {
        let product = purchase.productID?.rawValue
        let what = product.map { purchase.quantity > 1 ? ", \(purchase.quantity) × \($0)" : ", \($0)" } ?? ""
        let verb = purchase.environment == .sandbox ? "made" : "paid"
        return "Your purchase \(purchase.shownID)\(what)"
            + (purchase.paidAt.map { ", \(verb) \(time.text($0))." } ?? ".")
    }

    static func proof(_ purchase: PurchaseFacts) -> String {
        if purchase.environment == .sandbox {
            return "It was made in Apple's test environment: no money was taken for it."
        }
        switch purchase.grade {
        case .signed, .reported: return "Apple confirms this payment."
        case .asserted:
            return purchase.fullRevocation == nil
                ? "We have a record of this payment and are still confirming it with Apple."
                : "We have a record of this payment and of its refund."
        }
    }

    static func verdict(
        _ verdict: Verdict,
        _ purchase: PurchaseFacts,
        deliveredAt: Instant?,
        _ time: LocalTime
    ) -> String {
        switch verdict.list {
        case .black:
            return delivered(deliveredAt, isMisled: verdict.findings.contains { $0.kind == .ownerMismatch }, time)
        case .white:
            switch verdict.whiteState {
            case .withinGrace, .creditsNotInYet, nil: return "It has not been recorded as delivered yet."
            case .missingCredit, .parked: return "We have no record that it was delivered."
            }
        case .closed:
            // What is not reconciled may have been delivered all the same.
            if verdict.reason.isExclusion, deliveredAt != nil { return delivered(deliveredAt, isMisled: false, time) }
            return closed(verdict.reason, purchase, time)
        }
    }

    private static func delivered(_ moment: Instant?, isMisled: Bool, _ time: LocalTime) -> String {
        let day = moment.map { " on \(time.text($0))" } ?? ""
        return "It was delivered\(day)" + (isMisled ? ", perhaps not to the account it was meant for." : ".")
    }

    private static func closed(_ reason: ListReason, _ purchase: PurchaseFacts, _ time: LocalTime) -> String {
        switch reason {
        case .revoked: refunded(purchase, time)
        case .settledRefundedByUs, .settledRefundedByApple: "It has been refunded."
        case .settledCustomerWithdrew: "It was withdrawn at your request."
        case .beforeCoverage:
            "It was paid before our records of deliveries begin: they do not show whether it was delivered."
        case .excludedApp, .excludedEnvironment, .excludedProduct, .excludedSubscription:
            "Our records of deliveries do not cover purchases of this kind."
        case .excludedFree: "It was free of charge."
        case .excludedFamilyShared: "It was shared with you by a member of your family group."
        case .excludedUpgraded: "It was replaced when you changed to another subscription."
        default: "There is nothing left to deliver for it."
        }
    }

    private static func refunded(_ purchase: PurchaseFacts, _ time: LocalTime) -> String {
        let day = purchase.fullRevocation?.date.map { " on \(time.text($0))" } ?? ""
        // Apple's own word is said to be hers; the backend's is ours.
        return purchase.grade == .asserted ? "It was refunded\(day)." : "Apple refunded it\(day)."
    }

    /// The refund, where the verdict is about something else.
    static func refund(_ verdict: Verdict, _ purchase: PurchaseFacts, _ time: LocalTime) -> String? {
        guard purchase.fullRevocation != nil else { return nil }
        switch verdict.reason {
        case .revoked, .settledRefundedByUs, .settledRefundedByApple: return nil
        default: return refunded(purchase, time)
        }
    }

    static func next(_ verdict: Verdict, isDelivered: Bool) -> String {
        switch verdict.nextStep {
        case .wait where verdict.whiteState == .parked:
            return "If you are waiting for it, please tell us which account it was meant for."
        case .wait: return "Please allow a little more time; it usually arrives by itself."
        case .creditOwner: return "We will see to it that it is delivered to your account."
        case .askCustomer, .findOwner:
            return "Please tell us which account it was meant for, so that we can deliver it."
        case .checkBackend: return "We are looking into why the delivery failed."
        case .takeBack, .ignoreReviewer, .blockUser, nil: break
        }
        if !verdict.findings.isEmpty { return "We are looking into this purchase and may come back to you." }
        switch verdict.reason {
        case .beforeCoverage, .excludedApp, .excludedProduct, .excludedSubscription:
            return isDelivered ? "You do not need to do anything." : "If it did not reach you, please tell us."
        default: return "You do not need to do anything."
        }
    }
}
