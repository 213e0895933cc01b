import Foundation
import ReconciliationCore
import Testing

@testable import AppStoreRecords

/// Signed data made by an authority of the test's own, one defect each.
struct JWSAuthorityTests {
    static let moment: Milliseconds = 1_650_000_000_000

    static let transaction = """
        {"transactionId":"500","originalTransactionId":"400","webOrderLineItemId":"0","bundleId":"com.example.app",
        "productId":"gold","purchaseDate":1650000000000.75,"signedDate":1650000000000,"type":"Auto-Renewable Subscription",
        "appAccountToken":"ABCDEF00-1111-2222-3333-444455556666","inAppOwnershipType":"FAMILY_SHARED",
        "environment":"Production","revocationDate":1650000000001,"revocationReason":1,"revocationType":"REFUND_PRORATED",
        "revocationPercentage":50000,"offerType":1,"offerDiscountType":"FREE_TRIAL","isUpgraded":true,
        "transactionReason":"RENEWAL","storefront":"CHN","price":6000,"currency":"CNY","novelty":{"a":[1]},
        "commitmentInfo":{"billingPeriodNumber":2,"commitmentPrice":9}}
        """

    private func verifier(_ authority: TestAuthority, now: Milliseconds = moment) throws -> EvidenceVerifier {
        EvidenceVerifier(anchors: try authority.anchors, now: now)
    }

