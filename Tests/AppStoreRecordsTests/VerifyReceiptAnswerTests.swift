import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// Recorded answers of verifyReceipt, read as their manifest says.
@Suite(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
struct VerifyReceiptAnswerTests {
    private func answer(_ name: String) throws -> VerifyReceiptAnswer {
        try VerifyReceiptAnswer(RealFixtures.file("verify-receipt/" + name))
    }

    @Test(arguments: [
        ("mbaasy-unified-consumable-status0.json", "com.mbaasy.ios.demo", AppStoreEnvironment?.some(.sandbox), 35),
        ("revenuecat-sampleapp-status0.json", "com.revenuecat.sampleapp", .sandbox, 9),
        ("monza-status0-with-pending-renewal.json", "com.example.app", .sandbox, 3),
        ("monza-refunded.json", "com.example.app", .sandbox, 2),
        ("aporat-numbers-and-booleans.json", "com.myapp", .sandbox, 4),
        ("nnsnodnb-status0.json", "com.example.test", .sandbox, 2),
        ("cut-the-rope-replayed-status0.json", "com.zeptolab.ctrexperiments", nil, 1),
        ("chenxing-three-missed-orders-status0.json", "**********", .sandbox, 3),
        ("voltrue2-issue231-empty-in-app.json", "com.ohbibi.fps", .production, 0),
        ("mbaasy-ios6-21006.json", "com.mbaasy.ios.demo", nil, 2),
        ("mbaasy-ios6-status0.json", "com.mbaasy.ios.demo", nil, 2),
    ])
    func `a recorded answer gives its rows`(
        name: String,
        bundleID: String,
        environment: AppStoreEnvironment?,
        rowCount: Int
    ) throws {
        let answer = try answer(name)
        #expect(answer.status.meaning == .valid)
        #expect(answer.bundleID == bundleID)
        #expect(answer.environment == environment)
        #expect(answer.rows.count == rowCount, "\(answer.rows.map(\.transactionID))")
        #expect(answer.setAside.isEmpty)
        #expect(answer.rows.allSatisfy { $0.bundleID == bundleID && $0.environment == environment })
    }

    @Test func `a receipt that is refused yields no rows`() throws {
        let answer = try answer("aporat-status-21002.json")
        #expect(answer.status.meaning == .malformedOrTemporary)
        #expect(answer.rows.isEmpty)
    }

    @Test func `the answer and the receipt it was asked about agree`() throws {
        let answer = try answer("revenuecat-sampleapp-status0.json")
        let bytes = try RealFixtures.receipt("receipts/unified/revenuecat-sampleapp-2020-sandbox-9-subs.b64")
        let receipt = try AppReceipt(payload: SignedContainer(bytes).payload)
        for row in receipt.transactions {
            let other = try #require(answer.rows.first { $0.transactionID == row.transactionID })
            #expect(other.purchaseDate == row.purchaseDate)
            #expect(other.originalPurchaseDate == row.originalPurchaseDate)
            #expect(other.expiresDate == row.expiresDate)
            #expect(other.webOrderLineItemID == row.webOrderLineItemID)
            #expect(other.productID == row.productID)
            #expect(other.isTrial == row.isTrial)
        }
        #expect(answer.requestDate != nil)
        #expect(answer.pendingRenewals.count == 1)
    }

    @Test func `a flat answer keeps its expiry in milliseconds and its two ids`() throws {
        let answer = try answer("mbaasy-ios6-21006.json")
        #expect(answer.isFlat)
        #expect(Set(answer.rows.map(\.transactionID)) == ["1000000181298734", "1000000180703127"])
        #expect(Set(answer.rows.map(\.webOrderLineItemID)) == ["1000000030938713"])
        #expect(answer.rows.allSatisfy { $0.expiresDate == 1_448_346_881_000 })
    }

    @Test func `a refund is seen, and a zero is no date`() throws {
        #expect(try answer("monza-refunded.json").rows.first?.revocation?.date != nil)
        let rows = try answer("nnsnodnb-status0.json").rows
        #expect(rows.first?.purchaseDate == 1_526_593_767_000)
        // The readable form stands in for a field filled with zeros.
        #expect(rows.last?.purchaseDate == AppleDate.milliseconds(greenwich: "2017-12-19 00:00:00 Etc/GMT"))
    }
}

struct VerifyReceiptStatusTests {
    @Test(arguments: [
        (0 as Int64, nil as Bool?, VerifyReceiptStatus.Meaning.valid), (21006, nil, .valid),
        (21000, nil, .wrongRequest),
        (21001, nil, .retry), (21002, nil, .malformedOrTemporary), (21003, nil, .refused),
        (21004, nil, .wrongSharedSecret), (21005, nil, .retry), (21007, nil, .askSandbox),
        (21008, nil, .askProduction), (21009, nil, .retry), (21010, nil, .refused), (21100, nil, .retry),
        (21150, true, .retry), (21199, false, .refused), (-1, nil, .retry),
    ])
    func `every status has one meaning`(code: Int64, isRetryable: Bool?, meaning: VerifyReceiptStatus.Meaning) {
        #expect(VerifyReceiptStatus(code: code, isRetryable: isRetryable).meaning == meaning)
    }

    @Test(arguments: ["true", "1", "\"1\"", "\"true\""])
    func `retryable is said in four ways`(word: String) throws {
        let json = "{\"status\":\"21104\",\"is-retryable\":\(word)}"
        #expect(try VerifyReceiptAnswer(Array(json.utf8)).status.isRetryable == true)
    }

    @Test(arguments: [
        "", "<html>", "[]", "{}", "{\"status\":null}", "{\"status\":{}}", "{\"status\":0}",
        "{\"status\":21006,\"receipt\":null}",
        "{\"status\":0,\"receipt\":\"MIIT\",\"latest_receipt_info\":[]}",
    ])
    func `what is no answer is turned away`(text: String) {
        #expect(throws: Rejection.self) { try VerifyReceiptAnswer(Array(text.utf8)) }
    }

    @Test func `odd rows are set aside and the others stand`() throws {
        let json = """
            {"status":0,"environment":"Production","receipt":{"bundle_id":"a.b","in_app":[
            {"transaction_id":"1","product_id":"p","quantity":"0"},
            {"transaction_id":"2 3","product_id":"p","quantity":"1"},
            {"transaction_id":"null","product_id":"p","quantity":"1"},
            {"transaction_id":4,"product_id":"p","quantity":2,"is_trial_period":true,"web_order_line_item_id":"0",
             "app_account_token":"00000000-0000-0000-0000-000000000000","original_transaction_id":null}]}}
            """
        let answer = try VerifyReceiptAnswer(Array(json.utf8))
        #expect(answer.setAside.map(\.rule) == [.implausibleQuantity, .damagedIdentifier, .missingValue])
        let row = try #require(answer.rows.first)
        #expect(row.transactionID == "4" && row.quantity == 2 && row.isTrial == true)
        #expect(row.webOrderLineItemID == nil && row.appAccountToken == nil && row.originalTransactionID == nil)
    }
}
