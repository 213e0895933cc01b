import Foundation
import Testing

/// Whole nights over simulated datasets against the truth of each, both ways.
@Suite struct KnownTruthTests {
    @Test(arguments: Datasets.seeds)
    func `a night finds every lost order and every wrong account, and no others`(seed: UInt64) async throws {
        let place = try await Workplace.dataset(seed)
        let night = try await place.run()
        #expect(night.status == 0, "\(night.messages)")
        let truth = try Truth(place.text("truth.jsonl"))

        let found = Set(try place.report("lost-orders.csv").records.map(Truth.LostOrder.init))
        #expect(found.subtracting(truth.lostOrders).isEmpty, "reported, not in the data")
        #expect(truth.lostOrders.subtracting(found).isEmpty, "in the data, not reported")

        let mismatches = try place.report("exceptions.csv").records.filter { $0["kind"] == "owner_mismatch" }
        #expect(Set(mismatches.map(Truth.WrongAccount.init)) == truth.wrongAccounts)
        #expect(try place.report("lost-orders.csv").records.count == truth.lostOrders.count)
    }
}

/// `truth.jsonl` in the words of the reports.
private struct Truth {
    struct LostOrder: Hashable {
        var environment: String
        var transactionID: String
        var owner: String
        var basis: String
        var cause: String

        init(_ record: CSVText.Record) {
            environment = record["environment"] ?? ""
            transactionID = record["transaction_id"] ?? ""
            owner = record["owner_user_id"] ?? ""
            basis = record["owner_basis"] ?? ""
            cause = record["cause"] ?? ""
        }
    }

    struct WrongAccount: Hashable {
        var transactionID: String
        var owner: String
        var basis: String
        var credited: String

        init(_ record: CSVText.Record) {
            transactionID = record["transaction_id"] ?? ""
            owner = record["owner_user_id"] ?? ""
            basis = record["owner_basis"] ?? ""
            credited = record["credited_user_id"] ?? ""
        }
    }

    var lostOrders: Set<LostOrder> = []
    var wrongAccounts: Set<WrongAccount> = []

    init(_ text: String) throws {
        for line in text.split(separator: "\n") {
            let fields = try JSONText.object(String(line)).compactMapValues { $0 as? String }
            switch fields["kind"] {
            case "missing_credit": lostOrders.insert(LostOrder(fields))
            case "owner_mismatch": wrongAccounts.insert(WrongAccount(fields))
            default: break
            }
        }
    }
}