    @Test func `every field of a signed transaction reaches the row`() async throws {
        let authority = try TestAuthority(elliptic: true)
        let verdict = try await verifier(authority).verify(authority.jws(Self.transaction))
        let row = try #require(verdict.rows.first, "\(verdict.outcome)")
        #expect(row.transactionID == "500" && row.originalTransactionID == "400" && row.webOrderLineItemID == nil)
        #expect(row.quantity == nil, "none is stated")
        #expect(row.purchaseDate == 1_650_000_000_000)
        #expect(row.productType == .autoRenewable)
        #expect(row.appAccountToken == "abcdef00-1111-2222-3333-444455556666")
        #expect(row.ownership == .familyShared)
        #expect(
            row.revocation
                == Revocation(
                    date: Instant(milliseconds: 1_650_000_000_001),
                    reason: 1,
                    type: "REFUND_PRORATED",
                    percentage: 50000
                )
        )
        #expect(row.isTrial == true && row.isIntroOffer == true && row.isUpgraded == true)
        #expect(row.priceMilliunits == 6000 && row.currency == "CNY" && row.storefront == "CHN")
        #expect(row.transactionReason == "RENEWAL")
        #expect(verdict.statedAt == Self.moment)
    }

    @Test(arguments: [
        (
            "{\"transactionId\":\"1\",\"productId\":\"p\",\"environment\":\"Xcode\"}",
            EvidenceRejectionRule.testEnvironment
        ),
        ("{\"transactionId\":\"1\",\"productId\":\"p\",\"environment\":\"LocalTesting\"}", .testEnvironment),
        ("{\"transactionId\":\"1\",\"productId\":\"p\",\"signedDate\":1500000000000}", .certificateExpired),
        ("{\"receiptType\":\"Production\",\"receiptCreationDate\":1500000000000}", .certificateExpired),
        ("{\"transactionId\":\"1\",\"signedDate\":-62135769600000}", .certificateExpired),
        ("{\"transactionId\":\"1\",\"signedDate\":9223372036854775807}", .certificateExpired),
        // Rounded up, it would be in the year 10000, which no certificate can state.
        ("{\"transactionId\":\"1\",\"signedDate\":253402300799500}", .certificateExpired),
        ("{\"transactionId\":\"1\",\"signedDate\":253402300799999}", .certificateExpired),
        ("{\"transactionId\":\"1\",\"signedDate\":-9223372036854775808}", .certificateExpired),
        ("[]", .payloadBroken), ("", .payloadBroken),
    ])
    func `a payload decides the moment and the environment`(payload: String, rule: EvidenceRejectionRule) async throws {
        let authority = try TestAuthority(elliptic: true)
        #expect(try await verifier(authority).verify(authority.jws(payload)).outcome.rejection?.rule == rule)
    }

    @Test func `without a date the moment of the run counts`() async throws {
        let authority = try TestAuthority(elliptic: true)
        let jws = try authority.jws("{\"transactionId\":\"1\",\"productId\":\"p\"}")
        #expect(try await verifier(authority).verify(jws).outcome.code == .verified)
        let later = try await verifier(authority, now: 1_800_000_000_000).verify(jws)
        #expect(later.outcome.rejection?.rule == .certificateExpired)
    }

    @Test(arguments: ["RS256", "HS256", "none", "es256", "ES384"])
    func `no algorithm but ES256 is Apple's`(algorithm: String) async throws {
        let authority = try TestAuthority(elliptic: true)
        let jws = try authority.jws(Self.transaction, header: "{\"alg\":\"\(algorithm)\",\"x5c\":[]}")
        #expect(try await verifier(authority).verify(jws).outcome.rejection?.rule == .wrongAlgorithm)
    }

    @Test func `form errors of a JWS have names`() async throws {
        let authority = try TestAuthority(elliptic: true)
        let verifier = try verifier(authority)
        let good = String(decoding: try authority.jws(Self.transaction), as: UTF8.self)
        let parts = good.split(separator: ".").map(String.init)
        let cases: [(String, EvidenceRejectionRule)] = [
            (parts[0] + "." + parts[1], .notAReceipt),
            (good + ".x", .notAReceipt),
            (parts[0] + "." + parts[1] + "." + String(parts[2].dropLast()), .encodingBroken),
            (parts[0] + "." + parts[1] + ".", .signatureMalformed),
            (parts[0] + "." + parts[1] + "." + parts[2] + "AAAA", .signatureMalformed),
            (parts[0] + "." + parts[1] + "!." + parts[2], .encodingBroken),
            (parts[0] + ".." + parts[2], .payloadBroken),
        ]
        for (text, rule) in cases {
            #expect(await verifier.verify(Array(text.utf8)).outcome.rejection?.rule == rule, "\(rule)")
        }
        let two = "{\"alg\":\"ES256\",\"x5c\":[\"AA==\",\"AA==\"]}"
        let short = await verifier.verify(try authority.jws(Self.transaction, header: two))
        #expect(short.outcome.rejection?.rule == .chainUntrusted)
    }

    @Test func `markers are required of signed data too`() async throws {
        for options in [TestAuthority.Options(leafMarker: false), .init(intermediateMarker: false)] {
            let authority = try TestAuthority(elliptic: true, options)
            let verdict = try await verifier(authority).verify(authority.jws(Self.transaction))
            #expect(verdict.outcome.rejection?.rule == .markerMissing)
        }
    }

    @Test func `what a notification encloses is verified by itself`() async throws {
        let authority = try TestAuthority(elliptic: true)
        let verifier = try verifier(authority)
        let genuine = String(decoding: try authority.jws(Self.transaction), as: UTF8.self)
        let untrusted = String(decoding: try TestAuthority(elliptic: true).jws(Self.transaction), as: UTF8.self)
        let renewal = String(
            decoding: try authority.jws("{\"autoRenewProductId\":\"gold\",\"signedDate\":\(Self.moment)}"),
            as: UTF8.self
        )
        func body(_ inner: String) throws -> [UInt8] {
            let payload = """
                {"notificationType":"DID_RENEW","notificationUUID":"u","signedDate":\(Self.moment),"version":"2.0",
                "data":{"bundleId":"com.example.app","environment":"Production","status":1,
                "signedTransactionInfo":"\(inner)","signedRenewalInfo":"\(renewal)"}}
                """
            return Array("{\"signedPayload\":\"\(String(decoding: try authority.jws(payload), as: UTF8.self))\"}".utf8)
        }
        let good = await verifier.verify(try body(genuine))
        #expect(good.form == .notificationBody)
        #expect(good.rows.map(\.transactionID) == ["500"])
        #expect(good.setAside.isEmpty)
        guard case .signed(.notification(let notification)) = good.outcome.proven?.document else {
            Issue.record("not a notification")
            return
        }
        #expect(notification.renewalInfo?.autoRenewProductID == "gold")
        #expect(notification.status == 1)

        let bad = await verifier.verify(try body(untrusted))
        #expect(bad.rows.isEmpty)
        #expect(bad.setAside.map(\.rule) == [.chainUntrusted])
    }

    @Test func `an external purchase token tells its environment by its name`() async throws {
        let authority = try TestAuthority(elliptic: true)
        let payload = """
            {"notificationType":"EXTERNAL_PURCHASE_TOKEN","signedDate":\(Self.moment),
            "externalPurchaseToken":{"externalPurchaseId":"SANDBOX_1","bundleId":"com.example.app"}}
            """
        let verdict = try await verifier(authority).verify(authority.jws(payload))
        #expect(verdict.environment == .sandbox)
        #expect(verdict.outcome.code == .empty)
    }
}

