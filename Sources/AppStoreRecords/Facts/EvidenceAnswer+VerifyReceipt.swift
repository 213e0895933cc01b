package import ReconciliationCore

extension EvidenceAnswer {
    /// What is known of a receipt without Apple, and what verifyReceipt stated about it.
    ///
    /// - Parameters:
    ///   - environment: the store that was asked.
    ///   - body: the answer as sent, kept as evidence.
    package func stated(
        by answer: VerifyReceiptAnswer,
        in environment: StoreEnvironment,
        body: [UInt8],
        about piece: DueEvidence
    ) -> EvidenceAnswer {
        var result = self
        let environment = answer.environment ?? .store(environment)
        result.environment = environment.appleName
        result.bundleID = answer.bundleID.map { BundleID($0) } ?? bundleID
        // The rows are stated when Apple answered; the receipt itself keeps its creation date.
        result.statedAt = answer.requestDate.map { Instant(milliseconds: $0) }
        result.appleAnswer = body
        result.isAttempt = true
        result.nextAttemptAt = nil
        result.rowCount += answer.rows.count + answer.setAside.count
        result.setAside += answer.setAside.map { SetAside(rule: $0.rule.rawValue, detail: $0.detail) }
        for row in answer.rows {
            result.add(row, of: answer.bundleID, in: environment, from: .verifyReceipt, .reported, about: piece)
        }
        result.setAsideSecondProducts()
        result.statedAt = statedAt ?? result.statedAt
        result.rule = nil
        result.detail = "status \(answer.status.code) at verifyReceipt"
        result.outcome = result.statements.isEmpty && result.setAside.isEmpty ? .empty : .verified
        return result
    }

    /// What is known of a receipt that verifyReceipt answered with a final status other than valid.
    ///
    /// `app` is the one that its bytes speak of, proven or not: whose shared secret Apple may not have been given.
    package func refused(byStatus code: Int64, of app: BundleID?) -> EvidenceAnswer {
        let isRefused = [21003, 21010].contains(code)
        // Apple did not say no to what its signature proves here.
        guard isRefused || !outcome.isFinal else { return self }
        var result = self
        result.isAttempt = true
        result.rule = "\(EvidenceAnswer.appleStatusRulePrefix)\(code)"
        result.bundleID = bundleID ?? app
        result.detail = "Apple answered \(code)."
        // Evidence that is refused, or that cannot be judged, states nothing: neither purchases nor rows set aside.
        result.statements = []
        result.setAside = []
        result.rowCount = 0
        // Apple will not say more, which is not a no: `verify --all` asks again.
        result.outcome = isRefused ? .refused : .unverifiable
        return result
    }
}
