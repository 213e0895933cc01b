import ReconciliationCore

/// The fields of one row in an order and form that never change, so that the same content has the same digest.
///
/// Every field is preceded by its length: no two rows can run together to the same bytes.
struct CanonicalFields {
    private var bytes: [UInt8] = []

    /// - Parameters:
    ///   - subject: what kind of row this is, so that two kinds never share a digest.
    ///   - fields: the texts of the fields; numbers in decimal digits, moments in milliseconds.
    init(_ subject: String, _ fields: [String?]) {
        bytes.reserveCapacity(512)
        add(subject)
        for field in fields { add(field) }
    }

    /// An absent field differs from an empty one.
    private mutating func add(_ text: String?) {
        guard let text else { return bytes.append(0) }
        bytes.append(1)
        let length = UInt64(text.utf8.count)
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: length >> shift))
        }
        bytes.append(contentsOf: text.utf8)
    }

    var digest: ContentDigest { ContentDigest(of: bytes) }
}

extension IntakeRow {
    /// What makes two rows of a kind the same row. `evidence` is the digest of the bytes, which are not hashed twice.
    func contentDigest(evidence: ContentDigest? = nil) -> ContentDigest {
        switch self {
        case .submission(let row): row.canonical(evidence: evidence).digest
        case .credit(let row): row.canonical.digest
        case .user(let row): row.canonical.digest
        case .payment(let row): row.canonical.digest
        case .product(let row): row.canonical.digest
        case .notification(let row): ContentDigest(of: row.body)
        }
    }
}

extension SubmissionRow {
    fileprivate func canonical(evidence: ContentDigest?) -> CanonicalFields {
        CanonicalFields(
            "submission",
            [
                evidence?.hex, userText, accountName, applicationUsername, transactionID?.rawValue, productID?.rawValue,
                bundleID?.rawValue, environment?.rawValue, deviceToken, deviceID, deviceModel, osVersion, appVersion,
                receivedAt?.milliseconds.description, submissionID, sandboxFlag,
            ]
        )
    }
}

extension CreditRow {
    fileprivate var canonical: CanonicalFields {
        CanonicalFields(
            "credit",
            [
                transactionID.rawValue, userID.rawValue, creditedAt.milliseconds.description, productID?.rawValue,
                quantity?.description, orderID?.rawValue, bundleID?.rawValue, environment?.rawValue, status.rawValue,
            ]
        )
    }
}

extension UserRow {
    fileprivate var canonical: CanonicalFields {
        CanonicalFields(
            "user",
            [
                userID.rawValue, accountName, applicationUsername, appAccountToken, deviceToken, contact,
                updatedAt?.milliseconds.description, mergedInto?.rawValue,
            ]
        )
    }
}

extension PaymentRow {
    fileprivate var canonical: CanonicalFields {
        CanonicalFields(
            "payment",
            [
                transactionID.rawValue, productID.rawValue, purchaseDate.milliseconds.description,
                originalTransactionID?.rawValue, quantity?.description, bundleID?.rawValue, environment?.rawValue,
                applicationUsername, appAccountToken, userID?.rawValue, lineItemID?.rawValue,
                revocationDate?.milliseconds.description, priceMilliunits?.description, currency,
            ]
        )
    }
}

extension ProductRow {
    fileprivate var canonical: CanonicalFields {
        CanonicalFields(
            "product",
            [
                productID.rawValue, bundleID?.rawValue, type?.rawValue, priceMilliunits?.description, currency, name,
                creditedAs?.rawValue, subscriptionPolicy?.rawValue,
            ]
        )
    }
}
