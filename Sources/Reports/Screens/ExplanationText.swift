package import ReconciliationCore

/// An explanation in sentences: for support staff in full, for the customer only what concerns the customer.
package struct ExplanationText: Sendable {
    package var explanation: Explanation
    /// What the books say, where the facts have moved on since the last run.
    package var bookedList: String?
    package var bookedReason: String?
    /// How the devices of its uploads compare with the receipts they sent: a hint, no fact of the verdict.
    package var devices: [DeviceReport]
    /// The orders of Apple's e-mails it is known to belong to.
    package var appleOrderIDs: [String]
    /// When it is asked for: the books may be a day older. Nil: at the moment they judge by.
    package var now: Instant?

    package init(
        _ explanation: Explanation,
        bookedList: String?,
        bookedReason: String?,
        devices: [DeviceReport] = [],
        appleOrderIDs: [String] = [],
        now: Instant? = nil
    ) {
        self.explanation = explanation
        self.bookedList = bookedList
        self.bookedReason = bookedReason
        self.devices = devices
        self.appleOrderIDs = appleOrderIDs
        self.now = now
    }

    /// For support staff: line 1 what is wrong and for whom, line 2 what was paid, line 3 what to do; then the facts.
    ///
    /// - Parameter withRules: also which rule decided, what was ruled out, and what would change the verdict.
    package func text(in locale: TextLocale = .english, withRules: Bool = false) -> String {
        let time = locale.time
        let told = PurchaseDescription(explanation, appleOrderIDs: appleOrderIDs)
        var lines = [told.headline(time), told.whatWasPaid(time), told.nextStep] + told.otherFindings(time)
        if let bookedList, isMoved { lines.append(.booked(bookedList, bookedReason ?? "")) }
        lines += [.empty] + told.facts(time)
        lines += told.deviceHints(devices, time)
        lines += [.empty, .evidenceHeading] + indented(evidence(time))
        lines += withRules ? rules(time) : [.empty, .rulesHint]
        return locale.lines(lines)
    }

    private var isMoved: Bool {
        let verdict = explanation.verdict
        return bookedList != verdict.list.rawValue || bookedReason != verdict.reason.rawValue
    }

    private func evidence(_ time: LocalTime) -> [Message] {
        let areSeveral = explanation.transactionIDs.count > 1
        return explanation.facts.map { fact in
            let line = Message.fact(
                fact.field,
                fact.shownValue(time),
                fact.grade,
                fact.source,
                stated: fact.statedAt.map(time.moment)
            )
            return areSeveral ? Message("\(fact.transactionID) \(line)", "\(fact.transactionID) \(line)") : line
        }
    }

    private func rules(_ time: LocalTime) -> [Message] {
        var lines: [Message] = [.empty, .rulesHeading]
        lines += indented(
            explanation.listSteps.enumerated().map { index, step in
                .ruleLine(index + 1, step.rule, step.outcome, explanation.because(step, time))
            }
        )
        lines += [.empty, .ownerHeading] + indented(explanation.ownerSteps.map(Message.ownerStep))
        let ruledOut =
            explanation.causesRuledOut.map(Message.notTheCause)
            + explanation.findingsRuledOut.map { Message.notFound($0, explanation.whyNotFound($0)) }
        if !ruledOut.isEmpty { lines += [.empty, .ruledOutHeading] + indented(ruledOut) }
        return lines + [.empty, .changesHeading] + indented(explanation.changes.map { .whatIf($0, time) })
    }

    /// The next run applies something first: nobody is to act before it.
    private var isWaitingForRun: Bool {
        !explanation.news.isEmpty || explanation.cases.contains(where: \.isDecisionPending)
    }

    /// The codes of what is still to be done, each once.
    var nextSteps: [String] {
        guard !isWaitingForRun else { return [NextStep.wait.rawValue] }
        let verdict = explanation.verdict
        // On the white list without a finding: it is put aside, or its time is not over.
        let isListedOnly = !verdict.findings.contains { $0.kind == .missingCredit }
        let listed = isListedOnly ? verdict.nextStep.map { [$0.rawValue] } ?? [] : []
        var steps: [String] = []
        for step in listed + verdict.findings.map(nextStep)
        where !step.isEmpty && !steps.contains(step) {
            steps.append(step)
        }
        return steps
    }

    /// The code of what is still to be done about a finding; empty where its case is resolved.
    func nextStep(of finding: Finding) -> String {
        let state = explanation.standingCase(of: finding.kind)?.state ?? .open
        return state.nextStep(
            finding.nextStep.rawValue,
            isFindingOpen: true,
            news: isWaitingForRun ? .judgedAnew : .none
        )
    }
}

extension Explanation {
    /// Why a rule applies or does not.
    func because(_ step: ListStep, _ time: LocalTime) -> Message {
        if step.outcome == .notReached { return .earlierRuleApplies }
        let applies = step.outcome == .applied
        switch step.rule {
        case .outOfScope: return applies ? .outOfScope(verdict.reason) : .inScope
        case .credited:
            if applies { return .liveDeliveries(credits.count(where: \.isLive)) }
            return credits.isEmpty ? .noDeliveryNamesIt : .noDeliveryIsLive
        case .revoked:
            guard let revocation = purchase.fullRevocation else { return .noFullRefund }
            return .fullRefund(at: revocation.date.map(time.moment))
        case .settled: return applies ? .settled(verdict.reason) : .notSettled
        case .beforeCoverage:
            guard let paidAt = purchase.paidAt else { return .noUsableDate }
            guard let since = policy.creditsSince else { return .recordsHaveNoBeginning }
            return applies
                ? .paidBeforeRecords(time.moment(paidAt), begin: time.moment(since))
                : .paidAfterRecordsBegin(time.moment(paidAt), begin: time.moment(since))
        case .uncredited: return .nothingSettlesIt
        }
    }
}

extension Explanation {
    /// Why a kind of finding about its deliveries was looked for and not found.
    fileprivate func whyNotFound(_ kind: FindingKind) -> Message {
        switch kind {
        case .ownerMismatch: verdict.owner.isBinding ? .deliveredToCertainOwners : .ownerNotCertain
        case .duplicateCredit:
            switch purchase.type {
            case .nonConsumable, .autoRenewable: .deliveredToOneWhoMayRestore
            case .consumable, .nonRenewing, nil: .deliveredOnce
            }
        case .contentMismatch: .nothingDueDiffers
        case .refundedAfterCredit: .noFullRefund
        case .environmentBreach: .noTestForCustomers
        default: .nothingPointsToIt
        }
    }
}

extension Explanation.Fact {
    /// Moments among the facts are shown as all others; identifiers never change.
    fileprivate func shownValue(_ time: LocalTime) -> String {
        guard ["purchase_date", "original_purchase_date", "expires_at", "revocation"].contains(field) else {
            return value
        }
        return value.split(separator: " ").map { time.text(stated: String($0)) }.joined(separator: " ")
    }
}

extension Message {
    /// A line with nothing on it.
    static let empty = Message(verbatim: "")
}
