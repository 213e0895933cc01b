import ReconciliationCore

extension ExplanationText {
    /// What may be sent to the customer: true whatever was found, and at any strength of the owner.
    package func customerText(in locale: TextLocale = .english) -> String {
        locale.lines(customerSentences(locale.time))
    }

    func customerSentences(_ time: LocalTime) -> [Message] {
        CustomerReply(explanation, appleOrderID: appleOrderIDs.first, now: now, time).sentences
    }
}

/// The answer to the customer who asks about one purchase.
private struct CustomerReply {
    private let explanation: Explanation
    private let purchase: PurchaseFacts
    /// What a person did since the last run is known to us, if not to the books.
    private let verdict: Verdict
    private let credits: [Credit]
    private let appleOrderID: String?
    private let now: Instant?
    private let time: LocalTime

    init(_ explanation: Explanation, appleOrderID: String?, now: Instant?, _ time: LocalTime) {
        self.explanation = explanation
        purchase = explanation.purchase
        verdict = explanation.upcoming ?? explanation.verdict
        credits = explanation.upcomingCredits.sorted { $0.creditedAt < $1.creditedAt }
        self.appleOrderID = appleOrderID
        self.now = now
        self.time = time
    }

    var sentences: [Message] {
        let isForeign = verdict.reason == .excludedApp || found(.foreignReceipt)
        if isForeign, purchase.grade != .asserted { return [title, .ofAnotherAppForCustomer] }
        var sentences = [title, .transactionNumber(purchase.shownID.rawValue)]
        if let appleOrderID { sentences.append(.orderInMail(appleOrderID)) }
        // Only the backend names the app: whether it is ours is for us to find out.
        if isForeign { return sentences + [.weAreCheckingThis] }
        sentences.append(payment)
        // Somebody is to look before anything is promised or asked for.
        guard explanation.news.isEmpty, !isInDoubt else { return sentences + [.weAreCheckingThis] }
        sentences += delivery
        if !isClosedByRefund { sentences += refund }
        return sentences + next
    }

    /// Whether a row says something of a delivery that may be what is missing (it could not be read, is dated ahead, or
    /// names the other store or the original of a purchase of unknown type), Apple does not know what the backend says
    /// was paid, or a refund is stated that Apple has not confirmed.
    private var isInDoubt: Bool {
        let isAboutDelivery =
            !explanation.future.isEmpty || explanation.refusedCredit != nil || explanation.creditOfOtherStore != nil
            || explanation.creditOfOriginal != nil
        let isAboutPayment =
            explanation.notFoundAt != nil || explanation.unconfirmedRefundAt != nil || explanation.refundNoticeAt != nil
        // Of a part that was delivered it may be about the rest.
        return (isAboutDelivery || isAboutPayment) && (live.isEmpty || found(.contentMismatch))
    }

    private func found(_ kind: FindingKind) -> Bool { verdict.findings.contains { $0.kind == kind } }

    /// Why a person settled a finding that the facts still show; nil where somebody still has to look at it.
    private func resolution(of finding: Finding) -> ResolutionReason? {
        guard let status = explanation.standingCase(of: finding.kind), status.state == .resolved else { return nil }
        return status.reason.flatMap(ResolutionReason.init(rawValue:))
    }

    /// Whether somebody decided that the purchase is not worth the work: no proof is asked for.
    private var isBelowThreshold: Bool {
        guard verdict.whiteState == .parked, verdict.findings.isEmpty else { return false }
        let parking = explanation.cases.filter { $0.destination == .parked }
        return parking.contains { $0.reason == ResolutionReason.belowThreshold.rawValue }
    }

    // What was paid

    private var title: Message {
        let name = explanation.productName ?? purchase.productID?.rawValue
        let product = name.map { name in
            purchase.quantity > 1
                ? Message("\(purchase.quantity) × \(name)", "\(purchase.quantity) × \(name)") : Message(verbatim: name)
        }
        // Who paid nothing is not told that he paid.
        let isPaid = !isTest && !purchase.isFree && !purchase.isFamilyShared
        let moment = purchase.paidAt.map(time.moment)
        return .yourPurchase(product, paid: isPaid ? .paid(moment, isSandbox: false) : .boughtWithoutPayment(moment))
    }

    private var isTest: Bool { purchase.environment == .sandbox }

    private var payment: Message {
        if isTest { return .madeInTestEnvironment }
        switch purchase.grade {
        case .signed, .reported:
            return purchase.isFree || purchase.isFamilyShared ? .purchaseConfirmed : .paymentConfirmed
        case .asserted: return purchase.fullRevocation == nil ? .paymentNotConfirmedYet : .paymentAndRefundRecorded
        }
    }

    private var refund: [Message] {
        guard let revocation = purchase.fullRevocation ?? purchase.partRevocation else { return [] }
        let moment = revocation.date.map(time.moment)
        if revocation.isEndOfSharing { return [.noLongerShared(at: moment)] }
        // No money was taken for a test purchase or a free one, so none went back.
        if isTest || purchase.isFree { return [] }
        guard revocation.isFull else { return [.refundedInPart(at: moment)] }
        // Apple's statement is called Apple's; the backend's is ours.
        return [explanation.isRefundOfBackendAlone ? .refundedByRecord(at: moment) : .refundedByApple(at: moment)]
    }

