import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// iOS 6 receipts: the signature is held against the enclosed certificate, and the proof is left to Apple.
@Suite(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
struct LegacyReceiptVerifierTests {
    @Test(arguments: RealFixtures.truthNames("receipts/ios6/") + RealFixtures.truthNames("receipts/tampered/igun"))
    func `an old receipt decodes and is judged as known`(name: String) async throws {
        let truth = try #require(try RealFixtures.truth()[name])
        let verdict = await EvidenceVerifier(anchors: .apple, now: 0).verify(try RealFixtures.receipt(name))
        #expect(verdict.form == .legacyReceipt)
        let holds = truth.verdict.hasPrefix("VALID")
        #expect((verdict.outcome.code == .needsApple) == holds, "\(String(describing: verdict.outcome.rejection))")
        #expect(holds || verdict.outcome.code == .refused)
        #expect(verdict.outcome.proven == nil)
        #expect(verdict.rows.isEmpty)

        let receipt = try LegacyReceipt(RealFixtures.receipt(name))
        #expect(receipt.purchaseInfo == truth.info)
        let row = try receipt.transaction()
        #expect(row.transactionID == truth.info?["transaction-id"])
        #expect(row.productID == truth.info?["product-id"])
        #expect(row.bundleID == truth.info?["bid"])
        #expect(row.purchaseDate != nil)
        #expect(
            row.purchaseDate.map { String($0) } == truth.info?["purchase-date-ms"]
                || truth.info?["purchase-date-ms"] == nil
        )
    }

    @Test func `a dictionary without signature is refused`() async throws {
        let text = try RealFixtures.text("jws/apple-mock-legacyTransaction.txt")
        let verdict = await EvidenceVerifier(anchors: .apple, now: 0).verify(upload: text)
        #expect(verdict.form == .legacyReceipt)
        #expect(verdict.outcome.rejection?.rule == .signatureMissing)
        // It names a transaction and no product: not even a pointer.
        #expect(verdict.unproven?.setAside.map(\.rule) == [.missingValue])
    }
}

struct TextDictionaryTests {
    @Test func `white space, words, escapes and comments of layout do not matter`() throws {
        let text = #"{"a"="1";b = two ; "c d"  =  "say \"x\"\\" ;}"# + "\n\0"
        #expect(try TextDictionary.parse(text.utf8) == ["a": "1", "b": "two", "c d": #"say "x"\"#])
        #expect(try TextDictionary.parse("{a=1}".utf8) == ["a": "1"])
    }

    @Test(arguments: ["", "{", "{a}", "{a=}", "{a=1;b", "{a=\"1", "{a=1;a=2;}", "{a={b=1;};}", "{a=1}x", "(a)"])
    func `what is no dictionary is turned away`(text: String) {
        #expect(throws: Rejection.self) { try TextDictionary.parse(text.utf8) }
    }
}
