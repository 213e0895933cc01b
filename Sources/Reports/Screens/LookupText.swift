package import ReconciliationCore

/// Up to this many purchases are all shown in full; of more, those with a finding.
private let fullPurchaseLimit = 3
/// Of what a query may mean, and of the people who are named, more are only counted: thousands may share a name, or a purchase.
private let peopleLimit = 20
/// So many purchases, or deliveries without one, are as much as anybody reads.
private let rowLimit = 100
private let fullAnswer = "--json"

extension LookupResult {
    /// The answer for a terminal: who and what is meant, what is wrong, then every purchase, delivery, claim and upload,
    /// and what Apple says.
    ///
    /// - Parameters:
    ///   - query: nil where only a receipt was given.
    ///   - policy: by which the books were judged last.
    package func text(for query: String?, in locale: TextLocale = .english, policy: Policy? = nil) -> String {
        let time = locale.time
        let known = KnownAccounts(accounts)
        let told = purchases.map { PurchaseDescription($0, accounts: known, policy: policy) }
        var lines = sourceLines(time)
        if let subject = subject(query), narrowing == nil, isEmpty, apple?.transactions.isEmpty ?? true {
            lines.append(nothingKnown(subject))
        } else {
            let meanings = matches.map { Message.meaning($0, accountName: $0.userID.flatMap { known.names[$0] }) }
            lines += capped(meanings, to: peopleLimit, restIn: fullAnswer)
            lines += capped(accountsToShow.map(Message.account), to: peopleLimit, restIn: fullAnswer)
            if let overview = overview(told) { lines.append(overview) }
        }
        lines += purchaseLines(told, time)
        lines += section(
            .withoutPurchaseHeading,
            capped(unmatchedCredits.map { deliveryLine($0, time) }, to: rowLimit, restIn: fullAnswer)
        )
        lines += section(.otherFindingsHeading, findings.flatMap { $0.lines(time) })
        lines += section(.claimsHeading, claims.map { .claim($0, product: product(ofClaim: $0)) })
        lines += section(.uploadsHeading, uploadLines(time))
        lines += section(.noticesHeading, noticeLines(time))
        let unseen = waiting.filter { pending in !(apple?.transactions.contains { pending.isSame(as: $0) } ?? false) }
        let isRecorded = { (pending: StatedTransaction) in pending.grade == Grade.asserted.code }
        lines += section(.waitingHeading, unseen.filter { !isRecorded($0) }.flatMap { $0.lines(time) })
        lines += section(.recordedHeading, unseen.filter(isRecorded).flatMap { $0.lines(time) })
        if let apple { lines += apple.lines(time) }
        return locale.lines(Array(lines.drop { $0 == .empty }))
    }

    /// Those with something to tell, whoever was asked about first.
    private var accountsToShow: [Account] {
        let told = accounts.filter { $0.accountName != nil || $0.mergedInto != nil || $0.contact != nil }
        let asked = Set(matches.compactMap(\.userID))
        return told.filter { asked.contains($0.userID) } + told.filter { !asked.contains($0.userID) }
    }

    /// What was asked about; nil for a receipt that Apple was not asked about: its own lines say what nobody knows of it.
    private func subject(_ query: String?) -> Message? {
        if let query { return Message(verbatim: query) }
        guard apple != nil, let receipt, !receipt.transactionIDs.isEmpty else { return nil }
        return .transactions(inReceipt: receipt.file)
    }

    private func nothingKnown(_ subject: Message) -> Message {
        guard let apple else { return .nothingKnown(subject) }
        return apple.isUnknown ? .unknownToApple(subject, meaning: apple.meaning) : .unknownSoFar(subject)
    }

    /// `3 purchases, not delivered: 1; claimed by several users: 1.`; nil where one purchase says it itself, or there is something
    /// else to show.
    private func overview(_ told: [PurchaseDescription]) -> Message? {
        guard told.count != 1 else { return nil }
        if told.isEmpty {
            guard findings.isEmpty, waiting.isEmpty, apple == nil, narrowing == nil, receipt == nil else { return nil }
            return unmatchedCredits.isEmpty ? .noPurchaseNoDelivery : .noPurchase
        }
        let kinds = FindingKind.allCases.compactMap { kind -> Message? in
            let count = told.count { purchase in
                purchase.findings.contains { $0.kind == kind.rawValue && !purchase.isSettledSinceRun($0) }
            }
            return count == 0 ? nil : .withKind(count, kind.name)
        }
        // A parked purchase was paid in vain all the same.
        let parkedCount = told.count { $0.whiteState == .parked }
        let settledCount = told.count { purchase in purchase.findings.contains { purchase.isSettledSinceRun($0) } }
        let others = [(parkedCount, WhiteState.parked.name), (settledCount, Message.resolvedSinceRun)]
        let clauses = kinds + others.filter { $0.0 > 0 }.map { Message.withKind($0.0, $0.1) }
        return .overview([.purchases(told.count), clauses.isEmpty ? .nothingIsWrong : .clauses(clauses)])
    }

    // Purchases

    /// Those with something to do come first.
    private func purchaseLines(_ told: [PurchaseDescription], _ time: LocalTime) -> [Message] {
        let known = zip(told, purchases).map { (told: $0, devices: $1.devices) }
        let ordered = known.filter { !$0.told.findings.isEmpty } + known.filter { $0.told.findings.isEmpty }
        let rest = ordered.count - rowLimit
        let lines = ordered.prefix(rowLimit).enumerated().flatMap { index, entry in
            let (purchase, devices) = entry
            let heading: [Message] = told.count == 1 ? [] : [.purchaseHeading(index + 1, of: told.count)]
            let isFull = told.count <= fullPurchaseLimit || !purchase.findings.isEmpty
            let lines = isFull ? fullLines(purchase, devices, time) : briefLines(purchase, time)
            return [.empty] + heading + (told.count == 1 ? lines : indented(lines))
        }
        return rest > 0 ? lines + [.empty, .morePurchases(rest)] : lines
    }

