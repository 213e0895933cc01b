package import ReconciliationCore

extension ExplanationText {
    /// One object with `schema` recoup.explain.v1: the first purchase, and under `purchases` every one the id stands for.
    /// The customer is told of the first alone.
    ///
    /// - Precondition: at least one purchase.
    package static func json(
        of texts: [ExplanationText],
        forCustomer: Bool,
        in language: Language = .english
    ) throws -> String {
        if forCustomer { return try texts[0].customerJSON(language) }
        var members = texts[0].members(language)
        members["purchases"] = .array(texts.map { .object($0.members(language)) })
        return try JSONValue.object(members).text()
    }

    /// The answer where no purchase is known under an id.
    package static func nothingJSON(about id: TransactionID, asOf: Instant?, forCustomer: Bool) throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.explain.v1"), "as_of": .string(asOf?.text), "query": .string(id.rawValue),
            "transaction_id": .null, forCustomer ? "sentences" : "purchases": .array([]),
        ]).text()
    }

    private func customerJSON(_ language: Language) throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.explain.v1"),
            "as_of": .string(explanation.asOf.text),
            "transaction_id": .string(explanation.purchase.shownID.rawValue),
            "sentences": .array(customerSentences(.utc).map { .string($0[language]) }),
        ]).text()
    }

    private func members(_ language: Language) -> [String: JSONValue] {
        let purchase = explanation.purchase
        let verdict = explanation.verdict
        let told = PurchaseDescription(explanation, appleOrderIDs: appleOrderIDs)
        let sentences = [told.headline(.utc), told.whatWasPaid(.utc), told.nextStep] + told.otherFindings(.utc)
        let steps = explanation.listSteps.map { step in
            JSONValue.object([
                "rule": .string(step.rule.rawValue), "outcome": .string(step.outcome.rawValue),
                "because": .string(explanation.because(step, .utc)[language]),
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
        let credits = explanation.credits.map(Self.json)
        let findings = verdict.findings.map { finding in
            JSONValue.object([
                "kind": .string(finding.kind.rawValue), "expected": .string(finding.expected),
                "actual": .string(finding.actual), "detail": .string(finding.detail),
                "next_step": .string(nextStep(of: finding)),
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
            "refused_credit": explanation.refusedCredit.map { row in
                .object(["file": .string(row.file), "line": .number(row.line)])
            } ?? .null,
            "credit_of_other_store": explanation.creditOfOtherStore.map(Self.json) ?? .null,
            "credit_of_original": explanation.creditOfOriginal.map(Self.json) ?? .null,
            "refund_notice_at": .string(explanation.refundNoticeAt?.text),
            "not_found_at": .string(explanation.notFoundAt?.text),
            "unconfirmed_refund_at": .string(explanation.unconfirmedRefundAt?.text),
            "owner": .object([
                "user_id": .string(verdict.owner.userID?.rawValue), "basis": .string(verdict.owner.basis.rawValue),
                "strength": .string(verdict.owner.strength.rawValue),
                "candidates": .array(verdict.owner.candidates.map { .string($0.rawValue) }),
                "rungs": .array(rungs),
            ]),
            "cause": .string(verdict.cause?.rawValue),
            "news": .array(explanation.news.map(\.json)),
            "future": .array(explanation.future.map(\.json)),
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
            "would_change": .array(explanation.changes.map { .string(Message.whatIf($0, .utc)[language]) }),
            "sentences": .array(sentences.map { .string($0[language]) }),
            "next_steps": .array(nextSteps.map { .string($0) }),
        ]
    }
}

extension ExplanationText {
    private static func json(_ credit: Credit) -> JSONValue {
        .object([
            "transaction_id": .string(credit.transactionID.rawValue), "user_id": .string(credit.userID.rawValue),
            "credited_at": .string(credit.creditedAt.text), "status": .string(credit.status.rawValue),
            "order_id": .string(credit.orderID?.rawValue), "source": .string(credit.source.rawValue),
        ])
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
        case .common: "common"
        case .users: "answered"
        }
    }
}
