import Intake
import ReconciliationCore
import Reports
import Testing

@testable import Recoup

@Suite struct IntakeFailureTests {
    @Test(arguments: [
        (
            IntakeFailure.cannotRead(file: "a.csv", reason: "Input/output error"),
            "Cannot read a.csv: Input/output error. Nothing of it was imported; run again when it can be read."
        ),
        (
            .cannotReadTwice(file: "standard input"),
            "Cannot read standard input twice: the same content was imported before, and some rows that were refused then can "
                + "be read now. Import it from a file."
        ),
        (
            .obstacle(file: "a.csv", .symbolicLink),
            "a.csv was not read: it is a symbolic link, and links are not followed; give the file itself."
        ),
        (
            .obstacle(file: "a.csv", .severalLinks(2)),
            "a.csv was not read: it has 2 names (hard links), and is read only when it has one; give a copy of its own."
        ),
        (
            .tooLarge(file: "a.gz", bytesMax: 64 << 30, isUnpacked: true),
            "Cannot import a.gz: unpacked, it holds more than 64 GiB. Deliver it in parts (`split --line-bytes`; each "
                + "part of a CSV file needs the header)."
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
        (
            .memberForTwoFields("who", kind: .receipts, fields: ["account_name", "user_id"]),
            "receipts: account_name, user_id are all to be read from who, but in JSON each field needs a member of its own. Name "
                + "it for one of them."
        ),
    ])
    func `a failure says what, where and what next`(failure: IntakeFailure, message: String) {
        #expect(Message(failure)[.english] == message)
    }
}
