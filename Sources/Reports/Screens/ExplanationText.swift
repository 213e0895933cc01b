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

    package init(
        _ explanation: Explanation,
        bookedList: String?,
        bookedReason: String?,
        devices: [DeviceReport] = [],
        appleOrderIDs: [String] = []
    ) {
        self.explanation = explanation
        self.bookedList = bookedList
        self.bookedReason = bookedReason
        self.devices = devices
        self.appleOrderIDs = appleOrderIDs
    }

    /// Everything, with its codes.
    package func text(in time: LocalTime = .utc) -> String {
        let purchase = explanation.purchase
        let verdict = explanation.verdict
        var lines = [
            ExplainPhrases.title(
                purchase.shownID.rawValue,
                purchase.environment.rawValue,
                asOf: time.text(explanation.asOf)
            )
        ]
        let others = explanation.transactionIDs.filter { $0 != purchase.shownID }.map(\.rawValue)
        if !others.isEmpty { lines.append("  " + Phrases.alsoKnownAs(others.joined(separator: ", "))) }
        if !appleOrderIDs.isEmpty { lines.append("  " + Phrases.appleOrders(appleOrderIDs.joined(separator: ", "))) }
        lines += ["", ExplainPhrases.verdict(verdict)]
        if let bookedList, bookedList != verdict.list.rawValue || bookedReason != verdict.reason.rawValue {
            lines.append(ExplainPhrases.booked(bookedList, bookedReason ?? ""))
        }

        lines += ["", ExplainPhrases.rulesHeading]
        lines += explanation.listSteps.enumerated().map { index, step in
            "  \(index + 1). " + ExplainPhrases.step(step, explanation, time)
        }

        lines += ["", ExplainPhrases.factsHeading]
        let severalIDs = explanation.transactionIDs.count > 1
        lines += explanation.facts.map { fact in
            "  " + (severalIDs ? "\(fact.transactionID) " : "") + ExplainPhrases.fact(fact, time)
        }
        lines += explanation.credits.map { "  " + ExplainPhrases.credit($0, time) }
        if explanation.credits.isEmpty { lines.append("  " + ExplainPhrases.noCredit) }
        lines += devices.map { "  " + Phrases.device($0.shown(in: time)) }

        lines += ["", ExplainPhrases.ownerHeading(verdict.owner)]
        lines += explanation.ownerSteps.map { "  " + ExplainPhrases.rung($0) }

        lines += ["", ExplainPhrases.findingsHeading(verdict.findings.count)]
        lines += verdict.findings.map { "  " + ExplainPhrases.finding($0) }
        lines += explanation.cases.map { "  " + Phrases.case_($0, time) }

        let ruledOut =
            explanation.causesRuledOut.map(ExplainPhrases.notTheCause)
            + explanation.findingsRuledOut.map(ExplainPhrases.notFound)
        if !ruledOut.isEmpty { lines += ["", ExplainPhrases.ruledOutHeading] + ruledOut.map { "  " + $0 } }

        lines += ["", ExplainPhrases.changesHeading]
        lines += explanation.changes.map { "  " + ExplainPhrases.whatIf($0, time) }
        lines += ["", isResolutionPending ? ExplainPhrases.waitForRun : ExplainPhrases.nextStep(nextSteps)]
        return lines.map { printable($0) + "\n" }.joined()
    }

    /// What may be sent to the customer: nobody's ids or names, no codes of ours.
    package func customerText(in time: LocalTime = .utc) -> String {
        customerSentences(time).map { printable($0) + "\n" }.joined()
    }

    private func customerSentences(_ time: LocalTime) -> [String] {
        let purchase = explanation.purchase
        var sentences = [
            CustomerPhrases.title(purchase, time), CustomerPhrases.proof(purchase),
        ]
        if let order = appleOrderIDs.first { sentences.append(Phrases.customerOrder(order)) }
        // What a person did since the last run is known to us, if not to the books.
        let verdict = explanation.upcoming ?? explanation.verdict
        sentences.append(CustomerPhrases.verdict(verdict, purchase, deliveredAt: explanation.deliveredAt, time))
        if let refund = CustomerPhrases.refund(verdict, purchase, time) { sentences.append(refund) }
        sentences.append(CustomerPhrases.next(verdict, isDelivered: explanation.deliveredAt != nil))
        return sentences
    }

    /// A case settled it, and the books take that in with the next run: nobody is to do so again.
    private var isResolutionPending: Bool { explanation.cases.contains(where: \.isResolutionPending) }

    private var nextSteps: [NextStep] {
        guard !isResolutionPending else { return [.wait] }
        var steps: [NextStep] = []
        for step in [explanation.verdict.nextStep].compactMap({ $0 }) + explanation.verdict.findings.map(\.nextStep)
        where !steps.contains(step) {
            steps.append(step)
        }
        return steps
    }

    /// One object with `schema` recoup.explain.v1: the first purchase, and under `purchases` every one the id stands for.
    /// The customer is told of the first alone.
    ///
    /// - Precondition: at least one purchase.
    package static func json(of texts: [ExplanationText], forCustomer: Bool) throws -> String {
        if forCustomer { return try texts[0].customerJSON() }
        var members = texts[0].members
        members["purchases"] = .array(texts.map { .object($0.members) })
        return try JSONValue.object(members).text()
    }

    /// The answer where no purchase is known under an id.
    package static func nothingJSON(about id: TransactionID, asOf: Instant?, forCustomer: Bool) throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.explain.v1"), "as_of": .string(asOf?.text), "query": .string(id.rawValue),
            "transaction_id": .null, forCustomer ? "sentences" : "purchases": .array([]),
        ]).text()
    }

    private func customerJSON() throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.explain.v1"),
            "as_of": .string(explanation.asOf.text),
            "transaction_id": .string(explanation.purchase.shownID.rawValue),
            "sentences": .array(customerSentences(.utc).map { .string($0) }),
        ]).text()
    }

    private var members: [String: JSONValue] {
        let purchase = explanation.purchase
        let verdict = explanation.verdict
        let steps = explanation.listSteps.map { step in
            JSONValue.object([
                "rule": .string(step.rule.rawValue), "outcome": .string(step.outcome.rawValue),
                "because": .string(ExplainPhrases.because(step, explanation, .utc)),
            ])
        }
        let rungs = explanation.ownerSteps.map { step in
            JSONValue.object([
                "basis": .string(step.basis.rawValue), "answer": .string(step.code),
                "users": .array(step.users.map { .string($0.rawValue) }),
            ])
        }
        let facts = explanation.facts.map { fact in
            JSONValue.object([
                "transaction_id": .string(fact.transactionID.rawValue), "field": .string(fact.field),
                "value": .string(fact.value), "source": .string(fact.source.rawValue),
                "grade": .string(fact.grade.code), "stated_at": .string(fact.statedAt?.text),
            ])
        }
        let credits = explanation.credits.map { credit in
            JSONValue.object([
                "transaction_id": .string(credit.transactionID.rawValue), "user_id": .string(credit.userID.rawValue),
                "credited_at": .string(credit.creditedAt.text), "status": .string(credit.status.rawValue),
                "order_id": .string(credit.orderID?.rawValue), "source": .string(credit.source.rawValue),
            ])
        }
        let findings = verdict.findings.map { finding in
            JSONValue.object([
                "kind": .string(finding.kind.rawValue), "expected": .string(finding.expected),
                "actual": .string(finding.actual), "detail": .string(finding.detail),
                "next_step": .string(finding.nextStep.rawValue),
            ])
        }
        return [
            "schema": .string("recoup.explain.v1"),
            "as_of": .string(explanation.asOf.text),
            "transaction_id": .string(purchase.shownID.rawValue),
            "transaction_ids": .array(explanation.transactionIDs.map { .string($0.rawValue) }),
            "environment": .string(purchase.environment.rawValue),
            "purchase_date": .string(purchase.paidAt?.text),
            "list": .string(verdict.list.rawValue),
            "reason": .string(verdict.reason.rawValue),
            "state": .string(verdict.whiteState?.fileCode),
            "booked": .object(["list": .string(bookedList), "reason": .string(bookedReason)]),
            "rules": .array(steps),
            "facts": .array(facts),
            "credits": .array(credits),
            "owner": .object([
                "user_id": .string(verdict.owner.userID?.rawValue), "basis": .string(verdict.owner.basis.rawValue),
                "strength": .string(verdict.owner.strength.rawValue),
                "candidates": .array(verdict.owner.candidates.map { .string($0.rawValue) }),
                "rungs": .array(rungs),
            ]),
            "cause": .string(verdict.cause?.rawValue),
            "findings": .array(findings),
            "devices": .array(
                devices.map { device in
                    .object([
                        "user_id": .string(device.userID), "received_at": .string(device.receivedAt),
                        "match": .string(device.match.rawValue),
                    ])
                }
            ),
            "case_ids": .array(explanation.cases.map { .string($0.caseID) }),
            "cases": .array(explanation.cases.map { .object($0.members) }),
            "apple_order_ids": .array(appleOrderIDs.map { .string($0) }),
            "ruled_out": .object([
                "causes": .array(explanation.causesRuledOut.map { .string($0.rawValue) }),
                "findings": .array(explanation.findingsRuledOut.map { .string($0.rawValue) }),
            ]),
            "would_change": .array(explanation.changes.map { .string(ExplainPhrases.whatIf($0, .utc)) }),
            "next_steps": .array(nextSteps.map { .string($0.rawValue) }),
        ]
    }
}

extension Explanation.OwnerStep {
    var users: [UserID] {
        guard case .users(let users) = answer else { return [] }
        return users
    }

    var code: String {
        switch answer {
        case nil: "not_asked"
        case .silent: "silent"
        case .unmatched: "unmatched"
        case .users: "answered"
        }
    }
}
