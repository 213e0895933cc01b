import Reports
import Testing

@testable import AppStoreRecords
@testable import Intake
@testable import Recoup

/// Rules belong to the modules that read evidence and inputs; their names for people are in the catalogue of messages.
@Suite struct RuleNameTests {
    @Test(arguments: EvidenceRejectionRule.allCases.map(\.rawValue))
    func `every rule of evidence has a name`(rule: String) {
        #expect(Message(evidenceRule: rule) != Message(verbatim: rule))
    }

    @Test(arguments: RowRejectionRule.allCases.map(\.rawValue))
    func `every rule of input rows has a name`(rule: String) {
        #expect(Message(inputRule: rule) != Message(verbatim: rule))
    }
}
