import Foundation
import TestSupport
import Testing

@testable import AppStoreSimulator

/// `recoup inspect`: what a piece of evidence says and what it is worth, without configuration or ledger.
@Suite struct InspectTests {
    /// The forms a simulated store signs, as files hold them.
    private static let forms: [(name: String, data: @Sendable () throws -> Data)] = [
        ("receipt", { Data(try Datasets.authority.get().sign(try receipt())) }),
        ("base64", { Data(try Datasets.authority.get().sign(try receipt())).base64EncodedData() }),
        ("transaction", { Data(try Datasets.authority.get().sign(try signed()).utf8) }),
        (
            "notification",
            {
                let notification = StoreNotification(
                    kind: .oneTimeCharge,
                    uuid: "5f3f4b3e-0000-4000-8000-000000000001",
                    signedAt: try InAppRow.coins().purchasedAt,
                    appleID: 1_234_567_890,
                    transaction: try signed()
                )
                return Data(try Datasets.authority.get().sign(notification).utf8)
            }
        ),
    ]

    private static func receipt() throws -> AppReceipt {
        AppReceipt(bundleID: Catalogue.game, createdAt: try InAppRow.coins().purchasedAt, rows: [try InAppRow.coins()])
    }

    private static func signed() throws -> SignedTransaction {
        SignedTransaction(
            row: try InAppRow.coins(),
            bundleID: Catalogue.game,
            signedAt: try InAppRow.coins().purchasedAt
        )
    }

    @Test(arguments: 0..<4)
    func `under its own root it is verified, under Apple's it is refused`(form: Int) async throws {
        let place = try Workplace()
        try place.put(try Self.forms[form].data(), at: "evidence")
        try place.put(try Datasets.authority.get().rootsPEM(), at: "root.pem")

        let trusted = try await place.recoup("inspect", "evidence", "--root", "root.pem", "--json")
        #expect(trusted.status == 0, "\(trusted.messages)")
        let answer = try JSONText.object(trusted.output)
        #expect(answer["schema"] as? String == "recoup.inspect.v1")
        #expect(answer["verdict"] as? String == "verified")
        let purchases = try #require(answer["purchases"] as? [[String: Any]])
        #expect(purchases.map { $0["transaction_id"] as? String } == ["230000000000001"])

        let strange = try await place.recoup("inspect", "evidence")
        #expect(strange.status == 3)
        #expect(strange.output.contains("refused"))
        #expect(strange.output.contains("NOT proven"))
        #expect(place.names(".") == ["evidence", "root.pem"])
    }

    @Test(arguments: [("Production", 1), ("Sandbox", 1), ("production", 0), ("Moon", 0)])
    func `a row of no store is set aside, as a night does`(environment: String, purchases: Int) async throws {
        let place = try Workplace()
        let authority = try Datasets.authority.get()
        try place.put(try authority.rootsPEM(), at: "root.pem")
        let payload = """
            {"transactionId":"7","bundleId":"com.example.game","productId":"gold","environment":"\(environment)",
            "signedDate":1772323200000}
            """
        try place.put(try authority.jws(payload: Data(payload.utf8)), at: "evidence")
        let ending = try await place.recoup("inspect", "evidence", "--root", "root.pem", "--json")
        let json = try JSONText.object(ending.output)
        #expect((json["purchases"] as? [Any])?.count == purchases)
        let setAside = json["set_aside"] as? [[String: String]]
        #expect(setAside?.map { $0["rule"] } == (purchases == 0 ? ["unknown_environment"] : []))
    }

    @Test func `the roots of the configuration count, as for a lookup by receipt`() async throws {
        let place = try await Workplace.small()
        try place.put(try Self.forms[0].data(), at: "evidence")
        let inspected = try await place.recoup("inspect", "evidence")
        #expect(inspected.status == 0, "\(inspected.messages)")
        let found = try await place.recoup("lookup", "--receipt", "evidence", "--json")
        let reading = try JSONText.object(found.output)["receipt"] as? [String: Any]
        #expect(reading?["verdict"] as? String == "verified")
    }

    @Test func `a configuration that was only found and is wrong is left out, one that is named ends in 64`()
        async throws
    {
        let place = try Workplace()
        try place.put(try Self.forms[0].data(), at: "evidence")
        try place.put("language: latin\n", at: "recoup.yaml")
        let found = try await place.recoup("inspect", "evidence")
        #expect(found.status == 3)
        #expect(found.messages.contains("The configuration is left out. language"), "\(found.messages)")
        #expect(try await place.recoup("inspect", "evidence", "--config", "recoup.yaml").status == 64)
    }

    @Test func `a root may be in DER, as Apple publishes its own`() async throws {
        let place = try Workplace()
        try place.put(try Self.forms[0].data(), at: "evidence")
        try place.put(try Datasets.authority.get().rootsPEM(), at: "roots.pem")
        let convert = "openssl x509 -in roots.pem -outform DER -out root.der"
        try await place.prepare(convert)
        let trusted = try await place.recoup("inspect", "evidence", "--root", "root.der")
        #expect(trusted.status == 0, "\(trusted.output)")
        #expect(trusted.output.contains("a root added here, not Apple's"))
    }

    @Test func `standard input and what is no evidence at all`() async throws {
        let place = try Workplace()
        let ending = try await place.recoup(["inspect", "-"], input: Data("hello".utf8))
        #expect(ending.status == 3)
        #expect(ending.output.contains("unreadable"))
        #expect(try await place.recoup("inspect", "missing").status == 64)
    }

    @Test(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
    func `real receipts and signed data of Apple end in 0 when verified, else in 3`() async throws {
        let place = try Workplace()
        var verdicts: Set<String> = []
        for path in try RealFixtures.evidence() {
            let ending = try await place.recoup("inspect", path.path, "--json")
            let answer = try JSONText.object(ending.output)
            let verdict = try #require(answer["verdict"] as? String)
            verdicts.insert(verdict)
            #expect(ending.status == (["verified", "empty"].contains(verdict) ? 0 : 3), "\(path.lastPathComponent)")
        }
        #expect(verdicts.contains("verified"))
    }
}

extension RealFixtures {
    /// Some of each form: every fixture is verified in AppStoreRecordsTests.
    static func evidence() throws -> [URL] {
        try ["receipts/unified", "jws", "notifications-v2"].flatMap { kind in
            let inside = folder.appending(path: kind)
            return try FileManager.default.contentsOfDirectory(atPath: inside.path).sorted().prefix(5).map {
                inside.appending(path: $0)
            }
        }
    }
}
