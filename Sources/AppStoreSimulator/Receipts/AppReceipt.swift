import Crypto
import SwiftASN1

/// The App Store environments a receipt or signed transaction can state.
package enum StoreEnvironment: String, Sendable, Codable {
    case production = "Production"
    case sandbox = "Sandbox"
}

/// An app receipt before signing: what the payload of the PKCS #7 container says.
package struct AppReceipt: Sendable, Equatable {
    package var environment: StoreEnvironment = .production
    package var appleID: Int64 = 1_234_567_890
    package var bundleID: String
    package var appVersion = "1.4.2"
    package var createdAt: Moment
    package var opaqueValue: [UInt8] = Array(repeating: 0x5A, count: 16)
    package var deviceIdentifier: [UInt8] = Array(repeating: 0xA5, count: 16)
    package var rows: [InAppRow]

    package init(bundleID: String, createdAt: Moment, rows: [InAppRow], environment: StoreEnvironment = .production) {
        self.bundleID = bundleID
        self.createdAt = createdAt
        self.rows = rows
        self.environment = environment
    }

    /// `Payload ::= SET OF ReceiptAttribute`, in the order Apple tends to use.
    package func payload() throws -> [UInt8] {
        let isSandbox = environment == .sandbox
        let bundle = try DER.Serializer.utf8(bundleID)
        // The device hash of the validation guide: device identifier, opaque value, bundle id with its DER header.
        let hash = Insecure.SHA1.hash(data: deviceIdentifier + opaqueValue + bundle)
        return try DER.Serializer.bytes { serializer in
            try serializer.appendConstructedNode(identifier: .set) { payload in
                try payload.receiptAttribute(8, try DER.Serializer.ia5(createdAt.text))
                try payload.receiptAttribute(1, try DER.Serializer.integer(isSandbox ? 0 : appleID))
                try payload.receiptAttribute(11, try DER.Serializer.integer(517_111))
                try payload.receiptAttribute(14, try DER.Serializer.integer(207))
                try payload.receiptAttribute(15, try DER.Serializer.integer(isSandbox ? 0 : 80_042_195_513_607))
                try payload.receiptAttribute(16, try DER.Serializer.integer(isSandbox ? 0 : 841_027_399))
                try payload.receiptAttribute(25, try DER.Serializer.integer(3))
                try payload.receiptAttribute(10, try DER.Serializer.ia5("4+"))
                try payload.receiptAttribute(13, try DER.Serializer.integer(170_200))
                try payload.receiptAttribute(3, try DER.Serializer.utf8(appVersion))
                try payload.receiptAttribute(19, try DER.Serializer.utf8("1.0"))
                try payload.receiptAttribute(4, opaqueValue)
                try payload.receiptAttribute(2, bundle)
                try payload.receiptAttribute(12, try DER.Serializer.ia5(createdAt.text))
                try payload.receiptAttribute(
                    0,
                    try DER.Serializer.utf8(isSandbox ? "ProductionSandbox" : "Production")
                )
                try payload.receiptAttribute(18, try DER.Serializer.ia5("2013-08-01T07:00:00Z"))
                try payload.receiptAttribute(5, Array(hash))
                for row in rows {
                    try payload.receiptAttribute(17, try row.derEncoded())
                }
                // A type nobody knows: readers must skip it.
                try payload.receiptAttribute(9999, [0x01, 0x02, 0x03])
            }
        }
    }
}
