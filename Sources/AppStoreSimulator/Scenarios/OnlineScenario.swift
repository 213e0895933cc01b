/// Events whose truth comes out only when Apple is asked. The raw value is the `why` in `truth-online.jsonl`.
package enum OnlineScenario: String, Sendable, CaseIterable {
    // Old receipts that only verifyReceipt can prove.
    case transactionReceiptLost = "transaction_receipt_lost"
    case transactionReceiptCredited = "transaction_receipt_credited"
    case transactionReceiptOfSandbox = "transaction_receipt_of_sandbox"
    case transactionReceiptExpired = "transaction_receipt_expired"
    case transactionReceiptStrange = "transaction_receipt_strange"

    // Claims that their own evidence does not hold.
    case finishedWithToken = "finished_with_token"
    case finishedWithoutToken = "finished_without_token"
    case claimUnknownToApple = "claim_unknown_to_apple"

    // What no client ever named.
    case onlyInHistory = "only_in_history"
    case onlyInNotificationHistory = "only_in_notification_history"

    // Credits without evidence.
    case creditAppleKnows = "credit_apple_knows"
    case creditAppleRefunded = "credit_apple_refunded"
    case creditOfAnother = "credit_of_another"
    case creditOfSandbox = "credit_of_sandbox"
    case creditAppleDoesNotKnow = "credit_apple_does_not_know"

    // White offline, settled by Apple's newer word.
    case refundUnheard = "refund_unheard"

    package func add(in dataset: inout DatasetBuilder) {
        switch self {
        case .transactionReceiptLost, .transactionReceiptCredited, .transactionReceiptOfSandbox,
            .transactionReceiptExpired, .transactionReceiptStrange:
            dataset.addTransactionReceipt(self)
        case .finishedWithToken, .finishedWithoutToken, .claimUnknownToApple: dataset.addFinished(self)
        case .onlyInHistory: dataset.addOnlyInHistory(self)
        case .onlyInNotificationHistory: dataset.addOnlyInNotificationHistory(self)
        case .creditAppleKnows, .creditAppleRefunded, .creditOfAnother, .creditOfSandbox, .creditAppleDoesNotKnow:
            dataset.addBareCredit(self)
        case .refundUnheard: dataset.addRefundUnheard(self)
        }
    }
}

extension DatasetBuilder {
    /// Notes what is right once Apple has been asked; `kind` nil means nothing is wrong.
    mutating func recordOnline(
        _ scenario: OnlineScenario,
        _ transactionID: String,
        kind: String?,
        owner: User? = nil,
        basis: OwnerBasis? = nil,
        cause: Cause? = nil,
        credited: User? = nil,
        environment: StoreEnvironment = .production,
        via: String
    ) {
        let expected = "online: \(kind ?? "nothing")"
        books.scenarios.append(
            ScenarioRecord(scenario: scenario.rawValue, transactions: [transactionID], expected: expected)
        )
        guard let kind else { return }
        books.truthOnlyOnline.append(
            TruthLine(
                kind: kind,
                environment: environment.rawValue,
                transactionID: transactionID,
                ownerUserID: owner?.id,
                ownerBasis: basis,
                cause: cause,
                creditedUserID: credited?.id,
                why: scenario.rawValue,
                via: via
            )
        )
    }

    /// Apple knows it; nothing in the inbox states it.
    mutating func keepAtApple(
        _ row: InAppRow,
        of product: Product,
        for user: User,
        token: String? = nil,
        in environment: StoreEnvironment = .production
    ) {
        let transaction = signed(row, of: product, at: row.purchasedAt, token: token, in: environment)
        books.unheard.append(Unheard(transaction: transaction, userID: user.id))
    }
}
