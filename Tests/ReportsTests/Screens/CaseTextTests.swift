import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

@Suite struct CaseTextTests {
    private func row(_ kind: String, _ change: (inout CaseRow) -> Void) -> CaseRow {
        var row = CaseRow(
            caseID: "RC-0123456789",
            kind: kind,
            environment: "Production",
            detail: "",
            nextStep: "take_back",
            openedAt: asOf - .days(1),
            state: .open
        )
        row.transactionID = TransactionID("1000000280765165")
        change(&row)
        return row
    }

    private func credited(_ row: inout CaseRow) {
        row.creditedUserID = UserID("u2")
        row.creditedAt = asOf - .days(2)
        row.creditOrderID = OrderID("ord-60")
    }

    private func text(_ row: CaseRow, _ history: [CaseHistoryRow] = []) -> CaseText {
        CaseText(row: row, history: history, due: .days(7), asOf: asOf)
    }

    @Test func `a case tells everything one needs to act on it`() throws {
        let mismatch = row("owner_mismatch") {
            credited(&$0)
            $0.purchaseDate = asOf - .days(3)
            $0.ownerUserID = UserID("u1")
            $0.ownerBasis = "account_token"
            $0.expected = "u1"
            $0.actual = "u2"
            $0.storefronts = "CHN;USA"
        }
        let unproven = row("unproven_credit") {
            credited(&$0)
            $0.expected = "a payment"
            $0.actual = "no evidence"
        }
        let forged = row("forged_receipt") {
            $0.environment = ""
            $0.transactionID = nil
            $0.detail = "u1; evidence 1; users 1"
        }
        let ambiguous = row("missing_credit") {
            $0.ownerBasis = "ambiguous"
            $0.ownerCandidates = [UserID("u1"), UserID("u2")]
            $0.nextStep = "ask_customer"
        }
        let settled = row("missing_credit") {
            $0.ownerBasis = "claimed_by"
            $0.ownerUserID = UserID("u1")
            $0.state = .resolved
            $0.nextStep = "credit_owner"
        }
        let delivered = row("missing_credit") {
            $0.closedAt = asOf
            $0.closedReason = "credited"
        }
        let merged = row("missing_credit") {
            $0.closedAt = asOf
            $0.closedReason = "merged"
            $0.mergedInto = TransactionID("1000000280765001")
        }
        let proven = row("unproven_credit") {
            $0.closedAt = asOf
            $0.closedReason = "matched"
            $0.isPurchaseKnown = true
        }
        let ofLaterVersion = row("missing_credit") {
            $0.closedAt = asOf
            $0.closedReason = "of_a_later_version"
        }
        let history = [
            CaseHistoryRow(at: asOf - .hours(2), actor: "kim", action: "assigned", assignee: "ben"),
            CaseHistoryRow(
                at: asOf - .hours(1),
                actor: "ben",
                action: "resolved",
                reason: "credited_manually",
                userID: UserID("u1"),
                note: "gave 60"
            ),
        ]
        let open = [mismatch, unproven, forged, ambiguous]
        let cases = (open + [delivered, merged, proven, ofLaterVersion]).map { text($0) } + [text(settled, history)]
        for language in Language.allCases {
            let texts = cases.map { $0.text(in: TextLocale(language)) }
            try expectGolden(texts.joined(separator: "\n"), "case.show.\(language.rawValue).txt")
        }
        try expectGolden(try text(settled, history).json(), "case.show.json")
        #expect(try text(mismatch).json().contains(#""detail" : "storefronts CHN;USA""#))
    }

    @Test(
        arguments: [
            (.open, nil, "take_back", "open"), (.open, asOf, nil, "closed by itself"),
            (.assigned, asOf, nil, "closed by itself"), (.reopened, asOf, nil, "closed by itself"),
            (.resolved, asOf, nil, "resolved"),
        ] as [(CaseState, Instant?, String?, String)]
    )
    func `a case that is over has no next step, and is not called open`(
        state: CaseState,
        closedAt: Instant?,
        nextStep: String?,
        shown: String
    ) {
        let missing = row("missing_credit") {
            $0.state = state
            $0.closedAt = closedAt
        }
        let list = CaseListText(rows: [missing], due: .days(7), asOf: asOf).text()
        #expect(list.contains("  \(shown)  ") && list.contains("take_back") == (nextStep != nil), "\(list)")
        let told = text(missing).text()
        #expect(told.contains("(missing_credit), \(shown)\n"), "\(told)")
        #expect(told.contains("take_back") == (nextStep != nil), "\(told)")
    }

