import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// Recorded version 1 notifications point at transactions and keep no secret.
@Suite(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
struct NotificationV1Tests {
    @Test(arguments: [
        ("monza-cancel.json", "CANCEL", AppStoreEnvironment.production, "com.bundle.id" as String?),
        ("monza-initial_buy.json", "INITIAL_BUY", .sandbox, nil),
        ("monza-renewal_with_unified_receipt.json", "RENEWAL", .sandbox, "co.bundle.id"),
        ("aporat-did-renew.json", "DID_RENEW", .production, "my.app"),
    ])
    func `a recorded notification points at its transactions`(
        name: String,
        type: String,
        environment: AppStoreEnvironment,
        bundleID: String?
    ) throws {
        let notification = try NotificationV1(RealFixtures.file("notifications-v1/" + name))
        #expect(notification.notificationType == type)
        #expect(notification.environment == environment)
        #expect(bundleID == nil || notification.bundleID == bundleID)
        #expect(!notification.pointers.isEmpty)
    }

    @Test func `the password is not kept`() throws {
        let file = try RealFixtures.file("notifications-v1/aporat-did-renew.json")
        try #require(String(decoding: file, as: UTF8.self).contains("dummy_shared_secret"))
        var shown = ""
        dump(try NotificationV1(file), to: &shown)
        #expect(!shown.contains("dummy_shared_secret"))
    }
}

struct NotificationTypeTests {
    @Test(arguments: NotificationTypes.version1.sorted() + ["NOVELTY"])
    func `every type of version 1 is read, also one nobody knows`(type: String) throws {
        let body = #"{"notification_type":"\#(type)","environment":"PROD","original_transaction_id":"7","bid":"a.b"}"#
        let notification = try NotificationV1(Array(body.utf8))
        #expect(notification.notificationType == type)
        #expect(notification.isKnownType == (type != "NOVELTY"))
        let isRevocation = ["CANCEL", "REFUND", "REVOKE"].contains(type)
        #expect(notification.pointed == [.init(transactionID: "7", isRevocation: isRevocation)])
    }

    @Test func `the row with a cancellation date is the one that was refunded`() throws {
        let body = #"""
            {"notification_type":"REFUND","original_transaction_id":"1","unified_receipt":{"latest_receipt_info":[
            {"transaction_id":"2","original_transaction_id":"1","product_id":"p","cancellation_date_ms":"1700000000000"},
            {"transaction_id":"1","product_id":"p"},{"transaction_id":"2","product_id":"p"}]}}
            """#
        let notification = try NotificationV1(Array(body.utf8))
        #expect(
            notification.pointed
                == [.init(transactionID: "2", isRevocation: true), .init(transactionID: "1", isRevocation: false)]
        )
    }

    @Test func `an older refund of something else does not say which one is meant now`() throws {
        let body = #"""
            {"notification_type":"REFUND","original_transaction_id":"1","unified_receipt":{"latest_receipt_info":[
            {"transaction_id":"9","original_transaction_id":"9","product_id":"p","cancellation_date_ms":"1700000000000"},
            {"transaction_id":"1","original_transaction_id":"1","product_id":"p"}]}}
            """#
        let notification = try NotificationV1(Array(body.utf8))
        #expect(
            notification.pointed
                == [.init(transactionID: "9", isRevocation: true), .init(transactionID: "1", isRevocation: true)]
        )
    }

    @Test(arguments: ["REFUND\\u0000", "a b", "", "null"])
    func `a type that is no word is no notification`(type: String) {
        let body = Array(#"{"notification_type":"\#(type)"}"#.utf8)
        #expect(throws: Rejection.self) { try NotificationV1(body) }
    }

    @Test func `every type and subtype of version 2 is verified and known, others are verified and named`() async throws
    {
        let authority = try TestAuthority(elliptic: true)
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: JWSAuthorityTests.moment)
        let known = NotificationTypes.version2.flatMap { type, subtypes in
            [(type, nil as String?, true)] + subtypes.sorted().map { (type, $0, true) }
        }
        #expect(known.count == 44)
        for (type, subtype, isKnown) in known + [("NOVELTY", nil, false), ("REFUND", "NOVELTY", false)] {
            let inside = subtype.map { ",\"subtype\":\"\($0)\"" } ?? ""
            let payload = """
                {"notificationType":"\(type)"\(inside),"notificationUUID":"u","signedDate":\(JWSAuthorityTests.moment),
                "data":{"bundleId":"com.example.app","environment":"Production"}}
                """
            let verdict = await verifier.verify(try authority.jws(payload))
            #expect(verdict.outcome.code == .empty)
            guard case .signed(.notification(let notification)) = verdict.outcome.proven?.document else {
                Issue.record("\(type) is no notification")
                continue
            }
            #expect(notification.notificationType == type && notification.subtype == subtype)
            #expect(notification.isKnownType == isKnown, "\(type) \(subtype ?? "")")
        }
    }
}

@Suite struct UnsignedNotificationTests {
    @Test(arguments: [(EvidenceOrigin.notification, EvidenceOutcome.pending, ["5"]), (.client, .empty, [])])
    func `what names transactions without a signature makes somebody ask Apple only where its password was compared`(
        origin: EvidenceOrigin,
        outcome: EvidenceOutcome,
        asked: [String]
    ) async {
        let row = #"{"transaction_id":"5","original_transaction_id":"5","product_id":"gems60"}"#
        let body = Array(#"{"notification_type":"REFUND","unified_receipt":{"latest_receipt_info":[\#(row)]}}"#.utf8)
        let verdict = await EvidenceVerifier(anchors: .apple, now: 0).verify(body)
        let piece = DueEvidence(id: 1, digest: ContentDigest(of: body), bytes: body, origin: origin)
        let answer = EvidenceAnswer(verdict, about: piece)
        #expect(answer.outcome == outcome)
        #expect(answer.pointers.map(\.transactionID.rawValue) == asked)
    }
}
