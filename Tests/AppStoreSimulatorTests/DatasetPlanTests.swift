import Foundation
import Testing

@testable import AppStoreSimulator

@Suite struct DatasetPlanTests {
    private static let asOf = Moment(milliseconds: 1_772_334_000_000)
    private static func books(seed: UInt64, customers: Int = 40) -> Books {
        DatasetPlan(seed: seed, customerCount: customers, asOf: asOf).books()
    }

    @Test func `the same seed gives the same books and the same truth`() {
        #expect(Self.books(seed: 7) == Self.books(seed: 7))
        #expect(Self.books(seed: 7).truth != Self.books(seed: 8).truth)
    }

    @Test(arguments: UInt64(1)...20)
    func `every kind of scenario is in every dataset`(seed: UInt64) {
        let books = Self.books(seed: seed)
        #expect(Set(books.scenarios.map(\.scenario)) == Set(Scenario.allCases.map(\.rawValue)))
        let missing = books.truth.filter { $0.kind == "missing_credit" }
        #expect(Set(missing.compactMap(\.cause)) == Set(Cause.allCases))
        #expect(Set(missing.compactMap(\.ownerBasis)) == Set(OwnerBasis.allCases).subtracting([.claimedUnproven]))
        #expect(Set(books.truth.map(\.kind)) == Self.kinds)
    }

    @Test(arguments: UInt64(1)...20)
    func `the export of credits ends at the watermark, a day early`(seed: UInt64) {
        let books = Self.books(seed: seed)
        let calendar = DatasetCalendar(asOf: Self.asOf)
        #expect(books.credits.map(\.creditedAt).max() == calendar.watermark)
        #expect(calendar.watermark.text == "2026-02-27T21:00:00Z")
        #expect(books.submissions.allSatisfy { $0.receivedAt <= Self.asOf })
        #expect(books.deliveries.allSatisfy { $0.receivedAt <= Self.asOf })
    }

    @Test func `a user has one device, and sends the receipts that were made on it`() {
        var devices: [String: Set<String>] = [:]
        var copied = 0
        for submission in Self.books(seed: 1).submissions {
            let user = ["user_id", "userID", "user-id"].compactMap { submission.fields[$0] }.first
            guard let user, let device = submission.fields["device_id"] else { continue }
            devices[user, default: []].insert(device)
            guard case .receipt(let receipt) = submission.evidence else { continue }
            if uuidText(receipt.deviceIdentifier).uppercased() != device {
                copied += 1
                #expect(receipt.bundleID == Catalogue.foreignBundle, "found somewhere and sent as one's own")
            }
        }
        #expect(devices.count > 40)
        #expect(devices.values.allSatisfy { $0.count == 1 })
        #expect(copied > 0)
    }

    @Test(arguments: UInt64(1)...20)
    func `no missing credit has a standing credit, and none is listed twice`(seed: UInt64) {
        let books = Self.books(seed: seed)
        let missing = books.truth.filter { $0.kind == "missing_credit" }.map(\.transactionID)
        #expect(Set(missing).count == missing.count)
        let standing = books.standingCredits()
        #expect(missing.allSatisfy { !standing.contains($0) })
    }

    @Test(arguments: UInt64(1)...20)
    func `every purchase is credited, missing, or made to be neither`(seed: UInt64) {
        let books = Self.books(seed: seed)
        var explained = books.standingCredits()
        explained.formUnion(books.truth.map(\.transactionID))
        explained.formUnion(books.scenarios.flatMap(\.transactions))
        // The renewal beside a lost first period is excluded by policy.
        let renewals = books.rows.filter { $0.type == .autoRenewable && $0.transactionID != $0.originalTransactionID }
        explained.formUnion(renewals.map(\.transactionID))
        // A restored id stands for its original.
        for row in books.rows where explained.contains(row.originalTransactionID) {
            explained.insert(row.transactionID)
        }
        #expect(books.rows.map(\.transactionID).filter { !explained.contains($0) } == [])
    }

    @Test func `a dataset needs no ordinary customers`() {
        let books = Self.books(seed: 3, customers: 0)
        #expect(Set(books.scenarios.map(\.scenario)).count == Scenario.allCases.count)
    }

    @Test func `larger datasets hold more of each scenario`() {
        let books = Self.books(seed: 3, customers: 800)
        #expect(books.scenarios.count { $0.scenario == Scenario.atWatermark.rawValue } == 3)
    }

    private static let kinds: Set<String> = [
        "missing_credit", "owner_mismatch", "duplicate_credit", "content_mismatch", "refunded_after_credit",
        "environment_breach", "reused_receipt", "unproven_credit", "foreign_receipt", "forged_receipt",
    ]
}

extension Books {
    /// Rows of every receipt that was uploaded unchanged.
    fileprivate var rows: [InAppRow] {
        submissions.flatMap { submission -> [InAppRow] in
            guard case .receipt(let receipt) = submission.evidence else { return [] }
            return receipt.rows
        }
    }

    /// Transactions with more deliveries than withdrawals. Plain counting: scenarios withdraw what they delivered.
    fileprivate func standingCredits() -> Set<String> {
        var balance: [String: Int] = [:]
        for credit in credits where credit.status != "failed" {
            balance[credit.transactionID, default: 0] += credit.status == "withdrawn" ? -1 : 1
        }
        return Set(balance.filter { $0.value > 0 }.keys)
    }
}
