import Foundation
import Testing

@testable import AppStoreSimulator

/// From the article "Promises": one piece of evidence that ends the program which reads it costs one night, not all.
@Suite struct EvidenceThatEndsTheProgramTests {
    @Test func `what ended a run is found by the next one, told, and read again once it can be`() async throws {
        let calm = try await Workplace.dataset(12, withDamage: true)
        let (whole, changes) = try await calm.countedRun()

        let place = try await Workplace.dataset(12, withDamage: true)
        try #require(try await place.run(killedAtChange: changes / 10))
        // Each process that tries the evidence ends at its 50th piece: a piece takes two reads.
        var trap = try CallTrap.atChange(0)
        trap["CALL_TRAP"] = "reads ] 100 \(SIGILL)"
        let night = try await ProcessUnderTest.run(
            ["run", "--quiet", "--as-of", Workplace.asOf],
            in: place.folder,
            environment: trap
        )
        #expect(night.status == 3, "\(night.messages)")
        let answers = try place.report("unverified.csv").records.compactMap { $0["last_answer"] }
        #expect(answers.contains { $0.contains("ended the program") })
        #expect(try place.text("reports/latest/summary.txt").contains("became unverifiable"))

        let next = try await place.run()
        #expect(next.status == whole.status, "\(next.messages)")
        for name in ["lost-orders.csv", "exceptions.csv", "unverified.csv"] {
            #expect(try place.report(name) == calm.report(name), "\(name)")
        }
    }
}
