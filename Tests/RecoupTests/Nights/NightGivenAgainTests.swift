import Foundation
import Testing

/// What only the first run of a night met is said again by whichever takes its place, until a later night is reported.
@Suite struct NightGivenAgainTests {
    enum Trouble: String, Sendable, CaseIterable {
        case unreadableReceipts, cutFile, contradictedBuyers

        var status: Int32 { self == .contradictedBuyers ? 0 : 3 }

        var said: String {
            switch self {
            case .unreadableReceipts: "30 of 30 new pieces of receipt data cannot be read"
            case .cutFile: "cut.csv.gz"
            case .contradictedBuyers: "PAYMENTS CONTRADICT each other: rows of 1 transaction name different buyers."
            }
        }

        fileprivate func put(into place: Workplace) async throws {
            switch self {
            case .unreadableReceipts:
                let lines = (1...30).map { number in
                    let cut = Data("0\u{3}cut receipt \(number)".utf8).base64EncodedString()
                    return #"{"user_id":"u\#(number)","receipt_data":"\#(cut)","received_at":"2026-03-01T10:00:00Z"}"#
                }
                try place.put(lines.joined(separator: "\n") + "\n", at: "inbox/receipts/r.jsonl")
            case .cutFile:
                try place.put(Credits.one("700001009", to: "u1", at: "2026-03-01T10:00:00Z"), at: "plain.csv")
                try await place.prepare("gzip -9n < plain.csv | head -c 40 > inbox/credits/cut.csv.gz")
            case .contradictedBuyers:
                try place.put(payment: "700001001", at: "2026-02-27T09:00:00Z", user: "u2", in: "p2.csv")
            }
        }
    }

    private static let night = "2026-03-02T03:00:00Z"
    private static let next = "2026-03-03T03:00:00Z"

    /// One good night, and the trouble in the inbox of the next one.
    private static func place(with trouble: Trouble) async throws -> Workplace {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-27T09:00:00Z", user: "u1", in: "p1.csv")
        try place.put(credit: "700001001", to: "u1", at: "2026-02-27T09:01:00Z")
        #expect(try await place.run().status == 0)
        try await trouble.put(into: place)
        return place
    }

    /// Holds the newest report against the one of a night that nothing disturbed.
    private static func expect(_ trouble: Trouble, _ ending: ProcessUnderTest.Ending, in place: Workplace) throws {
        #expect(ending.status == trouble.status, "\(ending.messages)")
        let summary = try place.summary()
        let alarms = try #require(summary["alarms"] as? [String])
        #expect(alarms.contains { $0.contains(trouble.said) }, "\(alarms)")
        // Once it lies in `failed`, it is also said what is missing with it.
        #expect((1...(trouble == .cutFile ? 2 : 1)).contains(alarms.count), "\(alarms)")
        #expect(summary["refused_files"] as? Int == (trouble == .cutFile ? 1 : 0))
    }

    @Test(arguments: Trouble.allCases)
    func `a night given again says what its first run said, and the next one does not`(trouble: Trouble) async throws {
        let place = try await Self.place(with: trouble)
        for _ in 1...3 { try Self.expect(trouble, try await place.run(asOf: Self.night), in: place) }
        let next = try await place.run(asOf: Self.next)
        // A file that waits is named every night, and its deliveries are missing for a week.
        #expect(next.status == (trouble == .cutFile ? 3 : 0), "\(next.messages)")
        #expect(next.output.contains(trouble.said) == (trouble == .cutFile), "\(next.output)")
    }

    @Test(arguments: Trouble.allCases, [60, 80, 95])
    func `a night that was killed and is run again says what it would have said`(
        trouble: Trouble,
        percent: Int
    ) async throws {
        let twin = try await Self.place(with: trouble)
        let (_, changes) = try await twin.countedRun(asOf: Self.night)
        let place = try await Self.place(with: trouble)
        try await place.run(asOf: Self.night, killedAtChange: changes * percent / 100)
        try Self.expect(trouble, try await place.run(asOf: Self.night), in: place)
    }

    @Test(arguments: Trouble.allCases)
    func `what a night met whose report could not be written is said by the next one`(trouble: Trouble) async throws {
        let place = try await Self.place(with: trouble)
        try await place.prepare("mv reports kept && touch reports")
        #expect(try await place.run(asOf: Self.night).status != 0)
        try await place.prepare("rm reports && mv kept reports")
        try Self.expect(trouble, try await place.run(asOf: Self.next), in: place)
    }

    @Test func `a file that was refused and taken away since is no trouble of the night given again`() async throws {
        let place = try await Self.place(with: .cutFile)
        #expect(try await place.run(asOf: Self.night).status == 3)
        try place.remove("inbox/failed")
        #expect(try await place.run(asOf: Self.night).status == 0)
    }
}
