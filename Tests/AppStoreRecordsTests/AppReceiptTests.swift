import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// Every real receipt says what another program read from it, field by field.
struct AppReceiptTests {
    static let containers = RealFixtures.truthNames("receipts/").filter { !$0.contains("ios6") }

    @Test(.enabled(if: RealFixtures.areThere, RealFixtures.missing), arguments: containers)
    func `a real receipt decodes to what is known about it`(name: String) throws {
        let truth = try #require(try RealFixtures.truth()[name])
        let payload = try SignedContainer(RealFixtures.receipt(name)).payload
        let receipt = try AppReceipt(payload: payload)

        var attributes: [String: Truth.Value] = [:]
        for attribute in receipt.attributes { attributes[String(attribute.type)] = Self.value(attribute) }
        #expect(attributes == truth.attributes)
        #expect(receipt.bundleID == truth.bundle_id)
        #expect(receipt.setAside.isEmpty)

        let stated = try ReceiptAttribute.list(payload, rule: .payloadBroken, subject: name)
            .filter { $0.type == 17 }
            .map { try ReceiptAttribute.list($0.valueBytes[...], rule: .damagedRow, subject: name) }
        let rows = zip(receipt.transactions, stated).map(Self.known)
        #expect(rows == (truth.in_app ?? []).map { $0.filter { Self.rowNames.contains($0.key) } })
    }

    private static func value(_ attribute: ReceiptAttribute) -> Truth.Value {
        switch attribute.value {
        case .text(let text): .text(text)
        case .integer(let number): .number(number)
        case .bytes(let bytes): .text("hex:" + Hexadecimal.text(bytes))
        }
    }

    private static let rowNames: Set<String> = [
        "quantity", "product_id", "transaction_id", "purchase_date", "original_transaction_id",
        "original_purchase_date", "product_type", "expires_date", "web_order_line_item_id",
        "is_trial_period", "is_in_intro_offer_period", "cancellation_date",
    ]

    /// The typed fields of a row written back as the truth has them; only what the row states.
    private static func known(
        _ row: AppStoreTransaction,
        stating attributes: [ReceiptAttribute]
    ) -> [String: Truth.Value] {
        var fields: [String: Truth.Value] = [:]
        func states(_ type: Int64) -> Bool { attributes.contains { $0.type == type } }
        func date(_ moment: Milliseconds?, _ type: Int64) -> Truth.Value? {
            guard let moment else { return nil }
            let text = attributes.first { $0.type == type }?.text ?? ""
            #expect(moment == Self.reference(text), "\(text)")
            return .text(text)
        }
        fields["quantity"] = row.quantity.map { .number($0) }
        fields["product_id"] = .text(row.productID)
        fields["transaction_id"] = .text(row.transactionID)
        fields["original_transaction_id"] = row.originalTransactionID.map { .text($0) }
        fields["purchase_date"] = date(row.purchaseDate, 1704)
        fields["original_purchase_date"] = date(row.originalPurchaseDate, 1706)
        fields["expires_date"] = date(row.expiresDate, 1708)
        fields["cancellation_date"] = date(row.revocation?.date?.milliseconds, 1712)
        fields["web_order_line_item_id"] =
            states(1711) ? .number(Int64(row.webOrderLineItemID ?? "0") ?? -1) : nil
        fields["is_trial_period"] = row.isTrial.map { .number($0 ? 1 : 0) }
        fields["is_in_intro_offer_period"] = row.isIntroOffer.map { .number($0 ? 1 : 0) }
        fields["product_type"] = Self.productType(row).map { .number($0) }
        return fields
    }

    /// The number receipts have for the type of a product.
    private static func productType(_ row: AppStoreTransaction) -> Int64? {
        switch row.productType {
        case .nonConsumable: 0
        case .consumable: 1
        case .nonRenewing: 2
        case .autoRenewable: row.isFreeSubscription ? 4 : 3
        case nil: row.unknownProductType.flatMap { Int64($0) }
        }
    }

    private static func reference(_ text: String) -> Milliseconds? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
        return formatter.date(from: text).map { Milliseconds($0.timeIntervalSince1970 * 1000) }
    }
}
