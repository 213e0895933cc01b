import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

@Suite struct PseudonymsTests {
    private let pseudonyms = Pseudonyms(key: Array("a ledger's own".utf8))

    private let order = LostOrder.sample {
        $0.ownerUserID = UserID("lin.wei")
        $0.ownerAccountName = "林伟"
        $0.ownerCandidates = "lin.wei;mei"
        $0.applicationUsername = "lin.wei"
        $0.submittedByUserID = UserID("mei")
        $0.assignee = "kim"
        $0.productID = ProductID("gems.60")
    }
    private let mismatch = ExceptionRow.sample {
        $0.expected = "lin.wei"
        $0.actual = "mei;ben"
        $0.detail = "lin.wei at noon"
        $0.creditedUserID = UserID("mei")
        $0.ownerUserID = UserID("lin.wei")
    }
    private let people = ["lin.wei", "林伟", "mei", "ben", "kim"]

    @Test func `a name has one pseudonym in every column, and another ledger another`() throws {
        let text = try csv(Table.lostOrders(asOf: asOf).redacted(by: pseudonyms), [order])
        let pseudonym = pseudonyms.name("lin.wei")
        #expect(pseudonym.wholeMatch(of: /p-[0-9a-f]{16}/) != nil)
        #expect(text.ranges(of: pseudonym).count == 3)
        #expect(text.contains("\"\(pseudonym);\(pseudonyms.name("mei"))\""))
        for name in people { #expect(!text.contains(name), "\(name)") }
        #expect(text.contains("gems.60") && text.contains("1000000280765165"))
        #expect(Pseudonyms(key: [1]).name("lin.wei") != pseudonym)
        #expect(try csv(Table.lostOrders(asOf: asOf).redacted(by: nil), [order]).contains("lin.wei"))
    }

    @Test func `what is expected keeps its words unless it names accounts, and details lose theirs`() throws {
        let quantity = ExceptionRow.sample {
            $0.kind = "content_mismatch"
            $0.expected = "quantity 3"
            $0.actual = "quantity 1"
        }
        let text = try csv(Table.exceptions.redacted(by: pseudonyms), [mismatch, quantity])
        for name in people { #expect(!text.contains(name), "\(name)") }
        #expect(text.contains("\(pseudonyms.name("mei"));\(pseudonyms.name("ben"))"))
        #expect(text.contains("(redacted)") && text.contains("quantity 3") && text.contains("quantity 1"))
    }

    @Test func `a redacted page holds nobody's name, and offers no command that needs one`() throws {
        let page = try WrittenPage([order], [mismatch], redactedBy: pseudonyms)
        for name in people { #expect(!page.html.contains(name), "\(name)") }
        #expect(page.html.contains(pseudonyms.name("lin.wei")))
        #expect(page.html.contains("People are shown by pseudonyms"))
        #expect((try page.json("page-data") as? [String: Any])?["is_redacted"] as? Bool == true)
    }

    /// A column that is added must be decided about: it appears in this list, which the article repeats.
    @Test func `every column that says something of people is known`() throws {
        func columns<Row>(_ table: Table<Row>, _ row: Row) -> String {
            let lines = table.columns.compactMap { column in
                column.people(row).map { "  \(column.name): \($0)" }
            }
            return "\(table.fileName): \(table.columns.count) columns\n" + lines.map { $0 + "\n" }.joined()
        }
        var caseRow = CaseRow(
            caseID: "c",
            kind: "owner_mismatch",
            environment: "Production",
            detail: "",
            nextStep: "",
            openedAt: asOf,
            state: .open
        )
        caseRow.assignee = "kim"
        let finding = FindingRow(finding: mismatch, openedAt: asOf, closedAt: nil, closedReason: nil)
        let white = WhiteListRow(
            transactionID: TransactionID("1"),
            environment: "",
            quantity: 1,
            state: "",
            ownerBasis: "",
            runID: RunID(1)
        )
        let black = BlackListRow(
            transactionID: TransactionID("1"),
            userID: UserID("1"),
            creditedAt: asOf,
            creditSource: "",
            state: "",
            runID: RunID(1)
        )
        let event = CaseEventRow(
            sequence: 1,
            caseID: "",
            kind: nil,
            transactionID: nil,
            event: CaseHistoryRow(at: asOf, actor: "", action: "")
        )
        let texts = [
            columns(.lostOrders(asOf: asOf), order), columns(.exceptions, mismatch),
            columns(.unverified, UnverifiedRow(subject: "", outcome: "", attempts: 0)),
            columns(.rejectedInput, RejectedRow(file: "", line: 0, field: "", rule: "", message: "")),
            columns(.findings, finding), columns(.cases(due: .days(7), asOf: asOf), caseRow),
            columns(.caseEvents, event), columns(.whiteList, white), columns(.blackList, black),
        ]
        try expectGolden(texts.joined(), "people.txt")
    }
}
