import Foundation
import ReconciliationCore
import Testing

@testable import Reports

@Suite struct LookupSourceTextTests {
    private func reading(_ verdict: VerdictCode, isProven: Bool = false, ids: [String] = []) -> ReceiptReading {
        ReceiptReading(
            file: "r.txt",
            verdict: verdict,
            rule: isProven ? nil : "truncated",
            detail: isProven ? nil : "why",
            isProven: isProven,
            transactionIDs: ids
        )
    }

    private let nothing = LookupResult(matches: [], purchases: [], unmatchedCredits: [], claims: [])

    @Test func `a receipt is told by what it is worth and what nobody knows of it`() {
        func text(_ reading: ReceiptReading) -> [String] {
            var result = nothing
            result.add(reading)
            return result.text(for: nil).split(separator: "\n").map(String.init)
        }
        #expect(
            text(reading(.verified, isProven: true, ids: ["1"])) == [
                "r.txt holds 1 transaction, verified.", "The ledger does not know 1.",
            ]
        )
        #expect(
            text(reading(.refused, ids: (1...12).map(String.init))) == [
                "r.txt holds 12 transactions, NOT proven: refused: its end is missing (truncated), why.",
                "The ledger does not know 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more.",
            ]
        )
        #expect(
            text(reading(.unreadable)) == [
                "r.txt cannot be read: unreadable: its end is missing (truncated), why. "
                    + "`recoup inspect` shows what there is."
            ]
        )
        var other = reading(.unreadable)
        other.rule = "not_a_receipt"
        other.detail = "The bytes are neither a receipt nor signed data."
        #expect(
            text(other) == [
                "r.txt cannot be read: unreadable: it is neither a receipt nor signed data (not_a_receipt). "
                    + "`recoup inspect` shows what there is."
            ]
        )
        #expect(text(reading(.empty, isProven: true)) == ["r.txt holds no transaction: read but without purchases."])
    }

    @Test func `of a receipt alone Apple was asked about, its transactions are what nobody knows`() {
        var result = nothing
        result.add(reading(.verified, isProven: true, ids: ["1"]))
        result.apple = AppleLookupAnswer(meaning: "transaction_id", value: "1")
        #expect(result.text(for: nil).contains("Nothing is known about the transactions in r.txt, and Apple knows"))
        #expect(result.text(for: nil, in: TextLocale(.simplifiedChinese)).contains("没有关于 r.txt 中的交易 的任何记录"))
        result.apple?.failures = [.init(bundleID: "com.example.game", why: "cannot_connect")]
        #expect(result.text(for: nil).contains("The ledger knows nothing about the transactions in r.txt yet"))
    }

    @Test func `what a narrowed lookup leaves out is counted, Apple's statement too`() throws {
        func credit(_ id: String, _ product: String?) -> LookupResult.Credit {
            var credit = LookupResult.Credit(
                transactionID: id,
                userID: "u",
                creditedAt: "2026-02-01T16:00:00Z",
                orderID: nil,
                status: "credited",
                isMatched: false
            )
            credit.productID = product
            return credit
        }
        var result = nothing
        result.unmatchedCredits = [credit("1", "gems"), credit("2", nil), credit("3", "sword")]
        result.claims = ["1", "2"].map {
            .init(claimant: "u", transactionID: $0, environment: "Production", state: "pending")
        }
        result.apple = AppleLookupAnswer(meaning: "transaction_id", value: "1")
        result.apple?.transactions = [StatedTransaction([statement(of: .signed("1", TransactionFacts()))])]
        let day = Instant(milliseconds: 1_769_961_600_000)..<Instant(milliseconds: 1_770_048_000_000)
        let narrowed = result.narrowed(to: LookupNarrowing(productID: "gems", paid: day))
        #expect(narrowed.unmatchedCredits.map(\.transactionID) == ["1"])
        #expect(narrowed.claims.map(\.transactionID) == ["1"])
        let zone = LocalTime(zone: try #require(TimeZone(identifier: "Asia/Shanghai")))
        #expect(
            narrowed.text(for: "u", in: TextLocale(.english, zone)).hasPrefix(
                "Narrowed to product gems, paid from 2 Feb 2026, 00:00 (UTC+8) to before 3 Feb 2026, 00:00 (UTC+8): "
                    + "0 of 0 purchases, 1 of 3 deliveries without a purchase, 1 of 2 claims, "
                    + "0 of 1 transactions of Apple's answer.\n"
            )
        )
    }
}