    private func fullLines(
        _ purchase: PurchaseDescription,
        _ devices: [DeviceReport],
        _ time: LocalTime
    ) -> [Message] {
        [purchase.headline(time), purchase.whatWasPaid(time), purchase.nextStep] + purchase.otherFindings(time)
            + indented(purchase.facts(time))
            + indented(purchase.deviceHints(devices, time))
    }

    private func briefLines(_ purchase: PurchaseDescription, _ time: LocalTime) -> [Message] {
        [
            purchase.headline(time), purchase.whatWasPaid(time),
            .transaction(purchase.transactionID, purchase.environment, others: purchase.otherIDs),
        ]
    }

    // What has no purchase

    private func deliveryLine(_ credit: Credit, _ time: LocalTime) -> Message {
        let line = Message.delivery(credit, time)
        return Message("\(credit.transactionID): \(line)", "\(credit.transactionID)：\(line)")
    }

    private func product(ofClaim claim: Claim) -> Message? {
        let purchase = purchases.first { $0.transactionIDs.contains(claim.transactionID) }
        if let purchase { return .product(name: purchase.productName, id: purchase.productID, quantity: nil) }
        let stated = uploads.first { $0.transactionID == claim.transactionID && $0.productID != nil }
        return stated.map { .product(name: nil, id: $0.productID, quantity: nil) }
    }

    private func uploadLines(_ time: LocalTime) -> [Message] {
        uploads.map { .upload($0, at: $0.receivedAt.map(time.moment(stated:))) }
            + (uploadsNotShown > 0 ? [.moreUploads(uploadsNotShown)] : [])
    }

    private func noticeLines(_ time: LocalTime) -> [Message] {
        let lines = notices.map { Message.notice($0, time) }
        return capped(lines, to: peopleLimit, restIn: fullAnswer)
    }

    private func section(_ heading: Message, _ lines: [Message]) -> [Message] {
        lines.isEmpty ? [] : [.empty, heading] + indented(lines)
    }
}

extension LookupResult.UnmatchedFinding {
    /// What is wrong, what to do, and its case.
    func lines(_ time: LocalTime) -> [Message] {
        let kind = Message(code: caseStatus.kind, of: FindingKind.self)
        var lines: [Message] = [.finding(kind, description(time))]
        if !nextStep.isEmpty {
            lines.append(.nextStep(Message(code: nextStep, of: NextStep.self), code: nextStep, status: nil))
        }
        lines.append(.caseLine(caseStatus, at: caseStatus.settledAt.map(time.moment)))
        return lines
    }

    func description(_ time: LocalTime) -> Message {
        switch FindingKind(rawValue: caseStatus.kind) {
        case .missingPayment, .unprovenCredit:
            return .deliveredWithoutPayment(
                creditedUserID ?? "?",
                transaction: transactionID ?? "?",
                isUnknownToApple: caseStatus.kind == FindingKind.missingPayment.rawValue
            )
        case .forgedReceipt:
            let sender = ForgedEvidence.sender(statedBy: detail)
            return .forgedBy(sender.map { Message(verbatim: $0) } ?? .somebody, rule: actual)
        case .foreignReceipt: return .ofAnotherApp(actual)
        default: return Message(findingValue: actual, time)
        }
    }
}

extension AppleLookupAnswer {
    fileprivate func lines(_ time: LocalTime) -> [Message] {
        var lines: [Message] = []
        if !transactions.isEmpty {
            lines += [.empty, .appleSays(self)]
            lines += transactions.flatMap { transaction in
                indented(transaction.lines(time) + indented([transaction.place]))
            }
            lines += indented(subscriptions.map(Message.subscription))
            lines.append(isKept ? .kept : notKeptBecause == .lockUnusable ? .notKeptByThisUser : .notKept)
        }
        let missing = failures.map(Message.noAnswer) + (unaskedCount.map { [Message.notAskedAbout($0)] } ?? [])
        return lines + (missing.isEmpty ? [] : [.empty] + missing)
    }
}

extension StatedTransaction {
    fileprivate func lines(_ time: LocalTime) -> [Message] {
        let place = [environment, bundleID].compactMap { $0 }.joined(separator: ", ")
        var parts = [Message.product(name: nil, id: productID, quantity: quantity)]
        if let price = priceMilliunits { parts.append(Message(verbatim: moneyText(price, currency ?? ""))) }
        parts.append(.paid(purchaseDate.map(time.moment(stated:)), isSandbox: false))
        if let end = expiresAt { parts.append(.until(time.moment(stated: end))) }
        if let moment = revokedAt { parts.append(.revoked(time.moment(stated: moment), type: revocationType)) }
        return [Message("\(transactionID) (\(place))", "\(transactionID)（\(place)）")] + indented([.list(parts)])
    }

    fileprivate var place: Message {
        guard let list else { return .newToLedger }
        let name = Message(code: list, of: PurchaseList.self)
        let codes = [list, state ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        return .inTheLedger(Message("\(name) (\(codes))", "\(name)（\(codes)）"))
    }

    fileprivate func isSame(as other: StatedTransaction) -> Bool {
        transactionID == other.transactionID && environment == other.environment
    }
}