    /// Whether it was refunded in full and nothing was delivered: what is said of the delivery is the refund itself.
    private var isClosedByRefund: Bool {
        switch verdict.reason {
        case .revoked, .settledRefundedByUs, .settledRefundedByApple: verdict.list == .closed
        default: false
        }
    }

    // What became of it

    private var live: [Credit] { credits.filter(\.isLive) }

    private var delivery: [Message] {
        if !live.isEmpty { return delivered }
        if verdict.list == .closed, verdict.reason != .beforeCoverage || credits.isEmpty { return [closed] }
        var sentences: [Message] =
            verdict.whiteState == .missingCredit || verdict.whiteState == .parked ? [.notDelivered] : [.notDeliveredYet]
        if let endedDelivery { sentences = [ending(of: endedDelivery)] }
        if found(.reusedReceipt) { sentences.append(.severalAccountsClaimIt) }
        return sentences
    }

    /// Nil where only a case states the delivery: it was closed at that moment, and the delivery may have come before.
    private func moment(of delivery: Credit) -> Message? {
        delivery.source == .case_ ? nil : time.moment(delivery.creditedAt)
    }

    /// The last delivery, where none is in force: the customer's own, if there was one.
    private var endedDelivery: Credit? { credits.last { !isOfOthers($0) } ?? credits.last }

    private func ending(of delivery: Credit) -> Message {
        let moment = time.moment(delivery.creditedAt)
        guard delivery.status == .withdrawn else { return .deliveryFailed(at: moment) }
        return isOfOthers(delivery) ? .takenBackFromAnotherAccount(at: moment) : .takenBack(at: moment)
    }

    /// Whether it is certain that a delivery went to somebody who is not the owner.
    private func isOfOthers(_ delivery: Credit) -> Bool {
        let owner = verdict.owner
        guard owner.isBinding || owner.strength == .strong else { return false }
        // The row that takes a delivery back may name somebody else.
        let recipients = delivery.recipients.isEmpty ? [delivery.canonicalUserID] : delivery.recipients
        return recipients.isDisjoint(with: owner.candidates)
    }

    private var delivered: [Message] {
        let differences = FindingDetail.all(in: verdict.findings.first { $0.kind == .contentMismatch }?.detail ?? "")
        // Who asks for the rest is told what came to his account.
        let received = reach == .owner ? ownDeliveries : live
        let receivedUnits = units(of: received)
        let isShared = received.count < live.count && receivedUnits < purchase.quantity
        let isPart = isShared || differences.contains(.shortDelivery)
        let onlyDelivery = received.count == 1 ? received.first : nil
        let part = Message.deliveredInPart(
            receivedUnits,
            of: purchase.quantity,
            at: onlyDelivery.flatMap(moment),
            isRestElsewhere: isShared
        )
        var sentences = isPart && reach == .owner ? [part] : [recipient] + (isPart ? [part] : [])
        // Parts that went to several accounts were delivered once each.
        let isMoreThanPaid = units(of: live) > purchase.quantity
        if found(.duplicateCredit), isMoreThanPaid, !isShared { sentences.append(.deliveredMoreThanOnce) }
        if differences.first == .product { sentences.append(.deliveredSomethingElse) }
        if found(.reusedReceipt) { sentences.append(.severalAccountsClaimIt) }
        return sentences
    }

    private var ownDeliveries: [Credit] { live.filter { $0.canonicalUserID == verdict.owner.userID } }

    /// A delivery without a quantity is all of it.
    private func units(of deliveries: [Credit]) -> Int {
        deliveries.reduce(0) { $0 + ($1.quantity ?? purchase.quantity) }
    }

    /// When all that was paid for was there; where it is less, when the last of it came.
    private func completion(of deliveries: [Credit]) -> Message? {
        completing(deliveries, ofPaid: purchase.quantity, quantity: \.quantity).flatMap(moment)
    }

    /// Whom the deliveries reached, as far as the owner is known: who asks is taken for the owner, never for somebody
    /// whom only a shared device or receipt speaks for.
    private enum Reach {
        case owner, others, perhapsOthers, unknown
    }

    private var reach: Reach {
        let recipients = Set(live.map(\.canonicalUserID))
        let owner = verdict.owner
        // What is certain is a finding, and somebody looks at it.
        let others: Reach = found(.ownerMismatch) ? .others : .perhapsOthers
        guard let user = owner.userID else {
            // Several may own it: a delivery to none of them reached somebody else.
            return !owner.candidates.isEmpty && recipients.isDisjoint(with: owner.candidates) ? others : .unknown
        }
        switch owner.strength {
        case .bound, .strong: return recipients.contains(user) ? .owner : others
        case .weak: return recipients.contains(user) ? .owner : .perhapsOthers
        case .none: return recipients.contains(user) ? .unknown : .perhapsOthers
        }
    }

