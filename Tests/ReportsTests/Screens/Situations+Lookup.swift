import ReconciliationCore

@testable import Reports

/// A situation as the books hold it after the night in which it was judged: each finding has its case.
extension Situation {
    var transactionID: String { explanation.purchase.shownID.rawValue }

    /// What a look-up of its transaction finds.
    var lookup: LookupResult {
        var result = LookupResult(
            matches: [.init(meaning: "transaction_id", value: transactionID)],
            purchases: [LookupResult.Purchase(explanation)],
            unmatchedCredits: [],
            claims: traces.filter(\.namesTransaction).compactMap { trace in
                trace.uploader?.holders.first.map { holder in
                    LookupResult.Claim(
                        claimant: holder.user.rawValue,
                        transactionID: transactionID,
                        environment: "Production",
                        state: trace.isProven ? "proven" : "pending"
                    )
                }
            }
        )
        result.accounts = explanation.credits.flatMap { credit in
            credit.mergedAccounts.map {
                LookupResult.Account(
                    userID: $0.rawValue,
                    accountName: nil,
                    contact: nil,
                    mergedInto: credit.canonicalUserID.rawValue
                )
            }
        }
        result.uploads = traces.map { trace in
            LookupResult.Upload(
                sender: trace.uploader?.holders.first?.user.rawValue,
                receivedAt: trace.receivedAt?.text,
                transactionID: trace.namesTransaction ? transactionID : nil,
                productID: trace.productID?.rawValue,
                environment: explanation.purchase.environment.rawValue,
                outcome: trace.containsTransaction ? "verified" : nil,
                rule: nil
            )
        }
        return result
    }
}

extension LookupResult.Purchase {
    /// A purchase of the books that were judged as the explanation says.
    fileprivate init(_ explanation: Explanation) {
        let (purchase, verdict) = (explanation.purchase, explanation.verdict)
        let cases = explanation.cases
        self.init(
            transactionID: purchase.shownID.rawValue,
            transactionIDs: explanation.transactionIDs.map(\.rawValue),
            environment: purchase.environment.rawValue,
            quantity: purchase.quantity,
            list: verdict.list.rawValue,
            reason: verdict.reason.rawValue,
            ownerBasis: verdict.owner.basis.rawValue,
            caseIDs: cases.map(\.caseID),
            credits: explanation.credits.map(LookupResult.Credit.init)
        )
        bundleID = purchase.bundleID?.rawValue
        productID = purchase.productID?.rawValue
        productName = explanation.productName
        purchaseDate = purchase.paidAt?.text
        priceMilliunits = explanation.price?.price.milliunits
        currency = explanation.price?.price.currency
        priceSource = explanation.price?.source.rawValue
        if let refund = purchase.fullRevocation ?? purchase.partRevocation {
            refundedAt = refund.date?.text
            refundType = refund.type ?? "REFUND"
            isFullyRefunded = refund.isFull
        }
        state = verdict.whiteState?.fileCode
        whiteState = verdict.whiteState?.rawValue
        ownerUserID = verdict.owner.userID?.rawValue
        ownerStrength = verdict.owner.strength.rawValue
        ownerCandidates = verdict.owner.candidates.map(\.rawValue)
        cause = verdict.cause?.rawValue
        nextStep = cases.contains(where: \.isResolutionPending) ? NextStep.wait.rawValue : verdict.nextStep?.rawValue
        self.cases = cases
        findings = verdict.findings.map { finding in
            LookupResult.Finding(
                caseID: cases.first { $0.kind == finding.kind.rawValue }?.caseID ?? "",
                kind: finding.kind.rawValue,
                expected: finding.expected,
                actual: finding.actual,
                detail: finding.detail,
                nextStep: finding.nextStep.rawValue
            )
        }
    }
}

extension LookupResult.Credit {
    fileprivate init(_ credit: Credit) {
        self.init(
            transactionID: credit.transactionID.rawValue,
            userID: credit.userID.rawValue,
            creditedAt: credit.creditedAt.text,
            orderID: credit.orderID?.rawValue,
            status: credit.status.rawValue,
            isMatched: true,
            source: credit.source
        )
        productID = credit.productID?.rawValue
        quantity = credit.quantity
    }
}
