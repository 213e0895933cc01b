import Foundation

/// An iOS 6 style transaction receipt before signing (`SKPaymentTransaction.transactionReceipt`).
///
/// Base64 of a NeXT-style text dictionary around a `purchase-info` of the same syntax; only that inner part is signed.
package struct TransactionReceipt: Sendable, Equatable {
    package var row: InAppRow
    package var bundleID: String
    package var appleID: Int64
    package var environment: StoreEnvironment = .production
    /// `environment = Sandbox` is outside the signature: anybody can take it away.
    package var hidesEnvironment = false
    package var deviceIdentifier: String

    /// The dictionary that is signed.
    package var purchaseInfo: String {
        var fields = [
            ("original-purchase-date-pst", PropertyDate(row.originallyPurchasedAt).losAngeles),
            ("purchase-date-ms", String(row.purchasedAt.milliseconds)),
            ("unique-identifier", deviceIdentifier),
            ("original-transaction-id", row.originalTransactionID),
            ("bvrs", "1.4.2"),
            ("transaction-id", row.transactionID),
            ("quantity", String(row.quantity)),
            ("original-purchase-date-ms", String(row.originallyPurchasedAt.milliseconds)),
            ("product-id", row.productID),
            ("bid", bundleID),
            ("purchase-date", PropertyDate(row.purchasedAt).greenwich),
            ("original-purchase-date", PropertyDate(row.originallyPurchasedAt).greenwich),
            ("purchase-date-pst", PropertyDate(row.purchasedAt).losAngeles),
        ]
        if environment == .production { fields.append(("app-item-id", String(appleID))) }
        if let expiresAt = row.expiresAt {
            fields.append(("expires-date", String(expiresAt.milliseconds)))
            fields.append(("expires-date-formatted", PropertyDate(expiresAt).greenwich))
            fields.append(("web-order-line-item-id", String(row.webOrderLineItemID)))
        }
        return TextDictionary(fields: fields).text
    }
}

/// The old property list syntax: `{ "key" = "value"; }`.
struct TextDictionary {
    var fields: [(key: String, value: String)]

    init(fields: [(String, String)]) {
        self.fields = fields
    }

    /// Reads by key, not by layout; nil for what is no such dictionary.
    init?(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines.union(["\0"]))
        guard trimmed.hasPrefix("{"), trimmed.hasSuffix("}") else { return nil }
        fields = trimmed.matches(of: /"([^"]+)"\s*=\s*"([^"]*)"\s*;/).map { (String($0.1), String($0.2)) }
        if fields.isEmpty { return nil }
    }

    subscript(key: String) -> String? {
        fields.first { $0.key == key }?.value
    }

    var text: String {
        "{\n" + fields.map { "\t\"\($0.key)\" = \"\($0.value)\";\n" }.joined() + "}"
    }
}

/// A moment as Apple's older answers write it.
struct PropertyDate {
    private let moment: Moment

    init(_ moment: Moment) {
        self.moment = moment
    }

    /// `2017-02-08 02:26:13 Etc/GMT`
    var greenwich: String {
        moment.text.replacing("T", with: " ").replacing("Z", with: " Etc/GMT")
    }

    /// `2017-02-07 18:26:13 America/Los_Angeles`: local time, in spite of the `_pst` in the name.
    var losAngeles: String {
        guard let zone = TimeZone(identifier: "America/Los_Angeles") else { return greenwich }
        let local = moment.adding(seconds: zone.secondsFromGMT(for: moment.date))
        return local.text.replacing("T", with: " ").replacing("Z", with: " America/Los_Angeles")
    }
}
