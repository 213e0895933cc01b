import Foundation
import Testing

@testable import AppStoreSimulator

/// Notifications through whole nights: what is signed counts, what is not points.
@Suite struct NotificationNightTests {
    private static let secret = "0123456789abcdef0123456789abcdef"

    private static func row(_ id: String, cancelledAt: String? = nil) throws -> InAppRow {
        var row = try InAppRow.coins(id)
        row.cancelledAt = try cancelledAt.map { try Moment(rfc3339: $0) }
        return row
    }

    /// A version 1 body; the receipt in it holds the first id, its rows name both.
    private static func versionOne(type: String, password: String, ids: [String]) throws -> String {
        let receipt = AppReceipt(
            bundleID: Catalogue.game,
            createdAt: try Moment(rfc3339: "2026-02-01T10:00:05Z"),
            rows: [try row(ids[0])]
        )
        let body: [String: Any] = [
            "notification_type": type, "password": password, "environment": "PROD", "bid": Catalogue.game,
            "original_transaction_id": ids[0],
            "unified_receipt": [
                "status": 0, "environment": "Production",
                "latest_receipt": Data(try Datasets.authority.get().sign(receipt)).base64EncodedString(),
                "latest_receipt_info": ids.map { ["transaction_id": $0, "product_id": "p", "quantity": "1"] },
            ],
        ]
        let bytes = try JSONSerialization.data(withJSONObject: body, options: [.sortedKeys])
        return String(decoding: bytes, as: UTF8.self) + "\n"
    }

    private static func place(withSecret: Bool = true) async throws -> Workplace {
        let place = try await Workplace.small()
        try place.put(creditsKnownUntil: "2026-02-28T00:00:00Z", in: "mark.csv")
        guard withSecret else { return place }
        try place.put(secret + "\n", at: "secrets/game")
        try place.put(
            try place.text("recoup.yaml").replacing(
                "bundle_id: com.example.game\n",
                with: "bundle_id: com.example.game\n    shared_secret_file: secrets/game\n"
            ),
            at: "recoup.yaml"
        )
        return place
    }

    @Test func `a version 1 notification points, its receipt is proof, its password is nowhere`() async throws {
        let place = try await Self.place()
        let good = try Self.versionOne(
            type: "DID_RENEW",
            password: Self.secret,
            ids: ["230000000000001", "230000000000002"]
        )
        let forged = try Self.versionOne(
            type: "DID_RENEW",
            password: "wrong",
            ids: ["230000000000008", "230000000000009"]
        )
        let novel = try Self.versionOne(
            type: "NOVELTY",
            password: Self.secret,
            ids: ["230000000000001", "230000000000001"]
        )
        try place.put(good + forged + novel, at: "inbox/notifications/v1.jsonl")

        let night = try await place.run()
        #expect(night.status == 3, "\(night.messages)")
        #expect(
            try place.report("rejected-input.csv").records.map { [$0["line"], $0["field"], $0["rule"]] }
                == [["2", "password", "wrong_password"]]
        )
        let lost = try place.report("lost-orders.csv").records
        #expect(lost.map { $0["transaction_id"] } == ["230000000000001"])
        #expect(lost.map { $0["cause"] } == ["never_submitted"])
        #expect(lost.map { $0["evidence_grade"] } == ["signed"])
        let waiting = try place.report("unverified.csv").records
        #expect(waiting.map { [$0["subject"], $0["outcome"]] } == [["notification", "pending"]])