struct EvidenceFormTests {
    @Test(arguments: [
        ([0x30, 0x82, 0x10, 0x00] as [UInt8], EvidenceForm.appReceipt), ([0x30, 0x80], .appReceipt),
        (Array("{\n\t\"signature\" = \"A\";".utf8), .legacyReceipt),
        (Array("{\"signedPayload\":\"".utf8), .notificationBody),
        (Array("eyJhbGciOiJFUzI1NiJ9.e30.AA".utf8), .signedData),
        (Array("eyAiYWxnIjoiRVMyNTYifQ.e30.AA".utf8), .signedData),
        (Array("ewoiYWxnIjoiRVMyNTYifQ.e30.AA".utf8), .signedData), (Array("ewoiYWxn".utf8), .unknown),
        (Array("com.urus.iap.22290440".utf8), .unknown),
        (Array("{}".utf8), .unknown), ([], .unknown), (Array("0 is a digit".utf8), .unknown),
    ])
    func `the first bytes tell the form`(bytes: [UInt8], form: EvidenceForm) {
        #expect(EvidenceForm.detect(bytes) == form)
    }
}

/// The app's own number in the App Store, where Apple states it.
struct AppIDTests {
    private func outcome(
        _ payload: String,
        appIDs: [String: Int64],
        authority: TestAuthority
    ) async throws -> VerificationOutcome<EvidenceContents> {
        let verifier = EvidenceVerifier(
            anchors: try authority.anchors,
            now: JWSAuthorityTests.moment,
            appIDs: appIDs
        )
        return await verifier.verify(try authority.jws(payload)).outcome
    }

    @Test(
        arguments: [
            ("Production", 7, ["a.b": 7], nil), ("Production", 7, ["a.b": 8], .appIDMismatch),
            ("Production", 7, ["c.d": 8], nil), ("Production", 7, [:], nil), ("Production", 0, ["a.b": 8], nil),
            ("Sandbox", 7, ["a.b": 8], nil),
        ] as [(String, Int64, [String: Int64], EvidenceRejectionRule?)]
    )
    func `a notification and an app transaction of another app id wait until somebody fixes the configuration`(
        environment: String,
        stated: Int64,
        appIDs: [String: Int64],
        rule: EvidenceRejectionRule?
    ) async throws {
        let authority = try TestAuthority(elliptic: true)
        let payloads = [
            """
            {"notificationType":"TEST","signedDate":\(JWSAuthorityTests.moment),
            "data":{"appAppleId":\(stated),"bundleId":"a.b","environment":"\(environment)"}}
            """,
            """
            {"receiptType":"\(environment)","appAppleId":\(stated),"bundleId":"a.b",
            "receiptCreationDate":\(JWSAuthorityTests.moment)}
            """,
        ]
        for payload in payloads {
            let outcome = try await outcome(payload, appIDs: appIDs, authority: authority)
            #expect(outcome.rejection?.rule == rule)
            #expect(outcome.code == (rule == nil ? .empty : .unverifiable))
        }
    }
}
