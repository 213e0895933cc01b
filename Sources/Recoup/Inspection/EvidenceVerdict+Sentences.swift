import AppStoreRecords
import Reports

extension EvidenceVerdict {
    /// Whether no root but Apple's own was needed.
    var isOfApple: Bool { roots.isSubset(of: TrustAnchors.appleRootFingerprints) }

    /// What it is, what it is worth, and what to do with it.
    var sentences: [Message] {
        switch outcome {
        case .verified(let contents):
            let genuine = Message.inspectedVerified(contents.posted.rows.count, isOfApple: isOfApple)
            return environment == .sandbox ? [genuine, .inspectedSandbox] : [genuine]
        case .empty(let contents): return [.inspectedEmpty(contents.reasonOfNoPurchase, isOfApple: isOfApple)]
        case .needsApple(let contents):
            guard case .legacyReceipt(let receipt) = contents.document else { return [.inspectedNotificationV1] }
            return [.inspectedLegacyReceipt, .missingInLegacyReceipt(of: contents.rows.first, receipt)]
        case .refused(let rejection):
            let reason = Message.inspectedRefused(rule: rejection.rule.rawValue)
            return rejection.rule == .chainUntrusted ? [reason, .howToTrustARoot] : [reason]
        case .unreadable(let rejection): return [.inspectedUnreadable(rule: rejection.rule.rawValue)]
        case .unverifiable(let rejection): return [.inspectedUnverifiable(rule: rejection.rule.rawValue)]
        }
    }

    /// What is known of the signature: it is looked at only once the chain holds.
    var signature: Message? {
        switch (outcome, outcome.rejection?.rule) {
        case (.verified, _), (.empty, _): .signatureHolds
        case (.needsApple, _) where form == .notificationV1: .signatureOfNotificationV1
        case (.needsApple, _): .signatureByItself
        case (_, .signatureMismatch), (_, .signatureMissing), (_, .signatureMalformed): .signatureFails
        case (.refused, _): .signatureNotJudged
        default: nil
        }
    }

    var chain: Message? {
        switch (outcome, outcome.rejection?.rule) {
        case (.verified, _), (.empty, _):
            isOfApple ? .chainOfApple : .chainOfAddedRoot
        case (.needsApple, _) where form == .notificationV1: nil
        case (.needsApple, _): .chainNotEnclosed
        case (_, .chainUntrusted), (_, .certificateExpired), (_, .markerMissing): .chainFails
        default: nil
        }
    }
}

extension EvidenceContents {
    /// Why there is no purchase in what is genuine.
    fileprivate var reasonOfNoPurchase: Message {
        switch document {
        case .signed(.renewalInfo): .noPurchaseInRenewalInfo
        case .signed(.appTransaction): .noPurchaseInAppTransaction
        case .signed(.notification(let notification)): .noPurchaseInNotification(notification.notificationType)
        case .receipt, .legacyReceipt, .notificationV1, .signed(.transaction): .noPurchaseInReceipt
        }
    }
}

extension Message {
    /// What an iOS 6 receipt leaves open.
    fileprivate static func missingInLegacyReceipt(of row: AppStoreTransaction?, _ receipt: LegacyReceipt) -> Message {
        var missing: [Message] = []
        if receipt.bundleID == nil { missing.append(.legacyApp) }
        if row?.purchaseDate == nil { missing.append(.legacyPurchaseDate) }
        if row?.expiresDate == nil { missing.append(.legacyExpiry) }
        return .legacyReceiptLacks(missing, environment: receipt.claimedEnvironment?.appleName)
    }
}
