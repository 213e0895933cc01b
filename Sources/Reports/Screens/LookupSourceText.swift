import ReconciliationCore

/// The most ids one line names.
private let shownIDsMax = 10

extension LookupResult {
    /// What a lookup was made from and narrowed to: the receipt's worth, and how much is not shown.
    var sourceLines: [String] {
        var lines = receipt.map { [Phrases.receipt($0)] + Phrases.unknown($0.unknown) } ?? []
        if let narrowing { lines.append(Phrases.narrowed(narrowing, self)) }
        return lines
    }
}

extension Phrases {
    fileprivate static func receipt(_ reading: ReceiptReading) -> String {
        let reason = [reading.rule, reading.detail].compactMap(\.self).joined(separator: ": ")
        guard !reading.transactionIDs.isEmpty else {
            let verdict = reading.verdict + (reason.isEmpty ? "" : ", " + reason)
            return reading.verdict == "unreadable"
                ? "\(reading.file) cannot be read: \(verdict). `recoup inspect` shows all there is."
                : "\(reading.file) holds no transaction: \(verdict)."
        }
        let count = reading.transactionIDs.count
        let contents = "\(reading.file) holds \(count == 1 ? "1 transaction" : "\(count) transactions")"
        return reading.isProven
            ? "\(contents), \(reading.verdict)."
            : "\(contents), NOT proven: \(reading.verdict)\(reason.isEmpty ? "" : ", " + reason)."
    }

    fileprivate static func unknown(_ ids: [String]) -> [String] {
        guard !ids.isEmpty else { return [] }
        let rest = ids.count > shownIDsMax ? " and \(ids.count - shownIDsMax) more" : ""
        return ["The ledger does not know \(ids.prefix(shownIDsMax).joined(separator: ", "))\(rest)."]
    }

    fileprivate static func narrowed(_ narrowing: LookupNarrowing, _ shown: LookupResult) -> String {
        var bounds = narrowing.productID.map { ["product \($0)"] } ?? []
        if let from = narrowing.paidFrom, let until = narrowing.paidUntil {
            bounds.append("paid from \(from) to before \(until)")
        }
        let hidden = narrowing.hidden
        var counts = ["\(shown.purchases.count) of \(shown.purchases.count + hidden.purchases) purchases"]
        func add(_ shown: Int, _ hidden: Int, _ what: String) {
            if hidden > 0 { counts.append("\(shown) of \(shown + hidden) \(what)") }
        }
        add(shown.unmatchedCredits.count, hidden.unmatchedCredits, "credits without a purchase")
        add(shown.claims.count, hidden.claims, "claims")
        add(shown.findings.count, hidden.findings, "findings without a purchase")
        add(shown.waiting.count, hidden.waiting, "transactions not judged yet")
        add(shown.apple?.transactions.count ?? 0, hidden.apple, "transactions of Apple's answer")
        return "Narrowed to \(bounds.joined(separator: ", ")): \(counts.joined(separator: ", "))."
    }
}
