import ReconciliationCore

extension PurchaseDescription {
    /// What is wrong and for whom; where nothing is wrong, where it is and why.
    func headline(_ time: LocalTime) -> Message {
        guard news.isEmpty else { return .cameInSinceRun(news.map { $0.told(in: time, user) }).toned(.waiting) }
        if let waitingCase {
            let told: Message =
                waitingCase.isResolutionPending ? .settledByCase(waitingCase) : .reopenedCase(waitingCase)
            return told.toned(.waiting)
        }
        guard let finding = findings.first else { return place(time).toned(toneOfPlace) }
        return .finding(Message(code: finding.kind, of: FindingKind.self), describe(finding, time)).toned(.bad)
    }

    private var toneOfPlace: Tone? {
        switch PurchaseList(rawValue: list) {
        case .black: ownerUserID.map { liveUsers.contains($0) } ?? true ? .good : .waiting
        case .white, nil: .waiting
        case .closed: nil
        }
    }

    /// Each finding but the first in a sentence, with its next step.
    func otherFindings(_ time: LocalTime) -> [Message] {
        findings.dropFirst().map { finding in
            let kind = Message(code: finding.kind, of: FindingKind.self)
            return .sentences([.finding(kind, describe(finding, time)), nextStep(of: finding)])
        }
    }

    /// `60 coins (com.example.coins60) × 1, 6.00 CNY, paid on 18 Jan 2026, 23:40 (UTC+8).`
    func whatWasPaid(_ time: LocalTime) -> Message {
        var parts = [Message.product(name: productName, id: productID, quantity: quantity)]
        if let price { parts.append(Message(price: price)) }
        let moment = paidAt.map(time.moment(stated:))
        let isSandbox = environment == StoreEnvironment.sandbox.rawValue
        let isMadeUnpaid = isFreeOrShared && !isSandbox
        parts.append(isMadeUnpaid ? .boughtWithoutPayment(moment) : .paid(moment, isSandbox: isSandbox))
        return .sentence(parts)
    }

    /// What to do now: of the first finding, else of its place.
    var nextStep: Message {
        if let stepBeforeRun { return stepBeforeRun }
        if let finding = findings.first { return nextStep(of: finding) }
        guard let code = nextStepCode, whiteState != .parked else { return .noNextStep }
        return .nextStep(Message(code: code, of: NextStep.self), code: code, status: nil)
    }

    /// What to do while the next run has something to apply, whatever the findings still say; nil where it has nothing.
    private var stepBeforeRun: Message? {
        guard news.isEmpty else { return .nextStepRunFirst }
        return waitingCase.map { $0.isResolutionPending ? .nextStepWaitsForRun : .nextStepWaitsForJudging }
    }

    private func nextStep(of finding: LookupResult.Finding) -> Message {
        if let stepBeforeRun { return stepBeforeRun }
        let instruction = Message.instruction(finding.nextStep, about: finding.kind)
        return .nextStep(instruction, code: finding.nextStep, status: status(of: finding.caseID))
    }

    // Findings

    private var paidInVain: Message {
        let isTakenBack = deliveries.contains { $0.status == CreditRow.Status.withdrawn.rawValue }
        return isTakenBack ? .paidAndTakenBack(owner) : .paidAndNotDelivered(owner)
    }

    private func describe(_ finding: LookupResult.Finding, _ time: LocalTime) -> Message {
        switch FindingKind(rawValue: finding.kind) {
        case .missingCredit: paidInVain
        case .ownerMismatch: .deliveredToOthers(paidBy: owner, to: users(wrongUsers))
        case .duplicateCredit:
            liveUsers.count > 1
                ? .deliveredToSeveral(users(liveUsers), count: liveUsers.count)
                : .deliveredTooMuch(
                    Message(findingValue: finding.actual, time),
                    instead: Message(findingValue: finding.expected, time),
                    to: users(liveUsers)
                )
        case .contentMismatch: contentMismatch(finding, time)
        case .refundedAfterCredit: refundedAfterDelivery(finding, time)
        case .environmentBreach: .testPurchaseDelivered(to: users(liveUsers))
        case .reusedReceipt: .claimedBySeveral(users(finding.detail.split(separator: ";").map(String.init)))
        case .foreignReceipt:
            finding.nextStep == NextStep.checkBackend.rawValue
                ? .ofAppNotConfigured(finding.actual) : .ofAnotherApp(finding.actual)
        case .missingPayment, .unprovenCredit, .forgedReceipt, nil: Message(verbatim: finding.detail)
        }
    }

    private func contentMismatch(_ finding: LookupResult.Finding, _ time: LocalTime) -> Message {
        let paid = Message(findingValue: finding.expected, time)
        let found = Message(findingValue: finding.actual, time)
        switch FindingDetail(beginning: finding.detail) {
        case .claim: return .claimsSomethingElse(paid: paid, claimed: found)
        case .product:
            let name = Message.product(name: productName, id: productID, quantity: nil)
            return .deliveredSomethingElse(paid: name, delivered: found, to: users(holders(ofProducts: finding.actual)))
        case .shortDelivery, .refundFirst, .creditFirst, nil:
            return .deliveredTooLittle(found, of: paid, to: users(liveUsers))
        }
    }

