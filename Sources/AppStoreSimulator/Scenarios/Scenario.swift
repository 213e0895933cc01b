/// Every kind of event a dataset must contain. The raw value is the `why` in `truth.jsonl`.
package enum Scenario: String, Sendable, CaseIterable {
    // Lost orders by owner basis and cause.
    case tokenInNotification = "token_in_notification"
    case tokenInUpload = "token_in_upload"
    case tokenIsStoredName = "token_is_stored_name"
    case unknownTokenThenClaim = "unknown_token_then_claim"
    case usernameHashed = "username_hashed"
    case usernameHashedAccountName = "username_hashed_account_name"
    case usernameRaw = "username_raw"
    case usernameSentinel = "username_sentinel"
    case claimed
    case claimedByAccountName = "claimed_by_account_name"
    case claimedByEncodedUser = "claimed_by_encoded_user"
    case uploadedUnnamed = "uploaded_unnamed"
    case uploadedNamingAnother = "uploaded_naming_another"
    case uploadedNamingNothingKnown = "uploaded_naming_nothing_known"
    case nobodyInNotification = "nobody_in_notification"
    case nobodyUploaded = "nobody_uploaded"
    case nobodyNamed = "nobody_named"
    case twoClaimants = "two_claimants"
    case twoClaimantsOfConsumable = "two_claimants_of_consumable"
    case refused
    case refusedWithToken = "refused_with_token"
    case verifiedForUser = "verified_for_user"
    case verifiedForUsername = "verified_for_username"
    case verifiedAndUploaded = "verified_and_uploaded"
    case verifiedForNobody = "verified_for_nobody"
    case quantityOfThree = "quantity_of_three"
    case lostFirstPeriod = "lost_first_period"
    case withdrawn
    case withdrawnWithoutOrder = "withdrawn_without_order"

    // People and their names.
    case renamedUser = "renamed_user"
    case oneNameTwoUsers = "one_name_two_users"
    case oneNameAtOnce = "one_name_at_once"
    case namesFromEverywhere = "names_from_everywhere"
    case mergedUser = "merged_user"
    case stolenClaim = "stolen_claim"

    // Refunds.
    case refundBeforeCredit = "refund_before_credit"
    case cancelledInReceipt = "cancelled_in_receipt"
    case verifiedThenRevoked = "verified_then_revoked"
    case refundAfterCredit = "refund_after_credit"
    case creditAfterRefund = "credit_after_refund"
    case refundReversed = "refund_reversed"
    case refundReversedAfterCredit = "refund_reversed_after_credit"
    case refundProrated = "refund_prorated"

    // One purchase under several ids.
    case restoredAndCredited = "restored_and_credited"
    case restoredAndLost = "restored_and_lost"
    case creditNamesAlias = "credit_names_alias"

    // Out of scope, or not yet.
    case beforeCoverage = "before_coverage"
    case trial
    case freeOffer = "free_offer"
    case upgradedAway = "upgraded_away"
    case twelveRenewals = "twelve_renewals"
    case familyShared = "family_shared"
    case neverReconciled = "never_reconciled"
    case sandboxUncredited = "sandbox_uncredited"
    case withinGrace = "within_grace"
    case creditsNotInYet = "credits_not_in_yet"
    case atWatermark = "at_watermark"

    // Anomalies.
    case sharedDevice = "shared_device"
    case sharedDeviceWithToken = "shared_device_with_token"
    case sandboxTester = "sandbox_tester"
    case sandboxReviewer = "sandbox_reviewer"
    case creditedToTwo = "credited_to_two"
    case creditedTwice = "credited_twice"
    case grantedAgain = "granted_again"
    case shortDelivery = "short_delivery"
    case wrongProductCredited = "wrong_product_credited"
    case claimOfOtherProduct = "claim_of_other_product"
    case reusedReceipt = "reused_receipt"
    case foreignReceipt = "foreign_receipt"
    case tamperedReceipt = "tampered_receipt"
    case untrustedReceipt = "untrusted_receipt"
    case untrustedTransaction = "untrusted_transaction"
    case creditWithoutPurchase = "credit_without_purchase"

    // Noise that must change nothing.
    case failedThenCredited = "failed_then_credited"
    case partDeliveries = "part_deliveries"
    case xcodeTransaction = "xcode_transaction"
    case emptyReceiptWithClaim = "empty_receipt_with_claim"
    case claimWithoutEvidence = "claim_without_evidence"
    case receiptSentTwice = "receipt_sent_twice"
    case creditSentTwice = "credit_sent_twice"
    case notificationSentTwice = "notification_sent_twice"

    // What only a restore or an old receipt tells.
    case creditNamesUnseenOriginal = "credit_names_unseen_original"
    case claimNamesUnseenOriginal = "claim_names_unseen_original"
    case periodDatedByReceipt = "period_dated_by_receipt"
}