    private var recipient: Message {
        let moment = completion(of: live)
        return switch reach {
        case .owner: .deliveredToYou(at: completion(of: ownDeliveries))
        case .others where isMovedToOwner: .deliveredAndMovedToYou(at: moment)
        case .others: .deliveredToAnotherAccount(at: moment)
        case .perhapsOthers: .deliveredPerhapsToAnotherAccount(at: moment)
        case .unknown: .deliveredToSomeAccount(at: moment)
        }
    }

    /// Whether somebody says that it was moved to the owner. Where several may own it, nobody says to whom.
    private var isMovedToOwner: Bool {
        verdict.owner.userID != nil
            && verdict.findings.contains { $0.kind == .ownerMismatch && resolution(of: $0) == .movedToOwner }
    }

    private var closed: Message {
        if isTest, isClosedByRefund { return .nothingLeftToDeliver }
        return switch verdict.reason {
        case .revoked: refund.first ?? .hasBeenRefunded
        case .settledRefundedByUs, .settledRefundedByApple: .hasBeenRefunded
        case .settledCustomerWithdrew: .withdrawnAtYourRequest
        case .beforeCoverage: .paidBeforeOurRecords
        case .excludedApp: .ofAnotherAppForCustomer
        case .excludedEnvironment, .excludedProduct, .excludedSubscription: .notCovered
        case .excludedFree: .freeOfCharge
        case .excludedFamilyShared: .sharedByFamily
        case .excludedUpgraded: .replacedBySubscription
        default: .nothingLeftToDeliver
        }
    }

    // What comes next

    private var next: [Message] {
        // Somebody looks at it once more.
        if explanation.cases.contains(where: \.isReopeningPending) { return [.weAreCheckingThis] }
        if live.isEmpty { return isBelowThreshold ? next(after: .belowThreshold) : [nextWithoutDelivery] }
        let open = verdict.findings.filter { resolution(of: $0) == nil }
        if open.isEmpty, let settled = verdict.findings.lazy.compactMap(resolution).first {
            return next(after: settled)
        }
        switch reach {
        case .others: return [.weAreCheckingThis]
        case .perhapsOthers: return [.tellUsYourAccount]
        case .unknown where open.isEmpty: return [.tellUsYourAccount]
        case .owner, .unknown: break
        }
        let steps = open.map(\.nextStep)
        if steps.contains(.askCustomer) || steps.contains(.findOwner) { return [.sendProof] }
        // Nothing is promised to somebody who may not be the owner.
        if steps == [.creditOwner] { return [reach == .owner ? .weWillDeliverTheRest : .sendProof] }
        return open.isEmpty ? [.nothingToDo] : [.weAreCheckingThis]
    }

    /// Nothing is promised that was decided otherwise.
    private func next(after settled: ResolutionReason) -> [Message] {
        switch settled {
        case .refundedByUs, .refundedByApple: [isTest ? .nothingToDo : .hasBeenRefunded]
        case .customerWithdrew: [.withdrawnAtYourRequest]
        case .cannotIdentify: [.sendProof]
        case .fraud, .test, .duplicate, .belowThreshold: []
        case .movedToOwner: [reach == .owner || isMovedToOwner ? .nothingToDo : .weAreCheckingThis]
        case .creditedManually, .creditedElsewhere:
            found(.contentMismatch) ? [.deliveredSince, .nothingToDo] : [.nothingToDo]
        }
    }

    /// What was taken back from others is still to be delivered.
    private var isTakenBack: Bool { endedDelivery.map { $0.status == .withdrawn && !isOfOthers($0) } ?? false }

    private var nextWithoutDelivery: Message {
        // The customer has the money back, whoever else claims the purchase.
        if isClosedByRefund { return .nothingToDo }
        if found(.reusedReceipt) { return .sendProof }
        switch verdict.nextStep {
        case .wait where verdict.whiteState == .parked: return .sendProof
        case .wait where verdict.whiteState == .creditsNotInYet: return .waitForRecords
        case .wait:
            guard let paidAt = purchase.paidAt else { return .sendProof }
            let end = paidAt + explanation.policy.grace
            // The time to wait ended after the last run: the next one judges it.
            if let now, end <= now { return .waitForRecords }
            return .waitUntil(time.moment(end))
        // Somebody took it back on purpose, perhaps.
        case .creditOwner where isTakenBack, .checkBackend where isTakenBack: return .weAreCheckingThis
        case .creditOwner: return .weWillDeliver
        case .askCustomer, .findOwner: return .sendProof
        case .checkBackend: return .weAreCheckingTheFailure
        case .takeBack, .ignoreReviewer, .blockUser, nil: break
        }
        if !verdict.findings.isEmpty { return .weAreCheckingThis }
        // A delivery that failed or was taken back is known of it, though the records begin later.
        if verdict.reason == .beforeCoverage, !credits.isEmpty { return .weAreCheckingThis }
        switch verdict.reason {
        case .beforeCoverage, .excludedProduct, .excludedSubscription: return .tellUsIfItDidNotArrive
        default: return .nothingToDo
        }
    }
}
