import ReconciliationCore

extension PurchaseDescription {
    /// Who it belongs to, what became of it, and its cases: a line each.
    func facts(_ time: LocalTime) -> [Message] {
        var lines: [Message] = [.transaction(transactionID, environment, others: otherIDs)]
        if !appleOrderIDs.isEmpty { lines.append(.appleOrders(appleOrderIDs.joined(separator: ", "))) }
        lines.append(.listed(listName))
        lines.append(.ownerLine(ownerName, basis: ownerBasis, strength: ownerStrength))
        lines += deliveryLines(time) + future.map { .liesAhead($0.told(in: time, user)) }
        if let refund { lines.append(.refunded(refund, at: refund.at.map(time.moment(stated:)) ?? .unknownTime)) }
        if let refundNoticeAt { lines.append(.refundNotice(at: time.moment(refundNoticeAt))) }
        if let unconfirmedRefundAt { lines.append(.unconfirmedRefund(at: time.moment(unconfirmedRefundAt))) }
        if let notFoundAt { lines.append(.unknownWhenAskedAgain(at: time.moment(notFoundAt))) }
        if let cause, waitingCase == nil, news.isEmpty { lines.append(.cause(cause)) }
        return lines + cases.map { .caseLine($0, at: $0.settledAt.map(time.moment)) }
    }

    /// What the devices of its uploads say: that one differs; that it is the same only where the owner is not sure.
    func deviceHints(_ devices: [DeviceReport], _ time: LocalTime) -> [Message] {
        let isOwnerSure = [OwnerStrength.bound, .strong].map(\.rawValue).contains(ownerStrength)
        return devices.filter { $0.match == .differs || $0.match == .matches && !isOwnerSure }.map {
            .device($0, $0.receivedAt.map(time.moment(stated:)))
        }
    }

    /// `awaiting delivery, paid, not delivered (white, missing_credit)`
    private var listName: Message {
        let name = Message(code: list, of: PurchaseList.self)
        let codes = [list, whiteState?.rawValue ?? reason].filter { !$0.isEmpty }.joined(separator: ", ")
        guard list != PurchaseList.black.rawValue else { return Message("\(name) (\(codes))", "\(name)（\(codes)）") }
        let why = whiteState?.name ?? Message(code: reason, of: ListReason.self)
        return Message("\(name): \(why) (\(codes))", "\(name)：\(why)（\(codes)）")
    }

    private var ownerName: Message {
        if let ownerUserID { return user(ownerUserID) }
        return ownerCandidates.isEmpty ? .ownerUnknown : .oneOf(users(ownerCandidates))
    }

    private func deliveryLines(_ time: LocalTime) -> [Message] {
        let inOtherStore = deliveryOfOtherStore.map { environment, delivery in
            Message.deliveryOfOtherStore(
                environment,
                user: recipient(of: delivery),
                at: time.moment(stated: delivery.at)
            )
        }
        let ofOriginal = deliveryOfOriginal.map { transactionID, delivery in
            Message.deliveryOfOriginal(
                transactionID,
                user: recipient(of: delivery),
                at: time.moment(stated: delivery.at)
            )
        }
        let perhaps = [inOtherStore, ofOriginal].compactMap(\.self)
        guard !deliveries.isEmpty else {
            return [refusedCredit.map(Message.refusedDelivery) ?? .neverDelivered] + perhaps
        }
        let lines = deliveries.map { delivery in
            let line = Message.delivery(delivery, user: recipient(of: delivery), at: time.moment(stated: delivery.at))
            let others = delivery.formerRecipients
            return others.isEmpty ? line : .deliveredBefore(line, to: users(others))
        }
        return capped(lines, to: Self.deliveriesMax, restIn: "--json")
            + [refusedCredit.map(Message.furtherRefusedDelivery)].compactMap(\.self) + perhaps
    }

    /// One replayed receipt may have been delivered to thousands.
    private static let deliveriesMax = 20
}
