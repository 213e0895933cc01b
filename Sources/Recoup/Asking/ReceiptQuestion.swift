import AppStoreClient
import AppStoreRecords
import ReconciliationCore

/// What verifyReceipt says of one piece of evidence, made into the ledger's answer.
struct ReceiptQuestion: Sendable {
    let piece: DueEvidence
    let verdict: EvidenceVerdict
    /// What is known: at first without Apple.
    var known: EvidenceAnswer

    /// Whether Apple has to be asked: about receipts that prove nothing here, or about all of them.
    func isDue(_ clients: AppleClients) -> Bool {
        guard clients.verifyReceipt != nil, verdict.form == .appReceipt || verdict.form == .legacyReceipt else {
            return false
        }
        // Apple would not know better which app is ours.
        guard verdict.outcome.rejection?.rule != .appIDMismatch else { return false }
        switch known.outcome {
        case .pending, .unverifiable: return true
        case .verified, .empty: return clients.isAskedAboutEveryReceipt
        case .refused, .unreadable: return false
        }
    }

    func ask(_ client: VerifyReceiptClient, _ clients: AppleClients) async -> AppleAnswer<VerifyReceiptStatement> {
        await client.verify(
            SealedBytes(piece.bytes),
            of: stated ?? clients.apps.first ?? BundleID(""),
            isReceiptHere: true
        )
    }

    /// The app the bytes speak of, proven or not: whose shared secret to show.
    private var stated: BundleID? {
        if case .needsApple(let contents) = verdict.outcome { return contents.bundleID.map { BundleID($0) } }
        return (verdict.bundleID ?? verdict.unproven?.bundleID).map { BundleID($0) }
    }

    /// Why Apple's answer is not about these bytes: they state an app, an app receipt its environment, an iOS 6 receipt its
    /// one transaction. What the bytes do not state cannot be compared.
    func fault(_ word: AppleAnswer<VerifyReceiptStatement>) -> AnswerFault? {
        guard case .answered(let statement) = word else { return nil }
        let apple = statement.answer
        if let environment = apple.environment, StoreEnvironment(environment) != statement.environment {
            return .otherEnvironment
        }
        guard let asked = verdict.outcome.proven ?? verdict.pointer ?? verdict.unproven else { return nil }
        if let bundle = asked.bundleID {
            let answered = apple.rows.map(\.bundleID) + [apple.bundleID]
            guard answered.allSatisfy({ $0 == bundle }) else { return .otherBundle }
        }
        if verdict.form == .appReceipt, let environment = StoreEnvironment(asked.environment),
            environment != statement.environment
        {
            return .otherEnvironment
        }
        // Rows set aside do not say which transaction they are.
        guard verdict.form == .legacyReceipt, let transaction = asked.rows.first?.transactionID,
            !apple.rows.isEmpty || apple.setAside.isEmpty
        else { return nil }
        return apple.rows.contains { $0.transactionID == transaction } ? nil : .otherTransaction
    }

    /// What is known of the evidence after Apple's answer. `isOutage`: the endpoint is out of service, and attempts are not
    /// counted.
    func answer(
        _ word: AppleAnswer<VerifyReceiptStatement>,
        isOutage: Bool,
        asOf: Instant
    ) -> EvidenceAnswer {
        if let fault = fault(word) {
            return waiting("it answered about \(fault.subject)", rule: fault.rawValue, isAttempt: true, asOf: asOf)
        }
        switch word {
        case .answered(let statement): return proven(by: statement)
        case .final(let code): return denied(code)
        case .retryLater(_, let at) where word.countsAsAttempt && !isOutage:
            return waiting(word.silence, isAttempt: true, notBefore: at, asOf: asOf)
        case .retryLater(_, let at): return waiting(word.silence, isAttempt: false, notBefore: at, asOf: asOf)
        case .notFound, .credentialsRefused, .outage, .budgetSpent:
            return waiting(word.silence, isAttempt: false, notBefore: nil, asOf: asOf)
        }
    }

    private func proven(by statement: VerifyReceiptStatement) -> EvidenceAnswer {
        let apple = statement.answer
        var answer = known
        let environment = apple.environment ?? AppStoreEnvironment(statement.environment.rawValue)
        answer.environment = environment.word
        answer.bundleID = apple.bundleID.map { BundleID($0) } ?? answer.bundleID
        // The rows are stated when Apple answered; the receipt itself keeps its creation date.
        answer.statedAt = apple.requestDate.map { Instant(milliseconds: $0) }
        answer.appleAnswer = statement.body.bytes
        answer.isAttempt = true
        answer.nextAttemptAt = nil
        answer.rowCount += apple.rows.count + apple.setAside.count
        answer.setAside += apple.setAside.map { EvidenceAnswer.SetAside(rule: $0.rule.rawValue, detail: $0.detail) }
        for row in apple.rows {
            answer.add(row, of: apple.bundleID, in: environment, from: .verifyReceipt, .reported, about: piece)
        }
        answer.statedAt = known.statedAt ?? answer.statedAt
        answer.rule = nil
        answer.detail = "status \(apple.status.code) at verifyReceipt"
        answer.outcome = answer.statements.isEmpty && answer.setAside.isEmpty ? .empty : .verified
        return answer
    }

    private func denied(_ code: Int64) -> EvidenceAnswer {
        var answer = known
        answer.isAttempt = true
        answer.rule = "apple_\(code)"
        answer.detail = "Apple answered \(code)."
        // What is refused, or cannot be judged, says nothing: not what it would have said, and not what was wrong in it.
        answer.statements = []
        answer.setAside = []
        answer.rowCount = 0
        switch code {
        case 21003, 21010: answer.outcome = .refused
        // Apple will not say more, which is not a no: `verify --all` asks again.
        default: answer.outcome = .unverifiable
        }
        return answer
    }

    private func waiting(
        _ why: String,
        rule: String = "needs_apple",
        isAttempt: Bool,
        notBefore: Instant? = nil,
        asOf: Instant
    ) -> EvidenceAnswer {
        var answer = known
        guard !answer.outcome.isFinal else { return answer }
        answer.isAttempt = isAttempt
        answer.outcome = .pending
        answer.rule = rule
        answer.detail = "Apple gave no answer (\(why))."
        guard isAttempt else {
            answer.nextAttemptAt = notBefore
            return answer
        }
        let attempts = piece.attempts + 1
        answer.nextAttemptAt = RetrySchedule.nextAttempt(after: attempts, asOf: asOf, notBefore: notBefore)
        if RetrySchedule.isUsedUp(attempts: attempts, firstAttempt: piece.firstAttemptAt ?? asOf, asOf: asOf) {
            answer.outcome = .unverifiable
            answer.rule = "retries_used_up"
        }
        return answer
    }
}
