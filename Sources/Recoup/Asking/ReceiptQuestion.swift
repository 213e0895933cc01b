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
    func isDue(_ use: AppleSettings.Use) -> Bool {
        guard use != .never, isForVerifyReceipt else { return false }
        switch known.outcome {
        case .pending, .unverifiable: return true
        case .verified, .empty: return use == .always
        case .refused, .unreadable: return false
        }
    }

    /// Whether it is a receipt that Apple may know more of than its bytes say here.
    private var isForVerifyReceipt: Bool {
        // Apple would not know better which app is ours.
        (verdict.form == .appReceipt || verdict.form == .legacyReceipt)
            && verdict.outcome.rejection?.rule != .appIDMismatch
    }

    /// Leaves what Apple has to be asked about to a run that asks: until then, what cannot be judged here has no
    /// outcome, and what a signature proves keeps its own.
    mutating func leaveToApple(_ use: AppleSettings.Use, asOf: Instant) {
        guard isDue(use) else { return }
        switch known.outcome {
        case .unverifiable:
            known.outcome = .pending
            known.rule = VerdictCode.needsApple.rawValue
        case .verified, .empty: known.nextAttemptAt = asOf
        case .pending, .refused, .unreadable: break
        }
    }

    func ask(_ client: VerifyReceiptClient, _ clients: AppleClients) async -> AppleAnswer<VerifyReceiptStatement> {
        // Without the secret Apple would refuse what it would answer with it.
        if let stated, clients.appsWithoutSecret.contains(stated) { return .credentialsRefused }
        return await client.verify(
            SealedBytes(piece.bytes),
            of: stated ?? clients.apps.first ?? BundleID(""),
            isOurs: isOurs(clients.apps),
            isReceiptHere: true
        )
    }

    /// Whether the bytes speak of one of these apps, or of any where there are none. A secret that does not fit bytes whose app nobody
    /// knows says nothing about the secret.
    func isOurs(_ apps: [BundleID]) -> Bool { stated.map { apps.isEmpty || apps.contains($0) } ?? false }

    /// The app the bytes speak of, proven or not: whose shared secret to show.
    private var stated: BundleID? {
        if case .needsApple(let contents) = verdict.outcome { return contents.bundleID.map { BundleID($0) } }
        return (verdict.bundleID ?? verdict.unproven?.bundleID).map { BundleID($0) }
    }

    /// Why Apple's answer is not about these bytes: they state an app, an app receipt its environment, an iOS 6 receipt its
    /// one transaction. What the bytes do not state cannot be compared.
    func fault(_ reply: AppleAnswer<VerifyReceiptStatement>) -> AnswerFault? {
        guard case .answered(let statement) = reply else { return nil }
        let apple = statement.answer
        if let environment = apple.environment, environment.store != statement.environment {
            return .otherEnvironment
        }
        guard let asked = verdict.outcome.proven ?? verdict.pointer ?? verdict.unproven else { return nil }
        if let bundle = asked.bundleID {
            let answered = apple.rows.map(\.bundleID) + [apple.bundleID]
            guard answered.allSatisfy({ $0 == bundle }) else { return .otherBundle }
        }
        if verdict.form == .appReceipt, let environment = asked.environment?.store,
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

    /// What is known of the evidence after Apple's answer. `countsAttempt`: not where verifyReceipt is out of service, or answered
    /// nothing in this run, unless the answer is about this very question.
    func answer(
        _ reply: AppleAnswer<VerifyReceiptStatement>,
        countsAttempt: Bool,
        asOf: Instant
    ) -> EvidenceAnswer {
        if let fault = fault(reply) {
            return waiting("it answered about \(fault.subject)", rule: fault.rawValue, isAttempt: true, asOf: asOf)
        }
        switch reply {
        case .answered(let statement):
            return known.stated(
                by: statement.answer,
                in: statement.environment,
                body: statement.body.bytes,
                about: piece
            )
        case .final(let code): return known.refused(byStatus: code, of: stated)
        case .retryLater:
            return waiting(
                reply.failure,
                isAttempt: reply.countsAsAttempt && (countsAttempt || reply.isAboutTheQuestion),
                notBefore: reply.notBefore(asOf: asOf),
                asOf: asOf
            )
        case .notFound, .credentialsRefused, .outage, .budgetSpent:
            return waiting(reply.failure, isAttempt: false, notBefore: nil, asOf: asOf)
        }
    }

    private func waiting(
        _ why: String,
        rule: String = VerdictCode.needsApple.rawValue,
        isAttempt: Bool,
        notBefore: Instant? = nil,
        asOf: Instant
    ) -> EvidenceAnswer {
        let attempts = piece.attempts + 1
        let isUsedUp =
            isAttempt
            && RetrySchedule.isUsedUp(attempts: attempts, firstAttempt: piece.firstAttemptAt ?? asOf, asOf: asOf)
        let next = isAttempt ? RetrySchedule.nextAttempt(after: attempts, asOf: asOf, notBefore: notBefore) : notBefore
        var answer = known
        guard !known.outcome.isFinal else {
            // What the signature proves stays. That it was judged counts, whether or not Apple's silence does.
            answer.isAttempt = isAttempt || !piece.outcome.isFinal
            answer.nextAttemptAt = isUsedUp ? nil : next ?? asOf
            return answer
        }
        answer.isAttempt = isAttempt
        answer.nextAttemptAt = isUsedUp ? nil : next
        answer.outcome = isUsedUp ? .unverifiable : .pending
        answer.rule = isUsedUp ? EvidenceAnswer.retriesUsedUpRule : rule
        answer.detail = "Apple gave no answer (\(why))."
        return answer
    }
}

extension ReceiptQuestion {
    /// Whether its outcome is one of this run: what was proven before has one already, unless Apple refuses it now.
    var isJudged: Bool { !piece.outcome.isFinal || known.outcome != piece.outcome }

    /// Whether no earlier run reported its contents: evidence that was proven before is new where Apple answered now.
    var isNew: Bool { !piece.outcome.isFinal || known.nextAttemptAt == nil }

    /// Before Apple is asked.
    init(_ piece: DueEvidence, _ verdict: EvidenceVerdict) {
        self.init(piece: piece, verdict: verdict, known: EvidenceAnswer(verdict, about: piece))
    }
}
