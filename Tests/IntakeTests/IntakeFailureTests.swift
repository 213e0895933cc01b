import Intake
import ReconciliationCore
import Testing

@Suite struct IntakeFailureTests {
    @Test(arguments: [
        (
            IntakeFailure.cannotRead(file: "a.csv", reason: "Input/output error"),
            "Cannot read a.csv: Input/output error. Nothing of it was taken in; run again when it can be read."
        ),
        (
            .truncatedGzip(file: "a.gz"),
            "Cannot read a.gz: its gzip data ends too early. Have it delivered again, whole."
        ),
        (
            .corruptGzip(file: "a.gz", reason: "incorrect data check"),
            "Cannot read a.gz: its gzip data is damaged (incorrect data check). Have it delivered again."
        ),
        (
            .unknownField("usr", kind: .users, known: ["user_id", "contact"]),
            "users has no field usr. Known fields: user_id, contact."
        ),
    ])
    func `a failure says what, where and what next`(failure: IntakeFailure, message: String) {
        #expect(failure.description == message)
    }

    @Test func `codes of rules are stable words`() {
        for rule in RejectionRule.allCases {
            #expect(
                rule.rawValue.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7a) || $0 == 0x5f || ($0 >= 0x30 && $0 <= 0x39) }
            )
        }
    }
}
