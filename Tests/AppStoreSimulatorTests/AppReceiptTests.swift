import Crypto
import CryptoExtras
import Foundation
import SwiftASN1
import TestSupport
import Testing

@testable import AppStoreSimulator

@Suite struct AppReceiptTests {
    private static let boughtAt = Moment(milliseconds: 1_741_585_483_000)

    private static var receipt: AppReceipt {
        var row = InAppRow(
            transactionID: "230000389500073",
            productID: Catalogue.coins60.id,
            type: .consumable,
            purchasedAt: boughtAt
        )
        row.quantity = 3
        return AppReceipt(bundleID: Catalogue.game, createdAt: boughtAt.adding(seconds: 1), rows: [row])
    }

    @Test func `a signed receipt has Apple's structure`() throws {
        let authority = try Shared.authority.get()
        let container = try SignedContainer(try authority.sign(Self.receipt))
        #expect(container.version == 1)
        #expect(container.certificates == authority.receiptChain.derEncoded)
        #expect(container.signerFieldCount == 5, "version, issuer and serial, digest, algorithm, signature")
        let signature = _RSA.Signing.RSASignature(rawRepresentation: container.signature)
        #expect(
            authority.receiptKey.publicKey.isValidSignature(
                signature,
                for: SHA256.hash(data: container.payload),
                padding: .insecurePKCS1v1_5
            )
        )
    }

    @Test func `attributes say what the receipt said`() throws {
        let attributes = try ReceiptAttributes(try Self.receipt.payload()[...])
        #expect(attributes.text(0) == "Production")
        #expect(attributes.text(2) == Catalogue.game)
        #expect(attributes.text(12) == "2025-03-10T05:44:44Z")
        #expect(attributes.values[5]?.first?.count == 20)
        let row = try ReceiptAttributes(try #require(attributes.values[17]?.first))
        #expect(row.text(1702) == Catalogue.coins60.id)
        #expect(row.text(1703) == "230000389500073")
        #expect(row.text(1704) == "2025-03-10T05:44:43Z")
        #expect(row.text(1705) == "230000389500073")
        #expect(row.text(1712) == "")
        #expect(row.values[1701]?.first == [0x02, 0x01, 0x03])
        #expect(row.values[1707]?.first == [0x02, 0x01, 0x01])
        #expect(row.values[1711]?.first == [0x02, 0x01, 0x00])
    }

    @Test func `tampering leaves the signature of the old payload`() throws {
        let authority = try Shared.authority.get()
        let bytes = try authority.signedContainer(payload: [1, 2, 3]) { _ in [1, 2, 4] }
        let container = try SignedContainer(bytes)
        #expect(container.payload == [1, 2, 4])
        let signature = _RSA.Signing.RSASignature(rawRepresentation: container.signature)
        let key = authority.receiptKey.publicKey
        #expect(!key.isValidSignature(signature, for: SHA256.hash(data: [1, 2, 4]), padding: .insecurePKCS1v1_5))
        #expect(key.isValidSignature(signature, for: SHA256.hash(data: [1, 2, 3]), padding: .insecurePKCS1v1_5))
    }

    @Test func `many receipts signed at once come back in order`() async throws {
        let authority = try Shared.authority.get()
        let receipts = (0..<7).map { index in
            AppReceipt(bundleID: "com.example.\(index)", createdAt: Self.boughtAt, rows: [])
        }
        let together = try await authority.sign(all: receipts, width: 3)
        #expect(together == (try receipts.map { try authority.sign($0) }))
        #expect(try await authority.sign(all: [], width: 2).isEmpty)
    }

    @Test(.enabled(if: OpenSSL.isPresent, "openssl is not installed"))
    func `openssl accepts a receipt and refuses a tampered one`() throws {
        let authority = try Shared.authority.get()
        let payload = try Self.receipt.payload()
        let good = try authority.signedContainer(payload: payload)
        let bad = try authority.signedContainer(payload: payload) { Array($0.dropLast()) + [0x7F] }
        let roots = try authority.rootsPEM()
        #expect(try OpenSSL.verifies(good, roots: roots))
        #expect(try !OpenSSL.verifies(bad, roots: roots))
    }
}

/// The outside judge.
private enum OpenSSL {
    static let path = "/usr/bin/openssl"
    static var isPresent: Bool { FileManager.default.isExecutableFile(atPath: path) }

    static func verifies(_ receipt: [UInt8], roots: String) throws -> Bool {
        let folder = try TemporaryFolder()
        try Data(receipt).write(to: folder.url.appending(path: "receipt.der"))
        try Data(roots.utf8).write(to: folder.url.appending(path: "roots.pem"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.currentDirectoryURL = folder.url
        process.arguments = [
            "cms", "-verify", "-inform", "DER", "-purpose", "any", "-in", "receipt.der", "-CAfile", "roots.pem",
            "-out", "payload.der",
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
