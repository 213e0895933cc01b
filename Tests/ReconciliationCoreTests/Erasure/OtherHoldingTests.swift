import ReconciliationCore
import Testing

/// Which values of a forgotten person stay because others hold them too.
@Suite struct OtherHoldingTests {
    @Test(arguments: [
        ("users_file", true, true), ("users_file", false, true), ("upload", true, false), ("upload", false, true),
        ("purchase", true, false), ("purchase", false, true),
    ])
    func `a name the person is known by stays only where a users file gives it to another too`(
        code: String,
        isStated: Bool,
        stays: Bool
    ) throws {
        let holding = try #require(OtherHolding(rawValue: code))
        #expect(holding.keeps(isStated: isStated) == stays)
        #expect(OtherHolding.allCases.count == 3)
    }
}
