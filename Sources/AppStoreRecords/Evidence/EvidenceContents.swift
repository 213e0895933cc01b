/// What a piece of evidence says, in one form for all formats.
package struct EvidenceContents: Sendable {
    /// The document as its own format has it.
    package enum Document: Sendable {
        case receipt(AppReceipt)
        case legacyReceipt(LegacyReceipt)
        case notificationV1(NotificationV1)
        case signed(SignedContents)
    }

    package let document: Document
    package let bundleID: String?
    package let environment: AppStoreEnvironment?
    /// When Apple made the statement: receipt attribute 12, `signedDate`, `receiptCreationDate`.
    package let statedAt: Milliseconds?
    package let rows: [AppStoreTransaction]
    /// Rows that cannot be what they say, and enclosed data that does not hold, each with its rule.
    package let setAside: [Rejection]

    /// The App Store id of the app, where the format states one; sandbox states none.
    package var appAppleID: Int64? {
        let stated: Int64? =
            switch document {
            case .receipt(let receipt): receipt.appItemID
            case .signed(.notification(let notification)): notification.appAppleID
            case .signed(.appTransaction(let app)): app.appAppleID
            case .legacyReceipt, .notificationV1, .signed(.transaction), .signed(.renewalInfo): nil
            }
        return stated == 0 ? nil : stated
    }

    /// What a night posts and what it sets aside: a row that is neither of Production nor of Sandbox is no purchase.
    package var posted: (rows: [AppStoreTransaction], setAside: [Rejection]) {
        var posted = (rows: [AppStoreTransaction](), setAside: setAside)
        for row in rows {
            if row.store(in: environment) != nil {
                posted.rows.append(row)
            } else {
                let reason = "Transaction \(row.transactionID) is neither of Production nor of Sandbox."
                posted.setAside.append(Rejection(.unknownEnvironment, reason))
            }
        }
        return posted
    }

    /// Whether there is no purchase in it and none was set aside.
    package var isEmpty: Bool { rows.isEmpty && setAside.isEmpty }

    init(_ receipt: AppReceipt) {
        document = .receipt(receipt)
        bundleID = receipt.bundleID
        environment = receipt.environment
        statedAt = receipt.receiptCreationDate
        rows = receipt.transactions
        setAside = receipt.setAside
    }

    init(_ receipt: LegacyReceipt) {
        document = .legacyReceipt(receipt)
        bundleID = receipt.bundleID
        environment = receipt.claimedEnvironment
        statedAt = nil
        (rows, setAside) = Self.sorted([receipt.transaction])
    }

    init(_ notification: NotificationV1) {
        document = .notificationV1(notification)
        bundleID = notification.bundleID
        environment = notification.environment
        statedAt = nil
        rows = notification.pointers
        setAside = notification.setAside
    }

    init(_ contents: SignedContents) {
        document = .signed(contents)
        environment = contents.environment
        switch contents {
        case .transaction(let transaction):
            bundleID = transaction.bundleID
            statedAt = contents.signedMoment
            (rows, setAside) = Self.sorted([transaction.transaction])
        case .renewalInfo:
            bundleID = nil
            statedAt = contents.signedMoment
            (rows, setAside) = ([], [])
        case .appTransaction(let app):
            bundleID = app.bundleID
            statedAt = contents.signedMoment
            (rows, setAside) = ([], [])
        case .notification(let notification):
            // The purchase was stated when its own JWS was signed, not when the notification of it was.
            statedAt = notification.transaction?.signedDate ?? notification.signedDate
            bundleID = notification.bundleID ?? notification.transaction?.bundleID
            let (rows, broken) = Self.sorted(notification.transaction.map { [$0.transaction] } ?? [])
            self.rows = rows
            setAside = notification.enclosedRejections + broken
        }
    }

    private static func sorted(
        _ makers: [() throws(Rejection) -> AppStoreTransaction]
    ) -> ([AppStoreTransaction], [Rejection]) {
        var rows: [AppStoreTransaction] = []
        var setAside: [Rejection] = []
        for make in makers {
            do {
                rows.append(try make())
            } catch {
                setAside.append(error)
            }
        }
        return (rows, setAside)
    }
}
