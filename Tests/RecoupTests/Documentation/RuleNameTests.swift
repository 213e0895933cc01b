import ReconciliationCore
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

    /// English sentences say what to do behind a semicolon, those of codes which there are.
    private static let withRemedy = RowRejectionRule.allCases.filter {
        $0.sentence.contains(";") || $0.sentence.contains(" none of ")
    }

    @Test(arguments: withRemedy)
    func `what to do about an input row is said in Chinese too`(rule: RowRejectionRule) {
        let row = RejectedRow(file: "a.csv", line: 2, field: "", rule: rule.rawValue, message: rule.sentence)
        let said = Message.rowsRefused(in: "a.csv", row)[.simplifiedChinese]
        let name = Message(inputRule: rule.rawValue)[.simplifiedChinese]
        #expect(said.contains(name) && !said.hasSuffix("原因：\(name)。"), "\(said)")
        #expect(Message.rowsRefused(in: "a.csv", row)[.english].hasSuffix(rule.sentence))
    }
}
