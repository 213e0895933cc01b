import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

@Suite struct RunSummaryTests {
    private var summary: RunSummary {
        var totals = BookTotals()
        totals.whiteByState = ["within_grace": 4, "credits_not_in_yet": 3, "missing_credit": 2, "parked": 1]
        totals.black = 90
        totals.closedByReason = ["before_coverage": 12, "revoked": 2]
        totals.merged = 1
        totals.liveCredits = 97
        totals.excludedCredits = 2
        totals.unmatchedCredits = 5
        totals.claimsByState = ["proven": 80, "pending": 2]
        totals.openFindingsByKind = ["missing_credit": 2, "owner_mismatch": 1]
        totals.newFindingsByKind = ["missing_credit": 2]
        totals.missingByNextStep = ["credit_owner": 1, "find_owner": 1]
        totals.closedFindings = 1
        totals.ownersByBasis = ["account_token": 1, "unknown": 1]
        totals.evidenceByOutcome = ["verified": 70, "pending": 3]
        totals.notificationsByType = ["REFUND": 2, "NOVELTY": 1]
        totals.unknownNotifications = ["NOVELTY": 1]
        totals.duplicateRows = 6
        totals.unfinishedButCredited = 1
        totals.periodsWithoutFirst = 2
        totals.rejectedRows = 3
        totals.unlistedRejectedRows = 2
        totals.watermarks = ["credits": asOf - .hours(20), "receipts": asOf - .hours(1)]
        totals.missingMoney = [
            .init(currency: "CNY", isEstimate: false, count: 1, milliunits: 6000),
            .init(currency: "USD", isEstimate: true, count: 1, milliunits: 990),
        ]
        totals.oldestMissing = asOf - .days(9)

        var summary = RunSummary(runID: RunID(7), asOf: asOf, version: "0.1.0", totals: totals)
        summary.aging = [
            AgingRow(
                listState: "missing_credit",
                bucket: "7-30d",
                currency: "CNY",
                count: 1,
                amountMilliunits: 6000,
                oldestPurchaseDate: asOf - .days(9),
                countChange: 1
            )
        ]
        summary.controlTotals = [
            ControlTotal(name: "input_files_foot", left: 10, right: 10),
            ControlTotal(name: "credits_live", left: 95, right: 95),
        ]
        summary.sources = [
            .init(
                kind: .credits,
                name: "credits/2025-03-11.csv",
                digest: ContentDigest(hex: String(repeating: "ab", count: 32)),
                records: 10,
                accepted: 6,
                duplicates: 1,
                rejected: 3
            )
        ]
        summary.lateInputs = [
            .init(kind: .users, latest: asOf - .days(3), maxAge: .hours(36)),
            .init(kind: .payments, latest: nil, maxAge: .hours(36)),
        ]
        summary.lastFullCheck = asOf - .days(2)
        summary.creditsSince = asOf - .days(30)
        summary.creditsWatermark = asOf - .hours(20)
        summary.requests = [
            .init(endpoint: "verify_receipt", result: "ok", count: 5),
            .init(endpoint: "verify_receipt", result: "21005", count: 1),
        ]
        summary.durations = ["intake": 12, "report": 3]
        summary.exitStatus = 3
        summary.warnings = [Message(verbatim: "Additional roots are in force:\ntest.pem")]
        summary.folder = "reports/20250312T000000Z"
        return summary
    }

    @Test(arguments: Language.allCases)
    func `the text says what matters first`(in language: Language) throws {
        try expectGolden(summary.text(in: TextLocale(language)), "summary.\(language.rawValue).txt")
    }

