import Intake
import Testing

@Suite struct RowRejectionRuleTests {
    @Test func `codes of rules are stable words`() {
        for rule in RowRejectionRule.allCases {
            #expect(
                rule.rawValue.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7a) || $0 == 0x5f || ($0 >= 0x30 && $0 <= 0x39) }
            )
        }
    }
}
