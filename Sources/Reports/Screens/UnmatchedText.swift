package import ReconciliationCore

/// An explanation of a transaction that no purchase is known under.
package struct UnmatchedText: Sendable {
    private let id: String
    private let found: LookupResult
    private let policy: Policy

    /// Nil where nothing at all is known of the transaction.
    ///
    /// - Parameters:
    ///   - found: what the ledger knows under the id, whoever and whatever else it may mean.
    ///   - policy: by which the last run judged.
    package init?(_ id: TransactionID, _ found: LookupResult, policy: Policy) {
        let id = id.rawValue
        self.id = id
        self.policy = policy
        var about = found
        about.unmatchedCredits = found.unmatchedCredits.filter { $0.transactionID == id }
        about.claims = found.claims.filter { $0.transactionID == id && $0.state != ClaimState.proven.rawValue }
        about.uploads = found.uploads.filter { $0.transactionID == id }
        let isRefused = about.uploads.contains { $0.outcome == EvidenceOutcome.refused.rawValue }
        about.findings = found.findings.filter { finding in
            // Forged receipts are found by rule and user.
            finding.transactionID == id || isRefused && finding.caseStatus.kind == FindingKind.forgedReceipt.rawValue
        }
        about.waiting = found.waiting.filter { $0.transactionID == id }
        about.notices = found.notices.filter { $0.transactionID == id }
        self.found = about
        let isKnown =
            !about.unmatchedCredits.isEmpty || !about.claims.isEmpty || !about.uploads.isEmpty || !about.waiting.isEmpty
            || !about.findings.isEmpty || !about.notices.isEmpty
        if !isKnown { return nil }
    }

    /// For support staff: line 1 what is wrong and for whom, line 2 what it is about, line 3 what to do; then the facts.
    package func text(in locale: TextLocale = .english) -> String {
        let time = locale.time
        var lines = [headline(time), subject(time), nextStep] + otherFindings(time) + [.empty, .notProvenHeading]
        lines += found.unmatchedCredits.map { .delivery($0, time) }
        lines += found.claims.map { .claim($0, product: nil) }
        if !found.uploads.isEmpty {
            lines += [.uploadsHeading]
            lines += indented(found.uploads.map { .upload($0, at: $0.receivedAt.map(time.moment(stated:))) })
        }
        lines += found.notices.isEmpty ? [] : [.noticesHeading]
        lines += indented(found.notices.map { .notice($0, time) })
        lines += found.findings.map { .caseLine($0.caseStatus, at: $0.caseStatus.settledAt.map(time.moment)) }
        return locale.lines(lines)
    }

    /// What may be sent to the customer: nobody's ids or names.
    package func customerText(in locale: TextLocale = .english) -> String { locale.lines(customerSentences) }

    /// One object with `schema` recoup.explain.v1.
    package func json(asOf: Instant, forCustomer: Bool, in language: Language = .english) throws -> String {
        let sentences = forCustomer ? customerSentences : [headline(.utc), subject(.utc), nextStep]
        var members: [String: JSONValue] = [
            "schema": .string("recoup.explain.v1"), "as_of": .string(asOf.text), "query": .string(id),
            "transaction_id": .null, "sentences": .array(sentences.map { .string($0[language]) }),
        ]
        if !forCustomer {
            members["purchases"] = .array([])
            members["claims"] = .array(
                found.claims.map { claim in
                    .object([
                        "claimant": .string(claim.claimant), "environment": .string(claim.environment),
                        "state": .string(claim.state),
                    ])
                }
            )
            members["credits"] = .array(
                found.unmatchedCredits.map { credit in
                    .object([
                        "user_id": .string(credit.userID), "credited_at": .string(credit.creditedAt),
                        "status": .string(credit.status), "order_id": .string(credit.orderID),
                    ])
                }
            )
            members["uploads"] = .array(
                found.uploads.map { upload in
                    .object([
                        "sender": .string(upload.sender), "received_at": .string(upload.receivedAt),
                        "outcome": .string(upload.outcome), "rule": .string(upload.rule),
                    ])
                }
            )
            members["notices"] = .array(
                found.notices.map { notice in
                    .object([
                        "received_at": .string(notice.receivedAt), "environment": .string(notice.environment),
                        "bundle_id": .string(notice.bundleID), "states_refund": .boolean(notice.statesRefund),
                        "not_found_at": .string(notice.notFoundAt),
                    ])
                }
            )
            members["findings"] = .array(
                found.findings.map { finding in
                    .object([
                        "kind": .string(finding.caseStatus.kind), "case_id": .string(finding.caseStatus.caseID),
                        "next_step": .string(finding.nextStep),
                    ])
                }
            )
        }
        return try JSONValue.object(members).text()
    }

    // What it comes to

    private var finding: LookupResult.UnmatchedFinding? { standing.first }

    private var standing: [LookupResult.UnmatchedFinding] { found.findings.filter { !$0.caseStatus.isObsolete } }

    private func headline(_ time: LocalTime) -> Message {
        // What proves it came in after the finding was made.
        if let waiting = found.waiting.first {
            return waiting.grade == Grade.asserted.code ? .recordedNotJudged : .provenNotJudged
        }
        if let finding { return describe(finding, time) }
        if let credit = found.unmatchedCredits.first {
            return isDelivered
                ? .deliveredBeforePayment(credit.userID, transaction: id)
                : .deliveryNotInForce(credit.userID, transaction: id)
        }
        let claimant = sender(found.claims.first?.claimant ?? found.uploads.first?.sender)
        if isUnread { return .claimedAndUnread(claimant, transaction: id) }
        if waitsForApple { return .claimedAndWaiting(claimant, transaction: id) }
        if let upload = refused {
            let outcome = Message(code: upload.outcome ?? "", of: EvidenceOutcome.self)
            return .evidenceNotVerified(sender(upload.sender), outcome, why: Message(evidenceRule: upload.rule ?? ""))
        }
        if let claim = found.claims.first {
            return claim.state == ClaimState.unknownToApple.rawValue
                ? .claimedAndUnknown(sender(claim.claimant), transaction: id)
                : .claimedAndPending(sender(claim.claimant), transaction: id)
        }
        if found.uploads.isEmpty, let notice = found.notices.first {
            return .namedByNotification(id, statesRefund: notice.statesRefund)
        }
        return .evidenceHasNoPurchase(sender(found.uploads.first?.sender))
    }

    /// What else stands, and what to do about it: of several findings none hides another.
    private func otherFindings(_ time: LocalTime) -> [Message] {
        let others = found.waiting.isEmpty ? standing.dropFirst() : standing[...]
        return others.map { .sentences([describe($0, time), nextStep(of: $0)]) }
    }

    private func describe(_ finding: LookupResult.UnmatchedFinding, _ time: LocalTime) -> Message {
        .finding(Message(code: finding.caseStatus.kind, of: FindingKind.self), finding.description(time))
    }

    private func nextStep(of finding: LookupResult.UnmatchedFinding) -> Message {
        if finding.nextStep == NextStep.wait.rawValue, finding.caseStatus.state == .resolved {
            return finding.caseStatus.isResolutionPending ? .nextStepWaitsForRun : .nextStepRunFirst
        }
        let step = Message(code: finding.nextStep, of: NextStep.self)
        return .nextStep(step, code: finding.nextStep, status: finding.caseStatus)
    }

    private func subject(_ time: LocalTime) -> Message {
        if let waiting = found.waiting.first {
            let product = Message.product(name: nil, id: waiting.productID, quantity: waiting.quantity)
            return .productLine(product, waiting.purchaseDate.map(time.moment(stated:)))
        }
        let credit = found.unmatchedCredits.first
        let upload = found.uploads.first { $0.productID != nil } ?? found.uploads.first
        let product = Message.product(
            name: nil,
            id: credit?.productID ?? upload?.productID,
            quantity: credit?.quantity
        )
        return .productLine(
            product,
            (credit?.creditedAt ?? upload?.receivedAt ?? found.notices.first?.receivedAt).map(time.moment(stated:))
        )
    }

    private var nextStep: Message {
        if !found.waiting.isEmpty { return .waitForNextRun }
        if let finding { return nextStep(of: finding) }
        if isUnread { return .waitForNextRun }
        if waitsForApple { return .waitForApple }
        if refused?.rule == testRule { return .askWhichBuild }
        // What Apple does not know is not asked about again.
        if found.notices.contains(where: { $0.notFoundAt == nil }) { return .waitForApplesStatement }
        guard !found.unmatchedCredits.isEmpty else { return .askForOrderNumber }
        guard isDelivered else { return .nothingLeftToDo }
        return isOlderThanEvidence ? .deliveredBeforeEvidence : .waitForNextRun
    }

    /// Whether a delivery of it stands: it was neither taken back nor did it fail.
    private var isDelivered: Bool { !deliveries.isEmpty }

    /// What proves payments of that time was never imported: no run judges the deliveries.
    private var isOlderThanEvidence: Bool {
        deliveries.compactMap { Instant(rfc3339: $0.creditedAt) }.allSatisfy { !policy.coversEvidence(of: $0) }
    }

    private var deliveries: [LookupResult.Credit] {
        found.unmatchedCredits.filter { $0.status == CreditRow.Status.credited.rawValue }
    }

    /// The evidence of an upload that names it came in after the last run.
    private var isUnread: Bool { pending.contains { $0.rule == nil } }

    /// An upload that names it holds a receipt that only Apple can confirm.
    private var waitsForApple: Bool { pending.contains { $0.rule != nil } }

    private var pending: [LookupResult.Upload] {
        found.uploads.filter { $0.outcome == EvidenceOutcome.pending.rawValue }
    }

    /// The upload that names it and whose evidence is not accepted.
    private var refused: LookupResult.Upload? {
        let outcomes: [EvidenceOutcome] = [.refused, .unreadable, .unverifiable]
        return found.uploads.first { upload in outcomes.contains { $0.rawValue == upload.outcome } }
    }

    private func sender(_ name: String?) -> Message {
        guard let name, !name.isEmpty else { return .somebody }
        return Message(verbatim: name)
    }

    /// What the customer is told of evidence that no run has judged.
    private func told(_ waiting: StatedTransaction) -> Message {
        if waiting.environment == StoreEnvironment.sandbox.rawValue { return .madeInTestEnvironment }
        let isRecorded = waiting.grade == Grade.asserted.code
        if let bundle = waiting.bundleID, isForeign(BundleID(bundle), policy: policy) {
            // Where only the backend names the app, it is for us to find out.
            return isRecorded ? .weAreCheckingThis : .ofAnotherAppForCustomer
        }
        if waiting.isRefundedInFull { return .hasBeenRefunded }
        if isDelivered { return .weAreCheckingThis }
        if waiting.isWithoutPayment { return .purchaseBeingProcessed }
        return isRecorded ? .recordedAndBeingProcessed : .beingProcessed
    }

    private var customerSentences: [Message] {
        if let waiting = found.waiting.first { return [.transactionNumber(id), told(waiting)] }
        let isUnknownToApple =
            found.claims.contains { $0.state == ClaimState.unknownToApple.rawValue }
            || finding?.caseStatus.kind == FindingKind.missingPayment.rawValue
        var sentences: [Message] = [.noPurchaseKnown(id)]
        if pending.isEmpty, refused?.rule == testRule { return sentences + [.madeInDevelopment] }
        if isUnknownToApple {
            sentences.append(.appleKnowsNoPayment)
        } else if !pending.isEmpty {
            return sentences + [.paymentNotFoundYet]
        } else if let refused {
            let isRead = refused.outcome == EvidenceOutcome.refused.rawValue
            sentences.append(isRead ? .signatureNotConfirmed : .receiptNotReadable)
        } else {
            sentences.append(.paymentNotFoundYet)
        }
        return sentences + [.sendProof]
    }
}

/// The rule by which evidence of StoreKit testing is refused.
private let testRule = "test_environment"
