import Foundation
import Testing

/// From the article "Promises": same input, same verdicts, however it arrives.
@Suite struct OrderOfArrivalTests {
    @Test(arguments: [UInt64(1), 2, 3, 4])
    func `the same rows shuffled, split over other files and imported twice give the same lists`(
        seed: UInt64
    ) async throws {
        let straight = try await Workplace.dataset(seed)
        try await straight.run()

        let shuffled = try await Workplace.dataset(seed, isEmptied: true)
        var pieces = InboxPieces(seed: seed)
        let files = try InboxPieces.files(of: try await Datasets.shared.folder(seed: seed))
        for round in ["a", "b"] {
            for file in files {
                for (name, text) in pieces.split(file) {
                    try shuffled.put(text, at: "inbox/\(file.kind)/\(round)\(name)")
                }
            }
        }
        #expect(try await shuffled.run().status == 0)
        try await expectSameLists(shuffled, straight)
    }

    @Test func `receipts before credits before users, one import each, give the same lists`() async throws {
        let straight = try await Workplace.dataset(5)
        try await straight.run()

        let backwards = try await Workplace.dataset(5, isEmptied: true)
        let dataset = try await Datasets.shared.folder(seed: 5)
        for file in try InboxPieces.files(of: dataset).reversed() {
            let taken = try await backwards.recoup("import", file.kind, "--quiet", file.path)
            #expect(taken.status == 0, "\(taken.messages)")
        }
        #expect(try await backwards.run().status == 0)
        try await expectSameLists(backwards, straight)
    }

    private func expectSameLists(_ left: Workplace, _ right: Workplace) async throws {
        for name in ["lost-orders.csv", "exceptions.csv"] {
            let (one, other) = (try left.report(name), try right.report(name))
            #expect(!other.records.isEmpty)
            #expect(one.without("first_seen_at") == other.without("first_seen_at"), "\(name)")
        }
        for list in ["white-list", "black-list"] {
            let (one, other) = (try await left.export(list), try await right.export(list))
            #expect(!other.records.isEmpty)
            #expect(one.without("entered_at", "run_id") == other.without("entered_at", "run_id"), "\(list)")
        }
    }
}
