import ReconciliationCore

/// The fields of one row in an order and form that never change, so that the same content has the same digest.
///
/// Every field is preceded by its length: no two rows can run together to the same bytes.
struct CanonicalFields {
    private var bytes: [UInt8] = []

    /// - Parameter subject: what kind of row this is, so that two kinds never share a digest.
    init(_ subject: String) {
        bytes.reserveCapacity(512)
        add(subject)
    }

    /// An absent field differs from an empty one.
    mutating func add(_ text: String?) {
        guard let text else { return bytes.append(0) }
        bytes.append(1)
        let length = UInt64(text.utf8.count)
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: length >> shift))
        }
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ number: Int64?) { add(number.map { String($0) }) }
    mutating func add(_ number: Int?) { add(number.map { String($0) }) }
    mutating func add(_ moment: Instant?) { add(moment?.milliseconds) }
    mutating func add(_ identity: (some TextIdentity)?) { add(identity?.rawValue) }

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
        var fields = CanonicalFields("submission")
        fields.add(evidence?.hex)
        fields.add(userText)
        fields.add(accountName)
        fields.add(applicationUsername)
        fields.add(transactionID)
        fields.add(productID)
        fields.add(bundleID)
        fields.add(environment?.rawValue)
        fields.add(deviceToken)
        fields.add(deviceID)
        fields.add(deviceModel)
        fields.add(osVersion)
        fields.add(appVersion)
        fields.add(receivedAt)
        fields.add(submissionID)
        fields.add(sandboxFlag)
        return fields
    }
}

extension CreditRow {
    fileprivate var canonical: CanonicalFields {
        var fields = CanonicalFields("credit")
        fields.add(transactionID)
        fields.add(userID)
        fields.add(creditedAt)
        fields.add(productID)
        fields.add(quantity)
        fields.add(orderID)
        fields.add(bundleID)
        fields.add(environment?.rawValue)
        fields.add(status.rawValue)
        return fields
    }
}

extension UserRow {
    fileprivate var canonical: CanonicalFields {
        var fields = CanonicalFields("user")
        fields.add(userID)
        fields.add(accountName)
        fields.add(applicationUsername)
        fields.add(appAccountToken)
        fields.add(deviceToken)
        fields.add(contact)
        fields.add(updatedAt)
        fields.add(mergedInto)
        return fields
    }
}

extension PaymentRow {
    fileprivate var canonical: CanonicalFields {
        var fields = CanonicalFields("payment")
        fields.add(transactionID)
        fields.add(productID)
        fields.add(purchaseDate)
        fields.add(originalTransactionID)
        fields.add(quantity)
        fields.add(bundleID)
        fields.add(environment?.rawValue)
        fields.add(applicationUsername)
        fields.add(appAccountToken)
        fields.add(userID)
        fields.add(lineItemID)
        fields.add(revocationDate)
        fields.add(priceMilliunits)
        fields.add(currency)
        return fields
    }
}

extension ProductRow {
    fileprivate var canonical: CanonicalFields {
        var fields = CanonicalFields("product")
        fields.add(productID)
        fields.add(bundleID)
        fields.add(type?.rawValue)
        fields.add(priceMilliunits)
        fields.add(currency)
        fields.add(name)
        fields.add(creditedAs)
        fields.add(subscriptionPolicy?.rawValue)
        return fields
    }
}