    private func refundedAfterDelivery(_ finding: LookupResult.Finding, _ time: LocalTime) -> Message {
        let refunded = refund?.at.map(time.moment(stated:)) ?? .unknownTime
        // One moment would be untrue of some of several deliveries.
        let moments = Set(liveDeliveries.map(\.at))
        let delivered = moments.count == 1 ? moments.first.map(time.moment(stated:)) : nil
        let recipients = users(liveUsers)
        return FindingDetail(beginning: finding.detail) == .refundFirst
            ? .deliveredAfterRefund(to: recipients, refunded: refunded, delivered: delivered)
            : .refundedAfterDelivery(to: recipients, refunded: refunded, delivered: delivered)
    }

    // Places

    private func place(_ time: LocalTime) -> Message {
        switch PurchaseList(rawValue: list) {
        case .black:
            let delivered = deliveredAt.map(time.moment(stated:)) ?? .unknownTime
            if let ownerUserID, !liveUsers.contains(ownerUserID) {
                return .deliveredElsewhere(to: users(liveUsers), at: delivered, owner: user(ownerUserID))
            }
            return .deliveredRightly(to: users(liveUsers), at: delivered)
        case .white: return whitePlace(time)
        case .closed: return closedPlace(time)
        case nil: return .notJudgedYet
        }
    }

    private func whitePlace(_ time: LocalTime) -> Message {
        switch whiteState {
        case .creditsNotInYet: .waitsForDeliveryRecords(owner, reach: deliveryRecordsReach.map(time.moment))
        case .parked: .putAside(paidInVain)
        case .withinGrace, nil: .insideGrace(owner, until: graceEnd.map(time.moment))
        case .missingCredit: .finding(FindingKind.missingCredit.name, paidInVain)
        }
    }

    private func closedPlace(_ time: LocalTime) -> Message {
        let reason = Message(code: reason, of: ListReason.self)
        switch ListReason(rawValue: self.reason) {
        case .revoked: return .closedByRefund(at: refund?.at.map(time.moment(stated:)))
        case .beforeCoverage:
            return .closedBeforeRecords(begin: deliveryRecordsBegin.map(time.moment), isStated: !deliveries.isEmpty)
        case let known? where known.isExclusion:
            let why = Message.outOfScope(known)
            return liveUsers.isEmpty ? .notReconciled(why) : .notReconciledButDelivered(why, users(liveUsers))
        default: return .closedByCase(reason)
        }
    }

    // People

    /// The owner as the subject of a sentence, as sure as the evidence is.
    var owner: Message {
        guard let ownerUserID else {
            return ownerCandidates.isEmpty ? .unknownCustomer : .oneOf(users(ownerCandidates))
        }
        guard let strength = OwnerStrength(rawValue: ownerStrength) else { return user(ownerUserID) }
        return switch strength {
        case .bound, .strong: user(ownerUserID)
        case .weak: .probably(user(ownerUserID))
        case .none: .perhaps(user(ownerUserID))
        }
    }

    /// `u1 (name)`
    func user(_ id: String) -> Message {
        guard let name = accountNames[id], !name.isEmpty, name != id else { return Message(verbatim: id) }
        return Message("\(id) (\(name))", "\(id)（\(name)）")
    }

    /// `u9, merged into u1`
    func recipient(of delivery: Delivery) -> Message {
        let recipient = user(delivery.userID)
        return delivery.mergedInto.map { .mergedRecipient(recipient, into: user($0)) } ?? recipient
    }

    func users(_ ids: [String]) -> Message { .list(ids.map(user)) }

    /// The accounts that hold what was delivered: one that was merged is the one it was merged into.
    private var liveUsers: [String] { holders(of: liveDeliveries) }

    private func holders(of deliveries: [Delivery]) -> [String] {
        distinct(deliveries.map { $0.mergedInto ?? $0.userID })
    }

    /// The accounts that hold one of these products, which are joined by `;`.
    private func holders(ofProducts products: String) -> [String] {
        let products = products.split(separator: ";").map { String($0) }
        let deliveries = liveDeliveries.filter { delivery in delivery.productID.map { products.contains($0) } ?? false }
        return deliveries.isEmpty ? liveUsers : holders(of: deliveries)
    }

    /// When all that was paid for was there; where it is less, when the last of it came.
    private var deliveredAt: String? {
        let deliveries = liveDeliveries.sorted { $0.at < $1.at }
        return completing(deliveries, ofPaid: quantity, quantity: \.quantity)?.at
    }

    private var wrongUsers: [String] {
        let others = liveUsers.filter { !ownerCandidates.contains($0) && $0 != ownerUserID }
        return others.isEmpty ? liveUsers : others
    }
}

private func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
}

extension PurchaseNews {
    /// - Parameter named: shows a user by its id.
    func told(in time: LocalTime, _ named: (String) -> Message = { Message(verbatim: $0) }) -> Message {
        .news(kind, user: userID.map(named), at: at.map(time.moment(stated:)) ?? .unknownTime)
    }

    var json: JSONValue {
        .object(["kind": .string(kind.rawValue), "user_id": .string(userID), "at": .string(at)])
    }
}
