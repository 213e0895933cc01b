import Testing

@testable import AppStoreSimulator

@Suite struct FaultPlanTests {
    @Test func `a fault depends on the seed and the request's number alone`() throws {
        let text = "latency=200ms:0.5,drop=0.05,status500=0.05,half=0.03"
        let (plan, again, other) = try (
            FaultPlan(text, seed: 3), FaultPlan(text, seed: 3), FaultPlan(text, seed: 4)
        )
        let decisions = (1...2_000).map(plan.decision)
        #expect(decisions == (1...2_000).map(again.decision))
        #expect(decisions != (1...2_000).map(other.decision))
        let dropped = decisions.count { $0.fault == .drop }
        #expect((60...140).contains(dropped), "\(dropped) of 2000 at 5 %")
        let slow = decisions.count { $0.latencyMilliseconds == 200 }
        #expect((900...1_100).contains(slow), "\(slow) of 2000 at 50 %")
    }

    @Test func `a storm covers its requests and no others`() throws {
        let plan = try FaultPlan("storm21005=10:20,storm503=30:30,skew=-10m")
        #expect((1...40).filter { plan.decision(for: $0).fault == .storm(21_005) } == Array(10...20))
        #expect((1...40).filter { plan.decision(for: $0).fault == .storm(503) } == [30])
        #expect(plan.skewMilliseconds == -600_000)
    }

    @Test func `no plan means no faults`() throws {
        let plan = try FaultPlan()
        #expect((1...100).allSatisfy { plan.decision(for: $0) == FaultPlan.Decision() })
    }

    @Test(arguments: ["drop", "drop=2", "latency=5", "storm21005=3", "storm=1:2", "storm21005=9:3", "thunder=0.1"])
    func `a part that says nothing is named`(text: String) throws {
        let failure = #expect(throws: FaultPlanError.self) { _ = try FaultPlan(text) }
        #expect(failure?.description.hasPrefix(text) == true)
    }
}
