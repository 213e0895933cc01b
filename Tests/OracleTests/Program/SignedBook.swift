import AppStoreSimulator
import Foundation

/// A book with its evidence signed once, so that it can be written in many orders from the same bytes.
struct SignedBook {
    let book: Book
    /// Lines of the receipts files.
    let uploadLines: [String]

    /// - Parameter otherAuthority: signs what nobody should trust.
    init(_ book: Book, authority: CertificateAuthority, otherAuthority: CertificateAuthority) throws {
        self.book = book
        var signed: [Upload.Piece: [String: String]] = [:]
        uploadLines = try book.uploads.map { upload in
            let piece = try signed[upload.piece] ?? Self.fields(of: upload.piece, authority, otherAuthority)
            signed[upload.piece] = piece
            return try Self.line(of: upload, piece: piece)
        }
    }

    private static func fields(
        of piece: Upload.Piece,
        _ authority: CertificateAuthority,
        _ otherAuthority: CertificateAuthority
    ) throws -> [String: String] {
        switch piece {
        case .bare: return [:]
        case .unreadable: return ["receipt_data": Data("no receipt at all".utf8).base64EncodedString()]
        case .receipt(let evidence):
            let bytes = try authority.signedContainer(payload: ReceiptBytes.payload(evidence))
            return ["receipt_data": Data(bytes).base64EncodedString()]
        case .forged(let evidence, .chain): return try fields(of: .receipt(evidence), otherAuthority, otherAuthority)
        case .forged(let evidence, .signature):
            let bytes = try authority.signedContainer(payload: ReceiptBytes.payload(evidence)) { payload in
                // Its last byte belongs to the last value: the structure stays whole.
                payload.dropLast() + [payload.last.map { $0 ^ 1 } ?? 0]
            }
            return ["receipt_data": Data(bytes).base64EncodedString()]
        case .signedTransaction(let evidence):
            guard let payload = TransactionPayload(evidence) else { return [:] }
            return ["signed_transaction": try authority.jws(payload: try encoder.encode(payload))]
        }
    }

    private static func line(of upload: Upload, piece: [String: String]) throws -> String {
        var fields = piece
        fields["user_id"] = upload.userID
        fields["account_name"] = upload.accountName
        fields["application_username"] = upload.applicationUsername
        fields["environment"] = upload.environment
        fields["transaction_id"] = upload.transactionID
        fields["product_id"] = upload.productID
        fields["bundle_id"] = upload.bundleID
        fields["device_token"] = upload.deviceToken
        fields["received_at"] = upload.receivedAt.text
        return String(decoding: try encoder.encode(fields), as: UTF8.self)
    }

    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}

/// A signed transaction in Apple's names; what is nil is left out.
private struct TransactionPayload: Encodable {
    var transactionId: String
    var originalTransactionId: String?
    var webOrderLineItemId: String?
    var bundleId: String
    var productId: String
    var purchaseDate: Int64?
    var originalPurchaseDate: Int64?
    var expiresDate: Int64?
    var quantity: Int
    var type: String?
    var appAccountToken: String?
    var inAppOwnershipType: String
    var signedDate: Int64
    var revocationDate: Int64?
    var revocationReason: Int?
    var revocationType: String?
    var revocationPercentage: Int?
    var isUpgraded: Bool?
    var offerType: Int?
    var offerDiscountType: String?
    var environment: String
    var transactionReason: String?
    var price: Int64?
    var currency: String?
    var storefront: String?

    init?(_ evidence: Evidence) {
        guard let stated = evidence.transactions.first else { return nil }
        transactionId = stated.transactionID
        originalTransactionId = stated.originalTransactionID
        webOrderLineItemId = stated.lineItem
        bundleId = evidence.bundleID
        productId = stated.productID
        purchaseDate = stated.purchasedAt?.milliseconds
        originalPurchaseDate = stated.originallyPurchasedAt?.milliseconds
        expiresDate = stated.expiresAt?.milliseconds
        quantity = stated.quantity
        type = stated.kind.map(Self.name)
        appAccountToken = stated.accountToken
        inAppOwnershipType = stated.isFamilyShared ? "FAMILY_SHARED" : "PURCHASED"
        signedDate = evidence.statedAt.milliseconds
        revocationDate = stated.revokedAt?.milliseconds
        revocationReason = stated.revokedAt == nil ? nil : 0
        revocationType = stated.revocationType
        revocationPercentage = stated.revocationPercentage
        isUpgraded = stated.isUpgraded ? true : nil
        offerType = stated.isTrial ? 1 : nil
        offerDiscountType = stated.isTrial ? "FREE_TRIAL" : nil
        environment = evidence.environment
        transactionReason = stated.reason
        price = stated.priceMilliunits
        currency = stated.currency
        storefront = stated.storefront
    }

    private static func name(_ kind: StatedTransaction.Kind) -> String {
        switch kind {
        case .consumable: "Consumable"
        case .nonConsumable: "Non-Consumable"
        case .nonRenewing: "Non-Renewing Subscription"
        case .autoRenewable: "Auto-Renewable Subscription"
        }
    }
}
