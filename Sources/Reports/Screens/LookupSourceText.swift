import ReconciliationCore

/// The most ids one line names.
private let shownIDsMax = 10

extension LookupResult {
    /// What a lookup was made from and narrowed to: what the receipt is worth, and how much is not shown.
    func sourceLines(_ time: LocalTime) -> [Message] {
        var lines: [Message] = []
        if let receipt {
            lines.append(receipt.line)
            lines += receipt.unknownLine.map { [$0] } ?? []
        }
        if let narrowing { lines.append(narrowed(narrowing, time)) }
        return lines
    }

    private func narrowed(_ narrowing: LookupNarrowing, _ time: LocalTime) -> Message {
        var bounds: [Message] = narrowing.productID.map { [.product($0)] } ?? []
        if let from = narrowing.paidFrom, let until = narrowing.paidUntil {
            bounds.append(.paidBetween(time.moment(stated: from), time.moment(stated: until)))
        }
        let hidden = narrowing.hidden
        var counts: [Message] = [.shown(purchases.count, of: purchases.count + hidden.purchases, .purchasesCounted)]
        func add(_ shown: Int, _ hidden: Int, _ what: Message) {
            if hidden > 0 { counts.append(.shown(shown, of: shown + hidden, what)) }
        }
        add(unmatchedCredits.count, hidden.unmatchedCredits, .deliveriesCounted)
        add(claims.count, hidden.claims, .claimsCounted)
        add(findings.count, hidden.findings, .findingsCounted)
        add(waiting.count, hidden.waiting, .waitingCounted)
        add(apple?.transactions.count ?? 0, hidden.apple, .appleCounted)
        return .narrowed(bounds, counts)
    }
}

extension ReceiptReading {
    fileprivate var line: Message {
        guard !transactionIDs.isEmpty else {
            return verdict == .unreadable
                ? .receiptUnreadable(file, why) : .receiptWithoutTransaction(file, why)
        }
        return .receiptHolds(file, transactionIDs.count, isProven: isProven, why)
    }

    /// `refused: it is not signed by Apple (chain_untrusted)`
    private var why: Message {
        let name =
            verdict == .needsApple
            ? Message(evidenceRule: verdict.rawValue) : Message(code: verdict.rawValue, of: EvidenceOutcome.self)
        guard let rule, rule != verdict.rawValue, !isProven else { return name }
        let reason = Message(evidenceRule: rule)
        let because = Message("\(name): \(reason) (\(rule))", "\(name)：\(reason)（\(rule)）")
        // Of what is no evidence at all, the detail only says the rule again.
        guard var detail, !detail.isEmpty, rule != "not_a_receipt" else { return because }
        if detail.hasSuffix(".") { detail.removeLast() }
        // What the verification says more exactly is English.
        return Message(
            inEnglish: "\(because[.english]), \(detail)",
            inSimplifiedChinese: because[.simplifiedChinese]
        )
    }

    fileprivate var unknownLine: Message? {
        guard !unknown.isEmpty else { return nil }
        return .unknownToLedger(
            unknown.prefix(shownIDsMax).joined(separator: ", "),
            more: max(0, unknown.count - shownIDsMax)
        )
    }
}
