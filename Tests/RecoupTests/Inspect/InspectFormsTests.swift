import Foundation
import TestSupport
import Testing

@testable import AppStoreSimulator

/// `recoup inspect` on every form evidence comes in, as people read it.
@Suite struct InspectFormsTests {
    /// One file, the outcome under the tests' own root, and what is read of it.
    struct Form: Sendable, CustomTestStringConvertible {
        let name: String
        let verdict: String
        let data: @Sendable (CertificateAuthority) throws -> Data
        var testDescription: String { name }
    }

    private static let moment = 1_769_940_000_000

    private static func receipt() throws -> AppReceipt {
        let row = try InAppRow.coins()
        return AppReceipt(bundleID: Catalogue.game, createdAt: row.purchasedAt, rows: [row])
    }

    private static func transaction() throws -> SignedTransaction {
        let row = try receipt().rows[0]
        return SignedTransaction(
            row: row,
            bundleID: Catalogue.game,
            signedAt: row.purchasedAt,
            appAccountToken: "7e3fb204-2b6f-44d8-9e02-1b9e5ed0b1d3",
            price: 6000,
            currency: "CNY"
        )
    }

    static let forms: [Form] = [
        Form(name: "app-receipt", verdict: "verified") { Data(try $0.sign(try receipt())) },
        Form(name: "app-receipt-base64", verdict: "verified") { Data(try $0.sign(try receipt())).base64EncodedData() },
        Form(name: "app-receipt-pem", verdict: "verified") { authority in
            let base64 = Data(try authority.sign(try receipt())).base64EncodedString(options: .lineLength64Characters)
            return Data("-----BEGIN PKCS7-----\n\(base64)\n-----END PKCS7-----\n".utf8)
        },
        Form(name: "transaction-receipt", verdict: "needs_apple") { authority in
            let receipt = TransactionReceipt(
                row: try receipt().rows[0],
                bundleID: Catalogue.game,
                appleID: 1_234_567_890,
                deviceIdentifier: "0000b0310f20"
            )
            return Data(try authority.sign(receipt))
        },
        Form(name: "signed-transaction", verdict: "verified") { Data(try $0.sign(try transaction()).utf8) },
        Form(name: "renewal-info", verdict: "empty") { authority in
            let payload = """
                {"originalTransactionId":"1","autoRenewProductId":"com.example.game.monthly","productId":"a",
                "autoRenewStatus":1,"renewalDate":1772359200000,"renewalPrice":12000,"currency":"CNY",
                "environment":"Production","signedDate":\(moment)}
                """
            return Data(try authority.jws(payload: Data(payload.utf8)).utf8)
        },
        Form(name: "app-transaction", verdict: "empty") { authority in
            let payload = """
                {"receiptType":"Production","appAppleId":1234567890,"bundleId":"com.example.game",
                "applicationVersion":"1.4.2","originalApplicationVersion":"1.0","receiptCreationDate":\(moment),
                "originalPurchaseDate":1375340400000,"appTransactionId":"71134","originalPlatform":"iOS"}
                """
            return Data(try authority.jws(payload: Data(payload.utf8)).utf8)
        },
        Form(name: "notification-v1", verdict: "needs_apple") { _ in
            Data(
                #"""
                {"notification_type":"REFUND","password":"0123456789abcdef0123456789abcdef","environment":"PROD",
                "bid":"com.example.game","original_transaction_id":"230000000000001","unified_receipt":{"status":0,
                "latest_receipt":"MIIT","latest_receipt_info":[{"transaction_id":"230000000000001","quantity":"1",
                "product_id":"com.example.game.coins60","cancellation_date_ms":"1769950000000"}]}}
                """#.utf8
            )
        },
        Form(name: "notification-v2", verdict: "verified") { authority in
            let notification = StoreNotification(
                kind: .oneTimeCharge,
                uuid: "5f3f4b3e-0000-4000-8000-000000000001",
                signedAt: try receipt().createdAt,
                appleID: 1_234_567_890,
                transaction: try transaction()
            )
            return Data(#"{"signedPayload":"\#(try authority.sign(notification))"}"#.utf8)
        },
        Form(name: "verify-receipt-answer", verdict: "needs_apple") { _ in
            Data(
                #"""
                {"status":0,"environment":"Production","receipt":{"bundle_id":"com.example.game",
                "request_date_ms":"1769940001000","receipt_creation_date_ms":"1769940000000","in_app":[
                {"transaction_id":"230000000000001","product_id":"com.example.game.coins60","quantity":"1",
                "purchase_date_ms":"1769940000000"},{"transaction_id":"1 2","product_id":"p"}]},
                "pending_renewal_info":[{"auto_renew_product_id":"monthly","auto_renew_status":"1"}]}
                """#.utf8
            )
        },
        Form(name: "transaction-info-answer", verdict: "verified") { authority in
            Data(#"{"signedTransactionInfo":"\#(try authority.sign(try transaction()))"}"#.utf8)
        },
        Form(name: "history-answer", verdict: "verified") { authority in
            let signed = try authority.sign(try transaction())
            return Data(
                """
                {"revision":"r1","hasMore":false,"bundleId":"com.example.game","appAppleId":1234567890,
                "environment":"Production","signedTransactions":["\(signed)"]}
                """.utf8
            )
        },
        Form(name: "error-answer", verdict: "unreadable") { _ in
            Data(#"{"errorCode":4040010,"errorMessage":"Transaction id not found."}"#.utf8)
        },
    ]

    /// What else is found in a mail of a customer or a tester, and how it reads.
    static let furtherForms: [Form] = [
        Form(name: "empty-receipt", verdict: "empty") { authority in
            var receipt = try receipt()
            receipt.rows = []
            return Data(try authority.sign(receipt))
        },
        Form(name: "offers-and-refunds", verdict: "verified") { authority in
            var receipt = try receipt()
            receipt.rows[0].quantity = 3
            receipt.rows[0].cancelledAt = try Moment(rfc3339: "2026-02-03T10:00:00Z")
            var monthly = InAppRow(
                transactionID: "230000000000002",
                productID: "com.example.game.monthly",
                type: .autoRenewable,
                purchasedAt: receipt.createdAt
            )
            monthly.isTrial = true
            monthly.isIntroductory = true
            receipt.rows.append(monthly)
            return Data(try authority.sign(receipt))
        },
        Form(name: "notification-object", verdict: "verified") { authority in
            let signed = try authority.sign(try transaction())
            return Data(
                """
                {"notificationType":"ONE_TIME_CHARGE","notificationUUID":"5f3f4b3e-0000-4000-8000-000000000001",
                "data":{"bundleId":"com.example.game","environment":"Production","signedTransactionInfo":"\(signed)"}}
                """.utf8
            )
        },
        Form(name: "data-object", verdict: "verified") { authority in
            let signed = try authority.sign(try transaction())
            return Data(#"{"bundleId":"com.example.game","status":1,"signedTransactionInfo":"\#(signed)"}"#.utf8)
        },
        Form(name: "notification-line", verdict: "verified") { authority in
            let notification = StoreNotification(
                kind: .oneTimeCharge,
                uuid: "5f3f4b3e-0000-4000-8000-000000000001",
                signedAt: try receipt().createdAt,
                appleID: 1_234_567_890,
                transaction: try transaction()
            )
            return Data(#"{"body":{"signedPayload":"\#(try authority.sign(notification))"},"received_at":"x"}"#.utf8)
        },
        Form(name: "receipts-line", verdict: "verified") { authority in
            let receipt = Data(try authority.sign(try receipt())).base64EncodedString()
            return Data(#"{"user_id":"u1","receipt_data":"\#(receipt)"}"#.utf8)
        },
        Form(name: "latest-receipt", verdict: "needs_apple") { authority in
            let receipt = Data(try authority.sign(try receipt())).base64EncodedString()
            return Data(
                #"""
                {"status":0,"environment":"Production","receipt":{"bundle_id":"com.example.game","in_app":[
                {"transaction_id":"230000000000001","product_id":"com.example.game.coins60","quantity":"1"},
                {"transaction_id":"230000000000009","product_id":"com.example.game.coins60","quantity":"1"}]},
                "latest_receipt":"\#(receipt)"}
                """#.utf8
            )
        },
        Form(name: "decoded-transaction", verdict: "needs_apple") { _ in
            Data(
                #"""
                {"transactionId":"230000000000001","bundleId":"com.example.game","environment":"Production",
                "productId":"com.example.game.monthly","type":"Auto-Renewable Subscription","quantity":1,
                "inAppOwnershipType":"FAMILY_SHARED","isUpgraded":true,"offerType":2,"revocationDate":1769950000000,
                "revocationType":"REFUND_PRORATED","revocationPercentage":33500,"signedDate":1769940000000}
                """#.utf8
            )
        },
        Form(name: "decoded-receipt", verdict: "needs_apple") { _ in
            Data(
                #"""
                {"bundle_id":"com.example.game","environment":"Production","in_app":[{"quantity":"1",
                "transaction_id":"230000000000001","product_id":"com.example.game.coins60"}]}
                """#.utf8
            )
        },
        Form(name: "trusted-root", verdict: "unreadable") { Data(try $0.rootsPEM().utf8) },
        Form(name: "foreign-root", verdict: "unreadable") { _ in
            Data(try CertificateAuthority().rootsPEM().utf8)
        },
        Form(name: "private-key", verdict: "unreadable") { _ in
            Data("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n".utf8)
        },
        Form(name: "sandbox-receipt", verdict: "verified") { authority in
            var receipt = try receipt()
            receipt.environment = .sandbox
            return Data(try authority.sign(receipt))
        },
        Form(name: "gzip", verdict: "unreadable") { _ in
            Data([0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        },
    ]

    @Test(arguments: forms + furtherForms)
    func `every form is taken apart, as text and as JSON, from a file and from standard input`(form: Form) async throws
    {
        let authority = try Datasets.authority.get()
        let place = try Workplace()
        let data = try form.data(authority)
        try place.put(data, at: "evidence")
        try place.put(authority.rootsPEM(), at: "root.pem")
        let text = try await place.recoup("inspect", "evidence", "--root", "root.pem")
        #expect(text.status == (["verified", "empty"].contains(form.verdict) ? 0 : 3), "\(text.messages)")
        // Keys are created each time: certificates are not part of what is compared.
        try expectGolden(withoutCertificates(text.output), "inspect-\(form.name).txt")
        let chinese = try await place.recoup("inspect", "evidence", "--root", "root.pem", "--lang", "zh-Hans")
        #expect(chinese.status == text.status)
        try expectGolden(withoutCertificates(chinese.output), "zh-Hans/inspect-\(form.name).txt")
        #expect(!text.output.contains("0123456789abcdef0123456789abcdef"))

        let json = try await place.recoup("inspect", "evidence", "--root", "root.pem", "--json")
        #expect(json.status == text.status)
        let answer = try JSONText.object(json.output)
        #expect(answer["schema"] as? String == "recoup.inspect.v1")
        #expect(answer["verdict"] as? String == form.verdict)
        #expect(answer["is_proven"] as? Bool == (text.status == 0))
        #expect(!json.output.contains("0123456789abcdef0123456789abcdef"))

        let input = try await place.recoup(["inspect", "-", "--root", "root.pem"], input: data)
        #expect(input.output == text.output)
        #expect(input.status == text.status)
    }

    private func withoutCertificates(_ text: String) -> String {
        let body = text.components(separatedBy: "\n\n").filter { block in
            let heading = block.trimmingCharacters(in: .whitespaces)
            return !["certificate ", "证书 "].contains(where: heading.hasPrefix)
        }
        return body.joined(separator: "\n\n") + "\n"
    }

    @Test(arguments: ["", "hello", "{}", "[1]", "{\"status\":\"x\"}", "<html></html>", "\u{0}\u{1}", "eyJ.a.b"])
    func `what is nothing of all that ends in 3 with a reason`(text: String) async throws {
        let place = try Workplace()
        let ending = try await place.recoup(["inspect", "-"], input: Data(text.utf8))
        #expect(ending.status == 3, "\(ending.messages)")
        #expect(ending.output.contains("unreadable"))
        #expect(ending.output.contains("why "))
    }

    @Test(arguments: [
        ("", "not_a_receipt"), ("{\"notification_type\":\"", "too_large"), ("{\"status\":0,\"a\":\"", "too_large"),
        ("-----BEGIN PKCS7-----\n", "not_a_receipt"),
    ])
    func `a hundred megabytes end in 3 with a reason`(start: String, rule: String) async throws {
        let place = try Workplace()
        try place.put(Data(start.utf8) + Data(repeating: 0x41, count: 100 << 20), at: "large")
        let ending = try await place.recoup("inspect", "large")
        #expect(ending.status == 3, "\(ending.messages)")
        #expect(ending.output.contains(rule) && ending.output.contains("why "), "\(ending.output)")
    }

    @Test func `a device is compared with the receipt it is said to be from`() async throws {
        let place = try Workplace()
        try place.put(try Self.forms[0].data(Datasets.authority.get()), at: "receipt")
        try place.put(try Datasets.authority.get().rootsPEM(), at: "root.pem")
        // The simulated receipt is made for the device of sixteen bytes A5.
        let right = String(repeating: "a5", count: 16)
        for (device, match) in [
            (right, "matches"), (String(repeating: "00", count: 16), "differs"), ("my phone", "not_checkable"),
        ] {
            let ending = try await place.recoup(
                "inspect",
                "receipt",
                "--root",
                "root.pem",
                "--device-id",
                device,
                "--json"
            )
            #expect(ending.status == 0, "\(ending.messages)")
            let contents = try JSONText.object(ending.output)["contents"] as? [String: String]
            #expect(contents?["device"] == match)
        }
    }

    @Test(arguments: ["upload": #"{"receipt_data":"%"}"#, "answer": #"{"status":0,"latest_receipt":"%"}"#])
    func `a device is compared with the receipt enclosed in something else`(name: String, text: String) async throws {
        let place = try Workplace()
        let receipt = try Self.forms[0].data(Datasets.authority.get()).base64EncodedString()
        try place.put(text.replacing("%", with: receipt), at: name)
        try place.put(try Datasets.authority.get().rootsPEM(), at: "root.pem")
        let right = String(repeating: "a5", count: 16)
        let ending = try await place.recoup("inspect", name, "--root", "root.pem", "--device-id", right)
        #expect(ending.output.contains("matches"), "\(ending.output) \(ending.messages)")
    }

    @Test func `a device that differs is shown to people and changes no verdict`() async throws {
        let place = try await Workplace.small()
        let receipt = Data(try Datasets.authority.get().sign(try Self.receipt())).base64EncodedString()
        // A UUID of zeros is no value (Rules 1.4): that upload names no device.
        let devices = ["A5", "5A", "00"].map { String(repeating: $0, count: 16) } + ["unknown"]
        let rows = devices.enumerated().map { index, device in
            """
            {"receipt_data":"\(receipt)","user_id":"u1","device_id":"\(device)",\
            "received_at":"2026-02-01T1\(index):00:00Z"}

            """
        }
        try place.put(rows.joined(), at: "inbox/receipts/a.jsonl")
        try place.put(creditsKnownUntil: "2026-02-28T00:00:00Z", in: "mark.csv")
        #expect(try await place.run().status == 0)
        #expect(try place.report("lost-orders.csv").records.map { $0["owner_user_id"] } == ["u1"])

        let found = try await place.answer("lookup", "u1")
        let purchases = try #require(found["purchases"] as? [[String: Any]])
        let shown = try #require(purchases.first?["devices"] as? [[String: Any]])
        #expect(shown.map { $0["match"] as? String } == ["matches", "differs", "not_checkable"])
        let text = try await place.recoup("lookup", "u1").output
        #expect(text.contains("made for another device than the one that sent it"))
        let explained = try await place.recoup("explain", "230000000000001").output
        #expect(explained.contains("uploaded by u1 on 1 Feb 2026, 10:00 (UTC): made for the device that sent it."))
        let customer = try await place.recoup("explain", "230000000000001", "--customer").output
        #expect(!customer.contains("device"))

        // An upload of the same receipt that comes later is compared too.
        try place.put(
            #"{"receipt_data":"\#(receipt)","user_id":"u1","device_id":"\#(devices[1])","app_version":"2"}"# + "\n",
            at: "inbox/receipts/b.jsonl"
        )
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        let again = try await place.answer("lookup", "u1")
        let after = (again["purchases"] as? [[String: Any]])?.first?["devices"] as? [[String: Any]]
        #expect(after?.compactMap { $0["match"] as? String } == ["matches", "differs", "not_checkable", "differs"])
    }

    @Test(arguments: ["Bag Attributes\n    localKeyID: 01\n", "Dear colleague,\r\nhere it is:\r\n\r\n", "\u{FEFF}\n"])
    func `a block of PEM is read where text stands before it`(front: String) async throws {
        let authority = try Datasets.authority.get()
        let place = try Workplace()
        let pem = try #require(Self.forms.first { $0.name == "app-receipt-pem" }).data(authority)
        try place.put(authority.rootsPEM(), at: "root.pem")
        try place.put(Data(front.utf8) + pem, at: "evidence")
        let ending = try await place.recoup("inspect", "evidence", "--root", "root.pem")
        #expect(ending.status == 0, "\(ending.output)")
    }
}
