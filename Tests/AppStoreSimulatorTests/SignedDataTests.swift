import Crypto
import Foundation
import Testing

@testable import AppStoreSimulator

@Suite struct SignedDataTests {
    private static let boughtAt = Moment(milliseconds: 1_741_585_483_000)

    private static var transaction: SignedTransaction {
        let row = InAppRow(
            transactionID: "230000389500073",
            productID: Catalogue.coins60.id,
            type: .consumable,
            purchasedAt: boughtAt
        )
        return SignedTransaction(
            row: row,
            bundleID: Catalogue.game,
            signedAt: boughtAt.adding(seconds: 4),
            appAccountToken: "7e3fb204-2c9a-4d2f-9f0e-7a4a3c5d1b11",
            price: 6_000,
            currency: "CNY"
        )
    }

    @Test func `a signed transaction is ES256 over header and payload with three certificates`() throws {
        let authority = try Shared.authority.get()
        let token = try CompactToken(try authority.sign(Self.transaction))
        #expect(token.header["alg"] as? String == "ES256")
        #expect((token.header["x5c"] as? [String])?.count == 3)
        #expect(token.signature.count == 64)
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: token.signature)
        #expect(authority.jwsKey.publicKey.isValidSignature(signature, for: Data(token.signed.utf8)))
        #expect(token.payload["transactionId"] as? String == "230000389500073")
        #expect(token.payload["purchaseDate"] as? Int64 == 1_741_585_483_000)
        #expect(token.payload["type"] as? String == "Consumable")
        #expect(token.payload["price"] as? Int64 == 6_000)
        #expect(token.payload["revocationDate"] == nil)
    }

    @Test func `a notification carries its transaction signed within`() throws {
        let authority = try Shared.authority.get()
        let notification = StoreNotification(
            kind: .oneTimeCharge,
            uuid: "00000000-0000-4000-8000-000000000001",
            signedAt: Self.boughtAt,
            appleID: 1_234_567_890,
            transaction: Self.transaction
        )
        let outer = try CompactToken(try authority.sign(notification))
        #expect(outer.payload["notificationType"] as? String == "ONE_TIME_CHARGE")
        #expect(outer.payload["version"] as? String == "2.0")
        let content = try #require(outer.payload["data"] as? [String: Any])
        #expect(content["bundleId"] as? String == Catalogue.game)
        let inner = try CompactToken(try #require(content["signedTransactionInfo"] as? String))
        #expect(inner.payload["appAccountToken"] as? String == "7e3fb204-2c9a-4d2f-9f0e-7a4a3c5d1b11")
    }
}

/// A compact JWS taken apart.
struct CompactToken {
    var header: [String: Any]
    var payload: [String: Any]
    var signature: Data
    var signed: String

    init(_ text: String) throws {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        try #require(parts.count == 3)
        let decoded = try parts.map { part in
            let base64 = part.replacing("-", with: "+").replacing("_", with: "/")
            let padding = String(repeating: "=", count: (4 - base64.count % 4) % 4)
            return try #require(Data(base64Encoded: base64 + padding))
        }
        header = try #require(try JSONSerialization.jsonObject(with: decoded[0]) as? [String: Any])
        payload = try #require(try JSONSerialization.jsonObject(with: decoded[1]) as? [String: Any])
        signature = decoded[2]
        signed = parts[0] + "." + parts[1]
    }
}