extension Scenario {
    /// Puts the scenario into the dataset and writes down what it means.
    package func add(in dataset: inout DatasetBuilder) {
        switch self {
        case .tokenInNotification: dataset.addTokenInNotification(self)
        case .tokenInUpload: dataset.addTokenInUpload(self)
        case .tokenIsStoredName: dataset.addTokenIsStoredName(self)
        case .unknownTokenThenClaim: dataset.addUnknownTokenThenClaim(self)
        case .usernameHashed, .usernameHashedAccountName, .usernameRaw, .usernameSentinel: dataset.addUsername(self)
        case .claimed, .claimedByAccountName, .claimedByEncodedUser: dataset.addClaimed(self)
        case .uploadedUnnamed, .uploadedNamingNothingKnown: dataset.addUploaded(self)
        case .uploadedNamingAnother: dataset.addUploadedNamingAnother(self)
        case .nobodyInNotification, .nobodyUploaded, .nobodyNamed: dataset.addNobody(self)
        case .twoClaimants, .twoClaimantsOfConsumable: dataset.addTwoClaimants(self)
        case .refused, .refusedWithToken: dataset.addRefused(self)
        case .verifiedForUser, .verifiedForUsername, .verifiedAndUploaded, .verifiedForNobody: dataset.addVerified(self)
        case .quantityOfThree: dataset.addQuantityOfThree(self)
        case .lostFirstPeriod: dataset.addLostFirstPeriod(self)
        case .withdrawn, .withdrawnWithoutOrder: dataset.addWithdrawn(self)
        case .renamedUser: dataset.addRenamedUser(self)
        case .oneNameTwoUsers: dataset.addOneNameTwoUsers(self)
        case .oneNameAtOnce: dataset.addOneNameAtOnce(self)
        case .namesFromEverywhere: dataset.addNamesFromEverywhere(self)
        case .mergedUser: dataset.addMergedUser(self)
        case .stolenClaim: dataset.addStolenClaim(self)
        case .refundBeforeCredit: dataset.addRefundBeforeCredit(self)
        case .cancelledInReceipt: dataset.addCancelledInReceipt(self)
        case .verifiedThenRevoked: dataset.addVerifiedThenRevoked(self)
        case .refundAfterCredit, .creditAfterRefund: dataset.addRefundAndCredit(self)
        case .refundReversed, .refundReversedAfterCredit: dataset.addRefundReversed(self)
        case .refundProrated: dataset.addRefundProrated(self)
        case .restoredAndCredited, .restoredAndLost, .creditNamesAlias: dataset.addRestored(self)
        case .beforeCoverage: dataset.addBeforeCoverage(self)
        case .trial: dataset.addTrial(self)
        case .freeOffer, .upgradedAway: dataset.addSignedPeriod(self)
        case .twelveRenewals: dataset.addTwelveRenewals(self)
        case .familyShared: dataset.addFamilyShared(self)
        case .neverReconciled: dataset.addNeverReconciled(self)
        case .sandboxUncredited, .sandboxTester, .sandboxReviewer: dataset.addSandbox(self)
        case .withinGrace, .creditsNotInYet, .atWatermark: dataset.addNearTheEnd(self)
        case .sharedDevice, .sharedDeviceWithToken: dataset.addSharedDevice(self)
        case .creditedToTwo: dataset.addCreditedToTwo(self)
        case .creditedTwice, .grantedAgain: dataset.addCreditedTwice(self)
        case .shortDelivery, .partDeliveries: dataset.addPartDeliveries(self)
        case .wrongProductCredited: dataset.addWrongProductCredited(self)
        case .claimOfOtherProduct: dataset.addClaimOfOtherProduct(self)
        case .reusedReceipt: dataset.addReusedReceipt(self)
        case .foreignReceipt: dataset.addForeignReceipt(self)
        case .tamperedReceipt, .untrustedReceipt, .untrustedTransaction: dataset.addForged(self)
        case .xcodeTransaction: dataset.addXcodeTransaction(self)
        case .creditWithoutPurchase: dataset.addCreditWithoutPurchase(self)
        case .failedThenCredited: dataset.addFailedThenCredited(self)
        case .emptyReceiptWithClaim, .claimWithoutEvidence: dataset.addBareClaim(self)
        case .receiptSentTwice: dataset.addReceiptSentTwice(self)
        case .creditSentTwice: dataset.addCreditSentTwice(self)
        case .notificationSentTwice: dataset.addNotificationSentTwice(self)
        case .creditNamesUnseenOriginal, .claimNamesUnseenOriginal: dataset.addUnseenOriginal(self)
        case .periodDatedByReceipt: dataset.addPeriodDatedByReceipt(self)
        }
    }
}

extension DatasetBuilder {
    /// Notes which transactions a scenario used and what is expected of them.
    mutating func record(_ scenario: Scenario, _ transactions: [String], _ expected: String) {
        books.scenarios.append(
            ScenarioRecord(scenario: scenario.rawValue, transactions: transactions, expected: expected)
        )
    }

    /// Notes a lost order and its truth in one step.
    mutating func addMissing(
        _ scenario: Scenario,
        _ transactionID: String,
        owner: User?,
        _ basis: OwnerBasis,
        _ cause: Cause
    ) {
        record(scenario, [transactionID], "missing_credit \(basis.rawValue) \(cause.rawValue)")
        missing(transactionID, owner: owner, basis, cause, why: scenario.rawValue)
    }
}