    @Test func `the history of a case says when a run opened it again`() {
        let resolution = CaseHistoryRow(at: asOf - .hours(3), actor: "kim", action: "resolved", reason: "fraud")
        let note = CaseHistoryRow(at: asOf - .hours(2), actor: "kim", action: "note", note: "rang")
        let reopening = CaseHistoryRow(at: asOf - .hours(1), actor: "kim", action: "reopened")
        func told(_ state: CaseState, _ history: [CaseHistoryRow]) -> Bool {
            let row = row("missing_credit") {
                $0.state = state
                $0.openedAt = asOf
            }
            return text(row, history).text().contains("recoup: found again, so the case is open again")
        }
        #expect(told(.reopened, [resolution, note]))
        let assignment = CaseHistoryRow(at: asOf, actor: "kim", action: "assigned", assignee: "kim")
        #expect(told(.assigned, [resolution, assignment]))
        #expect(!told(.reopened, [resolution, reopening, note]))
        #expect(!told(.resolved, [resolution]))
    }

    @Test func `a case without an owner says so once`() {
        let lost = row("missing_credit") { $0.ownerBasis = "unknown" }
        #expect(text(lost).text().contains("\n  Owner: unknown\n"))
    }

    @Test func `a work list names the transaction of a credit without purchase`() throws {
        let unproven = row("unproven_credit", credited)
        let list = CaseListText(rows: [unproven], due: .days(7), asOf: asOf).text()
        #expect(list.contains("unproven_credit  1000000280765165  unknown"))
    }

    @Test func `a case says to wait for what came in, else for its resolution, and nothing once that is in the books`()
    {
        func steps(_ step: String, _ news: [PurchaseNews] = []) -> [String] {
            let resolved = row("content_mismatch") {
                $0.state = .resolved
                $0.nextStep = step
            }
            let text = CaseText(row: resolved, history: [], news: news, due: .days(7), asOf: asOf).text()
            return text.split(separator: "\n").filter { $0.contains("Next step") }.map { $0.drop { $0 == " " } }.map(
                String.init
            )
        }
        let credited = PurchaseNews(.credited, userID: "u1", at: asOf)
        #expect(steps("wait", [credited]) == [Message.nextStepRunFirst[.english]])
        #expect(steps("wait") == [Message.nextStepWaitsForRun[.english]])
        #expect(steps("") == [])
    }

    @Test(arguments: Language.allCases)
    func `a work list fits a terminal of 80 columns, and its codes are whole`(in language: Language) {
        let rows = ["missing_credit", "unproven_credit", "refunded_after_credit"].map { kind in
            row(kind) {
                $0.ownerUserID = UserID("u100066")
                $0.purchaseDate = asOf - .days(12)
                $0.openedAt = asOf - .days(9)
                $0.nextStep = "ignore_reviewer"
                $0.state = .assigned
                $0.assignee = "mei"
            }
        }
        let list = CaseListText(rows: rows, due: .days(7), asOf: asOf)
        func lines(_ columns: Int?) -> [Substring] {
            var locale = TextLocale(language)
            locale.style = TerminalStyle(isColoured: false, columns: columns)
            return list.text(in: locale).split(separator: "\n")
        }
        let narrow = lines(80)
        #expect(narrow.allSatisfy { displayWidth(String($0)) <= 80 }, "\(narrow)")
        for (row, line) in zip(rows, narrow.dropFirst()) {
            #expect(line.contains(row.caseID) && line.contains(row.kind) && line.contains(row.nextStep), "\(line)")
        }
        #expect(narrow.joined().contains("recoup case show"))
        #expect(!lines(200).joined().contains("recoup case show") && lines(200) == lines(nil))
    }

    @Test(arguments: Language.allCases)
    func `a work list is a table with a heading`(in language: Language) throws {
        let missing = row("missing_credit") {
            $0.ownerUserID = UserID("u1")
            $0.purchaseDate = asOf - .days(12)
            $0.openedAt = asOf - .days(9)
            $0.price = PurchasePrice(price: Price(milliunits: 1_712_000, currency: "CNY"), source: .signed)
            $0.nextStep = "credit_owner"
            $0.state = .assigned
            $0.assignee = "小美"
        }
        let list = CaseListText(rows: [missing, row("unproven_credit", credited)], due: .days(7), asOf: asOf)
        try expectGolden(list.text(in: TextLocale(language)), "case.list.\(language.rawValue).txt")
    }
}
