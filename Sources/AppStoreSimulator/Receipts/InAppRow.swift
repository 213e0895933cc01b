import SwiftASN1

/// What the App Store sells. Raw values are those of receipt attribute 1707.
package enum ProductType: Int, Sendable, CaseIterable {
    case nonConsumable = 0
    case consumable = 1
    case nonRenewing = 2
    case autoRenewable = 3

    /// As signed transactions spell it.
    package var signedName: String {
        switch self {
        case .nonConsumable: "Non-Consumable"
        case .consumable: "Consumable"
        case .nonRenewing: "Non-Renewing Subscription"
        case .autoRenewable: "Auto-Renewable Subscription"
        }
    }

    /// As the products file spells it.
    package var catalogueName: String {
        switch self {
        case .nonConsumable: "non_consumable"
        case .consumable: "consumable"
        case .nonRenewing: "non_renewing"
        case .autoRenewable: "auto_renewable"
        }
    }
}

/// One in-app purchase row of an app receipt (attribute 17).
package struct InAppRow: Sendable, Equatable {
    package var quantity = 1
    package var productID: String
    package var transactionID: String
    package var originalTransactionID: String
    package var purchasedAt: Moment
    package var originallyPurchasedAt: Moment
    package var type: ProductType
    package var expiresAt: Moment?
    package var webOrderLineItemID: Int64 = 0
    package var cancelledAt: Moment?
    package var isTrial = false
    package var isIntroductory = false

    /// A row whose original is itself, unless `original` says otherwise.
    package init(
        transactionID: String,
        productID: String,
        type: ProductType,
        purchasedAt: Moment,
        original: (transactionID: String, purchasedAt: Moment)? = nil
    ) {
        self.transactionID = transactionID
        self.productID = productID
        self.type = type
        self.purchasedAt = purchasedAt
        originalTransactionID = original?.transactionID ?? transactionID
        originallyPurchasedAt = original?.purchasedAt ?? purchasedAt
    }

    /// `SET OF ReceiptAttribute` with types 17xx. Not sorted: neither are Apple's.
    func derEncoded() throws -> [UInt8] {
        try DER.Serializer.bytes { serializer in
            try serializer.appendConstructedNode(identifier: .set) { row in
                try row.receiptAttribute(1701, try DER.Serializer.integer(Int64(quantity)))
                try row.receiptAttribute(1702, try DER.Serializer.utf8(productID))
                try row.receiptAttribute(1703, try DER.Serializer.utf8(transactionID))
                try row.receiptAttribute(1704, try DER.Serializer.ia5(purchasedAt.text))
                try row.receiptAttribute(1705, try DER.Serializer.utf8(originalTransactionID))
                try row.receiptAttribute(1706, try DER.Serializer.ia5(originallyPurchasedAt.text))
                try row.receiptAttribute(1707, try DER.Serializer.integer(Int64(type.rawValue)))
                try row.receiptAttribute(1708, try DER.Serializer.ia5(expiresAt?.text ?? ""))
                try row.receiptAttribute(1711, try DER.Serializer.integer(webOrderLineItemID))
                try row.receiptAttribute(1712, try DER.Serializer.ia5(cancelledAt?.text ?? ""))
                try row.receiptAttribute(1713, try DER.Serializer.integer(isTrial ? 1 : 0))
                try row.receiptAttribute(1719, try DER.Serializer.integer(isIntroductory ? 1 : 0))
            }
        }
    }
}
