/// Every kind of event a world must contain. The raw value is the `why` in `truth.jsonl`.
package enum Plant: String, Sendable, CaseIterable {
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

    // Mischief.
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
    case strangelySignedReceipt = "strangely_signed_receipt"
    case strangelySignedTransaction = "strangely_signed_transaction"
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

extension Plant {
    /// Puts the plant into the world and writes down what it means.
    package func sow(in world: inout WorldBuilder) {
        switch self {
        case .tokenInNotification: world.sowTokenInNotification(self)
        case .tokenInUpload: world.sowTokenInUpload(self)
        case .tokenIsStoredName: world.sowTokenIsStoredName(self)
        case .unknownTokenThenClaim: world.sowUnknownTokenThenClaim(self)
        case .usernameHashed, .usernameHashedAccountName, .usernameRaw, .usernameSentinel: world.sowUsername(self)
        case .claimed, .claimedByAccountName, .claimedByEncodedUser: world.sowClaimed(self)
        case .uploadedUnnamed, .uploadedNamingNothingKnown: world.sowUploaded(self)
        case .uploadedNamingAnother: world.sowUploadedNamingAnother(self)
        case .nobodyInNotification, .nobodyUploaded, .nobodyNamed: world.sowNobody(self)
        case .twoClaimants, .twoClaimantsOfConsumable: world.sowTwoClaimants(self)
        case .refused, .refusedWithToken: world.sowRefused(self)
        case .verifiedForUser, .verifiedForUsername, .verifiedAndUploaded, .verifiedForNobody: world.sowVerified(self)
        case .quantityOfThree: world.sowQuantityOfThree(self)
        case .lostFirstPeriod: world.sowLostFirstPeriod(self)
        case .withdrawn, .withdrawnWithoutOrder: world.sowWithdrawn(self)
        case .renamedUser: world.sowRenamedUser(self)
        case .oneNameTwoUsers: world.sowOneNameTwoUsers(self)
        case .oneNameAtOnce: world.sowOneNameAtOnce(self)
        case .namesFromEverywhere: world.sowNamesFromEverywhere(self)
        case .mergedUser: world.sowMergedUser(self)
        case .stolenClaim: world.sowStolenClaim(self)
        case .refundBeforeCredit: world.sowRefundBeforeCredit(self)
        case .cancelledInReceipt: world.sowCancelledInReceipt(self)
        case .verifiedThenRevoked: world.sowVerifiedThenRevoked(self)
        case .refundAfterCredit, .creditAfterRefund: world.sowRefundAndCredit(self)
        case .refundReversed, .refundReversedAfterCredit: world.sowRefundReversed(self)
        case .refundProrated: world.sowRefundProrated(self)
        case .restoredAndCredited, .restoredAndLost, .creditNamesAlias: world.sowRestored(self)
        case .beforeCoverage: world.sowBeforeCoverage(self)
        case .trial: world.sowTrial(self)
        case .freeOffer, .upgradedAway: world.sowSignedPeriod(self)
        case .twelveRenewals: world.sowTwelveRenewals(self)
        case .familyShared: world.sowFamilyShared(self)
        case .neverReconciled: world.sowNeverReconciled(self)
        case .sandboxUncredited, .sandboxTester, .sandboxReviewer: world.sowSandbox(self)
        case .withinGrace, .creditsNotInYet, .atWatermark: world.sowNearTheEnd(self)
        case .sharedDevice, .sharedDeviceWithToken: world.sowSharedDevice(self)
        case .creditedToTwo: world.sowCreditedToTwo(self)
        case .creditedTwice, .grantedAgain: world.sowCreditedTwice(self)
        case .shortDelivery, .partDeliveries: world.sowPartDeliveries(self)
        case .wrongProductCredited: world.sowWrongProductCredited(self)
        case .claimOfOtherProduct: world.sowClaimOfOtherProduct(self)
        case .reusedReceipt: world.sowReusedReceipt(self)
        case .foreignReceipt: world.sowForeignReceipt(self)
        case .tamperedReceipt, .strangelySignedReceipt, .strangelySignedTransaction: world.sowForged(self)
        case .xcodeTransaction: world.sowXcodeTransaction(self)
        case .creditWithoutPurchase: world.sowCreditWithoutPurchase(self)
        case .failedThenCredited: world.sowFailedThenCredited(self)
        case .emptyReceiptWithClaim, .claimWithoutEvidence: world.sowBareClaim(self)
        case .receiptSentTwice: world.sowReceiptSentTwice(self)
        case .creditSentTwice: world.sowCreditSentTwice(self)
        case .notificationSentTwice: world.sowNotificationSentTwice(self)
        case .creditNamesUnseenOriginal, .claimNamesUnseenOriginal: world.sowUnseenOriginal(self)
        case .periodDatedByReceipt: world.sowPeriodDatedByReceipt(self)
        }
    }
}

extension WorldBuilder {
    /// Notes which transactions a plant used and what is expected of them.
    mutating func record(_ plant: Plant, _ transactions: [String], _ expected: String) {
        books.plants.append(PlantRecord(plant: plant.rawValue, transactions: transactions, expected: expected))
    }

    /// Notes a lost order and its truth in one step.
    mutating func plantMissing(
        _ plant: Plant,
        _ transactionID: String,
        owner: User?,
        _ basis: OwnerBasis,
        _ cause: Cause
    ) {
        record(plant, [transactionID], "missing_credit \(basis.rawValue) \(cause.rawValue)")
        missing(transactionID, owner: owner, basis, cause, why: plant.rawValue)
    }
}
