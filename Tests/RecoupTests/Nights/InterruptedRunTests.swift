import Foundation
import Testing

@testable import AppStoreSimulator

/// From the article "Promises": nothing lost, nothing twice, whenever the process dies.
@Suite struct InterruptedRunTests {
    @Test(arguments: [UInt64(1), 2, 3, 4])
    func `killed again and again, then run to its end: the books of an uninterrupted run`(seed: UInt64) async throws {
        let straight = try await Workplace.dataset(10, withDamage: true)
        let (uninterrupted, changes) = try await straight.countedRun()
        #expect(uninterrupted.status == 3)

        let place = try await Workplace.dataset(10, withDamage: true)
        var random = SplitMix64(seed: seed)
        var killed = 0
        for _ in 0..<4 {
            let number = random.number(in: 1...changes * 9 / 10)
            if try await place.run(killedAtChange: number) { killed += 1 }
        }
        #expect(killed > 0)
        let last = try await place.run()
        #expect(last.status == uninterrupted.status, "\(last.messages)")
        for name in [
            "lost-orders.csv", "exceptions.csv", "unverified.csv", "aging.csv", "roll-forward.csv",
            "rejected-input.csv",
        ] {
            #expect(try place.report(name) == straight.report(name), "\(name)")
        }
        for list in ["white-list", "black-list", "moves", "rejects"] {
            #expect(try await place.export(list) == straight.export(list), "\(list)")
        }
        #expect(place.names("inbox/done") == straight.names("inbox/done"))
        #expect(place.names("reports").filter { $0.hasPrefix(".") } == [])
    }
}
