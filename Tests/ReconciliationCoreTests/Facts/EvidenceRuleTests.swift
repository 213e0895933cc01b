import ReconciliationCore
import Testing

@Suite struct EvidenceRuleTests {
    @Test func `the rules after which Apple is not asked again by itself have these codes, which are stored`() {
        #expect(EvidenceAnswer.retriesUsedUpRule == "retries_used_up")
        #expect(EvidenceAnswer.appleStatusRulePrefix == "apple_")
        #expect(EvidenceAnswer.lacksSecretRule == "apple_21004")
    }
}