    /// A night on which everything came in: the lines a mail's preview shows are what a person must do.
    @Test(arguments: Language.allCases)
    func `a good night begins with what a person must do`(in language: Language) throws {
        var totals = BookTotals()
        totals.whiteByState = ["within_grace": 12, "credits_not_in_yet": 6, "missing_credit": 113]
        totals.black = 1009
        totals.openFindingsByKind = [
            "missing_credit": 113, "owner_mismatch": 5, "duplicate_credit": 4, "missing_payment": 12,
            "forged_receipt": 1,
        ]
        totals.newFindingsByKind = ["missing_credit": 113, "owner_mismatch": 2]
        totals.closedFindings = 1
        totals.missingByNextStep = ["credit_owner": 88, "ask_customer": 13, "find_owner": 6, "check_backend": 6]
        totals.missingMoney = [.init(currency: "CNY", isEstimate: false, count: 113, milliunits: 1_712_000)]
        totals.oldestMissing = asOf - .days(70)
        var good = RunSummary(runID: RunID(1), asOf: asOf, version: "0.1.0", totals: totals)
        good.creditsWatermark = asOf - .hours(6)
        good.resolvedProblems = 3
        good.reopenedCases = 2
        good.sources = summary.sources
        good.lastFullCheck = asOf
        let text = good.text(in: TextLocale(language))
        try expectGolden(text, "summary.good.\(language.rawValue).txt")
        if language == .english {
            #expect(
                text.hasPrefix(
                    """
                    113 paid purchases not delivered, 1,712.00 CNY, 113 new, oldest 1 Jan 2025.
                    88 can be delivered now, 6 need an owner, 13 need the customer, 6 need a look at the backend.
                    22 other problems, 2 new, 3 with a resolved case:

                    """
                )
            )
        }
    }

    @Test(arguments: Language.allCases)
    func `no line is wider than 100 columns`(in language: Language) {
        for line in summary.text(in: TextLocale(language)).split(separator: "\n") {
            #expect(displayWidth(String(line)) <= 100, "\(line)")
        }
    }

    @Test func `the JSON has every key with sorted names`() throws {
        try expectGolden(summary.json(), "summary.json")
    }

    @Test func `a quiet night says that nothing came`() throws {
        let quiet = RunSummary(runID: RunID(1), asOf: asOf, version: "0.1.0", totals: BookTotals())
        for language in Language.allCases {
            try expectGolden(quiet.text(in: TextLocale(language)), "summary.quiet.\(language.rawValue).txt")
        }
        #expect(quiet.text().contains("\n  Nothing to read: no new file came in since the last report.\n"))
    }

    @Test func `repeated deliveries are told before anybody takes something back, in the text and on the page`() {
        for (new, areTold) in [(10, true), (11, false)] {
            var repeated = summary
            repeated.totals.repeatedDeliveries = 11
            repeated.totals.newDeliveries = new
            let sentence = Message.deliveriesRepeated(11)
            #expect(repeated.text().contains("DELIVERIES ARE REPEATED: 11 purchases") == areTold)
            #expect(repeated.inputNotices(.utc).contains(PageNotice(.bad, sentence)) == areTold)
        }
    }

    @Test func `the text keeps to sixty lines however much there is to say`() {
        var loud = summary
        loud.warnings = (1...100).map { Message(verbatim: "warning \($0)") }
        loud.lateInputs = IntakeKind.allCases.map { .init(kind: $0, latest: nil, maxAge: .hours(1)) }
        loud.totals.missingMoney = (100...199).map {
            .init(currency: "C\($0)", isEstimate: false, count: 1, milliunits: 1)
        }
        for words in [1, 60] {
            loud.alarms = (1...8).map { Message(verbatim: "alarm \($0)" + String(repeating: " wide", count: words)) }
            let lines = loud.text().split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count - 1 <= 60)
            #expect(lines.contains { $0.hasPrefix("… and") || $0.contains(" more in summary.json") })
            #expect(lines.dropLast().last == "  Exit status: 3 (run 7, recoup 0.1.0)")
        }
    }

    @Test(arguments: Language.allCases)
    func `what makes a night worthless is said first, in the same words on the page`(in language: Language) {
        var blind = summary
        blind.lacksProof = true
        blind.alarms = [.fileChanged("credits/c.csv")]
        let first = [blind.totals.noPurchaseCanBeProven, blind.alarms[0]]
        let text = blind.text(in: TextLocale(language)).replacing("\n", with: " ")
        let places = first.map { text.firstRange(of: $0[language].prefix(12))?.lowerBound }
        #expect(places[0] == text.startIndex)
        #expect(places[1].map { $0 > text.startIndex } ?? false)
        #expect(blind.inputNotices(.utc).prefix(2) == first.map { PageNotice(.bad, $0) }[...])

        let run = RunRecord(id: RunID(7), asOf: asOf, state: .published, exitStatus: 3, summary: nil, policy: nil)
        var status = StatusReport(lastRun: run, totals: blind.totals, aging: [])
        status.lacksProof = true
        #expect(status.text(in: TextLocale(language)).hasPrefix(first[0][language] + "\n"))
    }

    @Test func `a broken control total is said at the top`() {
        var broken = summary
        broken.lateInputs = []
        broken.controlTotals.append(ControlTotal(name: "roll_forward", left: 1, right: 2))
        #expect(broken.text().hasPrefix("NOT PUBLISHED: these control totals do not hold: roll_forward."))
        #expect(!broken.text().contains("all 3 hold"))
    }

    @Test(
        arguments: [
            (6000, "6.00"), (990, "0.99"), (-6500, "-6.50"), (1, "0.001"), (0, "0.00"), (1_234_567_890, "1234567.89"),
            (Int64.min, "-9223372036854775.808"),
        ] as [(Int64, String)]
    )
    func `money keeps its thousandths`(_ milliunits: Int64, _ text: String) {
        #expect(wholeUnits(milliunits) == text)
    }

    @Test(arguments: [(10, 90, true), (9, 91, false), (0, 100, false), (0, 0, false), (1, 0, true)])
    func `a tenth of unreadable receipts is said aloud`(unreadable: Int, verified: Int, isSaid: Bool) {
        var totals = BookTotals()
        totals.evidenceByOutcome = ["unreadable": unreadable, "verified": verified]
        let text = RunSummary(runID: RunID(1), asOf: asOf, version: "0", totals: totals).text()
        #expect(text.contains("\(unreadable) of \(unreadable + verified) piece") == isSaid, "\(text)")
    }

    @Test(arguments: [(-1, false), (0, false), (1, true)] as [(Int64, Bool)])
    func `a beginning of the delivery records that lies ahead is said first`(days: Int64, isSaid: Bool) throws {
        var summary = RunSummary(runID: RunID(1), asOf: asOf, version: "0", totals: BookTotals())
        summary.creditsSince = asOf + .days(days)
        let first = try #require(summary.text().split(separator: "\n").first)
        #expect(first.hasPrefix("reconcile.credits_since is") == isSaid, "\(first)")
    }

    @Test(arguments: Language.allCases)
    func `what was put aside for want of an owner is named once there is one`(in language: Language) {
        var totals = BookTotals()
        func text() -> String {
            RunSummary(runID: RunID(1), asOf: asOf, version: "0", totals: totals).text(in: TextLocale(language))
        }
        #expect(!text().contains("`parked`"))
        totals.parkedWithOwner = 2
        #expect(text().contains("`parked`"), "\(text())")
    }

    @Test func `what people put aside is counted where nothing else is missing`() {
        var totals = BookTotals()
        func firstLine() -> String {
            let summary = RunSummary(runID: RunID(1), asOf: asOf, version: "1", totals: totals)
            return summary.text().split(separator: "\n").first { $0.hasPrefix("No paid") }.map { String($0) } ?? ""
        }
        #expect(firstLine() == "No paid purchase is missing its delivery.")
        totals.whiteByState = ["parked": 2]
        #expect(firstLine() == "No paid purchase is missing its delivery, apart from 2 that people put aside.")
    }
}