        let summary = try place.summary()
        #expect(summary["notifications"] as? [String: Int] == ["DID_RENEW": 1, "NOVELTY": 1])
        #expect(summary["unknown_notifications"] as? [String: Int] == ["NOVELTY": 1])
        #expect(try place.summaryText().contains("does not know, kept and counted: NOVELTY 1."))
        for (path, bytes) in try place.contents() where !path.hasPrefix("inbox/") && !path.hasPrefix("secrets/") {
            #expect(bytes.range(of: Data(Self.secret.utf8)) == nil, "\(path)")
        }
    }

    @Test func `without a shared secret a version 1 notification is kept and still proves nothing`() async throws {
        let place = try await Self.place(withSecret: false)
        let body =
            #"{"notification_type":"REFUND","password":"whatever","environment":"PROD","original_transaction_id":"7"}"#
        try place.put(body + "\n", at: "inbox/notifications/v1.jsonl")
        #expect(try await place.run().status == 0)
        #expect(try place.report("lost-orders.csv").records.isEmpty)
        #expect(try place.report("unverified.csv").records.map { $0["subject"] } == ["notification"])
        // Read once; the next night has nothing to do with it.
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        let summary = try place.summary()
        #expect(summary["notifications"] as? [String: Int] == ["REFUND": 1])
        #expect((summary["claims"] as? [String: Int])?["pending"] == 0)
    }

    @Test func `a refund that only a version 1 notification states is looked up before the purchase is delivered`()
        async throws
    {
        let place = try await Self.place(withSecret: false)
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: "u1")
        func nextSteps() throws -> [String?] { try place.report("lost-orders.csv").records.map { $0["next_step"] } }
        #expect(try await place.run().status == 0)
        #expect(try nextSteps() == ["credit_owner"])
        let body = #"{"notification_type":"REFUND","environment":"PROD","original_transaction_id":"700001001"}"#
        try place.put(body + "\n", at: "inbox/notifications/v1.jsonl")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(try nextSteps() == ["check_backend"])
        let explained = try await place.recoup("explain", "700001001").output
        #expect(explained.contains("Refund: a notification of"), "\(explained)")
        #expect(try await place.recoup("explain", "700001001", "--customer").output.contains("We are checking this"))
    }

    @Test func `a refund that only a version 1 notification states holds back the rest of a part delivery too`()
        async throws
    {
        let place = try await Self.place(withSecret: false)
        let columns = "transaction_id,product_id,purchase_date,quantity,user_id"
        let coins = "com.example.game.coins60"
        try place.put("\(columns)\n700001001,\(coins),2026-02-01T10:00:00Z,3,u1\n", at: "inbox/payments/p.csv")
        try place.put(
            "transaction_id,user_id,credited_at,quantity\n700001001,u1,2026-02-01T11:00:00Z,1\n",
            at: "inbox/credits/c.csv"
        )
        func nextSteps() throws -> [String?] { try place.report("exceptions.csv").records.map { $0["next_step"] } }
        #expect(try await place.run().status == 0)
        #expect(try nextSteps() == ["credit_owner"])
        let body = #"{"notification_type":"REFUND","environment":"PROD","original_transaction_id":"700001001"}"#
        try place.put(body + "\n", at: "inbox/notifications/v1.jsonl")
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(try nextSteps() == ["check_backend"])
    }

    @Test func `a version 1 notification that names no transaction is counted as read, never as genuine`() async throws
    {
        let place = try await Self.place(withSecret: false)
        try place.put(
            #"{"notification_type":"REFUND","environment":"PROD"}"# + "\n",
            at: "inbox/notifications/v1.jsonl"
        )
        #expect(try await place.run().status == 0)
        let summary = try place.summaryText()
        #expect(summary.contains("Evidence: 1 read but without purchases\n"), "\(summary)")
        let evidence = try place.summary()["evidence"] as? [String: Int]
        #expect(evidence?["empty"] == 1)
    }

    @Test func `a shared secret that cannot be read leaves the notifications for the next night, and ends in 4`()
        async throws
    {
        let place = try await Self.place()
        try place.remove("secrets/game")
        try place.put(#"{"notification_type":"REFUND","password":"x"}"# + "\n", at: "inbox/notifications/v1.jsonl")
        let ending = try await place.run()
        #expect(ending.status == 4)
        #expect(
            ending.output.contains("notifications/v1.jsonl was not read and stays for the next run"),
            "\(ending.output)"
        )
        #expect(ending.output.contains("shared_secret_file"))
        #expect(place.names("inbox/notifications") == ["v1.jsonl"])
        #expect(place.names("reports").contains("latest"))
        // Nothing of it is believed.
        #expect(try place.summary()["notifications"] as? [String: Int] == [:])
    }

    @Test func `a refund of version 2 closes the purchase, its reversal opens it, an unknown type is counted`()
        async throws
    {
        let place = try await Self.place(withSecret: false)
        let authority = try Datasets.authority.get()
        func notification(_ kind: StoreNotification.Kind, at moment: String, cancelledAt: String? = nil) throws
            -> String
        {
            let signedAt = try Moment(rfc3339: moment)
            let transaction = SignedTransaction(
                row: try Self.row("230000000000003", cancelledAt: cancelledAt),
                bundleID: Catalogue.game,
                signedAt: signedAt
            )
            let notification = StoreNotification(
                kind: kind,
                uuid: UUID().uuidString,
                signedAt: signedAt,
                appleID: 1_234_567_890,
                transaction: transaction
            )
            return #"{"signedPayload":"\#(try authority.sign(notification))"}"# + "\n"
        }
        func reason() async throws -> String? {
            let id = "230000000000003"
            return try await place.answer("explain", id)["reason"] as? String
        }
        try place.put(
            try notification(.oneTimeCharge, at: "2026-02-01T10:00:01Z")
                + notification(.refund, at: "2026-02-03T10:00:00Z", cancelledAt: "2026-02-03T09:00:00Z"),
            at: "inbox/notifications/1.jsonl"
        )
        #expect(try await place.run().status == 0)
        #expect(try await reason() == "revoked")

        let novel = try authority.jws(
            payload: Data(
                #"{"notificationType":"NOVELTY","subtype":"X","notificationUUID":"u","signedDate":1770000000000}"#.utf8
            )
        )
        try place.put(
            try notification(.refundReversed, at: "2026-02-05T10:00:00Z")
                + #"{"signedPayload":"\#(novel)"}"# + "\n",
            at: "inbox/notifications/2.jsonl"
        )
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(try await reason() == "uncredited")
        let summary = try place.summary()
        #expect(
            summary["notifications"] as? [String: Int]
                == ["ONE_TIME_CHARGE": 1, "REFUND": 1, "REFUND_REVERSED": 1, "NOVELTY": 1]
        )
        #expect(summary["unknown_notifications"] as? [String: Int] == ["NOVELTY X": 1])
    }
}
